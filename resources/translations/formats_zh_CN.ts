<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>FormatText</name>
    <message>
        <source>A name must not be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name must not be longer than %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name must not hold line breaks or other control characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name must be valid Unicode text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An image path must not hold control characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An image path must have &apos;/&apos; between folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An image path must be relative to the project file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format %1 has no options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format %1 has no option &quot;%2&quot;; it has: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 cannot be &quot;%2&quot;; it can be: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is beyond what a double can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are nested more than %1 levels deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice in one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known key here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is beyond the limit of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a text in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a point: two numbers in brackets, with decimal points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is text after the end of the JSON value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a name in quotes or &apos;}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected &apos;:&apos; after the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected &apos;,&apos; or &apos;}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected &apos;,&apos; or &apos;]&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid escape in a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text lacks its closing quote or holds a control character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number lacks digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a JSON value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not valid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN and infinity are not numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with a byte order mark; save it as UTF-8 without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is UTF-16; save it as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unexpected NUL character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a lessons file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two lessons have the id &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two shapes are called &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lesson&apos;s shape is a polygon, a circle or a capsule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair names two different shapes of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a Hullsmith project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project was saved by a newer Hullsmith (format version %1, this one reads up to %2); please update the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be 1 to %1 categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two categories are called &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bodies are called &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two shapes of one body are called &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shape is of type &quot;outline&quot;, &quot;circle&quot; or &quot;capsule&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no category &quot;%1&quot; in the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The category &quot;%1&quot; is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has more than %1 vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list has more than %1 entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a number is not finite or beyond the format&apos;s limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape &quot;%1/%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a category is not in the settings or named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has too many shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: two shapes have this name; rename one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two categories have the same name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has more than %1 bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: two bodies have this name; rename one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write the file: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>en</source>
        <comment>Code of the language shown: en or zh</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Box2dExporter</name>
    <message>
        <source>Density of sensors</source>
        <translation>传感器的密度</translation>
    </message>
    <message>
        <source>%1: Box2D 2.4 gets the capsule as a box and two discs, whose overlap counts twice in the mass</source>
        <translation>%1：Box2D 2.4&#x2009;得到的胶囊由一个盒子和两个圆组成，重叠部分的质量会计算两次</translation>
    </message>
    <message>
        <source>Box2D 3 would not take it: %1</source>
        <translation>Box2D 3&#x2009;不会接受：%1</translation>
    </message>
    <message>
        <source>Box2D header</source>
        <translation>Box2D&#x2009;头文件</translation>
    </message>
    <message>
        <source>C++ headers (*.hpp)</source>
        <translation>C++&#x2009;头文件 (*.hpp)</translation>
    </message>
    <message>
        <source>0: sensors add no mass</source>
        <translation>0：传感器不增加质量</translation>
    </message>
    <message>
        <source>as in the project</source>
        <translation>与项目相同</translation>
    </message>
    <message>
        <source>%1: as a sensor it is written with density 0, so that it adds no mass; %2 keeps it</source>
        <translation>%1：作为传感器以密度&#x2009;0&#x2009;写出，不增加质量；用&#x2009;%2&#x2009;可保留密度</translation>
    </message>
</context>
<context>
    <name>CsvExporter</name>
    <message>
        <source>Between fields</source>
        <translation>字段分隔符</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>%1: a spreadsheet takes this name for a formula</source>
        <translation>%1：电子表格会把这个名称当作公式</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>点坐标表</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
</context>
<context>
    <name>FormatText</name>
    <message>
        <source>A name must not be empty</source>
        <translation>名称不能为空</translation>
    </message>
    <message>
        <source>A name must not be longer than %1 characters</source>
        <translation>名称不能超过&#x2009;%1&#x2009;个字符</translation>
    </message>
    <message>
        <source>A name must not hold line breaks or other control characters</source>
        <translation>名称不能含有换行符或其他控制字符</translation>
    </message>
    <message>
        <source>A name must be valid Unicode text</source>
        <translation>名称必须是有效的&#x2009;Unicode&#x2009;文本</translation>
    </message>
    <message>
        <source>An image path must not hold control characters</source>
        <translation>图像路径不能含有控制字符</translation>
    </message>
    <message>
        <source>An image path must have &apos;/&apos; between folders</source>
        <translation>图像路径必须用“/”分隔文件夹</translation>
    </message>
    <message>
        <source>An image path must be relative to the project file</source>
        <translation>图像路径必须相对于项目文件</translation>
    </message>
    <message>
        <source>The format %1 has no options</source>
        <translation>格式&#x2009;%1&#x2009;没有选项</translation>
    </message>
    <message>
        <source>The format %1 has no option &quot;%2&quot;; it has: %3</source>
        <translation>格式&#x2009;%1&#x2009;没有选项“%2”；可用的选项：%3</translation>
    </message>
    <message>
        <source>The option %1 cannot be &quot;%2&quot;; it can be: %3</source>
        <translation>选项&#x2009;%1&#x2009;不能是“%2”；可用的值：%3</translation>
    </message>
    <message>
        <source>The number is beyond what a double can hold</source>
        <translation>数值超出双精度浮点数的范围</translation>
    </message>
    <message>
        <source>Values are nested more than %1 levels deep</source>
        <translation>值的嵌套超过&#x2009;%1&#x2009;层</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice in one object</source>
        <translation>“%1”在同一个对象中出现了两次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known key here</source>
        <translation>此处没有名为“%1”的键</translation>
    </message>
    <message>
        <source>Expected an object</source>
        <translation>此处应为对象</translation>
    </message>
    <message>
        <source>Expected a list</source>
        <translation>此处应为列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>Expected a number</source>
        <translation>此处应为数值</translation>
    </message>
    <message>
        <source>The number is beyond the limit of %1</source>
        <translation>数值超出上限&#x2009;%1</translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2</source>
        <translation>此处应为&#x2009;%1&#x2009;到&#x2009;%2&#x2009;之间的数值</translation>
    </message>
    <message>
        <source>Expected a number above 0</source>
        <translation>此处应为大于&#x2009;0&#x2009;的数值</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2</source>
        <translation>此处应为&#x2009;%1&#x2009;到&#x2009;%2&#x2009;之间的整数</translation>
    </message>
    <message>
        <source>Expected true or false</source>
        <translation>此处应为&#x2009;true&#x2009;或&#x2009;false</translation>
    </message>
    <message>
        <source>Expected a text in quotes</source>
        <translation>此处应为引号中的文本</translation>
    </message>
    <message>
        <source>Expected a point: two numbers in brackets, with decimal points</source>
        <translation>此处应为一个点：方括号中的两个数值，小数点用“.”</translation>
    </message>
    <message>
        <source>There is text after the end of the JSON value</source>
        <translation>JSON&#x2009;值结束后还有多余的文本</translation>
    </message>
    <message>
        <source>Expected a name in quotes or &apos;}&apos;</source>
        <translation>此处应为引号中的名称或“}”</translation>
    </message>
    <message>
        <source>Expected &apos;:&apos; after the name</source>
        <translation>名称后应为“:”</translation>
    </message>
    <message>
        <source>Expected &apos;,&apos; or &apos;}&apos;</source>
        <translation>此处应为“,”或“}”</translation>
    </message>
    <message>
        <source>Expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>此处应为“,”或“]”</translation>
    </message>
    <message>
        <source>Invalid escape in a text</source>
        <translation>文本中的转义序列无效</translation>
    </message>
    <message>
        <source>A text lacks its closing quote or holds a control character</source>
        <translation>文本缺少右引号或含有控制字符</translation>
    </message>
    <message>
        <source>A number lacks digits</source>
        <translation>数值缺少数字</translation>
    </message>
    <message>
        <source>Expected a JSON value</source>
        <translation>此处应为&#x2009;JSON&#x2009;值</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8</source>
        <translation>文本不是有效的&#x2009;UTF-8</translation>
    </message>
    <message>
        <source>The file ends too early</source>
        <translation>文件不完整，提前结束</translation>
    </message>
    <message>
        <source>NaN and infinity are not numbers</source>
        <translation>NaN&#x2009;和无穷大不是数值</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark; save it as UTF-8 without one</source>
        <translation>文件以字节顺序标记开头；请另存为不带该标记的&#x2009;UTF-8</translation>
    </message>
    <message>
        <source>The file is UTF-16; save it as UTF-8</source>
        <translation>文件是&#x2009;UTF-16&#x2009;编码；请另存为&#x2009;UTF-8</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB</source>
        <translation>文件大于&#x2009;%1 MiB</translation>
    </message>
    <message>
        <source>Unexpected NUL character</source>
        <translation>意外的&#x2009;NUL&#x2009;字符</translation>
    </message>
    <message>
        <source>This is not a lessons file</source>
        <translation>这不是课程文件</translation>
    </message>
    <message>
        <source>Two lessons have the id &quot;%1&quot;</source>
        <translation>两个课程的编号都是“%1”</translation>
    </message>
    <message>
        <source>Two shapes are called &quot;%1&quot;</source>
        <translation>两个形状都叫“%1”</translation>
    </message>
    <message>
        <source>A lesson&apos;s shape is a polygon, a circle or a capsule</source>
        <translation>课程的形状只能是多边形、圆或胶囊</translation>
    </message>
    <message>
        <source>A pair names two different shapes of the lesson</source>
        <translation>一对形状必须是课程中两个不同的形状</translation>
    </message>
    <message>
        <source>This is not a Hullsmith project</source>
        <translation>这不是&#x2009;Hullsmith&#x2009;项目</translation>
    </message>
    <message>
        <source>The project was saved by a newer Hullsmith (format version %1, this one reads up to %2); please update the program</source>
        <translation>项目由更新版本的&#x2009;Hullsmith&#x2009;保存（格式版本&#x2009;%1，本程序最高支持&#x2009;%2）；请更新程序</translation>
    </message>
    <message>
        <source>There must be 1 to %1 categories</source>
        <translation>类别数必须为&#x2009;1&#x2009;到&#x2009;%1</translation>
    </message>
    <message>
        <source>Two categories are called &quot;%1&quot;</source>
        <translation>两个类别都叫“%1”</translation>
    </message>
    <message>
        <source>Two bodies are called &quot;%1&quot;</source>
        <translation>两个物体都叫“%1”</translation>
    </message>
    <message>
        <source>Two shapes of one body are called &quot;%1&quot;</source>
        <translation>同一物体的两个形状都叫“%1”</translation>
    </message>
    <message>
        <source>A shape is of type &quot;outline&quot;, &quot;circle&quot; or &quot;capsule&quot;</source>
        <translation>形状的类型只能是“outline”、“circle”或“capsule”</translation>
    </message>
    <message>
        <source>There is no category &quot;%1&quot; in the settings</source>
        <translation>设置中没有类别“%1”</translation>
    </message>
    <message>
        <source>The category &quot;%1&quot; is named twice</source>
        <translation>类别“%1”出现了两次</translation>
    </message>
    <message>
        <source>The project has more than %1 vertices</source>
        <translation>项目的顶点超过&#x2009;%1&#x2009;个</translation>
    </message>
    <message>
        <source>The list has more than %1 entries</source>
        <translation>列表超过&#x2009;%1&#x2009;项</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: a number is not finite or beyond the format&apos;s limits</source>
        <translation>%1：有数值不是有限数或超出格式的限制</translation>
    </message>
    <message>
        <source>Body &quot;%1&quot;</source>
        <translation>物体“%1”</translation>
    </message>
    <message>
        <source>Shape &quot;%1/%2&quot;</source>
        <translation>形状“%1/%2”</translation>
    </message>
    <message>
        <source>%1: a category is not in the settings or named twice</source>
        <translation>%1：有类别不在设置中或出现了两次</translation>
    </message>
    <message>
        <source>%1 has too many shapes</source>
        <translation>%1&#x2009;的形状太多</translation>
    </message>
    <message>
        <source>%1: two shapes have this name; rename one</source>
        <translation>%1：有两个形状同名；请为其中一个改名</translation>
    </message>
    <message>
        <source>Project settings</source>
        <translation>项目设置</translation>
    </message>
    <message>
        <source>Two categories have the same name</source>
        <translation>两个类别同名</translation>
    </message>
    <message>
        <source>The project has more than %1 bodies</source>
        <translation>项目的物体超过&#x2009;%1&#x2009;个</translation>
    </message>
    <message>
        <source>%1: two bodies have this name; rename one</source>
        <translation>%1：有两个物体同名；请为其中一个改名</translation>
    </message>
    <message>
        <source>Cannot read the file: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>Cannot write the file: %1</source>
        <translation>无法写入文件：%1</translation>
    </message>
    <message>
        <source>vertex %1 is not a finite number</source>
        <translation>顶点&#x2009;%1&#x2009;不是有限数</translation>
    </message>
    <message>
        <source>it has fewer than three different vertices</source>
        <translation>不同的顶点少于三个</translation>
    </message>
    <message>
        <source>all its vertices lie on one line</source>
        <translation>所有顶点都在一条直线上</translation>
    </message>
    <message>
        <source>its edges %1 and %2 cross</source>
        <translation>边&#x2009;%1&#x2009;与边&#x2009;%2&#x2009;相交</translation>
    </message>
    <message>
        <source>it folds back on itself at vertex %1</source>
        <translation>轮廓在顶点&#x2009;%1&#x2009;处折返</translation>
    </message>
    <message>
        <source>it touches itself</source>
        <translation>轮廓与自身接触</translation>
    </message>
    <message>
        <source>its vertices %1 and %2 are %3 m apart; %4 welds up to %5 m</source>
        <translation>顶点&#x2009;%1&#x2009;与顶点&#x2009;%2&#x2009;相距&#x2009;%3 m；%4&#x2009;会把相距不超过&#x2009;%5 m&#x2009;的顶点合并</translation>
    </message>
    <message>
        <source>it has %1 corners; %2 takes at most %3</source>
        <translation>它有&#x2009;%1&#x2009;个角；%2&#x2009;最多接受&#x2009;%3&#x2009;个</translation>
    </message>
    <message>
        <source>its area of %1 m² is below %2 m², the least that %3 takes</source>
        <translation>它的面积&#x2009;%1 m²&#x2009;小于&#x2009;%3&#x2009;可接受的最小值&#x2009;%2 m²</translation>
    </message>
    <message>
        <source>vertex %1 is too far out for the file&apos;s numbers</source>
        <translation>顶点&#x2009;%1&#x2009;太远，超出文件数值的范围</translation>
    </message>
    <message>
        <source>it is too thin or too small for the file&apos;s precision</source>
        <translation>它太细或太小，超出文件的精度</translation>
    </message>
    <message>
        <source>its density, friction, restitution or group is out of range</source>
        <translation>它的密度、摩擦、恢复系数或组超出范围</translation>
    </message>
    <message>
        <source>a coordinate is beyond %1 pixels</source>
        <translation>有坐标超出&#x2009;%1&#x2009;像素</translation>
    </message>
    <message>
        <source>a number is not finite or too large for the file</source>
        <translation>有数值不是有限数或对文件来说太大</translation>
    </message>
    <message>
        <source>its radius is zero in the file</source>
        <translation>它在文件中的半径为零</translation>
    </message>
    <message>
        <source>its ends are one point to %1; make it a circle</source>
        <translation>对&#x2009;%1&#x2009;来说它的两端是同一点；请改成圆</translation>
    </message>
    <message>
        <source>it is too small for %1</source>
        <translation>对&#x2009;%1&#x2009;来说它太小</translation>
    </message>
    <message>
        <source>The project has no shapes to export</source>
        <translation>项目没有可导出的形状</translation>
    </message>
    <message>
        <source>%1: it has no image to normalise by</source>
        <translation>%1：没有可用来归一化的图像</translation>
    </message>
    <message>
        <source>%1: its image &quot;%2&quot; cannot be read, so its size is not known</source>
        <translation>%1：无法读取图像“%2”，因此不知道它的尺寸</translation>
    </message>
    <message>
        <source>%1 has no image: its points count from where the image&apos;s bottom left corner would be</source>
        <translation>%1&#x2009;没有图像：点的坐标从图像左下角应在的位置算起</translation>
    </message>
    <message>
        <source>%1: Box2D 2.4 loses one of its corners to rounding; remove nearly straight corners</source>
        <translation>%1：Box2D 2.4&#x2009;会因舍入丢失它的一个角；请删除近乎平直的角</translation>
    </message>
    <message>
        <source>%1: it is too small for its distance from the pivot; Box2D would find no inertia</source>
        <translation>%1：相对于到轴心点的距离，它太小；Box2D&#x2009;会得不到转动惯量</translation>
    </message>
    <message>
        <source>%1: Box2D 3 drops corners within %2 m of straight</source>
        <translation>%1：Box2D 3&#x2009;会舍去离直线不超过&#x2009;%2 m&#x2009;的角</translation>
    </message>
    <message>
        <source>“%1: %2”</source>
        <extracomment>An option of the export dialog and its value.</extracomment>
        <translation>“%1：%2”</translation>
    </message>
    <message>
        <source>pivot of the body</source>
        <translation>物体的轴心点</translation>
    </message>
    <message>
        <source>top left of the image</source>
        <translation>图像左上角</translation>
    </message>
    <message>
        <source>bottom left of the image</source>
        <translation>图像左下角</translation>
    </message>
    <message>
        <source>centre of the image</source>
        <translation>图像中心</translation>
    </message>
    <message>
        <source>Expected one of %1</source>
        <translation>应为以下之一：%1</translation>
    </message>
    <message>
        <source>Expected 4 or 8</source>
        <translation>应为 4 或 8</translation>
    </message>
    <message>
        <source>Expected %1 whole numbers in brackets</source>
        <translation>应为方括号中的 %1 个整数</translation>
    </message>
    <message>
        <source>Expected a cut line: two points in brackets</source>
        <translation>应为切割线：方括号中的两个点</translation>
    </message>
    <message>
        <source>(%1, %2) pixels</source>
        <translation>(%1, %2) 像素</translation>
    </message>
    <message>
        <source>a vertex of a hole or of a cut line is not a finite number</source>
        <translation>孔或切割线的一个顶点不是有限的数</translation>
    </message>
    <message>
        <source>the hole at %1 has no area</source>
        <translation>位于 %1 的孔没有面积</translation>
    </message>
    <message>
        <source>its rings cross or overlap at %1</source>
        <translation>它的各环在 %1 处相交或重叠</translation>
    </message>
    <message>
        <source>it touches itself at %1</source>
        <translation>它在 %1 处与自身接触</translation>
    </message>
    <message>
        <source>it cannot be split with at most so many corners</source>
        <translation>无法按这样的顶点上限拆分</translation>
    </message>
    <message>
        <source>its piece %1, at %2: %3</source>
        <translation>它的第 %1 块（位于 %2）：%3</translation>
    </message>
</context>
<context>
    <name>GodotExporter</name>
    <message>
        <source>%1: Godot has no groups; its group %2 is left out</source>
        <translation>%1：Godot&#x2009;没有组；它的组&#x2009;%2&#x2009;被省略</translation>
    </message>
    <message>
        <source>%1: Godot has no density; set the mass of a RigidBody2D instead</source>
        <translation>%1：Godot&#x2009;没有密度；请改为设置&#x2009;RigidBody2D&#x2009;的质量</translation>
    </message>
    <message>
        <source>Godot 4 scene</source>
        <translation>Godot 4&#x2009;场景</translation>
    </message>
    <message>
        <source>Godot scenes (*.tscn)</source>
        <translation>Godot&#x2009;场景 (*.tscn)</translation>
    </message>
</context>
<context>
    <name>JsonExporter</name>
    <message>
        <source>Unit of lengths</source>
        <translation>长度单位</translation>
    </message>
    <message>
        <source>Direction of y</source>
        <translation>y&#x2009;轴方向</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>%1 has another scale than the first body, and the file states one for all; export with units=metre</source>
        <translation>%1&#x2009;的比例与第一个物体不同，而文件只写一个比例；请用&#x2009;units=metre&#x2009;导出</translation>
    </message>
    <message>
        <source>%1: its image &quot;%2&quot; cannot be read; the file leaves it out</source>
        <translation>%1：无法读取图像“%2”；文件中将省略它</translation>
    </message>
    <message>
        <source>Plain JSON</source>
        <translation>普通&#x2009;JSON</translation>
    </message>
    <message>
        <source>Collision shapes (*.json)</source>
        <translation>碰撞形状 (*.json)</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>米</translation>
    </message>
    <message>
        <source>image widths</source>
        <translation>图像宽度</translation>
    </message>
    <message>
        <source>down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>up</source>
        <translation>向上</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>en</source>
        <comment>Code of the language shown: en or zh</comment>
        <translation>zh</translation>
    </message>
</context>
</TS>

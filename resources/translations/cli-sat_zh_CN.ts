<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>InspectCommand</name>
    <message>
        <source>there is no scene &quot;%1&quot;</source>
        <translation>没有场景“%1”</translation>
    </message>
    <message>
        <source>name a project file with two shapes, or --scene, not both</source>
        <translation>请给出项目文件和两个形状，或&#x2009;--scene，不能同时给出</translation>
    </message>
    <message>
        <source>there is no algorithm &quot;%1&quot;; there is sat</source>
        <translation>没有算法“%1”；现有&#x2009;sat</translation>
    </message>
    <message>
        <source>--theme takes light or dark, not &quot;%1&quot;</source>
        <translation>--theme&#x2009;只接受&#x2009;light&#x2009;或&#x2009;dark，而不是“%1”</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT from %1 to %2, not &quot;%3&quot;</source>
        <translation>--size&#x2009;接受&#x2009;宽x高，范围&#x2009;%1&#x2009;到&#x2009;%2，而不是“%3”</translation>
    </message>
    <message>
        <source>say where to write with --export</source>
        <translation>请用&#x2009;--export&#x2009;指定输出位置</translation>
    </message>
    <message>
        <source>the name must end with .png or .svg, not &quot;%1&quot;</source>
        <translation>文件名必须以&#x2009;.png&#x2009;或&#x2009;.svg&#x2009;结尾，而不是“%1”</translation>
    </message>
    <message>
        <source>there is no step &quot;%1&quot; in this test</source>
        <translation>这次检测中没有步骤“%1”</translation>
    </message>
    <message>
        <source>the picture could not be written</source>
        <translation>无法写入图片</translation>
    </message>
</context>
<context>
    <name>PairArguments</name>
    <message>
        <source>name a project file and two shapes, as BODY or BODY/SHAPE</source>
        <translation>请给出项目文件和两个形状，写作&#x2009;BODY&#x2009;或&#x2009;BODY/SHAPE</translation>
    </message>
    <message>
        <source>there is no body &quot;%1&quot;; there are %2</source>
        <translation>没有名为“%1”的物体；现有&#x2009;%2</translation>
    </message>
    <message>
        <source>body &quot;%1&quot; has no shape &quot;%2&quot;; it has %3</source>
        <translation>物体“%1”没有形状“%2”；它有&#x2009;%3</translation>
    </message>
    <message>
        <source>body &quot;%1&quot; has no shapes</source>
        <translation>物体“%1”没有形状</translation>
    </message>
    <message>
        <source>name two different shapes</source>
        <translation>请给出两个不同的形状</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>--%1 takes metres, 0 or more, not &quot;%2&quot;</source>
        <translation>--%1 的取值是不小于 0 的米数，不能是“%2”</translation>
    </message>
</context>
<context>
    <name>SatCommand</name>
    <message>
        <source>--policy takes open, closed or tolerance=E, not &quot;%1&quot;</source>
        <translation>--policy&#x2009;接受&#x2009;open、closed&#x2009;或&#x2009;tolerance=E，而不是“%1”</translation>
    </message>
    <message>
        <source>--fail-on takes overlap or touch, not &quot;%1&quot;</source>
        <translation>--fail-on&#x2009;接受&#x2009;overlap&#x2009;或&#x2009;touch，而不是“%1”</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>interval A</source>
        <translation>A&#x2009;的区间</translation>
    </message>
    <message>
        <source>interval B</source>
        <translation>B&#x2009;的区间</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>parallel to %1</source>
        <translation>与&#x2009;%1&#x2009;平行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>relation, detail</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>a collision</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>no collision</source>
        <translation>不碰撞</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>letter, name of a shape</comment>
        <translation>%1&#x2009;是&#x2009;%2</translation>
    </message>
    <message>
        <source>under the rule &quot;%1&quot;: %2</source>
        <translation>按“%1”的约定：%2</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>接触点</translation>
    </message>
    <message>
        <source>on A</source>
        <translation>A&#x2009;上</translation>
    </message>
    <message>
        <source>on B</source>
        <translation>B&#x2009;上</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>distance %1, from %2 on A to %3 on B</source>
        <translation>距离&#x2009;%1，从&#x2009;A&#x2009;上的&#x2009;%2&#x2009;到&#x2009;B&#x2009;上的&#x2009;%3</translation>
    </message>
</context>
</TS>

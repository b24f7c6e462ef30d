<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>InspectMode</name>
    <message>
        <source>Inspect</source>
        <translation>检视</translation>
    </message>
    <message>
        <source>. next · , previous · T align · X swap · K play</source>
        <translation>.&#x2009;下一步&#x2009;· ,&#x2009;上一步&#x2009;· T&#x2009;对齐&#x2009;· X&#x2009;交换&#x2009;· K&#x2009;播放</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>hint of the tool, keys</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: cannot be tested</source>
        <translation>%1：无法检测</translation>
    </message>
    <message>
        <source>%1: circle, r = %2</source>
        <translation>%1：圆，r = %2</translation>
    </message>
    <message>
        <source>%1: capsule, r = %2</source>
        <translation>%1：胶囊，r = %2</translation>
    </message>
    <message>
        <source>%1: hull of %2 vertices</source>
        <translation>%1：%2&#x2009;个顶点的凸包</translation>
    </message>
    <message>
        <source>%1: %2 vertices, convex</source>
        <translation>%1：%2&#x2009;个顶点，凸</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <comment>both shapes</comment>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>形状对</translation>
    </message>
    <message>
        <source>SAT steps</source>
        <translation>SAT&#x2009;步骤</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>伪代码</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图形</translation>
    </message>
    <message>
        <source>SVG picture (*.svg);;PNG picture (*.png)</source>
        <translation>SVG&#x2009;图片&#x2009;(*.svg);;PNG&#x2009;图片&#x2009;(*.png)</translation>
    </message>
    <message>
        <source>The figure could not be written: %1</source>
        <translation>无法写入图形：%1</translation>
    </message>
    <message>
        <source>← → or dragging turn the axis (Shift 15°, Ctrl 0.1°) · ↑ ↓ move it · A leaves it</source>
        <translation>← →&#x2009;或拖动可转动轴（Shift 15°，Ctrl 0.1°） · ↑ ↓&#x2009;可平移轴 · A&#x2009;退出</translation>
    </message>
    <message>
        <source>%1: %2 vertices, r = %3</source>
        <translation>%1：%2 个顶点，r = %3</translation>
    </message>
</context>
<context>
    <name>InspectPivot</name>
    <message>
        <source>Drag moves the axis line aside; intervals, overlaps and gaps do not depend on where it stands · double click puts it back</source>
        <translation>拖动可平移轴线；区间、重叠量和间隙与轴线的位置无关 · 双击放回原处</translation>
    </message>
</context>
</TS>

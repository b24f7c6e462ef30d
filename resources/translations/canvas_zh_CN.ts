<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BodyItem</name>
    <message>
        <source>%1: nothing is selected</source>
        <translation>%1：未选择任何内容</translation>
    </message>
    <message numerus="yes">
        <source>%1: shape %2, %n of its vertices selected</source>
        <translation>
            <numerusform>%1：形状&#x2009;%2，已选中&#x2009;%n&#x2009;个顶点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>centroid %1, %2 m</source>
        <translation>质心&#x2009;%1, %2 m</translation>
    </message>
    <message>
        <source>%1 m</source>
        <comment>scale bar</comment>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m = %2 px</source>
        <comment>scale bar</comment>
        <translation>%1 m = %2 px</translation>
    </message>
    <message>
        <source>Drawing area</source>
        <translation>绘图区</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AuthorMode</name>
    <message>
        <source>Author</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Drop sprites here</source>
        <translation>将精灵图拖放到此处</translation>
    </message>
    <message>
        <source>Each PNG, JPEG, WebP or SVG becomes a body to draw shapes on. Projects (.hull) can be dropped as well.</source>
        <translation>每个&#x2009;PNG、JPEG、WebP&#x2009;或&#x2009;SVG&#x2009;文件都会成为一个可在其上绘制形状的物体。也可以拖放项目文件（.hull）。</translation>
    </message>
    <message>
        <source>Select an outline first</source>
        <translation>请先选择一个轮廓</translation>
    </message>
    <message>
        <source>Nothing to change in the selected outlines</source>
        <translation>所选轮廓无需更改</translation>
    </message>
    <message>
        <source>Select shapes, or bodies in the list, first</source>
        <translation>请先选择形状，或在列表中选择物体</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Duplicate bodies</source>
        <translation>复制一份物体</translation>
    </message>
    <message>
        <source>Select vertices or shapes first</source>
        <translation>请先选择顶点或形状</translation>
    </message>
    <message>
        <source>Remove bodies</source>
        <translation>移除物体</translation>
    </message>
    <message>
        <source>Select vertices first</source>
        <translation>请先选择顶点</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BandDrag</name>
    <message>
        <source>Release to select the vertices in the box · Esc leaves the selection as it was</source>
        <translation>松开即选中框内的顶点 · Esc&#x2009;恢复原来的选择</translation>
    </message>
</context>
<context>
    <name>BodyDrag</name>
    <message>
        <source>Release to drop the body · Shift keeps to one axis · Ctrl inverts snapping · Esc puts it back</source>
        <translation>松开即放下物体 · Shift&#x2009;只沿一个轴 · Ctrl&#x2009;反转吸附 · Esc&#x2009;放回原处</translation>
    </message>
</context>
<context>
    <name>BoxTool</name>
    <message>
        <source>Drag from corner to corner · Shift makes a square · Enter adds a box at the pivot</source>
        <translation>从一角拖到对角 · Shift&#x2009;画正方形 · Enter&#x2009;在轴心处添加矩形</translation>
    </message>
    <message>
        <source>Release to add the box · Shift makes a square · Ctrl inverts snapping · Esc cancels</source>
        <translation>松开即添加矩形 · Shift&#x2009;画正方形 · Ctrl&#x2009;反转吸附 · Esc&#x2009;取消</translation>
    </message>
</context>
<context>
    <name>CircleTool</name>
    <message>
        <source>radius %1</source>
        <translation>半径&#x2009;%1</translation>
    </message>
    <message>
        <source>Drag from the centre to the rim · Shift keeps the radius to whole pixels · Enter adds a circle at the pivot</source>
        <translation>从圆心拖到圆周 · Shift&#x2009;使半径为整像素 · Enter&#x2009;在轴心处添加圆</translation>
    </message>
    <message>
        <source>Release to add the circle · Shift keeps the radius to whole pixels · Ctrl inverts snapping · Esc cancels</source>
        <translation>松开即添加圆 · Shift&#x2009;使半径为整像素 · Ctrl&#x2009;反转吸附 · Esc&#x2009;取消</translation>
    </message>
</context>
<context>
    <name>CutTool</name>
    <message>
        <source>passes through no outline</source>
        <translation>没有穿过任何轮廓</translation>
    </message>
    <message>
        <source>pieces: %1</source>
        <translation>凸块：%1</translation>
    </message>
    <message>
        <source>Release or click to set the other end · Shift turns in steps of 15° · Ctrl does not snap · Esc cancels</source>
        <translation>松开或单击以确定另一端 · Shift&#x2009;以&#x2009;15°&#x2009;为步长转动 · Ctrl&#x2009;不吸附 · Esc&#x2009;取消</translation>
    </message>
    <message>
        <source>Delete removes this cut line · Drag or click twice to draw another</source>
        <translation>Delete&#x2009;删除这条切割线 · 拖动或单击两次再画一条</translation>
    </message>
    <message>
        <source>Drag or click twice across an outline to cut it · Enter cuts between two selected vertices · Delete over a cut line removes it</source>
        <translation>拖动或单击两次，画一条穿过轮廓的切割线 · Enter&#x2009;在两个选中的顶点之间切割 · 在切割线上按&#x2009;Delete&#x2009;删除它</translation>
    </message>
</context>
<context>
    <name>HandTool</name>
    <message>
        <source>Drag to move the view · the wheel zooms at the cursor · arrow keys move it too</source>
        <translation>拖动以平移视图 · 滚轮在光标处缩放 · 方向键也可平移</translation>
    </message>
</context>
<context>
    <name>PivotTool</name>
    <message>
        <source>pivot %1</source>
        <translation>轴心&#x2009;%1</translation>
    </message>
    <message>
        <source>There is no body yet: drop an image or add a body first</source>
        <translation>还没有物体：请先拖入图像或添加物体</translation>
    </message>
    <message>
        <source>Release to set the pivot · Ctrl inverts snapping · Esc puts it back</source>
        <translation>松开即设定轴心 · Ctrl&#x2009;反转吸附 · Esc&#x2009;放回原处</translation>
    </message>
    <message>
        <source>Click or drag to set the pivot; the shapes stay on the image · arrow keys nudge it by 1 px (Shift 10, Alt 0.1)</source>
        <translation>单击或拖动以设定轴心，形状在图像上保持不动 · 方向键微移&#x2009;1 px（Shift 10，Alt 0.1）</translation>
    </message>
</context>
<context>
    <name>PolygonTool</name>
    <message>
        <source>Click to place the first vertex</source>
        <translation>单击以放置第一个顶点</translation>
    </message>
    <message>
        <source>Click to close the outline</source>
        <translation>单击以闭合轮廓</translation>
    </message>
    <message>
        <source>Click to add a vertex · Enter or click the first to close · Backspace removes the last · Shift turns in steps of 15° · Esc cancels</source>
        <translation>单击以添加顶点 · 按&#x2009;Enter&#x2009;或单击第一个顶点闭合 · Backspace&#x2009;撤回上一个 · Shift&#x2009;以&#x2009;15°&#x2009;为一步 · Esc&#x2009;取消</translation>
    </message>
    <message>
        <source>Click to add a vertex (an outline needs three) · Backspace removes the last · Shift turns in steps of 15° · Esc cancels</source>
        <translation>单击以添加顶点（轮廓至少需要三个）· Backspace&#x2009;撤回上一个 · Shift&#x2009;以&#x2009;15°&#x2009;为一步 · Esc&#x2009;取消</translation>
    </message>
</context>
<context>
    <name>RimDrag</name>
    <message>
        <source>Change radius</source>
        <translation>更改半径</translation>
    </message>
    <message>
        <source>radius %1</source>
        <translation>半径&#x2009;%1</translation>
    </message>
    <message>
        <source>Release to keep the radius · Ctrl inverts snapping · Esc puts it back</source>
        <translation>松开即确定半径 · Ctrl&#x2009;反转吸附 · Esc&#x2009;恢复原值</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Vertex %1: %2</source>
        <translation>顶点&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>Drag moves the vertex · Shift-click adds it, Ctrl-click toggles it · Delete removes the selected ones</source>
        <translation>拖动以移动顶点 · Shift&#x2009;单击加选，Ctrl&#x2009;单击切换 · Delete&#x2009;删除选中的顶点</translation>
    </message>
    <message>
        <source>Press to insert a vertex and drag it · Alt + drag moves the edge</source>
        <translation>按下即插入顶点并可拖动 · Alt + 拖动移动整条边</translation>
    </message>
    <message>
        <source>Drag changes the radius</source>
        <translation>拖动以更改半径</translation>
    </message>
    <message>
        <source>Drag moves the body · double-click edits the shape&apos;s points</source>
        <translation>拖动以移动物体 · 双击编辑形状的顶点</translation>
    </message>
    <message>
        <source>Drag moves the shape · double-click edits its points · Shift-click adds it</source>
        <translation>拖动以移动形状 · 双击编辑其顶点 · Shift&#x2009;单击加选</translation>
    </message>
    <message>
        <source>Nothing to select yet: draw a shape first</source>
        <translation>还没有可选的形状：请先画一个</translation>
    </message>
    <message>
        <source>Click selects a shape · drag on empty canvas selects the vertices in a box</source>
        <translation>单击选择形状 · 在空白处拖动可框选顶点</translation>
    </message>
    <message>
        <source>Arrow keys nudge by 1 px (Shift 10, Alt 0.1) · Delete removes · Esc selects nothing</source>
        <translation>方向键微移&#x2009;1 px（Shift 10，Alt 0.1）· Delete&#x2009;删除 · Esc&#x2009;取消选择</translation>
    </message>
    <message>
        <source>Hole %1, vertex %2: %3</source>
        <translation>孔&#x2009;%1，顶点&#x2009;%2：%3</translation>
    </message>
    <message>
        <source>Enter types the coordinates · arrow keys nudge by 1 px (Shift 10, Alt 0.1) · Delete removes · Esc selects nothing</source>
        <translation>Enter&#x2009;键入坐标 · 方向键微移&#x2009;1 px（Shift 10，Alt 0.1）· Delete&#x2009;删除 · Esc&#x2009;取消选择</translation>
    </message>
</context>
<context>
    <name>ShapeDrag</name>
    <message>
        <source>Release to drop the shape · Shift keeps to one axis · Ctrl inverts snapping · Esc puts it back</source>
        <translation>松开即放下形状 · Shift&#x2009;只沿一个轴 · Ctrl&#x2009;反转吸附 · Esc&#x2009;放回原处</translation>
    </message>
</context>
<context>
    <name>VertexDrag</name>
    <message>
        <source>Release to drop · Shift keeps to one axis · Ctrl inverts snapping · Esc puts it back</source>
        <translation>松开即放下 · Shift&#x2009;只沿一个轴 · Ctrl&#x2009;反转吸附 · Esc&#x2009;放回原处</translation>
    </message>
</context>
<context>
    <name>WandTool</name>
    <message>
        <source>There is no solid pixel here</source>
        <translation>此处没有实心像素</translation>
    </message>
    <message>
        <source>This island is a shape already: %1</source>
        <translation>此岛已是形状：%1</translation>
    </message>
    <message>
        <source>Trace island</source>
        <translation>描摹岛</translation>
    </message>
    <message>
        <source>This body has no image to trace</source>
        <translation>此物体没有可描摹的图像</translation>
    </message>
    <message>
        <source>Click, or Enter, to add this island as a shape · ← → go to other islands</source>
        <translation>单击或按 Enter 将此岛添加为形状 · ← → 切换到其他岛</translation>
    </message>
    <message>
        <source>Click an island of the sprite to trace it · ← → go through the islands</source>
        <translation>单击精灵图中的一个岛进行描摹 · ← → 逐个切换岛</translation>
    </message>
    <message>
        <source>Traced: %1 vertices, at most %2 px off</source>
        <translation>已描摹：%1 个顶点，最大偏差 %2 px</translation>
    </message>
</context>
</TS>

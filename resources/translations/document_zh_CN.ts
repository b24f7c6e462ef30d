<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AddBodyCommand</name>
    <message>
        <source>Add body</source>
        <translation>添加物体</translation>
    </message>
</context>
<context>
    <name>AddShapeCommand</name>
    <message>
        <source>Add polygon</source>
        <translation>添加多边形</translation>
    </message>
    <message>
        <source>Add circle</source>
        <translation>添加圆</translation>
    </message>
    <message>
        <source>Add capsule</source>
        <translation>添加胶囊形</translation>
    </message>
</context>
<context>
    <name>ApplyTraceCommand</name>
    <message>
        <source>Trace image</source>
        <translation>描摹图像</translation>
    </message>
</context>
<context>
    <name>ChangeBodyCommand</name>
    <message>
        <source>Rename body</source>
        <translation>重命名物体</translation>
    </message>
    <message>
        <source>Change image</source>
        <translation>更换图像</translation>
    </message>
    <message>
        <source>Move pivot</source>
        <translation>移动轴心点</translation>
    </message>
    <message>
        <source>Change scale</source>
        <translation>更改比例</translation>
    </message>
    <message>
        <source>Change body</source>
        <translation>更改物体</translation>
    </message>
    <message>
        <source>Change trace settings</source>
        <translation>更改描摹设置</translation>
    </message>
</context>
<context>
    <name>ChangeSettingsCommand</name>
    <message>
        <source>Change target engine</source>
        <translation>更改目标引擎</translation>
    </message>
    <message>
        <source>Change scale</source>
        <translation>更改比例</translation>
    </message>
    <message>
        <source>Change grid</source>
        <translation>更改网格</translation>
    </message>
    <message>
        <source>Change categories</source>
        <translation>更改类别</translation>
    </message>
</context>
<context>
    <name>ChangeShapePropertiesCommand</name>
    <message>
        <source>Rename shape</source>
        <translation>重命名形状</translation>
    </message>
    <message>
        <source>Change density</source>
        <translation>更改密度</translation>
    </message>
    <message>
        <source>Change friction</source>
        <translation>更改摩擦系数</translation>
    </message>
    <message>
        <source>Change restitution</source>
        <translation>更改恢复系数</translation>
    </message>
    <message>
        <source>Change sensor</source>
        <translation>更改传感器标记</translation>
    </message>
    <message>
        <source>Change collision filter</source>
        <translation>更改碰撞过滤</translation>
    </message>
</context>
<context>
    <name>DeleteVerticesCommand</name>
    <message>
        <source>Delete vertex</source>
        <translation>删除顶点</translation>
    </message>
    <message>
        <source>Delete %1 vertices</source>
        <translation>删除&#x2009;%1&#x2009;个顶点</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>%1 mm²</source>
        <translation>%1 mm²</translation>
    </message>
    <message>
        <source>%1 m²</source>
        <translation>%1 m²</translation>
    </message>
    <message>
        <source>Hole %1: %2</source>
        <translation>孔&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>Only one vertex</source>
        <translation>只有一个顶点</translation>
    </message>
    <message>
        <source>Only %1 vertices</source>
        <translation>只有&#x2009;%1&#x2009;个顶点</translation>
    </message>
    <message>
        <source>Outline bends inwards at vertex %1</source>
        <translation>轮廓在顶点&#x2009;%1&#x2009;处向内凹</translation>
    </message>
    <message>
        <source>Outline bends inwards at %1 vertices</source>
        <translation>轮廓在&#x2009;%1&#x2009;个顶点处向内凹</translation>
    </message>
    <message>
        <source>Outline touches itself at vertices %1 and %2</source>
        <translation>轮廓在顶点&#x2009;%1&#x2009;与&#x2009;%2&#x2009;处碰到自身</translation>
    </message>
    <message>
        <source>Outline touches itself at vertex %1</source>
        <translation>轮廓在顶点&#x2009;%1&#x2009;处碰到自身</translation>
    </message>
    <message>
        <source>Outline touches itself</source>
        <translation>轮廓碰到自身</translation>
    </message>
    <message>
        <source>Edge %1 is %2 m long</source>
        <translation>边&#x2009;%1&#x2009;长&#x2009;%2 m</translation>
    </message>
    <message>
        <source>Vertices %1 and %2 are %3 m apart</source>
        <translation>顶点&#x2009;%1&#x2009;与&#x2009;%2&#x2009;相距&#x2009;%3 m</translation>
    </message>
    <message>
        <source>%1 welds below %2 m</source>
        <translation>%1&#x2009;会合并间距小于&#x2009;%2 m&#x2009;的顶点</translation>
    </message>
    <message>
        <source>%1 welds below %2 m where both end up in one piece</source>
        <translation>若两点落在同一块里，%1&#x2009;会合并间距小于&#x2009;%2 m&#x2009;的顶点</translation>
    </message>
    <message>
        <source>Vertex %1 is not a finite number</source>
        <translation>顶点&#x2009;%1&#x2009;的坐标不是有限数</translation>
    </message>
    <message>
        <source>All vertices lie on one line</source>
        <translation>所有顶点都在一条直线上</translation>
    </message>
    <message>
        <source>Vertex %1 repeats the vertex beside it</source>
        <translation>顶点&#x2009;%1&#x2009;与相邻顶点重复</translation>
    </message>
    <message>
        <source>Outline is clockwise</source>
        <translation>轮廓为顺时针绕向</translation>
    </message>
    <message>
        <source>Edges %1 and %2 cross</source>
        <translation>边&#x2009;%1&#x2009;与边&#x2009;%2&#x2009;相交</translation>
    </message>
    <message>
        <source>Outline folds back on itself at vertex %1</source>
        <translation>轮廓在顶点&#x2009;%1&#x2009;处折回自身</translation>
    </message>
    <message>
        <source>Vertex %1 lies on the line between its neighbours</source>
        <translation>顶点&#x2009;%1&#x2009;在相邻两点的连线上</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1&#x2009;个顶点</translation>
    </message>
    <message>
        <source>Vertex %1 lies %2 m off the line between its neighbours</source>
        <translation>顶点&#x2009;%1&#x2009;距相邻两点的连线&#x2009;%2 m</translation>
    </message>
    <message>
        <source>The outline has a hole</source>
        <translation>轮廓有一个孔</translation>
    </message>
    <message>
        <source>The outline has %1 holes</source>
        <translation>轮廓有&#x2009;%1&#x2009;个孔</translation>
    </message>
    <message>
        <source>%1 has no capsules</source>
        <translation>%1&#x2009;没有胶囊形</translation>
    </message>
    <message>
        <source>Area is %1</source>
        <translation>面积为&#x2009;%1</translation>
    </message>
    <message>
        <source>Inertia is %1 kg m²</source>
        <translation>转动惯量为&#x2009;%1 kg m²</translation>
    </message>
    <message>
        <source>Radius is %1 m</source>
        <translation>半径为&#x2009;%1 m</translation>
    </message>
    <message>
        <source>Image is missing: %1</source>
        <translation>缺少图像：%1</translation>
    </message>
    <message>
        <source>Coordinates are finite numbers</source>
        <translation>坐标必须是有限数</translation>
    </message>
    <message>
        <source>A polygon needs three different vertices</source>
        <translation>多边形需要三个不同的顶点</translation>
    </message>
    <message>
        <source>The shape is incomplete</source>
        <translation>形状不完整</translation>
    </message>
    <message>
        <source>The outline encloses no area</source>
        <translation>轮廓没有围出面积，是退化的</translation>
    </message>
    <message>
        <source>Each vertex of an outline differs from the next</source>
        <translation>轮廓上相邻的顶点不得重合</translation>
    </message>
    <message>
        <source>Vertices run counter-clockwise, y up; exports turn them round</source>
        <translation>顶点应按逆时针排列（y&#x2009;轴向上）；导出时会自动反转</translation>
    </message>
    <message>
        <source>An outline meets itself nowhere</source>
        <translation>轮廓不得与自身相遇</translation>
    </message>
    <message>
        <source>A fold encloses no area</source>
        <translation>折回的部分不围出面积</translation>
    </message>
    <message>
        <source>The shape is the same without it</source>
        <translation>去掉它，形状不变</translation>
    </message>
    <message>
        <source>%1 takes convex shapes only: split it or replace it by its hull before export</source>
        <translation>%1&#x2009;只接受凸形状：导出前请拆分，或换成它的凸包</translation>
    </message>
    <message>
        <source>%1 takes at most %2</source>
        <translation>%1&#x2009;最多接受&#x2009;%2&#x2009;个</translation>
    </message>
    <message>
        <source>%1 drops corners below %2 m</source>
        <translation>%1&#x2009;会丢弃偏离小于&#x2009;%2 m&#x2009;的拐角</translation>
    </message>
    <message>
        <source>%1 needs at least %2 m</source>
        <translation>%1&#x2009;要求至少&#x2009;%2 m</translation>
    </message>
    <message>
        <source>%1 needs at least %2</source>
        <translation>%1&#x2009;要求至少&#x2009;%2</translation>
    </message>
    <message>
        <source>%1 needs at least %2 kg m² this far from the pivot</source>
        <translation>离轴心点这么远时，%1&#x2009;要求至少&#x2009;%2 kg m²</translation>
    </message>
    <message>
        <source>%1 takes outlines without holes: split it or replace it by its hull before export</source>
        <translation>%1&#x2009;不接受带孔的轮廓：导出前请拆分，或换成它的凸包</translation>
    </message>
    <message>
        <source>It is written as a box and two discs</source>
        <translation>导出为一个矩形和两个圆</translation>
    </message>
    <message>
        <source>A radius is above 0</source>
        <translation>半径必须大于&#x2009;0</translation>
    </message>
    <message>
        <source>The shapes stay as they are</source>
        <translation>形状不受影响</translation>
    </message>
    <message>
        <source>The outline cannot be split into convex pieces</source>
        <translation>轮廓无法拆分为凸块</translation>
    </message>
    <message>
        <source>Two corners of a piece are %1 m apart</source>
        <translation>一个凸块的两个顶点相距 %1 m</translation>
    </message>
    <message>
        <source>%1 gets it as convex pieces</source>
        <translation>%1 得到的是凸块</translation>
    </message>
    <message>
        <source>%1 gets it as one convex piece</source>
        <translation>%1 得到的是一个凸块</translation>
    </message>
    <message>
        <source>%1 gets it split into %2 convex pieces</source>
        <translation>%1 得到拆分后的 %2 个凸块</translation>
    </message>
    <message>
        <source>Its rings touch, cross or overlap here</source>
        <translation>它的各环在此接触、相交或重叠</translation>
    </message>
    <message>
        <source>%1 welds below %2 m: move a vertex, or cut elsewhere</source>
        <translation>%1 会焊接间距小于 %2 m 的顶点：请移动顶点，或在别处切割</translation>
    </message>
</context>
<context>
    <name>FixText</name>
    <message>
        <source>Reverse</source>
        <translation>反转</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Make hull</source>
        <translation>取凸包</translation>
    </message>
    <message>
        <source>Remove shape</source>
        <translation>移除形状</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>修复…</translation>
    </message>
</context>
<context>
    <name>HoleText</name>
    <message>
        <source>Remove hole</source>
        <translation>移除孔</translation>
    </message>
</context>
<context>
    <name>ImageText</name>
    <message>
        <source>The image does not exist</source>
        <translation>图像不存在</translation>
    </message>
    <message>
        <source>The image cannot be opened: %1</source>
        <translation>无法打开图像：%1</translation>
    </message>
    <message>
        <source>The image file is empty</source>
        <translation>图像文件是空的</translation>
    </message>
    <message>
        <source>Not a PNG, JPEG, WebP or SVG image</source>
        <translation>不是&#x2009;PNG、JPEG、WebP&#x2009;或&#x2009;SVG&#x2009;图像</translation>
    </message>
    <message>
        <source>The image is %1 pixels; at most %2 a side and %3 million in all</source>
        <translation>图像为&#x2009;%1&#x2009;像素；每边最多&#x2009;%2，总计最多&#x2009;%3&#x2009;百万</translation>
    </message>
    <message>
        <source>The image has no size</source>
        <translation>图像没有尺寸</translation>
    </message>
    <message>
        <source>The image is damaged or cut short</source>
        <translation>图像已损坏或不完整</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是一个文件夹</translation>
    </message>
</context>
<context>
    <name>InsertVertexCommand</name>
    <message>
        <source>Insert vertex</source>
        <translation>插入顶点</translation>
    </message>
</context>
<context>
    <name>MoveBodyInListCommand</name>
    <message>
        <source>Move body in list</source>
        <translation>在列表中移动物体</translation>
    </message>
</context>
<context>
    <name>MovePivotCommand</name>
    <message>
        <source>Move pivot</source>
        <translation>移动轴心点</translation>
    </message>
</context>
<context>
    <name>MoveShapesCommand</name>
    <message>
        <source>Move shape</source>
        <translation>移动形状</translation>
    </message>
    <message>
        <source>Move %1 shapes</source>
        <translation>移动&#x2009;%1&#x2009;个形状</translation>
    </message>
</context>
<context>
    <name>MoveVerticesCommand</name>
    <message>
        <source>Move vertex</source>
        <translation>移动顶点</translation>
    </message>
    <message>
        <source>Move %1 vertices</source>
        <translation>移动&#x2009;%1&#x2009;个顶点</translation>
    </message>
</context>
<context>
    <name>PlaceBodyCommand</name>
    <message>
        <source>Move body</source>
        <translation>移动物体</translation>
    </message>
    <message>
        <source>Turn body</source>
        <translation>旋转物体</translation>
    </message>
</context>
<context>
    <name>RemoveBodyCommand</name>
    <message>
        <source>Remove body</source>
        <translation>移除物体</translation>
    </message>
</context>
<context>
    <name>RemoveShapesCommand</name>
    <message>
        <source>Remove shape</source>
        <translation>移除形状</translation>
    </message>
    <message>
        <source>Remove %1 shapes</source>
        <translation>移除&#x2009;%1&#x2009;个形状</translation>
    </message>
</context>
<context>
    <name>SetGeometryCommand</name>
    <message>
        <source>Change shape</source>
        <translation>更改形状</translation>
    </message>
</context>
<context>
    <name>SetSplitCommand</name>
    <message>
        <source>Add cut line</source>
        <translation>添加切割线</translation>
    </message>
    <message>
        <source>Remove cut line</source>
        <translation>移除切割线</translation>
    </message>
    <message>
        <source>Move cut line</source>
        <translation>移动切割线</translation>
    </message>
    <message>
        <source>Change corner limit</source>
        <translation>更改顶点上限</translation>
    </message>
    <message>
        <source>Change split method</source>
        <translation>更改拆分方法</translation>
    </message>
</context>
<context>
    <name>ShapeRepair</name>
    <message>
        <source>Repair outline</source>
        <translation>修复轮廓</translation>
    </message>
</context>
<context>
    <name>ShapeSplit</name>
    <message>
        <source>Split into shapes</source>
        <translation>拆分为形状</translation>
    </message>
    <message>
        <source>Merge shapes</source>
        <translation>合并形状</translation>
    </message>
    <message>
        <source>Select two outlines of one body to merge them</source>
        <translation>请选择同一物体的两个轮廓再合并</translation>
    </message>
    <message>
        <source>Only convex outlines without holes can be merged</source>
        <translation>只能合并没有孔的凸轮廓</translation>
    </message>
    <message>
        <source>The two shapes do not share an edge from end to end</source>
        <translation>这两个形状没有完整的公共边</translation>
    </message>
    <message>
        <source>Together the two shapes are not convex</source>
        <translation>这两个形状合起来不是凸的</translation>
    </message>
    <message>
        <source>Together the two shapes have more vertices than the target takes</source>
        <translation>这两个形状合起来的顶点数超过目标引擎的上限</translation>
    </message>
    <message>
        <source>the vertex limit must be at least 3</source>
        <translation>顶点上限至少为&#x2009;3</translation>
    </message>
    <message>
        <source>a coordinate is not a finite number</source>
        <translation>有坐标不是有限数</translation>
    </message>
    <message>
        <source>the outline encloses no area</source>
        <translation>轮廓没有面积</translation>
    </message>
    <message>
        <source>the outline crosses itself</source>
        <translation>轮廓自相交</translation>
    </message>
    <message>
        <source>the outline touches itself</source>
        <translation>轮廓自接触</translation>
    </message>
    <message>
        <source>the split was cancelled</source>
        <translation>拆分已取消</translation>
    </message>
    <message>
        <source>does nothing: it has no length</source>
        <translation>不起作用：长度为零</translation>
    </message>
    <message>
        <source>does nothing: it is outside the outline</source>
        <translation>不起作用：在轮廓之外</translation>
    </message>
    <message>
        <source>does nothing: there is no room for it</source>
        <translation>不起作用：没有容纳它的空间</translation>
    </message>
</context>
<context>
    <name>TraceText</name>
    <message>
        <source>There is no image that can be traced</source>
        <translation>没有可以描摹的图像</translation>
    </message>
    <message>
        <source>The trace settings make no sense for this image</source>
        <translation>描摹设置不适用于此图像</translation>
    </message>
    <message>
        <source>No pixels are solid enough: lower the threshold, or keep smaller specks</source>
        <translation>没有足够不透明的像素：请降低阈值，或保留更小的碎点</translation>
    </message>
    <message>
        <source>There is no solid pixel here</source>
        <translation>此处没有实心像素</translation>
    </message>
    <message>
        <source>The image has too many small parts to trace</source>
        <translation>图像的细小部分过多，无法描摹</translation>
    </message>
    <message>
        <source>The budget is too tight</source>
        <translation>限额过小</translation>
    </message>
    <message>
        <source>The contours of the image cannot be simplified</source>
        <translation>图像的轮廓无法简化</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>%1 vertices are too few for %2 rings; allow at least %3</source>
        <translation>%1 个顶点对 %2 个环来说太少；至少需要 %3 个</translation>
    </message>
    <message>
        <source>%1 pieces are too few for %2 islands with their holes</source>
        <translation>%1 个凸块对 %2 个岛及其孔洞来说太少</translation>
    </message>
</context>
</TS>

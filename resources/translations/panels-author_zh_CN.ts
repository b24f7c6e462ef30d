<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BodiesPanel</name>
    <message>
        <source>Bodies</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>筛选…</translation>
    </message>
    <message>
        <source>Filter bodies</source>
        <translation>筛选物体</translation>
    </message>
    <message>
        <source>Shapes of the body</source>
        <translation>物体的形状</translation>
    </message>
    <message>
        <source>Add an empty body</source>
        <translation>添加空物体</translation>
    </message>
    <message>
        <source>Remove the selected bodies (Delete)</source>
        <translation>移除所选物体（Delete）</translation>
    </message>
    <message>
        <source>Duplicate the selected bodies</source>
        <translation>复制一份所选物体</translation>
    </message>
    <message>
        <source>Delete the selected shapes</source>
        <translation>删除所选形状</translation>
    </message>
    <message>
        <source>Drop sprites here to add bodies</source>
        <translation>将精灵图拖放到此处以添加物体</translation>
    </message>
</context>
<context>
    <name>BodyListModel</name>
    <message>
        <source>%1: no image</source>
        <translation>%1：无图像</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, errors: %2, warnings: %3</source>
        <translation>%1，错误：%2，警告：%3</translation>
    </message>
    <message>
        <source>Move bodies</source>
        <translation>移动物体</translation>
    </message>
</context>
<context>
    <name>BodyPropertiesPanel</name>
    <message>
        <source>Body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of the body</source>
        <translation>物体的名称</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>轴心点</translation>
    </message>
    <message>
        <source>Pivot, x</source>
        <translation>轴心点&#x2009;x</translation>
    </message>
    <message>
        <source>Pivot, y</source>
        <translation>轴心点&#x2009;y</translation>
    </message>
    <message>
        <source>Origin of the body in image pixels from the bottom left</source>
        <translation>物体的原点，从图像左下角起，以图像像素计</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source> px/m</source>
        <extracomment>Unit behind a number; keep the space.</extracomment>
        <translation> px/m</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>每米像素数</translation>
    </message>
    <message>
        <source>for the whole project</source>
        <translation>用于整个项目</translation>
    </message>
    <message>
        <source>Off: this body has a scale of its own</source>
        <translation>关闭：此物体使用自己的比例</translation>
    </message>
</context>
<context>
    <name>BodySummary</name>
    <message>
        <source>1 shape</source>
        <translation>1&#x2009;个形状</translation>
    </message>
    <message>
        <source>%1 shapes</source>
        <translation>%1&#x2009;个形状</translation>
    </message>
    <message>
        <source>1 circle</source>
        <translation>1&#x2009;个圆</translation>
    </message>
    <message>
        <source>%1 circles</source>
        <translation>%1&#x2009;个圆</translation>
    </message>
    <message>
        <source>1 capsule</source>
        <translation>1&#x2009;个胶囊形</translation>
    </message>
    <message>
        <source>%1 capsules</source>
        <translation>%1&#x2009;个胶囊形</translation>
    </message>
    <message>
        <source>1 outline</source>
        <translation>1&#x2009;个轮廓</translation>
    </message>
    <message>
        <source>%1 outlines</source>
        <translation>%1&#x2009;个轮廓</translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation>1&#x2009;个顶点</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1&#x2009;个顶点</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Two facts about one thing, as in &quot;1 outline · 5 vertices&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>顺时针</translation>
    </message>
    <message>
        <source>no area</source>
        <translation>无面积</translation>
    </message>
    <message>
        <source>no shapes yet</source>
        <translation>还没有形状</translation>
    </message>
    <message>
        <source>sensor</source>
        <translation>传感器</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>radius %1 px</source>
        <translation>半径&#x2009;%1 px</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>胶囊形</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊形</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>1 hole</source>
        <translation>1&#x2009;个孔</translation>
    </message>
    <message>
        <source>%1 holes</source>
        <translation>%1&#x2009;个孔</translation>
    </message>
    <message>
        <source>convex</source>
        <translation>凸</translation>
    </message>
    <message>
        <source>concave</source>
        <translation>凹</translation>
    </message>
    <message>
        <source>not simple</source>
        <translation>不简单</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1：%2，%3，%4</translation>
    </message>
</context>
<context>
    <name>CategoryField</name>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>New category…</source>
        <translation>新类别…</translation>
    </message>
    <message>
        <source>several</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the members of a list of categories.</extracomment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>ChecksPanel</name>
    <message>
        <source>Show on the canvas</source>
        <translation>在画布上显示</translation>
    </message>
    <message>
        <source>Checks for target</source>
        <translation>检查目标</translation>
    </message>
    <message>
        <source>Target engine</source>
        <translation>目标引擎</translation>
    </message>
    <message>
        <source>The engine whose rules the shapes are checked against</source>
        <translation>按此引擎的规则检查形状</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <source>Carries out every fix of this list as one undo step</source>
        <translation>执行此列表中的所有修复，作为一个撤销步骤</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
</context>
<context>
    <name>CoordinateDelegate</name>
    <message>
        <source>A number of pixels, or +2, -=3, *1.5, /2, 0.5 m, or polar: 50&lt;30</source>
        <translation>像素数，或 +2、-=3、*1.5、/2、0.5 m，或极坐标：50&lt;30</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>winding</source>
        <translation>绕向</translation>
    </message>
    <message>
        <source>crossings</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>重复点</translation>
    </message>
    <message>
        <source>area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>引擎限制</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the members of a list: &quot;winding, crossings, area&quot;.</extracomment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>MassPanel</name>
    <message>
        <source>%1 m²</source>
        <translation>%1 m²</translation>
    </message>
    <message>
        <source>%1, %2 m</source>
        <translation>%1, %2 m</translation>
    </message>
    <message>
        <source>%1 kg</source>
        <translation>%1 kg</translation>
    </message>
    <message>
        <source>%1 kg·m²</source>
        <translation>%1 kg·m²</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>Centroid</source>
        <translation>质心</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>转动惯量</translation>
    </message>
    <message>
        <source>About the centroid</source>
        <translation>绕质心</translation>
    </message>
    <message>
        <source>All shapes together; sensors have no mass</source>
        <translation>所有形状合计；传感器没有质量</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>several</source>
        <translation>多个值</translation>
    </message>
</context>
<context>
    <name>PropertiesPanel</name>
    <message>
        <source>Change radius</source>
        <translation>更改半径</translation>
    </message>
    <message>
        <source>Add category “%1”</source>
        <translation>添加类别“%1”</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>%1 shapes · %2</source>
        <translation>%1&#x2009;个形状 · %2</translation>
    </message>
    <message>
        <source>Shape · %1 / %2</source>
        <translation>形状 · %1 / %2</translation>
    </message>
    <message>
        <source>Shape · %1</source>
        <translation>形状 · %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>several</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦系数</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>恢复系数</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Collides with</source>
        <translation>碰撞对象</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>传感器</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source> kg/m²</source>
        <extracomment>Unit behind a number; keep the space.</extracomment>
        <translation> kg/m²</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>reports contacts, pushes nothing</source>
        <translation>只报告接触，不产生推力</translation>
    </message>
    <message>
        <source>Two shapes mix by the geometric mean</source>
        <translation>两个形状取几何平均值</translation>
    </message>
    <message>
        <source>Two shapes mix by the larger one</source>
        <translation>两个形状取较大值</translation>
    </message>
    <message>
        <source>The same negative group never collides, the same positive one always</source>
        <translation>同一负组永不碰撞，同一正组总是碰撞</translation>
    </message>
</context>
<context>
    <name>RepairDialog</name>
    <message>
        <source>Repair %1</source>
        <translation>修复&#x2009;%1</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>修复前</translation>
    </message>
    <message>
        <source>Even-odd</source>
        <translation>奇偶规则</translation>
    </message>
    <message>
        <source>Inside is what the outline runs round an odd number of times</source>
        <translation>轮廓绕过奇数次的区域为内部</translation>
    </message>
    <message>
        <source>Non-zero</source>
        <translation>非零规则</translation>
    </message>
    <message>
        <source>Inside is what the outline runs round at all</source>
        <translation>轮廓绕过的区域均为内部</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Both fill rules give the same outlines here.</source>
        <translation>两种填充规则在此结果相同。</translation>
    </message>
    <message>
        <source>The fill rules differ: choose what is inside.</source>
        <translation>两种填充规则结果不同：请选择哪些区域为内部。</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>孔</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>Shared stretches</source>
        <translation>重合段</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>尖刺</translation>
    </message>
    <message>
        <source>Doubled vertices</source>
        <translation>重复顶点</translation>
    </message>
    <message>
        <source>No area is left: the shape is removed.</source>
        <translation>不剩任何面积：形状将被移除。</translation>
    </message>
    <message>
        <source>This outline cannot be repaired: a coordinate is not finite.</source>
        <translation>无法修复此轮廓：有坐标不是有限数。</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>%1 px²</source>
        <translation>%1 px²</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Touching places</source>
        <translation>接触处</translation>
    </message>
    <message>
        <source>Rings dropped</source>
        <translation>丢弃的环</translation>
    </message>
    <message>
        <source>Rounded by at most</source>
        <translation>最大舍入</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
</context>
<context>
    <name>SeverityLook</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>SplitPanel</name>
    <message>
        <source>convex, one piece</source>
        <translation>凸，一块</translation>
    </message>
    <message>
        <source>splitting…</source>
        <translation>正在拆分…</translation>
    </message>
    <message>
        <source>pieces: %1</source>
        <translation>凸块：%1</translation>
    </message>
    <message>
        <source>no pieces</source>
        <translation>没有凸块</translation>
    </message>
    <message>
        <source>As %1: %2</source>
        <translation>按&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>As %1: no limit</source>
        <translation>按&#x2009;%1：不限</translation>
    </message>
    <message>
        <source>Own number</source>
        <translation>自定数目</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>块数最少</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Added points</source>
        <translation>可加点</translation>
    </message>
    <message>
        <source>%1, in use</source>
        <translation>%1，正在使用</translation>
    </message>
    <message>
        <source>Click or press Enter to split by this method</source>
        <translation>单击或按&#x2009;Enter&#x2009;采用这种方法</translation>
    </message>
    <message>
        <source>Splitting…</source>
        <translation>正在拆分…</translation>
    </message>
    <message>
        <source>Show at %1</source>
        <translation>显示位置&#x2009;%1</translation>
    </message>
    <message>
        <source>Not split: %1. %2</source>
        <translation>无法拆分：%1。%2</translation>
    </message>
    <message>
        <source>Pieces: %1, at most %2 vertices, smallest angle %3, area difference %4</source>
        <extracomment>%2 is a count, %3 an angle in degrees, %4 an area.</extracomment>
        <translation>凸块&#x2009;%1&#x2009;个，最多&#x2009;%2&#x2009;个顶点，最小角&#x2009;%3，面积差&#x2009;%4</translation>
    </message>
    <message>
        <source>%1 px²</source>
        <translation>%1 px²</translation>
    </message>
    <message>
        <source>Added points: %1</source>
        <translation>加点：%1</translation>
    </message>
    <message>
        <source>Too large for this method: split by the fast one</source>
        <translation>对这种方法来说过大：已用快速方法拆分</translation>
    </message>
    <message>
        <source>Cut %1: %2 → %3</source>
        <translation>切割线&#x2009;%1：%2 → %3</translation>
    </message>
    <message>
        <source>▲ Cut %1 %2</source>
        <translation>▲ 切割线&#x2009;%1 %2</translation>
    </message>
    <message>
        <source>Select an outline first</source>
        <translation>请先选择一个轮廓</translation>
    </message>
    <message>
        <source>The outline is still being split</source>
        <translation>轮廓仍在拆分中</translation>
    </message>
    <message>
        <source>Not split: %1</source>
        <translation>无法拆分：%1</translation>
    </message>
    <message>
        <source>The outline is one convex piece already</source>
        <translation>轮廓已经是一个凸块</translation>
    </message>
    <message>
        <source>Shapes in place of the outline: %1</source>
        <translation>代替轮廓的形状：%1&#x2009;个</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Vertex limit</source>
        <translation>顶点上限</translation>
    </message>
    <message>
        <source>Vertex limit of a piece</source>
        <translation>每个凸块的顶点上限</translation>
    </message>
    <message>
        <source>Own vertex limit</source>
        <translation>自定的顶点上限</translation>
    </message>
    <message>
        <source>The most vertices that a piece may have</source>
        <translation>一个凸块最多可有的顶点数</translation>
    </message>
    <message>
        <source>Split methods compared</source>
        <translation>拆分方法比较</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>块数</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角</translation>
    </message>
    <message>
        <source>thin</source>
        <translation>过薄</translation>
    </message>
    <message>
        <source>Convex pieces that come out</source>
        <translation>得到的凸块数</translation>
    </message>
    <message>
        <source>Vertices of the piece with the most</source>
        <translation>顶点最多的凸块的顶点数</translation>
    </message>
    <message>
        <source>Smallest angle of a piece</source>
        <translation>凸块的最小角</translation>
    </message>
    <message>
        <source>Pieces that are too thin for the target</source>
        <translation>对目标引擎来说过薄的凸块</translation>
    </message>
    <message>
        <source>What came out</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation>切割线</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Removes the chosen cut line</source>
        <translation>删除所选的切割线</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>全部删除</translation>
    </message>
    <message>
        <source>Removes every cut line of the outline</source>
        <translation>删除轮廓的全部切割线</translation>
    </message>
    <message>
        <source>Split into shapes</source>
        <translation>拆分为形状</translation>
    </message>
    <message>
        <source>Puts the pieces in the outline&apos;s place, to be edited by hand</source>
        <translation>用凸块代替轮廓，以便手工编辑</translation>
    </message>
    <message>
        <source>Merge shapes</source>
        <translation>合并形状</translation>
    </message>
    <message>
        <source>Joins the two selected shapes where they are convex together</source>
        <translation>把合起来是凸的两个选中形状合为一个</translation>
    </message>
</context>
<context>
    <name>TraceFigures</name>
    <message>
        <source>%1 px² · %2 %</source>
        <translation>%1 px² · %2 %</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 · holes %2</source>
        <translation>%1 · 孔洞 %2</translation>
    </message>
    <message>
        <source> · left out %1</source>
        <translation> · 略去 %1</translation>
    </message>
    <message>
        <source>%1 · least angle %2°</source>
        <translation>%1 · 最小角 %2°</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>凸块</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>多出</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>IoU</source>
        <translation>IoU</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>岛</translation>
    </message>
    <message>
        <source>Largest distance between outline and contour</source>
        <translation>轮廓与轮廓线之间的最大距离</translation>
    </message>
    <message>
        <source>Area of the outlines where no pixel is solid</source>
        <translation>轮廓内没有实心像素的面积</translation>
    </message>
    <message>
        <source>Area of solid pixels outside of the outlines</source>
        <translation>轮廓之外实心像素的面积</translation>
    </message>
    <message>
        <source>Common area over the area of both: 100 % is the same</source>
        <translation>共同面积与合并面积之比：100 % 表示相同</translation>
    </message>
    <message>
        <source>Convex pieces that the target takes</source>
        <translation>目标引擎可接受的凸块</translation>
    </message>
    <message>
        <source>outlines that cannot be split: %1</source>
        <translation>无法拆分的轮廓：%1</translation>
    </message>
</context>
<context>
    <name>TracePanel</name>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Traced again; all handwork is kept</source>
        <translation>已重新描摹；手工编辑全部保留</translation>
    </message>
    <message>
        <source>this body has no image</source>
        <translation>此物体没有图像</translation>
    </message>
    <message>
        <source>tracing…</source>
        <translation>正在描摹…</translation>
    </message>
    <message>
        <source>preview, not applied</source>
        <translation>预览，尚未应用</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>贴合</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Contour</source>
        <translation>轮廓线</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角接触</translation>
    </message>
    <message>
        <source>Islands above</source>
        <translation>岛面积下限</translation>
    </message>
    <message>
        <source>Holes above</source>
        <translation>孔洞面积下限</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>描摹</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>蒙版</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>凸块</translation>
    </message>
    <message>
        <source>What matters: how far the outline may be off, or how many vertices or convex pieces there may be in all</source>
        <translation>以什么为准：轮廓允许的偏差，或顶点、凸块的总数上限</translation>
    </message>
    <message>
        <source>Limit of the aim</source>
        <translation>目标限值</translation>
    </message>
    <message>
        <source>Limit of the aim, slider</source>
        <translation>目标限值滑块</translation>
    </message>
    <message>
        <source>Closest</source>
        <translation>最接近</translation>
    </message>
    <message>
        <source>Cover all pixels</source>
        <translation>覆盖全部像素</translation>
    </message>
    <message>
        <source>Stay inside</source>
        <translation>保持在内部</translation>
    </message>
    <message>
        <source>Which side the outline may err on</source>
        <translation>轮廓允许偏向哪一侧</translation>
    </message>
    <message>
        <source>Pixels with at least this alpha are solid</source>
        <translation>不透明度不低于此值的像素视为实心</translation>
    </message>
    <message>
        <source>As the image needs</source>
        <translation>按图像而定</translation>
    </message>
    <message>
        <source>Pixel edges</source>
        <translation>像素边缘</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Along the edges of pixels, or between them where alpha passes the threshold</source>
        <translation>沿像素边缘，或在像素之间不透明度越过阈值之处</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <translation>分开</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>相连</translation>
    </message>
    <message>
        <source>What solid pixels do that meet only at a corner</source>
        <translation>仅在角上相接的实心像素如何处理</translation>
    </message>
    <message>
        <source>Islands of fewer pixels are left out</source>
        <translation>像素更少的岛会被略去</translation>
    </message>
    <message>
        <source>Holes of fewer pixels are filled</source>
        <translation>像素更少的孔洞会被填满</translation>
    </message>
    <message>
        <source> px²</source>
        <translation> px²</translation>
    </message>
    <message>
        <source>Shows the outlines of the image before they become shapes</source>
        <translation>先显示图像的轮廓，再变为形状</translation>
    </message>
    <message>
        <source>Trace again</source>
        <translation>重新描摹</translation>
    </message>
    <message>
        <source>Traces once more and keeps vertices that were edited by hand</source>
        <translation>再次描摹，并保留手工编辑过的顶点</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>The outlines become shapes, in the place of those traced before</source>
        <translation>轮廓变为形状，取代之前描摹的形状</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stops, and drops the preview</source>
        <translation>停止并放弃预览</translation>
    </message>
    <message>
        <source>Traced again; edits that found no place on the new outlines and are lost: %1 (undo brings them back)</source>
        <translation>已重新描摹；在新轮廓上找不到位置而丢失的编辑：%1（撤销可恢复）</translation>
    </message>
</context>
<context>
    <name>VertexPanel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Vertices of the shape</source>
        <translation>形状的顶点</translation>
    </message>
</context>
<context>
    <name>VertexTableModel</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>x (px)</source>
        <translation>x (px)</translation>
    </message>
    <message>
        <source>y (px)</source>
        <translation>y (px)</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>“%1” is no coordinate: the value stays %2</source>
        <translation>“%1”不是坐标：仍为&#x2009;%2</translation>
    </message>
    <message>
        <source>Vertex %1</source>
        <translation>顶点&#x2009;%1</translation>
    </message>
    <message>
        <source>Vertex %1 of hole %2</source>
        <translation>孔&#x2009;%2&#x2009;的顶点&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
</TS>

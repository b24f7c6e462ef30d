<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Figure</name>
    <message>
        <source>separating line</source>
        <translation>分离线</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>间隙&#x2009;%1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度&#x2009;%1</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>距离&#x2009;%1</translation>
    </message>
    <message>
        <source>reference edge</source>
        <translation>参考边</translation>
    </message>
    <message>
        <source>incident edge</source>
        <translation>入射边</translation>
    </message>
</context>
<context>
    <name>InputNotes</name>
    <message>
        <source>, </source>
        <comment>between vertex names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 is not convex. The answer below is about its hull, not about the shape itself.</source>
        <translation>%1&#x2009;不是凸的。下面的结论针对它的凸包，而不是它本身。</translation>
    </message>
    <message>
        <source>%1 has holes; the test sees it filled.</source>
        <translation>%1&#x2009;有孔洞；检测时按实心处理。</translation>
    </message>
    <message>
        <source>%1 repeats a vertex (%2); it was left out, and the edges are numbered without it.</source>
        <translation>%1&#x2009;有重复的顶点（%2）；已将其略去，边的编号也不再计入它。</translation>
    </message>
    <message>
        <source>%1 was drawn clockwise; its order was reversed, so that its normals point outward.</source>
        <translation>%1&#x2009;是按顺时针绘制的；已把顶点顺序反转，使法线朝外。</translation>
    </message>
    <message>
        <source>%1 cannot be tested: vertex %2 has no finite coordinates.</source>
        <translation>无法检测&#x2009;%1：顶点&#x2009;%2&#x2009;的坐标不是有限数。</translation>
    </message>
    <message>
        <source>%1 cannot be tested: it has %2 different vertices and encloses no area.</source>
        <translation>无法检测&#x2009;%1：它只有&#x2009;%2&#x2009;个不同的顶点，没有围出面积。</translation>
    </message>
    <message>
        <source>%1 cannot be tested: all its vertices lie on one line.</source>
        <translation>无法检测&#x2009;%1：它的所有顶点都在一条直线上。</translation>
    </message>
    <message>
        <source>%1 cannot be tested: its radius is not a positive number.</source>
        <translation>无法检测&#x2009;%1：它的半径不是正数。</translation>
    </message>
    <message>
        <source>%1 has %2 corners; a pair can be stepped through up to %3 corners.</source>
        <translation>%1&#x2009;有&#x2009;%2&#x2009;个角点；一对形状最多&#x2009;%3&#x2009;个角点才能逐步演示。</translation>
    </message>
    <message>
        <source>%1 cannot be tested: no shape is chosen.</source>
        <translation>无法检测&#x2009;%1：没有选择形状。</translation>
    </message>
    <message>
        <source>%1 is not reached any more: gap found on %2</source>
        <translation>不再测到&#x2009;%1：在&#x2009;%2&#x2009;上已发现间隙</translation>
    </message>
    <message>
        <source>%1 is skipped now: it is parallel to %2</source>
        <translation>现在跳过&#x2009;%1：它与&#x2009;%2&#x2009;平行</translation>
    </message>
    <message>
        <source>%1 is no axis of this pair any more</source>
        <translation>%1&#x2009;已不再是这对形状的轴</translation>
    </message>
    <message>
        <source>This step does not happen any more; the last one before it is shown</source>
        <translation>这一步不再发生；现在显示它之前的最后一步</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Number line of axis %1 — one unit is as long as on the canvas</source>
        <translation>轴&#x2009;%1&#x2009;的数轴——一个单位与画布上等长</translation>
    </message>
    <message>
        <source>Number line of axis %1 — aligned with the canvas above</source>
        <translation>轴&#x2009;%1&#x2009;的数轴——与上方画布对齐</translation>
    </message>
    <message>
        <source>Number line: no axis in this step</source>
        <translation>数轴：这一步没有轴</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>间隙&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 ⊂ %2</source>
        <comment>interval containment</comment>
        <translation>%1 ⊂ %2</translation>
    </message>
</context>
<context>
    <name>Pseudocode</name>
    <message>
        <source># parallel axes are tested again</source>
        <translation>#&#x2009;平行的轴也重新检测</translation>
    </message>
    <message>
        <source># goes on after a gap</source>
        <translation>#&#x2009;发现间隙后继续</translation>
    </message>
    <message>
        <source># depth 0: touching</source>
        <translation>#&#x2009;深度为&#x2009;0：接触</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Trying %1 first: it separated the shapes last time.</source>
        <translation>先试&#x2009;%1：上一次正是它把两个形状分开。</translation>
    </message>
    <message>
        <source>%1 is parallel to %2; the projections would be the same, so it is skipped.</source>
        <translation>%1&#x2009;与&#x2009;%2&#x2009;平行，投影完全相同，跳过。</translation>
    </message>
    <message>
        <source>Edge %1 has length %2; it has no direction and gives no axis.</source>
        <translation>边&#x2009;%1&#x2009;的长度为&#x2009;%2，没有方向，因此不产生轴。</translation>
    </message>
    <message>
        <source>%1 = %2: dot product with the axis is %3.</source>
        <translation>%1 = %2，与轴的点积为&#x2009;%3。</translation>
    </message>
    <message>
        <source>%1 of %2 axes were enough; %3 were not tested.</source>
        <translation>只测了&#x2009;%2&#x2009;条轴中的&#x2009;%1&#x2009;条，其余&#x2009;%3&#x2009;条未测。</translation>
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
        <source>Looking for a direction in which %1 and %2 leave a gap. %3 edge normals give %4 different axes.</source>
        <translation>寻找一个能让&#x2009;%1&#x2009;与&#x2009;%2&#x2009;之间露出间隙的方向。%3&#x2009;条边法线共给出&#x2009;%4&#x2009;条不同的轴。</translation>
    </message>
    <message>
        <source>The direction from %1 to %2, the nearest vertices of the two cores, gives the axis %3.</source>
        <translation>从&#x2009;%1&#x2009;指向&#x2009;%2（两个形状核心上最近的顶点）的方向给出投影轴&#x2009;%3。</translation>
    </message>
    <message>
        <source>Edge %1 runs along %2; turning it by 90° and scaling it to length 1 gives the axis %3.</source>
        <translation>边&#x2009;%1&#x2009;的方向为&#x2009;%2；旋转&#x2009;90°&#x2009;并化为单位长度，得到投影轴&#x2009;%3。</translation>
    </message>
    <message>
        <source>For a circle the interval is the centre&apos;s value %1 minus and plus the radius %2.</source>
        <translation>圆的投影区间是圆心的投影&#x2009;%1&#x2009;减去和加上半径&#x2009;%2。</translation>
    </message>
    <message>
        <source>%1 covers the interval from %2 to %3.</source>
        <translation>%1&#x2009;的投影区间从&#x2009;%2&#x2009;到&#x2009;%3。</translation>
    </message>
    <message>
        <source>%1 covers the interval from %2 (vertex %3) to %4 (vertex %5).</source>
        <translation>%1&#x2009;的投影区间从&#x2009;%2（顶点&#x2009;%3）到&#x2009;%4（顶点&#x2009;%5）。</translation>
    </message>
    <message>
        <source>Its radius %1 is added at both ends.</source>
        <translation>两端各加上它的半径&#x2009;%1。</translation>
    </message>
    <message>
        <source>A gap of %1: a line fits between the shapes. They cannot touch, and no further axis is needed.</source>
        <translation>间隙为&#x2009;%1：两个形状之间放得下一条直线。它们不可能接触，也无需再测其他轴。</translation>
    </message>
    <message>
        <source>No gap here. To get out along this axis, %1 must move %2 forward or %3 backward. This axis proves nothing yet.</source>
        <translation>这里没有间隙。要沿这条轴离开，%1&#x2009;需要前移&#x2009;%2&#x2009;或后移&#x2009;%3。这条轴还不能说明什么。</translation>
    </message>
    <message>
        <source>The interval of %1 lies inside that of %2: the way out is longer than the shared part.</source>
        <translation>%1&#x2009;的区间完全落在&#x2009;%2&#x2009;的区间里：离开的路程比重叠部分更长。</translation>
    </message>
    <message>
        <source>The gap of %1 decides; axis %2 is kept as the proof.</source>
        <translation>间隙&#x2009;%1&#x2009;已足以判定；记住轴&#x2009;%2&#x2009;作为证明。</translation>
    </message>
    <message>
        <source>%1 is the shortest way out so far; axis %2 is kept.</source>
        <translation>%1&#x2009;是目前最短的出路，记住轴&#x2009;%2。</translation>
    </message>
    <message>
        <source>Axis %1 stays the best: its gap of %2 is already a proof.</source>
        <translation>最优轴仍是&#x2009;%1：它的间隙&#x2009;%2&#x2009;已经是证明。</translation>
    </message>
    <message>
        <source>%1 is not shorter than %2; axis %3 stays the best.</source>
        <translation>%1&#x2009;不比&#x2009;%2&#x2009;更短，最优轴仍是&#x2009;%3。</translation>
    </message>
    <message>
        <source>The shapes are apart: along %1 there is a gap of %2.</source>
        <translation>两个形状分离：沿&#x2009;%1&#x2009;存在间隙&#x2009;%2。</translation>
    </message>
    <message>
        <source>No axis has a gap, and along %1 the shapes only touch.</source>
        <translation>没有任何轴存在间隙，而沿&#x2009;%1&#x2009;两个形状仅仅接触。</translation>
    </message>
    <message>
        <source>Every axis overlaps, so the convex shapes collide. Shortest way out: %1 along %2, from %3 to %4.</source>
        <translation>所有轴都重叠，因此这两个凸形状碰撞。最短出路：沿&#x2009;%2（由&#x2009;%3&#x2009;指向&#x2009;%4）移动&#x2009;%1。</translation>
    </message>
    <message>
        <source>%1 axes are equally good; %2 was taken because %3.</source>
        <translation>有&#x2009;%1&#x2009;条轴同样好；按“%3”选择了&#x2009;%2。</translation>
    </message>
    <message>
        <source>the first one wins</source>
        <translation>先测者优先</translation>
    </message>
    <message>
        <source>The intervals share exactly one value. Under the rule &quot;%1&quot; this counts as %2.</source>
        <translation>两个区间恰好只有一个公共值。按“%1”的约定，这算作%2。</translation>
    </message>
    <message>
        <source>Under the rule &quot;%1&quot; so small a gap still counts as a collision.</source>
        <translation>按“%1”的约定，这么小的间隙仍算作碰撞。</translation>
    </message>
    <message>
        <source>Free axis at %1°: gap %2.</source>
        <translation>自由轴&#x2009;%1°：间隙&#x2009;%2。</translation>
    </message>
    <message>
        <source>Free axis at %1°: the intervals only touch.</source>
        <translation>自由轴&#x2009;%1°：两个区间仅相接。</translation>
    </message>
    <message>
        <source>Free axis at %1°: overlap, shortest way out %2.</source>
        <translation>自由轴&#x2009;%1°：重叠，最短出路&#x2009;%2。</translation>
    </message>
    <message>
        <source>Gap or overlap on axis %1?</source>
        <translation>轴&#x2009;%1&#x2009;上是间隙还是重叠？</translation>
    </message>
    <message>
        <source>Neither: the intervals only touch.</source>
        <translation>都不是：两个区间仅相接。</translation>
    </message>
    <message>
        <source>Your guess is right.</source>
        <translation>你猜对了。</translation>
    </message>
    <message>
        <source>Your guess is not right.</source>
        <translation>你没有猜对。</translation>
    </message>
    <message>
        <source>Their distance is %1, from %2 on %3 to %4 on %5.</source>
        <translation>二者的距离为&#x2009;%1，从&#x2009;%3&#x2009;上的&#x2009;%2&#x2009;到&#x2009;%5&#x2009;上的&#x2009;%4。</translation>
    </message>
    <message>
        <source>%1 depth %2</source>
        <comment>contact point</comment>
        <translation>%1&#x2009;深度&#x2009;%2</translation>
    </message>
    <message>
        <source>1 contact: %1.</source>
        <translation>1&#x2009;个接触点：%1。</translation>
    </message>
    <message>
        <source>2 contacts: %1, %2.</source>
        <translation>2&#x2009;个接触点：%1，%2。</translation>
    </message>
</context>
<context>
    <name>StepTitles</name>
    <message>
        <source>Start: %1 normals, %2 axes</source>
        <translation>开始：%1&#x2009;条法线，%2&#x2009;条轴</translation>
    </message>
    <message>
        <source>%1 first: separated last time</source>
        <translation>先试&#x2009;%1：上次由它分开</translation>
    </message>
    <message>
        <source>%1 = %2, skipped</source>
        <translation>%1 = %2，跳过</translation>
    </message>
    <message>
        <source>%1 has no direction</source>
        <translation>%1&#x2009;没有方向</translation>
    </message>
    <message>
        <source>axis %1</source>
        <translation>投影轴&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>project %1 → %2</source>
        <translation>投影&#x2009;%1 → %2</translation>
    </message>
    <message>
        <source>compare → %1</source>
        <translation>比较&#x2009;→ %1</translation>
    </message>
    <message>
        <source>best so far: %1</source>
        <translation>目前最优：%1</translation>
    </message>
    <message>
        <source>not better</source>
        <translation>没有更优</translation>
    </message>
    <message>
        <source>Early out: 1 axis not tested</source>
        <translation>提前结束：1&#x2009;条轴未测</translation>
    </message>
    <message>
        <source>Early out: %1 axes not tested</source>
        <translation>提前结束：%1&#x2009;条轴未测</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>结果：%1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>间隙&#x2009;%1</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>overlap %1</source>
        <translation>重叠量&#x2009;%1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>axis name, outcome</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>no direction</source>
        <translation>没有方向</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未测</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>apart</source>
        <translation>分离</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>open</source>
        <translation>开集</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>闭集</translation>
    </message>
    <message>
        <source>tolerance %1</source>
        <translation>容差&#x2009;%1</translation>
    </message>
    <message>
        <source>gap %1 on axis %2, along %3</source>
        <translation>轴&#x2009;%2&#x2009;上的间隙为&#x2009;%1，沿&#x2009;%3</translation>
    </message>
    <message>
        <source>depth %1 on axis %2, along %3</source>
        <translation>轴&#x2009;%2&#x2009;上的深度为&#x2009;%1，沿&#x2009;%3</translation>
    </message>
    <message>
        <source>A has no normals of its own</source>
        <translation>A&#x2009;自己没有法线</translation>
    </message>
    <message>
        <source>if only A were tested: gap %1 on %2, apart</source>
        <translation>如果只测&#x2009;A&#x2009;的法线：%2&#x2009;上有间隙&#x2009;%1，分离</translation>
    </message>
    <message>
        <source>if only A were tested: no gap, a collision of depth %1</source>
        <translation>如果只测&#x2009;A&#x2009;的法线：没有间隙，会判为碰撞，深度&#x2009;%1</translation>
    </message>
    <message>
        <source>on axis %1, along %2 · a collision under &quot;%3&quot;</source>
        <translation>在轴&#x2009;%1&#x2009;上，沿&#x2009;%2&#x2009;·&#x2009;按“%3”算作碰撞</translation>
    </message>
    <message>
        <source>on axis %1, along %2 · no collision under &quot;%3&quot;</source>
        <translation>在轴&#x2009;%1&#x2009;上，沿&#x2009;%2&#x2009;·&#x2009;按“%3”不算碰撞</translation>
    </message>
    <message>
        <source>%1 · for the hull</source>
        <translation>%1 ·&#x2009;针对凸包</translation>
    </message>
    <message>
        <source>if only A were tested: no gap, touching on %1</source>
        <translation>如果只测&#x2009;A&#x2009;的法线：没有间隙，在&#x2009;%1&#x2009;上接触</translation>
    </message>
</context>
</TS>

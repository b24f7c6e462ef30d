<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>InspectLedger</name>
    <message>
        <source>Axis ledger</source>
        <translation>轴记录表</translation>
    </message>
    <message>
        <source>Fill in what was not tested</source>
        <translation>补全未测的轴</translation>
    </message>
</context>
<context>
    <name>InspectLedgerModel</name>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>%1 ★</source>
        <comment>the best axis so far</comment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>%1 (tie)</source>
        <translation>%1（并列）</translation>
    </message>
    <message>
        <source>%1 (tried first)</source>
        <translation>%1（最先尝试）</translation>
    </message>
    <message>
        <source>A %1, B %2</source>
        <translation>A %1，B %2</translation>
    </message>
    <message>
        <source>Parallel to %1</source>
        <translation>与&#x2009;%1&#x2009;平行</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>unit normal</source>
        <translation>单位法线</translation>
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
        <source>projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>InspectLessons</name>
    <message>
        <source>More scenes</source>
        <translation>更多场景</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number, title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Yes: %1.</source>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>The answer is: %1.</source>
        <translation>答案是：%1。</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>the right choice</comment>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>InspectNumberLine</name>
    <message>
        <source>Number line</source>
        <translation>数轴</translation>
    </message>
    <message>
        <source>A %1, B %2</source>
        <translation>A %1，B %2</translation>
    </message>
</context>
<context>
    <name>InspectOptions</name>
    <message>
        <source>Stop at the first gap</source>
        <translation>发现间隙即停止</translation>
    </message>
    <message>
        <source>Skip parallel axes</source>
        <translation>跳过平行的轴</translation>
    </message>
    <message>
        <source>Try the last deciding axis first</source>
        <translation>先试上次起决定作用的轴</translation>
    </message>
    <message>
        <source>Does touching collide?</source>
        <translation>接触算碰撞吗？</translation>
    </message>
    <message>
        <source>no (open)</source>
        <translation>不算（开集）</translation>
    </message>
    <message>
        <source>yes (closed)</source>
        <translation>算（闭集）</translation>
    </message>
    <message>
        <source>within a tolerance</source>
        <translation>在容差以内</translation>
    </message>
    <message>
        <source> m</source>
        <comment>metres</comment>
        <translation> m</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Ask before each comparison</source>
        <translation>每次比较之前先提问</translation>
    </message>
</context>
<context>
    <name>InspectPairPicker</name>
    <message>
        <source>Inspect this pair</source>
        <translation>检视这一对</translation>
    </message>
    <message>
        <source>The project needs two shapes for a pair.</source>
        <translation>项目中至少要有两个形状才能成对。</translation>
    </message>
    <message>
        <source>Shape A</source>
        <translation>形状&#x2009;A</translation>
    </message>
    <message>
        <source>Shape B</source>
        <translation>形状&#x2009;B</translation>
    </message>
</context>
<context>
    <name>InspectPseudocode</name>
    <message>
        <source>Pseudocode</source>
        <translation>伪代码</translation>
    </message>
</context>
<context>
    <name>InspectRounding</name>
    <message>
        <source>Rounding of %1</source>
        <translation>%1 的圆角半径</translation>
    </message>
    <message>
        <source>Radius of %1</source>
        <translation>%1 的半径</translation>
    </message>
    <message>
        <source>Rounds the outline for this pair only; a project keeps none</source>
        <translation>只为这一对形状把轮廓倒圆；项目文件不保存圆角</translation>
    </message>
    <message>
        <source>Changes the shape; can be undone</source>
        <translation>修改形状本身，可以撤销</translation>
    </message>
    <message>
        <source> m</source>
        <comment>metres</comment>
        <translation> m</translation>
    </message>
</context>
<context>
    <name>InspectSentence</name>
    <message>
        <source>Choose a lesson, or two shapes of the project.</source>
        <translation>请选择一课，或项目中的两个形状。</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>间隙</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
</context>
<context>
    <name>InspectSession</name>
    <message>
        <source>Change radius</source>
        <translation>更改半径</translation>
    </message>
</context>
<context>
    <name>InspectSteps</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
</context>
<context>
    <name>InspectTimeline</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
</context>
<context>
    <name>InspectTransport</name>
    <message>
        <source>%1 / %2</source>
        <comment>step, steps</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>speed %1×</source>
        <translation>速度&#x2009;%1×</translation>
    </message>
    <message>
        <source>level 1: axes</source>
        <translation>级别&#x2009;1：轴</translation>
    </message>
    <message>
        <source>level 2: steps</source>
        <translation>级别&#x2009;2：步骤</translation>
    </message>
    <message>
        <source>level 3: vertices</source>
        <translation>级别&#x2009;3：顶点</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Level of detail</source>
        <translation>详细级别</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
</context>
</TS>

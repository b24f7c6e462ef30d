<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>CheckCommand</name>
    <message>
        <source>%1: checked for %2: shapes %3, errors %4, warnings %5, notes %6</source>
        <translation>%1：已按 %2 检查：形状 %3，错误 %4，警告 %5，提示 %6</translation>
    </message>
    <message>
        <source>there is no engine profile %1</source>
        <translation>没有引擎配置 %1</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>没有指定文件</translation>
    </message>
    <message>
        <source>there is no target %1; there are %2</source>
        <translation>没有目标 %1；可用的有 %2</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>there is no language %1; there are en and zh_CN</source>
        <translation>没有语言 %1；可用的有 en 和 zh_CN</translation>
    </message>
    <message>
        <source>cannot read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>Hullsmith: collision shapes, drawn, checked, explained and exported.</source>
        <translation>Hullsmith：绘制、检查、讲解并导出碰撞形状。</translation>
    </message>
    <message>
        <source>opens the window</source>
        <translation>打开窗口</translation>
    </message>
    <message>
        <source>Every command takes --help and --lang en|zh_CN. &quot;-&quot; is standard input or output.</source>
        <translation>每条命令都支持 --help 和 --lang en|zh_CN。“-”表示标准输入或标准输出。</translation>
    </message>
    <message>
        <source>Exit status: 0 fine, 1 the shapes have faults, 2 wrong usage or an unreadable file.</source>
        <translation>退出状态：0 正常，1 形状有问题，2 用法错误或文件无法读取。</translation>
    </message>
    <message>
        <source>there is no option %1; see hullsmith --help</source>
        <translation>没有选项 %1；请看 hullsmith --help</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>name one project file</source>
        <translation>请指定一个项目文件</translation>
    </message>
    <message>
        <source>there is no format &quot;%1&quot;; there are %2</source>
        <translation>没有格式“%1”；可用的有 %2</translation>
    </message>
    <message>
        <source>say where to write with -o</source>
        <translation>请用 -o 指定写到哪里</translation>
    </message>
    <message>
        <source>--set takes key=value, not &quot;%1&quot;</source>
        <translation>--set 的形式是 key=value，而不是“%1”</translation>
    </message>
</context>
<context>
    <name>Query</name>
    <message>
        <source>query reads standard input and takes no file</source>
        <translation>query 从标准输入读取，不接受文件</translation>
    </message>
</context>
<context>
    <name>RepairCommand</name>
    <message>
        <source>%1 cannot be repaired</source>
        <translation>%1&#x2009;无法修复</translation>
    </message>
    <message>
        <source>%1 encloses no area: removed</source>
        <translation>%1&#x2009;不包围任何面积：已移除</translation>
    </message>
    <message>
        <source>%1 repaired: shapes %2</source>
        <translation>%1&#x2009;已修复：形状&#x2009;%2</translation>
    </message>
    <message>
        <source>name one project file</source>
        <translation>请指定一个项目文件</translation>
    </message>
    <message>
        <source>say where to write with -o</source>
        <translation>请用 -o 指定写到哪里</translation>
    </message>
    <message>
        <source>--fill takes even-odd or nonzero, not &quot;%1&quot;</source>
        <translation>--fill&#x2009;取&#x2009;even-odd&#x2009;或&#x2009;nonzero，而不是“%1”</translation>
    </message>
</context>
<context>
    <name>ScreenshotCommand</name>
    <message>
        <source>name at most one project file</source>
        <translation>最多指定一个项目文件</translation>
    </message>
    <message>
        <source>there is no mode &quot;%1&quot;; there are %2</source>
        <translation>没有模式“%1”；可用的有 %2</translation>
    </message>
    <message>
        <source>--theme takes light or dark, not &quot;%1&quot;</source>
        <translation>--theme 取 light 或 dark，而不是“%1”</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT from %1x%2 to %3x%3, not &quot;%4&quot;</source>
        <translation>--size 取 宽x高，从 %1x%2 到 %3x%3，而不是“%4”</translation>
    </message>
    <message>
        <source>say where to write with -o</source>
        <translation>请用 -o 指定写到哪里</translation>
    </message>
    <message>
        <source>there is no lesson &quot;%1&quot;</source>
        <translation>没有课程“%1”</translation>
    </message>
    <message>
        <source>there is no step &quot;%1&quot; in this test</source>
        <translation>这次检测中没有步骤“%1”</translation>
    </message>
    <message>
        <source>the picture could not be written</source>
        <translation>无法写出图片</translation>
    </message>
</context>
<context>
    <name>SplitCommand</name>
    <message>
        <source>there is no engine profile %1</source>
        <translation>没有引擎配置&#x2009;%1</translation>
    </message>
    <message>
        <source>%1: outlines %2, convex pieces %3</source>
        <translation>%1：轮廓&#x2009;%2&#x2009;个，凸块&#x2009;%3&#x2009;个</translation>
    </message>
    <message>
        <source>--max-vertices takes a number from 3 to %1</source>
        <translation>--max-vertices&#x2009;须为&#x2009;3&#x2009;到&#x2009;%1&#x2009;的数</translation>
    </message>
    <message>
        <source>--method takes fewest or fast, not &quot;%1&quot;</source>
        <translation>--method&#x2009;须为&#x2009;fewest&#x2009;或&#x2009;fast，而不是“%1”</translation>
    </message>
    <message>
        <source>the fast method adds no points</source>
        <translation>快速方法不加点</translation>
    </message>
    <message>
        <source>there is no target %1</source>
        <translation>没有目标&#x2009;%1</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>没有指定文件</translation>
    </message>
    <message>
        <source>say where to write with -o</source>
        <translation>请用&#x2009;-o&#x2009;指定写到哪里</translation>
    </message>
    <message>
        <source>two results would have the name %1 in the folder</source>
        <translation>文件夹中会有两个结果都叫&#x2009;%1</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>无法创建文件夹</translation>
    </message>
</context>
<context>
    <name>TraceCommand</name>
    <message>
        <source>%1: islands %2, holes %3, vertices %4, largest deviation %5 px, gained %6 px², lost %7 px², IoU %8, pieces %9</source>
        <translation>%1：岛 %2，孔 %3，顶点 %4，最大偏差 %5 px，多出 %6 px²，缺失 %7 px²，IoU %8，凸块 %9</translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3</source>
        <translation>--%1 的取值为 %2 到 %3 之间的数</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not &quot;%3&quot;</source>
        <translation>--%1 的取值为 %2 之一，而不是“%3”</translation>
    </message>
    <message>
        <source>there is no target %1</source>
        <translation>没有目标 %1</translation>
    </message>
    <message>
        <source>give one of --tolerance, --vertices and --pieces</source>
        <translation>--tolerance、--vertices 与 --pieces 只能给出一个</translation>
    </message>
    <message>
        <source>no image is named</source>
        <translation>没有指定图像</translation>
    </message>
    <message>
        <source>an image has to be a file: the project names it</source>
        <translation>图像必须是文件：项目要引用它的名称</translation>
    </message>
    <message>
        <source>say where to write with -o</source>
        <translation>请用 -o 指定写到哪里</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tool tip of a button: name of the command, its key.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>Starts an empty project</source>
        <translation>新建一个空项目</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>打开项目…</translation>
    </message>
    <message>
        <source>Opens a .hull project</source>
        <translation>打开一个&#x2009;.hull&#x2009;项目</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>Opens a project used lately</source>
        <translation>打开最近用过的项目</translation>
    </message>
    <message>
        <source>Add sprites…</source>
        <translation>添加精灵图…</translation>
    </message>
    <message>
        <source>Adds image files, each as a body</source>
        <translation>添加图像文件，每个成为一个物体</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Writes the project to its file</source>
        <translation>把项目写入文件</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Writes the project to another file</source>
        <translation>把项目写入另一个文件</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Writes the shapes for a game engine</source>
        <translation>为游戏引擎写出形状</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Closes the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>Takes the last change back</source>
        <translation>撤回上一次更改</translation>
    </message>
    <message>
        <source>Makes the change again that was taken back</source>
        <translation>重新执行撤回的更改</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Moves the selection to the clipboard</source>
        <translation>把所选内容移到剪贴板</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the selection to the clipboard</source>
        <translation>把所选内容复制到剪贴板</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Adds what the clipboard holds</source>
        <translation>添加剪贴板中的内容</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Adds a copy of the selection beside it</source>
        <translation>在旁边添加所选内容的副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Removes the selected vertices or shapes</source>
        <translation>删除所选的顶点或形状</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Selects every vertex of the selected shapes, or every shape</source>
        <translation>选择所选形状的全部顶点，或全部形状</translation>
    </message>
    <message>
        <source>Invert selection</source>
        <translation>反选</translation>
    </message>
    <message>
        <source>Selects what is not selected and the other way round</source>
        <translation>未选的变为选中，选中的变为未选</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>首选项…</translation>
    </message>
    <message>
        <source>Theme, language, motion and grid</source>
        <translation>主题、语言、动画和网格</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Draw and check collision shapes</source>
        <translation>绘制并检查碰撞形状</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>检视</translation>
    </message>
    <message>
        <source>Step through the separating axis test</source>
        <translation>逐步查看分离轴检测</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Shows the middle of the view larger</source>
        <translation>放大视图中央</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Shows the middle of the view smaller</source>
        <translation>缩小视图中央</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>缩放到&#x2009;100 %</translation>
    </message>
    <message>
        <source>One image pixel is one screen pixel</source>
        <translation>一个图像像素对应一个屏幕像素</translation>
    </message>
    <message>
        <source>Fit selection</source>
        <translation>适合所选</translation>
    </message>
    <message>
        <source>Shows the selection as large as fits</source>
        <translation>以尽可能大的比例显示所选内容</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>适合全部</translation>
    </message>
    <message>
        <source>Shows everything as large as fits</source>
        <translation>以尽可能大的比例显示全部内容</translation>
    </message>
    <message>
        <source>Show grid</source>
        <translation>显示网格</translation>
    </message>
    <message>
        <source>Shows or hides the grid</source>
        <translation>显示或隐藏网格</translation>
    </message>
    <message>
        <source>Hide side panes</source>
        <translation>隐藏侧边面板</translation>
    </message>
    <message>
        <source>Hides all side panes, or brings them back</source>
        <translation>隐藏全部侧边面板，或恢复显示</translation>
    </message>
    <message>
        <source>Undo history</source>
        <translation>撤销历史</translation>
    </message>
    <message>
        <source>Shows the list of changes; click one to go there</source>
        <translation>显示更改列表；点击可跳到该处</translation>
    </message>
    <message>
        <source>Panes</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Shows or hides single panes</source>
        <translation>显示或隐藏各个面板</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>下一个面板</translation>
    </message>
    <message>
        <source>Moves the keyboard focus to the next pane</source>
        <translation>把键盘焦点移到下一个面板</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>上一个面板</translation>
    </message>
    <message>
        <source>Moves the keyboard focus to the previous pane</source>
        <translation>把键盘焦点移到上一个面板</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>与桌面一致的浅色或深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark text on light panes</source>
        <translation>浅色面板，深色文字</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light text on dark panes</source>
        <translation>深色面板，浅色文字</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Black and white; line styles carry the meaning</source>
        <translation>只用黑白；以线型区分含义</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Shows the program in English</source>
        <translation>以英语显示程序</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Shows the program in Simplified Chinese</source>
        <translation>以简体中文显示程序</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Steps and view changes happen at once</source>
        <translation>步骤和视图变化立即完成</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Select, move and insert vertices; drag a shape to move it</source>
        <translation>选择、移动和插入顶点；拖动形状可移动它</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>Draw an outline click by click</source>
        <translation>逐点点击绘制轮廓</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Drag out a box; Shift makes a square</source>
        <translation>拖出矩形；按住&#x2009;Shift&#x2009;为正方形</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>Drag out a circle from its centre</source>
        <translation>从圆心拖出圆</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>抓手</translation>
    </message>
    <message>
        <source>Drag the view</source>
        <translation>拖动视图</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>轴心</translation>
    </message>
    <message>
        <source>Set the body&apos;s origin</source>
        <translation>设置物体的原点</translation>
    </message>
    <message>
        <source>Snap to grid</source>
        <translation>吸附到网格</translation>
    </message>
    <message>
        <source>New and dragged points jump to the grid</source>
        <translation>新建和拖动的点吸附到网格</translation>
    </message>
    <message>
        <source>Snap to vertices</source>
        <translation>吸附到顶点</translation>
    </message>
    <message>
        <source>New and dragged points jump to other vertices</source>
        <translation>新建和拖动的点吸附到其他顶点</translation>
    </message>
    <message>
        <source>Snap to pixel corners</source>
        <translation>吸附到像素角</translation>
    </message>
    <message>
        <source>New and dragged points jump to corners of image pixels</source>
        <translation>新建和拖动的点吸附到图像像素的角</translation>
    </message>
    <message>
        <source>Grid spacing…</source>
        <translation>网格间距…</translation>
    </message>
    <message>
        <source>Sets the distance between grid lines</source>
        <translation>设置网格线的间距</translation>
    </message>
    <message>
        <source>Reverse winding</source>
        <translation>反转绕向</translation>
    </message>
    <message>
        <source>Turns the order of the vertices round</source>
        <translation>把顶点顺序反过来</translation>
    </message>
    <message>
        <source>Make convex hull</source>
        <translation>生成凸包</translation>
    </message>
    <message>
        <source>Replaces the outline by its convex hull</source>
        <translation>用凸包代替轮廓</translation>
    </message>
    <message>
        <source>Weld duplicate vertices</source>
        <translation>合并重复顶点</translation>
    </message>
    <message>
        <source>Joins vertices that lie on each other</source>
        <translation>把位置重合的顶点合为一个</translation>
    </message>
    <message>
        <source>Drop collinear vertices</source>
        <translation>去除共线顶点</translation>
    </message>
    <message>
        <source>Removes vertices that lie on a straight edge</source>
        <translation>去除位于直边上的顶点</translation>
    </message>
    <message>
        <source>Rename shape…</source>
        <translation>重命名形状…</translation>
    </message>
    <message>
        <source>Gives the selected shape another name</source>
        <translation>为所选形状换个名称</translation>
    </message>
    <message>
        <source>Add empty body</source>
        <translation>添加空物体</translation>
    </message>
    <message>
        <source>Adds a body without an image</source>
        <translation>添加没有图像的物体</translation>
    </message>
    <message>
        <source>Remove body</source>
        <translation>移除物体</translation>
    </message>
    <message>
        <source>Removes the current body and its shapes</source>
        <translation>移除当前物体及其形状</translation>
    </message>
    <message>
        <source>Rename body…</source>
        <translation>重命名物体…</translation>
    </message>
    <message>
        <source>Gives the current body another name</source>
        <translation>为当前物体换个名称</translation>
    </message>
    <message>
        <source>Choose the pair…</source>
        <translation>选择一对形状…</translation>
    </message>
    <message>
        <source>Inspects two shapes of the open project</source>
        <translation>检视当前项目中的两个形状</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>交换&#x2009;A&#x2009;与&#x2009;B</translation>
    </message>
    <message>
        <source>Tests B against A; the verdict stays, the normal turns round</source>
        <translation>用&#x2009;B&#x2009;检测&#x2009;A；结论不变，法线反向</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Goes to the start of the test</source>
        <translation>回到检测开头</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Goes one step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Steps by itself; press again to pause</source>
        <translation>自动逐步播放；再按一次暂停</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Goes one step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Goes to the result</source>
        <translation>跳到结果</translation>
    </message>
    <message>
        <source>Previous axis</source>
        <translation>上一条轴</translation>
    </message>
    <message>
        <source>Goes to the axis before this one</source>
        <translation>回到前一条轴</translation>
    </message>
    <message>
        <source>Next axis</source>
        <translation>下一条轴</translation>
    </message>
    <message>
        <source>Goes to the axis after this one</source>
        <translation>前往后一条轴</translation>
    </message>
    <message>
        <source>Finer steps</source>
        <translation>更细的步骤</translation>
    </message>
    <message>
        <source>Stops more often: up to every dot product</source>
        <translation>停得更频繁：最细到每个点积</translation>
    </message>
    <message>
        <source>Coarser steps</source>
        <translation>更粗的步骤</translation>
    </message>
    <message>
        <source>Stops less often: down to once per axis</source>
        <translation>停得更少：最粗到每条轴一次</translation>
    </message>
    <message>
        <source>Align view with axis</source>
        <translation>视图对齐到轴</translation>
    </message>
    <message>
        <source>Turns the view until the axis is level; press again to return</source>
        <translation>旋转视图使轴水平；再按一次恢复</translation>
    </message>
    <message>
        <source>Lock zoom of the number line</source>
        <translation>锁定数轴缩放</translation>
    </message>
    <message>
        <source>Keeps the scale while stepping, so that axes can be compared</source>
        <translation>步进时保持比例，便于比较各条轴</translation>
    </message>
    <message>
        <source>Stop at the first gap</source>
        <translation>遇到间隙即停止</translation>
    </message>
    <message>
        <source>Ends the test as soon as one axis shows a gap</source>
        <translation>一条轴出现间隙就结束检测</translation>
    </message>
    <message>
        <source>Skip parallel axes</source>
        <translation>跳过平行的轴</translation>
    </message>
    <message>
        <source>Leaves out edges whose axis was tested before</source>
        <translation>略去轴已测过的边</translation>
    </message>
    <message>
        <source>Touching is no collision</source>
        <translation>接触不算碰撞</translation>
    </message>
    <message>
        <source>Shapes that only touch count as apart</source>
        <translation>仅接触的形状算作分离</translation>
    </message>
    <message>
        <source>Touching is a collision</source>
        <translation>接触算碰撞</translation>
    </message>
    <message>
        <source>Shapes that touch count as colliding</source>
        <translation>接触的形状算作碰撞</translation>
    </message>
    <message>
        <source>Collision within a tolerance…</source>
        <translation>容差内算碰撞…</translation>
    </message>
    <message>
        <source>Shapes nearer than a tolerance count as colliding</source>
        <translation>距离小于容差的形状算作碰撞</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>导出插图…</translation>
    </message>
    <message>
        <source>Writes the picture of this step as SVG or PNG</source>
        <translation>把这一步的图写成&#x2009;SVG&#x2009;或&#x2009;PNG</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>查找命令…</translation>
    </message>
    <message>
        <source>Lists every command by name</source>
        <translation>按名称列出全部命令</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>键盘快捷键…</translation>
    </message>
    <message>
        <source>Lists the shortcuts and lets you change them</source>
        <translation>列出快捷键，并可更改</translation>
    </message>
    <message>
        <source>About Hullsmith</source>
        <translation>关于&#x2009;Hullsmith</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <source>Free axis</source>
        <translation>自由轴</translation>
    </message>
    <message>
        <source>Projects both shapes on an axis of your own; ← → or dragging turn it</source>
        <translation>把两个形状投影到自选的轴上；用&#x2009;← →&#x2009;或拖动来转动它</translation>
    </message>
    <message>
        <source>Predict comparisons</source>
        <translation>先猜再比较</translation>
    </message>
    <message>
        <source>Asks gap or overlap before each comparison is shown</source>
        <translation>在每次比较显示之前，先问是间隙还是重叠</translation>
    </message>
    <message>
        <source>Guess a gap</source>
        <translation>猜是间隙</translation>
    </message>
    <message>
        <source>Shows the comparison; you expect a gap</source>
        <translation>显示比较结果；你预计是间隙</translation>
    </message>
    <message>
        <source>Guess an overlap</source>
        <translation>猜是重叠</translation>
    </message>
    <message>
        <source>Shows the comparison; you expect an overlap</source>
        <translation>显示比较结果；你预计是重叠</translation>
    </message>
    <message>
        <source>Type coordinates…</source>
        <translation>键入坐标…</translation>
    </message>
    <message>
        <source>Puts the selected vertices at exact coordinates; Enter on the canvas does the same</source>
        <translation>把所选顶点放到精确的坐标处；在画布上按&#x2009;Enter&#x2009;效果相同</translation>
    </message>
    <message>
        <source>Show contact points</source>
        <translation>显示接触点</translation>
    </message>
    <message>
        <source>Draws at the result where the shapes touch, or where they are nearest</source>
        <translation>在结果一步画出两个形状的接触点，或相距最近的两点</translation>
    </message>
    <message>
        <source>Round the shapes…</source>
        <translation>把形状倒圆…</translation>
    </message>
    <message>
        <source>Sets the rounding of outlines, and the radius of circles and capsules</source>
        <translation>设置轮廓的圆角半径，或圆与胶囊的半径</translation>
    </message>
    <message>
        <source>Cut line</source>
        <translation>切割线</translation>
    </message>
    <message>
        <source>Draw a line that no convex piece may cross</source>
        <translation>画一条凸块不能越过的线</translation>
    </message>
    <message>
        <source>Split into shapes</source>
        <translation>拆分为形状</translation>
    </message>
    <message>
        <source>Puts the convex pieces of the outline in its place</source>
        <translation>用轮廓的凸块代替它</translation>
    </message>
    <message>
        <source>Merge shapes</source>
        <translation>合并形状</translation>
    </message>
    <message>
        <source>Joins two convex shapes that are convex together</source>
        <translation>把合起来是凸的两个凸形状合为一个</translation>
    </message>
    <message>
        <source>Trace wand</source>
        <translation>描摹魔棒</translation>
    </message>
    <message>
        <source>Click an island of the sprite to trace it</source>
        <translation>单击精灵图中的一个岛进行描摹</translation>
    </message>
    <message>
        <source>Trace sprite</source>
        <translation>描摹精灵图</translation>
    </message>
    <message>
        <source>Shows the outlines of the current body&apos;s image; the Trace pane applies them</source>
        <translation>显示当前物体图像的轮廓；在“描摹”面板中应用</translation>
    </message>
    <message>
        <source>Trace all sprites</source>
        <translation>描摹全部精灵图</translation>
    </message>
    <message>
        <source>Traces the images of all bodies in the background</source>
        <translation>在后台描摹所有物体的图像</translation>
    </message>
    <message>
        <source>Trace added sprites</source>
        <translation>描摹新添加的精灵图</translation>
    </message>
    <message>
        <source>Images that are dropped or added are traced at once, in the background</source>
        <translation>拖入或添加的图像会立即在后台描摹</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Name of a command, in English or Chinese</source>
        <translation>命令名称，中文或英文</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
</context>
<context>
    <name>DocumentFiles</name>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>%1 — not saved</source>
        <extracomment>State of the open project beside the menus; %1 is the file name.</extracomment>
        <translation>%1 — 未保存</translation>
    </message>
    <message>
        <source>%1 — saved</source>
        <translation>%1 — 已保存</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>保存对“%1”的更改？</translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation>不保存，更改就会丢失。</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Hullsmith project (*.hull)</source>
        <translation>Hullsmith&#x2009;项目 (*.hull)</translation>
    </message>
    <message>
        <source>The project cannot be opened</source>
        <translation>无法打开项目</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>The project cannot be saved</source>
        <translation>无法保存项目</translation>
    </message>
    <message>
        <source>Adjust image paths</source>
        <translation>调整图像路径</translation>
    </message>
    <message>
        <source>Images (%1)</source>
        <translation>图像 (%1)</translation>
    </message>
    <message>
        <source>Add sprites</source>
        <translation>添加精灵图</translation>
    </message>
    <message>
        <source>The image cannot be used</source>
        <translation>无法使用该图像</translation>
    </message>
    <message>
        <source>Some images cannot be used</source>
        <translation>有些图像无法使用</translation>
    </message>
    <message>
        <source>Add sprite</source>
        <translation>添加精灵图</translation>
    </message>
    <message>
        <source>Add %1 sprites</source>
        <translation>添加&#x2009;%1&#x2009;张精灵图</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export shapes</source>
        <translation>导出形状</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>shapes</translation>
    </message>
    <message>
        <source>%1 would not load this. Mend these faults first:</source>
        <translation>%1&#x2009;无法加载此文件。请先修正这些问题：</translation>
    </message>
    <message>
        <source>“%1” exists. Replace it?</source>
        <translation>“%1”已存在。要替换吗？</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>…… 还有&#x2009;%1&#x2009;项</translation>
    </message>
    <message>
        <source>The file&apos;s text stands here once the faults are mended.</source>
        <translation>修正上述问题后，此处显示文件内容。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Exported to %1</source>
        <translation>已导出到&#x2009;%1</translation>
    </message>
    <message>
        <source>Grid spacing</source>
        <translation>网格间距</translation>
    </message>
    <message>
        <source>Distance between grid lines in pixels:</source>
        <translation>网格线间距（像素）：</translation>
    </message>
    <message>
        <source>About Hullsmith</source>
        <translation>关于&#x2009;Hullsmith</translation>
    </message>
    <message>
        <source>Hullsmith %1</source>
        <translation>Hullsmith %1</translation>
    </message>
    <message>
        <source>Draw the hull, watch the axis decide, ship the shape.

Free software under the MIT licence. Uses Qt %1.</source>
        <translation>绘制外壳，看轴如何裁定，交付形状。

自由软件，采用&#x2009;MIT&#x2009;许可证。使用&#x2009;Qt %1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>%1 is a step of the undo list: &quot;Move vertex&quot;.</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>No body has an image to trace</source>
        <translation>没有物体带有可描摹的图像</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>形状(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>检视(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>Touching</source>
        <translation>接触</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>…… 还有&#x2009;%1&#x2009;项</translation>
    </message>
</context>
<context>
    <name>PaneDocks</name>
    <message>
        <source>Undo history</source>
        <translation>撤销历史</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>打开时的状态</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>Tracing sprites: %1 of %2</source>
        <translation>正在描摹精灵图：%1 / %2</translation>
    </message>
    <message>
        <source>Progress of tracing</source>
        <translation>描摹进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>按下快捷键</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>不保存</translation>
    </message>
</context>
<context>
    <name>SceneClipboard</name>
    <message>
        <source>The clipboard holds no shapes</source>
        <translation>剪贴板中没有形状</translation>
    </message>
    <message>
        <source>The clipboard holds no shapes: %1</source>
        <translation>剪贴板中没有形状：%1</translation>
    </message>
</context>
<context>
    <name>ShapeEdits</name>
    <message>
        <source>Reverse winding</source>
        <translation>反转绕向</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Assign</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>筛选…</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>Choose a command to change its key. Changed keys are bold.</source>
        <translation>选择一个命令以更改按键。更改过的按键以粗体显示。</translation>
    </message>
    <message>
        <source>“%1” belongs to “%2”. Take it away there first.</source>
        <translation>“%1”已用于“%2”。请先在那里取消。</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>zoom %1 %</source>
        <translation>缩放&#x2009;%1 %</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>Name of the language in itself, on the language button.</extracomment>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>程序的语言</translation>
    </message>
    <message>
        <source>1 m = %1 px</source>
        <translation>1 m = %1 px</translation>
    </message>
</context>
<context>
    <name>TraceBatch</name>
    <message>
        <source>Tracing was cancelled; nothing was changed</source>
        <translation>描摹已取消；没有任何更改</translation>
    </message>
    <message>
        <source>Trace sprites</source>
        <translation>描摹精灵图</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a body, %2 says what is wrong with its image.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: it was changed meanwhile</source>
        <translation>%1：期间已被更改</translation>
    </message>
    <message>
        <source>Sprites traced: %1</source>
        <translation>已描摹精灵图：%1</translation>
    </message>
    <message>
        <source>Sprites traced: %1 of %2</source>
        <translation>已描摹精灵图：%1 / %2</translation>
    </message>
</context>
<context>
    <name>VertexEntry</name>
    <message>
        <source>Two coordinates are needed: x, y</source>
        <translation>需要两个坐标：x, y</translation>
    </message>
    <message>
        <source>“%1” is no coordinate</source>
        <translation>“%1”不是坐标</translation>
    </message>
    <message>
        <source>Coordinates x, y</source>
        <translation>坐标&#x2009;x, y</translation>
    </message>
    <message>
        <source>%1 vertices: each takes what is typed; an empty part stays as it is</source>
        <translation>%1&#x2009;个顶点：各自采用键入的值；留空的部分不变</translation>
    </message>
    <message>
        <source>x, y in pixels; +2, *1.5, 0.5 m or polar 50&lt;30 work too</source>
        <translation>x, y，单位像素；也可用&#x2009;+2、*1.5、0.5 m&#x2009;或极坐标&#x2009;50&lt;30</translation>
    </message>
</context>
<context>
    <name>WindowBar</name>
    <message>
        <source>Grid %1 px</source>
        <extracomment>Button on the tool bar: distance between grid lines.</extracomment>
        <translation>网格&#x2009;%1 px</translation>
    </message>
    <message>
        <source>grid</source>
        <extracomment>Short name of a snapping target on the tool bar: &quot;Snap: grid · vertex&quot;.</extracomment>
        <translation>网格</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Snap: %1</source>
        <translation>吸附：%1</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>What points jump to; Ctrl held turns it round for one drag</source>
        <translation>点会吸附到什么；按住&#x2009;Ctrl&#x2009;可在这次拖动中反转</translation>
    </message>
    <message>
        <source>Distance between grid lines</source>
        <translation>网格线的间距</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
</context>
</TS>

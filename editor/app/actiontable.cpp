#include "actiontable.h"

#include <QtGlobal>

// clang-format off
namespace {

using enum ActionRow::Check;

constexpr ActionRow table[] = {
    // id, text, tip, icon, shortcuts, menu, modes, group, check
    {"file.new", QT_TRANSLATE_NOOP("Actions", "New project"), QT_TRANSLATE_NOOP("Actions", "Starts an empty project"), "file-new", "Ctrl+N", "file", "", ""},
    {"file.open", QT_TRANSLATE_NOOP("Actions", "Open project…"), QT_TRANSLATE_NOOP("Actions", "Opens a .hull project"), "file-open", "Ctrl+O", "file", "", ""},
    {"file.recent", QT_TRANSLATE_NOOP("Actions", "Recent projects"), QT_TRANSLATE_NOOP("Actions", "Opens a project used lately"), "", "", "file", "", ""},
    {"file.openImage", QT_TRANSLATE_NOOP("Actions", "Add sprites…"), QT_TRANSLATE_NOOP("Actions", "Adds image files, each as a body"), "sprite-add", "Ctrl+Shift+O", "|file", "", ""},
    {"file.save", QT_TRANSLATE_NOOP("Actions", "Save"), QT_TRANSLATE_NOOP("Actions", "Writes the project to its file"), "file-save", "Ctrl+S", "|file", "", ""},
    {"file.saveAs", QT_TRANSLATE_NOOP("Actions", "Save as…"), QT_TRANSLATE_NOOP("Actions", "Writes the project to another file"), "", "Ctrl+Shift+S", "file", "", ""},
    {"file.export", QT_TRANSLATE_NOOP("Actions", "Export…"), QT_TRANSLATE_NOOP("Actions", "Writes the shapes for a game engine"), "export", "Ctrl+E", "|file", "", ""},
    {"file.quit", QT_TRANSLATE_NOOP("Actions", "Quit"), QT_TRANSLATE_NOOP("Actions", "Closes the window"), "", "Ctrl+Q", "|file", "", ""},

    {"edit.undo", QT_TRANSLATE_NOOP("Actions", "Undo"), QT_TRANSLATE_NOOP("Actions", "Takes the last change back"), "undo", "Ctrl+Z", "edit", "", ""},
    {"edit.redo", QT_TRANSLATE_NOOP("Actions", "Redo"), QT_TRANSLATE_NOOP("Actions", "Makes the change again that was taken back"), "redo", "Ctrl+Shift+Z Ctrl+Y", "edit", "", ""},
    {"edit.cut", QT_TRANSLATE_NOOP("Actions", "Cut"), QT_TRANSLATE_NOOP("Actions", "Moves the selection to the clipboard"), "cut", "Ctrl+X", "|edit", "author", ""},
    {"edit.copy", QT_TRANSLATE_NOOP("Actions", "Copy"), QT_TRANSLATE_NOOP("Actions", "Copies the selection to the clipboard"), "copy", "Ctrl+C", "edit", "author", ""},
    {"edit.paste", QT_TRANSLATE_NOOP("Actions", "Paste"), QT_TRANSLATE_NOOP("Actions", "Adds what the clipboard holds"), "paste", "Ctrl+V", "edit", "author", ""},
    {"edit.duplicate", QT_TRANSLATE_NOOP("Actions", "Duplicate"), QT_TRANSLATE_NOOP("Actions", "Adds a copy of the selection beside it"), "duplicate", "Ctrl+D", "edit", "author", ""},
    {"edit.delete", QT_TRANSLATE_NOOP("Actions", "Delete"), QT_TRANSLATE_NOOP("Actions", "Removes the selected vertices or shapes"), "delete", "Del", "edit", "author", ""},
    {"edit.selectAll", QT_TRANSLATE_NOOP("Actions", "Select all"), QT_TRANSLATE_NOOP("Actions", "Selects every vertex of the selected shapes, or every shape"), "", "Ctrl+A", "|edit", "author", ""},
    {"edit.invertSelection", QT_TRANSLATE_NOOP("Actions", "Invert selection"), QT_TRANSLATE_NOOP("Actions", "Selects what is not selected and the other way round"), "", "Ctrl+Shift+I", "edit", "author", ""},
    {"view.preferences", QT_TRANSLATE_NOOP("Actions", "Preferences…"), QT_TRANSLATE_NOOP("Actions", "Theme, language, motion and grid"), "preferences", "Ctrl+,", "|edit", "", ""},

    {"mode.author", QT_TRANSLATE_NOOP("Actions", "Author"), QT_TRANSLATE_NOOP("Actions", "Draw and check collision shapes"), "", "Ctrl+1", "view", "", "mode", Checked},
    {"mode.inspect", QT_TRANSLATE_NOOP("Actions", "Inspect"), QT_TRANSLATE_NOOP("Actions", "Step through the separating axis test"), "", "Ctrl+2", "view", "", "mode"},
    {"view.zoomIn", QT_TRANSLATE_NOOP("Actions", "Zoom in"), QT_TRANSLATE_NOOP("Actions", "Shows the middle of the view larger"), "zoom-in", "Ctrl++ Ctrl+=", "|view", "", ""},
    {"view.zoomOut", QT_TRANSLATE_NOOP("Actions", "Zoom out"), QT_TRANSLATE_NOOP("Actions", "Shows the middle of the view smaller"), "zoom-out", "Ctrl+-", "view", "", ""},
    {"view.zoom100", QT_TRANSLATE_NOOP("Actions", "Zoom to 100 %"), QT_TRANSLATE_NOOP("Actions", "One image pixel is one screen pixel"), "zoom-100", "Ctrl+0", "view", "", ""},
    {"view.fitSelection", QT_TRANSLATE_NOOP("Actions", "Fit selection"), QT_TRANSLATE_NOOP("Actions", "Shows the selection as large as fits"), "fit-selection", "F Shift+2", "view", "", ""},
    {"view.fitAll", QT_TRANSLATE_NOOP("Actions", "Fit all"), QT_TRANSLATE_NOOP("Actions", "Shows everything as large as fits"), "fit-all", "Shift+F Shift+1 Ctrl+/", "view", "", ""},
    {"view.grid", QT_TRANSLATE_NOOP("Actions", "Show grid"), QT_TRANSLATE_NOOP("Actions", "Shows or hides the grid"), "grid", "Ctrl+'", "|view", "", "", Checked},
    {"view.hidePanes", QT_TRANSLATE_NOOP("Actions", "Hide side panes"), QT_TRANSLATE_NOOP("Actions", "Hides all side panes, or brings them back"), "", "Ctrl+\\", "view", "", "", Unchecked},
    {"view.history", QT_TRANSLATE_NOOP("Actions", "Undo history"), QT_TRANSLATE_NOOP("Actions", "Shows the list of changes; click one to go there"), "", "Ctrl+H", "view", "", "", Unchecked},
    {"view.panes", QT_TRANSLATE_NOOP("Actions", "Panes"), QT_TRANSLATE_NOOP("Actions", "Shows or hides single panes"), "", "", "view", "", ""},
    {"view.nextPane", QT_TRANSLATE_NOOP("Actions", "Next pane"), QT_TRANSLATE_NOOP("Actions", "Moves the keyboard focus to the next pane"), "", "F6", "view", "", ""},
    {"view.previousPane", QT_TRANSLATE_NOOP("Actions", "Previous pane"), QT_TRANSLATE_NOOP("Actions", "Moves the keyboard focus to the previous pane"), "", "Shift+F6", "view", "", ""},
    {"view.theme.system", QT_TRANSLATE_NOOP("Actions", "As the system"), QT_TRANSLATE_NOOP("Actions", "Light or dark as the desktop is"), "", "", "|view/theme", "", "theme", Checked},
    {"view.theme.light", QT_TRANSLATE_NOOP("Actions", "Light"), QT_TRANSLATE_NOOP("Actions", "Dark text on light panes"), "", "", "view/theme", "", "theme"},
    {"view.theme.dark", QT_TRANSLATE_NOOP("Actions", "Dark"), QT_TRANSLATE_NOOP("Actions", "Light text on dark panes"), "", "", "view/theme", "", "theme"},
    {"view.theme.highContrast", QT_TRANSLATE_NOOP("Actions", "High contrast"), QT_TRANSLATE_NOOP("Actions", "Black and white; line styles carry the meaning"), "", "", "view/theme", "", "theme"},
    {"view.language.en", QT_TRANSLATE_NOOP("Actions", "English"), QT_TRANSLATE_NOOP("Actions", "Shows the program in English"), "", "", "view/language", "", "language", Checked},
    {"view.language.zh_CN", QT_TRANSLATE_NOOP("Actions", "Simplified Chinese"), QT_TRANSLATE_NOOP("Actions", "Shows the program in Simplified Chinese"), "", "", "view/language", "", "language"},
    {"view.reduceMotion", QT_TRANSLATE_NOOP("Actions", "Reduce motion"), QT_TRANSLATE_NOOP("Actions", "Steps and view changes happen at once"), "", "", "view", "", "", Unchecked},

    {"tool.select", QT_TRANSLATE_NOOP("Actions", "Select"), QT_TRANSLATE_NOOP("Actions", "Select, move and insert vertices; drag a shape to move it"), "tool-select", "S", "shape", "author inspect", "tool", Checked},
    {"tool.polygon", QT_TRANSLATE_NOOP("Actions", "Polygon"), QT_TRANSLATE_NOOP("Actions", "Draw an outline click by click"), "tool-polygon", "P", "shape", "author", "tool"},
    {"tool.box", QT_TRANSLATE_NOOP("Actions", "Box"), QT_TRANSLATE_NOOP("Actions", "Drag out a box; Shift makes a square"), "tool-box", "R", "shape", "author", "tool"},
    {"tool.circle", QT_TRANSLATE_NOOP("Actions", "Circle"), QT_TRANSLATE_NOOP("Actions", "Drag out a circle from its centre"), "tool-circle", "C", "shape", "author", "tool"},
    {"tool.cut", QT_TRANSLATE_NOOP("Actions", "Cut line"), QT_TRANSLATE_NOOP("Actions", "Draw a line that no convex piece may cross"), "tool-cut", "K", "shape", "author", "tool"},
    {"tool.wand", QT_TRANSLATE_NOOP("Actions", "Trace wand"), QT_TRANSLATE_NOOP("Actions", "Click an island of the sprite to trace it"), "tool-wand", "W", "shape", "author", "tool"},
    {"tool.hand", QT_TRANSLATE_NOOP("Actions", "Hand"), QT_TRANSLATE_NOOP("Actions", "Drag the view"), "tool-hand", "H", "shape", "author inspect", "tool"},
    {"tool.pivot", QT_TRANSLATE_NOOP("Actions", "Pivot"), QT_TRANSLATE_NOOP("Actions", "Set the body's origin"), "tool-pivot", "I", "shape", "author", "tool"},
    {"snap.grid", QT_TRANSLATE_NOOP("Actions", "Snap to grid"), QT_TRANSLATE_NOOP("Actions", "New and dragged points jump to the grid"), "", "", "|shape/snap", "author inspect", "", Unchecked},
    {"snap.vertices", QT_TRANSLATE_NOOP("Actions", "Snap to vertices"), QT_TRANSLATE_NOOP("Actions", "New and dragged points jump to other vertices"), "", "", "shape/snap", "author inspect", "", Unchecked},
    {"snap.pixels", QT_TRANSLATE_NOOP("Actions", "Snap to pixel corners"), QT_TRANSLATE_NOOP("Actions", "New and dragged points jump to corners of image pixels"), "", "", "shape/snap", "author inspect", "", Unchecked},
    {"snap.gridSize", QT_TRANSLATE_NOOP("Actions", "Grid spacing…"), QT_TRANSLATE_NOOP("Actions", "Sets the distance between grid lines"), "", "", "shape/snap", "", ""},
    {"shape.coordinates", QT_TRANSLATE_NOOP("Actions", "Type coordinates…"), QT_TRANSLATE_NOOP("Actions", "Puts the selected vertices at exact coordinates; Enter on the canvas does the same"), "", "", "|shape", "author", ""},
    {"shape.reverse", QT_TRANSLATE_NOOP("Actions", "Reverse winding"), QT_TRANSLATE_NOOP("Actions", "Turns the order of the vertices round"), "reverse", "Ctrl+Shift+R", "shape", "author", ""},
    {"shape.hull", QT_TRANSLATE_NOOP("Actions", "Make convex hull"), QT_TRANSLATE_NOOP("Actions", "Replaces the outline by its convex hull"), "hull", "", "shape", "author", ""},
    {"shape.weld", QT_TRANSLATE_NOOP("Actions", "Weld duplicate vertices"), QT_TRANSLATE_NOOP("Actions", "Joins vertices that lie on each other"), "", "", "shape", "author", ""},
    {"shape.dropCollinear", QT_TRANSLATE_NOOP("Actions", "Drop collinear vertices"), QT_TRANSLATE_NOOP("Actions", "Removes vertices that lie on a straight edge"), "", "", "shape", "author", ""},
    {"shape.split", QT_TRANSLATE_NOOP("Actions", "Split into shapes"), QT_TRANSLATE_NOOP("Actions", "Puts the convex pieces of the outline in its place"), "", "", "shape", "author", ""},
    {"shape.merge", QT_TRANSLATE_NOOP("Actions", "Merge shapes"), QT_TRANSLATE_NOOP("Actions", "Joins two convex shapes that are convex together"), "", "", "shape", "author", ""},
    {"shape.rename", QT_TRANSLATE_NOOP("Actions", "Rename shape…"), QT_TRANSLATE_NOOP("Actions", "Gives the selected shape another name"), "", "Shift+F2", "shape", "author", ""},
    {"body.add", QT_TRANSLATE_NOOP("Actions", "Add empty body"), QT_TRANSLATE_NOOP("Actions", "Adds a body without an image"), "add", "Ctrl+Shift+N", "|shape", "author", ""},
    {"body.remove", QT_TRANSLATE_NOOP("Actions", "Remove body"), QT_TRANSLATE_NOOP("Actions", "Removes the current body and its shapes"), "", "Ctrl+Shift+Del", "shape", "author", ""},
    {"body.trace", QT_TRANSLATE_NOOP("Actions", "Trace sprite"), QT_TRANSLATE_NOOP("Actions", "Shows the outlines of the current body's image; the Trace pane applies them"), "", "Ctrl+T", "|shape", "author", ""},
    {"body.traceAll", QT_TRANSLATE_NOOP("Actions", "Trace all sprites"), QT_TRANSLATE_NOOP("Actions", "Traces the images of all bodies in the background"), "", "Ctrl+Shift+T", "shape", "author", ""},
    {"body.traceDropped", QT_TRANSLATE_NOOP("Actions", "Trace added sprites"), QT_TRANSLATE_NOOP("Actions", "Images that are dropped or added are traced at once, in the background"), "", "", "shape", "", "", Checked},
    {"body.rename", QT_TRANSLATE_NOOP("Actions", "Rename body…"), QT_TRANSLATE_NOOP("Actions", "Gives the current body another name"), "", "F2", "shape", "author", ""},

    {"inspect.pickPair", QT_TRANSLATE_NOOP("Actions", "Choose the pair…"), QT_TRANSLATE_NOOP("Actions", "Inspects two shapes of the open project"), "pair", "", "inspect", "inspect", ""},
    {"inspect.swap", QT_TRANSLATE_NOOP("Actions", "Swap A and B"), QT_TRANSLATE_NOOP("Actions", "Tests B against A; the verdict stays, the normal turns round"), "swap", "X", "inspect", "inspect", ""},
    {"inspect.first", QT_TRANSLATE_NOOP("Actions", "First step"), QT_TRANSLATE_NOOP("Actions", "Goes to the start of the test"), "step-first", "Home", "|inspect", "inspect", ""},
    {"inspect.previous", QT_TRANSLATE_NOOP("Actions", "Previous step"), QT_TRANSLATE_NOOP("Actions", "Goes one step back"), "step-previous", ", Shift+F8 ，", "inspect", "inspect", ""},
    {"inspect.play", QT_TRANSLATE_NOOP("Actions", "Play"), QT_TRANSLATE_NOOP("Actions", "Steps by itself; press again to pause"), "play", "K F5", "inspect", "inspect", "", Unchecked},
    {"inspect.next", QT_TRANSLATE_NOOP("Actions", "Next step"), QT_TRANSLATE_NOOP("Actions", "Goes one step forward"), "step-next", ". F8 。", "inspect", "inspect", ""},
    {"inspect.last", QT_TRANSLATE_NOOP("Actions", "Last step"), QT_TRANSLATE_NOOP("Actions", "Goes to the result"), "step-last", "End", "inspect", "inspect", ""},
    {"inspect.previousAxis", QT_TRANSLATE_NOOP("Actions", "Previous axis"), QT_TRANSLATE_NOOP("Actions", "Goes to the axis before this one"), "", "< Shift+, 《", "inspect", "inspect", ""},
    {"inspect.nextAxis", QT_TRANSLATE_NOOP("Actions", "Next axis"), QT_TRANSLATE_NOOP("Actions", "Goes to the axis after this one"), "", "> Shift+. 》", "inspect", "inspect", ""},
    {"inspect.finer", QT_TRANSLATE_NOOP("Actions", "Finer steps"), QT_TRANSLATE_NOOP("Actions", "Stops more often: up to every dot product"), "", "]", "inspect", "inspect", ""},
    {"inspect.coarser", QT_TRANSLATE_NOOP("Actions", "Coarser steps"), QT_TRANSLATE_NOOP("Actions", "Stops less often: down to once per axis"), "", "[", "inspect", "inspect", ""},
    {"inspect.align", QT_TRANSLATE_NOOP("Actions", "Align view with axis"), QT_TRANSLATE_NOOP("Actions", "Turns the view until the axis is level; press again to return"), "align", "T", "|inspect", "inspect", "", Unchecked},
    {"inspect.lockZoom", QT_TRANSLATE_NOOP("Actions", "Lock zoom of the number line"), QT_TRANSLATE_NOOP("Actions", "Keeps the scale while stepping, so that axes can be compared"), "lock", "L", "inspect", "inspect", "", Unchecked},
    {"inspect.freeAxis", QT_TRANSLATE_NOOP("Actions", "Free axis"), QT_TRANSLATE_NOOP("Actions", "Projects both shapes on an axis of your own; ← → or dragging turn it"), "", "A", "inspect", "inspect", "", Unchecked},
    {"inspect.contacts", QT_TRANSLATE_NOOP("Actions", "Show contact points"), QT_TRANSLATE_NOOP("Actions", "Draws at the result where the shapes touch, or where they are nearest"), "", "", "inspect", "inspect", "", Checked},
    {"inspect.predict", QT_TRANSLATE_NOOP("Actions", "Predict comparisons"), QT_TRANSLATE_NOOP("Actions", "Asks gap or overlap before each comparison is shown"), "", "", "|inspect", "inspect", "", Unchecked},
    {"inspect.predictGap", QT_TRANSLATE_NOOP("Actions", "Guess a gap"), QT_TRANSLATE_NOOP("Actions", "Shows the comparison; you expect a gap"), "", "G", "inspect", "inspect", ""},
    {"inspect.predictOverlap", QT_TRANSLATE_NOOP("Actions", "Guess an overlap"), QT_TRANSLATE_NOOP("Actions", "Shows the comparison; you expect an overlap"), "", "O", "inspect", "inspect", ""},
    {"inspect.earlyOut", QT_TRANSLATE_NOOP("Actions", "Stop at the first gap"), QT_TRANSLATE_NOOP("Actions", "Ends the test as soon as one axis shows a gap"), "", "", "|inspect", "inspect", "", Checked},
    {"inspect.skipParallel", QT_TRANSLATE_NOOP("Actions", "Skip parallel axes"), QT_TRANSLATE_NOOP("Actions", "Leaves out edges whose axis was tested before"), "", "", "inspect", "inspect", "", Checked},
    {"inspect.policy.open", QT_TRANSLATE_NOOP("Actions", "Touching is no collision"), QT_TRANSLATE_NOOP("Actions", "Shapes that only touch count as apart"), "", "", "inspect/policy", "inspect", "policy", Checked},
    {"inspect.policy.closed", QT_TRANSLATE_NOOP("Actions", "Touching is a collision"), QT_TRANSLATE_NOOP("Actions", "Shapes that touch count as colliding"), "", "", "inspect/policy", "inspect", "policy"},
    {"inspect.policy.tolerance", QT_TRANSLATE_NOOP("Actions", "Collision within a tolerance…"), QT_TRANSLATE_NOOP("Actions", "Shapes nearer than a tolerance count as colliding"), "", "", "inspect/policy", "inspect", "policy"},
    {"inspect.rounding", QT_TRANSLATE_NOOP("Actions", "Round the shapes…"), QT_TRANSLATE_NOOP("Actions", "Sets the rounding of outlines, and the radius of circles and capsules"), "", "", "inspect", "inspect", ""},
    {"inspect.exportFigure", QT_TRANSLATE_NOOP("Actions", "Export figure…"), QT_TRANSLATE_NOOP("Actions", "Writes the picture of this step as SVG or PNG"), "figure", "Ctrl+Shift+E", "|inspect", "inspect", ""},

    {"help.commandSearch", QT_TRANSLATE_NOOP("Actions", "Find a command…"), QT_TRANSLATE_NOOP("Actions", "Lists every command by name"), "search", "Ctrl+Shift+P", "help", "", ""},
    {"help.shortcuts", QT_TRANSLATE_NOOP("Actions", "Keyboard shortcuts…"), QT_TRANSLATE_NOOP("Actions", "Lists the shortcuts and lets you change them"), "keyboard", "F1", "help", "", ""},
    {"help.about", QT_TRANSLATE_NOOP("Actions", "About Hullsmith"), QT_TRANSLATE_NOOP("Actions", "Version and licence"), "", "", "|help", "", ""},
};

} // namespace
// clang-format on

std::span<const ActionRow> actionTable()
{
    return table;
}

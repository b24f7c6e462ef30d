#include "actiontable.h"

#include <QtGlobal>

// clang-format off
#define T(text) QT_TRANSLATE_NOOP("Actions", text)

namespace {

using enum ActionRow::Check;

constexpr ActionRow table[] = {
    // id, text, tip, icon, shortcuts, menu, modes, group, check
    {"file.new", T("New project"), T("Starts an empty project"), "file-new", "Ctrl+N", "file", "", ""},
    {"file.open", T("Open project…"), T("Opens a .hull project"), "file-open", "Ctrl+O", "file", "", ""},
    {"file.recent", T("Recent projects"), T("Opens a project used lately"), "", "", "file", "", ""},
    {"file.openImage", T("Add sprites…"), T("Adds image files, each as a body"), "sprite-add", "Ctrl+Shift+O", "|file", "", ""},
    {"file.save", T("Save"), T("Writes the project to its file"), "file-save", "Ctrl+S", "|file", "", ""},
    {"file.saveAs", T("Save as…"), T("Writes the project to another file"), "", "Ctrl+Shift+S", "file", "", ""},
    {"file.export", T("Export…"), T("Writes the shapes for a game engine"), "export", "Ctrl+E", "|file", "", ""},
    {"file.quit", T("Quit"), T("Closes the window"), "", "Ctrl+Q", "|file", "", ""},

    {"edit.undo", T("Undo"), T("Takes the last change back"), "undo", "Ctrl+Z", "edit", "", ""},
    {"edit.redo", T("Redo"), T("Makes the change again that was taken back"), "redo", "Ctrl+Shift+Z Ctrl+Y", "edit", "", ""},
    {"edit.cut", T("Cut"), T("Moves the selection to the clipboard"), "cut", "Ctrl+X", "|edit", "author", ""},
    {"edit.copy", T("Copy"), T("Copies the selection to the clipboard"), "copy", "Ctrl+C", "edit", "author", ""},
    {"edit.paste", T("Paste"), T("Adds what the clipboard holds"), "paste", "Ctrl+V", "edit", "author", ""},
    {"edit.duplicate", T("Duplicate"), T("Adds a copy of the selection beside it"), "duplicate", "Ctrl+D", "edit", "author", ""},
    {"edit.delete", T("Delete"), T("Removes the selected vertices or shapes"), "delete", "Del", "edit", "author", ""},
    {"edit.selectAll", T("Select all"), T("Selects every vertex of the selected shapes, or every shape"), "", "Ctrl+A", "|edit", "author", ""},
    {"edit.invertSelection", T("Invert selection"), T("Selects what is not selected and the other way round"), "", "Ctrl+Shift+I", "edit", "author", ""},
    {"view.preferences", T("Preferences…"), T("Theme, language, motion and grid"), "preferences", "Ctrl+,", "|edit", "", ""},

    {"mode.author", T("Author"), T("Draw and check collision shapes"), "", "Ctrl+1", "view", "", "mode", Checked},
    {"mode.inspect", T("Inspect"), T("Step through the separating axis test"), "", "Ctrl+2", "view", "", "mode"},
    {"view.zoomIn", T("Zoom in"), T("Shows the middle of the view larger"), "zoom-in", "Ctrl++ Ctrl+=", "|view", "", ""},
    {"view.zoomOut", T("Zoom out"), T("Shows the middle of the view smaller"), "zoom-out", "Ctrl+-", "view", "", ""},
    {"view.zoom100", T("Zoom to 100 %"), T("One image pixel is one screen pixel"), "zoom-100", "Ctrl+0", "view", "", ""},
    {"view.fitSelection", T("Fit selection"), T("Shows the selection as large as fits"), "fit-selection", "F Shift+2", "view", "", ""},
    {"view.fitAll", T("Fit all"), T("Shows everything as large as fits"), "fit-all", "Shift+F Shift+1 Ctrl+/", "view", "", ""},
    {"view.grid", T("Show grid"), T("Shows or hides the grid"), "grid", "Ctrl+'", "|view", "", "", Checked},
    {"view.hidePanes", T("Hide side panes"), T("Hides all side panes, or brings them back"), "", "Ctrl+\\", "view", "", "", Unchecked},
    {"view.history", T("Undo history"), T("Shows the list of changes; click one to go there"), "", "Ctrl+H", "view", "", "", Unchecked},
    {"view.panes", T("Panes"), T("Shows or hides single panes"), "", "", "view", "", ""},
    {"view.nextPane", T("Next pane"), T("Moves the keyboard focus to the next pane"), "", "F6", "view", "", ""},
    {"view.previousPane", T("Previous pane"), T("Moves the keyboard focus to the previous pane"), "", "Shift+F6", "view", "", ""},
    {"view.theme.system", T("As the system"), T("Light or dark as the desktop is"), "", "", "|view/theme", "", "theme", Checked},
    {"view.theme.light", T("Light"), T("Dark text on light panes"), "", "", "view/theme", "", "theme"},
    {"view.theme.dark", T("Dark"), T("Light text on dark panes"), "", "", "view/theme", "", "theme"},
    {"view.theme.highContrast", T("High contrast"), T("Black and white; line styles carry the meaning"), "", "", "view/theme", "", "theme"},
    {"view.language.en", T("English"), T("Shows the program in English"), "", "", "view/language", "", "language", Checked},
    {"view.language.zh_CN", T("Simplified Chinese"), T("Shows the program in Simplified Chinese"), "", "", "view/language", "", "language"},
    {"view.reduceMotion", T("Reduce motion"), T("Steps and view changes happen at once"), "", "", "view", "", "", Unchecked},

    {"tool.select", T("Select"), T("Select, move and insert vertices; drag a shape to move it"), "tool-select", "S", "shape", "author inspect", "tool", Checked},
    {"tool.polygon", T("Polygon"), T("Draw an outline click by click"), "tool-polygon", "P", "shape", "author", "tool"},
    {"tool.box", T("Box"), T("Drag out a box; Shift makes a square"), "tool-box", "R", "shape", "author", "tool"},
    {"tool.circle", T("Circle"), T("Drag out a circle from its centre"), "tool-circle", "C", "shape", "author", "tool"},
    {"tool.hand", T("Hand"), T("Drag the view"), "tool-hand", "H", "shape", "author inspect", "tool"},
    {"tool.pivot", T("Pivot"), T("Set the body's origin"), "tool-pivot", "I", "shape", "author", "tool"},
    {"snap.grid", T("Snap to grid"), T("New and dragged points jump to the grid"), "", "", "|shape/snap", "author inspect", "", Unchecked},
    {"snap.vertices", T("Snap to vertices"), T("New and dragged points jump to other vertices"), "", "", "shape/snap", "author inspect", "", Unchecked},
    {"snap.pixels", T("Snap to pixel corners"), T("New and dragged points jump to corners of image pixels"), "", "", "shape/snap", "author inspect", "", Unchecked},
    {"snap.gridSize", T("Grid spacing…"), T("Sets the distance between grid lines"), "", "", "shape/snap", "", ""},
    {"shape.reverse", T("Reverse winding"), T("Turns the order of the vertices round"), "reverse", "Ctrl+Shift+R", "|shape", "author", ""},
    {"shape.hull", T("Make convex hull"), T("Replaces the outline by its convex hull"), "hull", "", "shape", "author", ""},
    {"shape.weld", T("Weld duplicate vertices"), T("Joins vertices that lie on each other"), "", "", "shape", "author", ""},
    {"shape.dropCollinear", T("Drop collinear vertices"), T("Removes vertices that lie on a straight edge"), "", "", "shape", "author", ""},
    {"shape.rename", T("Rename shape…"), T("Gives the selected shape another name"), "", "Shift+F2", "shape", "author", ""},
    {"body.add", T("Add empty body"), T("Adds a body without an image"), "add", "Ctrl+Shift+N", "|shape", "author", ""},
    {"body.remove", T("Remove body"), T("Removes the current body and its shapes"), "", "Ctrl+Shift+Del", "shape", "author", ""},
    {"body.rename", T("Rename body…"), T("Gives the current body another name"), "", "F2", "shape", "author", ""},

    {"inspect.pickPair", T("Choose the pair…"), T("Inspects two shapes of the open project"), "pair", "", "inspect", "inspect", ""},
    {"inspect.swap", T("Swap A and B"), T("Tests B against A; the verdict stays, the normal turns round"), "swap", "X", "inspect", "inspect", ""},
    {"inspect.first", T("First step"), T("Goes to the start of the test"), "step-first", "Home", "|inspect", "inspect", ""},
    {"inspect.previous", T("Previous step"), T("Goes one step back"), "step-previous", ", Shift+F8 ，", "inspect", "inspect", ""},
    {"inspect.play", T("Play"), T("Steps by itself; press again to pause"), "play", "K F5", "inspect", "inspect", "", Unchecked},
    {"inspect.next", T("Next step"), T("Goes one step forward"), "step-next", ". F8 。", "inspect", "inspect", ""},
    {"inspect.last", T("Last step"), T("Goes to the result"), "step-last", "End", "inspect", "inspect", ""},
    {"inspect.previousAxis", T("Previous axis"), T("Goes to the axis before this one"), "", "< Shift+, 《", "inspect", "inspect", ""},
    {"inspect.nextAxis", T("Next axis"), T("Goes to the axis after this one"), "", "> Shift+. 》", "inspect", "inspect", ""},
    {"inspect.finer", T("Finer steps"), T("Stops more often: up to every dot product"), "", "]", "inspect", "inspect", ""},
    {"inspect.coarser", T("Coarser steps"), T("Stops less often: down to once per axis"), "", "[", "inspect", "inspect", ""},
    {"inspect.align", T("Align view with axis"), T("Turns the view until the axis is level; press again to return"), "align", "T", "|inspect", "inspect", "", Unchecked},
    {"inspect.lockZoom", T("Lock zoom of the number line"), T("Keeps the scale while stepping, so that axes can be compared"), "lock", "L", "inspect", "inspect", "", Unchecked},
    {"inspect.earlyOut", T("Stop at the first gap"), T("Ends the test as soon as one axis shows a gap"), "", "", "|inspect", "inspect", "", Checked},
    {"inspect.skipParallel", T("Skip parallel axes"), T("Leaves out edges whose axis was tested before"), "", "", "inspect", "inspect", "", Checked},
    {"inspect.policy.open", T("Touching is no collision"), T("Shapes that only touch count as apart"), "", "", "inspect/policy", "inspect", "policy", Checked},
    {"inspect.policy.closed", T("Touching is a collision"), T("Shapes that touch count as colliding"), "", "", "inspect/policy", "inspect", "policy"},
    {"inspect.policy.tolerance", T("Collision within a tolerance…"), T("Shapes nearer than a tolerance count as colliding"), "", "", "inspect/policy", "inspect", "policy"},
    {"inspect.exportFigure", T("Export figure…"), T("Writes the picture of this step as SVG or PNG"), "figure", "Ctrl+Shift+E", "|inspect", "inspect", ""},

    {"help.commandSearch", T("Find a command…"), T("Lists every command by name"), "search", "Ctrl+Shift+P", "help", "", ""},
    {"help.shortcuts", T("Keyboard shortcuts…"), T("Lists the shortcuts and lets you change them"), "keyboard", "F1", "help", "", ""},
    {"help.about", T("About Hullsmith"), T("Version and licence"), "", "", "|help", "", ""},
};

} // namespace
// clang-format on

std::span<const ActionRow> actionTable()
{
    return table;
}

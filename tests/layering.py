#!/usr/bin/env python3
"""Checks that each layer includes only what stands below it. CMake's link list says the same, but a
header named with its module folder (<QtWidgets/...>) would slip past it."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BELOW = {  # layer: layers it may include beside itself
    "physics/geometry": [],
    "physics/collision": ["physics/geometry"],
    "editor/document": ["physics"],
    "editor/formats": ["editor/document", "physics"],
    "editor/inspection": ["editor/document", "physics"],
    "editor/tools": ["editor/document", "physics"],
    "editor/canvas": ["editor/tools", "editor/inspection", "editor/document", "physics"],
    "editor/panels": ["editor/tools", "editor/inspection", "editor/formats", "editor/document", "physics"],
    "editor/app": ["editor/canvas", "editor/panels", "editor/tools", "editor/inspection", "editor/formats",
                   "editor/document", "physics"],
    "editor/cli": ["editor"] + ["physics"],
}
WIDGET_LAYERS = {"editor/canvas", "editor/panels", "editor/app"}
WIDGET_COMMANDS = {"editor/cli/screenshotcommand.cpp"}  # the one command that shows the window
WIDGETS = re.compile(
    r"^<(QtWidgets/|QWidget|QApplication|QMainWindow|QDialog|QMessageBox|QFileDialog|QPushButton|QToolButton|QLabel"
    r"|QGraphics|QTableView|QTreeView|QListView|QLineEdit|QSpinBox|QDoubleSpinBox|QComboBox|QMenu|QToolBar|QDock"
    r"|QStyle|QUndoView|QLayout|QVBoxLayout|QHBoxLayout)")
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"][^>"]+[>"])')


def faults(path, layer):
    name = path.relative_to(ROOT).as_posix()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        target = match.group(1)
        if layer.startswith("physics") and re.match(r"<(Q[A-Z]|Qt)", target):
            yield f"{name}:{number}: Qt in physics: {target}"
        if layer not in WIDGET_LAYERS and name not in WIDGET_COMMANDS and WIDGETS.match(target):
            yield f"{name}:{number}: widget below the widget layers: {target}"
        if target.startswith('"'):
            included = (path.parent / target[1:-1]) if (path.parent / target[1:-1]).exists() else ROOT / target[1:-1]
            if not included.exists():
                continue
            where = included.resolve().relative_to(ROOT).as_posix()
            if not any(where.startswith(allowed + "/") for allowed in [layer] + BELOW[layer]):
                yield f"{name}:{number}: {layer} may not include {where}"


def main():
    found = []
    for layer in BELOW:
        files = [p for p in (ROOT / layer).rglob("*") if p.suffix in (".h", ".cpp")]
        if not files:
            found.append(f"{layer}: no sources")
        for path in files:
            found.extend(faults(path, layer))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

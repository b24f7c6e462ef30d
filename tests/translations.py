#!/usr/bin/env python3
"""Checks that every user-visible string has its Simplified Chinese; --update refreshes the sources.

resources/translations/LAYER_zh_CN.ts belongs to the sources named in SOURCES. The check runs lupdate
into a copy, so that a string added without its translation is found even if the file was not touched."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "translations"
SOURCES = {  # catalogue: globs of the sources it belongs to
    "document": ["editor/document/**/*"],
    "formats": ["editor/formats/*"],
    "inspection": ["editor/inspection/*"],
    "tools": ["editor/tools/*"],
    "canvas": ["editor/canvas/*"],
    "panels-inspect": ["editor/panels/inspect*"],
    "panels-author": ["editor/panels/*", "!editor/panels/inspect*"],
    "inspect": ["editor/app/inspect*"],
    "author": ["editor/app/author*", "editor/app/sprite*"],
    "app": ["editor/app/*", "!editor/app/inspect*", "!editor/app/author*", "!editor/app/sprite*", "editor/main.cpp"],
    "cli-sat": ["editor/cli/sat*", "editor/cli/inspect*", "editor/cli/pair*"],
    "cli": ["editor/cli/*", "!editor/cli/sat*", "!editor/cli/inspect*", "!editor/cli/pair*"],
}


def sources(globs):
    chosen = set()
    for pattern in globs:
        found = {p for p in ROOT.glob(pattern.lstrip("!")) if p.suffix in (".h", ".cpp")}
        chosen = chosen - found if pattern.startswith("!") else chosen | found
    return sorted(str(p) for p in chosen)


def lupdate():
    return shutil.which("lupdate6") or shutil.which("lupdate", path="/usr/lib/qt6/bin") or shutil.which("lupdate")


def update(catalogue, path):
    files = sources(SOURCES[catalogue])
    if files:
        subprocess.run([lupdate(), "-silent", "-no-obsolete", "-locations", "none", *files, "-ts", str(path),
                        "-target-language", "zh_CN"], check=True, cwd=ROOT)


def unfinished(catalogue, path):
    for context in ET.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            text = "".join(translation.itertext()) if translation is not None else ""
            if translation is None or translation.get("type") == "unfinished" or not text.strip():
                yield f"{catalogue}: {context.findtext('name')}: not translated: {message.findtext('source')!r}"


def main():
    if "--update" in sys.argv:
        for catalogue in SOURCES:
            update(catalogue, TRANSLATIONS / f"{catalogue}_zh_CN.ts")
        return 0
    found = [f"{p.name}: belongs to no sources" for p in TRANSLATIONS.glob("*.ts")
             if p.name.removesuffix("_zh_CN.ts") not in SOURCES]
    with tempfile.TemporaryDirectory() as folder:
        for catalogue in SOURCES:
            committed = TRANSLATIONS / f"{catalogue}_zh_CN.ts"
            copy = pathlib.Path(folder) / committed.name
            if committed.exists():
                shutil.copy(committed, copy)
            update(catalogue, copy)
            if copy.exists():
                found.extend(unfinished(catalogue, copy))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

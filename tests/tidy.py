#!/usr/bin/env python3
"""clang-tidy over every source of physics/ and editor/, on all cores.

Reading Qt's headers takes most of the time, so sources of one folder are read a few at a time, as one
translation unit. Where one cannot stand with those before it (two local helpers of one name), it begins
another group. Usage: tidy.py [BUILD_FOLDER]"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GROUP = 8  # sources read at a time


def commands(build):
    entries = json.loads((build / "compile_commands.json").read_text())
    for entry in entries: # precompiled headers are gcc's, and would hide a missing include
        entry["command"] = re.sub(r"-Winvalid-pch|-include \S+cmake_pch\S+", "", entry["command"])
    return {e["file"]: e for e in entries if re.match(r"(physics|editor)/", os.path.relpath(e["file"], ROOT))
            and "_autogen" not in e["file"]}


def groups(sources):
    by_folder = {}
    for source in sorted(sources):
        by_folder.setdefault(os.path.dirname(source), []).append(source)
    for folder in by_folder.values():
        for i in range(0, len(folder), GROUP):
            yield folder[i:i + GROUP]


def run(folder, source):
    result = subprocess.run(["clang-tidy-19", "--quiet", f"--config-file={ROOT / '.clang-tidy'}", "-p", str(folder), str(source)],
                            capture_output=True, text=True, cwd=ROOT)
    return result.returncode, result.stdout


def check(scratch, entries, name, group):
    """What clang-tidy says of the group; empty if nothing."""
    unit = scratch / f"{name}.cpp"
    unit.write_text("".join(f'#include "{source}"\n' for source in group))
    entry = entries[group[0]]
    folder = scratch / name
    folder.mkdir(exist_ok=True)
    command = entry["command"].replace(group[0], str(unit))
    (folder / "compile_commands.json").write_text(json.dumps([{**entry, "file": str(unit), "command": command}]))
    status, said = run(folder, unit)
    if status == 0:
        return ""
    if "clang-diagnostic" not in said or len(group) == 1:
        return said
    clash = re.search(r"^(.+?):\d+:\d+: error: .*\[clang-diagnostic", said, re.MULTILINE)
    at = group.index(clash[1]) if clash and clash[1] in group[1:] else len(group) // 2
    return "".join(check(scratch, entries, f"{name}-{i}", part) for i, part in enumerate((group[:at], group[at:])))


def main():
    build = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release").resolve()
    scratch = build / "tidy"
    scratch.mkdir(exist_ok=True)
    entries = commands(build)
    if not entries:
        sys.exit(f"{build}: no compile commands")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        said = list(pool.map(lambda job: check(scratch, entries, f"group{job[0]}", job[1]), enumerate(groups(entries))))
    print("".join(said), end="")
    return 1 if any(said) else 0


if __name__ == "__main__":
    sys.exit(main())

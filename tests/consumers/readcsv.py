#!/usr/bin/env python3
"""readcsv.py FILE.csv [SEPARATOR]: reads an exported table with Python's csv module and prints its rows."""
import csv
import json
import sys

with open(sys.argv[1], newline="", encoding="utf-8") as table:
    separator = sys.argv[2] if len(sys.argv) > 2 else ","
    rows = list(csv.DictReader(table, delimiter=separator, strict=True))
for row in rows:
    if None in row or None in row.values():
        sys.exit(f"a row with too many or too few fields: {row}")
    row["x"], row["y"] = float(row["x"]), float(row["y"])
print(json.dumps({"consumer": "python csv", "rows": rows}))

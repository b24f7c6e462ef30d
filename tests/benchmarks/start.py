#!/usr/bin/env python3
"""Usage: start.py BAREWINDOW HULLSMITH PROJECT - whole-process time from start to right after the first
paint, offscreen, the two in turn; prints milliseconds and the ratio. Never fails on a time."""
import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 21


def milliseconds(command, environment):
    begin = time.perf_counter()
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return 1000.0 * (time.perf_counter() - begin)


def main():
    bare, program, project = sys.argv[1:4]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HULLSMITH_QUIT_AFTER_PAINT": "1",
                       "HULLSMITH_SETTINGS": os.path.join(folder, "settings.ini")}
        times = {bare: [], program: []}
        for turn in range(RUNS + 1):
            for command in ([bare], [program, project]):
                took = milliseconds(command, environment)
                if turn > 0:  # the first of each warms the caches
                    times[command[0]].append(took)
    for name in (bare, program):
        taken = sorted(times[name])
        print(f"{os.path.basename(name):12} min {taken[0]:6.1f}  median {statistics.median(taken):6.1f}  max {taken[-1]:6.1f} ms")
    ratios = [b / a for a, b in zip(times[bare], times[program])]
    print(f"ratio, pair by pair: median {statistics.median(ratios):.2f}")


if __name__ == "__main__":
    main()

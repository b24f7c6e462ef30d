#pragma once

/// Prints the times of trace, of a step of the simplifier's slider and of repairs, with their
/// goals.
void printPictureTimes();
void printRepairTimes();

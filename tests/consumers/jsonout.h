#pragma once

// Just enough JSON for the drivers that are compiled against an exported header.

#include <cstdio>
#include <string>

inline std::string quoted(const char *text)
{
    std::string json = "\"";
    for (; *text; ++text) {
        if (*text == '"' || *text == '\\')
            json += '\\';
        json += *text;
    }
    return json + '"';
}

inline std::string real(float x)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.9g", double(x));
    return text;
}

inline std::string point(float x, float y)
{
    return "[" + real(x) + "," + real(y) + "]";
}

#pragma once

#include "../aabb.h"
#include "../tolerance.h"
#include "../vec.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace hullsmith {

/// Numbered edges in square cells, to find those near a small box.
class EdgeGrid {
public:
    /// For some `count` edges within `bounds`; those outside of it are found, too.
    EdgeGrid(const Aabb &bounds, int count)
        : m_origin(bounds.lower)
    {
        const Vec2 size = bounds.size();
        m_cell = std::max(std::sqrt(size.x() * size.y() / std::max(count, 1)),
                          size.maxCoeff() / mostCells);
        m_columns = int(size.x() / m_cell) + 1;
        m_rows = int(size.y() / m_cell) + 1;
        m_cells.resize(std::size_t(m_columns) * std::size_t(m_rows));
    }

    void insert(int id, const Vec2 &a, const Vec2 &b)
    {
        forEachCell(a, b, [id](std::vector<int> &cell) {
            if (std::ranges::find(cell, id) == cell.end())
                cell.push_back(id);
        });
    }
    void remove(int id, const Vec2 &a, const Vec2 &b)
    {
        forEachCell(a, b, [id](std::vector<int> &cell) { std::erase(cell, id); });
    }

    /// Whether `isFound(id)` for one of the edges near the box; an edge may be asked for
    /// repeatedly.
    template <typename Found>
    bool anyNear(const Aabb &box, Found isFound) const
    {
        const int right = column(box.upper.x());
        const int top = row(box.upper.y());
        for (int y = row(box.lower.y()); y <= top; ++y)
            for (int x = column(box.lower.x()); x <= right; ++x)
                for (const int id : m_cells[index(x, y)])
                    if (isFound(id))
                        return true;
        return false;
    }

private:
    static constexpr double mostCells = 1024.0; ///< In a row or column.

    static int clamped(double cell, int count)
    {
        return int(std::clamp(std::floor(cell), 0.0, double(count - 1)));
    }
    int column(double x) const { return clamped((x - m_origin.x()) / m_cell, m_columns); }
    int row(double y) const { return clamped((y - m_origin.y()) / m_cell, m_rows); }
    std::size_t index(int x, int y) const
    {
        return std::size_t(y) * std::size_t(m_columns) + std::size_t(x);
    }

    /// The cells of the boxes of pieces of the edge that are about as long as a cell.
    template <typename Visit>
    void forEachCell(const Vec2 &a, const Vec2 &b, Visit visit)
    {
        const double longest = (b - a).cwiseAbs().maxCoeff() / m_cell;
        const int pieces = int(std::clamp(std::ceil(longest), 1.0, 2.0 * mostCells));
        Vec2 from = a;
        for (int i = 1; i <= pieces; ++i) {
            const Vec2 to = i < pieces ? Vec2(a + (double(i) / pieces) * (b - a)) : b;
            // Rounding may move a piece by less than this.
            const double margin = gridMargin * m_cell;
            const int right = column(std::max(from.x(), to.x()) + margin);
            const int top = row(std::max(from.y(), to.y()) + margin);
            for (int y = row(std::min(from.y(), to.y()) - margin); y <= top; ++y)
                for (int x = column(std::min(from.x(), to.x()) - margin); x <= right; ++x)
                    visit(m_cells[index(x, y)]);
            from = to;
        }
    }

    Vec2 m_origin;
    double m_cell;
    int m_columns, m_rows;
    std::vector<std::vector<int>> m_cells;
};

} // namespace hullsmith

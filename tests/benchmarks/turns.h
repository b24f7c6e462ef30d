#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <vector>

/// What one pass over all inputs found: printed beside the time, so that a fast wrong answer shows.
struct Findings {
    long hits = 0;
    double depth = 0.0; ///< Sum over the hits that have one, metres.
    long depths = 0;
};

/// Lets contestants take turns on the same inputs in one process and compares their times.
///
/// The machine may be shared, so whole passes can be slowed by neighbours: every contestant runs
/// once in each repetition, in a fresh random order, and the fastest passes are compared.
class Turns {
public:
    explicit Turns(long inputs)
        : m_inputs(inputs)
    {
    }

    void add(std::string name, std::function<Findings()> pass)
    {
        m_contestants.push_back({std::move(name), std::move(pass), unmeasured, {}});
    }

    void run(int repetitions)
    {
        std::mt19937 engine(1);
        std::vector<Contestant *> order;
        for (Contestant &c : m_contestants)
            order.push_back(&c);
        for (int i = 0; i < repetitions; ++i) {
            std::shuffle(order.begin(), order.end(), engine);
            for (Contestant *c : order) {
                const auto start = std::chrono::steady_clock::now();
                c->findings = c->pass();
                const std::chrono::duration<double, std::nano> spent =
                    std::chrono::steady_clock::now() - start;
                c->time = std::min(c->time, spent.count() / double(m_inputs));
            }
        }
    }

    /// One line for each contestant; the ratio is its time over the first one's.
    void print() const
    {
        const double first = m_contestants.front().time;
        for (const Contestant &c : m_contestants) {
            std::printf("  %-28s %8.1f ns/pair   ratio %5.2f   hits %5.1f %%", c.name.c_str(),
                        c.time, c.time / first, 100.0 * double(c.findings.hits) / double(m_inputs));
            if (c.findings.depths > 0)
                std::printf("   mean depth %.4f m", c.findings.depth / double(c.findings.depths));
            std::printf("\n");
        }
    }

private:
    static constexpr double unmeasured = std::numeric_limits<double>::infinity();

    struct Contestant {
        std::string name;
        std::function<Findings()> pass;
        double time; ///< Nanoseconds per input, of the fastest pass.
        Findings findings;
    };

    long m_inputs;
    std::vector<Contestant> m_contestants;
};

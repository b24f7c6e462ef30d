#pragma once

#include "editor/document/pieces.h"

#include <QObject>
#include <QThreadPool>

#include <array>
#include <memory>
#include <stop_token>

/// Splits one outline by every method, on another thread, the outline's own method first. What is
/// under way is given up as soon as another outline comes.
class SplitComparison : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t methods = 3; ///< Of SplitSettings::Method, in its order.

    explicit SplitComparison(QObject *parent = nullptr);
    ~SplitComparison() override;

    /// Outcomes of before stay until those of `outline` come.
    void compare(const SceneShape &outline, const EngineProfile *target, double pixelsPerMetre);
    /// There is no outline.
    void clear();
    /// Nothing if it has not come yet.
    const Pieces *outcome(SplitSettings::Method method) const;
    /// Outcomes are missing or belong to the outline of before.
    bool isBusy() const { return m_missing > 0; }

Q_SIGNALS:
    void changed();

private:
    using Outcome = std::shared_ptr<const Pieces>;

    void take(int run, SplitSettings::Method method, const Outcome &outcome);

    QThreadPool m_worker; ///< Not the common one: Qt's painting waits for a thread of that.
    std::stop_source m_stop;
    std::array<Outcome, methods> m_outcomes;
    int m_run = 0;
    std::size_t m_missing = 0;
};

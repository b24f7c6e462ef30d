#pragma once

#include "physics/collision/sat.h"

#include <QWidget>

#include <array>

class InspectSession;
class NumberField;
class QLabel;

/// The radii of both shapes of the pair, metres: rounding of outlines, radius of circles and
/// capsules.
class InspectRounding : public QWidget {
    Q_OBJECT
public:
    explicit InspectRounding(InspectSession &session, QWidget *parent = nullptr);

    void focusFirst();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        hullsmith::Owner owner;
        QLabel *label;
        NumberField *field;
    };

    void refresh();

    InspectSession &m_session;
    std::array<Row, 2> m_rows;
};

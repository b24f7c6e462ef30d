#pragma once

#include "editor/document/shaperepair.h"

#include <QDialog>

#include <array>

class QDialogButtonBox;
class QLabel;
class RepairPane;

/// Shows an outline before its repair and what each fill rule makes of it, and carries out the one
/// that is chosen as one undo step. Arrow keys choose, Enter repairs, Esc leaves the outline alone.
class RepairDialog : public QDialog {
    Q_OBJECT
public:
    /// `shape` is an outline of the document.
    RepairDialog(Document &document, ShapeId shape, QWidget *parent = nullptr);

    hullsmith::FillRule rule() const;
    void accept() override;

private:
    using Repaired = std::expected<hullsmith::RepairResult, hullsmith::RepairFault>;

    void showBefore(const SceneShape &shape, const Repaired &repaired, const QRectF &bounds);
    void showAfter(RepairPane &pane, const Repaired &repaired, const QRectF &bounds);

    Document &m_document;
    ShapeId m_shape;
    RepairPane *m_before;
    std::array<RepairPane *, 2> m_after; ///< By fill rule.
    QLabel *m_note;
    QDialogButtonBox *m_buttons;
};

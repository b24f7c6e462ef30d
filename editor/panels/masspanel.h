#pragma once

#include "editor/document/scenedata.h"

#include <QWidget>

#include <array>

class Document;
class PanelSection;
class QLabel;
class Selection;

/// Area, centroid, mass and inertia of the shown shape and of the whole body, as the engine will
/// have them.
class MassPanel : public QWidget {
    Q_OBJECT
public:
    MassPanel(Document &document, Selection &selection, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    static constexpr int rows = 4;

    void refresh();
    void retranslate();

    Document &m_document;
    Selection &m_selection;
    PanelSection *m_section;
    QLabel *m_shapeHeading;
    QLabel *m_bodyHeading;
    std::array<QLabel *, rows> m_names;
    std::array<QLabel *, rows> m_ofShape;
    std::array<QLabel *, rows> m_ofBody;
};

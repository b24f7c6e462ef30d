#pragma once

#include "editor/document/scenedata.h"

#include <QWidget>

class Document;
class NumberField;
class PanelSection;
class QCheckBox;
class QLabel;
class QLineEdit;
class Selection;

/// Name, pivot and scale of the current body.
class BodyPropertiesPanel : public QWidget {
    Q_OBJECT
public:
    BodyPropertiesPanel(Document &document, Selection &selection, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    const SceneBody *body() const;
    void editName();
    void editPivot();
    void editScale(double pixelsPerMetre);
    void setOwnScale(bool own);
    void refresh();
    void retranslate();

    Document &m_document;
    Selection &m_selection;
    PanelSection *m_section;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QLabel *m_pivotLabel;
    NumberField *m_pivotX;
    NumberField *m_pivotY;
    QLabel *m_scaleLabel;
    NumberField *m_scale;
    QCheckBox *m_projectScale;
};

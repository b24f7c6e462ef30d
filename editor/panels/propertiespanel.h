#pragma once

#include "editor/document/scenedata.h"

#include <QWidget>

#include <functional>

class CategoryField;
class Document;
class NumberField;
class QCheckBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class Selection;

/// Kind, material and filter of the shown shape. With several shapes selected, an edit goes to all
/// of them in one undo step, and a field they differ in says so.
class PropertiesPanel : public QWidget {
    Q_OBJECT
public:
    PropertiesPanel(Document &document, Selection &selection, QWidget *parent = nullptr);

    /// "Shape · ship / hull", "2 shapes · ship", "Shape".
    QString heading() const;

Q_SIGNALS:
    void headingChanged(const QString &heading);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Edit = std::function<void(ShapeProperties &)>;

    NumberField *numberRow(const char *name, double least, double most, double step,
                           double ShapeProperties::*member);
    QLabel *addRow(QWidget *field);
    void build();
    void edit(const Edit &change);
    void editRadius(double radius);
    void addCategory(const QString &name, bool toMask);
    void refresh();
    void refreshNumber(NumberField *field, const std::vector<SceneShape> &shapes,
                       double ShapeProperties::*member);
    void refreshFilter(const std::vector<SceneShape> &shapes);
    void retranslate();

    Document &m_document;
    Selection &m_selection;
    QFormLayout *m_form;
    QLabel *m_kind;
    NumberField *m_radius;
    NumberField *m_density = nullptr;
    NumberField *m_friction = nullptr;
    NumberField *m_restitution = nullptr;
    CategoryField *m_category;
    CategoryField *m_mask;
    QCheckBox *m_sensor;
    NumberField *m_group;
    std::vector<QLabel *> m_labels; ///< In row order.
    QString m_heading;
};

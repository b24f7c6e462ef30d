#pragma once

#include "editor/document/scenedata.h"

#include <QWidget>

class Document;
class QComboBox;
class QLabel;
class QPushButton;
struct Change;

/// Any two shapes of the open project as the pair.
class InspectPairPicker : public QWidget {
    Q_OBJECT
public:
    explicit InspectPairPicker(Document &project, QWidget *parent = nullptr);

    ShapeId first() const;
    ShapeId second() const;
    void setPair(ShapeId a, ShapeId b);

Q_SIGNALS:
    void chosen(ShapeId a, ShapeId b);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void follow(const Change &change);
    void retranslate();

    Document &m_project;
    QComboBox *m_first;
    QComboBox *m_second;
    QPushButton *m_inspect;
    QLabel *m_empty;
};

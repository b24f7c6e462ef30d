#pragma once

#include "editor/document/scenedata.h"

#include <QWidget>

#include <set>

class BodyChecks;
class Document;
class PanelSection;
class QTableView;
class Selection;
class VertexTableModel;

/// The vertex table of the shown shape, linked both ways with the selection. Delete removes the
/// selected rows; Enter stores a coordinate and goes to the one below, Tab to the next.
class VertexPanel : public QWidget {
    Q_OBJECT
public:
    VertexPanel(Document &document, Selection &selection, BodyChecks &checks,
                QWidget *parent = nullptr);

    VertexTableModel *model() const { return m_model; }

Q_SIGNALS:
    void message(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followShape();
    void followSelection();
    void takeSelection();
    std::set<VertexRef> selectedRows() const;
    void removeRows();
    void updateNote();
    void restyle();
    void retranslate();

    Document &m_document;
    Selection &m_selection;
    VertexTableModel *m_model;
    QTableView *m_table;
    PanelSection *m_section;
    bool m_following = false;
};

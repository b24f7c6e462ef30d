#pragma once

#include "editor/document/scenedata.h"

#include <QWidget>

class BodyChecks;
class BodyListModel;
class BodyThumbnails;
class Document;
class PanelSection;
class QIcon;
class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QToolButton;
class Selection;
class ShapeListModel;

/// The left pane of Author mode: filter, bodies, shapes of the current body, and a hint that
/// sprites can be dropped (the window takes them). Linked both ways with the selection.
class BodiesPanel : public QWidget {
    Q_OBJECT
public:
    BodiesPanel(Document &document, Selection &selection, BodyChecks &checks,
                QWidget *parent = nullptr);

    /// Bodies selected in the list, in list order; the current one at least.
    std::vector<BodyId> selectedBodies() const;
    bool bodiesHaveFocus() const;
    bool shapesHaveFocus() const;
    /// Pictures of the small buttons, which the panels have none of themselves.
    void setIcons(const QIcon &add, const QIcon &duplicate, const QIcon &remove);
    /// Puts `extra` between the shapes and the hint.
    void addSection(QWidget *extra);

public Q_SLOTS:
    void renameBody();  ///< Opens the editor in the row of the current body.
    void renameShape(); ///< The same for the current shape.

Q_SIGNALS:
    void addRequested();
    void removeRequested();
    void duplicateRequested();
    void deleteShapesRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildBodies();
    void buildShapes();
    QToolButton *button(const char *name);
    void followSelection();
    void takeBodySelection();
    void takeShapeSelection();
    void updateNotes();
    void retranslate();
    bool listKey(QListView *list, int key);

    Document &m_document;
    Selection &m_selection;
    BodyListModel *m_bodyModel;
    QSortFilterProxyModel *m_filtered;
    ShapeListModel *m_shapeModel;
    BodyThumbnails *m_thumbnails;
    QWidget *m_bodyPart = nullptr;
    PanelSection *m_shapeSection = nullptr;
    QLineEdit *m_filter;
    QListView *m_bodies;
    QListView *m_shapes;
    QToolButton *m_add = nullptr;
    QToolButton *m_remove = nullptr;
    QToolButton *m_duplicate = nullptr;
    QToolButton *m_deleteShape = nullptr;
    QLabel *m_hint;
    bool m_following = false;
    bool m_rowsLeave = false;
};

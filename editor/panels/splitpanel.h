#pragma once

#include "editor/document/scenedata.h"
#include "editor/document/shapesplit.h"

#include <QWidget>

class Document;
class PanelSection;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTableWidget;
class Selection;
class SplitComparison;

/// How the shown outline becomes convex pieces: vertex limit, a table of the methods with what
/// comes out of each (Enter or a click takes one), the result in a sentence, its cut lines. Hidden
/// for shapes that are no outlines; one that needs no split shows a note only.
class SplitPanel : public QWidget {
    Q_OBJECT
public:
    SplitPanel(Document &document, Selection &selection, QWidget *parent = nullptr);

    /// Puts the pieces in the outline's place, as one undo step.
    void splitIntoShapes();
    /// Merges the two selected shapes, or says why not.
    void mergeShapes();

Q_SIGNALS:
    /// The user asked where this is (the body's frame).
    void placeShown(ShapeId shape, const hullsmith::Vec2 &place);
    /// Something to say in the status bar.
    void message(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void buildTable();
    void buildLimit();
    void follow();
    void refresh();
    void refreshLimit(const SceneShape &shape);
    void refreshTable(const SceneShape &shape);
    void refreshOutcome(const SceneShape &shape);
    void refreshCuts(const SceneShape &shape);
    void refreshHeights();
    void retranslate();
    const SceneShape *shape() const;
    const EngineProfile *target() const;
    /// Changes the settings of the shown outline, as one undo step.
    void change(const SplitSettings &split);
    void chooseMethod(int row);
    void chooseLimit(std::optional<int> limit);
    void removeCuts(bool all);
    void showFault();

    Document &m_document;
    Selection &m_selection;
    SplitComparison *m_comparison;
    PanelSection *m_section;
    QWidget *m_body;
    QLabel *m_limitLabel;
    QComboBox *m_limit;
    QSpinBox *m_ownLimit;
    QTableWidget *m_table;
    QLabel *m_outcome;
    QListWidget *m_cuts;
    QPushButton *m_removeCut;
    QPushButton *m_removeCuts;
    QPushButton *m_split;
    QPushButton *m_merge;
    SceneShape m_compared; ///< What the comparison is about.
    QString m_comparedTarget;
    double m_comparedScale = 0.0;
};

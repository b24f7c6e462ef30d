#pragma once

#include "editor/document/finding.h"

#include <QWidget>

class BodyChecks;
class Document;
class FindingsModel;
class PanelSection;
class QComboBox;
class QListView;
class QPushButton;
class Selection;

/// "Checks for target [Box2D 2.4]": the findings of the current body, each with its fix. Enter
/// shows the finding at its place, Space mends it; a repair is previewed first.
class ChecksPanel : public QWidget {
    Q_OBJECT
public:
    ChecksPanel(Document &document, Selection &selection, BodyChecks &checks,
                QWidget *parent = nullptr);

    FindingsModel *model() const { return m_model; }
    /// Carries out the finding's fix; a repair is previewed first.
    void fix(const Finding &finding);

Q_SIGNALS:
    /// The user asked where `finding` is.
    void shown(const Finding &finding);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTargets();
    void syncTarget();
    void showRow(int row);
    void fixRow(int row);
    void previewRepair(ShapeId shape);
    void openMenu(const QPoint &at);
    void updateFixAll();
    void retranslate();

    Document &m_document;
    FindingsModel *m_model;
    PanelSection *m_section;
    QComboBox *m_target;
    QListView *m_list;
    QPushButton *m_fixAll;
};

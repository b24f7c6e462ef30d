#include "checkspanel.h"

#include "editor/document/commands/changesettingscommand.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "findingdelegate.h"
#include "findingsmodel.h"
#include "panelsection.h"
#include "repairdialog.h"
#include "wheelguard.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QUndoStack>
#include <QVBoxLayout>

namespace {

/// Rows change their height with their text and with the width that it wraps in, which a list view
/// does not notice by itself, or too early.
class FindingsView : public QListView {
public:
    using QAbstractItemView::scheduleDelayedItemsLayout;
    using QListView::QListView;

    bool event(QEvent *event) override
    {
        const bool handled = QListView::event(event);
        if (event->type() == QEvent::Resize)
            scheduleDelayedItemsLayout();
        return handled;
    }
};

} // namespace

ChecksPanel::ChecksPanel(Document &document, Selection &selection, BodyChecks &checks,
                         QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new FindingsModel(document, selection, checks, this))
    , m_target(new QComboBox(this))
    , m_list(new FindingsView(this))
    , m_fixAll(new QPushButton(this))
{
    m_list->setObjectName(QStringLiteral("findings"));
    m_target->setObjectName(QStringLiteral("target"));
    m_fixAll->setObjectName(QStringLiteral("fixAll"));
    auto *delegate = new FindingDelegate(m_list);
    m_list->setItemDelegate(delegate);
    m_list->setModel(m_model);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setMinimumHeight(48);
    m_list->installEventFilter(this);
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    guardWheel(*m_target);

    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_list, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(8, 0, 8, 4);
    buttons->addStretch();
    buttons->addWidget(m_fixAll);
    column->addLayout(buttons);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    m_section = new PanelSection(content, this);
    m_section->setControl(m_target);
    outer->addWidget(m_section);

    buildTargets();
    connect(m_target, &QComboBox::activated, this, [this](int row) {
        SceneSettings settings = m_document.data().settings;
        settings.target = m_target->itemData(row).toString();
        if (settings != m_document.data().settings)
            m_document.undoStack()->push(new ChangeSettingsCommand(m_document, settings));
    });
    connect(&document, &Document::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::SettingsChanged || change.kind == Change::Kind::Reset)
            syncTarget();
    });
    connect(delegate, &FindingDelegate::fixPressed, this,
            [this](const QModelIndex &index) { fixRow(index.row()); });
    connect(m_list, &QListView::clicked, this,
            [this](const QModelIndex &index) { showRow(index.row()); });
    connect(m_list, &QListView::customContextMenuRequested, this, &ChecksPanel::openMenu);
    connect(m_fixAll, &QPushButton::clicked, this, [this] { m_model->fixAll(); });
    for (auto signal : {&FindingsModel::rowsInserted, &FindingsModel::rowsRemoved})
        connect(m_model, signal, this, &ChecksPanel::updateFixAll);
    connect(m_model, &FindingsModel::dataChanged, this, [this] {
        updateFixAll();
        static_cast<FindingsView *>(m_list)->scheduleDelayedItemsLayout();
    });
    retranslate();
    updateFixAll();
}

void ChecksPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool ChecksPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int row = m_list->currentIndex().row();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            showRow(row);
            return true;
        }
        if (key == Qt::Key_Space) {
            fixRow(row);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ChecksPanel::buildTargets()
{
    for (const EngineProfile &profile : engineProfiles())
        m_target->addItem(profile.name, profile.id);
    syncTarget();
}

void ChecksPanel::syncTarget()
{
    const QString id = m_document.data().settings.target;
    int row = m_target->findData(id);
    if (row < 0) {
        m_target->addItem(id, id);
        row = m_target->count() - 1;
    }
    m_target->setCurrentIndex(row);
}

void ChecksPanel::showRow(int row)
{
    if (const Finding *finding = m_model->findingAt(row))
        Q_EMIT shown(*finding);
}

void ChecksPanel::fixRow(int row)
{
    if (const Finding *finding = m_model->findingAt(row))
        fix(*finding);
}

void ChecksPanel::fix(const Finding &finding)
{
    if (finding.fix == Fix::Repair)
        previewRepair(finding.shape);
    else
        m_model->fix(finding);
}

void ChecksPanel::previewRepair(ShapeId shape)
{
    if (!m_document.data().shape(shape))
        return;
    auto *dialog = new RepairDialog(m_document, shape, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ChecksPanel::openMenu(const QPoint &at)
{
    const int row = m_list->indexAt(at).row();
    const Finding *finding = m_model->findingAt(row);
    if (!finding)
        return;
    QMenu menu(this);
    menu.addAction(tr("Show on the canvas"), this, [this, row] { showRow(row); });
    if (finding->fix != Fix::None)
        menu.addAction(fixText(finding->fix), this, [this, row] { fixRow(row); });
    menu.exec(m_list->viewport()->mapToGlobal(at));
}

void ChecksPanel::updateFixAll()
{
    m_fixAll->setVisible(m_model->fixableCount() > 1);
}

void ChecksPanel::retranslate()
{
    m_section->setTitle(tr("Checks for target"));
    m_target->setAccessibleName(tr("Target engine"));
    m_target->setToolTip(tr("The engine whose rules the shapes are checked against"));
    m_fixAll->setText(tr("Fix all"));
    m_fixAll->setToolTip(tr("Carries out every fix of this list as one undo step"));
    m_list->setAccessibleName(tr("Findings"));
    m_model->refresh();
}

#include "inspectsteps.h"

#include "inspectrowdelegate.h"
#include "inspectsession.h"
#include "inspectstepsmodel.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

namespace {

constexpr int stepPadding = 3;

} // namespace

InspectSteps::InspectSteps(InspectSession &session, QWidget *parent)
    : QTreeView(parent)
    , m_session(session)
    , m_model(new InspectStepsModel(session, this))
    , m_delegate(new InspectRowDelegate(stepPadding, InspectStepsModel::AheadRole,
                                        InspectStepsModel::FocusRole, this))
{
    setObjectName(QStringLiteral("inspectSteps"));
    setModel(m_model);
    setItemDelegate(m_delegate);
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    setUniformRowHeights(true);
    setRootIsDecorated(false);
    setIndentation(18);
    setExpandsOnDoubleClick(false);
    setMouseTracking(true);
    setAccessibleName(tr("Steps"));
    connect(this, &QTreeView::clicked, this, &InspectSteps::open);
    connect(this, &QTreeView::activated, this, &InspectSteps::open);
    connect(this, &QTreeView::entered, this, [this](const QModelIndex &index) {
        m_session.setFocus(
            focusOf(m_session.pair(), index.data(InspectStepsModel::EventRole).toInt()));
    });
    connect(&session, &InspectSession::focusChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&session, &InspectSession::stepChanged, this, &InspectSteps::follow);
    follow();
}

void InspectSteps::setPalette2D(const Palette &palette)
{
    m_delegate->setPalette2D(palette);
    viewport()->update();
}

void InspectSteps::leaveEvent(QEvent *event)
{
    m_session.setFocus(std::nullopt);
    QTreeView::leaveEvent(event);
}

void InspectSteps::open(const QModelIndex &index)
{
    m_session.goToIndex(index.data(InspectStepsModel::EventRole).toInt());
}

void InspectSteps::follow()
{
    const QModelIndex current = m_model->indexOf(m_session.pair().cursor());
    const QModelIndex axis = current.parent().isValid() ? current.parent() : current;
    for (int i = 0; i < m_model->rowCount(); ++i) {
        const QModelIndex stop = m_model->index(i, 0);
        if (isExpanded(stop) != (stop == axis))
            setExpanded(stop, stop == axis);
    }
    setCurrentIndex(current);
    if (current.isValid())
        scrollTo(current);
}

void InspectSteps::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Home)
        m_session.goFirst();
    else if (event->key() == Qt::Key_End)
        m_session.goLast();
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        const QModelIndex next =
            event->key() == Qt::Key_Up ? indexAbove(currentIndex()) : indexBelow(currentIndex());
        if (next.isValid())
            open(next);
    } else {
        QTreeView::keyPressEvent(event);
    }
}

void InspectSteps::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Steps"));
        viewport()->update();
    }
    QTreeView::changeEvent(event);
}

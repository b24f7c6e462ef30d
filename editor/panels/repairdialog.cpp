#include "repairdialog.h"

#include "editor/document/document.h"
#include "numbertext.h"
#include "physics/geometry/predicates.h"
#include "repairpane.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

using hullsmith::FillRule;
using hullsmith::Outline;
using hullsmith::RepairFault;
using hullsmith::RepairWork;
using hullsmith::Vec2;
using Ring = std::vector<Vec2>;

namespace {

constexpr std::array rules = {FillRule::EvenOdd, FillRule::NonZero};

double areaOf(const std::vector<Outline> &outlines)
{
    double area = 0.0;
    const auto add = [&area](const Ring &ring) {
        area += hullsmith::signedArea(ring.data(), int(ring.size()));
    };
    for (const Outline &outline : outlines) {
        add(outline.outer);
        std::ranges::for_each(outline.holes, add);
    }
    return area;
}

QString count(std::size_t number)
{
    return QString::number(number);
}

/// What holds all finite vertices of the shape.
QRectF boundsOf(const SceneShape &shape)
{
    QPolygonF all;
    const auto add = [&all](const Ring &ring) {
        for (const Vec2 &v : ring)
            if (v.allFinite())
                all << QPointF(v.x(), v.y());
    };
    add(shape.vertices);
    std::ranges::for_each(shape.holes, add);
    return all.boundingRect();
}

} // namespace

RepairDialog::RepairDialog(Document &document, ShapeId shape, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_shape(shape)
    , m_before(new RepairPane(this))
    , m_after({new RepairPane(this), new RepairPane(this)})
    , m_note(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setObjectName(QStringLiteral("repairDialog"));
    m_before->setObjectName(QStringLiteral("repairBefore"));
    m_after[0]->setObjectName(QStringLiteral("repairEvenOdd"));
    m_after[1]->setObjectName(QStringLiteral("repairNonZero"));
    m_note->setObjectName(QStringLiteral("repairNote"));
    m_note->setTextFormat(Qt::PlainText);
    const SceneShape &now = *document.data().shape(shape);
    setWindowTitle(tr("Repair %1").arg(now.name));
    m_before->setText(tr("Before"));
    m_after[0]->setText(tr("Even-odd"));
    m_after[0]->setToolTip(tr("Inside is what the outline runs round an odd number of times"));
    m_after[1]->setText(tr("Non-zero"));
    m_after[1]->setToolTip(tr("Inside is what the outline runs round at all"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Repair"));
    m_buttons->button(QDialogButtonBox::Ok)->setDefault(true);

    auto *group = new QButtonGroup(this);
    auto *panes = new QHBoxLayout;
    panes->setSpacing(8);
    panes->addWidget(m_before);
    const QRectF bounds = boundsOf(now);
    std::array<Repaired, 2> repaired;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        RepairPane &pane = *m_after[i];
        pane.setCheckable(true);
        pane.setFocusPolicy(Qt::StrongFocus);
        group->addButton(&pane);
        panes->addWidget(&pane);
        repaired[i] = repairedShape(now, rules[i]);
        showAfter(pane, repaired[i], bounds);
        connect(&pane, &RepairPane::activated, this, &RepairDialog::accept);
    }
    showBefore(now, repaired[0] ? repaired[0] : repaired[1], bounds);
    const int height =
        std::max({m_before->textHeight(), m_after[0]->textHeight(), m_after[1]->textHeight()});
    for (RepairPane *pane : {m_before, m_after[0], m_after[1]})
        pane->setTextHeight(height);
    const bool same = repaired[0] && repaired[1] && repaired[0]->outlines == repaired[1]->outlines;
    m_note->setText(same ? tr("Both fill rules give the same outlines here.")
                         : tr("The fill rules differ: choose what is inside."));

    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_note, 1);
    bottom->addWidget(m_buttons);
    auto *column = new QVBoxLayout(this);
    column->addLayout(panes, 1);
    column->addLayout(bottom);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &RepairDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &RepairDialog::reject);
    const auto usable = std::ranges::find_if(m_after, [](auto *pane) { return pane->isEnabled(); });
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(usable != m_after.end());
    if (usable != m_after.end()) {
        (*usable)->setChecked(true);
        (*usable)->setFocus();
    }
}

FillRule RepairDialog::rule() const
{
    return m_after[1]->isChecked() ? FillRule::NonZero : FillRule::EvenOdd;
}

void RepairDialog::accept()
{
    if (std::unique_ptr<QUndoCommand> command = repairCommand(m_document, m_shape, rule()))
        m_document.undoStack()->push(command.release());
    QDialog::accept();
}

/// What stands there, and what is wrong with it, which is the same for both rules.
void RepairDialog::showBefore(const SceneShape &shape, const Repaired &repaired,
                              const QRectF &bounds)
{
    std::size_t vertices = shape.vertices.size();
    for (const Ring &hole : shape.holes)
        vertices += hole.size();
    std::vector<RepairPane::Row> rows{{tr("Vertices"), count(vertices)}};
    if (!shape.holes.empty())
        rows.push_back({tr("Holes"), count(shape.holes.size())});
    const RepairWork work = repaired ? repaired->work : RepairWork();
    const auto add = [&](const QString &label, std::size_t number) {
        if (number > 0)
            rows.push_back({label, count(number)});
    };
    add(tr("Crossings"), work.crossings.size());
    add(tr("Shared stretches"), work.overlaps.size());
    add(tr("Spikes"), work.spikes.size());
    add(tr("Doubled vertices"), work.duplicates.size());
    std::vector<Vec2> marks = work.crossings;
    marks.insert(marks.end(), work.spikes.begin(), work.spikes.end());
    marks.insert(marks.end(), work.touches.begin(), work.touches.end());
    m_before->setPicture({{shape.vertices, shape.holes}}, std::move(marks), bounds);
    m_before->setRows(std::move(rows));
}

void RepairDialog::showAfter(RepairPane &pane, const Repaired &repaired, const QRectF &bounds)
{
    if (!repaired) {
        const bool gone = repaired.error().kind == RepairFault::Kind::NothingLeft;
        pane.setPicture({}, {}, bounds);
        pane.setEnabled(gone);
        pane.setRows({}, gone ? tr("No area is left: the shape is removed.")
                              : tr("This outline cannot be repaired: a coordinate is not finite."));
        return;
    }
    std::size_t holes = 0;
    std::size_t vertices = 0;
    for (const Outline &outline : repaired->outlines) {
        holes += outline.holes.size();
        vertices += outline.outer.size();
        for (const Ring &hole : outline.holes)
            vertices += hole.size();
    }
    const RepairWork &work = repaired->work;
    std::vector<RepairPane::Row> rows{
        {tr("Area"), tr("%1 px²").arg(NumberText::shortFigure(areaOf(repaired->outlines), 6))},
        {tr("Shapes"), count(repaired->outlines.size())},
        {tr("Holes"), count(holes)},
        {tr("Vertices"), count(vertices)}};
    if (!work.touches.empty())
        rows.push_back({tr("Touching places"), count(work.touches.size())});
    if (!work.droppedRings.empty())
        rows.push_back({tr("Rings dropped"), count(work.droppedRings.size())});
    if (work.largestMove > 0.0)
        rows.push_back(
            {tr("Rounded by at most"), tr("%1 px").arg(QString::number(work.largestMove, 'g', 1))});
    pane.setPicture(repaired->outlines, {}, bounds);
    pane.setRows(std::move(rows));
}

#include "wheelguard.h"

#include <QEvent>
#include <QWidget>

namespace {

class WheelGuard : public QObject {
public:
    explicit WheelGuard(QWidget &field)
        : QObject(&field)
    {
        field.setFocusPolicy(Qt::StrongFocus);
        field.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget *>(watched)->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

void guardWheel(QWidget &field)
{
    new WheelGuard(field);
}

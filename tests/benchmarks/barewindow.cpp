// What the window's start is measured against: a bare QMainWindow with an empty QGraphicsView,
// which leaves right after the first paint, without cleaning up.
#include <QApplication>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QMainWindow>

#include <cstdlib>

namespace {

class View : public QGraphicsView {
public:
    using QGraphicsView::QGraphicsView;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QGraphicsView::paintEvent(event);
        QMetaObject::invokeMethod(qApp, [] { std::_Exit(EXIT_SUCCESS); }, Qt::QueuedConnection);
    }
};

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    QGraphicsScene scene;
    QMainWindow window;
    window.setCentralWidget(new View(&scene));
    window.resize(1440, 900);
    window.show();
    return QApplication::exec();
}

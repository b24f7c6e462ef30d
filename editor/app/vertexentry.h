#pragma once

#include "editor/document/scenedata.h"

#include <QFrame>

#include <map>
#include <optional>
#include <set>

class Canvas;
class Document;
class QLabel;
class QLineEdit;
class Selection;

/// "x, y" of the selected vertices, typed on the canvas beside them. Enter applies it as one undo
/// step and closes, Escape closes without a change; what makes no sense is marked and stays to be
/// mended. It follows the view and goes with the selection that it is about.
///
/// With several vertices the entry shows what they have in common, and each of them takes what is
/// typed: "+2, *2" changes every one from where it is, ", 8" levels them.
class VertexEntry : public QFrame {
    Q_OBJECT
public:
    VertexEntry(Canvas &canvas, Document &document, Selection &selection);

    /// Opens on the selected vertices; returns whether there are any.
    bool open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void apply();
    void finish();
    void follow();
    void place();
    void retranslate();
    void showFault(const QString &message, int start, int length);
    /// Where the vertices go; nothing after a fault, which is then on show.
    std::optional<std::map<VertexRef, hullsmith::Vec2>> read();

    Canvas &m_canvas;
    Document &m_document;
    Selection &m_selection;
    QLineEdit *m_edit;
    QLabel *m_note; ///< What can be typed, or what is wrong.
    std::set<VertexRef> m_vertices;
};

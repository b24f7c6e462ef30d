#pragma once

#include "editor/canvas/canvas.h"
#include "editor/document/change.h"
#include "editor/tools/canvastool.h"
#include "mode.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <array>
#include <set>

class BodiesPanel;
class BodyChecks;
class BodyItem;
class CutLinesItem;
class CutTool;
class EmptyHint;
class PropertiesPanel;
class SelectTool;
class SplitPanel;
class TracePanel;
class TracePreviewItem;
class VertexEntry;
struct Finding;

/// Author mode: the current body's sprite and shapes on a canvas with drawing tools, the bodies at
/// the left, properties, vertices, checks and mass at the right.
class AuthorMode : public Mode {
    Q_OBJECT
public:
    explicit AuthorMode(AppContext &context, QObject *parent = nullptr);
    ~AuthorMode() override;

    QString id() const override { return QStringLiteral("author"); }
    QString title() const override;
    QWidget *centre() override;
    Canvas *canvas() override { return m_canvas; }
    QList<ModePane> panes() override;
    QList<QAction *> tools() override;
    Document *document() override { return &m_context.project; }
    QString statusHint() const override;
    QString statusSummary() const override;
    void enter() override;
    void leave() override;

    BodyChecks &checks() { return *m_checks; }
    BodyItem *bodyItem() const { return m_item; }

private:
    void buildTools();
    void buildLeft();
    void buildRight();
    void connectActions();
    void connectEdits();
    void connectBodies();
    void connectView();
    /// Calls `slot` when the action is triggered while this mode is on.
    template <typename Slot>
    void on(const char *action, Slot slot);

    void follow(const Change &change);
    void followSelection();
    void showBody();
    void selectFirstShape();
    void refreshEmptyHint();
    bool showsContent() const;
    void refreshItem();
    void refreshSprite();
    void showSprite(const QImage &image);
    void refreshBounds();
    void refreshGrid();
    void refreshTheme();
    void retranslate();
    void showPlace(ShapeId shape, const hullsmith::Vec2 &place);
    void showFinding(Finding finding); // A copy: selecting may replace the list it stands in.

    std::set<ShapeId> editedIds() const;
    void copyOrCut(bool cut);
    void paste();
    void duplicate();
    void remove();
    void addBody();
    void removeBodies();
    void duplicateBodies();
    void removeShapes();
    /// Instead of the tool's hint, for some seconds or until something else happens.
    void say(const QString &message);

    AppContext &m_context;
    BodyChecks *m_checks;
    QPointer<Canvas> m_canvas;
    QPointer<QWidget> m_left;
    QPointer<QWidget> m_right;
    QPointer<EmptyHint> m_emptyHint;
    QPointer<VertexEntry> m_vertexEntry;
    BodiesPanel *m_bodies = nullptr;
    PropertiesPanel *m_properties = nullptr;
    SplitPanel *m_split = nullptr;
    CutLinesItem *m_cutLines = nullptr; ///< Owned by m_item.
    TracePanel *m_trace = nullptr;
    TracePreviewItem *m_preview = nullptr; ///< Likewise owned by the scene, as the next one.
    BodyItem *m_item = nullptr;            ///< Owned by the canvas's scene.
    ToolContext m_toolContext;
    struct ToolEntry {
        const char *action;
        CanvasTool *tool = nullptr;
    };
    std::array<ToolEntry, 8> m_tools;
    SelectTool *m_select = nullptr;
    CutTool *m_cut = nullptr;
    CanvasTool *m_current = nullptr;
    BodyId m_body;                         ///< The one on the canvas.
    QHash<quint32, ViewTransform> m_views; ///< Where each body was looked at last.
    QSet<quint32> m_seen;                  ///< The bodies that were shown before.
    QCache<QString, QImage> m_sprites;     ///< By absolute path; cost in kilobytes.
    QString m_message;
    QTimer m_messageTimer;
    bool m_active = false;
};

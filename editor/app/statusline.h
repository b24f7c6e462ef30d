#pragma once

#include <QStatusBar>

#include <optional>

class QAction;
class QLabel;
class QToolButton;

/// The status bar: place of the cursor and hint on the left, summary, zoom and language on the
/// right.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(QWidget *parent = nullptr);

    /// "x 3.25  y 1.00", with as many digits as the zoom can show; `unit` may be empty.
    void setCursor(double x, double y, double zoom, const QString &unit);
    void clearCursor();
    void setHint(const QString &hint);
    void setSummary(const QString &summary);
    /// `zoom`: screen pixels per world unit. Reads "zoom 120 %", or with `unitsPerMetre` (not 0)
    /// "1 m = 93 px".
    void setZoom(double zoom, double unitsPerMetre);
    /// The actions of the language menu.
    void setLanguages(const QList<QAction *> &languages);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void elideHint();

    QLabel *m_cursor;
    QLabel *m_hint;
    QLabel *m_summary;
    QLabel *m_zoomLabel;
    QToolButton *m_language;
    QString m_hintText;
    double m_zoom = 1.0;
    double m_unitsPerMetre = 0.0;
};

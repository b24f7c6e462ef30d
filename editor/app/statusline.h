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
    void setZoom(double zoom); ///< 1 is 100 %.
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
};

#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include "editor/inspection/palette.h"

/// What is remembered between runs (QSettings) and announced when it changes.
class Settings : public QObject {
    Q_OBJECT
public:
    enum class Theme { System, Light, Dark, HighContrast };

    explicit Settings(QObject *parent = nullptr);

    Theme theme() const { return m_theme; }
    void setTheme(Theme theme); ///< Applies the palette to the whole application.
    bool isDark() const;        ///< What the theme comes to on this system.
    Palette palette() const;    ///< Canvas colours of the theme in force.

    QString language() const { return m_language; } ///< "en" or "zh_CN"; from the system at first.
    void setLanguage(const QString &language);      ///< Loads the catalogue; widgets retranslate.

    bool reduceMotion() const { return m_reduceMotion; }
    void setReduceMotion(bool reduce);

    QStringList recentFiles() const;
    void addRecentFile(const QString &path);

Q_SIGNALS:
    void themeChanged();
    void languageChanged();
    void changed();

private:
    Theme m_theme = Theme::System;
    QString m_language;
    bool m_reduceMotion = false;
};

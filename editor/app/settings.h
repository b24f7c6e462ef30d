#pragma once

#include "editor/inspection/palette.h"

#include <QKeySequence>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <memory>

class Actions;
class QSettings;
class QTranslator;

/// What is remembered between runs (QSettings) and announced when it changes. The variable
/// HULLSMITH_SETTINGS names another file to keep it in.
class Settings : public QObject {
    Q_OBJECT
public:
    enum class Theme { System, Light, Dark, HighContrast };

    explicit Settings(QObject *parent = nullptr);
    ~Settings() override;

    Theme theme() const { return m_theme; }
    void setTheme(Theme theme); ///< Applies the palette to the whole application.
    bool isDark() const;        ///< What the theme comes to on this system.
    Palette palette() const;    ///< Canvas colours of the theme in force.
    /// The desktop changed between light and dark.
    void followSystem();

    QString language() const { return m_language; } ///< "en" or "zh_CN"; from the system at first.
    void setLanguage(const QString &language);      ///< Loads the catalogue; widgets retranslate.

    bool reduceMotion() const { return m_reduceMotion; }
    void setReduceMotion(bool reduce);

    QStringList recentFiles() const; ///< Newest first, absolute, at most recentLimit.
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    static constexpr int recentLimit = 10;

    /// Shortcuts that the user changed; the others stay as the table has them.
    void loadShortcuts(Actions &actions) const;
    void saveShortcuts(const Actions &actions);

    /// For what only one widget cares about: window places, the last folder.
    QVariant value(const QString &key, const QVariant &fallback = {}) const;
    void setValue(const QString &key, const QVariant &value);

Q_SIGNALS:
    void themeChanged();
    void languageChanged();
    void recentFilesChanged();
    void changed();

private:
    void applyTheme();
    void loadCatalogues();

    std::unique_ptr<QSettings> m_store;
    std::unique_ptr<QTranslator> m_catalogue;
    std::unique_ptr<QTranslator> m_qtCatalogue;
    Theme m_theme = Theme::System;
    bool m_systemIsDark = false;
    QString m_language;
    bool m_reduceMotion = false;
};

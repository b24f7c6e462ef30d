#include "settings.h"

#include "actions.h"
#include "style.h"
#include "theme.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

#include <array>

namespace {

constexpr std::array<const char *, 4> themeNames = {"system", "light", "dark", "highContrast"};

std::unique_ptr<QSettings> openStore()
{
    const QString path = qEnvironmentVariable("HULLSMITH_SETTINGS");
    if (!path.isEmpty())
        return std::make_unique<QSettings>(path, QSettings::IniFormat);
    return std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                       QStringLiteral("Hullsmith"), QStringLiteral("Hullsmith"));
}

QString systemLanguage()
{
    return QLocale::system().language() == QLocale::Chinese ? QStringLiteral("zh_CN")
                                                            : QStringLiteral("en");
}

Settings::Theme themeFromName(const QString &name)
{
    for (std::size_t i = 0; i < themeNames.size(); ++i) {
        if (name == QLatin1String(themeNames[i]))
            return static_cast<Settings::Theme>(i);
    }
    return Settings::Theme::System;
}

QString shortcutKey(const QString &id)
{
    return QStringLiteral("shortcuts/") + id;
}

} // namespace

Settings::Settings(QObject *parent)
    : QObject(parent)
    , m_store(openStore())
{
    m_theme = themeFromName(value(QStringLiteral("theme")).toString());
    m_reduceMotion = value(QStringLiteral("reduceMotion"), false).toBool();
    m_language = value(QStringLiteral("language")).toString();
    if (m_language != u"en" && m_language != u"zh_CN")
        m_language = systemLanguage();
    loadCatalogues();
    if (qobject_cast<QApplication *>(QCoreApplication::instance())) {
        m_systemIsDark = ::Theme::systemIsDark();
        QApplication::setStyle(new Style);
        applyTheme();
    }
}

Settings::~Settings() = default;

void Settings::setTheme(Theme theme)
{
    if (m_theme == theme)
        return;
    m_theme = theme;
    setValue(QStringLiteral("theme"), QLatin1String(themeNames[static_cast<std::size_t>(theme)]));
    applyTheme();
    Q_EMIT themeChanged();
    Q_EMIT changed();
}

bool Settings::isDark() const
{
    switch (m_theme) {
    case Theme::Light:
        return false;
    case Theme::Dark:
        return true;
    case Theme::System:
    case Theme::HighContrast:
        break;
    }
    return m_systemIsDark;
}

Palette Settings::palette() const
{
    if (m_theme == Theme::HighContrast)
        return Palette::highContrast(isDark());
    return isDark() ? Palette::darkTheme() : Palette::light();
}

void Settings::followSystem()
{
    if (!qobject_cast<QApplication *>(QCoreApplication::instance()))
        return;
    QApplication::setPalette(QPalette()); // Brings the desktop's own colours back for a look.
    m_systemIsDark = ::Theme::systemIsDark();
    applyTheme();
    Q_EMIT themeChanged();
}

void Settings::applyTheme()
{
    if (!qobject_cast<QApplication *>(QCoreApplication::instance()))
        return;
    if (m_theme == Theme::HighContrast)
        QApplication::setPalette(::Theme::highContrast(isDark()));
    else
        QApplication::setPalette(isDark() ? ::Theme::dark() : ::Theme::light());
}

void Settings::setLanguage(const QString &language)
{
    if (m_language == language || (language != u"en" && language != u"zh_CN"))
        return;
    m_language = language;
    setValue(QStringLiteral("language"), language);
    loadCatalogues();
    Q_EMIT languageChanged();
    Q_EMIT changed();
}

void Settings::loadCatalogues()
{
    for (std::unique_ptr<QTranslator> *old : {&m_catalogue, &m_qtCatalogue})
        old->reset(); // Takes itself out of the application.
    if (m_language == u"en")
        return;
    const auto install = [](const QString &file, const QString &folder) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(file, folder))
            QCoreApplication::installTranslator(translator.get());
        return translator;
    };
    m_qtCatalogue = install(QStringLiteral("qtbase_") + m_language,
                            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    m_catalogue =
        install(QStringLiteral("hullsmith_") + m_language, QStringLiteral(":/translations"));
}

void Settings::setReduceMotion(bool reduce)
{
    if (m_reduceMotion == reduce)
        return;
    m_reduceMotion = reduce;
    setValue(QStringLiteral("reduceMotion"), reduce);
    Q_EMIT changed();
}

QStringList Settings::recentFiles() const
{
    return value(QStringLiteral("recentFiles")).toStringList();
}

void Settings::addRecentFile(const QString &path)
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    QStringList files = recentFiles();
    if (files.value(0) == absolute)
        return;
    files.removeAll(absolute);
    files.prepend(absolute);
    while (files.size() > recentLimit)
        files.removeLast();
    setValue(QStringLiteral("recentFiles"), files);
    Q_EMIT recentFilesChanged();
}

void Settings::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    if (files.removeAll(path) == 0)
        return;
    setValue(QStringLiteral("recentFiles"), files);
    Q_EMIT recentFilesChanged();
}

void Settings::loadShortcuts(Actions &actions) const
{
    const QList<QAction *> all = actions.all();
    for (const QAction *action : all) {
        const QString id = action->objectName();
        const QVariant stored = value(shortcutKey(id));
        if (stored.isValid())
            actions.setShortcuts(
                id, QKeySequence::listFromString(stored.toString(), QKeySequence::PortableText));
    }
}

void Settings::saveShortcuts(const Actions &actions)
{
    const QList<QAction *> all = actions.all();
    for (const QAction *action : all) {
        const QString id = action->objectName();
        if (action->shortcuts() == actions.defaultShortcuts(id))
            m_store->remove(shortcutKey(id));
        else
            setValue(shortcutKey(id),
                     QKeySequence::listToString(action->shortcuts(), QKeySequence::PortableText));
    }
}

QVariant Settings::value(const QString &key, const QVariant &fallback) const
{
    return m_store->value(key, fallback);
}

/// What changes nothing is not written: each writing waits for the disk.
void Settings::setValue(const QString &key, const QVariant &value)
{
    if (!m_store->contains(key) || m_store->value(key) != value)
        m_store->setValue(key, value);
}

#pragma once

#include <QDialog>

class Actions;
class QComboBox;
class QFormLayout;
class Settings;

/// Theme, language, motion and the grid; each acts at once. The same switches stand in the View
/// menu.
class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(Actions &actions, Settings &settings, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    QComboBox *choice(const QStringList &ids);

    Actions &m_actions;
    Settings &m_settings;
    QWidget *m_content = nullptr;
};

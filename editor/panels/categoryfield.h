#pragma once

#include <QPushButton>
#include <QStringList>

#include <optional>

class QMenu;

/// A set of named categories: a button that says which are on, and a menu of check boxes that stays
/// open, with a line to add a category.
class CategoryField : public QPushButton {
    Q_OBJECT
public:
    /// With `everything`, the menu starts with "Everything", which stands for all categories, also
    /// those to come.
    explicit CategoryField(bool everything, QWidget *parent = nullptr);

    /// `chosen` not set: everything.
    void show(const QStringList &categories, const std::optional<QStringList> &chosen);
    void showSeveral(const QStringList &categories);
    /// Rows of the open menu, for tests and the keyboard: the same as on screen.
    QMenu *choices();

Q_SIGNALS:
    void edited(const std::optional<QStringList> &chosen);
    void categoryAdded(const QString &name);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void fillMenu();
    void toggle(const QString &name, bool on);
    void syncBoxes();
    void updateText();

    bool m_everything;
    bool m_several = false;
    QStringList m_categories;
    std::optional<QStringList> m_chosen;
    QMenu *m_menu;
};

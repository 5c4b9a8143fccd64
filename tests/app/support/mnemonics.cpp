#include "support/mnemonics.h"

#include <QAbstractButton>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QMenuBar>

namespace waystone {

namespace {

/// Gathers what answers to each letter.
class Letters {
public:
    explicit Letters(QString place) : place_(std::move(place)) {}

    void add(const QString &text)
    {
        if (const QKeySequence letter = QKeySequence::mnemonic(text); !letter.isEmpty())
            texts_[letter.toString()] += text;
    }

    [[nodiscard]] QStringList doubles() const
    {
        QStringList doubles;
        for (auto letter = texts_.begin(); letter != texts_.end(); ++letter)
            if (letter.value().size() > 1)
                doubles += QStringLiteral("%1: %2 is “%3”")
                               .arg(place_, letter.key(), letter.value().join(QStringLiteral("” and “")));
        return doubles;
    }

private:
    QString place_;
    QMap<QString, QStringList> texts_;
};

template <typename Entries>
QStringList doublesOf(const QString &place, const Entries &entries)
{
    Letters letters(place);
    for (const QAction *entry : entries)
        if (entry->isVisible())
            letters.add(entry->text());
    return letters.doubles();
}

} // namespace

QStringList doubleMnemonics(QWidget &window)
{
    const QString name = QString::fromLatin1(window.metaObject()->className());
    QStringList doubles;
    for (const QMenu *menu : window.findChildren<QMenu *>())
        doubles += doublesOf(name + QStringLiteral(", menu ") + menu->title(), menu->actions());
    Letters inSight(name);
    for (const QMenuBar *bar : window.findChildren<QMenuBar *>())
        for (const QAction *menu : bar->actions())
            inSight.add(menu->text());
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->isEnabled() || widget->window() != &window)
            continue;
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            inSight.add(button->text());
        else if (const auto *label = qobject_cast<const QLabel *>(widget); label != nullptr && label->buddy())
            inSight.add(label->text());
        else if (const auto *box = qobject_cast<const QGroupBox *>(widget))
            inSight.add(box->title());
    }
    return doubles + inSight.doubles();
}

} // namespace waystone

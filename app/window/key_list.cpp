#include "window/key_list.h"

#include "commands/commands.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <array>

namespace waystone {

namespace {

struct KeyList {
    Q_DECLARE_TR_FUNCTIONS(waystone::KeyList)
};

KeyRow row(const QString &what, const QString &keys)
{
    return {what, keys};
}

QString native(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral("  "));
}

QString native(std::initializer_list<Qt::Key> keys)
{
    QList<QKeySequence> sequences;
    for (const Qt::Key key : keys)
        sequences.append(QKeySequence(key));
    return native(sequences);
}

std::vector<KeyRow> boardKeys()
{
    return {row(KeyList::tr("Go from place to place"),
                native({Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down})),
            row(KeyList::tr("Go to the next possible place"), native({Qt::Key_Tab})),
            row(KeyList::tr("Pick the place"), native({Qt::Key_Return, Qt::Key_Space})),
            row(KeyList::tr("Let go of what was picked"), native({Qt::Key_Escape})),
            row(KeyList::tr("Zoom"), native({Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0}))};
}

std::vector<KeyRow> lessonKeys()
{
    return {row(KeyList::tr("Go to the next step"), native({Qt::Key_PageDown})),
            row(KeyList::tr("Go to the step before"), native({Qt::Key_PageUp})),
            row(KeyList::tr("Go on without doing the step"),
                native(QList{QKeySequence(Qt::SHIFT | Qt::Key_PageDown)})),
            row(KeyList::tr("Choose an answer"), QStringLiteral("1 … 9")),
            row(KeyList::tr("Ask for a hint"), native({Qt::Key_H})),
            row(KeyList::tr("See what comes of a wrong move"), native({Qt::Key_W})),
            row(KeyList::tr("Take a wrong move back"), native({Qt::Key_T})),
            row(KeyList::tr("See again what was shown"), native({Qt::Key_R})),
            row(KeyList::tr("Open the contents"), native({Qt::Key_C}))};
}

} // namespace

std::vector<KeyGroup> allKeys(const Commands &commands)
{
    std::vector<KeyGroup> groups{{KeyList::tr("On the board"), boardKeys()},
                                 {KeyList::tr("In a lesson"), lessonKeys()}};
    using enum CommandGroup;
    for (const CommandGroup group : std::array{game, edit, view, play, language, help}) {
        KeyGroup found{Commands::groupTitle(group).remove(QLatin1Char('&')), {}};
        for (const QAction *action : commands.group(group))
            if (action != nullptr)
                found.rows.push_back({action->text().remove(QLatin1Char('&')), native(action->shortcuts())});
        groups.push_back(std::move(found));
    }
    return groups;
}

} // namespace waystone

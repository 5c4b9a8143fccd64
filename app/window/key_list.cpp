#include "window/key_list.h"

#include "commands/commands.h"
#include "editor/window/editor_commands.h"
#include "lessons/player/lesson_commands.h"
#include "window/key_delegate.h"
#include "words/program_language.h"

#include <QKeySequence>

#include <array>

namespace waystone {

namespace {

constexpr std::array groupsOfTable{CommandGroup::game, CommandGroup::edit,     CommandGroup::view,
                                   CommandGroup::play, CommandGroup::language, CommandGroup::help};
constexpr std::array menusOfEditor{EditorMenu::scenario, EditorMenu::edit, EditorMenu::start,
                                   EditorMenu::view};

KeyRow row(const QString &what, const QString &keys)
{
    return {what, keys};
}

QString native(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::NativeText));
    texts.removeDuplicates(); // some languages call Return and Enter the same
    return texts.join(KeyDelegate::separator());
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
            row(KeyList::tr("Go to the next or previous part of the table"),
                native({Qt::Key_PageDown, Qt::Key_PageUp})),
            row(KeyList::tr("Go to the beginning or end of the row"), native({Qt::Key_Home, Qt::Key_End})),
            row(KeyList::tr("Pick the place"), native({Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})),
            row(KeyList::tr("Clear the selection"), native({Qt::Key_Escape})),
            row(KeyList::tr("Zoom"), native({Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0})),
            row(KeyList::tr("Choose the kind of action"), QStringLiteral("1 … 9"))};
}

} // namespace

KeyList::KeyList(const Commands &commands, KeyBindings &bindings) : commands_(commands), bindings_(bindings)
{
    for (const CommandGroup group : groupsOfTable)
        bindings_.take(KeyBindings::Window::table, commands_.group(group));
}

KeyList::~KeyList() = default;

EditorCommands &KeyList::editor() const
{
    if (!editor_) {
        editor_ = std::make_unique<EditorCommands>();
        for (const EditorMenu menu : menusOfEditor)
            bindings_.take(KeyBindings::Window::editor, editor_->menu(menu));
    }
    return *editor_;
}

LessonCommands &KeyList::lesson() const
{
    if (!lesson_) {
        lesson_ = std::make_unique<LessonCommands>();
        bindings_.take(KeyBindings::Window::table, lesson_->all());
    }
    return *lesson_;
}

QString KeyList::nameOf(const QAction &command) const
{
    // Their own texts tell what they would undo at this moment.
    if (&command == commands_.undo || command.objectName() == editor().undo->objectName())
        return tr("Undo");
    if (&command == commands_.redo || command.objectName() == editor().redo->objectName())
        return tr("Redo");
    return command.text().remove(QLatin1Char('&'));
}

KeyGroup KeyList::groupOf(const QString &title, const std::vector<QAction *> &commands) const
{
    KeyGroup group{title, {}};
    for (const QAction *command : commands)
        if (command != nullptr)
            group.rows.push_back({nameOf(*command), native(command->shortcuts()), command});
    return group;
}

std::vector<KeyGroup> KeyList::groups() const
{
    const auto plain = [](QString title) { return title.remove(QLatin1Char('&')); };
    editor().retranslate();
    lesson().retranslate();
    std::vector<KeyGroup> groups{{tr("On the board"), boardKeys()},
                                 groupOf(tr("In a lesson"), lesson().all())};
    groups.back().rows.push_back(row(tr("Choose an answer"), QStringLiteral("1 … 9")));
    groups.back().rows.push_back(
        row(tr("Move a lesson up or down in its set"),
            native(QList<QKeySequence>{Qt::ALT | Qt::Key_Up, Qt::ALT | Qt::Key_Down})));
    for (const CommandGroup group : groupsOfTable)
        groups.push_back(groupOf(plain(Commands::groupTitle(group)), commands_.group(group)));
    for (const EditorMenu menu : menusOfEditor)
        groups.push_back(groupOf(tr("Editor: %1", "a menu").arg(plain(EditorCommands::menuTitle(menu))),
                                 editor().menu(menu)));
    return groups;
}

PrintDocument KeyList::document() const
{
    PrintDocument document;
    document.title = tr("Waystone: keys");
    document.languages = {programLanguage()};
    document.add(PrintStyle::title, {document.title.toHtmlEscaped()}, true);
    for (const KeyGroup &group : groups()) {
        document.add(PrintStyle::heading, {group.title.toHtmlEscaped()}, true);
        for (const KeyRow &row : group.rows)
            if (!row.keys.isEmpty())
                document.add(PrintStyle::text, {row.what.toHtmlEscaped(), row.keys.toHtmlEscaped()});
    }
    return document;
}

} // namespace waystone

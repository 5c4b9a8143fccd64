#include "commands/key_bindings.h"

#include "settings/settings.h"

#include <algorithm>
#include <array>

namespace waystone {

namespace {

QString idOf(KeyBindings::Window window, const QAction &command)
{
    return (window == KeyBindings::Window::table ? QStringLiteral("table/") : QStringLiteral("editor/")) +
           command.objectName();
}

QList<QKeySequence> keysFrom(const QStringList &texts)
{
    QList<QKeySequence> keys;
    for (const QString &text : texts)
        // Somebody may have written anything into the file.
        if (const QKeySequence key = QKeySequence::fromString(text);
            key.count() == 1 && key[0].key() != Qt::Key_unknown && !KeyBindings::isReserved(key))
            keys.append(key);
    return keys;
}

} // namespace

KeyBindings::KeyBindings(Settings &settings, QObject *parent) : QObject(parent), settings_(settings)
{
    const QMap<QString, QStringList> kept = settings.chosenKeys();
    for (auto one = kept.begin(); one != kept.end(); ++one)
        if (const QList<QKeySequence> keys = keysFrom(one.value()); !keys.isEmpty() || one.value().isEmpty())
            chosen_[one.key()] = keys;
}

bool KeyBindings::isReserved(const QKeySequence &key)
{
    constexpr std::array keys{Qt::Key_Return, Qt::Key_Enter,    Qt::Key_Space, Qt::Key_Tab,  Qt::Key_Backtab,
                              Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,    Qt::Key_Down, Qt::Key_Escape,
                              Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Plus,  Qt::Key_Minus};
    if (key.isEmpty())
        return true;
    const QKeyCombination pressed = key[0];
    const bool isPlain = !(pressed.keyboardModifiers() & ~Qt::ShiftModifier);
    const bool isDigit = pressed.key() >= Qt::Key_0 && pressed.key() <= Qt::Key_9;
    return isPlain && (isDigit || std::ranges::find(keys, pressed.key()) != keys.end());
}

void KeyBindings::take(Window window, const std::vector<QAction *> &commands)
{
    std::erase_if(taken_, [](const Taken &taken) { return taken.command.isNull(); });
    for (QAction *command : commands) {
        if (command == nullptr || knows(*command))
            continue;
        const Taken taken{idOf(window, *command), window, command};
        if (!usual_.contains(taken.id))
            usual_[taken.id] = command->shortcuts();
        apply(taken);
        taken_.push_back(taken);
    }
}

const KeyBindings::Taken *KeyBindings::find(const QAction &command) const
{
    const auto found = std::ranges::find(taken_, &command,
                                         [](const Taken &taken) -> const QAction * { return taken.command; });
    return found == taken_.end() ? nullptr : &*found;
}

bool KeyBindings::knows(const QAction &command) const
{
    return find(command) != nullptr;
}

QList<QKeySequence> KeyBindings::usual(const QAction &command) const
{
    const Taken *taken = find(command);
    return taken == nullptr ? QList<QKeySequence>() : usual_.value(taken->id);
}

const QAction *KeyBindings::holder(const QAction &command, const QKeySequence &key) const
{
    const Taken *asking = find(command);
    for (const Taken &taken : taken_)
        if (asking != nullptr && taken.window == asking->window && taken.id != asking->id &&
            !taken.command.isNull() && taken.command->shortcuts().contains(key))
            return taken.command;
    return nullptr;
}

void KeyBindings::choose(const QAction &command, const QKeySequence &key)
{
    const Taken *chosen = find(command);
    if (chosen == nullptr || isReserved(key))
        return;
    Chosen next = chosen_;
    const auto set = [&](const QString &id, const QList<QKeySequence> &keys) {
        if (keys == usual_.value(id))
            next.remove(id);
        else
            next[id] = keys;
    };
    if (const QAction *before = holder(command, key)) {
        QList<QKeySequence> left = before->shortcuts();
        left.removeAll(key);
        set(find(*before)->id, left);
    }
    set(chosen->id, {key});
    setChosen(next);
}

void KeyBindings::setChosen(const Chosen &chosen)
{
    if (chosen == chosen_)
        return;
    chosen_ = chosen;
    QMap<QString, QStringList> kept;
    for (auto one = chosen_.begin(); one != chosen_.end(); ++one) {
        QStringList texts;
        for (const QKeySequence &key : one.value())
            texts.append(key.toString(QKeySequence::PortableText));
        kept[one.key()] = texts;
    }
    settings_.setChosenKeys(kept);
    for (const Taken &taken : taken_)
        apply(taken);
    emit changed();
}

void KeyBindings::apply(const Taken &taken) const
{
    if (!taken.command.isNull())
        taken.command->setShortcuts(chosen_.value(taken.id, usual_.value(taken.id)));
}

} // namespace waystone

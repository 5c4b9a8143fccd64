#include "window/help_menu.h"

#include "commands/commands.h"

#include <QEvent>

namespace waystone {

HelpMenu::HelpMenu(const Commands &commands, QWidget *parent) : QMenu(parent)
{
    setObjectName(QStringLiteral("helpMenu"));
    setTitle(Commands::groupTitle(CommandGroup::help));
    for (QAction *command : {commands.rulesWindow, commands.keys, commands.about}) {
        QAction *own = addAction(QString());
        own->setObjectName(QStringLiteral("help_") + command->objectName());
        const auto follow = [own, command] { own->setText(command->text()); };
        follow();
        connect(command, &QAction::changed, own, follow);
        connect(own, &QAction::triggered, command, &QAction::trigger);
    }
}

void HelpMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setTitle(Commands::groupTitle(CommandGroup::help));
    QMenu::changeEvent(event);
}

} // namespace waystone

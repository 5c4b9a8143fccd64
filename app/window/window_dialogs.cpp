#include "window/window_dialogs.h"

#include "commands/commands.h"
#include "session/game_controller.h"
#include "window/help_texts.h"
#include "window/text_dialog.h"

namespace waystone {

WindowDialogs::WindowDialogs(QWidget &window, GameController &controller, Commands &commands)
    : window_(window), controller_(controller), commands_(commands)
{}

WindowDialogs::~WindowDialogs() = default;

void WindowDialogs::show(std::unique_ptr<TextDialog> &dialog,
                         const std::function<std::unique_ptr<TextDialog>()> &make)
{
    if (!dialog || !dialog->isVisible())
        dialog = make();
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void WindowDialogs::showKeys()
{
    show(keys_, [this] {
        return std::make_unique<TextDialog>(
            QStringLiteral("keysDialog"), &help_texts::keysTitle,
            [this] { return help_texts::keys(commands_); }, &window_);
    });
}

void WindowDialogs::showAbout()
{
    show(about_, [this] {
        return std::make_unique<TextDialog>(QStringLiteral("aboutDialog"), &help_texts::aboutTitle,
                                            &help_texts::about, &window_);
    });
}

void WindowDialogs::showEdition()
{
    show(edition_, [this] {
        return std::make_unique<TextDialog>(
            QStringLiteral("editionDialog"), &help_texts::editionTitle,
            [this] { return help_texts::edition(controller_); }, &window_);
    });
}

void WindowDialogs::forgetGame()
{
    edition_.reset();
}

} // namespace waystone

#include "window/window_dialogs.h"

#include "commands/commands.h"
#include "lessons/rules/rule_guide.h"
#include "parts/edition_text.h"
#include "parts/text_dialog.h"
#include "session/game_controller.h"
#include "window/game_documents.h"
#include "window/help_texts.h"
#include "window/key_list.h"
#include "window/settings_dialog.h"
#include "window/window_choices.h"

namespace waystone {

WindowDialogs::WindowDialogs(QWidget &window, GameController &controller, Commands &commands,
                             KeyList &keyList)
    : window_(window), controller_(controller), commands_(commands), keyList_(keyList)
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
            [this] { return help_texts::keys(keyList_); }, &window_);
    });
}

void WindowDialogs::showSettings(WindowChoices &choices, RuleGuide &guide, GameDocuments &documents)
{
    if (!settings_) {
        settings_ = std::make_unique<SettingsDialog>(commands_, keyList_, choices.textSize(), &window_);
        QObject::connect(settings_.get(), &SettingsDialog::textSizeChosen, &choices,
                         &WindowChoices::chooseTextSize);
        QObject::connect(settings_.get(), &SettingsDialog::cardsWanted, &guide, &RuleGuide::forgetKnown);
        QObject::connect(settings_.get(), &SettingsDialog::keysPdfWanted, &documents,
                         [this, &documents] { documents.exportKeys(keyList_.document()); });
    }
    settings_->show();
    settings_->raise();
    settings_->activateWindow();
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
            QStringLiteral("editionDialog"), &edition_text::title,
            [this] {
                return edition_text::html(controller_.words().gameName(), controller_.game().editionInfo());
            },
            &window_);
    });
}

void WindowDialogs::forgetGame()
{
    edition_.reset();
}

} // namespace waystone

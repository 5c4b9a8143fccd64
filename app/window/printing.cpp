#include "window/printing.h"

#include "desk/game_desk.h"
#include "dialogs/file_trouble.h"
#include "files/durable_file.h"
#include "learning/lesson_desk.h"
#include "lessons/handout/handout_dialog.h"
#include "models/score_sheet_model.h"
#include "print/print_pages.h"
#include "window/saved_note.h"
#include "window/services.h"
#include "words/program_language.h"

#include <QDir>
#include <QFileInfo>

namespace waystone {

Printing::Printing(QWidget &window, Services &services, GameDesk &desk, LessonDesk &lessons)
    : window_(window), services_(services), desk_(desk), lessons_(lessons)
{}

void Printing::printGame()
{
    ask(Content::game);
}

void Printing::printLesson()
{
    if (!lessons_.player().isOpen())
        return;
    printPack({{lessons_.player().lesson()}, std::nullopt});
}

void Printing::printPack(const LessonPack &pack)
{
    pack_ = std::make_shared<const LessonPack>(pack);
    ask(Content::lesson);
}

void Printing::ask(Content content)
{
    auto *dialog = new HandoutDialog(programLanguage(), &window_,
                                     content == Content::lesson ? HandoutDialog::Content::lesson
                                                                : HandoutDialog::Content::position);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [=, this] { print(content, dialog->choice()); });
    dialog->open();
}

PrintDocument Printing::pages(Content content, const HandoutChoice &choice) const
{
    LanguageSwitch &languages = services_.languages;
    languages.set(choice.languages.front());
    if (content == Content::game)
        return gamePages(choice.form.isBlack);
    return packHandout(
        *pack_, choice.languages, [&languages](const QString &language) { languages.set(language); },
        choice.form);
}

/// What those at the screen may see of it, and the points so far.
PrintDocument Printing::gamePages(bool isBlack) const
{
    GameController &controller = desk_.controller();
    const TableSnapshot &shown = controller.shown();
    const bool isTold = shown.isOver() && !shown.told;
    PrintDocument document = positionHandout(controller.table(), shown.view, controller.words().gameName(),
                                             isBlack, isTold ? shown.score : Score());
    const ScoreSheetModel sheet(controller);
    addScoreSheet(document, sheet);
    return document;
}

void Printing::print(Content content, const HandoutChoice &choice)
{
    LanguageSwitch &languages = services_.languages;
    const QString own = languages.current();
    // The program speaks other languages for a moment, which nobody has to see.
    window_.setUpdatesEnabled(false);
    const PrintDocument document = pages(content, choice);
    languages.set(own);
    window_.setUpdatesEnabled(true);
    if (choice.to == PagesTo::file)
        save(content, choice, document);
    else
        printOut(window_, services_.dialogs, document, choice.paper, choice.to,
                 [&languages](const QString &language) { languages.set(language); });
}

void Printing::save(Content content, const HandoutChoice &choice, const PrintDocument &document)
{
    const QString name = content == Content::lesson ? pack_->fileName(programLanguage())
                                                    : desk_.controller().words().gameName();
    const QString path = services_.dialogs.fileToSave(
        &window_, tr("Save the Pages"),
        QDir(services_.settings.folder()).filePath(name + QStringLiteral(".pdf")),
        tr("PDF documents (*.pdf)"));
    if (path.isEmpty())
        return;
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    LanguageSwitch &languages = services_.languages;
    const QString own = languages.current();
    window_.setUpdatesEnabled(false);
    languages.set(choice.languages.front());
    const QByteArray pdf = pdfOf(document, choice.paper);
    languages.set(own);
    window_.setUpdatesEnabled(true);
    const QString error = replaceFile(path, pdf);
    if (error.isEmpty())
        SavedNote::show(window_, path);
    else
        services_.dialogs.showTrouble(&window_, [&] {
            return fileTrouble(tr("The pages cannot be saved."), FileDeed::write, path, {error});
        });
}

} // namespace waystone

#include "window/game_documents.h"

#include "board/board_export.h"
#include "desk/game_desk.h"
#include "dialogs/file_trouble.h"
#include "faces/game_faces.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_kinds.h"
#include "files/record_players.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "learning/rules_export_dialog.h"
#include "learning/rules_help.h"
#include "lessons/handout/rules_handout.h"
#include "lessons/rules/rule_library.h"
#include "print/print_pages.h"
#include "scenario/files/any_file.h"
#include "scenario/files/position_file.h"
#include "scenario/files/shared_game.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/results/lesson_result.h"
#include "scenario/shelf/lesson_set_file.h"
#include "scoring/picture_words.h"
#include "settings/appearance.h"
#include "start/new_game_dialog.h"
#include "window/rematch_box.h"
#include "window/saved_note.h"
#include "window/services.h"
#include "window/share_dialog.h"
#include "window/shared_game_dialog.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>

namespace waystone {

GameDocuments::GameDocuments(QWidget &window, Services &services, GameDesk &desk, BoardScene &scene,
                             LessonDesk &lessons, RulesHelp &rules)
    : window_(window), services_(services), desk_(desk), scene_(scene), lessons_(lessons), rules_(rules)
{}

void GameDocuments::tell(std::function<Trouble()> trouble)
{
    services_.dialogs.showTrouble(&window_, [this, trouble = std::move(trouble)] {
        Trouble told = trouble();
        told.ruleTitle = titleOfBroken;
        told.openRule = [this](std::string_view code) { rules_.openProblem(code); };
        return told;
    });
}

bool GameDocuments::succeeded(const std::optional<Problems> &problems, QString (*text)(), const QString &path)
{
    if (problems)
        tell([&problems, text, &path] {
            const QStringList reasons = problemSentences(*problems);
            Trouble trouble = path.isEmpty() ? Trouble{text(), reasons}
                                             : fileTrouble(text(), FileDeed::read, path, reasons);
            trouble.codes = codesWithRule(*problems);
            return trouble;
        });
    return !problems;
}

bool GameDocuments::isWritten(const QString &error, QString (*text)(), const QString &path)
{
    if (error.isEmpty())
        SavedNote::show(window_, path);
    if (!error.isEmpty())
        tell([&error, text, &path] { return fileTrouble(text(), FileDeed::write, path, {error}); });
    return error.isEmpty();
}

void GameDocuments::startNewGame(const QString &game)
{
    NewGameDialog dialog(games(), services_.shelf, services_.settings, &window_);
    const GameController &controller = desk_.controller();
    if (!game.isEmpty())
        dialog.choose(game);
    else if (controller.hasGame() && desk_.isOpen())
        dialog.choose(QString::fromStdString(std::string(controller.game().id())), controller.seats());
    connect(&dialog, &NewGameDialog::typingInWanted, this, [this](const NewGame &chosen) {
        const auto made = services_.shelf.make(*chosen.kind, chosen.edition, chosen.rules);
        if (made)
            emit editionWanted(*made);
    });
    if (dialog.exec() == QDialog::Accepted)
        succeeded(desk_.file().start(dialog.newGame()), [] { return tr("The game cannot be started."); });
}

void GameDocuments::rematch()
{
    const auto begin = [this] {
        succeeded(desk_.file().startAgain(), [] { return tr("The game cannot be started."); });
    };
    const GameFile &file = desk_.file();
    const bool isKept = file.isKept() || (!file.path().isEmpty() && !file.isModified());
    const GameController &controller = desk_.controller();
    if (controller.isOver() && !controller.shown().told && isKept)
        return begin();
    auto *box = new RematchBox(isKept, &window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::accepted, this, begin);
    box->open();
}

void GameDocuments::continueLast()
{
    for (const JournalEntry &entry : desk_.file().folder().entries()) {
        if (!entry.isClosed) {
            resume(entry.path);
            return;
        }
    }
}

void GameDocuments::resume(const QString &journal)
{
    succeeded(
        desk_.file().resume(journal), [] { return tr("The game cannot be continued."); }, journal);
}

bool GameDocuments::openFile(const QString &path)
{
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    const bool isOpen = show(path);
    if (isOpen)
        emit used(path);
    return isOpen;
}

bool GameDocuments::show(const QString &path)
{
    const std::string format = formatOfFile(path);
    if (format == lessonFormat)
        return lessons_.openLesson(path);
    if (format == positionFormat)
        return playPosition(path);
    if (format == sharedFormat)
        return showShared(path);
    if (format == editionFormat)
        return showEdition(path);
    if (format == resultFormat) {
        lessons_.showResults(QFileInfo(path).absolutePath());
        return true;
    }
    if (format == setFormat) {
        lessons_.import({path});
        return true;
    }
    return succeeded(
        desk_.file().open(path), [] { return tr("The file cannot be opened."); }, path);
}

bool GameDocuments::playPosition(const QString &path)
{
    const Result<QByteArray> text = fileContent(path);
    std::optional<Problems> problems = text ? std::nullopt : std::optional(text.problems());
    if (text) {
        const Result<LoadedPosition> loaded = readPosition(text->toStdString(), games());
        const Result<Position> position = loaded ? loaded->game->from(loaded->setup) : loaded.problems();
        if (position) {
            std::vector<RecordPlayer> players = loaded->players;
            players.resize(static_cast<std::size_t>(loaded->game->seats(*position)));
            desk_.file().play(
                {makeTable(loaded->game, playersFrom(players), true), *position, services_.lots()});
            return true;
        }
        problems = position.problems();
    }
    return succeeded(
        problems, [] { return tr("The position cannot be played."); }, path);
}

bool GameDocuments::showShared(const QString &path)
{
    const Result<QByteArray> text = fileContent(path);
    Result<SharedGame> shared = text ? readShared(text->toStdString(), games()) : text.problems();
    if (!shared)
        return succeeded(
            shared.problems(), [] { return tr("The file cannot be opened."); }, path);
    auto *dialog =
        new SharedGameDialog(std::move(shared).value(), themeKind(services_.settings.theme()), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return true;
}

bool GameDocuments::showEdition(const QString &path)
{
    const Result<QByteArray> text = fileContent(path);
    const auto game = text ? readEditionFile(text->toStdString(), games()) : text.problems();
    if (game)
        emit editionWanted(*game);
    return succeeded(
        game ? std::nullopt : std::optional(game.problems()), [] { return tr("The file cannot be opened."); },
        path);
}

void GameDocuments::chooseFile()
{
    const QString path = services_.dialogs.fileToOpen(
        &window_, tr("Open a Game, a Position or a Lesson"), services_.settings.folder(),
        tr("Waystone files (%1)").arg(filePatterns() + QStringLiteral(" *.journal *.closed")));
    if (!path.isEmpty())
        openFile(path);
}

QString GameDocuments::proposal(const QString &suffix) const
{
    const QString path = desk_.file().path();
    const QString name =
        path.isEmpty() ? desk_.controller().words().gameName() : QFileInfo(path).completeBaseName();
    return QDir(services_.settings.folder()).filePath(name + QLatin1Char('.') + suffix);
}

bool GameDocuments::save()
{
    if (desk_.file().path().isEmpty())
        return saveAs();
    return saveTo(desk_.file().path());
}

bool GameDocuments::saveTo(const QString &path)
{
    const bool isSaved = isWritten(
        desk_.file().save(path), [] { return tr("The game cannot be saved."); }, path);
    if (isSaved)
        emit used(path);
    return isSaved;
}

bool GameDocuments::saveAs()
{
    const QString path =
        services_.dialogs.fileToSave(&window_, tr("Save the Game"), proposal(fileEnding(FileKind::game)),
                                     tr("Waystone games (%1)").arg(filePatterns({FileKind::game})));
    if (path.isEmpty())
        return false;
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    return saveTo(path);
}

void GameDocuments::saveShared()
{
    const Seat privy = desk_.controller().shown().screen.privy;
    Seat seat = nobody;
    if (desk_.file().holdsSecrets()) {
        ShareDialog dialog(privy, desk_.controller().words().seatName(privy), &window_);
        if (dialog.exec() != QDialog::Accepted)
            return;
        seat = dialog.choice();
    }
    const QString name = tr("%1 shared", "name of a file, game").arg(desk_.controller().words().gameName());
    const QString path = services_.dialogs.fileToSave(
        &window_, tr("Save for Sharing"),
        QDir(services_.settings.folder()).filePath(name + QLatin1Char('.') + fileEnding(FileKind::shared)),
        tr("Waystone games (%1)").arg(filePatterns({FileKind::shared})));
    if (path.isEmpty())
        return;
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    isWritten(
        desk_.file().saveShared(path, seat), [] { return tr("The game cannot be saved."); }, path);
}

void GameDocuments::exportPng()
{
    exportAs(QStringLiteral("png"), tr("PNG pictures (*.png)"));
}

void GameDocuments::exportSvg()
{
    exportAs(QStringLiteral("svg"), tr("SVG drawings (*.svg)"));
}

void GameDocuments::exportAs(const QString &suffix, const QString &filter)
{
    const QString path =
        services_.dialogs.fileToSave(&window_, tr("Export the Board"), proposal(suffix), filter);
    if (path.isEmpty())
        return;
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    const QDate played = QFileInfo(desk_.file().journal()).lastModified().date();
    const QString error = exportBoard(scene_, path, pictureBand(desk_.controller(), played));
    isWritten(
        error, [] { return tr("The picture cannot be saved."); }, path);
}

void GameDocuments::exportRules()
{
    const QString shown = desk_.isOpen() ? QString::fromStdString(std::string(desk_.controller().game().id()))
                                         : rules_.reader().game();
    RulesExportDialog dialog(shown, &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const RulesExportChoice choice = dialog.choice();
    if (choice.to != PagesTo::file)
        return printRules(choice);
    const QString name = gameFace(choice.game.toStdString())->generalWords()->gameName();
    const QString path = services_.dialogs.fileToSave(
        &window_, tr("Save the Rules"),
        QDir(services_.settings.folder()).filePath(tr("%1 rules.pdf", "name of a file, game").arg(name)),
        tr("PDF documents (*.pdf)"));
    if (path.isEmpty())
        return;
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    isWritten(
        writeRules(choice, path), [] { return tr("The rules cannot be saved."); }, path);
}

void GameDocuments::exportKeys(const PrintDocument &keys)
{
    const QString path = services_.dialogs.fileToSave(
        &window_, tr("Save the List of Keys"),
        QDir(services_.settings.folder()).filePath(tr("Waystone keys.pdf", "name of a file")),
        tr("PDF documents (*.pdf)"));
    if (path.isEmpty())
        return;
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    isWritten(
        replaceFile(path, pdfOf(keys, QPageSize::A4)), [] { return tr("The list cannot be saved."); }, path);
}

PrintDocument GameDocuments::rulePages(const RulesExportChoice &choice) const
{
    LanguageSwitch &languages = services_.languages;
    const Speak speak = [&languages](const QString &language) { languages.set(language); };
    const bool isOfTable =
        desk_.isOpen() && choice.game.toStdString() == std::string_view(desk_.controller().game().id());
    return isOfTable ? rulesHandout(desk_.controller().game(), choice.languages, speak, choice.isBlack)
                     : rulesHandout(choice.game, choice.languages, speak, choice.isBlack);
}

void GameDocuments::printRules(const RulesExportChoice &choice)
{
    LanguageSwitch &languages = services_.languages;
    const QString own = languages.current();
    window_.setUpdatesEnabled(false);
    const PrintDocument rules = rulePages(choice);
    languages.set(own);
    window_.setUpdatesEnabled(true);
    printOut(window_, services_.dialogs, rules, choice.paper, choice.to,
             [&languages](const QString &language) { languages.set(language); });
}

QString GameDocuments::writeRules(const RulesExportChoice &choice, const QString &path)
{
    LanguageSwitch &languages = services_.languages;
    const QString own = languages.current();
    // The program speaks other languages for a moment, which nobody has to see.
    window_.setUpdatesEnabled(false);
    QString error = replaceFile(path, pdfOf(rulePages(choice), choice.paper));
    languages.set(own);
    window_.setUpdatesEnabled(true);
    return error;
}

} // namespace waystone

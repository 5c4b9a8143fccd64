#include "program/export_task.h"

#include "board/board_export.h"
#include "board/mark_overlay.h"
#include "board/position_picture.h"
#include "faces/game_faces.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/record_players.h"
#include "games.h"
#include "lessons/handout/handout.h"
#include "lessons/handout/rules_handout.h"
#include "lessons/page/lesson_page_file.h"
#include "models/score_sheet_model.h"
#include "print/print_pages.h"
#include "program/command_line.h"
#include "saving/table_setup.h"
#include "scenario/files/any_file.h"
#include "scenario/files/position_file.h"
#include "scenario/files/shared_game.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_plan.h"
#include "scoring/picture_words.h"
#include "session/game_controller.h"
#include "settings/languages.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

namespace waystone {

namespace {

struct ExportTask {
    Q_DECLARE_TR_FUNCTIONS(waystone::ExportTask)
};

void complain(const QString &text)
{
    std::fputs(qPrintable(text + QLatin1Char('\n')), stderr);
}

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// What a file holds that can be drawn.
struct Drawable {
    Table table;
    AnySetup setup;                         ///< of a game or a position
    Seat watcher = nobody;                  ///< whose knowledge is shown
    std::optional<Lesson> lesson;           ///< of a lesson; `setup` and `watcher` are then empty
    BoardBand band;                         ///< of a game
    Score result;                           ///< of a game that is over
    std::shared_ptr<GameController> scored; ///< of a game or a position that can be played: what is counted
};

/// As a seat knows it (nobody: everybody).
Drawable ofGame(Table table, Session session, Seat watcher, QDate played)
{
    Drawable drawable;
    drawable.table = std::move(table);
    drawable.setup = session.game().setup(session.position());
    drawable.watcher = watcher;
    if (session.game().actors(session.position()).isOver())
        drawable.result = session.game().score(session.position());
    drawable.scored = std::make_shared<GameController>();
    drawable.scored->load(drawable.table, std::move(session));
    drawable.band = pictureBand(*drawable.scored, played);
    return drawable;
}

Drawable ofRecord(LoadedRecord record, QDate played)
{
    Session session = std::move(*record.session);
    Table table = makeTable(session.sharedGame(), playersFrom(record.players), record.allOpen);
    return ofGame(std::move(table), std::move(session), nobody, played);
}

Drawable ofShared(const SharedGame &shared, QDate played)
{
    return ofGame(makeTable(shared.game, playersFrom(shared.players), false),
                  Session(shared.game, shared.position, Rng(0)), shared.seenBy, played);
}

Drawable ofPosition(LoadedPosition position)
{
    const int seats = position.game->seats(position.setup);
    std::vector<RecordPlayer> players = std::move(position.players);
    players.resize(static_cast<std::size_t>(seats));
    Drawable drawable;
    drawable.table = makeTable(position.game, playersFrom(players), true);
    drawable.setup = position.setup;
    if (const Result<Position> playable = position.game->from(position.setup)) {
        drawable.scored = std::make_shared<GameController>();
        drawable.scored->load(drawable.table, Session(position.game, *playable, Rng(0)));
    }
    return drawable;
}

Drawable ofLesson(Lesson lesson)
{
    Drawable drawable;
    drawable.table = makeTable(lesson.game, playersFrom(lesson.players), true);
    drawable.lesson = std::move(lesson);
    return drawable;
}

Result<Drawable> readDrawable(const QString &path)
{
    const Result<QByteArray> bytes = fileContent(path);
    if (!bytes)
        return bytes.problems();
    const std::string_view text = view(*bytes);
    const std::string format = formatOf(text);
    if (format == lessonFormat) {
        Result<LoadedLesson> lesson = readLesson(text, games());
        return lesson ? Result<Drawable>(ofLesson(std::move(lesson->lesson))) : lesson.problems();
    }
    if (format == "waystone/position") {
        Result<LoadedPosition> position = readPosition(text, games());
        return position ? Result<Drawable>(ofPosition(std::move(position).value())) : position.problems();
    }
    const QDate played = QFileInfo(path).lastModified().date();
    if (format == sharedFormat) {
        const Result<SharedGame> shared = readShared(text, games());
        return shared ? Result<Drawable>(ofShared(*shared, played)) : shared.problems();
    }
    Result<LoadedRecord> record = readGameFile(text, games());
    return record ? Result<Drawable>(ofRecord(std::move(record).value(), played)) : record.problems();
}

/// Returns what went wrong; empty if nothing did.
QString writePicture(const Drawable &drawable, const CommandLine &line)
{
    PositionPicture picture(drawable.table);
    picture.setAspect(16.0 / 9);
    MarkOverlay marks(picture.scene());
    if (!drawable.lesson) {
        picture.show(drawable.setup, drawable.watcher, drawable.result);
        return exportBoard(picture.scene(), line.out, drawable.band);
    }
    const LessonPlan plan(*drawable.lesson);
    const std::vector<LessonStep> &steps = drawable.lesson->steps;
    const auto found = std::ranges::find(steps, line.step.toStdString(), &LessonStep::id);
    const std::size_t step = line.step.isEmpty() ? 0 : static_cast<std::size_t>(found - steps.begin());
    if (step >= steps.size()) {
        return ExportTask::tr("The lesson has no step named “%1”.").arg(line.step);
    }
    picture.show(plan.steps()[step].setup, steps[step].seat);
    marks.setMarks(steps[step].marks);
    return exportBoard(picture.scene(), line.out);
}

/// A board with the points, as far as they can be counted.
PrintDocument gamePages(const Drawable &drawable, const CommandLine &line)
{
    PrintDocument pages = positionHandout(drawable.table, drawable.setup, drawable.watcher,
                                          QFileInfo(line.files.value(0)).completeBaseName(),
                                          line.form.isBlack, drawable.result);
    if (drawable.scored)
        addScoreSheet(pages, ScoreSheetModel(*drawable.scored));
    return pages;
}

/// With a column for each of as many players as there can be, and nothing in it.
PrintDocument emptySheet(const QString &id, const QString &language)
{
    const GameKind &kind = *games().find(id.toStdString());
    const std::shared_ptr<const Game> game = *games().make(kind, {}, {});
    GameController controller;
    const std::vector<RecordPlayer> players(static_cast<std::size_t>(kind.maxSeats));
    controller.load(makeTable(game, playersFrom(players), true),
                    Session(game, *game->from(game->start(kind.maxSeats, 0)), Rng(0)));
    PrintDocument pages;
    pages.title = gameFace(kind.id)->generalWords()->gameName();
    pages.languages = {language};
    pages.add(PrintStyle::title, {pages.title.toHtmlEscaped()}, true);
    addScoreSheet(pages, ScoreSheetModel(controller), true);
    return pages;
}

/// Likewise.
QString writeHandout(const Drawable &drawable, const CommandLine &line, LanguageSwitch &languages)
{
    const QStringList wanted = line.languages.isEmpty() ? QStringList(languages.current()) : line.languages;
    const Speak speak = [&languages](const QString &language) { languages.set(language); };
    speak(wanted.front());
    const PrintDocument handout =
        !line.rules.isEmpty()   ? rulesHandout(line.rules, wanted, speak, line.form.isBlack)
        : !line.sheet.isEmpty() ? emptySheet(line.sheet, wanted.front())
        : drawable.lesson       ? lessonHandout(*drawable.lesson, drawable.table, wanted, speak, line.form)
                                : gamePages(drawable, line);
    return replaceFile(line.out, pdfOf(handout, line.isLetter ? QPageSize::Letter : QPageSize::A4));
}

/// A position or a moment of a game.
QByteArray positionOf(const Drawable &drawable, const QString &file, const QStringList &languages,
                      const Speak &speak)
{
    std::optional<ScoreSheetModel> sheet;
    if (drawable.scored)
        sheet.emplace(*drawable.scored);
    return positionPage({QFileInfo(file).completeBaseName(), drawable.table, std::nullopt, drawable.setup,
                         drawable.watcher, sheet ? &*sheet : nullptr},
                        languages, speak);
}

/// Likewise. In all languages of the lessons, unless some are named; the program's own first.
QString writePage(std::vector<Drawable> drawables, const CommandLine &line, LanguageSwitch &languages)
{
    const Speak speak = [&languages](const QString &code) { languages.set(code); };
    const auto wanted = [&](const QStringList &own) {
        return line.languages.isEmpty() ? own : line.languages;
    };
    if (!drawables.front().lesson && drawables.size() == 1)
        return replaceFile(line.out, positionOf(drawables.front(), line.files.front(),
                                                wanted(everyLanguage(languages.current())), speak));
    std::vector<LessonTree> trees;
    for (std::size_t number = 0; number < drawables.size(); ++number) {
        const std::optional<Lesson> &lesson = drawables[number].lesson;
        const QString file = line.files[static_cast<qsizetype>(number)];
        if (!lesson)
            return ExportTask::tr("%1 is no lesson, and only lessons can share a page.").arg(file);
        if (lesson->steps.empty())
            return drawables.size() == 1 ? ExportTask::tr("The lesson has no steps yet.")
                                         : ExportTask::tr("The lesson %1 has no steps yet.").arg(file);
        trees.push_back(pageTree(*lesson));
    }
    const QStringList codes = wanted(pageLanguages(*drawables.front().lesson, languages.current()));
    return replaceFile(line.out, trees.size() == 1 ? lessonPage(std::move(trees.front()), codes, speak)
                                                   : lessonsPage(QFileInfo(line.out).completeBaseName(),
                                                                 std::move(trees), codes, speak));
}

/// Every file that is named; nothing if one cannot be read, which is told.
std::vector<Drawable> readDrawables(const QStringList &files)
{
    std::vector<Drawable> drawables;
    for (const QString &file : files) {
        Result<Drawable> drawable = readDrawable(file);
        if (!drawable) {
            for (const QString &sentence : problemSentences(drawable.problems()))
                complain(QStringLiteral("%1: %2").arg(file, sentence));
            return {};
        }
        drawables.push_back(std::move(drawable).value());
    }
    return drawables;
}

} // namespace

int runExport(const CommandLine &line, LanguageSwitch &languages)
{
    const bool isRules = !line.rules.isEmpty() || !line.sheet.isEmpty();
    std::vector<Drawable> drawables = isRules ? std::vector<Drawable>(1) : readDrawables(line.files);
    if (drawables.empty())
        return 2;
    const bool isPdf = isRules || line.out.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    const bool isPage = line.out.endsWith(QLatin1String(".html"), Qt::CaseInsensitive);
    const QString error = isPdf    ? writeHandout(drawables.front(), line, languages)
                          : isPage ? writePage(std::move(drawables), line, languages)
                                   : writePicture(drawables.front(), line);
    if (error.isEmpty())
        return 0;
    complain(ExportTask::tr("This file cannot be written: %1: %2", "file, reason").arg(line.out, error));
    return 1;
}

} // namespace waystone

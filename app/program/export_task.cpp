#include "program/export_task.h"

#include "board/board_export.h"
#include "board/mark_overlay.h"
#include "board/position_picture.h"
#include "core/json/json_document.h"
#include "faces/game_faces.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/record_players.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "lessons/handout/handout.h"
#include "lessons/handout/rules_handout.h"
#include "lessons/library/lesson_library.h"
#include "lessons/library/set_shelf.h"
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
#include "scenario/shelf/lesson_set_file.h"
#include "scoring/picture_words.h"
#include "session/game_controller.h"
#include "settings/languages.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
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

/// What stands for standard input.
constexpr QLatin1String standardInput("-");

/// All that a file of the command line holds. Too much from standard input is refused by whoever reads it.
Result<QByteArray> givenContent(const QString &path)
{
    QFile input;
    if (path != standardInput || !input.open(stdin, QIODevice::ReadOnly))
        return fileContent(path);
    constexpr qint64 blockSize = 1 << 16;
    QByteArray bytes;
    for (QByteArray block; bytes.size() <= static_cast<qsizetype>(JsonDocument::maximumBytes) &&
                           !(block = input.read(blockSize)).isEmpty();)
        bytes += block;
    return bytes;
}

/// The name of the first file; where it has none, of what is written.
QString titleFor(const CommandLine &line)
{
    const QString file = line.files.value(0);
    return QFileInfo(file == standardInput ? line.out : file).completeBaseName();
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

/// `path` tells when a game was played.
Result<Drawable> readDrawable(const QByteArray &bytes, const QString &path)
{
    const std::string_view text = view(bytes);
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
    PrintDocument pages = positionHandout(drawable.table, drawable.setup, drawable.watcher, titleFor(line),
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

/// What is written at once: one file, or lessons.
struct Drawables {
    std::vector<Drawable> all;
    QStringList names;            ///< of the files, or of the lessons in a set
    std::optional<LessonSet> set; ///< that the lessons are of

    [[nodiscard]] bool areSeveral() const { return set || all.size() > 1; }
};

/// What of it cannot be written together with the others; empty if everything can.
QString whyNotTogether(const Drawables &drawables)
{
    for (std::size_t number = 0; number < drawables.all.size(); ++number) {
        const std::optional<Lesson> &lesson = drawables.all[number].lesson;
        const QString &file = drawables.names[static_cast<qsizetype>(number)];
        if (!lesson)
            return ExportTask::tr("%1 is no lesson, and only lessons can be written together.").arg(file);
        if (lesson->steps.empty())
            return ExportTask::tr("The lesson %1 has no steps yet.").arg(file);
    }
    return {};
}

/// Those of no set bear the name of what is written.
LessonPack packOf(const Drawables &drawables, const CommandLine &line)
{
    LessonPack pack;
    for (const Drawable &drawable : drawables.all)
        pack.lessons.push_back(*drawable.lesson);
    pack.set = drawables.set;
    if (!pack.set)
        pack.set.emplace().id = QFileInfo(line.out).completeBaseName().toStdString();
    return pack;
}

/// What went wrong; empty if nothing did.
QString writeHandout(const Drawables &drawables, const CommandLine &line, LanguageSwitch &languages)
{
    const QStringList wanted = line.languages.isEmpty() ? QStringList(languages.current()) : line.languages;
    const Speak speak = [&languages](const QString &language) { languages.set(language); };
    speak(wanted.front());
    const auto pages = [&] {
        const Drawable &first = drawables.all.front();
        if (!line.rules.isEmpty())
            return rulesHandout(line.rules, wanted, speak, line.form.isBlack);
        if (!line.sheet.isEmpty())
            return emptySheet(line.sheet, wanted.front());
        if (drawables.areSeveral())
            return packHandout(packOf(drawables, line), wanted, speak, line.form);
        return first.lesson ? lessonHandout(*first.lesson, first.table, wanted, speak, line.form)
                            : gamePages(first, line);
    };
    return replaceFile(line.out, pdfOf(pages(), line.isLetter ? QPageSize::Letter : QPageSize::A4));
}

/// A position or a moment of a game.
QByteArray positionOf(const Drawable &drawable, const QString &title, const QStringList &languages,
                      const Speak &speak)
{
    std::optional<ScoreSheetModel> sheet;
    if (drawable.scored)
        sheet.emplace(*drawable.scored);
    return positionPage(
        {title, drawable.table, std::nullopt, drawable.setup, drawable.watcher, sheet ? &*sheet : nullptr},
        languages, speak);
}

/// Likewise. In all languages of the lessons, unless some are named; the program's own first.
QString writePage(const Drawables &drawables, const CommandLine &line, LanguageSwitch &languages)
{
    const Speak speak = [&languages](const QString &code) { languages.set(code); };
    const auto wanted = [&](const QStringList &own) {
        return line.languages.isEmpty() ? own : line.languages;
    };
    const Drawable &first = drawables.all.front();
    if (!first.lesson)
        return replaceFile(
            line.out, positionOf(first, titleFor(line), wanted(everyLanguage(languages.current())), speak));
    if (first.lesson->steps.empty())
        return ExportTask::tr("The lesson has no steps yet.");
    std::vector<LessonTree> trees;
    for (const Drawable &drawable : drawables.all)
        trees.push_back(pageTree(*drawable.lesson));
    const QStringList codes = wanted(pageLanguages(*first.lesson, languages.current()));
    if (!drawables.areSeveral())
        return replaceFile(line.out, lessonPage(std::move(trees.front()), codes, speak));
    const LessonSet set = *packOf(drawables, line).set;
    const LessonShelf shelf{titleOf(set, codes.front()), summaryOf(set, codes.front())};
    return replaceFile(line.out, lessonsPage(shelf, std::move(trees), codes, speak));
}

void complain(const QString &path, const Problems &problems)
{
    for (const QString &sentence : problemSentences(problems))
        complain(QStringLiteral("%1: %2").arg(path, sentence));
}

/// A set on a shelf only names its lessons: they are looked for in the library. Whether each was found; what was not is told.
bool readLessons(const LessonSet &set, const QString &path, Drawables &drawables)
{
    const LessonLibrary library(games(), LessonDesk::standardFolder() + QStringLiteral("/lessons"));
    bool isWhole = true;
    for (const LessonSet::Entry &entry : set.lessons) {
        const QString id = QString::fromStdString(entry.id);
        const LibraryItem *item =
            entry.text.empty() ? library.lesson(entry.game, id, entry.isShipped) : nullptr;
        if (entry.text.empty() && item == nullptr) {
            complain(ExportTask::tr("%1: The lesson “%2” is not in the library.").arg(path, id));
            isWhole = false;
            continue;
        }
        Result<LoadedLesson> lesson = readLesson(entry.text, games());
        if (item != nullptr) {
            const Result<QByteArray> bytes = fileContent(item->path);
            lesson = bytes ? readLesson(view(*bytes), games()) : Result<LoadedLesson>(bytes.problems());
        }
        if (lesson) {
            drawables.names.append(id);
            drawables.all.push_back(ofLesson(std::move(lesson->lesson)));
        } else {
            complain(path, lesson.problems());
            isWhole = false;
        }
    }
    if (set.lessons.empty())
        complain(ExportTask::tr("%1: There is no lesson in this set.").arg(path));
    return isWhole;
}

bool readSetFile(const QByteArray &bytes, const QString &path, Drawables &drawables)
{
    const Result<LessonSet> set = readSet(view(bytes), games());
    if (!set) {
        complain(path, set.problems());
        return false;
    }
    drawables.set = *set;
    return readLessons(*set, path, drawables);
}

/// Every file that is named; nothing if one cannot be read, which is told.
Drawables readDrawables(const QStringList &files)
{
    Drawables drawables;
    for (const QString &file : files) {
        const Result<QByteArray> bytes = givenContent(file);
        if (bytes && formatOf(view(*bytes)) == setFormat) {
            if (!readSetFile(*bytes, file, drawables))
                return {};
            continue;
        }
        Result<Drawable> drawable = bytes ? readDrawable(*bytes, file) : Result<Drawable>(bytes.problems());
        if (!drawable) {
            complain(file, drawable.problems());
            return {};
        }
        drawables.names.append(file);
        drawables.all.push_back(std::move(drawable).value());
    }
    return drawables;
}

} // namespace

int runExport(const CommandLine &line, LanguageSwitch &languages)
{
    const bool isRules = !line.rules.isEmpty() || !line.sheet.isEmpty();
    Drawables drawables;
    if (isRules)
        drawables.all.resize(1);
    else
        drawables = readDrawables(line.files);
    if (drawables.all.empty())
        return 2;
    const bool isPdf = isRules || line.out.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    const bool isPage = line.out.endsWith(QLatin1String(".html"), Qt::CaseInsensitive);
    if (drawables.set && !isPage && !isPdf) {
        complain(ExportTask::tr("A set of lessons can only be written as a web page or as a handout."));
        return 2;
    }
    if (const QString why = drawables.areSeveral() ? whyNotTogether(drawables) : QString(); !why.isEmpty()) {
        complain(why);
        return 2;
    }
    const QString error = isPdf    ? writeHandout(drawables, line, languages)
                          : isPage ? writePage(drawables, line, languages)
                                   : writePicture(drawables.all.front(), line);
    if (error.isEmpty())
        return 0;
    complain(ExportTask::tr("This file cannot be written: %1: %2", "file, reason").arg(line.out, error));
    return 1;
}

} // namespace waystone

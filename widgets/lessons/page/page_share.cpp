#include "lessons/page/page_share.h"

#include "dialogs/file_trouble.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "games.h"
#include "lessons/library/set_shelf.h"
#include "lessons/page/lesson_page_file.h"
#include "lessons/player/lesson_table.h"
#include "models/score_sheet_model.h"
#include "scenario/lesson/lesson_file.h"
#include "words/program_language.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QProgressDialog>

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <thread>

namespace waystone {

namespace {

struct LessonShare {
    Q_DECLARE_TR_FUNCTIONS(waystone::LessonShare)
};

/// Worked out in another thread, with a dialog that tells how far it is. Nothing if somebody has thought better of it.
std::optional<std::vector<LessonTree>> treesOf(QWidget &window, const std::vector<Lesson> &lessons)
{
    constexpr int patience = 500; // milliseconds
    const auto steps =
        std::accumulate(lessons.begin(), lessons.end(), std::size_t{0},
                        [](std::size_t sum, const Lesson &lesson) { return sum + lesson.steps.size(); });
    QProgressDialog dialog(LessonShare::tr("Working out all that can come of each task…"),
                           LessonShare::tr("Cancel"), 0, static_cast<int>(steps), &window);
    dialog.setObjectName(QStringLiteral("sharePage"));
    dialog.setWindowModality(Qt::WindowModal);
    dialog.setMinimumDuration(patience);
    dialog.setAutoReset(false);
    QEventLoop loop;
    std::optional<std::vector<LessonTree>> trees;
    std::jthread finder([&](const std::stop_token &stop) {
        std::vector<LessonTree> made;
        std::size_t before = 0; // steps of the lessons that are made
        for (const Lesson &lesson : lessons) {
            made.push_back(pageTree(lesson, stop, [&dialog, before](std::size_t done, std::size_t) {
                QMetaObject::invokeMethod(
                    &dialog,
                    [&dialog, at = static_cast<int>(before + done)] {
                        dialog.setValue(std::max(dialog.value(), at));
                    },
                    Qt::QueuedConnection);
            }));
            if (stop.stop_requested())
                break;
            before += lesson.steps.size();
        }
        if (!stop.stop_requested())
            trees = std::move(made);
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop, [&finder] { finder.request_stop(); });
    loop.exec();
    finder.request_stop();
    finder.join();
    return trees;
}

/// While `write` lets the program speak other languages, which nobody has to see. It speaks its own again afterwards.
QByteArray unseen(QWidget &window, const Speak &speak,
                  const std::function<QByteArray(const QString &own)> &write)
{
    const QString own = programLanguage();
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    window.setUpdatesEnabled(false);
    const QByteArray page = write(own);
    speak(own);
    window.setUpdatesEnabled(true);
    QGuiApplication::restoreOverrideCursor();
    return page;
}

/// What came of writing a file: what went wrong, line by line, or that nothing was written because somebody has thought
/// better of it.
struct Outcome {
    QStringList errors;
    bool isWritten = true;
};

Outcome written(const QString &file, const QByteArray &page)
{
    const QString error = replaceFile(file, page);
    return error.isEmpty() ? Outcome() : Outcome{{error}, false};
}

Outcome writePage(QWidget &window, const QString &file, const LessonPack &pack, const Speak &speak)
{
    std::vector<Lesson> lessons;
    for (const Lesson &lesson : pack.lessons) {
        // What a file could not hold, a page cannot tell either.
        Result<LoadedLesson> whole = readLesson(writeLesson(lesson), games());
        if (!whole)
            return {problemSentences(whole.problems()), false};
        lessons.push_back(std::move(whole->lesson));
    }
    std::optional<std::vector<LessonTree>> trees = treesOf(window, lessons);
    if (!trees)
        return {{}, false};
    return written(file, unseen(window, speak, [&](const QString &own) {
                       const QStringList languages = pageLanguages(lessons.front(), own);
                       if (!pack.set)
                           return lessonPage(std::move(trees->front()), languages, speak);
                       const QString &first = languages.front();
                       return lessonsPage({titleOf(*pack.set, first), summaryOf(*pack.set, first)},
                                          *std::move(trees), languages, speak);
                   }));
}

/// Asks where; `write` returns what came of it. The file; empty if none was written.
QString share(QWidget &window, Dialogs &dialogs, const QString &proposal,
              const std::function<Outcome(const QString &)> &write)
{
    const QString file =
        dialogs.fileToSave(&window, LessonShare::tr("Save the Web Page"), proposal + QStringLiteral(".html"),
                           LessonShare::tr("Web pages (*.html)"));
    if (file.isEmpty())
        return {};
    const Outcome outcome = write(file);
    if (!outcome.errors.isEmpty())
        dialogs.showTrouble(&window, [&] {
            return fileTrouble(LessonShare::tr("The web page cannot be saved."), FileDeed::write, file,
                               outcome.errors);
        });
    return outcome.isWritten ? file : QString();
}

} // namespace

QString shareAsPage(QWidget &window, Dialogs &dialogs, const LessonPack &pack, const QString &folder,
                    const Speak &speak)
{
    return share(window, dialogs, QDir(folder).filePath(pack.fileName(programLanguage())),
                 [&](const QString &file) { return writePage(window, file, pack, speak); });
}

void shareAsPage(QWidget &window, Dialogs &dialogs, const std::shared_ptr<const Game> &game,
                 const AnySetup &setup, const std::vector<RecordPlayer> &players, const Speak &speak)
{
    const Table table = lessonTable(game, players);
    GameController counted;
    std::optional<ScoreSheetModel> sheet;
    if (const Result<Position> position = game->from(setup)) {
        counted.load(table, Session(game, *position, Rng(0)));
        sheet.emplace(counted);
    }
    const QString name = table.words->gameName();
    share(window, dialogs, name, [&](const QString &file) {
        return written(file, unseen(window, speak, [&](const QString &own) {
                           return positionPage(
                               {name, table, std::nullopt, setup, nobody, sheet ? &*sheet : nullptr},
                               everyLanguage(own), speak);
                       }));
    });
}

} // namespace waystone

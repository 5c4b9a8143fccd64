#include "editor/lesson/lesson_share.h"

#include "dialogs/file_trouble.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "games.h"
#include "lessons/page/lesson_page_file.h"
#include "lessons/player/lesson_table.h"
#include "models/score_sheet_model.h"
#include "scenario/lesson/lesson_file.h"
#include "words/program_language.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QGuiApplication>
#include <QProgressDialog>

#include <algorithm>
#include <functional>
#include <optional>
#include <thread>

namespace waystone {

namespace {

struct LessonShare {
    Q_DECLARE_TR_FUNCTIONS(waystone::LessonShare)
};

/// Worked out in another thread, with a dialog that tells how far it is. Nothing if somebody has thought better of it.
std::optional<LessonTree> treeOf(QWidget &window, const Lesson &lesson)
{
    constexpr int patience = 500; // milliseconds
    QProgressDialog dialog(LessonShare::tr("Working out all that can come of each task…"),
                           LessonShare::tr("Cancel"), 0, static_cast<int>(lesson.steps.size()), &window);
    dialog.setObjectName(QStringLiteral("sharePage"));
    dialog.setWindowModality(Qt::WindowModal);
    dialog.setMinimumDuration(patience);
    dialog.setAutoReset(false);
    QEventLoop loop;
    std::optional<LessonTree> tree;
    std::jthread finder([&](const std::stop_token &stop) {
        const auto tell = [&dialog](std::size_t done, std::size_t) {
            QMetaObject::invokeMethod(
                &dialog,
                [&dialog, done] { dialog.setValue(std::max(dialog.value(), static_cast<int>(done))); },
                Qt::QueuedConnection);
        };
        LessonTree made = pageTree(lesson, stop, tell);
        if (!stop.stop_requested())
            tree = std::move(made);
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop, [&finder] { finder.request_stop(); });
    loop.exec();
    finder.request_stop();
    finder.join();
    return tree;
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

/// Returns what went wrong, line by line; empty if nothing did.
QStringList writePage(QWidget &window, const QString &file, const Lesson &lesson, const Speak &speak)
{
    // What a file could not hold, a page cannot tell either.
    const Result<LoadedLesson> whole = readLesson(writeLesson(lesson), games());
    if (!whole)
        return problemSentences(whole.problems());
    std::optional<LessonTree> tree = treeOf(window, whole->lesson);
    if (!tree)
        return {};
    const QByteArray page = unseen(window, speak, [&](const QString &own) {
        return lessonPage(*std::move(tree), pageLanguages(lesson, own), speak);
    });
    const QString error = replaceFile(file, page);
    return error.isEmpty() ? QStringList() : QStringList(error);
}

/// Asks where; `write` returns what went wrong likewise.
void share(QWidget &window, Dialogs &dialogs, const QString &name,
           const std::function<QStringList(const QString &)> &write)
{
    const QString file =
        dialogs.fileToSave(&window, LessonShare::tr("Save the Web Page"), name + QStringLiteral(".html"),
                           LessonShare::tr("Web pages (*.html)"));
    if (file.isEmpty())
        return;
    const QStringList errors = write(file);
    if (errors.isEmpty())
        return;
    dialogs.showTrouble(&window, [&] {
        return fileTrouble(LessonShare::tr("The web page cannot be saved."), FileDeed::write, file, errors);
    });
}

} // namespace

void shareAsPage(QWidget &window, Dialogs &dialogs, const Lesson &lesson, const Speak &speak)
{
    share(window, dialogs, QString::fromStdString(lesson.id),
          [&](const QString &file) { return writePage(window, file, lesson, speak); });
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
        const QByteArray page = unseen(window, speak, [&](const QString &own) {
            return positionPage({name, table, std::nullopt, setup, nobody, sheet ? &*sheet : nullptr},
                                everyLanguage(own), speak);
        });
        const QString error = replaceFile(file, page);
        return error.isEmpty() ? QStringList() : QStringList(error);
    });
}

} // namespace waystone

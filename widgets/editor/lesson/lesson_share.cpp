#include "editor/lesson/lesson_share.h"

#include "dialogs/file_trouble.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "games.h"
#include "lessons/page/lesson_page_file.h"
#include "scenario/lesson/lesson_file.h"
#include "words/program_language.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace waystone {

namespace {

struct LessonShare {
    Q_DECLARE_TR_FUNCTIONS(waystone::LessonShare)
};

/// Returns what went wrong, line by line; empty if nothing did.
QStringList writePage(QWidget &window, const QString &file, const Lesson &lesson, const Speak &speak)
{
    // What a file could not hold, a page cannot tell either.
    const Result<LoadedLesson> whole = readLesson(writeLesson(lesson), games());
    if (!whole)
        return problemSentences(whole.problems());
    const QString own = programLanguage();
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    // The program speaks other languages for a moment, which nobody has to see.
    window.setUpdatesEnabled(false);
    const QByteArray page = lessonPage(whole->lesson, pageLanguages(lesson, own), speak);
    speak(own);
    window.setUpdatesEnabled(true);
    QGuiApplication::restoreOverrideCursor();
    const QString error = replaceFile(file, page);
    return error.isEmpty() ? QStringList() : QStringList(error);
}

} // namespace

void shareAsPage(QWidget &window, Dialogs &dialogs, const Lesson &lesson, const Speak &speak)
{
    const QString file = dialogs.fileToSave(&window, LessonShare::tr("Save the Web Page"),
                                            QString::fromStdString(lesson.id) + QStringLiteral(".html"),
                                            LessonShare::tr("Web pages (*.html)"));
    if (file.isEmpty())
        return;
    const QStringList errors = writePage(window, file, lesson, speak);
    if (errors.isEmpty())
        return;
    dialogs.showTrouble(&window, [&] {
        return fileTrouble(LessonShare::tr("The web page cannot be saved."), FileDeed::write, file, errors);
    });
}

} // namespace waystone

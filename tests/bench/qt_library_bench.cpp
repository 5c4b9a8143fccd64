// Opening a library of 2,000 lessons of one's own: the first time, when every file is read, and from then on, until the page
// is painted; and what a word that is searched costs. Printed, not asserted. QT_QPA_PLATFORM decides where.
#include "games.h"
#include "lessons/library/library_page.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>
#include <functional>

using namespace waystone;

namespace {

constexpr int lessons = 2000;
constexpr QSize windowSize(1280, 720);

void time(const char *what, const std::function<void()> &use)
{
    QElapsedTimer clock;
    clock.start();
    const std::clock_t before = std::clock();
    use();
    const double used = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    std::printf("%-40s %8.1f ms, %8.1f ms of the processor\n", what,
                static_cast<double>(clock.nsecsElapsed()) / 1e6, 1e3 * used);
}

/// What the program brings, over and over, each with an id and a title of its own.
void fill(const QString &folder)
{
    QList<QByteArray> shipped;
    for (QDirIterator each(QStringLiteral(":/lessons"), {QStringLiteral("*.json")}, QDir::Files,
                           QDirIterator::Subdirectories);
         each.hasNext();) {
        QFile file(each.next());
        if (file.open(QIODevice::ReadOnly))
            shipped.append(file.readAll());
    }
    const QDateTime then = QDateTime::currentDateTime().addSecs(-60);
    for (int number = 0; number < lessons; ++number) {
        QByteArray text = shipped[number % shipped.size()];
        text.replace(text.indexOf("\"id\": \""), 7, "\"id\": \"own-" + QByteArray::number(number) + '-');
        QFile file(QStringLiteral("%1/lesson-%2.waylesson").arg(folder).arg(number));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush())
            qFatal("cannot write");
        file.setFileTime(then, QFileDevice::FileModificationTime);
    }
}

/// As a program does that begins anew.
void open(const QString &folder, const std::function<void(QWidget &)> &then = {})
{
    LessonLibrary library(games(), folder);
    SetShelf sets(games(), folder + QStringLiteral("/sets"));
    LessonIntake intake(library, sets, games());
    LessonProgress progress(folder + QStringLiteral("/progress.ini"));
    LibraryPage page(library, sets, intake, progress, games());
    page.resize(windowSize);
    page.enter();
    page.grab();
    if (then)
        then(page);
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const QTemporaryDir temporary;
    const QString folder = temporary.filePath(QStringLiteral("lessons"));
    QDir().mkpath(folder);
    fill(folder);
    time("without an index", [&] { open(folder); });
    for (int round = 0; round < 3; ++round)
        time("with its index", [&] { open(folder); });
    open(folder, [](QWidget &page) {
        auto *search = page.findChild<QLineEdit *>(QStringLiteral("librarySearch"));
        time("the first word that is searched", [&] { search->setText(QStringLiteral("bank")); });
        time("another letter", [&] { search->setText(QStringLiteral("banks")); });
    });
    return 0;
}

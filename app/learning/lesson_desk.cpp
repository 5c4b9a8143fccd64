#include "learning/lesson_desk.h"

#include "dialogs/file_trouble.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_kinds.h"
#include "games.h"
#include "scenario/files/position_file.h"
#include "scenario/lesson/lesson_file.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace waystone {

namespace {

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// What keeps the file from being a lesson or a position.
std::optional<Problems> problemsOf(const QByteArray &text)
{
    const Result<LoadedLesson> lesson = readLesson(view(text), games());
    if (lesson || readPosition(view(text), games()))
        return std::nullopt;
    return lesson.problems();
}

} // namespace

LessonDesk::LessonDesk(const QString &folder, Settings &settings, Dialogs &dialogs, QObject *parent)
    : QObject(parent),
      settings_(settings),
      dialogs_(dialogs),
      library_(games(), folder + QStringLiteral("/lessons")),
      progress_(folder + QStringLiteral("/progress.ini")),
      progressKeeper_(progress_.file()),
      libraryPage_(std::make_unique<LibraryPage>(library_, progress_, games())),
      lessonPage_(std::make_unique<LessonPage>(progress_))
{
    connect(libraryPage_.get(), &LibraryPage::lessonChosen, this,
            [this](const QString &path, bool fromStart) {
                cameFromLibrary_ = true;
                openLesson(path, {}, fromStart);
            });
    connect(libraryPage_.get(), &LibraryPage::positionChosen, this, &LessonDesk::positionChosen);
    connect(libraryPage_.get(), &LibraryPage::importRequested, this, &LessonDesk::import);
    connect(libraryPage_.get(), &LibraryPage::exportRequested, this, &LessonDesk::exportItem);
    connect(libraryPage_.get(), &LibraryPage::deleteRequested, this, &LessonDesk::remove);
    connect(libraryPage_.get(), &LibraryPage::editRequested, this, &LessonDesk::edit);
    connect(libraryPage_.get(), &LibraryPage::left, this, &LessonDesk::left);
    connect(&lessonPage_->card(), &LessonCard::closeRequested, this, &LessonDesk::leave);
    connect(&lessonPage_->player(), &LessonPlayer::finished, this, &LessonDesk::leave);
    connect(&lessonPage_->card(), &LessonCard::secondLanguageChanged, this,
            [this](const QString &code) { settings_.setSecondLanguage(code); });
    connect(&progressKeeper_, &SettingsKeeper::failed, this,
            [this](const QString &path, const QString &reason) {
                tell([path, reason] {
                    return fileTrouble(tr("How far you have come in the lessons cannot be kept. It is known "
                                          "until the program ends."),
                                       FileDeed::change, path, {reason});
                });
            });
    lessonPage_->card().setSecondLanguage(settings_.secondLanguage());
}

QString LessonDesk::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void LessonDesk::setThemeKind(ThemeKind kind)
{
    libraryPage_->setTheme(kind);
    lessonPage_->setThemeKind(kind);
}

void LessonDesk::setSpeed(Animator::Speed speed)
{
    // Time to see what has moved, also where nothing is seen moving.
    constexpr int motions = 5;
    constexpr int leastPause = 900;
    Animator &animator = lessonPage_->table().scene().animator();
    animator.setSpeed(speed);
    player().setPause(std::max(leastPause, motions * animator.duration()));
}

void LessonDesk::showLibrary()
{
    library_.reload(); // somebody may have saved a file there
    libraryPage_->enter();
    emit pageWanted(libraryPage_.get());
    libraryPage_->setFocusToList();
}

void LessonDesk::openWalkthrough(const QString &game)
{
    const LibraryItem *item = library_.walkthrough(game.toStdString());
    cameFromLibrary_ = item == nullptr;
    if (item == nullptr)
        showLibrary();
    else
        openLesson(item->path);
}

std::pair<int, int> LessonDesk::lessonsDone(const QString &game) const
{
    int done = 0;
    int all = 0;
    for (const LibraryItem &item : library_.items()) {
        if (item.isOwn || !item.isLesson() || item.game != game.toStdString())
            continue;
        const QStringList steps = progress_.doneSteps(item.key());
        ++all;
        done += std::ranges::all_of(item.steps,
                                    [&](const LibraryItem::Step &step) { return steps.contains(step.id); });
    }
    return {done, all};
}

bool LessonDesk::openLesson(const QString &path, const QString &step, bool fromStart)
{
    const LibraryItem *item = library_.find(path);
    const Result<QByteArray> text = fileContent(path);
    Result<LoadedLesson> loaded = text ? readLesson(view(*text), games()) : text.problems();
    if (!loaded || loaded->lesson.steps.empty()) {
        const QStringList details = loaded ? QStringList() : problemSentences(loaded.problems());
        tell([&] {
            return fileTrouble(loaded ? tr("The lesson has no steps yet.")
                                      : tr("The lesson cannot be opened."),
                               FileDeed::read, path, details);
        });
        return false;
    }
    Lesson lesson = std::move(loaded).value().lesson;
    const QString first = QString::fromStdString(lesson.steps.front().id);
    emit pageWanted(lessonPage_.get());
    player().open(std::move(lesson), item != nullptr ? item->key() : path, fromStart ? first : step);
    return true;
}

void LessonDesk::tryLesson(const Lesson &lesson, const QString &step)
{
    cameFromLibrary_ = false;
    emit pageWanted(lessonPage_.get());
    player().open(lesson, QStringLiteral("draft/") + QString::fromStdString(lesson.id), step);
}

void LessonDesk::leave()
{
    player().close();
    if (cameFromLibrary_)
        showLibrary();
    else
        emit left();
}

void LessonDesk::import()
{
    const QString path = dialogs_.fileToOpen(
        libraryPage_.get(), tr("Import into the Library"), settings_.folder(),
        tr("Waystone lessons and positions (%1)").arg(filePatterns({FileKind::lesson, FileKind::position})));
    if (path.isEmpty())
        return;
    settings_.setFolder(QFileInfo(path).absolutePath());
    const Result<QByteArray> text = fileContent(path);
    const std::optional<Problems> problems = text ? problemsOf(*text) : std::optional(text.problems());
    if (problems) {
        tell([&] {
            return fileTrouble(tr("The file is neither a lesson nor a position that can be read."),
                               FileDeed::read, path, problemSentences(*problems));
        });
        return;
    }
    const QString error = library_.import(path);
    if (!error.isEmpty())
        tell([&] {
            return fileTrouble(tr("The file cannot be copied into the library."), FileDeed::write,
                               library_.ownFolder(), {error});
        });
    else
        libraryPage_->choose(library_.items().back().path);
}

void LessonDesk::exportItem(const QString &path)
{
    const LibraryItem *item = library_.find(path);
    if (item == nullptr)
        return;
    const FileKind kind = item->kind == LibraryItem::Kind::position ? FileKind::position : FileKind::lesson;
    const QString proposal =
        QDir(settings_.folder()).filePath(item->id + QLatin1Char('.') + fileEnding(kind));
    const QString to =
        dialogs_.fileToSave(libraryPage_.get(), tr("Export from the Library"), proposal,
                            tr("Waystone lessons and positions (%1)").arg(filePatterns({kind})));
    if (to.isEmpty())
        return;
    settings_.setFolder(QFileInfo(to).absolutePath());
    const QString error = library_.exportTo(*item, to);
    if (!error.isEmpty())
        tell([&] { return fileTrouble(tr("The file cannot be written."), FileDeed::write, to, {error}); });
}

void LessonDesk::remove(const QString &path)
{
    const LibraryItem *item = library_.find(path);
    if (item == nullptr || !item->isOwn)
        return;
    const LibraryItem removed = *item; // the library reads its items anew
    const QString error = library_.remove(removed);
    if (error.isEmpty())
        progress_.forget(removed.key());
    else
        tell([&] { return fileTrouble(tr("The file cannot be deleted."), FileDeed::change, path, {error}); });
    libraryPage_->choose({});
}

void LessonDesk::edit(const QString &path)
{
    const LibraryItem *item = library_.find(path);
    if (item == nullptr)
        return;
    if (item->isOwn) {
        emit editRequested(path);
        return;
    }
    // What the program brings stays as it is.
    const QString own = library_.freeOwnPath(QFileInfo(path).fileName());
    const QString error = library_.import(path);
    if (!error.isEmpty())
        tell([&] {
            return fileTrouble(tr("The file cannot be copied into the library."), FileDeed::write,
                               library_.ownFolder(), {error});
        });
    else
        emit editRequested(own);
}

QString LessonDesk::editNew(const QByteArray &lesson, const QString &name)
{
    QDir().mkpath(library_.ownFolder());
    const QString path = library_.freeOwnPath(name);
    QString error = replaceFile(path, lesson);
    if (!error.isEmpty())
        return error;
    library_.reload();
    emit editRequested(path);
    return {};
}

void LessonDesk::tell(const std::function<Trouble()> &trouble)
{
    dialogs_.showTrouble(libraryPage_.get(), trouble);
}

} // namespace waystone

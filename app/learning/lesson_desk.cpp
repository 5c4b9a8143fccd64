#include "learning/lesson_desk.h"

#include "dialogs/file_trouble.h"
#include "faces/problem_sentence.h"
#include "files/file_content.h"
#include "games.h"
#include "lessons/results/result_saving.h"
#include "lessons/results/results_dialog.h"
#include "scenario/lesson/lesson_file.h"
#include "words/program_language.h"

#include <QStandardPaths>

#include <algorithm>

namespace waystone {

namespace {

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

LessonDesk::LessonDesk(const QString &folder, Settings &settings, Dialogs &dialogs, QObject *parent)
    : QObject(parent),
      settings_(settings),
      dialogs_(dialogs),
      library_(games(), folder + QStringLiteral("/lessons")),
      sets_(games(), folder + QStringLiteral("/lessons/sets")),
      intake_(library_, sets_, games()),
      progress_(folder + QStringLiteral("/progress.ini")),
      agenda_(library_, progress_),
      progressKeeper_(progress_.file()),
      libraryPage_(
          [this] { return std::make_unique<LibraryPage>(library_, sets_, intake_, progress_, games()); }),
      lessonPage_([this] { return std::make_unique<LessonPage>(progress_); })
{
    libraryPage_.whenMade([this](LibraryPage &page) { furnishLibrary(page); });
    lessonPage_.whenMade([this](LessonPage &page) { furnishLesson(page); });
    connect(&intake_, &LessonIntake::finished, this, &LessonDesk::finishImport);
    connect(&progressKeeper_, &SettingsKeeper::failed, this,
            [this](const QString &path, const QString &reason) {
                tell([path, reason] {
                    return fileTrouble(tr("Your progress in the lessons cannot be saved. It is remembered "
                                          "until you quit the program."),
                                       FileDeed::change, path, {reason});
                });
            });
}

LessonDesk::~LessonDesk() = default;

void LessonDesk::furnishLibrary(LibraryPage &page)
{
    connect(&page, &LibraryPage::lessonChosen, this, [this, &page](const QString &path, bool fromStart) {
        origin_ = LessonOrigin::library;
        const QString set = page.model().shelf().path;
        if (openLesson(path, {}, fromStart))
            openSet_ = set;
    });
    connect(&page, &LibraryPage::positionChosen, this, &LessonDesk::positionChosen);
    connect(&page, &LibraryPage::importRequested, this, &LessonDesk::chooseImport);
    connect(&page, &LibraryPage::exportRequested, this, &LessonDesk::exportItem);
    connect(&page, &LibraryPage::exportSetRequested, this, &LessonDesk::exportSet);
    connect(&page, &LibraryPage::printRequested, this, [this](const QString &path) {
        if (const std::optional<LessonPack> pack = packOf(path))
            emit printWanted(*pack);
    });
    connect(&page, &LibraryPage::shareRequested, this, [this](const QString &path) {
        if (const std::optional<LessonPack> pack = packOf(path))
            emit shareWanted(*pack);
    });
    connect(&page, &LibraryPage::failed, this, [this](const QString &path, const QString &error) {
        tell([&] { return fileTrouble(tr("The set cannot be changed."), FileDeed::change, path, {error}); });
    });
    connect(&page, &LibraryPage::deleteRequested, this, &LessonDesk::remove);
    connect(&page, &LibraryPage::editRequested, this, &LessonDesk::edit);
    connect(&page, &LibraryPage::left, this, &LessonDesk::left);
    connect(&page, &LibraryPage::repetitionWanted, this, &LessonDesk::repeatDue);
    page.setTheme(theme_);
}

void LessonDesk::furnishLesson(LessonPage &page)
{
    connect(&page.card(), &LessonCard::closeRequested, this, &LessonDesk::leave);
    connect(&page.player(), &LessonPlayer::finished, this, &LessonDesk::tellNext);
    LessonSummary &summary = page.card().summary();
    connect(&summary, &LessonSummary::nextWanted, this, &LessonDesk::goOn);
    connect(&summary, &LessonSummary::firstGameWanted, this, &LessonDesk::beginFirstGame);
    connect(&summary, &LessonSummary::repeatWanted, this, [this](const QStringList &steps) {
        player().repeat(Lesson(player().lesson()), QString(player().key()), steps);
    });
    connect(&summary, &LessonSummary::resultWanted, this, &LessonDesk::saveResult);
    connect(&page.card(), &LessonCard::secondLanguageChanged, this,
            [this](const QString &code) { settings_.setSecondLanguage(code); });
    page.card().setSecondLanguage(settings_.secondLanguage());
    page.setThemeKind(theme_);
    page.controller().setConfirmsSecrets(confirmsSecrets_);
    setSpeed(speed_);
}

QString LessonDesk::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void LessonDesk::setThemeKind(ThemeKind kind)
{
    theme_ = kind;
    if (LibraryPage *library = libraryPage_.made())
        library->setTheme(kind);
    if (LessonPage *lesson = lessonPage_.made())
        lesson->setThemeKind(kind);
}

void LessonDesk::setSpeed(Animator::Speed speed)
{
    // Time to see what has moved, also where nothing is seen moving.
    constexpr int motions = 5;
    constexpr int leastPause = 900;
    speed_ = speed;
    LessonPage *lesson = lessonPage_.made();
    if (lesson == nullptr)
        return;
    Animator &animator = lesson->table().scene().animator();
    animator.setSpeed(speed);
    lesson->player().setPause(std::max(leastPause, motions * animator.duration()));
}

void LessonDesk::setConfirmsSecrets(bool confirms)
{
    confirmsSecrets_ = confirms;
    if (LessonPage *lesson = lessonPage_.made())
        lesson->controller().setConfirmsSecrets(confirms);
}

void LessonDesk::showLibrary()
{
    library_.reload(); // somebody may have saved a file there
    sets_.reload();
    LibraryPage &page = libraryPage();
    page.enter();
    emit pageWanted(&page);
    page.setFocusToList();
}

void LessonDesk::openShipped(const QString &path)
{
    origin_ = path.isEmpty() ? LessonOrigin::library : LessonOrigin::elsewhere;
    if (path.isEmpty())
        showLibrary();
    else
        openLesson(path);
}

void LessonDesk::openWalkthrough(const QString &game)
{
    const LibraryItem *item = library_.walkthrough(game.toStdString());
    openShipped(item == nullptr ? QString() : item->path);
}

void LessonDesk::openStart(const QString &game)
{
    if (const LibraryItem *item = library_.start(game.toStdString()))
        openShipped(item->path);
    else
        openWalkthrough(game);
}

void LessonDesk::openNext(const QString &game)
{
    openShipped(course(game).path);
}

std::optional<Lesson> LessonDesk::load(const QString &path)
{
    const Result<QByteArray> text = fileContent(path);
    Result<LoadedLesson> loaded = text ? readLesson(view(*text), games()) : text.problems();
    if (!loaded || loaded->lesson.steps.empty()) {
        const QStringList details = loaded ? QStringList() : problemSentences(loaded.problems());
        tell([&] {
            return fileTrouble(loaded ? tr("The lesson has no steps yet.")
                                      : tr("The lesson cannot be opened."),
                               FileDeed::read, path, details);
        });
        return std::nullopt;
    }
    return std::move(loaded).value().lesson;
}

bool LessonDesk::openLesson(const QString &path, const QString &step, bool fromStart)
{
    const LibraryItem *item = library_.find(path);
    const QString key = item != nullptr ? item->key() : path;
    std::optional<Lesson> lesson = load(path);
    if (!lesson)
        return false;
    const QString first = QString::fromStdString(lesson->steps.front().id);
    emit pageWanted(&lessonPage());
    player().open(*std::move(lesson), key, fromStart ? first : step);
    openPath_ = path;
    openSet_.clear();
    return true;
}

void LessonDesk::repeatDue()
{
    origin_ = LessonOrigin::library;
    const std::vector<LessonAgenda::Due> due = agenda_.due();
    std::optional<Lesson> lesson = due.empty() ? std::nullopt : load(due.front().item->path);
    if (!lesson) {
        showLibrary();
        return;
    }
    emit pageWanted(&lessonPage());
    openPath_.clear();
    player().repeat(*std::move(lesson), due.front().item->key(), due.front().steps);
}

const LibraryItem *LessonDesk::following() const
{
    const SetShelf::Shelved *shelved = sets_.find(openSet_);
    if (shelved == nullptr)
        return agenda_.after(lessonPage_.made()->player().key());
    const LibraryItem *open = library_.find(openPath_);
    const std::vector<LessonSet::Entry> &lessons = shelved->set.lessons;
    auto at = open == nullptr ? lessons.end() : std::ranges::find_if(lessons, [open](const auto &entry) {
        return entry.names(entryOf(*open));
    });
    while (at != lessons.end() && ++at != lessons.end())
        if (const LibraryItem *next =
                library_.lesson(at->game, QString::fromStdString(at->id), at->isShipped))
            return next;
    return nullptr;
}

/// What comes after the lesson that has come to its end.
void LessonDesk::tellNext()
{
    const QString key = player().key();
    LessonSummary::Next next;
    next.origin = origin_;
    next.comesBack = std::ranges::any_of(
        library_.items(), [&](const LibraryItem &item) { return item.isLesson() && item.key() == key; });
    next.isToPlay = player().repeated().empty() && player().lesson().kind == Lesson::Kind::start;
    const LibraryItem *item = nullptr;
    const std::vector<LessonAgenda::Due> due = furtherRepetition();
    if (due.empty()) {
        item = following();
    } else {
        item = due.front().item;
        next.toRepeat = static_cast<int>(due.front().steps.size());
    }
    if (item != nullptr)
        next.title = item->titleIn(programLanguage());
    lessonPage().card().summary().setNext(next);
}

/// Where something was repeated, the rest of what is to be.
std::vector<LessonAgenda::Due> LessonDesk::furtherRepetition() const
{
    return lessonPage_.made()->player().repeated().empty() ? std::vector<LessonAgenda::Due>() : agenda_.due();
}

void LessonDesk::goOn()
{
    if (!furtherRepetition().empty()) {
        repeatDue();
        return;
    }
    if (const LibraryItem *item = following()) {
        const QString set = openSet_;
        if (openLesson(QString(item->path)))
            openSet_ = set;
    }
}

void LessonDesk::beginFirstGame()
{
    const Lesson lesson = player().lesson();
    player().close();
    emit firstGameWanted(lesson);
}

void LessonDesk::saveResult(const QString &name)
{
    LessonResult result = player().result(programLanguage().toStdString());
    result.name = name.toStdString();
    QString folder = settings_.folder();
    waystone::saveResult(lessonPage(), dialogs_, result, folder);
    settings_.setFolder(folder);
}

void LessonDesk::showResults(const QString &folder)
{
    if (!results_) {
        results_ = std::make_unique<ResultsDialog>(dialogs_, &libraryPage());
        connect(results_.get(), &ResultsDialog::folderChanged, this,
                [this](const QString &chosen) { resultFolder_ = chosen; });
    }
    // Results may have come since.
    if (const QString &wanted = folder.isEmpty() ? resultFolder_ : folder; !wanted.isEmpty())
        results_->open(QString(wanted));
    results_->show();
    results_->raise();
    results_->activateWindow();
}

void LessonDesk::tryLesson(const Lesson &lesson, const QString &step)
{
    origin_ = LessonOrigin::editor;
    openPath_.clear();
    emit pageWanted(&lessonPage());
    player().open(lesson, QStringLiteral("draft/") + QString::fromStdString(lesson.id), step);
}

void LessonDesk::leave()
{
    player().close();
    if (origin_ == LessonOrigin::library) {
        showLibrary();
        return;
    }
    emit left();
    if (origin_ == LessonOrigin::editor)
        emit editorWanted();
}

void LessonDesk::tell(const std::function<Trouble()> &trouble)
{
    dialogs_.showTrouble(&libraryPage(), trouble);
}

} // namespace waystone

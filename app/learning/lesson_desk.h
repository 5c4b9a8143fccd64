#pragma once

#include "dialogs/dialogs.h"
#include "files/settings_keeper.h"
#include "learning/lesson_page.h"
#include "lessons/library/lesson_agenda.h"
#include "lessons/library/lesson_intake.h"
#include "lessons/library/lesson_library.h"
#include "lessons/library/lesson_pack.h"
#include "lessons/library/lesson_progress.h"
#include "lessons/library/library_page.h"
#include "lessons/library/set_shelf.h"
#include "lessons/player/lesson_summary.h"
#include "parts/on_demand.h"
#include "settings/settings.h"

#include <QObject>

#include <memory>
#include <optional>

namespace waystone {

class ResultsDialog;

/// Learning in the window: the library, the lesson that is open, and where the reader has come in each. It asks for its
/// pages to be shown; who shows them keeps the game on the table.
class LessonDesk : public QObject {
    Q_OBJECT

public:
    /// `folder` is where the user's own lessons and their progress are kept.
    LessonDesk(const QString &folder, Settings &settings, Dialogs &dialogs, QObject *parent = nullptr);
    ~LessonDesk() override;

    /// Both can stand in a window's layout, and leave it when the desk goes.
    [[nodiscard]] LibraryPage &libraryPage() { return libraryPage_.get(); }
    [[nodiscard]] LessonPage &lessonPage() { return lessonPage_.get(); }
    /// The same for those who can wait until somebody wants to learn.
    [[nodiscard]] OnDemand<LibraryPage> &libraryOnDemand() { return libraryPage_; }
    [[nodiscard]] OnDemand<LessonPage> &lessonOnDemand() { return lessonPage_; }
    [[nodiscard]] LessonLibrary &library() { return library_; }
    [[nodiscard]] SetShelf &sets() { return sets_; }
    [[nodiscard]] LessonIntake &intake() { return intake_; }
    [[nodiscard]] LessonProgress &progress() { return progress_; }
    [[nodiscard]] LessonPlayer &player() { return lessonPage().player(); }

    void setThemeKind(ThemeKind kind);
    void setSpeed(Animator::Speed speed);
    /// A lesson asks for the same clicks as the game it teaches.
    void setConfirmsSecrets(bool confirms);

    void showLibrary();
    /// The program's walkthrough of a game; the library if it has none.
    void openWalkthrough(const QString &game);
    /// What leads to a first game; the walkthrough if there is none.
    void openStart(const QString &game);
    /// What is to be learned of a game next, and where it stands.
    void openNext(const QString &game);
    [[nodiscard]] Course course(const QString &game) const { return agenda_.course(game.toStdString()); }
    /// Where it was left, unless a step is named or it is to begin anew. What is wrong with the file is shown; false.
    bool openLesson(const QString &path, const QString &step = {}, bool fromStart = false);
    /// The lesson in a file. Nothing, and what is wrong with it is shown, if it cannot be read or has no steps.
    [[nodiscard]] std::optional<Lesson> load(const QString &path);
    /// Of the lesson that was opened; empty for one that is in no file, or of which tasks are repeated.
    [[nodiscard]] const QString &openPath() const { return openPath_; }
    /// A lesson that is still being made, from one of its steps on.
    void tryLesson(const Lesson &lesson, const QString &step);
    /// The tasks that are to be repeated today, a lesson at a time; the library if there are none.
    void repeatDue();
    /// What a class has made of its lessons: asks for the folder, unless one is named or was chosen before.
    void showResults(const QString &folder = {});
    /// Brings lessons, positions and sets into the library, which is shown. What is wrong with a file is told.
    void import(const QStringList &paths);
    /// Whether a file of this format has its place in the library.
    [[nodiscard]] static bool isForLibrary(std::string_view format);
    /// Somebody has saved a lesson there, or somewhere else.
    void noticeSaved(const QString &path);
    /// Writes how far the reader has come, and tells if that cannot be done.
    void keepProgress() { progressKeeper_.keep(); }
    /// From the lesson to where it was opened.
    void leave();

    [[nodiscard]] static QString standardFolder();

signals:
    void pageWanted(QWidget *page);
    void left();
    /// The reader of a lesson that is still being made goes back to making it; left() comes before.
    void editorWanted();
    /// The user wants to change this file, which is their own.
    void editRequested(const QString &path);
    void positionChosen(const QString &path);
    /// Somebody wants them on paper, or as a web page.
    void printWanted(const waystone::LessonPack &pack);
    void shareWanted(const waystone::LessonPack &pack);
    /// A guided game with those who sit at the lesson's table.
    void firstGameWanted(const waystone::Lesson &lesson);

private:
    /// The library if the path is empty.
    void openShipped(const QString &path);
    void furnishLibrary(LibraryPage &page);
    void furnishLesson(LessonPage &page);
    void tellNext();
    /// What follows the lesson that is open: in its set, if it was opened from one. Null if nothing does.
    [[nodiscard]] const LibraryItem *following() const;
    [[nodiscard]] std::vector<LessonAgenda::Due> furtherRepetition() const;
    void goOn();
    void beginFirstGame();
    void saveResult(const QString &name);

    // lesson_desk_files.cpp
    void chooseImport();
    void finishImport(const LessonIntake::Outcome &outcome);
    void exportItem(const QString &path);
    void exportSet(const QString &path);
    /// The lesson in a file, or the lessons of a set that are there. What is wrong with one is told, and then there are none.
    [[nodiscard]] std::optional<LessonPack> packOf(const QString &path);
    void remove(const QString &path);
    void edit(const QString &path);
    void tell(const std::function<Trouble()> &trouble);

    Settings &settings_;
    Dialogs &dialogs_;
    LessonLibrary library_;
    SetShelf sets_;
    LessonIntake intake_;
    LessonProgress progress_;
    LessonAgenda agenda_;
    SettingsKeeper progressKeeper_;
    // What was chosen for the pages, which may not be made yet.
    ThemeKind theme_ = ThemeKind::light;
    Animator::Speed speed_ = Animator::Speed::normal;
    bool confirmsSecrets_ = false;
    OnDemand<LibraryPage> libraryPage_;
    OnDemand<LessonPage> lessonPage_;
    QString openPath_;
    QString resultFolder_;
    std::unique_ptr<ResultsDialog> results_;
    QString openSet_; ///< from which the lesson was opened; empty if it was from none
    LessonOrigin origin_ = LessonOrigin::elsewhere;
};

} // namespace waystone

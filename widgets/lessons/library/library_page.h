#pragma once

#include "lessons/library/lesson_agenda.h"
#include "lessons/library/lesson_intake.h"
#include "lessons/library/library_model.h"
#include "lessons/library/shelf_model.h"

#include <QWidget>

#include <functional>

class QBoxLayout;
class QComboBox;
class QFrame;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QPushButton;

namespace waystone {

class Announcer;
class IntakeBar;
class SetHead;

/// The library in the window: the shelves, and what there is to learn on the one that is looked at, found by game, level, tag
/// and words. Sets are made, ordered and written here.
class LibraryPage final : public QWidget {
    Q_OBJECT

public:
    LibraryPage(LessonLibrary &library, SetShelf &sets, LessonIntake &intake, LessonProgress &progress,
                const Registry &registry, QWidget *parent = nullptr);

    void setTheme(ThemeKind kind);
    /// Reads the library and the progress again.
    void enter();
    void setFocusToList();
    void choose(const QString &path);
    void showShelf(const ShelfChoice &shelf);
    /// The chosen item, or the one that the keyboard is on if there are several; null if there is none.
    [[nodiscard]] const LibraryItem *chosen() const;
    [[nodiscard]] LibraryModel &model() { return model_; }

    /// Puts the keyboard into the search.
    void find();
    /// The set that is looked at, or else the chosen lesson.
    void print();
    using Sentence = std::function<QString()>;
    /// Tells what was done, until something else is. The sentence is asked for again when the language changes; empty for
    /// nothing to tell.
    void tell(const Sentence &sentence);

signals:
    /// `fromStart`: not from where it was left.
    void lessonChosen(const QString &path, bool fromStart);
    void positionChosen(const QString &path);
    /// The tasks that are to be repeated today.
    void repetitionWanted();
    void editRequested(const QString &path);
    void importRequested();
    void exportRequested(const QString &path);
    void exportSetRequested(const QString &set);
    /// Of a lesson or of a set.
    void printRequested(const QString &path);
    void shareRequested(const QString &path);
    void deleteRequested(const QString &path);
    /// The file of a set cannot be changed.
    void failed(const QString &path, const QString &error);
    void left();

protected:
    void changeEvent(QEvent *event) override;

private:
    // library_page.cpp
    void refreshButtons();
    void refreshRepetition();
    void refreshNote();
    void fillFilters();
    void open(bool fromStart);
    void askToDelete(bool asks);
    void deleteAsked();

    // library_page_parts.cpp: how it is put together
    void makeShelves(QBoxLayout &row);
    void makeTop(QBoxLayout &column);
    void makeList(QBoxLayout &column);
    void makeQuestion(QBoxLayout &column);
    void makeButtons(QBoxLayout &column);
    void retranslate();

    // library_page_sets.cpp: what becomes of sets
    void connectSets();
    [[nodiscard]] const SetShelf::Shelved *shownSet() const;
    [[nodiscard]] std::vector<LessonSet::Entry> entriesOf(const QStringList &paths) const;
    [[nodiscard]] QStringList chosenPaths() const;
    void refreshSet();
    void fillSetMenu();
    void makeSet(const QStringList &paths);
    void addTo(const QString &set, const QStringList &paths);
    void writeHead(const QString &title, const QString &summary);
    void drop(const QStringList &paths, int before);
    void moveChosen(int by);
    void takeOut();
    bool succeeded(const QString &path, const QString &error);

    LessonLibrary &library_;
    SetShelf &sets_;
    LessonProgress &progress_;
    const Registry &registry_;
    LessonAgenda agenda_;
    LibraryModel model_;
    ShelfModel shelves_;
    QString chosenPath_; ///< chosen again when the list is another one
    bool isEntered_ = false;
    bool asksForSet_ = false;
    QListView *shelfList_;
    QPushButton *newSet_;
    QLabel *title_;
    QLineEdit *search_;
    QComboBox *game_;
    QComboBox *level_;
    QComboBox *tag_; ///< only where there are tags
    SetHead *head_;  ///< only of a set
    QListView *list_;
    QLabel *empty_;
    IntakeBar *intakeBar_;
    QFrame *question_; ///< asks before something is deleted
    QLabel *questionText_;
    QPushButton *really_;
    QPushButton *keep_;
    QLabel *note_;
    Sentence sentence_; ///< that it tells
    Announcer *announcer_;
    QPushButton *back_;
    QPushButton *import_;
    QPushButton *addToSet_;
    QMenu *setMenu_;
    QPushButton *print_;
    QPushButton *give_;
    QAction *share_;
    QAction *export_;
    QPushButton *delete_;
    QPushButton *edit_;
    QPushButton *repeat_; ///< only where there is something to repeat
    QPushButton *again_;
    QPushButton *open_;
};

} // namespace waystone

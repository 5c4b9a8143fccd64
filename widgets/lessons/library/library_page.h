#pragma once

#include "lessons/library/lesson_agenda.h"
#include "lessons/library/library_model.h"

#include <QWidget>

class QComboBox;
class QFrame;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QVBoxLayout;

namespace waystone {

/// The library in the window: what there is to learn and the user's own lessons and positions, found by game and by
/// words.
class LibraryPage final : public QWidget {
    Q_OBJECT

public:
    LibraryPage(LessonLibrary &library, LessonProgress &progress, const Registry &registry,
                QWidget *parent = nullptr);

    void setTheme(ThemeKind kind);
    /// Reads the library and the progress again.
    void enter();
    void setFocusToList();
    void choose(const QString &path);
    /// The chosen item; null if there is none.
    [[nodiscard]] const LibraryItem *chosen() const;
    [[nodiscard]] LibraryModel &model() { return model_; }

    /// Puts the keyboard into the search.
    void find();

signals:
    /// `fromStart`: not from where it was left.
    void lessonChosen(const QString &path, bool fromStart);
    void positionChosen(const QString &path);
    /// The tasks that are to be repeated today.
    void repetitionWanted();
    void editRequested(const QString &path);
    void importRequested();
    void exportRequested(const QString &path);
    void deleteRequested(const QString &path);
    void left();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeTop(QVBoxLayout *column);
    void makeButtons(QVBoxLayout *column);
    void retranslate();
    void refreshButtons();
    void refreshRepetition();
    void fillGames();
    void open(bool fromStart);
    void askToDelete(bool asks);

    LessonLibrary &library_;
    LessonProgress &progress_;
    const Registry &registry_;
    LessonAgenda agenda_;
    LibraryModel model_;
    QString chosenPath_; ///< chosen again when the list is another one
    QLabel *title_;
    QLineEdit *search_;
    QComboBox *game_;
    QListView *list_;
    QLabel *empty_;
    QFrame *question_; ///< asks before something is deleted
    QLabel *questionText_;
    QPushButton *really_;
    QPushButton *keep_;
    QPushButton *back_;
    QPushButton *import_;
    QPushButton *export_;
    QPushButton *delete_;
    QPushButton *edit_;
    QPushButton *repeat_; ///< only where there is something to repeat
    QPushButton *again_;
    QPushButton *open_;
};

} // namespace waystone

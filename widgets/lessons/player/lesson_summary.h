#pragma once

#include "lessons/words/lesson_texts.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace waystone {

class WrappingButton;

/// From where a lesson was opened.
enum class LessonOrigin { library, editor, elsewhere };

/// What stands on the card when a lesson has come to its end: how its tasks went, which to look at again, and where to
/// go on.
class LessonSummary final : public QWidget {
    Q_OBJECT

public:
    /// What comes after the lesson.
    struct Next {
        QString title;                               ///< of a lesson; empty if there is none
        int toRepeat = 0;                            ///< > 0: not the whole lesson, but so many of its tasks
        bool comesBack = false;                      ///< what was missed in this one will be asked again
        bool isToPlay = false;                       ///< a first game comes before all else
        LessonOrigin origin = LessonOrigin::library; ///< where the reader who leaves goes
    };

    LessonSummary(LessonPlayer &player, const LessonTexts &texts);

    void setNext(const Next &next);
    void refresh();
    void focusFirst();
    [[nodiscard]] QString spoken() const;

signals:
    void nextWanted();
    void firstGameWanted();
    /// These steps of the lesson once more.
    void repeatWanted(const QStringList &steps);
    void stepWanted(int step);
    void leaveWanted();
    /// To be saved under the name that the reader has typed, which may be empty.
    void resultWanted(const QString &name);

private:
    [[nodiscard]] QStringList results() const;
    /// Missed or skipped, in the order of the lesson.
    [[nodiscard]] std::vector<int> toRepeat() const;
    [[nodiscard]] QString heading() const;
    void refreshMissed();
    void refreshResult();

    LessonPlayer &player_;
    const LessonTexts &texts_;
    Next next_;
    QLabel *heading_;
    QLabel *lesson_;
    QLabel *results_;
    QLabel *missedHeading_;
    QVBoxLayout *missed_;
    QLabel *later_;
    WrappingButton *firstGame_;
    WrappingButton *repeat_;
    WrappingButton *goOn_;
    WrappingButton *leave_;
    QLabel *nameLabel_;
    QLineEdit *name_;
    WrappingButton *save_;
    QLabel *noProof_;
};

} // namespace waystone

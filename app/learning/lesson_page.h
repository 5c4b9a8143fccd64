#pragma once

#include "board/mark_overlay.h"
#include "lessons/player/lesson_card.h"
#include "table/table_page.h"

#include <QWidget>

#include <memory>

namespace waystone {

/// A lesson in the window: its board, with a game of its own, and the card that leads through it. The game on the table
/// does not come to know of it.
class LessonPage : public QWidget {
    Q_OBJECT

public:
    explicit LessonPage(LessonProgress &progress, QWidget *parent = nullptr);

    [[nodiscard]] LessonPlayer &player() { return player_; }
    [[nodiscard]] GameController &controller() { return controller_; }
    [[nodiscard]] TablePage &table() { return *table_; }
    [[nodiscard]] LessonCard &card() { return *card_; }
    [[nodiscard]] MarkOverlay &marks() { return *marks_; }

    void setThemeKind(ThemeKind kind);
    /// Of the lesson that is open, in the language of the reader; empty if none is.
    [[nodiscard]] QString title() const
    {
        return player_.isOpen() ? card_->read(player_.lesson().title) : QString();
    }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void describe();
    void tell();
    void showMarks(const std::vector<LessonMark> &marks);
    void showUnplayable();
    void tellToTryAgain(Place at);

    GameController controller_;
    LessonPlayer player_;
    // What looks at the game stands after it.
    std::unique_ptr<TablePage> table_;
    std::unique_ptr<LessonCard> card_;
    std::unique_ptr<MarkOverlay> marks_;
    QString told_; ///< to those who hear the lesson
    std::pair<int, LessonPlayer::Stage> shown_{-1, LessonPlayer::Stage::reading};
};

} // namespace waystone

#pragma once

#include "session/game_controller.h"

#include <QFrame>
#include <QTimer>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QAction;
class QBoxLayout;
class QPushButton;
class QToolButton;

namespace waystone {

class ScoringWords;

/// In place of the prompt once a game is over: tells its points category by category, then who has won and what can be
/// done next. It waits to be asked for each; somebody may let it go on by itself, while it can be seen.
class ScoringBar : public QFrame {
    Q_OBJECT

public:
    explicit ScoringBar(GameController &controller, QWidget *parent = nullptr);

    /// What can be done when all has been told, beside telling it again. Where nothing is offered, as in a lesson, the
    /// result stands alone.
    void offer(QAction *lookBack, QAction *save, QAction *picture, QAction *rematch);
    /// How long a category stays, in milliseconds; asked for each of them. Four seconds by default.
    void setPace(std::function<int()> pace) { pace_ = std::move(pace); }

    void showNext();
    void showPrevious();
    void showWinner();
    /// Whether it goes on by itself.
    [[nodiscard]] bool isRunning() const { return isRunning_; }

    /// How wide it will be: the buttons stand below the words where they would leave them too little beside them.
    void setRoom(int width);
    /// Enough for all that is told, whatever the step: so the board stays where it is. A longer sentence scrolls.
    [[nodiscard]] int reservedHeight() const;
    /// What it takes as long as no sentence is a long one, known before the game is over; 0 where the buttons stand below.
    [[nodiscard]] int leastHeight() const;

    /// After the end: tells of this category in place of the result; null for the result.
    void lookAt(const ToldCategory *category);

    /// What Return means here wherever nothing else has the keyboard; null once all has been told, when nobody should
    /// begin anything by a key too many.
    [[nodiscard]] QPushButton *mainButton() const;
    /// What the keyboard comes to first.
    [[nodiscard]] QWidget *home();

    /// What the bar has to tell at this step, as one line for a screen reader.
    [[nodiscard]] QString told() const;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    static constexpr int markSide = 32; ///< of the winner's, beside text of the usual size

    void layOut();
    void arrange();
    /// The most that they take at any step.
    [[nodiscard]] int buttonsWidth() const;
    /// Of all steps, told or not, the longest way of each.
    [[nodiscard]] QStringList sentences() const;
    [[nodiscard]] QString beginning() const;
    /// Why the winner has won, and shorter.
    [[nodiscard]] QStringList resultWays(const Score &score) const;
    void follow(const ViewChange &change);
    void refresh();
    void refreshTelling();
    void tellCategory(const ToldCategory &category);
    void refreshResult();
    void refreshCommands();
    void setRunning(bool runs);
    /// What the button says that starts and stops it.
    void refreshRunning();
    void goOnLater();
    /// Next, then Rematch.
    void fillMain();

    GameController &controller_;
    ScoringWords *words_;
    QToolButton *previous_;
    QToolButton *run_;
    QPushButton *skip_;
    QPushButton *next_;
    QPushButton *again_;
    QBoxLayout *buttons_ = nullptr;
    QBoxLayout *parts_ = nullptr; ///< words and buttons
    std::vector<std::pair<QPushButton *, QAction *>> offered_;
    std::function<int()> pace_;
    QTimer timer_;
    std::optional<ToldCategory> lookedAt_;
    int room_ = 0; ///< 0 where it is not known
    bool isRunning_ = false;
    bool hasRun_ = false; ///< since it began to tell
};

} // namespace waystone

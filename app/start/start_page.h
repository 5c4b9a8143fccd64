#pragma once

#include "core/registry.h"
#include "lessons/library/course.h"
#include "saving/game_glances.h"
#include "saving/journal_folder.h"

#include <QWidget>

#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;

namespace waystone {

class FlatButton;
class GameCard;
class KeptCard;

/// What the window shows when no game is on the table: the games to go on with, and a card for each game there is.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(const Registry &registry, QWidget *parent = nullptr);

    /// The games in the journal that can be gone on with, the newest first; `all`: how many games there are.
    void setEntries(std::vector<JournalEntry> entries, int all);

    /// How far a reader is in a game. Asked for once the page has been seen.
    using Progress = std::function<Course(const QString &game)>;
    void setProgress(Progress progress);

signals:
    void resumeRequested(const QString &journal);
    void allGamesRequested();
    void newGameRequested(const QString &game);
    /// What is to be learned next of this game; its start; its walkthrough.
    void learnGameRequested(const QString &game);
    void tenMinutesRequested(const QString &game);
    void walkthroughRequested(const QString &game);
    /// This game's rules to read.
    void rulesRequested(const QString &game);
    void learnRequested();
    void openRequested();
    void editorRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeHead(QBoxLayout &column);
    void makeKept(QBoxLayout &column);
    void makeCards(const Registry &registry, QBoxLayout &column);
    void cardSeen();
    void askForProgress();
    void retranslate();

    GameGlances glances_;
    std::vector<JournalEntry> entries_;
    int all_ = 0;
    Progress progress_;
    bool knowsProgress_ = true; ///< as it is now
    QWidget *content_;
    QLabel *title_;
    QLabel *subtitle_;
    FlatButton *open_;
    FlatButton *editor_;
    FlatButton *learn_;
    QLabel *keptTitle_;
    FlatButton *allGames_;
    QWidget *kept_;
    KeptCard *continue_;
    std::vector<KeptCard *> earlier_;
    QLabel *cardsTitle_;
    std::vector<GameCard *> cards_;
    QLabel *keys_;
};

} // namespace waystone

#pragma once

#include "core/registry.h"
#include "saving/journal_folder.h"
#include "words/game_words.h"

#include <QWidget>

#include <map>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace waystone {

/// What the window shows when no game is on the table: continue, a new game, open.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(const Registry &registry, QWidget *parent = nullptr);

    /// The games in the journal that can be gone on with, the newest first; `all`: how many games there are.
    void setEntries(std::vector<JournalEntry> entries, int all);

signals:
    void resumeRequested(const QString &journal);
    void allGamesRequested();
    /// A game of this kind for so many, with everything else as it was last time.
    void quickStartRequested(const QString &game, int seats);
    /// The walkthrough of this game's rules.
    void rulesRequested(const QString &game);
    void learnRequested();
    void newGameRequested();
    void openRequested();
    void editorRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct QuickStart {
        QString game;
        int seats;
        QPushButton *button;
    };

    void makeQuickStarts(const Registry &registry, QVBoxLayout *column);
    void retranslate();
    [[nodiscard]] QString entryText(const JournalEntry &entry) const;

    std::map<QString, std::shared_ptr<GameWords>> words_; ///< by the game's id
    std::vector<JournalEntry> entries_;
    QLabel *title_;
    QLabel *subtitle_;
    QPushButton *continue_;
    std::vector<std::pair<QString, QLabel *>> gameTitles_;
    std::vector<QuickStart> quickStarts_;
    std::vector<QPushButton *> rules_;
    QPushButton *learn_;
    QPushButton *newGame_;
    QPushButton *open_;
    QPushButton *editor_;
    QLabel *earlierTitle_;
    QWidget *earlier_;
    std::vector<QPushButton *> earlierButtons_;
    QPushButton *allGames_;
    int all_ = 0;
};

} // namespace waystone

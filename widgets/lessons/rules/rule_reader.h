#pragma once

#include "board/theme.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QGridLayout;
class QPushButton;
class QSplitter;
class QTabBar;
class QToolButton;

namespace waystone {

class RuleContents;
class RulePage;

/// The rules of the games to read: by chapter, by words in any language, from link to link; in the program's language and,
/// if wanted, in another one beside it.
class RuleReader : public QWidget {
    Q_OBJECT

public:
    explicit RuleReader(QWidget *parent = nullptr);

    /// Whether a walkthrough has a step that shows the rule (id of the game, id of the rule).
    using HasStep = std::function<bool(const QString &, const QString &)>;
    void setSteps(HasStep hasStep);
    /// Whether a step lets the reader play what the rule says.
    void setPlays(HasStep hasPlay);
    /// Whether the board of the moment has places that the rule is about.
    void setBoard(HasStep isOnBoard);
    /// The rule whose places the board shows now; empty for none.
    void setShownOnBoard(const QString &game, const QString &rule);

    /// The game whose rules are shown, by its id; one that there is not changes nothing. Begins with its first chapter.
    void setGame(const QString &game);
    /// As above, but not before the reader is shown: reading the rules takes longer than opening a window. Opening
    /// something else in the meantime counts more.
    void setGameWhenShown(const QString &game) { gameWhenShown_ = game; }
    /// Empty until a game is set or the reader is shown.
    [[nodiscard]] QString game() const { return here_.game; }
    /// Opens a rule or a chapter; false, and nothing happens, if there is none of this id.
    bool open(const QString &game, const QString &id);
    /// The rule or chapter that is open.
    [[nodiscard]] QString shown() const { return here_.id; }

    /// ISO 639-1 code; empty for none.
    void setSecondLanguage(const QString &code);
    [[nodiscard]] QString secondLanguage() const { return second_; }
    void setThemeKind(ThemeKind kind);

    void focusSearch();
    /// Shows what is open anew: its words may be others now.
    void refresh();

signals:
    /// The reader wants to see the rule on a board.
    void stepWanted(const QString &game, const QString &rule);
    /// The reader wants to play it.
    void playWanted(const QString &game, const QString &rule);
    /// The board of the moment is to show where the rule is at work, or no longer.
    void boardWanted(const QString &game, const QString &rule, bool on);
    void secondLanguageChanged(const QString &code);
    void shownChanged(const QString &game, const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Location {
        QString game;
        QString id; ///< of a rule or of a chapter

        friend bool operator==(const Location &, const Location &) = default;
    };

    void makeParts();
    void layOut();
    void connectParts();
    void retranslate();
    void goTo(const Location &location);
    void step(int by);
    void fillGames();
    void fillLanguages();
    [[nodiscard]] int tabOf(const QString &game) const;
    /// The games beside the rest, or above it where that is too narrow.
    void placeHead();
    void showButtons();
    /// The text alone, or picture and links beside it, as there is room.
    void placeAside();

    QGridLayout *head_;
    QToolButton *back_;
    QToolButton *forward_;
    QTabBar *games_;
    QComboBox *languages_;
    RuleContents *contents_;
    RulePage *page_;
    RulePage *aside_;
    QWidget *side_;    ///< has the aside
    QWidget *buttons_; ///< below it, or below the text where there is none
    QSplitter *splitter_;
    QPushButton *playIt_;
    QPushButton *onBoard_;
    QPushButton *showMe_;

    HasStep hasStep_;
    HasStep hasPlay_;
    HasStep isOnBoard_;
    QString second_;
    QString gameWhenShown_;
    Location here_;
    std::vector<Location> history_;
    std::size_t moment_ = 0; ///< index into history_ of what is shown
};

} // namespace waystone

#pragma once

#include "core/game.h"
#include "words/pictured_text.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace waystone {

class ActionKinds;
class BoardNotes;
class Prospects;
struct Goal;
struct GoalParts;

/// Turns the engine's codes into the reader's language. One object serves one game (edition and options included); it
/// keeps no text, so every call speaks the language that is installed at that moment.
/// A code that is not known gives an empty string, never the code itself: tests look for that.
class GameWords {
public:
    virtual ~GameWords();

    /// The names of the players by seat.
    void setPlayerNames(const QStringList &names) { names_ = names; }
    /// The name of the seat's player, "Player 2" if they have none; words for chance and for nobody.
    [[nodiscard]] QString seatName(Seat seat) const;

    [[nodiscard]] virtual QString gameName() const = 0;

    /// "Harbour", "Space 7", "Store (Anna)": names the owner's player where there is one.
    [[nodiscard]] virtual QString placeName(Place place) const = 0;
    /// What a place of this area is called, e.g. "Space"; also for controls ("Finish the visit").
    [[nodiscard]] virtual QString areaName(std::uint8_t area) const = 0;

    /// A term of the game standing alone: "Stone", "Coin".
    [[nodiscard]] virtual QString termName(std::string_view term) const = 0;
    /// A term with its count: "3 stone", "1 coin".
    [[nodiscard]] virtual QString countedTerm(std::string_view term, int count) const = 0;
    /// The same as the object of a verb, in languages that have a form for it. By default what countedTerm() says.
    [[nodiscard]] virtual QString countedObject(std::string_view term, int count) const;
    /// The letter that tells the term apart beside colour and shape; empty for terms that bear none.
    [[nodiscard]] virtual QString termLetter(std::string_view term) const = 0;
    /// A piece for tooltips and screen readers: "Tile 5: red", "House".
    [[nodiscard]] virtual QString pieceName(const Piece &piece) const = 0;

    /// What an action would do, as a command: "Move to the harbour". `view` is what its seat saw before it.
    [[nodiscard]] virtual QString actionText(Action action, const SeatView &view) const = 0;
    /// What an action did, for the log, without naming the seat: "Moved to the harbour". Draws of chance as well.
    [[nodiscard]] virtual QString playedText(Action action, const SeatView &before) const = 0;
    /// The same in few words and with pictures, below a heading that names `seat`: what it cost and brought as well.
    /// `events`: what happened.
    [[nodiscard]] virtual PicturedText logText(Action action, const SeatView &before, Seat seat,
                                               const Events &events) const;
    /// The drawing of resources/pieces that stands for a term; empty for none.
    [[nodiscard]] virtual QString drawing(std::string_view) const { return {}; }
    /// A term with its count as a picture, if there is one for it.
    [[nodiscard]] PicturedText picturedTerm(std::string_view term, int count) const;
    /// What should be known before the action is done because it binds beyond it: a sentence a line; empty for most.
    [[nodiscard]] virtual QStringList caution(Action, const SeatView &) const { return {}; }
    /// What a place stands for in the rules, where its name does not say it: a sentence a line; empty for most.
    [[nodiscard]] virtual QStringList explanation(Place) const { return {}; }
    /// Its actions by kind, its notes on the board and what it says of things in a hand; null for a game without them.
    [[nodiscard]] virtual const ActionKinds *kindsOfActions() const { return nullptr; }
    [[nodiscard]] virtual const BoardNotes *boardNotes() const { return nullptr; }
    [[nodiscard]] virtual const Prospects *handProspects() const { return nullptr; }
    /// "Undo: Move to the harbour".
    [[nodiscard]] QString undoText(Action action, const SeatView &before) const;
    /// "Redo: Move to the harbour".
    [[nodiscard]] QString redoText(Action action, const SeatView &before) const;

    /// What happened, as a whole sentence that names the seat.
    [[nodiscard]] virtual QString eventText(const Event &event) const = 0;
    /// A row of the score sheet.
    [[nodiscard]] virtual QString sourceName(std::string_view source) const = 0;
    /// Why some places give points, as a line with the points: "Line of 3 shops: 10". The bare term unless a game says
    /// more.
    [[nodiscard]] virtual QString partText(const ScorePart &part) const;
    /// A sign that tells the sheet apart from others that enter the same seats' scores; empty where there are none.
    [[nodiscard]] virtual QString sheetSign(const ScoreSheet &sheet) const;
    /// What the sheet means for the seat's score as it stands, as a whole sentence; empty where nothing is to be said.
    [[nodiscard]] virtual QString sheetRemark(const ScoreSheet &sheet, const Score &score, Seat seat) const;
    /// A category of the telling at the end, as a heading: "Lumberjacks".
    [[nodiscard]] virtual QString categoryName(std::string_view what) const;
    /// Why the category brings what it does, as whole sentences: "Anna 2, Ben 1. Anna has the most: 5 points." By
    /// default who gets how many points.
    [[nodiscard]] virtual QString categoryReason(const ToldCategory &category) const;
    /// What a seat has of what tells tied players apart, without a full stop: "Anna’s other city has 53 points".
    [[nodiscard]] virtual QString tieBreakText(std::string_view source, Seat seat, int value) const;
    /// What a seat is asked to do, as a whole sentence.
    [[nodiscard]] virtual QString promptText(const Message &prompt) const = 0;

    /// Names the rule that is broken, as a whole sentence. Speaks of files, options and editions as well.
    [[nodiscard]] QString problemText(const Problem &problem) const;
    /// The rule's short title: "Streets form a tree".
    [[nodiscard]] QString ruleTitle(std::string_view problemCode) const;

    /// A goal in the words of the game, as whole sentences: "Repay the loan." Empty where the sentence that serves
    /// whatever is counted, moved or gained is as good.
    [[nodiscard]] virtual QString goalText(const Goal &, const GoalParts &) const;

    [[nodiscard]] virtual QString optionName(std::string_view option) const = 0;
    [[nodiscard]] virtual QString optionValueName(std::string_view option, std::string_view value) const = 0;
    /// What the option settles, in a sentence or two.
    [[nodiscard]] virtual QString optionHelp(std::string_view option) const = 0;

    // Editing; empty unless a game can be edited
    /// A piece of the palette: "Tile 5: red".
    [[nodiscard]] virtual QString paletteName(const EditPiece &) const { return {}; }
    /// The heading over the fields of a group.
    [[nodiscard]] virtual QString fieldGroup(std::string_view) const { return {}; }
    /// What a field holds, without naming its owner: "Stone".
    [[nodiscard]] virtual QString fieldName(const Field &) const { return {}; }
    [[nodiscard]] virtual QString fieldOption(const FieldOption &) const { return {}; }
    /// What a way to mend a position does, as a command in a whole sentence.
    [[nodiscard]] virtual QString fixText(const Message &) const { return {}; }

protected:
    /// How many sit at the table; 0 as long as that is not known.
    [[nodiscard]] int seats() const { return static_cast<int>(names_.size()); }

    /// What the seat was given or what it gave (`kind`: gained, paid), each thing once; of chance what anybody was given.
    [[nodiscard]] PicturedText goodsIn(const Events &events, Event::Kind kind, Seat seat) const;

    /// The game's own problems: those of Game::problemCodes().
    [[nodiscard]] virtual QString ownProblemText(const Problem &problem) const = 0;
    [[nodiscard]] virtual QString ownRuleTitle(std::string_view problemCode) const = 0;

private:
    QStringList names_;
};

} // namespace waystone

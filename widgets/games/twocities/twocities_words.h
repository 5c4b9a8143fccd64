#pragma once

#include "twocities/rules.h"
#include "words/action_kinds.h"
#include "words/board_notes.h"
#include "words/game_words.h"
#include "words/prospects.h"

#include <QCoreApplication>

#include <memory>

namespace waystone {
class ProblemArguments;
}

namespace waystone::twocities {

/// The words of Between Two Cities, in the terms of the rulebook (resources/glossary.json). Inside a line buildings
/// are written with a small letter.
class TwoCitiesWords final : public GameWords, public ActionKinds, public Prospects, public BoardNotes {
    Q_DECLARE_TR_FUNCTIONS(TwoCitiesWords)

public:
    /// `game` may be null: then duplex tiles have no names of their own.
    explicit TwoCitiesWords(std::shared_ptr<const Game> game);

    [[nodiscard]] QString gameName() const override;
    [[nodiscard]] const ActionKinds *kindsOfActions() const override { return this; }
    [[nodiscard]] const BoardNotes *boardNotes() const override { return this; }
    [[nodiscard]] const Prospects *handProspects() const override { return this; }

    // twocities_names.cpp
    [[nodiscard]] QString placeName(Place place) const override;
    [[nodiscard]] QString areaName(std::uint8_t area) const override;
    [[nodiscard]] QString termName(std::string_view term) const override;
    [[nodiscard]] QString pieceName(const Piece &piece) const override;

    // twocities_counts.cpp
    [[nodiscard]] QString countedTerm(std::string_view term, int count) const override;
    [[nodiscard]] QString termLetter(std::string_view term) const override;
    [[nodiscard]] std::optional<Place> tallyPlace(const Tally &tally) const override;

    // twocities_objects.cpp
    [[nodiscard]] QString countedObject(std::string_view term, int count) const override;

    // twocities_goals.cpp
    [[nodiscard]] QString goalText(const Goal &goal, const GoalParts &parts) const override;
    [[nodiscard]] QString partText(const ScorePart &part) const override;
    [[nodiscard]] QString sheetSign(const ScoreSheet &sheet) const override;
    [[nodiscard]] QString sheetRemark(const ScoreSheet &sheet, const Score &score, Seat seat) const override;

    // twocities_prospects.cpp
    [[nodiscard]] QStringList prospects(Place place, const SeatView &view) const override;
    [[nodiscard]] QString advice(Action action, const SeatView &view) const override;
    [[nodiscard]] QString ownName(Place place, Seat seat) const override;
    [[nodiscard]] std::vector<Gain> gains(Place place, const SeatView &view) const override;
    // twocities_reasons.cpp
    [[nodiscard]] QString reasonText(const Reason &reason, Seat seat) const override;
    // twocities_notes.cpp
    [[nodiscard]] QString seatNote(Seat seat, const SeatView &view) const override;

    // twocities_telling.cpp
    [[nodiscard]] QString categoryReason(const ToldCategory &category) const override;
    [[nodiscard]] QString tieBreakText(std::string_view source, Seat seat, int value) const override;

    // twocities_actions.cpp
    [[nodiscard]] QString actionText(Action action, const SeatView &view) const override;
    [[nodiscard]] QString playedText(Action action, const SeatView &before) const override;

    // twocities_log.cpp
    [[nodiscard]] PicturedText logText(Action action, const SeatView &before, Seat seat,
                                       const Events &events) const override;
    [[nodiscard]] QString drawing(std::string_view term) const override;

    // twocities_kinds.cpp
    [[nodiscard]] std::vector<ActionKind> actionKinds(const SeatView &view) const override;

    // twocities_next.cpp
    [[nodiscard]] QString nextQuestion(const HalfMade &choice, const SeatView &view) const override;

    // twocities_events.cpp
    [[nodiscard]] QString eventText(const Event &event) const override;

    // twocities_words.cpp
    [[nodiscard]] QString sourceName(std::string_view source) const override;
    [[nodiscard]] QString promptText(const Message &prompt) const override;
    [[nodiscard]] QString optionName(std::string_view option) const override;
    [[nodiscard]] QString optionValueName(std::string_view option, std::string_view value) const override;
    [[nodiscard]] QString optionHelp(std::string_view option) const override;

    // twocities_editing_words.cpp
    [[nodiscard]] QString paletteName(const EditPiece &piece) const override;
    [[nodiscard]] QString fieldGroup(std::string_view group) const override;
    [[nodiscard]] QString fieldName(const Field &field) const override;
    [[nodiscard]] QString fieldOption(const FieldOption &option) const override;
    [[nodiscard]] QString fixText(const Message &fix) const override;

protected:
    // twocities_problems.cpp, twocities_rule_titles.cpp
    [[nodiscard]] QString ownProblemText(const Problem &problem) const override;
    [[nodiscard]] QString ownRuleTitle(std::string_view problemCode) const override;

private:
    // twocities_goals.cpp
    [[nodiscard]] QString keepGoalText(const GoalParts &parts) const;
    [[nodiscard]] QString keepNoneGoalText(const GoalParts &parts) const;
    [[nodiscard]] QString placeGoalText(int tiles, const GoalParts &parts) const;
    /// Points of a city of whoever is asked; empty for any other.
    [[nodiscard]] QString cityTaskText(const Goal &goal, Seat asked) const;

    // twocities_editing_words.cpp: terms that only editing uses; empty for any other
    [[nodiscard]] QString editingTerm(std::string_view term) const;

    /// "City of Anna and Béla"; `nth` is 1 for the second city of one owner, which there is only with two players.
    [[nodiscard]] QString cityName(Seat owner, int nth) const;
    /// The city of an action: with two players the cities of a seat are numbered by the seat and by the seat + 2.
    [[nodiscard]] QString cityName(int number) const;
    /// "City of Anna and Béla, c2"
    [[nodiscard]] QString cellName(int city, int cell) const;
    /// A tile as actions number it: "shop", "park above house".
    [[nodiscard]] QString tileName(int tile) const;
    /// A term inside a line.
    [[nodiscard]] QString inLine(std::string_view term) const;
    /// Whether the view shows this city without any building.
    [[nodiscard]] static bool isEmpty(int city, const SeatView &view);

    /// Where to put a tile, as whoever puts it is told.
    [[nodiscard]] QString placingAdvice(Action action, const SeatView &view) const;

    /// The tile that the watcher holds in this place and may still choose or place; tile::none if there is none.
    [[nodiscard]] int tileToLookAt(Place place, const SeatView &view) const;

    // twocities_telling.cpp
    /// How a type of building scores, in a sentence; empty where the edition is not known.
    [[nodiscard]] QString typeRule(std::string_view type) const;

    // twocities_log.cpp
    [[nodiscard]] PicturedText picturedTile(int tile) const;
    /// In one line: the city by the one who shares it.
    [[nodiscard]] PicturedText placedText(Action action, Seat seat, bool isFirst) const;
    /// `own`: what the tile has brought to whoever laid it.
    [[nodiscard]] PicturedText withCity(const PicturedText &placed, Action action, const SeatView &before,
                                        int own) const;

    [[nodiscard]] QString roundText(int round) const;
    /// By the number of the turn in the whole game.
    [[nodiscard]] QString turnText(int turn) const;
    [[nodiscard]] QString movedText(const Event &event) const;
    [[nodiscard]] QString pointsText(const Event &event) const;

    // twocities_problems.cpp
    [[nodiscard]] QString momentText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString selectionText(std::string_view code) const;
    [[nodiscard]] QString placementText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString editionText(std::string_view code, const ProblemArguments &is) const;
    // twocities_soundness_words.cpp
    [[nodiscard]] QString existenceText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString citiesText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString handsText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString courseText(std::string_view code, const ProblemArguments &is) const;
    /// The player of the argument "seat".
    [[nodiscard]] QString playerOf(const ProblemArguments &is) const;

    std::shared_ptr<const Game> game_;
    const BetweenTwoCities *rules_ = nullptr; ///< of game_
};

} // namespace waystone::twocities

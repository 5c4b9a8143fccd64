#pragma once

#include "milestones/rules.h"
#include "words/action_kinds.h"
#include "words/board_notes.h"
#include "words/game_words.h"
#include "words/prospects.h"

#include <QCoreApplication>

#include <memory>

namespace waystone {
class ProblemArguments;
}

namespace waystone::milestones {

/// The words of Milestones, in the terms of the rulebooks (resources/glossary.json).
class MilestonesWords final : public GameWords, public ActionKinds, public Prospects, public BoardNotes {
    Q_DECLARE_TR_FUNCTIONS(MilestonesWords)

public:
    /// `game` may be null: then places and tiles have no names of their own.
    explicit MilestonesWords(std::shared_ptr<const Game> game);

    [[nodiscard]] QString gameName() const override;
    [[nodiscard]] const ActionKinds *kindsOfActions() const override { return this; }
    [[nodiscard]] const BoardNotes *boardNotes() const override { return this; }
    [[nodiscard]] const Prospects *handProspects() const override { return this; }

    // milestones_names.cpp
    [[nodiscard]] QString placeName(Place place) const override;
    [[nodiscard]] QString areaName(std::uint8_t area) const override;
    [[nodiscard]] QString termName(std::string_view term) const override;
    [[nodiscard]] QString pieceName(const Piece &piece) const override;

    // milestones_prices.cpp
    [[nodiscard]] QStringList explanation(Place place) const override;

    // milestones_counts.cpp
    [[nodiscard]] QString countedTerm(std::string_view term, int count) const override;
    [[nodiscard]] QString termLetter(std::string_view term) const override;
    [[nodiscard]] std::optional<Place> tallyPlace(const Tally &tally) const override;

    // milestones_objects.cpp
    [[nodiscard]] QString countedObject(std::string_view term, int count) const override;

    // milestones_actions.cpp
    [[nodiscard]] QString actionText(Action action, const SeatView &view) const override;
    [[nodiscard]] QStringList caution(Action action, const SeatView &view) const override;
    [[nodiscard]] QString playedText(Action action, const SeatView &before) const override;

    // milestones_log.cpp
    [[nodiscard]] PicturedText logText(Action action, const SeatView &before, Seat seat,
                                       const Events &events) const override;
    [[nodiscard]] QString drawing(std::string_view term) const override;

    // milestones_kinds.cpp
    [[nodiscard]] std::vector<ActionKind> actionKinds(const SeatView &view) const override;

    // milestones_merits.cpp
    [[nodiscard]] QStringList prospects(Place place, const SeatView &view) const override;
    [[nodiscard]] QStringList merits(Action action, const SeatView &view) const override;
    [[nodiscard]] bool isGain(std::string_view term) const override;

    // milestones_reasons.cpp
    [[nodiscard]] QString reasonText(const Reason &reason, Seat seat) const override;

    // milestones_advice.cpp
    [[nodiscard]] QString advice(Action action, const SeatView &view) const override;

    // milestones_next.cpp
    [[nodiscard]] QString nextQuestion(const HalfMade &choice, const SeatView &view) const override;

    // milestones_events.cpp
    [[nodiscard]] QString eventText(const Event &event) const override;

    // milestones_telling.cpp
    [[nodiscard]] QString categoryName(std::string_view what) const override;
    [[nodiscard]] QString categoryReason(const ToldCategory &category) const override;
    [[nodiscard]] QString tieBreakText(std::string_view source, Seat seat, int value) const override;

    // milestones_goals.cpp
    [[nodiscard]] QString goalText(const Goal &goal, const GoalParts &parts) const override;

    // milestones_words.cpp
    [[nodiscard]] QString sourceName(std::string_view source) const override;
    [[nodiscard]] QString promptText(const Message &prompt) const override;
    [[nodiscard]] QString optionName(std::string_view option) const override;
    [[nodiscard]] QString optionValueName(std::string_view option, std::string_view value) const override;
    [[nodiscard]] QString optionHelp(std::string_view option) const override;

    // milestones_editing_words.cpp
    [[nodiscard]] QString paletteName(const EditPiece &piece) const override;
    [[nodiscard]] QString fieldGroup(std::string_view group) const override;
    [[nodiscard]] QString fieldName(const Field &field) const override;
    [[nodiscard]] QString fieldOption(const FieldOption &option) const override;
    [[nodiscard]] QString fixText(const Message &fix) const override;

protected:
    // milestones_problems.cpp
    [[nodiscard]] QString ownProblemText(const Problem &problem) const override;
    [[nodiscard]] QString ownRuleTitle(std::string_view problemCode) const override;

private:
    // milestones_goals.cpp
    [[nodiscard]] QString standGoalText(const GoalParts &parts) const;
    [[nodiscard]] QString moveGoalText(const GoalParts &parts) const;
    [[nodiscard]] QString visitGoalText(const GoalParts &parts) const;
    [[nodiscard]] QString coverGoalText(const GoalParts &parts) const;
    [[nodiscard]] QString pointsGoalText(const Goal &goal) const;
    [[nodiscard]] QString sequenceGoalText(const Goal &goal, const GoalParts &parts) const;
    /// In one worker category.
    [[nodiscard]] QString majorityGoalText(const Goal &goal, const GoalParts &parts) const;
    [[nodiscard]] QString soleMajorityText(const GoalParts &parts, const QString &name,
                                           const QString &kind) const;
    [[nodiscard]] QString sharedMajorityText(const GoalParts &parts, const QString &name,
                                             const QString &kind) const;
    /// In all of them together.
    [[nodiscard]] QString majoritiesGoalText(const Goal &goal, const GoalParts &parts) const;

    // milestones_kinds.cpp
    [[nodiscard]] std::vector<ActionKind> tradeKinds(const State &state) const;
    [[nodiscard]] std::vector<ActionKind> buildKinds() const;
    [[nodiscard]] PicturedText picturedCost(const Goods &goods) const;

    // milestones_merits.cpp
    /// What its workers give, and what can be paid for only with them.
    [[nodiscard]] QStringList tileMerits(int tile, const Player &player) const;
    /// What a space whose worker is covered brings no longer.
    [[nodiscard]] QStringList coverMerits(int employment, const Player &player) const;
    /// The bonus tiles that may be had once this is built.
    [[nodiscard]] QStringList offerMerits(Action build, const State &state) const;
    /// Whether anything could be done where the move leads.
    [[nodiscard]] QStringList visitMerits(Action move, const State &state) const;

    // milestones_reasons.cpp
    [[nodiscard]] static QString workersReason(std::string_view code, int with, int without);

    // milestones_advice.cpp
    [[nodiscard]] QString moveAdvice(int space, const SeatView &view) const;
    [[nodiscard]] QString supplyAdvice(Action action) const;

    // milestones_next.cpp
    [[nodiscard]] QString nextAtCorners(const HalfMade &choice) const;
    [[nodiscard]] QString nextFromSupply(int pile) const;
    [[nodiscard]] QString nextSupplied(const HalfMade &choice) const;
    [[nodiscard]] QString nextKept(const HalfMade &choice) const;

    // milestones_editing_words.cpp: terms that only editing uses; empty for any other
    [[nodiscard]] QString editingTerm(std::string_view term) const;
    [[nodiscard]] QString boardsFix(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString turnFix(std::string_view code, const ProblemArguments &is) const;

    [[nodiscard]] QString vertexName(int vertex) const;
    [[nodiscard]] QString spaceName(int space) const;
    [[nodiscard]] QString ownSpaceName(Seat owner, int space) const;
    [[nodiscard]] QString supplyName(int index) const;
    /// "Quarryman 5"
    [[nodiscard]] QString workerName(const Worker &worker) const;
    /// "Quarryman 5, coiner 3"
    [[nodiscard]] QString tileName(int tile) const;
    [[nodiscard]] static Goods cubesOf(std::initializer_list<int> kinds);
    /// The worker that the seat to act shows there; empty if none.
    [[nodiscard]] QString workerShown(int space, const SeatView &view) const;
    /// "2 stone, 1 wood"
    [[nodiscard]] QString goodsList(const Goods &goods) const;
    [[nodiscard]] QString vertexPlaceName(int vertex) const;
    [[nodiscard]] QString trianglePlaceName(int triangle) const;

    // milestones_log.cpp
    [[nodiscard]] PicturedText logText(Action action) const;
    [[nodiscard]] PicturedText picturedTile(int tile) const;
    [[nodiscard]] PicturedText picturedGoods(std::initializer_list<int> goods) const;
    /// By its corners: "b5–b6–c5".
    [[nodiscard]] QString cornersOf(int triangle) const;

    [[nodiscard]] QString movedText(const Event &event) const;
    [[nodiscard]] QString placedText(const Event &event) const;
    [[nodiscard]] QString gainedText(const Event &event) const;
    [[nodiscard]] QString paidText(const Event &event) const;
    [[nodiscard]] QString pointsText(const Event &event) const;

    [[nodiscard]] QString momentText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString boardsText(std::string_view code, const ProblemArguments &is) const;
    /// The goods that a problem says are lacking, so many of each as `count` makes of its numbers.
    [[nodiscard]] QString goodsText(const ProblemArguments &is, int (*count)(int needed, int owned)) const;
    [[nodiscard]] QString buildingText(std::string_view code, const ProblemArguments &is) const;
    // milestones_soundness_words.cpp
    [[nodiscard]] QString existenceText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString networkText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString tilesText(std::string_view code, const ProblemArguments &is) const;
    /// The worker tile of the arguments "left", "leftNumber", "right" and "rightNumber".
    [[nodiscard]] QString tileOf(const ProblemArguments &is) const;
    // milestones_moment_problems.cpp
    [[nodiscard]] QString beginningText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString turnText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString endText(std::string_view code, const ProblemArguments &is) const;
    /// The player of the argument "seat".
    [[nodiscard]] QString playerOf(const ProblemArguments &is) const;
    // milestones_edition_problems.cpp
    [[nodiscard]] QString editionText(std::string_view code, const ProblemArguments &is) const;

    std::shared_ptr<const Game> game_;
    const Milestones *rules_ = nullptr; ///< of game_
};

} // namespace waystone::milestones

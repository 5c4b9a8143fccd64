#pragma once

#include "province/rules.h"
#include "words/action_kinds.h"
#include "words/board_notes.h"
#include "words/game_words.h"
#include "words/prospects.h"

#include <QCoreApplication>

#include <memory>

namespace waystone {
class ProblemArguments;
}

namespace waystone::province {

/// The words of Province, in the terms of the rulebook (resources/glossary.json).
class ProvinceWords final : public GameWords, public ActionKinds, public Prospects, public BoardNotes {
    Q_DECLARE_TR_FUNCTIONS(ProvinceWords)

public:
    /// `game` may be null: then what an edition prints (zones, prices) is not told.
    explicit ProvinceWords(std::shared_ptr<const Game> game);

    [[nodiscard]] QString gameName() const override;
    [[nodiscard]] const ActionKinds *kindsOfActions() const override { return this; }
    [[nodiscard]] const BoardNotes *boardNotes() const override { return this; }
    [[nodiscard]] const Prospects *handProspects() const override { return this; }

    // province_names.cpp
    [[nodiscard]] QString placeName(Place place) const override;
    [[nodiscard]] QString areaName(std::uint8_t area) const override;
    [[nodiscard]] QString termName(std::string_view term) const override;
    [[nodiscard]] QString pieceName(const Piece &piece) const override;

    // province_explanations.cpp
    [[nodiscard]] QStringList explanation(Place place) const override;

    // province_telling.cpp
    [[nodiscard]] QString categoryReason(const ToldCategory &category) const override;
    [[nodiscard]] QString tieBreakText(std::string_view source, Seat seat, int value) const override;

    // province_counts.cpp
    [[nodiscard]] QString countedTerm(std::string_view term, int count) const override;
    [[nodiscard]] QString termLetter(std::string_view term) const override;
    [[nodiscard]] std::optional<Place> tallyPlace(const Tally &tally) const override;

    // province_objects.cpp
    [[nodiscard]] QString countedObject(std::string_view term, int count) const override;

    // province_goals.cpp
    [[nodiscard]] QString goalText(const waystone::Goal &goal, const GoalParts &parts) const override;

    // province_actions.cpp
    [[nodiscard]] QString actionText(Action action, const SeatView &view) const override;
    [[nodiscard]] QString playedText(Action action, const SeatView &before) const override;
    [[nodiscard]] QStringList caution(Action action, const SeatView &view) const override;

    // province_log.cpp
    [[nodiscard]] PicturedText logText(Action action, const SeatView &before, Seat seat,
                                       const Events &events) const override;
    [[nodiscard]] QString drawing(std::string_view term) const override;

    // province_kinds.cpp
    [[nodiscard]] std::vector<ActionKind> actionKinds(const SeatView &view) const override;

    // province_merits.cpp
    [[nodiscard]] QStringList prospects(Place place, const SeatView &view) const override;
    [[nodiscard]] QStringList merits(Action action, const SeatView &view) const override;

    // province_reasons.cpp
    [[nodiscard]] QString reasonText(const Reason &reason, Seat seat) const override;

    // province_advice.cpp
    [[nodiscard]] QString advice(Action action, const SeatView &view) const override;
    [[nodiscard]] bool namesEndOfTurn(Action action) const override
    {
        return action.verb == static_cast<std::uint8_t>(Verb::endTurn);
    }

    // province_next.cpp
    [[nodiscard]] QString nextQuestion(const HalfMade &choice, const SeatView &view) const override;

    // province_events.cpp
    [[nodiscard]] QString eventText(const Event &event) const override;

    // province_words.cpp
    [[nodiscard]] QString sourceName(std::string_view source) const override;
    [[nodiscard]] QString promptText(const Message &prompt) const override;
    [[nodiscard]] QString optionName(std::string_view option) const override;
    [[nodiscard]] QString optionValueName(std::string_view option, std::string_view value) const override;
    [[nodiscard]] QString optionHelp(std::string_view option) const override;

    // province_editing_words.cpp
    [[nodiscard]] QString paletteName(const EditPiece &piece) const override;
    [[nodiscard]] QString fieldGroup(std::string_view group) const override;
    [[nodiscard]] QString fieldName(const Field &field) const override;
    [[nodiscard]] QString fieldOption(const FieldOption &option) const override;
    [[nodiscard]] QString fixText(const Message &fix) const override;

protected:
    // province_problems.cpp
    [[nodiscard]] QString ownProblemText(const Problem &problem) const override;
    // province_rule_titles.cpp
    [[nodiscard]] QString ownRuleTitle(std::string_view problemCode) const override;

private:
    // province_goals.cpp
    [[nodiscard]] QString buildGoalText(const waystone::Goal &goal, const GoalParts &parts) const;
    [[nodiscard]] QString debtGoalText(const waystone::Goal &goal, const GoalParts &parts) const;
    [[nodiscard]] QString loanGoalText(const waystone::Goal &goal, const GoalParts &parts) const;
    [[nodiscard]] QString useGoalText(const waystone::Goal &goal, const GoalParts &parts) const;
    [[nodiscard]] QString sailorGoalText(const GoalParts &parts) const;
    /// The same as the object of a verb.
    [[nodiscard]] QString structureObject(std::string_view structure) const;
    /// What is asked of the reader, in one sentence; empty if there is none for it.
    [[nodiscard]] QString taskText(const waystone::Goal &goal, const GoalParts &parts) const;
    [[nodiscard]] QString moveTaskText(const waystone::Goal &goal, const GoalParts &parts) const;

    // province_editing_words.cpp: terms that only editing uses; empty for any other
    [[nodiscard]] QString editingTerm(std::string_view term) const;
    [[nodiscard]] QString turnFix(std::string_view code, const ProblemArguments &is) const;

    // province_names.cpp
    [[nodiscard]] QString zoneName(int zone) const;
    /// "Green worker 2", "Yellow worker"
    [[nodiscard]] QString workerName(int worker) const;
    [[nodiscard]] QString coinsName(int denomination, Seat owner) const;
    [[nodiscard]] QString controlName(Place place) const;

    // province_explanations.cpp
    /// Empty for any other term.
    [[nodiscard]] QString goalName(std::string_view goal) const;
    /// What the goal asks for, as a whole sentence.
    [[nodiscard]] QString goalTask(std::string_view goal) const;
    [[nodiscard]] QStringList structureLines(int structure) const;
    [[nodiscard]] QString effectText(int structure) const;
    /// "2 labor, 1 coin"
    [[nodiscard]] QString priceText(const Cost &cost) const;
    /// What holding the lender coin means.
    [[nodiscard]] QStringList loanLines() const;

    // province_kinds.cpp
    [[nodiscard]] std::vector<ActionKind> workKinds(const State &state) const;
    [[nodiscard]] std::vector<ActionKind> spendKinds(const State &state) const;
    /// Borrowing, or paying back.
    void addLoan(std::vector<ActionKind> &kinds, const State &state) const;
    /// With its number, be it one.
    [[nodiscard]] PicturedText pricedTerm(std::string_view term, int count) const;

    // province_merits.cpp
    /// Where a structure could not do what it is for as things stand; empty where it can.
    [[nodiscard]] QString effectNow(Structure structure, const State &state) const;

    // province_advice.cpp
    [[nodiscard]] static QString buildAdvice(int structure);
    [[nodiscard]] static QString borrowAdvice(int structure);
    [[nodiscard]] QString moveAdvice(Action action) const;
    [[nodiscard]] QString exchangeAdvice(Verb verb) const;

    // province_actions.cpp
    [[nodiscard]] QString buildText(int structure) const;
    [[nodiscard]] QString borrowText(int structure) const;
    [[nodiscard]] QString builtText(int structure) const;
    [[nodiscard]] QString borrowedText(int structure) const;

    // province_log.cpp
    [[nodiscard]] PicturedText doneText(Action action, const SeatView &before, Seat seat,
                                        const Events &events) const;
    [[nodiscard]] PicturedText withGoal(PicturedText done, Seat seat, const Events &events) const;
    [[nodiscard]] PicturedText picturedShips(int result) const;
    /// Without the zones: the goods tell where it went.
    [[nodiscard]] static QString movedText(WorkerKind worker);

    // province_events.cpp
    [[nodiscard]] QString movedText(const Event &event) const;
    [[nodiscard]] QString placedText(const Event &event) const;
    [[nodiscard]] QString gainedText(const Event &event) const;
    [[nodiscard]] QString paidText(const Event &event) const;
    [[nodiscard]] QString pointsText(const Event &event) const;
    [[nodiscard]] QString endText(const Event &event) const;

    // province_problems.cpp
    [[nodiscard]] QString momentText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString workText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString spendText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString loanText(std::string_view code, const ProblemArguments &is) const;
    // province_soundness_words.cpp
    [[nodiscard]] QString existenceText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString workersText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString structuresText(std::string_view code, const ProblemArguments &is) const;
    // province_moment_problems.cpp
    [[nodiscard]] QString heldLoanText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString turnText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString goalsText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString endingText(std::string_view code, const ProblemArguments &is) const;
    [[nodiscard]] QString editionText(std::string_view code, const ProblemArguments &is) const;
    /// The player of the argument "seat".
    [[nodiscard]] QString playerOf(const ProblemArguments &is) const;

    std::shared_ptr<const Game> game_;
    const Province *rules_ = nullptr; ///< of game_
};

} // namespace waystone::province

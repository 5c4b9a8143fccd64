#pragma once

#include "causeway/engine/rules.h"
#include "words/game_words.h"

#include <memory>

namespace waystone::causeway {

/// The words of Causeway, from its own table (WordTable).
class CausewayWords final : public GameWords {
public:
    /// `game` may be null: then the stones are not told apart by colour.
    explicit CausewayWords(const std::shared_ptr<const Game> &game);

    [[nodiscard]] QString gameName() const override;
    [[nodiscard]] QString placeName(Place place) const override;
    [[nodiscard]] QString areaName(std::uint8_t area) const override;
    [[nodiscard]] QString termName(std::string_view term) const override;
    [[nodiscard]] QString countedTerm(std::string_view term, int count) const override;
    [[nodiscard]] QString termLetter(std::string_view term) const override;
    [[nodiscard]] QString pieceName(const Piece &piece) const override;

    [[nodiscard]] QString actionText(Action action, const SeatView &view) const override;
    [[nodiscard]] QString playedText(Action action, const SeatView &before) const override;
    [[nodiscard]] QString eventText(const Event &event) const override;
    [[nodiscard]] QString sourceName(std::string_view source) const override;
    [[nodiscard]] QString promptText(const Message &prompt) const override;
    [[nodiscard]] QString goalText(const Goal &goal, const GoalParts &parts) const override;

    [[nodiscard]] QString optionName(std::string_view option) const override;
    [[nodiscard]] QString optionValueName(std::string_view option, std::string_view value) const override;
    [[nodiscard]] QString optionHelp(std::string_view option) const override;

    [[nodiscard]] QString paletteName(const EditPiece &piece) const override;
    [[nodiscard]] QString fieldGroup(std::string_view group) const override;
    [[nodiscard]] QString fieldName(const Field &field) const override;
    [[nodiscard]] QString fixText(const Message &fix) const override;

private:
    [[nodiscard]] QString ownProblemText(const Problem &problem) const override;
    [[nodiscard]] QString ownRuleTitle(std::string_view problemCode) const override;
    [[nodiscard]] QString commandText(std::string_view form, Action action) const;

    std::shared_ptr<const Game> game_;
    const Causeway *rules_ = nullptr; ///< of game_
};

} // namespace waystone::causeway

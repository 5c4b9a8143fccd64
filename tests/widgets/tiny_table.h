#pragma once

#include "session/game_controller.h"
#include "support/tiny_game.h"
#include "words/game_words.h"

namespace waystone::test {

/// Words of the tiny game in which every card and bid can be found again: "card 2", "bid 2".
class TinyWords final : public GameWords {
public:
    QString gameName() const override;
    QString placeName(Place place) const override;
    QString areaName(std::uint8_t area) const override;
    QString termName(std::string_view term) const override;
    QString countedTerm(std::string_view term, int count) const override;
    QString termLetter(std::string_view term) const override;
    QString pieceName(const Piece &piece) const override;
    QString actionText(Action action, const SeatView &view) const override;
    QString playedText(Action action, const SeatView &before) const override;
    QString eventText(const Event &event) const override;
    QString sourceName(std::string_view source) const override;
    QString promptText(const Message &prompt) const override;
    QString optionName(std::string_view option) const override;
    QString optionValueName(std::string_view option, std::string_view value) const override;
    QString optionHelp(std::string_view option) const override;

protected:
    QString ownProblemText(const Problem &problem) const override;
    QString ownRuleTitle(std::string_view problemCode) const override;
};

/// A table of the tiny game; `bots` are ids of computer players by seat, empty for persons.
[[nodiscard]] Table tinyTable(const std::vector<std::string> &bots);

void startTiny(GameController &controller, Table table, std::uint64_t seed = 3);

} // namespace waystone::test

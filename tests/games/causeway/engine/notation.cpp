#include "causeway/engine/codes.h"
#include "causeway/engine/rules.h"

#include "core/json/json.h"
#include "core/json/json_reader.h"
#include "core/text/text_scanner.h"

#include <algorithm>

/// Actions: "draw moss", "claim 3" (the spots count from 1); what says something that does not exist is written in
/// numbers: "raw 1 200 0 0". Positions: "turn=0 card=moss row=.0..1", where the card may be "-" and a point is a spot
/// without a flag.
namespace waystone::causeway {

namespace {

constexpr std::string_view noCard = "-";
constexpr std::string_view flagLetters = ".01";

std::string cardText(const Setup &setup)
{
    return std::string(setup.card >= 1 && setup.card <= colours ? colourNames[setup.card - 1U] : noCard);
}

std::string rowText(const Setup &setup, std::size_t spots)
{
    std::string row;
    for (std::size_t spot = 0; spot < spots; ++spot)
        row += flagLetters[setup.flags[spot] < flagLetters.size() ? setup.flags[spot] : 0U];
    return row;
}

/// Nothing if the text is not such a row.
std::optional<std::array<std::uint8_t, mostSpots>> rowFrom(std::string_view text, std::size_t spots)
{
    std::array<std::uint8_t, mostSpots> flags{};
    if (text.size() != spots || text.find_first_not_of(flagLetters) != std::string_view::npos)
        return std::nullopt;
    for (std::size_t spot = 0; spot < spots; ++spot)
        flags[spot] = static_cast<std::uint8_t>(flagLetters.find(text[spot]));
    return flags;
}

class LineReader {
public:
    explicit LineReader(std::string_view text) : scanner_(text) {}

    Result<Action> action()
    {
        const std::string_view verb = scanner_.word();
        scanner_.expect(' ');
        Action action{};
        if (verb == "draw") {
            action = {draw, oneOf(colourNames), 0, 0};
        } else if (verb == "claim") {
            action = {claim, static_cast<std::uint8_t>(number() - 1), 0, 0};
        } else if (verb == "raw") {
            action.verb = number();
            for (std::uint8_t *field : {&action.first, &action.second, &action.third}) {
                scanner_.expect(' ');
                *field = number();
            }
        } else if (!scanner_.failed()) {
            scanner_.fail(text_problem::unknownWord, verb);
        }
        scanner_.expectEnd();
        if (scanner_.failed())
            return *scanner_.problem();
        return action;
    }

    Result<Setup> setup(std::size_t spots)
    {
        Setup setup;
        expectKey("turn");
        setup.turn = static_cast<Seat>(scanner_.number(players - 1));
        scanner_.expect(' ');
        expectKey("card");
        if (!scanner_.take(noCard.front()))
            setup.card = static_cast<std::uint8_t>(oneOf(colourNames) + 1);
        scanner_.expect(' ');
        expectKey("row");
        const std::string_view row = scanner_.word(".");
        const auto flags = rowFrom(row, spots);
        if (!scanner_.failed() && !flags)
            scanner_.fail(text_problem::unknownWord, row);
        setup.flags = flags.value_or(setup.flags);
        scanner_.expectEnd();
        if (scanner_.failed())
            return *scanner_.problem();
        return setup;
    }

private:
    std::uint8_t number() { return static_cast<std::uint8_t>(scanner_.number(0xFF)); }

    std::uint8_t oneOf(std::span<const std::string_view> words)
    {
        const std::string_view word = scanner_.word();
        const auto found = std::ranges::find(words, word);
        if (!scanner_.failed() && found == words.end())
            scanner_.fail(text_problem::unknownWord, word);
        return static_cast<std::uint8_t>(found == words.end() ? 0 : found - words.begin());
    }

    void expectKey(std::string_view key)
    {
        const std::string_view word = scanner_.word();
        if (!scanner_.failed() && word != key)
            scanner_.fail(text_problem::unknownWord, word);
        scanner_.expect('=');
    }

    TextScanner scanner_;
};

} // namespace

std::string Causeway::notation(Action action) const
{
    const bool isPlain = action.second == 0 && action.third == 0;
    if (isPlain && action.verb == draw && action.first < colours)
        return "draw " + std::string(colourNames[action.first]);
    if (isPlain && action.verb == claim && action.first < mostSpots)
        return "claim " + std::to_string(action.first + 1);
    std::string text = "raw";
    for (const std::uint8_t field : {action.verb, action.first, action.second, action.third})
        text += ' ' + std::to_string(field);
    return text;
}

Result<Action> Causeway::actionFrom(std::string_view text) const
{
    return LineReader(text).action();
}

Json Causeway::fields(Action action) const
{
    if (action.verb == draw && action.first < colours)
        return {{"verb", "draw"}, {"colour", colourNames[action.first]}};
    return {{"verb", action.verb == claim ? "claim" : "raw"}, {"spot", action.first + 1}};
}

std::string Causeway::placeName(Place place) const
{
    return place.area == stoneArea ? "stone" + std::to_string(place.index + 1) : std::string(term::card);
}

std::string Causeway::positionText(const Setup &setup) const
{
    return "turn=" + std::to_string(setup.turn) + " card=" + cardText(setup) +
           " row=" + rowText(setup, spots());
}

Result<Setup> Causeway::setupFrom(std::string_view text) const
{
    return LineReader(text).setup(spots());
}

Json Causeway::toJson(const Setup &setup) const
{
    return {{"turn", setup.turn}, {"card", cardText(setup)}, {"row", rowText(setup, spots())}};
}

Setup Causeway::setupFrom(JsonReader &reader) const
{
    constexpr std::array<std::string_view, colours + 1> cards{noCard, colourNames[0], colourNames[1],
                                                              colourNames[2]};
    Setup setup;
    setup.turn = static_cast<Seat>(reader["turn"].integer(0, players - 1));
    setup.card = static_cast<std::uint8_t>(reader["card"].oneOf(cards));
    JsonReader row = reader["row"];
    const std::string text = row.text(mostSpots);
    if (const auto flags = rowFrom(text, spots()))
        setup.flags = *flags;
    else if (!row.isAbsent())
        row.problem(text_problem::unknownWord, {{"found", text}});
    reader.rejectUnknownKeys();
    return setup;
}

void Causeway::everyAction(const std::function<void(Action)> &use) const
{
    for (std::uint8_t verb = 0; verb <= verbs; ++verb)
        for (std::uint8_t first = 0; first <= mostSpots; ++first)
            for (std::uint8_t second = 0; second <= 1; ++second)
                use({verb, first, second, 0});
}

} // namespace waystone::causeway

#include "scenario/lesson/goal_numbers.h"

#include "core/json/json.h"
#include "core/text/plain_words.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>

namespace waystone {

namespace {

void addNumbers(const Goal &goal, std::set<int> &numbers)
{
    for (const std::optional<int> limit : {goal.atLeast, goal.atMost})
        if (limit)
            numbers.insert(std::abs(*limit));
    if (goal.kind == Goal::Kind::within)
        numbers.insert(goal.actions);
    for (const Goal &part : goal.parts)
        addNumbers(part, numbers);
}

void addPointsToGo(const Game &game, const Position &position, const Goal &goal, std::set<int> &numbers)
{
    const bool isSomebodys = goal.seat && *goal.seat < game.seats(position);
    if (goal.kind == Goal::Kind::points && (isSomebodys || !goal.places.empty())) {
        const int scored = goal.places.empty() ? game.points(position, *goal.seat, goal.what)
                                               : game.points(position, goal.places.front(), goal.what);
        for (const std::optional<int> limit : {goal.atLeast, goal.atMost})
            if (limit)
                numbers.insert(std::abs(*limit - scored));
    }
    for (const Goal &part : goal.parts)
        addPointsToGo(game, position, part, numbers);
}

/// Those that a text is expected to tell: one of something is told by naming it, how often something happens in words.
void addAsked(const Goal &goal, std::set<int> &numbers)
{
    using Kind = Goal::Kind;
    using Event = Event::Kind;
    const bool isAmount =
        goal.kind == Kind::happened &&
        (goal.event == Event::gained || goal.event == Event::paid || goal.event == Event::points);
    if (isAmount || goal.kind == Kind::points || goal.kind == Kind::tally || goal.kind == Kind::pieces)
        for (const std::optional<int> limit : {goal.atLeast, goal.atMost})
            if (limit && std::abs(*limit) > 1)
                numbers.insert(std::abs(*limit));
    for (const Goal &part : goal.parts)
        addAsked(part, numbers);
}

/// Of whatever the edition prints; where that comes from speaks of lines of a book.
void addPrinted(const Json &json, std::set<int> &numbers)
{
    if (json.is_number_integer())
        numbers.insert(json.get<int>());
    if (json.is_structured())
        for (const auto &[key, value] : json.items())
            if (key != "origins")
                addPrinted(value, numbers);
}

/// Longer numbers are years and the like, which no goal asks for.
constexpr std::size_t mostDigits = 4;

std::optional<int> numberOf(std::string_view word)
{
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool isWhole = error == std::errc() && end == word.data() + word.size();
    return isWhole && word.size() <= mostDigits ? std::optional(number) : std::nullopt;
}

/// The numbers of each sentence, and those of rows apart.
struct NamedNumbers {
    std::vector<std::vector<int>> sentences;
    std::set<int> inRows;
};

NamedNumbers numbersOf(std::string_view text)
{
    constexpr std::size_t leastOfARow = 3;
    NamedNumbers named{{{}}, {}};
    std::vector<int> row;
    const auto endRow = [&] {
        if (row.size() >= leastOfARow)
            named.inRows.insert(row.begin(), row.end());
        row.clear();
    };
    std::size_t end = 0;
    int wordsSince = 0;
    for (const PlacedWord &word : placedWords(text)) {
        if (text.substr(end, word.span.begin - end).find_first_of(".:!?;") != std::string_view::npos) {
            endRow();
            named.sentences.emplace_back();
        }
        end = word.span.end;
        const std::optional<int> number = numberOf(word.word);
        // "2, 5, 10 or 16"
        if (wordsSince > 1 || (!number && wordsSince == 1))
            endRow();
        wordsSince = number ? 0 : wordsSince + 1;
        if (!number)
            continue;
        row.push_back(*number);
        named.sentences.back().push_back(*number);
    }
    endRow();
    return named;
}

} // namespace

std::set<int> pointsToGo(const Game &game, const AnySetup &setup, const Goal &goal)
{
    std::set<int> numbers;
    if (const auto position = game.from(setup))
        addPointsToGo(game, *position, goal, numbers);
    return numbers;
}

std::set<int> numbersShown(const Game &game, const AnySetup &setup)
{
    std::set<int> shown;
    for (const Tally &tally : game.tallies(setup))
        shown.insert(std::abs(tally.amount));
    for (const Piece &piece : game.editing().pieces(setup))
        if (piece.value != 0)
            shown.insert(std::abs(piece.value));
    if (const auto position = game.from(setup))
        for (const ScoreSheet &sheet : game.breakdown(*position))
            shown.insert(std::abs(sheet.total));
    return shown;
}

std::vector<int> numbersBeyondGoal(const LessonStep &step, std::string_view text, const KnownNumbers &known)
{
    if (!step.goal)
        return {};
    std::set<int> asked = known.asked;
    addAsked(*step.goal, asked);
    std::set<int> right = asked;
    right.insert(step.mostActions);
    addNumbers(*step.goal, right);
    const NamedNumbers named = numbersOf(text);
    const auto asks = [&asked](const std::vector<int> &sentence) {
        return std::ranges::any_of(sentence, [&asked](int number) { return asked.contains(number); });
    };
    const bool isAskedSomewhere = std::ranges::any_of(named.sentences, asks);
    std::vector<int> beyond;
    for (const std::vector<int> &sentence : named.sentences)
        if (!isAskedSomewhere || asks(sentence))
            for (const int number : sentence)
                if (!right.contains(number) && !known.shown.contains(number) &&
                    !named.inRows.contains(number) && std::ranges::find(beyond, number) == beyond.end())
                    beyond.push_back(number);
    return beyond;
}

std::map<std::string, std::vector<int>> strangeNumbers(const Game &game, const AnySetup &setup,
                                                       const LessonStep &step)
{
    std::map<std::string, std::vector<int>> strange;
    if (step.kind != LessonStep::Kind::act || !step.goal || setup.empty())
        return strange;
    KnownNumbers known{pointsToGo(game, setup, *step.goal), numbersShown(game, setup)};
    std::set<int> asked;
    addAsked(*step.goal, asked);
    if (asked.empty())
        addPrinted(Json::parse(game.editionInfo().text), known.shown);
    for (const auto &[language, text] : step.text.texts)
        if (std::vector<int> numbers = numbersBeyondGoal(step, text, known); !numbers.empty())
            strange.emplace(language, std::move(numbers));
    return strange;
}

} // namespace waystone

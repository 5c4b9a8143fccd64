#include "scenario/goal/goal_json.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "scenario/goal/stretches.h"

#include <algorithm>
#include <array>
#include <limits>

namespace waystone {

namespace {

/// By Goal::Kind: the key of its object.
constexpr auto kindNames =
    std::to_array<std::string_view>({"all", "any", "none", "within", "before", "during", "points", "rank",
                                     "tally", "pieces", "happened", "over"});
static_assert(kindNames.size() == static_cast<std::size_t>(Goal::Kind::over) + 1);

/// By Event::Kind.
constexpr auto eventNames =
    std::to_array<std::string_view>({"turnBegan", "phaseBegan", "moved", "placed", "removed", "gained",
                                     "paid", "points", "revealed", "declined", "endTriggered", "gameEnded"});
static_assert(eventNames.size() == static_cast<std::size_t>(Event::Kind::gameEnded) + 1);

constexpr int mostNumber = 1'000'000;
constexpr int mostActions = 1000;
constexpr std::size_t mostParts = 100;
constexpr std::size_t mostPlaces = 1000;
constexpr std::size_t longestText = 64;

/// Of the places on one of which something lies or comes to lie.
std::string_view placesKey(const Goal &goal)
{
    return goal.kind == Goal::Kind::happened ? "to" : "places";
}

class GoalReader {
public:
    GoalReader(const Game &game, int seats) : game_(game), seats_(seats) {}

    Goal read(JsonReader &reader) const
    {
        Goal goal;
        if (!reader.object())
            return goal;
        std::vector<std::size_t> named;
        for (std::size_t kind = 0; kind < kindNames.size(); ++kind)
            if (reader.has(kindNames[kind]))
                named.push_back(kind);
        reader.rejectUnknownKeys();
        if (named.size() != 1) {
            reader.problem(goal_problem::noGoal);
            return goal;
        }
        goal.kind = static_cast<Goal::Kind>(named.front());
        JsonReader inner = reader[kindNames[named.front()]];
        switch (goal.kind) {
        case Goal::Kind::all:
        case Goal::Kind::any:
        case Goal::Kind::none:
            for (JsonReader &part : inner.array(1, mostParts))
                goal.parts.push_back(read(part));
            return goal;
        case Goal::Kind::over:
            (void)inner.boolean();
            return goal;
        case Goal::Kind::within:
            goal.actions = static_cast<int>(inner["actions"].integer(0, mostActions));
            addPart(goal, inner["goal"]);
            break;
        case Goal::Kind::before:
            addPart(goal, inner["first"]);
            addPart(goal, inner["then"]);
            break;
        case Goal::Kind::during:
            goal.what = stretchOf(inner["what"]);
            addPart(goal, inner["goal"]);
            break;
        default:
            readLeaf(goal, inner);
            break;
        }
        inner.rejectUnknownKeys();
        return goal;
    }

private:
    void addPart(Goal &goal, JsonReader part) const
    {
        goal.parts.push_back(part.isAbsent() ? Goal{} : read(part));
    }

    void readLeaf(Goal &goal, JsonReader &inner) const
    {
        if (goal.kind == Goal::Kind::points && inner.has("of"))
            readPlace(goal.places, inner["of"]);
        else if (goal.kind == Goal::Kind::points || goal.kind == Goal::Kind::rank)
            goal.seat = seatOf(inner["seat"]);
        else if (auto seat = inner.optional("seat"))
            goal.seat = seatOf(std::move(*seat));
        if (goal.kind == Goal::Kind::points) {
            if (auto source = inner.optional("source"))
                goal.what = termOf(std::move(*source));
        } else if (goal.kind == Goal::Kind::tally || goal.kind == Goal::Kind::pieces) {
            goal.what = termOf(inner["what"]);
        } else if (goal.kind == Goal::Kind::happened) {
            goal.event = static_cast<Event::Kind>(inner["event"].oneOf(eventNames));
            if (auto what = inner.optional("what"))
                goal.what = termOf(std::move(*what));
            if (auto cause = inner.optional("cause"))
                goal.cause = termOf(std::move(*cause));
        }
        if (goal.kind == Goal::Kind::tally || goal.kind == Goal::Kind::pieces)
            if (auto variant = inner.optional("variant"))
                goal.variant = termOf(std::move(*variant));
        readLeafPlaces(goal, inner);
        if (auto atMost = inner.optional("atMost"))
            goal.atMost = static_cast<int>(atMost->integer(-mostNumber, mostNumber));
        // A goal without any limit would always hold.
        if (!goal.atMost)
            goal.atLeast = static_cast<int>(inner["atLeast"].integer(-mostNumber, mostNumber));
        else if (auto atLeast = inner.optional("atLeast"))
            goal.atLeast = static_cast<int>(atLeast->integer(-mostNumber, mostNumber));
    }

    void readLeafPlaces(Goal &goal, JsonReader &inner) const
    {
        const bool isHappened = goal.kind == Goal::Kind::happened;
        if (!isHappened && goal.kind != Goal::Kind::pieces)
            return;
        if (isHappened)
            readPlaces(goal.from, inner.optional("from"));
        readPlaces(goal.places, inner.optional(placesKey(goal)));
        readPlaces(goal.touching, inner.optional("touching"));
    }

    [[nodiscard]] Seat seatOf(JsonReader reader) const
    {
        return static_cast<Seat>(reader.integer(0, seats_ - 1));
    }

    [[nodiscard]] std::string termOf(JsonReader reader) const
    {
        std::string text = reader.text(longestText);
        if (!text.empty() && std::ranges::find(game_.terms(), text) == game_.terms().end())
            reader.problem(goal_problem::unknownTerm, {quotedArgument("found", text)});
        return text;
    }

    [[nodiscard]] std::string stretchOf(JsonReader reader) const
    {
        std::string text = reader.text(longestText);
        if (!text.empty() && !hasStretch(game_, seats_, text))
            reader.problem(goal_problem::unknownTerm, {quotedArgument("found", text)});
        return text;
    }

    void readPlaces(std::vector<Place> &found, std::optional<JsonReader> reader) const
    {
        if (reader)
            for (JsonReader &item : reader->array(1, mostPlaces))
                readPlace(found, std::move(item));
    }

    void readPlace(std::vector<Place> &places, JsonReader reader) const
    {
        const std::string name = reader.text(longestText);
        const std::vector<Place> all = game_.places(seats_);
        const auto found =
            std::ranges::find_if(all, [&](Place place) { return game_.placeName(place) == name; });
        if (found != all.end())
            places.push_back(*found);
        else if (!name.empty())
            reader.problem(goal_problem::unknownPlace, {quotedArgument("found", name)});
    }

    const Game &game_;
    const int seats_;
};

void putPlaces(Json &inner, std::string_view key, const Game &game, const std::vector<Place> &places)
{
    for (const Place place : places)
        inner[std::string(key)].push_back(game.placeName(place));
}

} // namespace

std::span<const std::string_view> goalProblemCodes()
{
    static constexpr std::array codes = {goal_problem::noGoal, goal_problem::unknownTerm,
                                         goal_problem::unknownPlace};
    return codes;
}

Json goalToJson(const Game &game, const Goal &goal)
{
    Json inner = Json::object();
    switch (goal.kind) {
    case Goal::Kind::all:
    case Goal::Kind::any:
    case Goal::Kind::none:
        inner = Json::array();
        for (const Goal &part : goal.parts)
            inner.push_back(goalToJson(game, part));
        break;
    case Goal::Kind::over:
        inner = true;
        break;
    case Goal::Kind::within:
        inner["actions"] = goal.actions;
        inner["goal"] = goalToJson(game, goal.parts.front());
        break;
    case Goal::Kind::during:
        inner["what"] = goal.what;
        inner["goal"] = goalToJson(game, goal.parts.front());
        break;
    case Goal::Kind::before:
        inner["first"] = goalToJson(game, goal.parts.front());
        inner["then"] = goalToJson(game, goal.parts.back());
        break;
    default:
        if (goal.kind == Goal::Kind::happened)
            inner["event"] = eventNames[static_cast<std::size_t>(goal.event)];
        if (goal.seat)
            inner["seat"] = *goal.seat;
        if (goal.kind == Goal::Kind::points && !goal.places.empty())
            inner["of"] = game.placeName(goal.places.front());
        if (!goal.what.empty())
            inner[goal.kind == Goal::Kind::points ? "source" : "what"] = goal.what;
        if (!goal.cause.empty())
            inner["cause"] = goal.cause;
        if (!goal.variant.empty())
            inner["variant"] = goal.variant;
        putPlaces(inner, "from", game, goal.from);
        if (goal.kind != Goal::Kind::points)
            putPlaces(inner, placesKey(goal), game, goal.places);
        putPlaces(inner, "touching", game, goal.touching);
        if (goal.atLeast)
            inner["atLeast"] = *goal.atLeast;
        if (goal.atMost)
            inner["atMost"] = *goal.atMost;
        break;
    }
    return {{std::string(kindNames[static_cast<std::size_t>(goal.kind)]), std::move(inner)}};
}

Goal goalFrom(JsonReader &reader, const Game &game, int seats)
{
    return GoalReader(game, seats).read(reader);
}

std::optional<Event::Kind> eventKindNamed(std::string_view name)
{
    const auto *const found = std::ranges::find(eventNames, name);
    return found == eventNames.end() ? std::nullopt
                                     : std::optional(static_cast<Event::Kind>(found - eventNames.begin()));
}

} // namespace waystone

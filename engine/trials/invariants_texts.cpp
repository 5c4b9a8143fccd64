#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "trials/invariants.h"
#include "trials/trial.h"

namespace waystone::invariant {

namespace {

/// The position without what the seat does not know, by what unseen() tells; each part has to be there.
Json knownPart(const Game &game, const SeatView &view, const Position &position)
{
    Json json = game.toJson(game.setup(position));
    for (const UnseenPart &part : game.unseen(view)) {
        Json &found = json.at(Json::json_pointer(part.at));
        if (!part.isKnown)
            found = nullptr;
    }
    return json;
}

} // namespace

Breach setupGoesBack(Trial &trial, const Position &position)
{
    const Game &game = trial.game();
    const Result<Position> back = game.from(game.setup(position));
    if (!back)
        return "its setup is no position: " + describe(back.problems().front());
    if (!game.same(*back, position))
        return "its setup is another position";
    if (game.hash(*back) != game.hash(position))
        return "the same position has another hash";
    return {};
}

Breach jsonReadsBack(Trial &trial, const Position &position)
{
    const Game &game = trial.game();
    const AnySetup setup = game.setup(position);
    const Result<JsonDocument> document = JsonDocument::parse(game.toJson(setup).dump());
    if (!document)
        return "its JSON cannot be parsed: " + describe(document.problems().front());
    Problems problems;
    JsonReader reader(*document, problems);
    const AnySetup read = game.setupFrom(reader);
    if (!problems.empty())
        return "its JSON cannot be read: " + describe(problems.front());
    if (!game.same(read, setup))
        return "its JSON is another setup";
    return {};
}

Breach textReadsBack(Trial &trial, const Position &position)
{
    const Game &game = trial.game();
    const AnySetup setup = game.setup(position);
    const Result<AnySetup> pasted = game.setupFrom(game.positionText(setup));
    if (!pasted)
        return "its text cannot be read: " + describe(pasted.problems().front());
    if (!game.same(*pasted, setup))
        return "its text is another setup";
    return {};
}

Breach hashTellsItApart(Trial &trial, const Position &position)
{
    const Position &first = trial.firstOfHash(position);
    if (trial.game().same(first, position))
        return {};
    return "the hash is that of another position: " + trial.game().positionText(trial.game().setup(first));
}

Breach guessesCannotBeToldApart(Trial &trial, const Position &position)
{
    const Game &game = trial.game();
    for (int seat = 0; seat <= trial.seats(); ++seat) {
        const Seat watcher = seat == trial.seats() ? nobody : static_cast<Seat>(seat);
        const SeatView view = game.view(position, watcher);
        const Position guess = game.guess(view, trial.rng());
        const std::string name = watcher == nobody ? "everybody" : "seat " + std::to_string(seat);
        if (!game.same(game.view(guess, watcher), view))
            return name + " sees something else in a guess";
        // What a seat may do does not depend on what it cannot know.
        if (watcher != nobody && game.legal(guess, watcher) != game.legal(position, watcher))
            return name + " may do something else in a guess";
        if (knownPart(game, view, guess) != knownPart(game, view, position))
            return "a guess of " + name + " draws what is not told to be drawn by lot";
    }
    return {};
}

} // namespace waystone::invariant

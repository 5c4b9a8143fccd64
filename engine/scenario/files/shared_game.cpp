#include "scenario/files/shared_game.h"

#include "core/file_problem.h"
#include "core/hidden_draw.h"
#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "scenario/files/game_header.h"
#include "scenario/files/record_players.h"
#include "scenario/files/record_plies.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int sharedVersion = 1;
constexpr std::size_t mostPlies = 200'000;
constexpr std::size_t longestNotation = 200;
constexpr std::string_view everybody = "everybody";
constexpr std::string_view chanceName = "chance";

bool isChoosingInSecret(const Game &game, const Position &position)
{
    const Actors actors = game.actors(position);
    for (Seat seat = 0; seat < game.seats(position); ++seat)
        if (actors.includes(seat) && std::ranges::any_of(game.legal(position, seat), [&](Action action) {
                return game.secret(position, seat, action);
            }))
            return true;
    return false;
}

/// The line that leads to where a game stands, as a seat has seen it.
class SeenLine {
public:
    SeenLine(const Session &session, Seat seat)
        : session_(session),
          seat_(seat),
          line_(session.lineTo(session.current())),
          firstKept_(isChoosingInSecret(session.game(), session.position()) ? lastSecrets() : line_.size())
    {}

    [[nodiscard]] Json plies() const
    {
        Json plies = Json::array();
        for (std::size_t step = 1; step < line_.size(); ++step) {
            const Ply &ply = session_.ply(line_[step]);
            Json object = Json::object();
            if (!isHidden(step)) {
                writePly(object, session_.game(), ply.seat, ply.action);
            } else {
                object["seat"] = ply.seat == chanceSeat ? Json(chanceName) : Json(ply.seat);
                object["hidden"] = true;
            }
            plies.push_back(std::move(object));
        }
        return plies;
    }

private:
    [[nodiscard]] bool isHidden(std::size_t step) const
    {
        const Ply &ply = session_.ply(line_[step]);
        if (ply.seat == chanceSeat)
            return isHiddenDraw(session_.game(), session_.ply(ply.parent).position, ply.action, ply.position,
                                seat_);
        return ply.seat != seat_ && step >= firstKept_;
    }

    /// Where the secret choices begin with which the line ends.
    [[nodiscard]] std::size_t lastSecrets() const
    {
        std::size_t first = line_.size();
        while (first > 1 && session_.stopAt(line_[first - 1]) == TakeBackStop::secret)
            --first;
        return first;
    }

    const Session &session_;
    Seat seat_;
    std::vector<PlyId> line_;
    std::size_t
        firstKept_; ///< from here on choices are secret; they are out as soon as nobody has still to choose
};

/// What the seat cannot know is made up in the same way each time, so that nothing can be concluded from it.
Position known(const Session &session, Seat seat)
{
    const Game &game = session.game();
    Rng rng(0);
    return game.guess(game.view(session.position(), seat), rng);
}

std::string writeSeen(const Session &session, std::span<const RecordPlayer> players, Seat seat)
{
    const Game &game = session.game();
    Json file = Json::object();
    file["format"] = sharedFormat;
    file["version"] = sharedVersion;
    writeGame(file, game);
    writePlayers(file, players);
    file["seenBy"] = seat == nobody ? Json(everybody) : Json(seat);
    file["position"] = game.toJson(game.setup(known(session, seat)));
    file["plies"] = SeenLine(session, seat).plies();
    return writeJson(file);
}

Seat readSeat(JsonReader reader, std::string_view word, Seat meant, int seats)
{
    if (!reader.raw().is_string())
        return static_cast<Seat>(reader.integer(0, seats - 1));
    static_cast<void>(reader.oneOf({word})); // for its problem
    return meant;
}

SharedGame::SharedPly readPly(JsonReader object, const Game &game, int seats)
{
    SharedGame::SharedPly ply;
    ply.seat = readSeat(object["seat"], chanceName, chanceSeat, seats);
    if (std::optional<JsonReader> hidden = object.optional("hidden"); !hidden || !hidden->boolean()) {
        JsonReader action = object["action"];
        const std::string notation = action.text(longestNotation);
        if (const Result<Action> known = game.actionFrom(notation))
            ply.action = *known;
        else
            action.problem(record_problem::unknownAction, {quotedArgument("action", notation)});
    }
    object.rejectUnknownKeys();
    return ply;
}

} // namespace

std::string writeShared(const Session &session, std::span<const RecordPlayer> players, std::uint64_t seed,
                        bool allOpen, bool hasSecrets, Seat seat)
{
    if (session.game().actors(session.position()).isOver())
        return writeRecord(session, players, seed, allOpen);
    if (hasSecrets && !allOpen)
        return writeSeen(session, players, seat);
    Json file = recordJson("waystone/record", session, players, seed, allOpen);
    file["seed"] = 0;
    return writeJson(file);
}

Result<SharedGame> readShared(std::string_view text, const Registry &registry)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader file(*document, problems);
    readHeader(file, sharedFormat, sharedVersion);
    if (!problems.empty())
        return problems;
    SharedGame shared;
    shared.game = readGame(file, registry, problems, shared.notes);
    shared.players = readPlayers(file["players"]);
    if (!shared.game || !problems.empty())
        return problems;
    const auto seats = static_cast<int>(shared.players.size());
    shared.seenBy = readSeat(file["seenBy"], everybody, nobody, seats);
    JsonReader setup = file["position"];
    const TextPosition at = setup.position();
    const AnySetup read = shared.game->setupFrom(setup);
    if (!problems.empty())
        return problems;
    Result<Position> position = shared.game->from(read);
    if (!position) {
        for (const Problem &problem : position.problems())
            problems.push_back(located(problem, at));
        return problems;
    }
    shared.position = std::move(position).value();
    if (const int bound = shared.game->seats(shared.position); bound != seats)
        problems.push_back(fileProblem(
            file_problem::wrongSize, file["players"].position(),
            {{"key", std::string("players")}, {"found", seats}, {"minimum", bound}, {"maximum", bound}}));
    for (JsonReader &ply : file["plies"].array(0, mostPlies))
        shared.plies.push_back(readPly(std::move(ply), *shared.game, seats));
    file.rejectUnknownKeys();
    if (!problems.empty())
        return problems;
    return shared;
}

} // namespace waystone

#include "scenario/files/record_plies.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/problem_sentence.h"
#include "scenario/files/record.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr std::size_t mostPlies = 200'000;
constexpr std::size_t longestNotation = 200;
constexpr std::string_view chanceName = "chance";

Argument number(std::string name, PlyId id)
{
    return numberArgument(std::move(name), std::uint64_t{id});
}

Seat readSeat(JsonReader seat, int seats)
{
    if (seat.raw().is_string()) {
        static_cast<void>(seat.oneOf({chanceName})); // for its problem: there is only one such name
        return chanceSeat;
    }
    return static_cast<Seat>(seat.integer(0, seats - 1));
}

/// Brings the children of every ply into the order told in "order". A promotion stirs all plies above as well, so the
/// lowest plies come first and everything above is set right after them.
void restoreOrder(JsonReader list, Session &session)
{
    std::vector<std::vector<PlyId>> order;
    for (PlyId id = 0; id < session.size(); ++id)
        order.push_back(session.ply(id).children);
    for (JsonReader &item : list.array(0, session.size())) {
        item.object();
        JsonReader after = item["after"];
        const auto parent =
            static_cast<PlyId>(after.integer(0, static_cast<std::int64_t>(session.size()) - 1));
        std::vector<PlyId> children;
        for (JsonReader &child : item["plies"].array(2, session.size()))
            children.push_back(static_cast<PlyId>(child.natural(session.size() - 1)));
        item.rejectUnknownKeys();
        if (std::ranges::is_permutation(children, order[parent]))
            order[parent] = std::move(children);
        else
            after.problem(record_problem::badOrder, {number("after", parent)});
    }
    for (PlyId parent = session.size(); parent-- > 0;) {
        if (order[parent].size() < 2)
            continue;
        for (auto child = order[parent].rbegin(); child != order[parent].rend(); ++child)
            session.promote(*child);
    }
}

} // namespace

Problem located(Problem problem, TextPosition position)
{
    if (problem.argument("line") == nullptr) {
        problem.arguments.push_back({"line", position.line});
        problem.arguments.push_back({"column", position.column});
    }
    return problem;
}

void writePly(Json &object, const Game &game, Seat seat, Action action)
{
    if (seat == chanceSeat)
        object["seat"] = chanceName;
    else
        object["seat"] = seat;
    object["action"] = game.notation(action);
}

void writePlies(Json &file, const Session &session)
{
    Json plies = Json::array();
    Json order = Json::array();
    for (PlyId id = 0; id < session.size(); ++id) {
        const Ply &ply = session.ply(id);
        if (!std::ranges::is_sorted(ply.children))
            order.push_back({{"after", id}, {"plies", ply.children}});
        if (id == 0)
            continue;
        Json object = Json::object();
        if (ply.parent != id - 1)
            object["after"] = ply.parent;
        writePly(object, session.game(), ply.seat, ply.action);
        if (ply.takenBack)
            object["takenBack"] = true;
        plies.push_back(std::move(object));
    }
    file["plies"] = std::move(plies);
    if (!order.empty())
        file["order"] = std::move(order);
    file["current"] = session.current();
}

std::optional<Problem> playPly(JsonReader &object, Session &session, int seats, PlyId ply,
                               const Problems &problems)
{
    const std::size_t before = problems.size();
    JsonReader seatReader = object["seat"];
    JsonReader actionReader = object["action"];
    const Seat seat = seatReader.isAbsent() ? nobody : readSeat(std::move(seatReader), seats);
    const std::string notation = actionReader.text(longestNotation);
    if (problems.size() != before)
        return problems.back();

    std::vector<Argument> arguments = {number("ply", ply)};
    if (seat == chanceSeat)
        arguments.push_back({"seat", std::string(chanceName)});
    else
        arguments.push_back({"seat", static_cast<int>(seat)});
    arguments.push_back(quotedArgument("action", notation));
    const TextPosition position = actionReader.position();

    const Result<Action> action = session.game().actionFrom(notation);
    if (!action)
        return fileProblem(record_problem::unknownAction, position, std::move(arguments));
    if (const std::optional<Problem> refusal = session.play(seat, *action)) {
        arguments.push_back({"refusal", Term{refusal->code}});
        arguments.push_back({"details", ruleLine(session.game(), *refusal)});
        Problem problem = fileProblem(record_problem::illegalPly, position, std::move(arguments));
        problem.places = refusal->places;
        return problem;
    }
    return std::nullopt;
}

void readPlies(JsonReader &file, Session &session, int seats, Problems &problems)
{
    const std::size_t before = problems.size();
    std::vector<PlyId> takenBack;
    PlyId id = 0;
    for (JsonReader &object : file["plies"].array(0, mostPlies)) {
        ++id;
        object.object();
        PlyId after = id - 1;
        if (std::optional<JsonReader> reader = object.optional("after"))
            after = static_cast<PlyId>(reader->natural(id - 1));
        session.goTo(after);
        if (const std::optional<Problem> problem = playPly(object, session, seats, id, problems)) {
            if (problems.size() == before)
                problems.push_back(*problem);
            return;
        }
        if (session.size() != id + 1)
            object.problem(record_problem::repeatedPly, {number("ply", id)});
        if (std::optional<JsonReader> mark = object.optional("takenBack"); mark && mark->boolean())
            takenBack.push_back(id);
        object.rejectUnknownKeys();
        if (problems.size() != before)
            return;
    }
    if (std::optional<JsonReader> order = file.optional("order"))
        restoreOrder(std::move(*order), session);
    for (const PlyId taken : takenBack) {
        session.goTo(taken);
        session.takeBackTo(session.ply(taken).parent);
    }
    session.goTo(static_cast<PlyId>(file["current"].natural(session.size() - 1)));
}

} // namespace waystone

#pragma once

#include "core/json/json_forward.h"
#include "core/registry.h"
#include "core/session.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace waystone::cli {

struct ServeRequest;

/// One conversation with a program outside, line by line (resources/formats.md, "Serve"). It keeps a game at each of
/// some tables.
class ServeSession {
public:
    /// A request may be so long, in bytes.
    static constexpr std::size_t longestLine = std::size_t{16} << 20U;
    /// So many requests may stand in a line.
    static constexpr std::size_t mostRequests = 10'000;
    static constexpr std::size_t mostTables = 4096;

    /// The registry outlives the session.
    explicit ServeSession(const Registry &registry) : registry_(registry) {}

    /// The answer to a request, or the answers to a list of them, without a line feed; both are one line of JSON. Whatever
    /// is wrong with a request is told in its answer and changes nothing.
    [[nodiscard]] std::string answer(std::string_view line);
    /// The answer to a line longer than longestLine, of which nothing is known.
    [[nodiscard]] std::string refuseLongLine();
    /// Whether it was asked to quit.
    [[nodiscard]] bool isOver() const { return isOver_; }

private:
    struct Entry;
    struct Table {
        std::unique_ptr<Session> session;
        bool drawsChance = true;
    };

    [[nodiscard]] Json answered(ServeRequest request);
    [[nodiscard]] Json handled(ServeRequest &request);
    // The requests. Each reads all it needs and looks at the problems before it does anything.
    Json hello(ServeRequest &request);
    Json begin(ServeRequest &request);
    Json load(ServeRequest &request);
    Json view(ServeRequest &request);
    Json legal(ServeRequest &request);
    Json play(ServeRequest &request);
    Json apply(ServeRequest &request);
    Json choose(ServeRequest &request);
    Json score(ServeRequest &request);
    Json standingAsked(ServeRequest &request);
    Json close(ServeRequest &request);
    Json quit(ServeRequest &request);

    /// The game with its edition, which is read only once.
    [[nodiscard]] std::shared_ptr<const Game> made(const GameKind &kind, const std::string &edition,
                                                   const OptionChoice &rules);
    /// The table that the request names.
    [[nodiscard]] Table &table();
    [[nodiscard]] const Session &session() { return *table().session; }
    [[nodiscard]] int seats();
    /// The seat that is named, or the lowest that acts, chance included; nobody when the game is over.
    [[nodiscard]] Seat namedSeat(ServeRequest &request);
    [[nodiscard]] Action notedAction(const std::string &notation);
    /// The action that stands there in the list of the legal ones.
    [[nodiscard]] Action pickedAction(Seat seat, std::uint64_t number);
    /// Plays it, and what chance then brings.
    void playOn(Seat seat, Action action);
    /// Who acts now and what can be done, or how the game has ended.
    [[nodiscard]] Json standing(bool tellsLegal);
    /// Takes the game in and draws what chance has to draw first.
    Json install(std::unique_ptr<Session> session, bool drawsChance);
    /// All that was played after this ply, as far as the seat may know it, and who acts now.
    [[nodiscard]] Json played(PlyId after, Seat watcher);
    [[nodiscard]] Json errorJson(const Problem &problem, const std::string &where, bool isByRules);

    const Registry &registry_;
    std::map<std::string, Table, std::less<>> tables_; ///< by the name that requests give; "" without one
    std::map<std::string, std::shared_ptr<const Game>> made_;
    std::string at_; ///< the table of the request that is being answered
    bool isOver_ = false;
};

} // namespace waystone::cli

#pragma once

#include "core/json/json_forward.h"
#include "core/registry.h"
#include "core/session.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace waystone::cli {

struct ServeRequest;

/// One conversation with a program outside, line by line (resources/formats.md, "Serve"). It keeps one game.
class ServeSession {
public:
    /// A request may be so long, in bytes.
    static constexpr std::size_t longestLine = std::size_t{16} << 20U;

    /// The registry outlives the session.
    explicit ServeSession(const Registry &registry) : registry_(registry) {}

    /// The answer to a request, without a line feed; both are one line of JSON. Whatever is wrong with the request is
    /// told in the answer and changes nothing.
    [[nodiscard]] std::string answer(std::string_view line);
    /// The answer to a line longer than longestLine, of which nothing is known.
    [[nodiscard]] std::string refuseLongLine() const;
    /// Whether it was asked to quit.
    [[nodiscard]] bool isOver() const { return isOver_; }

private:
    struct Entry;

    [[nodiscard]] Json handled(ServeRequest &request);
    // The requests. Each reads all it needs and looks at the problems before it does anything.
    Json hello(ServeRequest &request);
    Json begin(ServeRequest &request);
    Json load(ServeRequest &request);
    Json view(ServeRequest &request);
    Json legal(ServeRequest &request);
    Json play(ServeRequest &request);
    Json choose(ServeRequest &request);
    Json score(ServeRequest &request);
    Json quit(ServeRequest &request);

    [[nodiscard]] Session &session() const;
    [[nodiscard]] int seats() const;
    /// The seat that is named, or the lowest that acts, chance included; nobody when the game is over.
    [[nodiscard]] Seat namedSeat(ServeRequest &request) const;
    /// Takes the game in and draws what chance has to draw first.
    Json install(std::unique_ptr<Session> session, bool drawsChance);
    /// All that was played after this ply, as far as the seat may know it, and who acts now.
    [[nodiscard]] Json played(PlyId after, Seat watcher) const;
    [[nodiscard]] Json errorJson(const Problem &problem, const std::string &where, bool isByRules) const;

    const Registry &registry_;
    std::unique_ptr<Session> session_;
    bool drawsChance_ = true;
    bool isOver_ = false;
};

} // namespace waystone::cli

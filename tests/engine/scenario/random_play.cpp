#include "scenario/random_play.h"

#include "trials/last_action.h"

#include <algorithm>

namespace waystone::test {

Session seededSession(const std::shared_ptr<const Game> &game, int seats, std::uint64_t seed)
{
    Session session(game, game->from(game->start(seats, 0)).value(), Rng(seed));
    session.playChance();
    return session;
}

void playOn(Session &session, Rng &chooser, int decisions)
{
    const Game &game = session.game();
    for (; decisions > 0; --decisions) {
        session.playChance();
        const Actors actors = game.actors(session.position());
        if (actors.isOver())
            return;
        const std::vector<Action> legal = game.legal(session.position(), actors.first());
        session.play(actors.first(), legal[chooser.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

void growTree(Session &session, Rng &chooser, int steps)
{
    for (; steps > 0; --steps) {
        const PlyId any = chooser.below(static_cast<std::uint32_t>(session.size()));
        switch (chooser.below(8)) {
        case 0:
            session.goTo(any);
            break;
        case 1:
            if (const std::optional<PlyId> target = beforeLastAction(session))
                session.takeBackTo(*target);
            break;
        case 2:
            session.promote(any);
            break;
        default:
            playOn(session, chooser, 1);
        }
    }
}

std::vector<RecordPlayer> namedPlayers(int seats)
{
    const std::vector<RecordPlayer> all = {
        {"Ágnes", "red"},   {"Bérénice", "blue"}, {"Carol \"C\"", "yellow"}, {"", "green", "random"},
        {"日本", "purple"}, {"F", "orange"},      {"G", "white", "greedy"},
    };
    return {all.begin(), all.begin() + seats};
}

std::shared_ptr<const Game> defaultGame(const Registry &registry, std::string_view id)
{
    const GameKind &kind = *registry.find(id);
    return id == "tiny" ? kind.make("{}", {}).value() : registry.make(kind, {}, {}).value();
}

std::string describeTree(const Session &session)
{
    const Game &game = session.game();
    std::string text = "current " + std::to_string(session.current()) + '\n';
    for (PlyId id = 0; id < session.size(); ++id) {
        const Ply &ply = session.ply(id);
        Rng rng = ply.rng;
        text += std::to_string(id) + " after " + std::to_string(ply.parent) + ": seat " +
                std::to_string(ply.seat) + ' ' + (id == 0 ? "" : game.notation(ply.action)) +
                (ply.takenBack ? " taken back" : "") + (ply.beginsTurn ? " turn" : "") + " rng " +
                std::to_string(rng.next()) + " depth " + std::to_string(ply.depth) + " events " +
                std::to_string(ply.events.size()) + " then";
        for (const PlyId child : ply.children)
            text += ' ' + std::to_string(child);
        text += ' ' + game.positionText(game.setup(ply.position)) + '\n';
    }
    return text;
}

} // namespace waystone::test

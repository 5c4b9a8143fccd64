#include "games/milestones/milestones_words.h"

#include "milestones/rules/queries.h"
#include "milestones/rules/standing.h"
#include "milestones/words/terms.h"
#include "words/general_words.h"

#include <algorithm>

// What a worker tile is good for.

namespace waystone::milestones {

namespace {

/// The goods that the visible workers give, one of each.
Goods givenBy(const Edition &edition, const Player &player)
{
    Goods goods{};
    for (int employment = 1; employment <= employmentSpaces; ++employment)
        if (showsWorker(player, employment))
            goods[static_cast<std::size_t>(workerOn(edition, player, employment).kind)] = 1;
    return goods;
}

Goods with(Goods goods, const WorkerTile &tile)
{
    for (const Worker &worker : tile.workers)
        goods[static_cast<std::size_t>(worker.kind)] = 1;
    return goods;
}

/// Whether no kind of goods that it costs is wanting.
bool isPaidWith(const Goods &kinds, const Goods &cost)
{
    for (std::size_t kind = 0; kind < cost.size(); ++kind)
        if (cost[kind] > 0 && kinds[kind] == 0)
            return false;
    return true;
}

/// How many tiles fit side by side on empty spaces.
int roomForTiles(const Player &player)
{
    int tiles = 0;
    int run = 0;
    for (const std::uint8_t shown : player.spaces) {
        run = shown == space::empty ? run + 1 : 0;
        if (run == 2) {
            ++tiles;
            run = 0;
        }
    }
    return tiles;
}

} // namespace

QStringList MilestonesWords::tileMerits(int tile, const Player &player) const
{
    const Edition &edition = rules_->edition();
    const WorkerTile &workers = edition.tiles[static_cast<std::size_t>(tile)];
    const Goods before = givenBy(edition, player);
    const Goods after = with(before, workers);
    QStringList lines;
    for (const Worker &worker : workers.workers)
        lines.append(
            tr("%1 brings %2 at each visit.", "worker, goods")
                .arg(workerName(worker), countedTerm(goodNames[static_cast<std::size_t>(worker.kind)], 1)));
    QStringList payable;
    for (const auto &[what, cost] :
         {std::pair(term::section, edition.sectionCost), std::pair(term::house, edition.houseCost),
          std::pair(term::market, edition.marketCost), std::pair(term::sack, edition.sackCost)})
        if (isPaidWith(after, cost) && !isPaidWith(before, cost))
            payable.append(termName(what));
    if (!payable.isEmpty())
        lines.append((before == Goods{} ? tr("They bring all the goods for: %1.")
                                        : tr("Only with them do your workers bring all the goods for: %1."))
                         .arg(payable.join(general_words::listSeparator())));
    else if (before == after)
        lines.append(tr("Your workers bring these goods already."));
    return lines;
}

QStringList MilestonesWords::prospects(Place place, const SeatView &view) const
{
    if (rules_ == nullptr || view.empty())
        return {};
    const State &state = view.as<State>();
    const auto area = static_cast<Area>(place.area);
    const bool isShown = area == Area::display ? place.index < state.display.size()
                                               : area == Area::starting && state.phase == Phase::draft &&
                                                     place.index < state.startingTiles.size();
    if (!isShown || state.turn >= state.players)
        return {};
    const std::uint8_t tile =
        area == Area::display ? state.display[place.index] : state.startingTiles[place.index];
    return tile == none ? QStringList() : tileMerits(tile, state.seats[state.turn]);
}

QStringList MilestonesWords::visitMerits(Action move, const State &state) const
{
    State there = state;
    rules_->apply(there, state.turn, move, nullptr);
    const bool isVisit =
        there.phase == Phase::trade || there.phase == Phase::build || there.phase == Phase::supply;
    if (!isVisit || there.turn != state.turn)
        return {};
    ActionList actions;
    rules_->legal(there, there.turn, actions);
    const auto may = [&actions](Verb verb) {
        return std::ranges::any_of(
            actions, [verb](Action action) { return action.verb == static_cast<std::uint8_t>(verb); });
    };
    if (actions.size() == 1)
        return {tr("There is nothing that you could do there now.")};
    return there.phase == Phase::trade && !may(Verb::hire)
               ? QStringList{tr("No workers could be hired there now.")}
               : QStringList();
}

QStringList MilestonesWords::coverMerits(int employment, const Player &player) const
{
    const Edition &edition = rules_->edition();
    if (!showsWorker(player, employment))
        return {};
    const Worker worker = workerOn(edition, player, employment);
    QStringList lines{tr("%1 then no longer brings anything.", "worker").arg(workerName(worker))};
    Player after = player;
    after.spaces[static_cast<std::size_t>(employment) - 1] = space::covered;
    if (ascendingWorkers(edition, player) == 0 && ascendingWorkers(edition, after) > 0)
        lines.append(tr("Your workers’ numbers then never fall from left to right: the trading house pays "
                        "income."));
    return lines;
}

QStringList MilestonesWords::offerMerits(Action build, const State &state) const
{
    State built = state;
    rules_->apply(built, state.turn, build, nullptr);
    if (built.phase != Phase::offer)
        return {};
    ActionList actions;
    rules_->legal(built, built.turn, actions);
    QStringList tiles;
    bool isChoice = false;
    for (const Action next : actions) {
        isChoice = isChoice || next.verb == static_cast<std::uint8_t>(Verb::decline);
        if (next.verb != static_cast<std::uint8_t>(Verb::take))
            continue;
        const int kind = bonusOn(rules_->edition().board, built, next.first);
        tiles.append(termName(workerNames[static_cast<std::size_t>(kind) - 1]));
    }
    tiles.removeDuplicates();
    const int points = rules_->edition().bonusTilePoints;
    return {(isChoice ? tr("You may then take a bonus tile: %1 (+%2).", "workers, points")
                      : tr("You then get a bonus tile: %1 (+%2).", "worker, points"))
                .arg(tiles.join(general_words::listSeparator()))
                .arg(points)};
}

bool MilestonesWords::isGain(std::string_view term) const
{
    return term != term::coverTile; // it takes a worker away
}

QStringList MilestonesWords::merits(Action action, const SeatView &view) const
{
    const auto verb = static_cast<Verb>(action.verb);
    if (rules_ == nullptr || view.empty())
        return {};
    const State &state = view.as<State>();
    if (verb == Verb::move)
        return visitMerits(action, state);
    if (verb == Verb::section || verb == Verb::house || verb == Verb::market)
        return offerMerits(action, state);
    if (verb == Verb::cover)
        return coverMerits(action.first, state.seats[state.turn]);
    if (verb != Verb::choose && verb != Verb::hire)
        return {};
    Player player = state.seats[state.turn];
    QStringList lines = tileMerits(action.first, player);
    // The hint has named the workers: what each brings comes last.
    std::rotate(lines.begin(), lines.begin() + 2, lines.end());
    const QStringList brings = lines.mid(lines.size() - 2);
    lines.remove(lines.size() - 2, 2);
    QStringList covered;
    for (const int space : {int{action.second}, action.second + 1})
        if (showsWorker(player, space))
            covered.append(workerName(workerOn(rules_->edition(), player, space)));
    if (!covered.isEmpty())
        lines.append(tr("It covers: %1.").arg(covered.join(general_words::listSeparator())));
    player.spaces[static_cast<std::size_t>(action.second) - 1] = space::worker(action.first, 0);
    player.spaces[action.second] = space::worker(action.first, 1);
    lines.append(
        ascendingWorkers(rules_->edition(), player) > 0
            ? tr("Your workers’ numbers then never fall from left to right: the trading house pays "
                 "income.")
            : tr("Your workers’ numbers then fall somewhere from left to right: the trading house pays "
                 "no income."));
    lines.append(tr("%n more tile(s) fit on empty spaces.", nullptr, roomForTiles(player)));
    return lines + brings;
}

} // namespace waystone::milestones

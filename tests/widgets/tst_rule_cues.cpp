#include "game_table.h"
#include "games.h"
#include "lessons/rules/rule_guide.h"
#include "lessons/rules/rule_library.h"
#include "milestones/positions/setup.h"
#include "milestones/words/verbs.h"
#include "province/words/verbs.h"
#include "twocities/words/verbs.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace waystone;
using namespace waystone::test;

/// Every card that teaches comes before or at what it speaks of.
class TestRuleCues : public QObject {
    Q_OBJECT

private slots:
    void everyCardFitsTheMoment_data();
    void everyCardFitsTheMoment();
};

namespace {

using Kind = Event::Kind;

/// What the player who is told can do, has chosen to do and has just seen happen.
struct Situation {
    std::vector<Action> possible;
    std::vector<Action> meant;
    Events happened;
    std::vector<Piece> pieces;
    int seats = 0;

    template <class Verb>
    [[nodiscard]] bool may(Verb verb) const
    {
        return std::ranges::count(possible, static_cast<std::uint8_t>(verb), &Action::verb) > 0;
    }
    template <class Verb>
    [[nodiscard]] bool means(Verb verb) const
    {
        return !meant.empty() &&
               std::ranges::count(meant, static_cast<std::uint8_t>(verb), &Action::verb) == std::ssize(meant);
    }
    [[nodiscard]] bool saw(Kind kind, std::string_view what, std::string_view cause = {}) const
    {
        return std::ranges::any_of(happened, [&](const Event &event) {
            return event.kind == kind && (what.empty() || event.what == what) &&
                   (cause.empty() || event.cause == cause);
        });
    }
};

using Fits = std::function<bool(const Situation &)>;

template <class... Verb>
Fits may(Verb... verbs)
{
    return [=](const Situation &moment) { return (moment.may(verbs) || ...); };
}

Fits saw(Kind kind, std::string_view what, std::string_view cause = {})
{
    return [=](const Situation &moment) { return moment.saw(kind, what, cause); };
}

template <class... Verb>
Fits mayWith(int least, int most, Verb... verbs)
{
    return [=](const Situation &moment) {
        return least <= moment.seats && moment.seats <= most && (moment.may(verbs) || ...);
    };
}

template <class Verb>
Fits meansOrSaw(Verb verb, std::string_view what)
{
    return [=](const Situation &moment) { return moment.means(verb) || moment.saw(Kind::placed, what); };
}

/// Told by the words of the rules, not by their cues.
using FitsByRule = std::map<std::string, Fits>;

FitsByRule ofMilestones()
{
    using milestones::Verb;
    return {
        {"setup.choose", may(Verb::choose)},
        {"setup.place", may(Verb::choose)},
        {"setup.tips", may(Verb::choose)},
        {"turn.two-moves", may(Verb::move)},
        {"turn.castle-stop", may(Verb::move)},
        {"workers.passed", saw(Kind::gained, {}, "worker")},
        {"trading.income", saw(Kind::gained, "coin", "income")},
        {"trading.hire", may(Verb::hire)},
        {"trading.cost-of-tile", may(Verb::hire, Verb::buy)},
        {"trading.one-tile", [](const Situation &now) { return !now.may(Verb::hire); }},
        {"works.costs", may(Verb::section, Verb::house, Verb::market, Verb::finish)},
        {"street.points", meansOrSaw(Verb::section, "milestone")},
        {"house.points", meansOrSaw(Verb::house, "house")},
        {"market.points", meansOrSaw(Verb::market, "market")},
        {"bonus.when", may(Verb::take)},
        {"bonus.house", [](const Situation &now) { return now.may(Verb::take) && !now.may(Verb::decline); }},
        {"bonus.production", saw(Kind::points, {}, "bonusWorker")},
        {"mill.points", may(Verb::supply)},
        {"mill.coin", may(Verb::supply)},
        {"castle.keep-three", may(Verb::keep)},
        {"castle.cover", [](const Situation &now) { return now.may(Verb::cover) && !now.may(Verb::finish); }},
        {"castle.exception",
         [](const Situation &now) { return now.may(Verb::cover) && now.may(Verb::finish); }},
        {"end.target", saw(Kind::endTriggered, {}, "target")},
        {"end.last-tile", saw(Kind::endTriggered, {}, "lastTile")},
        {"end.last-turns",
         [](const Situation &now) {
             return now.saw(Kind::endTriggered, {}, "target") || now.saw(Kind::endTriggered, {}, "lastTile");
         }},
    };
}

FitsByRule ofProvince()
{
    using province::Verb;
    const auto builds = [](std::string_view what) { return saw(Kind::placed, what); };
    return {
        {"turn.labor-lost", may(Verb::endTurn)},
        {"work.must", [](const Situation &now) { return now.may(Verb::move) && !now.may(Verb::finishWork); }},
        {"work.which", may(Verb::move)},
        {"work.labor", may(Verb::move)},
        {"work.coins", may(Verb::move)},
        {"work.finish", may(Verb::finishWork)},
        {"spend.actions", may(Verb::endTurn)},
        {"build.one", [](const Situation &now) { return now.may(Verb::endTurn) && !now.may(Verb::build); }},
        {"build.first-builder",
         [](const Situation &now) { return now.may(Verb::endTurn) && !now.saw(Kind::placed, {}); }},
        {"effects.lender", builds("lender")},
        {"effects.bank", builds("bank")},
        {"effects.camp", builds("camp")},
        {"effects.village", builds("village")},
        {"effects.mill", builds("mill")},
        {"effects.smithy", builds("smithy")},
        {"effects.union", builds("union")},
        {"loan.duration",
         [](const Situation &now) {
             return std::ranges::any_of(now.happened, [](const Event &event) {
                 return event.what == "lenderCoin" && event.to.owner == event.seat; // taken, not given back
             });
         }},
        {"harbor.first-roll",
         [](const Situation &now) {
             return now.saw(Kind::revealed, "ship") && now.saw(Kind::turnBegan, {});
         }},
        {"harbor.ships", builds("harbor")},
        {"harbor.hire", builds("harbor")},
        {"grind.exchange", may(Verb::endTurn)},
        {"goals.take", saw(Kind::points, {}, "goals")},
        {"goals.workers", saw(Kind::revealed, "goalWorkers")},
        {"goals.labor", saw(Kind::revealed, "goalLabor")},
        {"goals.structures", saw(Kind::revealed, "goalStructures")},
        {"goals.coins", saw(Kind::revealed, "goalCoins")},
        {"goals.two-points", saw(Kind::revealed, "goalTwoPoints")},
    };
}

FitsByRule ofTwoCities()
{
    using twocities::Verb;
    const auto holds = [](const char *kind) {
        return [kind](const Situation &now) {
            return now.may(Verb::select) && std::ranges::any_of(now.possible, [kind](Action action) {
                       return (action.first >= 8) == (std::string_view(kind) == "duplex");
                   });
        };
    };
    return {
        {"idea.lower-city", mayWith(3, 7, Verb::place)},
        {"rounds.three", mayWith(3, 7, Verb::select)},
        {"rounds.two", holds("duplex")},
        {"rounds.pass", may(Verb::select)},
        {"rounds.leftover", saw(Kind::moved, {}, "discard")},
        {"select.two", may(Verb::select)},
        {"select.secret", may(Verb::select)},
        {"select.reveal", may(Verb::place)},
        {"placing.one-each", may(Verb::place)},
        {"placing.who-first", may(Verb::place)},
        {"placing.adjacent",
         [](const Situation &now) { return now.may(Verb::place) || now.saw(Kind::placed, {}, "placement"); }},
        {"placing.four-by-four", may(Verb::place)},
        {"placing.duplex", may(Verb::select)},
        {"variant.two", mayWith(2, 2, Verb::place)},
        {"variant.rounds", mayWith(2, 2, Verb::select)},
        {"variant.sum", mayWith(2, 2, Verb::place)},
    };
}

FitsByRule fitsOf(std::string_view game)
{
    return game == "milestones" ? ofMilestones() : game == "province" ? ofProvince() : ofTwoCities();
}

/// What comes up with the end of a game is told there, not on a card.
bool isOfTheEnd(const Rule &rule)
{
    return std::ranges::all_of(rule.cues, [](const RuleCue &cue) {
        return cue.what == "finalScoring" || cue.cause == "stalled" || cue.event == "endTriggered";
    });
}

/// Gives whoever visits the board of works or the mill of all goods: at random nobody ever has enough.
void enrich(GameController &controller)
{
    const std::string &prompt = controller.shown().prompt.code;
    if (controller.game().id() != "milestones" ||
        (!prompt.starts_with("build") && !prompt.starts_with("supply")))
        return;
    auto setup = controller.game().setup(*controller.openPosition()).as<milestones::Setup>();
    setup.seats[setup.turn].goods.fill(3);
    const Result<Position> position = controller.game().from(AnySetup::of(setup));
    controller.start(Table(controller.table()), *position, 1);
}

/// At random, but builds where that is possible: chance alone hardly ever does.
void playOn(GameController &controller, Rng &rng)
{
    std::vector<Action> building;
    for (const LegalAction &legal : controller.shown().legal) {
        const auto verb = static_cast<milestones::Verb>(legal.action.verb);
        if (controller.game().id() == "milestones" && verb >= milestones::Verb::section &&
            verb <= milestones::Verb::take)
            building.push_back(legal.action);
    }
    if (building.empty())
        playRandomly(controller, rng, 1);
    else
        controller.propose(building[rng.below(static_cast<std::uint32_t>(building.size()))],
                           GameController::Proposer::program);
}

} // namespace

/// With two, and with more where some rules depend on that.
void TestRuleCues::everyCardFitsTheMoment_data()
{
    constexpr int more = 3;
    addEveryGame();
    for (const GameKind &kind : games().kinds())
        if (std::ranges::any_of(ruleLibrary().catalogue(kind.id)->rules(),
                                [](const Rule &rule) { return !rule.players.includes(2); })) {
            const QByteArray id(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
            QTest::addRow("%s, more players", id.constData()) << id << more;
        }
}

void TestRuleCues::everyCardFitsTheMoment()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    const std::string_view id(game.constData(), static_cast<std::size_t>(game.size()));
    const FitsByRule fitting = fitsOf(id);
    std::set<std::string> missing;
    for (const Rule &rule : ruleLibrary().catalogue(id)->rules())
        if (!rule.cues.empty() && rule.players.includes(seats) && !isOfTheEnd(rule))
            missing.insert(rule.id);
    for (std::uint64_t seed = 1; seed <= 10 || (seed <= 80 && !missing.empty()); ++seed) {
        GameController controller;
        RuleGuide guide(controller);
        Situation now;
        now.seats = seats;
        connect(&controller, &GameController::viewChanged, &guide,
                [&now](const ViewChange &change) { now.happened = change.events; });
        startGame(controller, id, seats, seed);
        Rng rng(seed);
        const auto check = [&] {
            now.possible.clear();
            for (const LegalAction &legal : controller.shown().legal)
                now.possible.push_back(legal.action);
            // Those that wait come up at this moment, too.
            for (; guide.current() != nullptr; guide.putAway()) {
                const std::string &rule = guide.current()->rule->id;
                const auto fits = fitting.find(rule);
                QVERIFY2(fits != fitting.end(), rule.c_str());
                QVERIFY2(fits->second(now), (rule + ", seed " + std::to_string(seed)).c_str());
                missing.erase(rule);
            }
        };
        for (int action = 0; action < 250 && !controller.isOver(); ++action) {
            watchSomeone(controller);
            now.meant.clear();
            check();
            if (QTest::currentTestFailed())
                return;
            // A kind of action is chosen, then perhaps another one.
            for (int choice = 0; choice < 2 && !controller.shown().legal.empty(); ++choice) {
                const auto count = static_cast<std::uint32_t>(controller.shown().legal.size());
                const std::uint8_t verb = controller.shown().legal[rng.below(count)].action.verb;
                now.meant.clear();
                for (const LegalAction &legal : controller.shown().legal)
                    if (legal.action.verb == verb)
                        now.meant.push_back(legal.action);
                guide.mean(now.meant);
                now.happened.clear();
                check();
                if (QTest::currentTestFailed())
                    return;
            }
            guide.mean({});
            playOn(controller, rng);
            if (!controller.isOver() && rng.below(3) == 0)
                enrich(controller);
        }
    }
    for (const std::string &rule : missing)
        QFAIL(("never told: " + rule).c_str());
}

QTEST_MAIN(TestRuleCues)
#include "tst_rule_cues.moc"

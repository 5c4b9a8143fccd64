// How what is not possible is told: in a short sentence, under the rule that it belongs to.

#include "game_table.h"

#include "board/move_input.h"
#include "core/game.h"
#include "core/problem_sentence.h"
#include "milestones/words/verbs.h"
#include "words/game_words.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace waystone;
using namespace waystone::test;

class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    void aTitleFitsAllThatIsRefusedUnderIt_data() { addEveryGame(); }
    void aTitleFitsAllThatIsRefusedUnderIt();
    void theyAreShortSentences_data() { addEveryGame(); }
    void theyAreShortSentences();
    void outsideTheyAreTheSameSentences_data() { addEveryGame(); }
    void outsideTheyAreTheSameSentences();
    void whoHasBegunIsNotToldWhatBeginsElsewhere_data() { addEveryGame(); }
    void whoHasBegunIsNotToldWhatBeginsElsewhere();
    void afterItsFirstLineASectionGoesOnAtItsCorner();
};

namespace {

/// Of what a click on any place could mean in many positions, why it is not possible.
template <class Use>
void forRefusals(const QByteArray &game, int seats, const Use &use)
{
    for (std::uint64_t seed = 1; seed <= 1; ++seed) {
        GameController controller;
        startGame(controller, game.toStdString(), seats, seed);
        Rng rng(seed);
        while (!controller.isOver()) {
            watchSomeone(controller);
            const Position position = controller.sessionToSave().position();
            const Seat seat = controller.actingSeat();
            for (const Place place : controller.shown().places) {
                for (const Action action : controller.game().meant(position, seat, {place}))
                    if (const auto problem = controller.game().refuse(position, seat, action))
                        use(controller, action, *problem);
                if (const auto problem = controller.whyNot({place}))
                    use(controller, Action{255, 0, 0, 0}, *problem);
            }
            playRandomly(controller, rng, 9);
        }
    }
}

} // namespace

// "Hiring workers" is not what forbids to buy: a title under which one kind of action is refused alone is not that of
// something that several are refused for.
void TestRefusals::aTitleFitsAllThatIsRefusedUnderIt()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    std::map<std::string, std::set<int>> verbsOf;
    std::map<std::string, QString> titleOf;
    forRefusals(game, seats, [&](const GameController &controller, Action action, const Problem &problem) {
        if (action.verb == 255)
            return;
        verbsOf[problem.code].insert(action.verb);
        titleOf[problem.code] = controller.words().ruleTitle(problem.code);
    });
    QVERIFY(verbsOf.size() > 3);
    for (const auto &[code, verbs] : verbsOf) {
        QVERIFY2(!titleOf[code].isEmpty(), code.c_str());
        std::set<int> special; // of what has this title for one kind alone
        for (const auto &[other, title] : titleOf)
            if (other != code && title == titleOf[code] && verbsOf[other].size() == 1)
                special.insert(*verbsOf[other].begin());
        // What has to be done first forbids the others, not itself.
        if (verbs.size() > 1 && special.size() == 1 && verbs.contains(*special.begin()))
            QFAIL(qPrintable(QString::fromStdString(code) + QStringLiteral(": ") + titleOf[code]));
    }
}

void TestRefusals::theyAreShortSentences()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    constexpr qsizetype longest = 130;
    std::set<QString> seen;
    forRefusals(game, seats, [&](const GameController &controller, Action, const Problem &problem) {
        seen.insert(controller.words().problemText(problem));
    });
    QVERIFY(seen.size() > 3);
    for (const QString &sentence : seen) {
        QVERIFY2(sentence.size() <= longest, qPrintable(sentence));
        QVERIFY2(!sentence.isEmpty() && sentence.front().isUpper(), qPrintable(sentence));
        // Either a sentence, or one with what it is about at its end.
        QVERIFY2(sentence.endsWith(QLatin1Char('.')) || sentence.contains(QStringLiteral(": ")),
                 qPrintable(sentence));
        QVERIFY2(!sentence.contains(QStringLiteral("No action begins")), qPrintable(sentence));
    }
}

// What is changed here has to be changed in resources/sentences, from where programs outside and the command line have it.
void TestRefusals::outsideTheyAreTheSameSentences()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    const Table table = gameTable(game.toStdString(), seats);
    int compared = 0;
    for (const auto &[code, sentence] : problemSentences(table.game->id()).patterns) {
        if (sentence.find('{') != std::string::npos)
            continue;
        QCOMPARE(QString::fromStdString(sentence), table.words->problemText({code, {}, {}}));
        ++compared;
    }
    QVERIFY(compared > 20);
}

void TestRefusals::whoHasBegunIsNotToldWhatBeginsElsewhere()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    startGame(controller, game.toStdString(), seats, 2);
    MoveInput input(controller);
    std::optional<Problem> refused;
    connect(&input, &MoveInput::refused, this, [&](const Problem &problem) { refused = problem; });
    Rng rng(2);
    int told = 0;
    int empty = 0;
    for (int moment = 0; moment < 60 && !controller.isOver(); ++moment) {
        watchSomeone(controller);
        const std::vector<LegalAction> legal = controller.shown().legal;
        for (const Place place : controller.shown().places) {
            if (legal.empty())
                break;
            const Route &route = legal[rng.below(static_cast<std::uint32_t>(legal.size()))].routes.front();
            input.cancel();
            if (route.size() < 2 || !input.isTarget(route.front()))
                continue;
            input.click(route.front());
            const bool isAsked = std::ranges::any_of(input.targets(), [place](Place target) {
                return target.area == place.area && target.owner == place.owner;
            });
            if (!isAsked || input.isTarget(place) || input.clicks().size() != 1 || place == route.front() ||
                !input.candidates({place}).empty())
                continue;
            refused.reset();
            const std::optional<Problem> why = controller.whyNot({route.front(), place});
            const std::size_t plies = controller.history().size();
            input.click(place);
            if (controller.history().size() != plies)
                break; // there was only one way to get there
            if (!refused)
                continue;
            ++told;
            const auto lies = [&controller](Place at) {
                return std::ranges::find(controller.shown().pieces, at, &Piece::place) !=
                       controller.shown().pieces.end();
            };
            // Of what is not there nothing is said but that.
            if (refused->code == "place.empty")
                QVERIFY(!lies(place));
            else
                QCOMPARE(refused->code, why ? why->code : std::string("place.not-next"));
            empty += refused->code == "place.empty" ? 1 : 0;
            QVERIFY(!controller.words().problemText(*refused).isEmpty());
        }
        input.cancel();
        playRandomly(controller, rng, 1);
    }
    QVERIFY(game != "between-two-cities" || empty > 0);
    QVERIFY(told > 0);
}

void TestRefusals::afterItsFirstLineASectionGoesOnAtItsCorner()
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed < 30 && seen == 0; ++seed) {
        GameController controller;
        startGame(controller, "milestones", 2, seed);
        MoveInput input(controller);
        Rng rng(seed);
        for (int moment = 0; moment < 200 && !controller.isOver(); ++moment, playRandomly(controller, rng, 1))
            for (const LegalAction &legal : controller.shown().legal) {
                if (legal.action.verb != static_cast<std::uint8_t>(milestones::Verb::section))
                    continue;
                ++seen;
                const Route corners = legal.routes[0];
                const Place line = legal.routes[1].front();
                input.cancel();
                input.click(line);
                if (!input.candidates({corners[1]}).empty())
                    continue; // something else may begin there
                const std::size_t plies = controller.history().size();
                input.click(corners[1]);
                QVERIFY(input.isTarget(corners[2]));
                QCOMPARE(controller.history().size(), plies);
            }
    }
    QVERIFY(seen > 0);
}

QTEST_MAIN(TestRefusals)
#include "tst_refusals.moc"

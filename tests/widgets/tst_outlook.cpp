#include "bots/bots.h"
#include "game_table.h"
#include "games.h"
#include "thinking/outlook.h"

#include <QTest>

#include <map>
#include <optional>

using namespace waystone;
using namespace waystone::test;

/// What hints tell of an action, held against the engine on random positions of every game.
class TestOutlook : public QObject {
    Q_OBJECT

private slots:
    void whatItBringsIsWhatChanges_data();
    void whatItBringsIsWhatChanges();
    void whatComesNextCanBePlayed_data();
    void whatComesNextCanBePlayed();
    void somethingIsSaidOfManyActions_data();
    void somethingIsSaidOfManyActions();
};

namespace {

constexpr int positions = 120;
constexpr int actionsEach = 6;

struct Asked {
    const Game &game;
    const Position &position;
    Seat seat;
    Action action;
};

/// Plays nearly at random and asks about a few legal actions on the way.
void onRandomPositions(const QByteArray &id, int seats, const std::function<void(const Asked &)> &use)
{
    const Table table = gameTable(id.toStdString(), seats);
    const Game &game = *table.game;
    Rng rng(11);
    const std::unique_ptr<Bot> player = makeBot("lively"); // goes forward, so that there is something to tell
    Position position = *game.from(game.start(seats, 0));
    for (int count = 0; count < positions;) {
        const Actors actors = game.actors(position);
        if (actors.isOver()) {
            position = *game.from(game.start(seats, 0));
            continue;
        }
        if (actors.isChance()) {
            const std::vector<Outcome> outcomes = game.outcomes(position);
            position =
                game.apply(position, chanceSeat,
                           outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))].action, nullptr);
            continue;
        }
        ++count;
        const Seat seat = actors.first();
        const std::vector<Action> legal = game.legal(position, seat);
        const auto any = [&] { return legal[rng.below(static_cast<std::uint32_t>(legal.size()))]; };
        for (int asked = 0; asked < actionsEach; ++asked)
            use({game, position, seat, any()});
        const Action played = player->choose(game, game.view(position, seat), seat, rng, {});
        position = game.apply(position, seat, played, nullptr);
    }
}

/// What the seat has of everything that is counted, by the tallies of the table.
std::map<std::string_view, int> counted(const Game &game, const Position &position, Seat seat)
{
    std::map<std::string_view, int> sums;
    for (const Tally &tally : game.tallies(game.view(position, seat)))
        if (tally.owner == seat)
            sums[tally.what] += tally.amount;
    return sums;
}

int amountOf(const std::vector<Amount> &amounts, std::string_view what)
{
    const auto found = std::ranges::find(amounts, what, &Amount::what);
    return found == amounts.end() ? 0 : found->count;
}

} // namespace

void TestOutlook::whatItBringsIsWhatChanges_data()
{
    addEveryGame();
}

void TestOutlook::whatItBringsIsWhatChanges()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    const Table table = gameTable(game.toStdString(), seats);
    const GameWords &words = *table.words;
    int told = 0;
    onRandomPositions(game, seats, [&](const Asked &is) {
        const Gains now = outlookOf(is.game, is.game.view(is.position, is.seat), is.seat, is.action).now;
        const Position after = is.game.apply(is.position, is.seat, is.action, nullptr);
        if (now.sheets.empty() && is.game.breakdown(after).empty()) {
            QCOMPARE(now.points,
                     is.game.points(after, is.seat, {}) - is.game.points(is.position, is.seat, {}));
        }
        for (const SheetChange &sheet : now.sheets) {
            QCOMPARE(sheet.before, is.game.points(is.position, sheet.subject, {}));
            QCOMPARE(sheet.after, is.game.points(after, sheet.subject, {}));
        }
        for (const Amount &amount : now.gained)
            QVERIFY2(!words.countedTerm(amount.what, amount.count).isEmpty(), amount.what.data());
        for (const Amount &amount : now.paid)
            QVERIFY2(!words.countedTerm(amount.what, amount.count).isEmpty(), amount.what.data());
        // Where a turn ends what is left over may go without a word.
        if (is.game.actors(after) != is.game.actors(is.position))
            return;
        std::map<std::string_view, int> was = counted(is.game, is.position, is.seat);
        std::map<std::string_view, int> has = counted(is.game, after, is.seat);
        for (const std::vector<Amount> *amounts : {&now.gained, &now.paid})
            for (const Amount &amount : *amounts) {
                QVERIFY(amount.count > 0);
                if (!was.contains(amount.what) && !has.contains(amount.what))
                    continue;
                QCOMPARE(has[amount.what] - was[amount.what],
                         amountOf(now.gained, amount.what) - amountOf(now.paid, amount.what));
                ++told;
            }
    });
    QVERIFY(told > 0 || game == "between-two-cities");
}

void TestOutlook::whatComesNextCanBePlayed_data()
{
    addEveryTable();
}

void TestOutlook::whatComesNextCanBePlayed()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    onRandomPositions(game, seats, [&](const Asked &is) {
        const Outlook outlook = outlookOf(is.game, is.game.view(is.position, is.seat), is.seat, is.action);
        if (outlook.next.empty())
            return;
        QVERIFY(outlook.now.allPoints() <= 0);
        QCOMPARE(outlook.views.size(), outlook.next.size());
        // What was possible all the time is no reason.
        if (!outlook.now.isNothing())
            QVERIFY(is.game.refuse(is.position, is.seat, outlook.next.front()));
        // As it is, not as it was guessed; the others choose what they like.
        Position position = is.game.apply(is.position, is.seat, is.action, nullptr);
        while (!is.game.actors(position).includes(is.seat)) {
            const Seat other = is.game.actors(position).first();
            position = is.game.apply(position, other, is.game.legal(position, other).back(), nullptr);
        }
        const Position before = position;
        const auto pointsOf = [&is](const Position &at, Action action) {
            return gainsOf(is.game, at, is.seat, action).allPoints();
        };
        // Nothing that could be done instead brings more, by itself or with what follows.
        const std::vector<Action> legal = is.game.legal(position, is.seat);
        for (const Action first : legal) {
            QVERIFY(pointsOf(position, first) <= outlook.then.allPoints());
            const Position after = is.game.apply(position, is.seat, first, nullptr);
            if (legal.size() <= 12 && is.game.actors(after).includes(is.seat))
                for (const Action second : is.game.legal(after, is.seat))
                    QVERIFY(pointsOf(position, first) + pointsOf(after, second) <= outlook.then.allPoints());
        }
        for (const Action action : outlook.next) {
            QVERIFY(!is.game.refuse(position, is.seat, action));
            position = is.game.apply(position, is.seat, action, nullptr);
        }
        QVERIFY(outlook.then.allPoints() > 0);
        for (const SheetChange &sheet : outlook.then.sheets) {
            QCOMPARE(sheet.before, is.game.points(before, sheet.subject, {}));
            QCOMPARE(sheet.after, is.game.points(position, sheet.subject, {}));
        }
        if (outlook.then.sheets.empty()) {
            QCOMPARE(outlook.then.points,
                     is.game.points(position, is.seat, {}) - is.game.points(before, is.seat, {}));
        }
    });
}

void TestOutlook::somethingIsSaidOfManyActions_data()
{
    addEveryGame();
}

void TestOutlook::somethingIsSaidOfManyActions()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int silent = 0;
    int all = 0;
    onRandomPositions(game, seats, [&](const Asked &is) {
        const Outlook outlook = outlookOf(is.game, is.game.view(is.position, is.seat), is.seat, is.action);
        ++all;
        if (outlook.now.isNothing() && outlook.next.empty())
            ++silent;
    });
    QVERIFY2(silent * 4 < all * 3, qPrintable(QStringLiteral("%1 of %2").arg(silent).arg(all)));
}

QTEST_APPLESS_MAIN(TestOutlook)
#include "tst_outlook.moc"

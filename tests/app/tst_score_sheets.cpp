#include "faces/game_faces.h"
#include "games.h"
#include "scoring/breakdown_panel.h"
#include "scoring/score_sheets.h"

#include <QHeaderView>
#include <QSignalSpy>
#include <QTest>

using namespace waystone;

/// What every city is worth, in the panel beside the board.
class TestScoreSheets : public QObject {
    Q_OBJECT

private slots:
    void panelIsThereWhereAGameTells();
    void everyNumberPointsAtItsPlaces();
    void everyColumnNamesItsCity();

private:
    static void start(GameController &controller, std::string_view game, int seats);
    static void playToTheEnd(GameController &controller);
};

void TestScoreSheets::start(GameController &controller, std::string_view id, int seats)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find(id), {}, {});
    Table table{game, gameFace(id)->words(game), {}};
    for (int seat = 0; seat < seats; ++seat)
        table.players.push_back({QString(), seat});
    const Position position = *game->from(game->start(seats, 0));
    controller.setPlaysForced(false);
    controller.start(std::move(table), position, 5);
}

void TestScoreSheets::playToTheEnd(GameController &controller)
{
    Rng rng(3);
    while (!controller.isOver()) {
        if (controller.actingSeat() == nobody)
            controller.setWatchingSeat(controller.shown().actors.first());
        const auto &legal = controller.shown().legal;
        controller.propose(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action,
                           GameController::Proposer::program);
    }
}

void TestScoreSheets::panelIsThereWhereAGameTells()
{
    GameController controller;
    ScoreSheets sheets(controller);
    auto *panel = sheets.findChild<BreakdownPanel *>(QStringLiteral("breakdown"));
    start(controller, "milestones", 2);
    QVERIFY(panel->isHidden());
    start(controller, "between-two-cities", 3);
    QVERIFY(!panel->isHidden());
}

void TestScoreSheets::everyNumberPointsAtItsPlaces()
{
    GameController controller;
    start(controller, "between-two-cities", 4);
    playToTheEnd(controller);
    ScoreSheets sheets(controller);
    sheets.resize(400, 700);
    sheets.show();
    QVERIFY(QTest::qWaitForWindowExposed(&sheets));
    auto *panel = sheets.findChild<BreakdownPanel *>(QStringLiteral("breakdown"));
    QSignalSpy pointed(&sheets, &ScoreSheets::pointedAt);
    const QAbstractItemModel &model = *panel->model();
    int numbers = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 1; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            // Away first: the pointer has to come to the number.
            QTest::mouseMove(panel->viewport(), QPoint(2, panel->viewport()->height() - 2));
            pointed.clear();
            QTest::mouseMove(panel->viewport(), panel->visualRect(index).center());
            QTRY_VERIFY(!pointed.isEmpty());
            const auto places = pointed.last().front().value<std::vector<Place>>();
            const ScoreSheet &sheet = controller.shown().sheets[static_cast<std::size_t>(column - 1)];
            std::vector<Place> expected;
            for (std::size_t source = 0; source < sheet.rows.size(); ++source)
                if (static_cast<int>(source) == row || row == model.rowCount() - 1)
                    for (const ScorePart &part : sheet.rows[source].parts)
                        expected.insert(expected.end(), part.places.begin(), part.places.end());
            QCOMPARE(places, expected);
            QVERIFY(index.data().toInt() == 0 || !places.empty());
            ++numbers;
        }
    QCOMPARE(numbers, 4 * 7);
}

void TestScoreSheets::everyColumnNamesItsCity()
{
    GameController controller;
    start(controller, "between-two-cities", 2);
    BreakdownPanel panel(controller);
    QStringList names;
    QStringList marks;
    for (int column = 1; column < panel.model()->columnCount(); ++column) {
        const auto header = [&](int role) { return panel.model()->headerData(column, Qt::Horizontal, role); };
        names += header(Qt::AccessibleTextRole).toString();
        const auto seats = header(BreakdownModel::SeatsRole).value<std::vector<Seat>>();
        QCOMPARE(seats.size(), std::size_t{1});
        marks += QString::number(seats.front()) + header(BreakdownModel::SignRole).toString();
    }
    names.removeDuplicates();
    marks.removeDuplicates();
    QCOMPARE(names.size(), 4);
    QCOMPARE(marks.size(), 4);
}

QTEST_MAIN(TestScoreSheets)
#include "tst_score_sheets.moc"

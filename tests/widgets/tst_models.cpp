#include "game_table.h"
#include "models/breakdown_model.h"
#include "models/game_board_model.h"
#include "models/log_model.h"
#include "models/players_model.h"
#include "models/problems_model.h"
#include "models/score_sheet_model.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace waystone;
using namespace waystone::test;

namespace {

/// Puts a mark before every text: whatever does not bear it was not translated anew.
class Marking final : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QStringLiteral("¶") + QString::fromUtf8(source);
    }
};

/// All models on one controller, each under Qt's own test of models.
struct Models {
    GameController controller;
    GameBoardModel board{controller};
    PlayersModel players{controller};
    LogModel log{controller};
    ScoreSheetModel score{controller};
    QAbstractItemModelTester boardTester{&board, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester playersTester{&players, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester seatsTester{&board.seats(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester logTester{&log, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester scoreTester{&score, QAbstractItemModelTester::FailureReportingMode::QtTest};

    QList<QAbstractItemModel *> all() { return {&board, &board.seats(), &players, &log, &score}; }
};

void forAll(const QAbstractItemModel &model, const std::function<void(const QModelIndex &)> &use,
            const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column)
            use(model.index(row, column, parent));
        forAll(model, use, model.index(row, 0, parent));
    }
}

QStringList texts(const QAbstractItemModel &model)
{
    QStringList texts;
    forAll(model, [&](const QModelIndex &index) {
        for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{Qt::AccessibleTextRole}}) {
            const QVariant value = index.data(role);
            if (value.typeId() == QMetaType::QString && !value.toString().isEmpty())
                texts += value.toString();
        }
    });
    for (int column = 0; column < model.columnCount(); ++column)
        if (const QVariant title = model.headerData(column, Qt::Horizontal);
            title.typeId() == QMetaType::QString)
            texts += title.toString();
    return texts;
}

LogRow::Kind kindOf(const QModelIndex &index)
{
    return static_cast<LogRow::Kind>(index.data(LogModel::KindRole).toInt());
}

void openAll(LogModel &log)
{
    for (int row = 0; row < log.rowCount(); ++row)
        if (const QVariant open = log.index(row).data(LogModel::OpenRole); open.isValid() && !open.toBool())
            log.turnOver(log.index(row));
}

} // namespace

class TestModels : public QObject {
    Q_OBJECT

private slots:
    void modelsHoldThroughAGameAndBack()
    {
        Models models;
        models.controller.setStudy(true);
        startGame(models.controller, "milestones", 3, 5);
        Rng rng(12);
        for (int step = 0; step < 150 && !models.controller.isOver(); ++step) {
            playRandomly(models.controller, rng, 1);
            if (step % 7 == 0)
                models.controller.undo();
            if (step % 11 == 0)
                models.controller.undoTurn();
            if (step % 13 == 0)
                models.controller.redo();
            if (step % 29 == 0)
                models.controller.goTo(models.controller.history().size() / 2);
            if (step % 41 == 0)
                models.controller.promote(models.controller.history().current());
        }
        startGame(models.controller, "milestones", 2, 6);
        playRandomly(models.controller, rng, 10);
        QCOMPARE(models.players.rowCount(), 2);
    }

    void whoHearsBeforeTheModelsSeesAnOlderWholeWorld_data() { addEveryGame(); }
    void whoHearsBeforeTheModelsSeesAnOlderWholeWorld()
    {
        QFETCH(QByteArray, game);
        QFETCH(int, seats);
        GameController controller;
        const QAbstractItemModel *places = nullptr;
        QList<const QAbstractItemModel *> others;
        QList<QStringList> before;
        const auto told = [&] {
            QList<QStringList> told;
            for (const QAbstractItemModel *model : others)
                told += texts(*model);
            return told;
        };
        const auto pieces = [&] {
            QStringList names;
            for (int row = 0; row < places->rowCount(); ++row)
                names += places->index(row, 0).data(BoardModel::PiecesRole).toStringList();
            return names;
        };
        int changes = 0;
        QStringList lying;
        connect(&controller, &GameController::viewChanged, this, [&](const ViewChange &change) {
            if (places == nullptr)
                return;
            QCOMPARE(told(), before);
            if (change.reason != ViewChange::Reason::reset)
                QCOMPARE(pieces(), lying);
            ++changes;
        });
        GameBoardModel ofPlaces(controller);
        PlayersModel players(controller);
        ScoreSheetModel score(controller);
        BreakdownModel breakdown(controller);
        others = {&players, &score, &breakdown};
        connect(&controller, &GameController::viewChanged, this, [&] {
            places = &ofPlaces;
            before = told();
            lying = pieces();
        });

        controller.setStudy(true);
        startGame(controller, game.constData(), seats, 4);
        Rng rng(9);
        for (int count = 0; count < 30 && !controller.isOver(); ++count) {
            playRandomly(controller, rng, 2);
            if (count % 5 == 0)
                controller.undo();
        }
        // Another table may have fewer seats and other things to count.
        startGame(controller, "milestones", 2, 5);
        playRandomly(controller, rng, 3);
        QVERIFY(changes > 20);
    }

    void placesTellWhatIsLegal()
    {
        Models models;
        startGame(models.controller, "milestones", 2, 3);
        Rng rng(2);
        for (int count = 0; count < 40 && !models.controller.isOver(); ++count) {
            std::set<Place> firsts;
            for (const LegalAction &legal : models.controller.shown().legal)
                for (const Route &route : legal.routes)
                    firsts.insert(route.front());
            QCOMPARE(models.board.rowCount(), static_cast<int>(models.controller.shown().places.size()));
            for (int row = 0; row < models.board.rowCount(); ++row) {
                const QModelIndex index = models.board.index(row, 0);
                const Place place = index.data(BoardModel::PlaceRole).value<Place>();
                QCOMPARE(models.board.rowOf(place), row);
                QCOMPARE(index.data(BoardModel::LegalRole).toBool(), firsts.contains(place));
                QCOMPARE(index.data(BoardModel::PointsRole).isValid(), firsts.contains(place));
                QVERIFY(!index.data().toString().isEmpty());
                QCOMPARE(index.data(BoardModel::PiecesRole).toStringList().size(),
                         qsizetype{models.board.rowCount(index)});
            }
            playRandomly(models.controller, rng, 1);
        }
    }

    void everyPieceLiesOnAPlaceOfTheModel()
    {
        Models models;
        startGame(models.controller, "milestones", 4, 14);
        Rng rng(7);
        playRandomly(models.controller, rng, 60);
        qsizetype pieces = 0;
        for (int row = 0; row < models.board.rowCount(); ++row)
            pieces += models.board.rowCount(models.board.index(row, 0));
        QCOMPARE(pieces, static_cast<qsizetype>(models.controller.shown().pieces.size()));
    }

    void logHasEveryPlyInARow()
    {
        Models models;
        startGame(models.controller, "milestones", 2, 9);
        Rng rng(3);
        playRandomly(models.controller, rng, 30);
        const GameHistory &history = models.controller.history();
        const PlyId fork = history.line()[history.line().size() / 2];
        models.controller.goTo(fork);
        playRandomly(models.controller, rng, 12);
        for (PlyId ply = 1; ply < history.size(); ++ply)
            QVERIFY2(models.log.indexOf(ply).isValid(), qPrintable(QString::number(ply)));

        // Opened, every action has one of its own, or ends the one before (tst_log_turns).
        openAll(models.log);
        std::set<int> rows;
        int actions = 0;
        for (PlyId ply = 1; ply < history.size(); ++ply) {
            if (history.outline(ply).seat == chanceSeat)
                continue;
            const QModelIndex index = models.log.indexOf(ply);
            const QModelIndex before = models.log.indexOf(history.outline(ply).parent);
            actions += index == before ? 0 : 1;
            QCOMPARE(kindOf(index), LogRow::Kind::action);
            QCOMPARE(index.data(LogModel::SeatRole).toInt(), int{history.outline(ply).seat});
            rows.insert(index.row());
        }
        QCOMPARE(static_cast<int>(rows.size()), actions);
        QVERIFY(models.log.currentIndex().data(LogModel::CurrentRole).toBool());
        models.log.jump(models.log.indexOf(fork));
        const PlyId shown = history.current();
        QVERIFY(shown == fork || history.outline(shown).parent == fork); // with what was drawn then
    }

    void aGameIsToldByItsTurns_data() { addEveryGame(); }
    void aGameIsToldByItsTurns()
    {
        QFETCH(QByteArray, game);
        QFETCH(int, seats);
        Models models;
        startGame(models.controller, game.constData(), seats, 9);
        Rng rng(3);
        playRandomly(models.controller, rng, 60);
        QVERIFY(models.log.rowCount() > 10);
        int heading = -1;
        int points = 0;
        int turns = 0;
        std::map<int, int> numbers;
        const auto closeTurn = [&] {
            if (heading >= 0 && models.log.index(heading).data(LogModel::SeatRole).toInt() >= 0)
                QCOMPARE(models.log.index(heading).data(LogModel::PointsRole).toInt(), points);
            points = 0;
        };
        for (int row = 0; row < models.log.rowCount(); ++row) {
            const QModelIndex index = models.log.index(row);
            QVERIFY(!index.data(Qt::AccessibleTextRole).toString().isEmpty());
            const int seat = index.data(LogModel::SeatRole).toInt();
            if (kindOf(index) == LogRow::Kind::turn) {
                closeTurn();
                heading = row;
                ++turns;
                QVERIFY(!index.data(LogModel::NameRole).toString().isEmpty());
                continue;
            }
            if (heading < 0) {
                QCOMPARE(seat, -1); // before the first turn there is nobody's doing
                continue;
            }
            const int of = models.log.index(heading).data(LogModel::SeatRole).toInt();
            if (seat >= 0)
                QCOMPARE(index.data(LogModel::NameRole).toString().isEmpty(), seat == of);
            if (seat == of)
                points += index.data(LogModel::PointsRole).toInt();
        }
        closeTurn();
        QVERIFY(turns > 1);
    }

    void aRoundOfAllIsHeadedByNobody()
    {
        Models models;
        startGame(models.controller, "between-two-cities", 4, 9);
        Rng rng(3);
        playRandomly(models.controller, rng, 40);
        int rounds = 0;
        for (int row = 0; row < models.log.rowCount(); ++row) {
            const QModelIndex index = models.log.index(row);
            if (kindOf(index) != LogRow::Kind::turn)
                continue;
            ++rounds;
            QCOMPARE(index.data(LogModel::SeatRole).toInt(), -1);
            for (Seat seat = 0; seat < 4; ++seat)
                QVERIFY(index.data(LogModel::NameRole).toString() !=
                        models.controller.words().seatName(seat));
        }
        QVERIFY(rounds > 1);
    }

    void manyDrawsAreOneRow_data() { addEveryGame(); }
    void manyDrawsAreOneRow()
    {
        QFETCH(QByteArray, game);
        QFETCH(int, seats);
        Models models;
        startGame(models.controller, game.constData(), seats, 9);
        Rng rng(3);
        playRandomly(models.controller, rng, 60);
        const auto isDraw = [](const QModelIndex &index) {
            return index.isValid() && kindOf(index) == LogRow::Kind::action &&
                   index.data(LogModel::SeatRole).toInt() < 0;
        };
        const int rows = models.log.rowCount();
        for (int row = 0; row + 1 < rows; ++row)
            QVERIFY(!isDraw(models.log.index(row)) || !isDraw(models.log.index(row + 1)));
        for (int row = 0; row < models.log.rowCount(); ++row) {
            const QModelIndex group = models.log.index(row);
            if (kindOf(group) != LogRow::Kind::draws)
                continue;
            QVERIFY(!group.data(LogModel::OpenRole).toBool());
            const int before = models.log.rowCount();
            QVERIFY(models.log.turnOver(group));
            QVERIFY(models.log.rowCount() > before);
            QVERIFY(isDraw(models.log.index(row + 1)));
            QVERIFY(models.log.turnOver(models.log.index(row)));
            QCOMPARE(models.log.rowCount(), before);
        }
    }

    void aSlipFoldsAwayAndIsNoVariation()
    {
        Models models;
        models.controller.setStudy(true);
        startGame(models.controller, "milestones", 2, 9);
        Rng rng(3);
        playRandomly(models.controller, rng, 12);
        const PlyId taken = models.controller.history().current();
        models.controller.undo();
        const auto rowsOf = [&](LogRow::Kind kind) {
            QList<QModelIndex> found;
            for (int row = 0; row < models.log.rowCount(); ++row)
                if (kindOf(models.log.index(row)) == kind)
                    found += models.log.index(row);
            return found;
        };
        QCOMPARE(rowsOf(LogRow::Kind::slips).size(), 1);
        const auto &legal = models.controller.shown().legal;
        const auto other = std::ranges::find_if(legal, [&](const LegalAction &action) {
            return action.action != models.controller.history().logged(taken).action;
        });
        QVERIFY(other != legal.end());
        QVERIFY(models.controller.propose(other->action));
        playRandomly(models.controller, rng, 20);
        QCOMPARE(rowsOf(LogRow::Kind::slips).size(), 1);
        QVERIFY(rowsOf(LogRow::Kind::variation).isEmpty());
        const int turns = static_cast<int>(rowsOf(LogRow::Kind::turn).size());
        QVERIFY(turns > 2); // the turns go on as if nothing had been

        const QPersistentModelIndex slip = rowsOf(LogRow::Kind::slips).front();
        QVERIFY(!slip.data(LogModel::OpenRole).toBool());
        QCOMPARE(models.log.indexOf(taken), QModelIndex(slip));
        QVERIFY(models.log.turnOver(slip));
        QVERIFY(slip.data(LogModel::OpenRole).toBool());
        const QModelIndex line = models.log.indexOf(taken);
        QVERIFY(line.row() > slip.row());
        QVERIFY(line.data(LogModel::TakenBackRole).toBool());
        QVERIFY(line.data(LogModel::DepthRole).toInt() > slip.data(LogModel::DepthRole).toInt());
        // Done again after all, it stands.
        models.controller.goTo(models.controller.history().outline(taken).parent);
        QVERIFY(models.controller.propose(models.controller.history().logged(taken).action));
        QVERIFY(rowsOf(LogRow::Kind::slips).isEmpty());
        QVERIFY(!models.log.indexOf(taken).data(LogModel::TakenBackRole).toBool());
    }

    void whatIsTriedIsAVariationUnderTheRowItStandsFor()
    {
        Models models;
        startGame(models.controller, "milestones", 2, 9);
        Rng rng(3);
        playRandomly(models.controller, rng, 20);
        const GameHistory &history = models.controller.history();
        const PlyId now = history.now();
        const PlyId from = history.line()[history.line().size() - 6];
        const PlyId instead = history.children(from).front();
        models.controller.look(from);
        models.controller.tryFromHere();
        const auto &legal = models.controller.shown().legal;
        const auto other = std::ranges::find_if(legal, [&](const LegalAction &action) {
            return action.action != history.logged(instead).action;
        });
        QVERIFY(other != legal.end());
        QVERIFY(models.controller.propose(other->action));
        const QModelIndex tried = models.log.currentIndex();
        QCOMPARE(tried.data(LogModel::DepthRole).toInt(), 1);
        QCOMPARE(models.log.indexOf(now).data(LogModel::DepthRole).toInt(), 0);
        int head = tried.row();
        while (kindOf(models.log.index(head)) != LogRow::Kind::variation)
            --head;
        QVERIFY(models.log.index(head).data(LogModel::OpenRole).toBool());
        QCOMPARE(head, models.log.indexOf(instead).row() + 1);
        models.controller.backToNow();
        QVERIFY(!models.log.index(head).data(LogModel::OpenRole).toBool());
    }

    void logKeepsItsRowsWhilePlayGoesOn()
    {
        Models models;
        startGame(models.controller, "milestones", 2, 9);
        Rng rng(3);
        playRandomly(models.controller, rng, 12);
        const PlyId played = models.controller.history().current();
        const QPersistentModelIndex line = models.log.indexOf(played);
        QSignalSpy resets(&models.log, &QAbstractItemModel::modelReset);
        QSignalSpy removals(&models.log, &QAbstractItemModel::rowsRemoved);
        playRandomly(models.controller, rng, 10);
        QVERIFY(line.isValid());
        QCOMPARE(QModelIndex(line), models.log.indexOf(played));
        QCOMPARE(resets.size(), 0);
        QCOMPARE(removals.size(), 0);
    }

    void scoreSheetAddsUp()
    {
        Models models;
        startGame(models.controller, "milestones", 3, 13);
        Rng rng(11);
        for (int round = 0; round < 40; ++round) {
            playRandomly(models.controller, rng, 20);
            std::vector<int> sums(3);
            QModelIndex total;
            for (int row = 0; row < models.score.rowCount(); ++row) {
                const QModelIndex source = models.score.index(row, 0);
                const auto kind =
                    static_cast<ScoreSheetModel::RowKind>(source.data(ScoreSheetModel::KindRole).toInt());
                if (kind == ScoreSheetModel::RowKind::total)
                    total = source;
                if (kind != ScoreSheetModel::RowKind::source)
                    continue;
                for (int seat = 0; seat < 3; ++seat) {
                    int entries = 0;
                    for (int entry = 0; entry < models.score.rowCount(source); ++entry)
                        entries += models.score.index(entry, 1 + seat, source)
                                       .data(ScoreSheetModel::PointsRole)
                                       .toInt();
                    QCOMPARE(source.siblingAtColumn(1 + seat).data(ScoreSheetModel::PointsRole).toInt(),
                             entries);
                    sums[static_cast<std::size_t>(seat)] += entries;
                }
            }
            for (int seat = 0; seat < 3; ++seat)
                QCOMPARE(total.siblingAtColumn(1 + seat).data(ScoreSheetModel::PointsRole).toInt(),
                         sums[static_cast<std::size_t>(seat)]);
        }
    }

    void everyTextIsAskedForAnew()
    {
        Models models;
        startGame(models.controller, "milestones", 2, 5);
        for (Seat seat = 0; seat < 2; ++seat)
            models.controller.setPlayer(seat, {QString(), seat});
        Rng rng(12);
        playRandomly(models.controller, rng, 40);
        ProblemsModel problems;
        QAbstractItemModelTester tester(&problems, QAbstractItemModelTester::FailureReportingMode::QtTest);
        problems.setProblems({{"file.truncated", {{"line", 3}, {"column", 4}}, {}, Severity::impossible},
                              {"house-needs-street", {}, {{2, nobody, 5}}}},
                             models.controller.table().words);
        QCOMPARE(problems.rowCount(), 2);
        QCOMPARE(problems.index(1).data(ProblemsModel::PlacesRole).value<std::vector<Place>>(),
                 (std::vector<Place>{{2, nobody, 5}}));

        QList<QAbstractItemModel *> all = models.all();
        all += &problems;
        std::vector<std::unique_ptr<QSignalSpy>> changes;
        for (QAbstractItemModel *model : all)
            changes.push_back(std::make_unique<QSignalSpy>(model, &QAbstractItemModel::dataChanged));
        const QPersistentModelIndex line = models.log.currentIndex();
        Marking marking;
        QCoreApplication::installTranslator(&marking);
        for (const std::unique_ptr<QSignalSpy> &change : changes)
            QVERIFY(!change->isEmpty());
        QVERIFY(line.isValid());
        for (QAbstractItemModel *model : all) {
            const QStringList shown = texts(*model);
            QVERIFY(!shown.isEmpty());
            for (const QString &text : shown)
                QVERIFY2(text.contains(QStringLiteral("¶")), qPrintable(text));
        }
        QCoreApplication::removeTranslator(&marking);
    }
};

QTEST_MAIN(TestModels)
#include "tst_models.moc"

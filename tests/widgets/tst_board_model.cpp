#include "board_table.h"

#include "board/board_accessible.h"
#include "conformance/random_edits.h"
#include "editor/edition/edition_table_model.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_text_model.h"
#include "editor/position/setup_board_model.h"
#include "faces/game_faces.h"
#include "games.h"
#include "lessons/library/library_model.h"
#include "models/analysis_model.h"
#include "models/breakdown_model.h"
#include "models/log_model.h"
#include "models/players_model.h"
#include "models/problems_model.h"
#include "models/score_sheet_model.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QDir>
#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace waystone;
using namespace waystone::test;

namespace {

using Testers = std::vector<std::unique_ptr<QAbstractItemModelTester>>;

Testers testersOf(std::initializer_list<QAbstractItemModel *> models)
{
    Testers testers;
    for (QAbstractItemModel *model : models)
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    return testers;
}

/// Knows of a model's rows and data only what its signals have told since the beginning.
class Listener : public QObject {
public:
    Listener(const QAbstractItemModel &model, int role) : model_(model), role_(role)
    {
        const auto insert = [this](const QModelIndex &parent, int first, int last) {
            for (int row = first; row <= last; ++row)
                rows_[parent.row()].insert(row, read(parent, row));
        };
        connect(&model, &QAbstractItemModel::modelReset, this, &Listener::readAll);
        connect(&model, &QAbstractItemModel::rowsInserted, this, insert);
        connect(&model, &QAbstractItemModel::rowsRemoved, this,
                [this](const QModelIndex &parent, int first, int last) {
                    rows_[parent.row()].remove(first, last - first + 1);
                });
        connect(&model, &QAbstractItemModel::rowsMoved, this,
                [this](const QModelIndex &from, int first, int, const QModelIndex &to, int at) {
                    rows_[from.row()].removeAt(first);
                    rows_[to.row()].insert(at, read(to, at));
                });
        connect(&model, &QAbstractItemModel::dataChanged, this,
                [this](const QModelIndex &first, const QModelIndex &last) {
                    if (first.parent().isValid())
                        for (int row = first.row(); row <= last.row(); ++row)
                            rows_[first.parent().row()][row] = read(first.parent(), row);
                });
        readAll();
    }

    [[nodiscard]] bool knowsAll()
    {
        const QList<QVariantList> heard = rows_;
        readAll();
        return heard == rows_;
    }

private:
    void readAll()
    {
        rows_.clear();
        for (int row = 0; row < model_.rowCount(); ++row) {
            const QModelIndex parent = model_.index(row, 0);
            rows_.append(QVariantList());
            for (int child = 0; child < model_.rowCount(parent); ++child)
                rows_.last().append(read(parent, child));
        }
    }

    [[nodiscard]] QVariant read(const QModelIndex &parent, int row) const
    {
        return model_.index(row, 0, parent).data(role_);
    }

    const QAbstractItemModel &model_;
    int role_;
    QList<QVariantList> rows_;
};

/// A second view of a table's model.
std::unique_ptr<BoardScene> attach(BoardTable &table)
{
    auto scene = std::make_unique<BoardScene>();
    scene->setTheme(table.scene->theme().kind);
    scene->setRoom(table.view->size());
    scene->setModel(table.board.get());
    const std::shared_ptr<BoardLayout> layout =
        gameFace(table.game().id())->layout(table.controller.table().game);
    layout->setTable(table.controller.table());
    scene->setLayout(layout);
    return scene;
}

QImage pictureOf(BoardScene &scene)
{
    QImage image(640, 400, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.paintClean(painter, image.rect());
    return image;
}

/// Everything that two views show: where pieces and tallies are, how they look, the marks, and what is only half there.
void compare(BoardTable &table, BoardScene &scene)
{
    QCOMPARE(scene.shownPlaces(), table.scene->shownPlaces());
    for (const Mark mark :
         {Mark::target, Mark::legal, Mark::selected, Mark::illegal, Mark::lastMove, Mark::source})
        QCOMPARE(scene.marked(mark), table.scene->marked(mark));
    for (const Piece &piece : table.controller.shown().pieces)
        QCOMPARE(scene.piecePosition(piece.id), table.scene->piecePosition(piece.id));
    QCOMPARE(scene.ghosts(), table.scene->ghosts());
    QCOMPARE(scene.proposed(), table.scene->proposed());
    QVERIFY(pictureOf(scene) == pictureOf(*table.scene));
}

Place placeOf(const QModelIndex &index)
{
    return index.data(BoardModel::PlaceRole).value<Place>();
}

/// A document with some pieces on its table.
std::unique_ptr<ScenarioDocument> document(const GameKind &kind, Rng &rng)
{
    const std::shared_ptr<const Game> game = *games().make(kind, {}, {});
    std::vector<Player> players;
    for (int seat = 0; seat < maxSeats; ++seat)
        players.push_back({QString::number(seat), seat});
    auto document = std::make_unique<ScenarioDocument>(game, players);
    const AnySetup setup = edited(*game, document->setup(), document->seats(), 20, rng);
    document->replaceSetup(setup, [] { return QString(); });
    return document;
}

} // namespace

/// The table as a model: what plays, edits, shows and reads it aloud sees the same.
class TestBoardModel : public QObject {
    Q_OBJECT

private slots:
    void signalsTellEverything_data() { addEveryTable(); }
    void signalsTellEverything();
    void everyModelHolds_data() { addEveryGame(); }
    void everyModelHolds();
    void everyModelOfLessonsAndEditionsHolds();
    void aViewThatComesLaterShowsTheSame_data() { addEveryTable(); }
    void aViewThatComesLaterShowsTheSame();
    void whoeverHearsFirstMayRead_data() { addEveryGame(); }
    void whoeverHearsFirstMayRead();
    void everyViewTellsTheSame_data() { addEveryGame(); }
    void everyViewTellsTheSame();
    void editsAreStepsOfTheHistory();
    void whatCannotBeDoneIsRefused();
};

void TestBoardModel::signalsTellEverything()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 3);
    table.controller.setStudy(true);
    Listener pieces(*table.board, BoardModel::PieceRole);
    Listener tallies(table.board->seats(), SeatsModel::TallyRole);
    Rng rng(static_cast<std::uint64_t>(seats));
    for (int step = 0; step < 400 && !table.controller.isOver(); ++step) {
        table.playRandomly(rng, 1);
        if (step % 7 == 0)
            table.controller.undo();
        if (step % 31 == 0)
            table.controller.goTo(table.controller.history().size() / 2);
        QVERIFY(pieces.knowsAll());
        QVERIFY(tallies.knowsAll());
        for (const Piece &piece : table.controller.shown().pieces) {
            const QModelIndex index = table.board->indexOfPiece(piece.id);
            QCOMPARE(index.data(BoardModel::PieceRole).value<Piece>(), piece);
            QCOMPARE(placeOf(index.parent()), piece.place);
        }
    }
}

void TestBoardModel::everyModelHolds()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 5);
    GameController &controller = table.controller;
    controller.setStudy(true);
    Adviser adviser(controller);
    AnalysisModel analysis(controller, adviser);
    BreakdownModel breakdown(controller);
    LogModel log(controller);
    PlayersModel players(controller);
    ScoreSheetModel score(controller);
    Rng rng(9);
    const std::unique_ptr<ScenarioDocument> edited = document(*games().find(game.toStdString()), rng);
    SetupBoardModel setup(*edited);
    ProblemsModel problems;
    const Testers testers = testersOf({table.board.get(), &table.board->seats(), &analysis, &breakdown, &log,
                                       &players, &score, &setup, &setup.seats(), &problems});
    for (int step = 0; step < 120 && !controller.isOver(); ++step) {
        table.playRandomly(rng, 1);
        if (step % 7 == 0)
            controller.undo();
        if (step % 11 == 0)
            controller.undoTurn();
        if (step % 29 == 0)
            controller.goTo(controller.history().size() / 2);
    }
    startGame(controller, game.toStdString(), seats, 6);
    table.playRandomly(rng, 10);

    const Game &rules = edited->game();
    for (int step = 0; step < 40; ++step) {
        edited->replaceSetup(test::edited(rules, edited->setup(), edited->seats(), 2, rng),
                             [] { return QString(); });
        problems.setProblems(edited->problems(), edited->sharedWords());
        if (step % 5 == 0)
            edited->history().undo();
    }
}

void TestBoardModel::everyModelOfLessonsAndEditionsHolds()
{
    Rng rng(3);
    const GameKind &kind = games().kinds().front();
    const std::unique_ptr<ScenarioDocument> scenario = document(kind, rng);
    LessonDraft draft(*scenario);
    draft.begin(LessonStep::Kind::tell);
    LessonTextModel texts(draft, LessonTextModel::Scope::lesson);
    LessonTextModel steps(draft, LessonTextModel::Scope::step);
    EditionDocument edition(scenario->game(), [](const std::string &) { return false; });
    const std::string group = edition.groups().front();
    const std::vector<EditionDocument::Pointer> arrays = EditionTableModel::arrays(edition, group);
    EditionTableModel values(edition, arrays.empty() ? EditionDocument::Pointer() / group : arrays.front());
    LessonLibrary library(games(), QDir::tempPath() + QStringLiteral("/none"));
    const LessonProgress progress((QString()));
    const QTemporaryDir folder;
    SetShelf sets(games(), folder.path());
    LibraryModel items(library, sets, progress, games());
    ShelfModel shelves(library, sets, progress, games());
    const Testers testers = testersOf({&texts, &steps, &values, &items, &shelves});
    for (int step = 0; step < 4; ++step) {
        draft.addStep(LessonStep::Kind::tell);
        steps.setData(steps.index(0, 0), QStringLiteral("A text"));
        texts.setData(texts.index(0, 0), QString::number(step));
        if (values.isArray())
            values.addRowLike(0);
        values.setData(values.index(0, 0), step, Qt::EditRole);
        items.setSearch(QString::number(step));
        QString set;
        QCOMPARE(sets.create({"", "en", {}, {}, {entryOf(library.items().front())}}, &set), QString());
        items.setShelf({ShelfChoice::Kind::set, set});
    }
    QCOMPARE(items.rowCount(), 0); // the search still narrows it
    items.setShelf({});
    while (scenario->history().canUndo())
        scenario->history().undo();
    while (edition.history().canUndo())
        edition.history().undo();
    items.setSearch(QString());
    items.setGame(std::string(kind.id));
    QVERIFY(items.rowCount() > 0);
}

void TestBoardModel::aViewThatComesLaterShowsTheSame()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    QFETCH(int, share);
    Rng rng(static_cast<std::uint64_t>(7 * seats));
    BoardTable table(game.toStdString(), seats, 11);
    table.controller.setStudy(true);
    const std::unique_ptr<BoardScene> companion = attach(table);
    for (int step = 0; !table.controller.isOver() && step < 3000; ++step) {
        watchSomeone(table.controller);
        const Route route = table.randomAction(rng).routes.front();
        table.play->input().click(route.front());
        emit table.view->hovered(route.back());
        if (step % (10 * share) == 0) {
            const std::unique_ptr<BoardScene> late = attach(table);
            compare(table, *late);
            compare(table, *companion);
            if (QTest::currentTestFailed())
                return;
        }
        emit table.view->hovered(std::nullopt);
        table.play->input().cancel();
        table.playRandomly(rng, 1);
        if (step % 13 == 0)
            table.controller.undo();
    }
    compare(table, *attach(table));
    compare(table, *companion);
}

// The controller's own lists are others by then; what the model tells is as it was, or as it is.
void TestBoardModel::whoeverHearsFirstMayRead()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    std::unique_ptr<GameBoardModel> board;
    int read = 0;
    const auto readAll = [&] {
        if (board == nullptr)
            return;
        for (int row = 0; row < board->rowCount(); ++row) {
            const QModelIndex place = board->index(row, 0);
            for (int role = Qt::UserRole + 1; role <= BoardModel::LayerRole; ++role)
                read += place.data(role).isValid() ? 1 : 0;
            QCOMPARE(place.data(BoardModel::PiecesRole).toStringList().size(),
                     qsizetype{board->rowCount(place)});
            QVERIFY(!place.data(Qt::AccessibleTextRole).toString().isEmpty());
            for (int at = 0; at < board->rowCount(place); ++at)
                QVERIFY(!board->index(at, 0, place).data().toString().isEmpty());
        }
    };
    connect(&controller, &GameController::viewAboutToChange, this, readAll);
    connect(&controller, &GameController::viewChanged, this, readAll);
    controller.setPlaysForced(false);
    controller.setStudy(true);
    board = std::make_unique<GameBoardModel>(controller);
    startGame(controller, game.toStdString(), seats, 4);
    Rng rng(4);
    for (int step = 0; step < 60 && !controller.isOver(); ++step) {
        watchSomeone(controller);
        playRandomly(controller, rng, 1);
        if (step % 9 == 0)
            controller.undo();
    }
    startGame(controller, game.toStdString(), seats, 5);
    QVERIFY(read > 1000);
}

void TestBoardModel::everyViewTellsTheSame()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 8);
    Rng rng(8);
    table.playRandomly(rng, 15);
    watchSomeone(table.controller);
    QTableView list;
    list.setModel(table.board.get());
    QCOMPARE(list.model()->rowCount(), static_cast<int>(table.controller.shown().places.size()));
    const Route route = table.randomAction(rng).routes.front();
    table.play->input().click(route.front());
    const std::vector<Place> shown = table.scene->shownPlaces();
    for (std::size_t at = 0; at < shown.size(); ++at) {
        const QModelIndex row = list.model()->index(table.board->rowOf(shown[at]), 0);
        QAccessibleInterface *read = boardPlaceRead(*table.view, shown[at]);
        QCOMPARE(read->text(QAccessible::Name), row.data(Qt::AccessibleTextRole).toString());
        QVERIFY(read->text(QAccessible::Name).startsWith(row.data().toString()));
        QCOMPARE(static_cast<bool>(read->state().selected), row.data(BoardModel::PickedRole).toBool());
        QCOMPARE(static_cast<bool>(read->state().selectable), row.data(BoardModel::TargetRole).toBool());
        QCOMPARE(table.scene->isTarget(shown[at]), row.data(BoardModel::TargetRole).toBool());
        QCOMPARE(table.scene->isMarked(Mark::selected, shown[at]), row.data(BoardModel::PickedRole).toBool());
    }
    int lying = 0;
    for (int row = 0; row < list.model()->rowCount(); ++row) {
        const QModelIndex place = list.model()->index(row, 0);
        const QString pieces = place.siblingAtColumn(BoardModel::PiecesColumn).data().toString();
        QCOMPARE(pieces.isEmpty(), list.model()->rowCount(place) == 0);
        lying += list.model()->rowCount(place);
    }
    QCOMPARE(lying, static_cast<int>(table.controller.shown().pieces.size()));
}

void TestBoardModel::editsAreStepsOfTheHistory()
{
    Rng rng(5);
    for (const GameKind &kind : games().kinds()) {
        if (gameFace(kind.id) == nullptr)
            continue;
        const std::unique_ptr<ScenarioDocument> edited = document(kind, rng);
        SetupBoardModel model(*edited);
        const Testers testers = testersOf({&model, &model.seats()});
        Listener pieces(model, BoardModel::PieceRole);
        const Game &game = edited->game();
        const std::vector<PaletteEntry> palette = edited->editing().palette(edited->setup());
        int put = 0;
        int moved = 0;
        int removed = 0;
        for (int step = 0; step < 300; ++step) {
            const AnySetup before = edited->setup();
            const int steps = edited->history().index();
            const QModelIndex place =
                model.index(static_cast<int>(rng.below(static_cast<std::uint32_t>(model.rowCount()))), 0);
            const std::size_t number = rng.below(static_cast<std::uint32_t>(palette.size()));
            bool isOther = false;
            if (step % 5 == 0) {
                QMimeData data;
                data.setData(QString::fromLatin1(SetupBoardModel::entryFormat), QByteArray::number(number));
                const bool can = model.canDropMimeData(&data, Qt::CopyAction, -1, -1, place);
                isOther = model.dropMimeData(&data, Qt::CopyAction, -1, -1, place);
                QVERIFY(can || !isOther);
                put += isOther ? 1 : 0;
            } else if (step % 5 == 1) {
                isOther =
                    model.setData(place, QVariant::fromValue(palette[number].piece), BoardModel::PieceRole);
                put += isOther ? 1 : 0;
            } else {
                const std::vector<Piece> lying = edited->editing().pieces(before);
                const Piece piece = lying[rng.below(static_cast<std::uint32_t>(lying.size()))];
                const QModelIndex index = model.indexOfPiece(piece.id);
                QVERIFY(index.isValid());
                if (step % 5 == 2) {
                    const std::unique_ptr<QMimeData> data(model.mimeData({index}));
                    isOther = model.dropMimeData(data.get(), Qt::CopyAction, -1, -1, place);
                    moved += isOther ? 1 : 0;
                } else if (step % 5 == 3) {
                    isOther =
                        model.setData(index, QVariant::fromValue(placeOf(place)), BoardModel::PlaceRole);
                    moved += isOther ? 1 : 0;
                } else {
                    isOther = model.removeRow(index.row(), index.parent());
                    removed += isOther ? 1 : 0;
                }
            }
            QCOMPARE(game.same(edited->setup(), before), !isOther);
            QCOMPARE(edited->history().index(), steps + (isOther ? 1 : 0));
            QVERIFY(pieces.knowsAll());
            if (!isOther)
                continue;
            QVERIFY(!edited->history().text(steps).isEmpty());
            edited->history().undo();
            QVERIFY(game.same(edited->setup(), before));
            QVERIFY(pieces.knowsAll());
            edited->history().redo();
        }
        QVERIFY2(put > 5 && moved > 3 && removed > 3,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(put).arg(moved).arg(removed)));
    }
}

void TestBoardModel::whatCannotBeDoneIsRefused()
{
    Rng rng(6);
    const std::unique_ptr<ScenarioDocument> edited = document(games().kinds().front(), rng);
    SetupBoardModel model(*edited);
    const int steps = edited->history().count();
    const QModelIndex place = model.index(0, 0);
    QMimeData data;
    data.setData(QString::fromLatin1(SetupBoardModel::entryFormat), "99999");
    QVERIFY(!model.canDropMimeData(&data, Qt::CopyAction, -1, -1, place));
    QVERIFY(!model.dropMimeData(&data, Qt::CopyAction, -1, -1, place));
    QVERIFY(!model.dropMimeData(&data, Qt::CopyAction, -1, -1, QModelIndex()));
    QVERIFY(!model.setData(place, QStringLiteral("x")));
    QVERIFY(!model.removeRows(0, 1));
    QVERIFY(!(model.flags(place) & Qt::ItemIsEditable));
    QVERIFY(model.flags(place) & Qt::ItemIsDropEnabled);
    QCOMPARE(edited->history().count(), steps);
    // While a game is played nothing can be changed here.
    BoardTable table("milestones", 2, 8);
    QVERIFY(!(table.board->flags(table.board->index(0, 0)) & Qt::ItemIsDropEnabled));
    QVERIFY(!table.board->dropMimeData(&data, Qt::CopyAction, -1, -1, table.board->index(0, 0)));
}

QTEST_MAIN(TestBoardModel)
#include "tst_board_model.moc"

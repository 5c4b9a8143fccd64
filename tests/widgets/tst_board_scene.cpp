#include "board_table.h"

#include "board/board_export.h"
#include "board/pixmap_store.h"
#include "board/place_halos.h"
#include "board/state_marks.h"
#include "board/theme.h"
#include "faces/game_faces.h"

#include <QAccessible>
#include <QBuffer>
#include <QEvent>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include <cmath>

using namespace waystone;
using namespace waystone::test;

namespace {

QByteArray svgOf(BoardScene &scene)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return exportBoard(scene, buffer, ImageFormat::svg) ? buffer.data() : QByteArray();
}

} // namespace

class TestBoardScene : public QObject {
    Q_OBJECT

private slots:
    void piecesMoveFromWhereTheyAre();
    void thingsWithoutIdentityMoveInPairs();
    void nothingMovesWhenSpeedIsOff();
    void themeFollowsThePalette();
    void exportShowsTheTableAlone();
    void zoomStaysWithinLimits();
    void drawingsAreRasterisedOnce();
    void noHaloCutsARim();
};

/// Whatever lies close to a lit place, its halo is painted below the rims of all of them.
void TestBoardScene::noHaloCutsARim()
{
    const Theme &theme = Theme::of(ThemeKind::light);
    const auto outline = [](qreal away) {
        QPainterPath path;
        path.addRect(QRectF(30, 30, 40, 40).adjusted(-away, -away, away, away));
        return path;
    };
    const auto painted = [&](auto paint, QPoint at) {
        QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paint(painter, theme, Marks(Mark::legal), outline);
        painter.end();
        return qAlpha(image.pixel(at)) > 0;
    };
    const QPoint inRim(28, 50);
    const QPoint inHalo(24, 50);
    QVERIFY(painted(paintStateMarks, inRim));
    QVERIFY(!painted(paintStateMarks, inHalo));
    QVERIFY(painted(paintStateGround, inHalo));

    BoardTable table("milestones", 2, 4);
    std::vector<qreal> halos;
    qreal lowest = 1000;
    for (const QGraphicsItem *item : table.scene->items()) {
        if (dynamic_cast<const PlaceHalos *>(item) != nullptr)
            halos.push_back(item->zValue());
        else if (dynamic_cast<const PlaceItem *>(item) != nullptr)
            lowest = std::min(lowest, item->zValue());
    }
    QCOMPARE(halos.size(), std::size_t{1});
    QVERIFY(halos.front() < lowest);
}

void TestBoardScene::piecesMoveFromWhereTheyAre()
{
    BoardTable table("milestones", 2, 4);
    Rng rng(4);
    table.playRandomly(rng, 4); // the draft
    Animator &animator = table.scene->animator();
    animator.setAlways(true);
    animator.setSpeed(Animator::Speed::slow);
    QVERIFY(animator.duration() > 0 && animator.duration() <= 300);

    const LegalAction action = table.controller.shown().legal.back();
    const auto pawnOf = [&](Seat seat) {
        for (const Piece &piece : table.controller.shown().pieces)
            if (piece.kind == "pawn" && piece.owner == seat)
                return piece;
        return Piece();
    };
    const Seat seat = table.controller.actingSeat();
    const std::uint32_t id = pawnOf(seat).id;
    const QPointF before = table.scene->piecePosition(id);
    table.controller.propose(action.action);
    QVERIFY(animator.isRunning());
    QCOMPARE(table.scene->piecePosition(id), before);
    const QPointF goal = table.scene->layout()->pieceLook(pawnOf(seat)).center;
    QVERIFY(goal != before);

    // The next change takes over from here, the next click ends it.
    table.controller.undo();
    QCOMPARE(table.scene->piecePosition(id), before);
    table.controller.redo();
    QVERIFY(animator.isRunning());
    QTest::mouseClick(table.view->viewport(), Qt::LeftButton, {}, QPoint(1, 1));
    QVERIFY(!animator.isRunning());
    QCOMPARE(table.scene->piecePosition(id), goal);
}

void TestBoardScene::thingsWithoutIdentityMoveInPairs()
{
    const Table table = gameTable("milestones", 2);
    BoardModel model;
    model.setTable(table);
    BoardScene scene;
    scene.setModel(&model);
    scene.animator().setAlways(true);
    const std::shared_ptr<BoardLayout> layout = gameFace(table.game->id())->layout(table.game);
    layout->setTable(table);
    scene.setLayout(layout);
    std::vector<Place> triangles;
    for (const Place place : table.game->places(2))
        if (table.game->areas()[place.area].name == "triangle")
            triangles.push_back(place);
    const Piece from{100, triangles.front(), "house", {}, nobody, 0, 0};
    const Piece there{200, triangles.back(), "house", {}, nobody, 0, 0};
    model.show({{from}, {}}, true);
    const QPointF start = scene.piecePosition(100);
    QSignalSpy moves(&model, &QAbstractItemModel::rowsMoved);
    model.show({{there}, {}});
    QCOMPARE(moves.size(), 1);
    QCOMPARE(scene.piecePosition(200), start);
    scene.animator().finish();
    QCOMPARE(scene.piecePosition(200), layout->pieceLook(there).center);
    QVERIFY(start != scene.piecePosition(200));
}

void TestBoardScene::nothingMovesWhenSpeedIsOff()
{
    BoardTable table("milestones", 2, 6);
    table.scene->animator().setAlways(true);
    table.scene->animator().setSpeed(Animator::Speed::off);
    QCOMPARE(table.scene->animator().duration(), 0);
    Rng rng(6);
    for (int step = 0; step < 30; ++step) {
        table.playRandomly(rng, 1);
        QVERIFY(!table.scene->animator().isRunning());
        for (const Piece &piece : table.controller.shown().pieces)
            if (table.scene->layout()->shape(piece.place) != nullptr)
                QCOMPARE(table.scene->piecePosition(piece.id),
                         table.scene->layout()->pieceLook(piece).center);
    }
}

void TestBoardScene::themeFollowsThePalette()
{
    BoardTable table("milestones", 2, 8);
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    table.view->setPalette(dark);
    QCOMPARE(table.scene->theme().kind, ThemeKind::dark);
    QPalette light;
    light.setColor(QPalette::Window, Qt::white);
    light.setColor(QPalette::WindowText, Qt::black);
    table.view->setPalette(light);
    QCOMPARE(table.scene->theme().kind, ThemeKind::light);
    table.view->setThemeKind(ThemeKind::highContrast);
    table.view->setPalette(dark);
    QCOMPARE(table.scene->theme().kind, ThemeKind::highContrast);
    table.view->setThemeKind(std::nullopt);
    QCOMPARE(table.scene->theme().kind, ThemeKind::dark);
}

void TestBoardScene::exportShowsTheTableAlone()
{
    BoardTable table("milestones", 2, 11);
    const QByteArray marked = svgOf(*table.scene);
    QVERIFY(marked.startsWith("<?xml"));
    table.play->setHighlight(PlayBoard::Highlight::off);
    QCOMPARE(svgOf(*table.scene), marked);
    table.play->setHighlight(PlayBoard::Highlight::always);
    QVERIFY(!table.scene->marked(Mark::legal).empty());

    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QVERIFY(exportBoard(*table.scene, buffer, ImageFormat::png, 1.5));
    const QImage image = QImage::fromData(buffer.data(), "PNG");
    QCOMPARE(image.size(), (table.scene->sceneRect().size() * 1.5).toSize());
}

void TestBoardScene::zoomStaysWithinLimits()
{
    BoardTable table("milestones", 2, 12);
    QVERIFY(table.view->isFitted());
    QVERIFY(
        table.view->viewport()
            ->rect()
            .adjusted(-1, -1, 1, 1)
            .contains(
                table.view->mapFromScene(table.scene->sceneRect()).boundingRect().adjusted(2, 2, -2, -2)));
    for (int step = 0; step < 20; ++step)
        table.press(Qt::Key_Plus);
    QCOMPARE(table.view->zoom(), 4.0);
    for (int step = 0; step < 40; ++step)
        table.press(Qt::Key_Minus);
    QCOMPARE(table.view->zoom(), 0.5);
    table.press(Qt::Key_0);
    QVERIFY(table.view->isFitted());
}

void TestBoardScene::drawingsAreRasterisedOnce()
{
    PixmapStore store;
    const QPixmap one = store.pixmap(QStringLiteral("milestones-house"), QSize(40, 40));
    const QPixmap same = store.pixmap(QStringLiteral("milestones-house"), QSize(40, 40));
    QCOMPARE(one.cacheKey(), same.cacheKey());
    QCOMPARE(store.rasterised(), 1);
    store.pixmap(QStringLiteral("milestones-house"), QSize(41, 41));
    store.pixmap(QStringLiteral("milestones-house"), QSize(40, 40), 60);
    QCOMPARE(store.rasterised(), 3);
    QVERIFY(!one.toImage().isNull());
    QVERIFY(one.toImage().pixelColor(20, 25).alpha() > 0);
}

QTEST_MAIN(TestBoardScene)
#include "tst_board_scene.moc"

#include "board_table.h"

#include "board/board_export.h"
#include "board/pixmap_store.h"
#include "games/game_faces.h"

#include <QAccessible>
#include <QBuffer>
#include <QEvent>
#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <cmath>

using namespace waystone;
using namespace waystone::test;

namespace {

/// Marks every text as translated, and keeps it in one line.
class MarkingTranslator final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *, int) const override
    {
        return QLatin1Char('~') + QString::fromUtf8(source).replace(QLatin1Char(' '), QLatin1Char('_'));
    }
};

QByteArray svgOf(BoardScene &scene)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return exportBoard(scene, buffer, ImageFormat::svg) ? buffer.data() : QByteArray();
}

/// The texts that a drawing in SVG writes.
QStringList writtenIn(const QByteArray &svg)
{
    QStringList texts;
    static const QRegularExpression element(QStringLiteral("<text[^>]*>(.*?)</text>"),
                                            QRegularExpression::DotMatchesEverythingOption);
    for (auto matches = element.globalMatch(QString::fromUtf8(svg)); matches.hasNext();)
        texts.append(matches.next().captured(1).trimmed());
    return texts;
}

bool hasLetters(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetter(); });
}

} // namespace

class TestBoardScene : public QObject {
    Q_OBJECT

private slots:
    void everyPlaceCanBeHit_data();
    void everyPlaceCanBeHit();
    void everythingLiesOnTheTable_data();
    void everythingLiesOnTheTable();
    void targetsAreLargeEnough();
    void piecesMoveFromWhereTheyAre();
    void thingsWithoutIdentityMoveInPairs();
    void nothingMovesWhenSpeedIsOff();
    void languageLeavesNothingStale();
    void themeFollowsThePalette();
    void screenReaderFindsPlacesByName();
    void screenReaderCanPlay();
    void exportShowsTheTableAlone();
    void zoomStaysWithinLimits();
    void arrowsReachEveryPlace();
    void tabLeavesTheBoardAfterTheLastTarget();
    void drawingsAreRasterisedOnce();
};

void TestBoardScene::everyPlaceCanBeHit_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    for (const int seats : {2, 3, 4})
        for (const QSize size : {QSize(1020, 638), QSize(1640, 980), QSize(1000, 700), QSize(1900, 900)})
            QTest::addRow("%d players, %d x %d", seats, size.width(), size.height()) << seats << size;
}

void TestBoardScene::everyPlaceCanBeHit()
{
    QFETCH(int, seats);
    QFETCH(QSize, size);
    Rng rng(1);
    BoardTable table("milestones", seats, 1, size);
    for (const int plies : {0, 40}) {
        table.playRandomly(rng, plies);
        for (const Place place : table.scene->shownPlaces()) {
            const QPoint at = table.view->viewportPoint(place);
            QVERIFY(table.view->viewport()->rect().contains(at));
            const std::optional<Place> hit = table.scene->placeAt(table.view->mapToScene(at));
            QVERIFY(hit.has_value());
            QCOMPARE(QString::fromStdString(table.game().placeName(*hit)),
                     QString::fromStdString(table.game().placeName(place)));
        }
    }
}

void TestBoardScene::everythingLiesOnTheTable_data()
{
    everyPlaceCanBeHit_data();
}

void TestBoardScene::everythingLiesOnTheTable()
{
    QFETCH(int, seats);
    QFETCH(QSize, size);
    Rng rng(2);
    BoardTable table("milestones", seats, 2, size);
    for (const int plies : {0, 60}) {
        table.playRandomly(rng, plies);
        const BoardLayout &layout = *table.scene->layout();
        const QRectF bounds = layout.bounds();
        for (const PlaceShape &shape : layout.shapes())
            QVERIFY(bounds.contains(shape.boundingRect()));
        for (const Piece &piece : table.controller.pieces()) {
            const Look look = layout.pieceLook(piece);
            QVERIFY(!look.pictures.isEmpty());
            QVERIFY(bounds.contains(look.center));
        }
        // Boxes and buttons of different kinds of place never cover each other.
        for (const PlaceShape &one : layout.shapes())
            for (const PlaceShape &other : layout.shapes())
                if (one.kind == PlaceShape::Kind::box && other.kind == PlaceShape::Kind::box &&
                    one.place < other.place)
                    QVERIFY(!one.boundingRect()
                                 .adjusted(1, 1, -1, -1)
                                 .intersects(other.boundingRect().adjusted(1, 1, -1, -1)));
    }
}

void TestBoardScene::targetsAreLargeEnough()
{
    for (const int seats : {2, 3, 4}) {
        BoardTable table("milestones", seats, 3);
        Rng rng(3);
        table.playRandomly(rng, 2 * seats);
        for (const PlaceShape &shape : table.scene->layout()->shapes()) {
            if (shape.kind == PlaceShape::Kind::line)
                continue; // a line attracts the pointer from both sides
            QVERIFY(shape.boundingRect().width() >= 24);
            QVERIFY(shape.boundingRect().height() >= 24);
        }
    }
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

    const LegalAction action = table.controller.legalActions().back();
    const auto pawnOf = [&](Seat seat) {
        for (const Piece &piece : table.controller.pieces())
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
    BoardTable table("milestones", 2, 5);
    BoardScene scene;
    scene.setTable(table.controller.table(),
                   gameFace(table.game().id())->layout(table.controller.table().game));
    scene.animator().setAlways(true);
    std::vector<Place> triangles;
    for (const Place place : table.game().places(2))
        if (table.game().areas()[place.area].name == "triangle")
            triangles.push_back(place);
    const Piece from{100, triangles.front(), "house", {}, nobody, 0, 0};
    const Piece there{200, triangles.back(), "house", {}, nobody, 0, 0};
    scene.show({{from}, {}, 0}, false);
    const QPointF start = scene.piecePosition(100);
    scene.show({{there}, {}, 0}, true);
    QCOMPARE(scene.piecePosition(200), start);
    scene.animator().finish();
    QCOMPARE(scene.piecePosition(200), scene.layout()->pieceLook(there).center);
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
        for (const Piece &piece : table.controller.pieces())
            if (table.scene->layout()->shape(piece.place) != nullptr)
                QCOMPARE(table.scene->piecePosition(piece.id),
                         table.scene->layout()->pieceLook(piece).center);
    }
}

void TestBoardScene::languageLeavesNothingStale()
{
    BoardTable table("milestones", 2, 7);
    Rng rng(7);
    table.playRandomly(rng, 12);
    table.play->setHelpDelay(0);
    table.view->setFocusPlace(table.firstClicks().front());
    QVERIFY(table.scene->hint().isVisible());

    const QStringList untranslated = writtenIn(svgOf(*table.scene)) + table.scene->texts();
    MarkingTranslator translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(table.view.get(), &change);

    QStringList texts = writtenIn(svgOf(*table.scene)) + table.scene->texts();
    for (const QString &name : {QStringLiteral("Anna"), QStringLiteral("Béla")}) {
        QVERIFY(untranslated.contains(name));
        texts.removeAll(name);
    }
    int translated = 0;
    for (const QString &text : texts) {
        if (!hasLetters(text))
            continue;
        QVERIFY2(text.startsWith(QLatin1Char('~')), qPrintable(text));
        ++translated;
    }
    QVERIFY(translated > 10);
    const QString name = table.view->describe(table.game().places(2).front());
    QVERIFY2(name.contains(QLatin1Char('~')), qPrintable(name));
    QCoreApplication::removeTranslator(&translator);
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

void TestBoardScene::screenReaderFindsPlacesByName()
{
    BoardTable table("milestones", 2, 9);
    Rng rng(9);
    table.playRandomly(rng, 20);
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(table.view.get());
    QVERIFY(board != nullptr);
    const std::vector<Place> places = table.scene->shownPlaces();
    QCOMPARE(board->childCount(), static_cast<int>(places.size()));
    int named = 0;
    QStringList names;
    for (int index = 0; index < board->childCount(); ++index) {
        QAccessibleInterface *child = board->child(index);
        QVERIFY(child != nullptr);
        const Place place = places[static_cast<std::size_t>(index)];
        const QString name = child->text(QAccessible::Name);
        QVERIFY2(name.startsWith(table.controller.words().placeName(place)), qPrintable(name));
        QCOMPARE(board->indexOfChild(child), index);
        QCOMPARE(static_cast<bool>(child->state().selectable), table.scene->isTarget(place));
        QVERIFY(child->rect().isValid());
        names.append(name);
        ++named;
    }
    QVERIFY(named > 300);
    QCOMPARE(names.removeDuplicates(), 0);
}

void TestBoardScene::screenReaderCanPlay()
{
    BoardTable table("milestones", 2, 10);
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(table.view.get());
    const Route route = table.controller.legalActions().front().routes.front();
    for (const Place place : route) {
        const std::vector<Place> places = table.scene->shownPlaces();
        const auto index = std::find(places.begin(), places.end(), place) - places.begin();
        QAccessibleActionInterface *actions = board->child(static_cast<int>(index))->actionInterface();
        QVERIFY(actions != nullptr);
        actions->doAction(QAccessibleActionInterface::pressAction());
    }
    QCOMPARE(table.actionsPlayed(), std::size_t(1));
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

void TestBoardScene::arrowsReachEveryPlace()
{
    BoardTable table("milestones", 2, 13);
    Rng rng(13);
    table.playRandomly(rng, 5);
    std::vector<Place> reached{table.scene->shownPlaces().front()};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            table.view->setFocusPlace(reached[next]);
            table.press(key);
            const Place now = *table.view->focusPlace();
            if (std::find(reached.begin(), reached.end(), now) == reached.end())
                reached.push_back(now);
        }
    }
    std::sort(reached.begin(), reached.end());
    std::vector<Place> shown = table.scene->shownPlaces();
    std::sort(shown.begin(), shown.end());
    QStringList missed;
    for (const Place place : shown)
        if (!std::binary_search(reached.begin(), reached.end(), place))
            missed.append(QString::fromStdString(table.game().placeName(place)));
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QLatin1Char(' '))));
}

void TestBoardScene::tabLeavesTheBoardAfterTheLastTarget()
{
    BoardTable table("milestones", 2, 14);
    const std::size_t stops = table.scene->marked(Mark::target).size();
    std::vector<Place> visited;
    for (std::size_t stop = 0; stop < stops; ++stop) {
        table.press(Qt::Key_Tab);
        QVERIFY(table.view->focusPlace().has_value());
        QCOMPARE(table.scene->marked(Mark::focused), std::vector{*table.view->focusPlace()});
        visited.push_back(*table.view->focusPlace());
    }
    std::sort(visited.begin(), visited.end());
    QCOMPARE(visited, table.scene->marked(Mark::target));
    table.press(Qt::Key_Tab);
    QVERIFY(!table.view->focusPlace().has_value());
}

void TestBoardScene::drawingsAreRasterisedOnce()
{
    PixmapStore store;
    const QPixmap one = store.pixmap(QStringLiteral("house"), QSize(40, 40));
    const QPixmap same = store.pixmap(QStringLiteral("house"), QSize(40, 40));
    QCOMPARE(one.cacheKey(), same.cacheKey());
    QCOMPARE(store.rasterised(), 1);
    store.pixmap(QStringLiteral("house"), QSize(41, 41));
    store.pixmap(QStringLiteral("house"), QSize(40, 40), 60);
    QCOMPARE(store.rasterised(), 3);
    QVERIFY(!one.toImage().isNull());
    QVERIFY(one.toImage().pixelColor(20, 25).alpha() > 0);
}

QTEST_MAIN(TestBoardScene)
#include "tst_board_scene.moc"

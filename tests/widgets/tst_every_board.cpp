#include "board_table.h"

#include "board/board_accessible.h"
#include "board/board_export.h"

#include <QAccessible>
#include <QApplication>
#include <QBuffer>
#include <QCursor>
#include <QEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <functional>

using namespace waystone;
using namespace waystone::test;

namespace {

/// Marks every text as translated, and keeps it in one line.
class MarkingTranslator final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *, int) const override
    {
        constexpr QChar softHyphen(0xad);
        return QLatin1Char('~') +
               QString::fromUtf8(source).replace(QLatin1Char(' '), QLatin1Char('_')).remove(softHyphen);
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

/// The letter of a row or column: the same in records, and so in every language.
bool isCoordinate(const QString &text)
{
    return text.size() == 1 && text.front() >= u'a' && text.front() <= u'z';
}

struct Room {
    QSize size;
    double text = 1;
};

/// The text is so much larger than usual as long as this lives.
class TextSize {
public:
    explicit TextSize(double factor) : before_(QApplication::font())
    {
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPixelSize(qRound(13 * factor));
        QApplication::setFont(font);
    }
    ~TextSize() { QApplication::setFont(before_); }
    Q_DISABLE_COPY_MOVE(TextSize)

private:
    QFont before_;
};

bool hasLetters(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetter(); });
}

} // namespace

/// What the drawn table promises of every game and every number of players.
class TestEveryBoard : public QObject {
    Q_OBJECT

private slots:
    void everyPlaceCanBeHit_data() { addEveryTable(); }
    void everyPlaceCanBeHit();
    void everythingLiesOnTheTable_data() { addEveryTable(); }
    void everythingLiesOnTheTable();
    void targetsAreLargeEnough_data() { addEveryTable(); }
    void targetsAreLargeEnough();
    void besideLargeTextItScrolls_data() { addEveryTable(); }
    void besideLargeTextItScrolls();
    void whatIsPinnedIsClicked_data() { addEveryTable(); }
    void whatIsPinnedIsClicked();
    void languageLeavesNothingStale_data() { addEveryGame(); }
    void languageLeavesNothingStale();
    void screenReaderFindsPlacesByName_data() { addEveryTable(); }
    void screenReaderFindsPlacesByName();
    void screenReaderCanPlay_data() { addEveryGame(); }
    void screenReaderCanPlay();
    void arrowsReachEveryPlace_data() { addEveryGame(); }
    void arrowsReachEveryPlace();
    void tabLeavesTheBoardAfterTheLastTarget_data() { addEveryGame(); }
    void tabLeavesTheBoardAfterTheLastTarget();
    void theMouseTakesTheFrameOfTheKeysAway_data() { addEveryGame(); }
    void theMouseTakesTheFrameOfTheKeysAway();
    void nothingIsToldWhileTheBoardIsBehind_data() { addEveryGame(); }
    void nothingIsToldWhileTheBoardIsBehind();
    void aMouseThatRestsPointsAtNothing_data() { addEveryGame(); }
    void aMouseThatRestsPointsAtNothing();

private:
    // The last ones are what a window of 1280 by 720 leaves the board beside large text.
    static constexpr std::array rooms{Room{{1020, 638}}, Room{{1640, 980}},      Room{{1000, 700}},
                                      Room{{1900, 900}}, Room{{1200, 560}, 1.5}, Room{{1184, 430}, 2}};
};

void TestEveryBoard::everyPlaceCanBeHit()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    for (const Room &room : rooms) {
        const TextSize text(room.text);
        Rng rng(1);
        BoardTable table(game.toStdString(), seats, 1, room.size);
        table.view->setMayScroll(true);
        for (const int plies : {0, 40}) {
            table.playRandomly(rng, plies);
            watchSomeone(table.controller);
            for (const Place place : table.scene->shownPlaces()) {
                table.view->reveal({place});
                const QPoint at = table.view->viewportPoint(place);
                QVERIFY(table.view->rect().contains(at + table.view->viewport()->pos()));
                const std::optional<Place> hit = table.scene->placeAt(table.view->sceneAt(at));
                QVERIFY(hit.has_value());
                QCOMPARE(QString::fromStdString(table.game().placeName(*hit)),
                         QString::fromStdString(table.game().placeName(place)));
            }
        }
    }
}

void TestEveryBoard::everythingLiesOnTheTable()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    for (const Room &room : rooms) {
        const TextSize text(room.text);
        Rng rng(2);
        BoardTable table(game.toStdString(), seats, 2, room.size);
        table.view->setMayScroll(true);
        for (const int plies : {0, 60}) {
            table.playRandomly(rng, plies);
            const BoardLayout &layout = *table.scene->layout();
            const QRectF bounds = layout.bounds();
            for (const PlaceShape &shape : layout.shapes())
                QVERIFY2(bounds.contains(shape.boundingRect()), table.game().placeName(shape.place).c_str());
            // Where seats see different things not everything need have a place; otherwise everything does.
            const Game &rules = table.game();
            const Position now = table.position();
            const bool isOpen = rules.pieces(rules.view(now, 0)) == rules.pieces(rules.view(now, 1));
            for (const Piece &piece : table.controller.shown().pieces) {
                if (!isOpen && layout.shape(piece.place) == nullptr)
                    continue;
                const Look look = layout.pieceLook(piece);
                QVERIFY2(!look.pictures.isEmpty() || !look.letterings.isEmpty(),
                         table.game().placeName(piece.place).c_str());
                QVERIFY(bounds.contains(look.center));
            }
            // Boxes of different places never cross; one may lie within another that is below it.
            for (const PlaceShape &one : layout.shapes()) {
                for (const PlaceShape &other : layout.shapes()) {
                    if (one.kind != PlaceShape::Kind::box || other.kind != PlaceShape::Kind::box ||
                        one.place == other.place)
                        continue;
                    const QRectF box = one.boundingRect().adjusted(1, 1, -1, -1);
                    const QRectF otherBox = other.boundingRect().adjusted(1, 1, -1, -1);
                    const bool isWithin = one.z > other.z && other.boundingRect().contains(box);
                    const bool holds = other.z > one.z && one.boundingRect().contains(otherBox);
                    QVERIFY2(isWithin || holds || !box.intersects(otherBox),
                             (table.game().placeName(one.place) + " " + table.game().placeName(other.place))
                                 .c_str());
                }
            }
        }
    }
}

void TestEveryBoard::targetsAreLargeEnough()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 3);
    Rng rng(3);
    table.playRandomly(rng, 2 * seats);
    for (const PlaceShape &shape : table.scene->layout()->shapes()) {
        if (shape.kind == PlaceShape::Kind::line)
            continue; // a line attracts the pointer from both sides
        QVERIFY2(shape.boundingRect().width() >= 24, table.game().placeName(shape.place).c_str());
        QVERIFY2(shape.boundingRect().height() >= 24, table.game().placeName(shape.place).c_str());
    }
}

void TestEveryBoard::besideLargeTextItScrolls()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    const TextSize text(1.5);
    BoardTable table(game.toStdString(), seats, 4, QSize(1200, 560));
    const qreal whole = table.view->zoom();
    QVERIFY(!table.scene->isTight());
    table.view->setMayScroll(true);
    QVERIFY(table.scene->isTight());
    QVERIFY(table.view->zoom() > 1.4 * whole);
    Rng rng(4);
    for (int round = 0; round < 8 && !table.controller.isOver(); ++round) {
        table.playRandomly(rng, 3);
        watchSomeone(table.controller);
        QCOMPARE(table.view->horizontalScrollBar()->maximum(), table.view->horizontalScrollBar()->minimum());
        const BoardLayout &layout = *table.scene->layout();
        const QRectF pinned = layout.pinned();
        if (!pinned.isNull()) {
            QVERIFY(pinned.contains(layout.seatFrame(table.controller.actingSeat())));
            QVERIFY(pinned.height() < 0.4 * table.view->height() / table.view->zoom());
            QVERIFY(qFuzzyCompare(pinned.bottom(), layout.bounds().bottom()));
        }
        const std::vector<Place> lit = table.scene->marked(Mark::target);
        const auto isSeen = [&](Place place) {
            const QRectF box = layout.shape(place)->boundingRect();
            return pinned.contains(box) || table.view->visibleScene().contains(box);
        };
        QVERIFY(lit.empty() || std::ranges::any_of(lit, isSeen));
    }
    table.press(Qt::Key_0);
    QVERIFY(!table.scene->isTight());
    QCOMPARE(table.view->zoom(), whole);
    table.press(Qt::Key_0);
    QVERIFY(table.scene->isTight());
}

void TestEveryBoard::whatIsPinnedIsClicked()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    const TextSize text(1.5);
    BoardTable table(game.toStdString(), seats, 4, QSize(1200, 560));
    table.view->setMayScroll(true);
    QSignalSpy clicked(table.view.get(), &BoardView::clicked);
    const QRectF pinned = table.scene->layout()->pinned();
    const auto shapes = table.scene->layout()->shapes();
    const PlyId start = table.controller.history().current();
    for (const PlaceShape &shape : std::vector(shapes.begin(), shapes.end())) {
        if (!pinned.contains(shape.anchor))
            continue;
        // There the view itself is under the pointer, not its viewport.
        const QPoint at = table.view->viewportPoint(shape.place) + table.view->viewport()->pos();
        QCOMPARE(table.view->childAt(at), nullptr);
        clicked.clear();
        QTest::mouseClick(table.view.get(), Qt::LeftButton, {}, at);
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked.front().front().value<Place>(), shape.place);
        table.press(Qt::Key_Escape);
        if (table.controller.history().current() != start)
            table.controller.goTo(start);
    }
}

void TestEveryBoard::languageLeavesNothingStale()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 7);
    Rng rng(7);
    table.playRandomly(rng, 12);
    watchSomeone(table.controller);
    table.play->setHelpDelay(0);
    table.view->setFocusPlace(table.firstClicks().front());
    QVERIFY(table.scene->hint().isVisible());

    const QStringList untranslated = writtenIn(svgOf(*table.scene)) + table.scene->texts();
    MarkingTranslator translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(table.view.get(), &change);

    QStringList texts = writtenIn(svgOf(*table.scene)) + table.scene->texts();
    for (int seat = 0; seat < seats; ++seat) {
        const QString name = table.controller.player(static_cast<Seat>(seat)).name;
        QVERIFY(untranslated.contains(name));
        texts.removeAll(name);
    }
    int translated = 0;
    for (const QString &text : texts) {
        if (!hasLetters(text) || isCoordinate(text))
            continue;
        QVERIFY2(text.startsWith(QLatin1Char('~')), qPrintable(text));
        ++translated;
    }
    QVERIFY2(translated > 10, qPrintable(texts.join(QLatin1Char('|'))));
    const QString name = table.view->describe(table.game().places(seats).front());
    QVERIFY2(name.contains(QLatin1Char('~')), qPrintable(name));
    QCoreApplication::removeTranslator(&translator);
}

void TestEveryBoard::screenReaderFindsPlacesByName()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 9);
    Rng rng(9);
    table.playRandomly(rng, 20);
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(table.view.get());
    QVERIFY(board != nullptr);
    const std::vector<Place> places = table.scene->shownPlaces();
    QVERIFY(!places.empty());
    QStringList names;
    for (const Place place : places) {
        QAccessibleInterface *child = boardPlaceRead(*table.view, place);
        QVERIFY(child != nullptr);
        const QString name = child->text(QAccessible::Name);
        const QString expected = table.controller.words().placeName(place);
        QVERIFY(!expected.isEmpty());
        QVERIFY2(name.startsWith(expected), qPrintable(name));
        QCOMPARE(static_cast<bool>(child->state().selectable), table.scene->isTarget(place));
        QVERIFY(child->rect().isValid());
        names.append(name);
    }
    QCOMPARE(names.removeDuplicates(), 0);

    // The same by area, by row and place by place, and after them what lies there.
    std::vector<QAccessibleInterface *> leaves;
    QStringList groups;
    int rows = 0;
    const std::function<void(QAccessibleInterface *)> walk = [&](QAccessibleInterface *part) {
        if (part->role() == QAccessible::ListItem) {
            leaves.push_back(part);
            return;
        }
        QVERIFY(part->isValid());
        QVERIFY(part->rect().isValid() || part->childCount() == 0);
        for (int index = 0; index < part->childCount(); ++index) {
            QAccessibleInterface *child = part->child(index);
            QCOMPARE(child, part->child(index));
            QCOMPARE(child->parent(), part);
            QCOMPARE(part->indexOfChild(child), index);
            walk(child);
        }
        if (part->parent() == board)
            groups.append(part->text(QAccessible::Name));
        else if (part != board)
            ++rows;
    };
    walk(board);
    const BoardModel &model = *table.scene->model();
    std::size_t lying = 0;
    for (const Place place : places)
        lying += static_cast<std::size_t>(model.rowCount(model.indexOf(place)));
    QCOMPARE(leaves.size(), places.size() + lying);
    QVERIFY(groups.size() > 5);
    QVERIFY(!groups.contains(QString()));
    QCOMPARE(groups.removeDuplicates(), 0);
    QVERIFY(rows > 1);
    for (std::size_t at = 0; at < leaves.size(); ++at) {
        const bool isPlace = at < places.size();
        QCOMPARE(std::count(leaves.begin(), leaves.end(), leaves[at]), 1);
        QVERIFY(!isPlace || std::any_of(places.begin(), places.end(), [&](Place place) {
            return boardPlaceRead(*table.view, place) == leaves[at];
        }));
        if (!isPlace) // it leads to where it lies
            leaves[at]->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(isPlace || leaves[at]
                               ->text(QAccessible::Name)
                               .endsWith(table.controller.words().placeName(*table.view->focusPlace())));
    }
}

void TestEveryBoard::screenReaderCanPlay()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 10);
    watchSomeone(table.controller);
    spell(table, table.controller.shown().legal.front().routes.front(), [&](Place place) {
        QAccessibleActionInterface *actions = boardPlaceRead(*table.view, place)->actionInterface();
        QVERIFY(actions != nullptr);
        actions->doAction(QAccessibleActionInterface::pressAction());
    });
    QCOMPARE(table.actionsPlayed(), std::size_t(1));
}

void TestEveryBoard::arrowsReachEveryPlace()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 13);
    Rng rng(13);
    table.playRandomly(rng, 5);
    watchSomeone(table.controller);
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

void TestEveryBoard::tabLeavesTheBoardAfterTheLastTarget()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 14);
    watchSomeone(table.controller);
    const std::size_t stops = table.scene->marked(Mark::target).size();
    QVERIFY(stops > 0);
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

/// Also where it presses something else of the window.
void TestEveryBoard::theMouseTakesTheFrameOfTheKeysAway()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 14);
    watchSomeone(table.controller);
    QPushButton button(table.view.get());
    button.show();
    table.press(Qt::Key_Tab);
    QVERIFY(table.view->focusPlace().has_value());
    QTest::mouseClick(&button, Qt::LeftButton);
    QVERIFY(!table.view->focusPlace().has_value());
    QVERIFY(table.scene->marked(Mark::focused).empty());
    table.press(Qt::Key_Tab);
    QVERIFY(table.view->focusPlace().has_value());
}

// Whoever hears of a change before the board may hide what has the keyboard, which then comes to a place of the board
// while it still knows the actions of the moment before.
void TestEveryBoard::nothingIsToldWhileTheBoardIsBehind()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 3);
    Rng rng(5);
    Place place;
    int early = 0;
    connect(table.board.get(), &BoardModel::changeBegins, this, [&] {
        ++early;
        const QString title = table.scene->hint().title();
        emit table.view->focusMoved(place);
        QCOMPARE(table.scene->hint().title(), title);
        QVERIFY(table.scene->ghosts().empty());
    });
    for (int action = 0; action < 40 && !table.controller.isOver(); ++action) {
        watchSomeone(table.controller);
        place = table.firstClicks().front();
        table.board->setPreview({});
        table.playRandomly(rng, 1);
    }
    QVERIFY(early >= 20);
}

// What comes to lie under it when the board changes was not asked for, and may be the answer to what is.
void TestEveryBoard::aMouseThatRestsPointsAtNothing()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 3);
    table.play->setHelpDelay(0);
    Rng rng(5);
    int pointed = 0;
    for (int action = 0; action < 20 && !table.controller.isOver(); ++action) {
        watchSomeone(table.controller);
        const Place place = table.firstClicks().front();
        const QPoint at = table.isControl(place) ? QPoint(200, 200) : table.view->viewportPoint(place);
        QTest::mouseMove(table.view->viewport(), at);
        QCursor::setPos(table.view->viewport()->mapToGlobal(at));
        table.playRandomly(rng, 1);
        QTest::mouseMove(table.view->viewport(), at); // as windows tell it again that nothing has moved
        QVERIFY(!table.play->pointedAt());
        QVERIFY(table.scene->marked(Mark::hovered).empty());
        QVERIFY(!table.scene->hint().isVisible());
        QTest::mouseMove(table.view->viewport(), at + QPoint(0, 5));
        pointed += table.play->pointedAt() ? 1 : 0;
    }
    QVERIFY(pointed > 5);
}

QTEST_MAIN(TestEveryBoard)
#include "tst_every_board.moc"

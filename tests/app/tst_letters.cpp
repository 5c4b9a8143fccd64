#include "board/board_scene.h"
#include "board/board_view.h"
#include "board/place_item.h"
#include "board/place_outline.h"
#include "games.h"
#include "scoring/scoring_bar.h"
#include "support/letter_faults.h"
#include "support/test_window.h"
#include "support/window_walk.h"
#include "table/table_page.h"
#include "test_paths.h"
#include "words/program_language.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace waystone;

/// What is written on the boards can be read, also in a small window, stays in its box, and follows the size of the text.
class TestLetters : public QObject {
    Q_OBJECT

private slots:
    void everyBoardIsReadable_data();
    void everyBoardIsReadable();
    void theyFollowTheText_data();
    void theyFollowTheText();
    void marksCoverNoTitle_data();
    void marksCoverNoTitle();
};

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

void addTables()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameKind &kind : games().kinds())
        for (int seats = kind.minSeats; seats <= kind.maxSeats; ++seats)
            QTest::addRow("%s with %d", kind.id.data(), seats) << text(kind.id) << seats;
}

void openTable(TestWindow &window, const QString &game, int seats, QSize size)
{
    window->resize(size);
    window.start(seats, game);
    if (window.find<QWidget>("curtain")->isVisible())
        window.click("liftCurtain");
    WindowWalk::settle();
}

QList<SeenText> written(TestWindow &window)
{
    WindowWalk::settle();
    auto *view = window.find<BoardView>("board");
    LetterMeter meter(view->viewport()->size());
    QPainter painter(&meter);
    view->render(&painter, QRectF(view->viewport()->rect()), view->viewport()->rect());
    painter.end();
    return meter.texts();
}

/// The same in every language and in small windows.
QStringList troublesAt(TestWindow &window)
{
    QStringList all;
    if (window.find<QWidget>("curtain")->isVisible())
        window.click("liftCurtain");
    for (const Language &language : programLanguages) {
        window.languages.set(text(language.code));
        for (const QSize size : {QSize(1024, 700), QSize(1280, 720)}) {
            window->resize(size);
            const QList<SeenText> texts = written(window);
            if (texts.size() <= 10)
                all += QStringLiteral("nothing is written");
            for (const QString &trouble : letterFaults(texts))
                all +=
                    QStringLiteral("%1, %2 wide: %3").arg(text(language.code)).arg(size.width()).arg(trouble);
        }
    }
    return all;
}

/// How much of the rim of a place is painted.
double shareOfRim(const PlaceItem &item)
{
    constexpr int points = 60;
    const QPainterPath rim = outlineAround(item.placeShape(), 2);
    const QPainterPath painted = item.painted();
    int found = 0;
    for (int point = 0; point < points; ++point)
        found += painted.contains(rim.pointAtPercent(double(point) / points)) ? 1 : 0;
    return double(found) / points;
}

/// Titles that the rim and the halo of a place go over, and rims of which little is left.
QStringList coveredTitles(TestWindow &window)
{
    constexpr double leastRim = 0.6;
    WindowWalk::settle();
    const BoardScene &scene = window->table().scene();
    LetterMeter meter(scene.sceneRect().size().toSize());
    QPainter painter(&meter);
    scene.layout()->paintGround(painter);
    painter.end();
    QStringList troubles;
    for (QGraphicsItem *each : scene.items()) {
        auto *item = dynamic_cast<PlaceItem *>(each);
        if (item == nullptr)
            continue;
        painter.begin(&meter);
        item->paint(&painter, nullptr, nullptr);
        if (painter.hasClipping())
            troubles += QStringLiteral("what is painted after the marks is clipped");
        painter.end();
        const QString place = window->controller().words().placeName(item->place());
        const QPainterPath painted = item->painted();
        for (const SeenText &seen : meter.texts())
            if (painted.intersects(seen.line))
                troubles += QStringLiteral("“%1” by %2").arg(seen.text, place);
        if (item->placeShape().kind != PlaceShape::Kind::polygon && shareOfRim(*item) < leastRim)
            troubles += QStringLiteral("of the rim of %1 only %2").arg(place).arg(shareOfRim(*item));
    }
    return troubles;
}

} // namespace

void TestLetters::everyBoardIsReadable_data()
{
    addTables();
}

void TestLetters::everyBoardIsReadable()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    WindowWalk usual(1);
    TestWindow window;
    window->setUpdatesEnabled(false); // only the meter is painted on
    openTable(window, game, seats, QSize(1024, 700));
    QStringList troubles = troublesAt(window);
    window.playRandomly(30);
    if (window.find<QWidget>("curtain")->isVisible())
        window->controller().liftCurtain();
    troubles += troublesAt(window);
    const QString record = QStringLiteral(WAYSTONE_TESTS_DIR "/playthroughs/%1-%2.json").arg(game).arg(seats);
    QVERIFY(!window->file().open(record));
    window->controller().goTo(window->controller().history().line().back());
    window->controller().beginTelling();
    window.find<ScoringBar>("scoringBar")->showWinner();
    troubles += troublesAt(window);
    troubles.removeDuplicates();
    QVERIFY2(troubles.isEmpty(), qPrintable(troubles.join(QLatin1Char('\n'))));
}

void TestLetters::theyFollowTheText_data()
{
    addTables();
}

void TestLetters::theyFollowTheText()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    std::map<QString, double> usual;
    int compared = 0;
    int grown = 0;
    for (const double size : {1.0, 1.5}) {
        WindowWalk walk(size);
        TestWindow window;
        openTable(window, game, seats, QSize(1280, 720));
        for (const SeenText &seen : written(window)) {
            if (size == 1) {
                usual[seen.text] = std::max(usual[seen.text], seen.pixels);
            } else if (const auto before = usual.find(seen.text); before != usual.end()) {
                ++compared;
                grown += seen.pixels >= 1.15 * before->second ? 1 : 0;
                // Numbers on pieces are as large as those.
                QVERIFY2(seen.pixels >= before->second - 1 || !isWord(seen.text), qPrintable(seen.text));
            }
        }
    }
    QVERIFY(compared > 10);
    QVERIFY2(grown >= compared * 0.6, qPrintable(QStringLiteral("%1 of %2").arg(grown).arg(compared)));
}

void TestLetters::marksCoverNoTitle_data()
{
    addTables();
}

/// What is printed on the table, titles and coordinates: it can be read whatever can be clicked or has been.
void TestLetters::marksCoverNoTitle()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    WindowWalk usual(1);
    TestWindow window;
    window->setUpdatesEnabled(false);
    openTable(window, game, seats, QSize(1024, 700));
    QStringList troubles;
    constexpr std::array sizes{QSize(1024, 700), QSize(1280, 720), QSize(1920, 1080)};
    for (const int plies : {0, 20}) {
        window.playRandomly(plies);
        auto size = sizes.begin();
        for (const Language &language : programLanguages) {
            window.languages.set(text(language.code));
            window->resize(*size);
            troubles += coveredTitles(window);
            size = size + 1 == sizes.end() ? sizes.begin() : size + 1;
        }
    }
    troubles.removeDuplicates();
    QVERIFY2(troubles.isEmpty(), qPrintable(troubles.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestLetters)
#include "tst_letters.moc"

#include "board/board_view.h"
#include "games.h"
#include "support/letter_meter.h"
#include "support/test_window.h"
#include "support/window_walk.h"
#include "words/program_language.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <limits>
#include <map>

using namespace waystone;

/// What is written on the boards can be read, also in a small window, and follows the size of the text.
class TestLetters : public QObject {
    Q_OBJECT

private slots:
    void everyBoardIsReadable_data();
    void everyBoardIsReadable();
    void theyFollowTheText_data();
    void theyFollowTheText();
};

namespace {

constexpr double smallestLetters = 11; ///< pixels, of a usual desktop

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

/// How far the text goes beyond the smallest box that it begins in; 0 if it stays there.
double beyondItsBox(TestWindow &window, const SeenText &seen)
{
    const auto *view = window.find<BoardView>("board");
    const QTransform toScene = view->viewportTransform().inverted();
    const QPointF begin = toScene.map(seen.at);
    const double breadth = seen.breadth / view->zoom();
    double beyond = 0;
    double smallest = std::numeric_limits<double>::max();
    for (const PlaceShape &shape : view->board().layout()->shapes()) {
        const QRectF box = shape.boundingRect();
        const double area = box.width() * box.height();
        if (shape.kind != PlaceShape::Kind::box || !box.contains(begin) || area > smallest)
            continue;
        smallest = area;
        beyond = std::max(0.0, begin.x() + breadth - box.right());
    }
    return beyond;
}

bool isWord(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetter(); });
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
    openTable(window, game, seats, QSize(1024, 700));
    QStringList troubles;
    for (const int plies : {0, 30}) {
        window.playRandomly(plies);
        if (window.find<QWidget>("curtain")->isVisible())
            window.click("liftCurtain");
        for (const Language &language : programLanguages) {
            window.languages.set(text(language.code));
            const QList<SeenText> texts = written(window);
            QVERIFY(texts.size() > 10);
            for (const SeenText &seen : texts) {
                if (seen.pixels < smallestLetters - 0.5)
                    troubles += QStringLiteral("%1: “%2” has %3 pixels")
                                    .arg(text(language.code), seen.text)
                                    .arg(seen.pixels, 0, 'f', 1);
                if (const double beyond = beyondItsBox(window, seen); isWord(seen.text) && beyond > 4)
                    troubles += QStringLiteral("%1: “%2” goes %3 units beyond its box")
                                    .arg(text(language.code), seen.text)
                                    .arg(beyond, 0, 'f', 1);
                if (seen.text.contains(QChar(0x2026)))
                    troubles += QStringLiteral("%1: “%2” is cut").arg(text(language.code), seen.text);
            }
        }
    }
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

QTEST_MAIN(TestLetters)
#include "tst_letters.moc"

// A board that is written down has on it what the same board has on a screen.

#include "game_table.h"

#include "board/ink/board_ink.h"
#include "board/position_picture.h"
#include "games.h"

#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace waystone;
using namespace waystone::test;

namespace {

constexpr qreal aspect = 1.6;

/// Makes every text longer, so that some of them break into more lines.
class LongerTranslator final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *, int) const override
    {
        return QString::fromUtf8(source) + QStringLiteral(" mnop");
    }
};

/// What tells two items apart where they were drawn in different ways: the words, and which picture it is and where.
QStringList told(const QList<InkItem> &items)
{
    QStringList told;
    for (const InkItem &item : items) {
        if (item.kind == InkItem::Kind::text)
            told.append(item.text);
        if (item.kind == InkItem::Kind::picture)
            told.append(QStringLiteral("%1 at %2 %3")
                            .arg(item.name)
                            .arg(qRound(item.box.center().x()))
                            .arg(qRound(item.box.center().y())));
        if (item.kind == InkItem::Kind::path && item.path.size() > 40)
            told.append(QString::fromUtf8(item.path.left(12)));
    }
    told.sort();
    return told;
}

QList<InkItem> itemsOf(const InkBook &book, std::size_t board, int language)
{
    QList<InkItem> items;
    for (const std::size_t part : book.boards[board].parts)
        for (const std::size_t number : book.parts[part]) {
            const InkBook::Glyph &glyph = book.glyphs[number];
            if (glyph.only >= 0 && glyph.only != language)
                continue;
            InkItem item = glyph.item;
            if (!glyph.runs.empty())
                item.text = glyph.runs[glyph.runs.size() > 1 ? static_cast<std::size_t>(language) : 0].text;
            items.append(item);
        }
    return items;
}

/// The same board as the scene paints it.
QList<InkItem> painted(const Table &table, const SeatView &view)
{
    PositionPicture picture(table);
    picture.setAspect(aspect);
    picture.show(view);
    InkRecorder recorder;
    QPainter painter(&recorder);
    picture.scene().paintClean(painter, picture.scene().sceneRect());
    painter.end();
    return recorder.take();
}

} // namespace

class TestBoardInk : public QObject {
    Q_OBJECT

private slots:
    void hasWhatTheSceneHas_data() { addEveryGame(); }
    void hasWhatTheSceneHas();
    void speaksEveryLanguage_data() { addEveryGame(); }
    void speaksEveryLanguage();
    void keepsWhatIsAlikeOnce();
};

void TestBoardInk::hasWhatTheSceneHas()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    startGame(controller, game.constData(), seats, 5);
    Rng rng(3);
    playRandomly(controller, rng, 12);
    const Table &table = controller.table();
    const Position position = controller.sessionToSave().position();
    BoardInk ink(table, aspect);
    for (const Seat watcher : {Seat{0}, Seat{1}, nobody})
        ink.add(table.game->view(position, watcher), seats);
    const InkBook book = ink.write({QStringLiteral("en")}, [](const QString &) {});
    QCOMPARE(book.boards.size(), 3U);
    std::size_t board = 0;
    for (const Seat watcher : {Seat{0}, Seat{1}, nobody}) {
        const QStringList written = told(itemsOf(book, board++, 0));
        QVERIFY(written.size() > 30);
        QCOMPARE(written, told(painted(table, table.game->view(position, watcher))));
    }
}

void TestBoardInk::speaksEveryLanguage()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    startGame(controller, game.constData(), seats, 5);
    const Table &table = controller.table();
    const SeatView view = table.game->view(controller.sessionToSave().position(), 0);
    LongerTranslator translator;
    BoardInk ink(table, aspect);
    ink.add(view, seats);
    const InkBook book =
        ink.write({QStringLiteral("en"), QStringLiteral("long")}, [&translator](const QString &language) {
            if (language == QLatin1String("long"))
                QCoreApplication::installTranslator(&translator);
        });
    const QStringList longer = told(painted(table, view));
    QCoreApplication::removeTranslator(&translator);
    QCOMPARE(told(itemsOf(book, 0, 0)), told(painted(table, view)));
    QCOMPARE(told(itemsOf(book, 0, 1)), longer);
    QVERIFY(std::ranges::any_of(
        book.glyphs, [](const InkBook::Glyph &glyph) { return glyph.item.fill != glyph.darkFill; }));
}

void TestBoardInk::keepsWhatIsAlikeOnce()
{
    GameController controller;
    startGame(controller, games().kinds().front().id, 2, 5);
    const Table &table = controller.table();
    BoardInk ink(table, aspect);
    ink.add(table.game->view(controller.sessionToSave().position(), 0), 2);
    Rng rng(3);
    playRandomly(controller, rng, 1);
    ink.add(table.game->view(controller.sessionToSave().position(), 0), 2);
    const InkBook book = ink.write({QStringLiteral("en")}, [](const QString &) {});
    std::vector<std::size_t> fresh;
    std::ranges::set_difference(book.boards[1].parts, book.boards[0].parts, std::back_inserter(fresh));
    QVERIFY(!fresh.empty());
    QVERIFY(fresh.size() < book.boards[1].parts.size() / 2);
}

QTEST_MAIN(TestBoardInk)
#include "tst_board_ink.moc"

#include "game_table.h"
#include "games.h"
#include "lessons/handout/handout.h"
#include "lessons/handout/rules_handout.h"
#include "print/print_layout.h"
#include "print/print_pages.h"
#include "scenario/lesson/lesson_file.h"
#include "test_paths.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace waystone;
using namespace waystone::test;

/// Where the blocks of a printed document come to stand.
class TestPrintLayout : public QObject {
    Q_OBJECT

private slots:
    void whatIsShippedStandsWell_data();
    void whatIsShippedStandsWell();
    void whatStaysTogetherMovesOn();
    void aPictureGivesWayBeforeItMovesOn();
    void aPictureIsNeverLargerThanItsColumn();
    void aLongTextPartsBetweenLines();
    void aPageBeginsWhereItIsTold();
    void contentsTellThePages();
    void aPageIsSharedEvenly();
    void aTextStandsBesideItsPicture();
};

namespace {

constexpr QSizeF page(500, 700);
constexpr qreal slack = 0.1;

void nothingSpeaks(const QString & /*language*/) {}

PrintDocument documentOf(const QString &what, const QString &game, const QStringList &languages)
{
    if (what == QLatin1String("rules"))
        return rulesHandout(game, languages, nothingSpeaks);
    QFile file(QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/%1/walkthrough.json").arg(game));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no walkthrough");
    Result<LoadedLesson> lesson = readLesson(file.readAll().toStdString(), games());
    if (!lesson)
        qFatal("the walkthrough cannot be read");
    Table table = gameTable(game.toStdString(), static_cast<int>(lesson->lesson.players.size()));
    table.game = lesson->lesson.game;
    return lessonHandout(lesson->lesson, table, languages, nothingSpeaks);
}

QString lines(int count)
{
    return QStringLiteral("A line<br>").repeated(count - 1) + QStringLiteral("A line");
}

PrintBlock pictureOf(QSizeF size, qreal least = 1)
{
    PrintBlock block;
    block.pictures.push_back({size, least, [](QPainter &, const QRectF &) {}});
    return block;
}

} // namespace

void TestPrintLayout::whatIsShippedStandsWell_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("languages");
    QTest::addColumn<int>("paper");
    for (const char *what : {"rules", "walkthrough"})
        for (const char *game : {"milestones", "province", "between-two-cities"})
            for (const char *languages : {"en", "fr", "hu", "fr,hu"})
                for (const auto paper : {QPageSize::A4, QPageSize::Letter})
                    QTest::addRow("%s of %s, %s, %s", what, game, languages,
                                  qPrintable(QPageSize::key(paper)))
                        << QString::fromLatin1(what) << QString::fromLatin1(game)
                        << QString::fromLatin1(languages).split(QLatin1Char(',')) << static_cast<int>(paper);
}

void TestPrintLayout::whatIsShippedStandsWell()
{
    QFETCH(QString, what);
    QFETCH(QString, game);
    QFETCH(QStringList, languages);
    QFETCH(int, paper);
    constexpr qreal smallest = 90; ///< points across: what can still be made out
    const PrintDocument document = documentOf(what, game, languages);
    const QSizeF room = printRoom(static_cast<QPageSize::PageSizeId>(paper));
    const PrintLayout layout(document, room);
    QVERIFY(layout.pages() > 5);
    QVERIFY2(layout.pages() < 80, qPrintable(QString::number(layout.pages())));
    std::vector<int> lastPage(document.blocks.size(), -1);
    std::vector<int> firstPage(document.blocks.size(), -1);
    int pictures = 0;
    for (const PrintedPart &part : layout.parts()) {
        const QString where = QStringLiteral("block %1, page %2").arg(part.block).arg(part.page + 1);
        QVERIFY2(part.box.left() >= 0 && part.box.top() >= 0, qPrintable(where));
        QVERIFY2(part.box.right() <= room.width() + slack, qPrintable(where));
        QVERIFY2(part.box.bottom() <= room.height() - PrintLayout::footerRoom + slack, qPrintable(where));
        if (firstPage[part.block] < 0)
            firstPage[part.block] = part.page;
        lastPage[part.block] = part.page;
        if (part.text)
            continue;
        ++pictures;
        QVERIFY2(std::max(part.box.width(), part.box.height()) >= smallest, qPrintable(where));
    }
    QVERIFY(pictures >= 10);
    // No rule and no task of a walkthrough is so long that it has to part.
    for (std::size_t block = 0; block + 1 < document.blocks.size(); ++block) {
        QCOMPARE(firstPage[block], lastPage[block]);
        if (document.blocks[block].staysWithNext && firstPage[block] >= 0 && firstPage[block + 1] >= 0)
            QCOMPARE(firstPage[block + 1], lastPage[block]);
    }
}

void TestPrintLayout::whatStaysTogetherMovesOn()
{
    PrintDocument document;
    document.blocks.push_back(pictureOf({400, 500}));
    document.add(PrintStyle::heading, {QStringLiteral("Heading")}, true);
    document.add(PrintStyle::text, {lines(5)}, true);
    document.blocks.push_back(pictureOf({200, 150}));
    const PrintLayout layout(document, page);
    QCOMPARE(layout.pages(), 2);
    for (const PrintedPart &part : layout.parts())
        QCOMPARE(part.page, part.block == 0 ? 0 : 1);
    QCOMPARE(layout.parts()[1].box.top(), 0.0);
}

void TestPrintLayout::aPictureGivesWayBeforeItMovesOn()
{
    PrintDocument document;
    document.blocks.push_back(pictureOf({400, 400}));
    document.blocks.push_back(pictureOf({400, 320}, 0.75));
    const PrintLayout layout(document, page);
    QCOMPARE(layout.pages(), 1);
    const QRectF box = layout.parts()[1].box;
    QVERIFY(box.height() < 320 && box.height() >= 240);
    QVERIFY(qAbs(box.width() / box.height() - 1.25) < 0.01);

    document.blocks[1].pictures[0].least = 1;
    QCOMPARE(PrintLayout(document, page).pages(), 2);
}

void TestPrintLayout::aPictureIsNeverLargerThanItsColumn()
{
    PrintDocument document;
    document.blocks.push_back(pictureOf({1000, 100}));
    document.blocks.push_back(pictureOf({100, 1000}));
    PrintBlock pair = pictureOf({400, 100});
    pair.pictures.push_back(pair.pictures.front());
    document.blocks.push_back(pair);
    const PrintLayout layout(document, page);
    QCOMPARE(layout.parts()[0].box.size(), QSizeF(500, 50));
    QVERIFY(layout.parts()[1].box.height() <= page.height());
    QVERIFY(layout.parts()[2].box.right() < layout.parts()[3].box.left());
    QVERIFY(layout.parts()[3].box.right() <= page.width() + slack);
}

void TestPrintLayout::aLongTextPartsBetweenLines()
{
    PrintDocument document;
    document.add(PrintStyle::text, {lines(120), lines(3)});
    const PrintLayout layout(document, page);
    QVERIFY(layout.pages() > 1);
    qreal done = 0;
    for (const PrintedPart &part : layout.parts()) {
        QVERIFY(part.box.bottom() <= page.height() - PrintLayout::footerRoom + slack);
        if (part.column != 0) {
            QCOMPARE(part.page, 0);
            continue;
        }
        QCOMPARE(part.top, done);
        QCOMPARE(part.text->breakWithin(part.top, part.bottom - part.top), part.bottom);
        QVERIFY(part.text->breakWithin(part.top, part.bottom - part.top - 1) < part.bottom);
        done = part.bottom;
    }
    QVERIFY(qAbs(done - layout.parts().front().text->height()) < slack);
}

void TestPrintLayout::aPageBeginsWhereItIsTold()
{
    PrintDocument document;
    document.add(PrintStyle::text, {lines(2)});
    document.add(PrintStyle::title, {QStringLiteral("Answers")});
    document.blocks.back().beginsPage = true;
    QCOMPARE(PrintLayout(document, page).pages(), 2);
    document.blocks.erase(document.blocks.begin());
    QCOMPARE(PrintLayout(document, page).pages(), 1);
}

void TestPrintLayout::contentsTellThePages()
{
    PrintDocument document;
    document.add(PrintStyle::title, {QStringLiteral("Rules")});
    for (int chapter = 0; chapter < 3; ++chapter) {
        document.add(PrintStyle::chapter, {QStringLiteral("One"), QStringLiteral("Un")}, true);
        document.add(PrintStyle::text, {lines(50), lines(3)});
    }
    document.addContents(1, {QStringLiteral("Contents"), QStringLiteral("Sommaire")});
    const PrintLayout layout(document, page);
    int entries = 0;
    for (const PrintedPart &part : layout.parts()) {
        const PrintBlock &block = document.blocks[part.block];
        if (block.style != PrintStyle::entry)
            continue;
        ++entries;
        QCOMPARE(part.page, 0);
        QCOMPARE(document.blocks[block.chapter].style, PrintStyle::chapter);
        QCOMPARE(document.blocks[block.chapter].texts, block.texts);
        const auto chapter = std::ranges::find(layout.parts(), block.chapter, &PrintedPart::block);
        QVERIFY(chapter->page > 0);
        QCOMPARE(layout.pageOf(block.chapter), chapter->page);
    }
    QCOMPARE(entries, 6);
}

void TestPrintLayout::aPageIsSharedEvenly()
{
    PrintDocument document;
    for (int nth = 0; nth < 5; ++nth) {
        document.add(PrintStyle::text, {lines(2)}, true);
        document.blocks.back().share = 2;
        document.blocks.push_back(pictureOf({400, 300}, 0.5));
        document.blocks.back().staysWithNext = true;
        document.blocks.emplace_back().lines = 1;
    }
    const PrintLayout layout(document, page);
    QCOMPARE(layout.pages(), 3);
    const qreal half = (page.height() - PrintLayout::footerRoom) / 2;
    for (const PrintedPart &part : layout.parts()) {
        const auto nth = static_cast<int>(part.block / 3);
        QCOMPARE(part.page, nth / 2);
        QVERIFY(part.box.top() >= nth % 2 * half - slack);
        QVERIFY(part.box.bottom() <= (nth % 2 + 1) * half + slack);
        QCOMPARE(part.lines > 0, part.block % 3 == 2);
    }
}

void TestPrintLayout::aTextStandsBesideItsPicture()
{
    PrintDocument document;
    PrintBlock block = pictureOf({200, 150});
    block.texts = {lines(4)};
    block.number = QStringLiteral("1");
    block.lines = 1;
    block.share = 4;
    document.blocks.assign(4, block);
    const PrintLayout layout(document, page);
    QCOMPARE(layout.pages(), 1);
    for (const PrintedPart &part : layout.parts()) {
        if (part.text == nullptr && part.lines == 0)
            QVERIFY(qAbs(part.box.right() - page.width()) < slack);
        else
            QVERIFY(part.box.right() < page.width() - 200);
    }
    // A text that is longer than a page goes on beside nothing.
    document.blocks.assign(1, block);
    document.blocks.front().texts = {lines(120)};
    QVERIFY(PrintLayout(document, page).pages() > 1);
}

QTEST_MAIN(TestPrintLayout)
#include "tst_print_layout.moc"

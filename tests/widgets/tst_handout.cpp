#include "board/named_places.h"
#include "board/pixmap_store.h"
#include "board/position_picture.h"
#include "faces/game_faces.h"
#include "games.h"
#include "lessons/handout/handout.h"
#include "lessons/handout/step_print.h"
#include "lessons/player/lesson_table.h"
#include "print/print_layout.h"
#include "print/print_pages.h"
#include "scenario/lesson/lesson_file.h"
#include "test_paths.h"

#include <QDirIterator>
#include <QFile>
#include <QGlyphRun>
#include <QRegularExpression>
#include <QTest>
#include <QTextLayout>

#include <algorithm>
#include <map>
#include <set>

using namespace waystone;

/// Lessons on paper: worksheets, the names on their boards, and what a printer without colours makes of them.
class TestHandout : public QObject {
    Q_OBJECT

private slots:
    void everyLessonIsAWorksheet_data() { rows(); }
    void everyLessonIsAWorksheet();
    void wordsAreOnTheBoard_data() { rows(); }
    void wordsAreOnTheBoard();
    void namesKeepApart_data() { rows(); }
    void namesKeepApart();
    void drawingsDifferInBlack_data();
    void drawingsDifferInBlack();
    void paperHasNoColours();
    void lettersStayApart();

private:
    static void rows();
};

namespace {

void nothingSpeaks(const QString & /*language*/) {}

std::vector<Lesson> lessonsOf(const QString &game)
{
    std::vector<Lesson> lessons;
    QDirIterator files(QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/") + game,
                       {QStringLiteral("*.json")}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("a lesson cannot be read");
        Result<LoadedLesson> lesson = readLesson(file.readAll().toStdString(), games());
        if (!lesson)
            qFatal("a shipped lesson is broken");
        lessons.push_back(std::move(lesson->lesson));
    }
    return lessons;
}

/// What stands on a page.
struct Page {
    int boards = 0;
    int lines = 0;
};

std::map<int, Page> pagesOf(const PrintLayout &layout)
{
    std::map<int, Page> pages;
    for (const PrintedPart &part : layout.parts()) {
        Page &page = pages[part.page];
        page.lines += part.lines;
        page.boards += part.lines == 0 && part.text == nullptr ? 1 : 0;
    }
    return pages;
}

} // namespace

void TestHandout::rows()
{
    QTest::addColumn<QString>("game");
    for (const GameKind &kind : games().kinds())
        if (gameFace(kind.id) != nullptr) {
            const QString id = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
            QTest::newRow(qPrintable(id)) << id;
        }
}

void TestHandout::everyLessonIsAWorksheet()
{
    QFETCH(QString, game);
    const QSizeF room = printRoom(QPageSize::A4);
    const std::vector<QStringList> languages{{QStringLiteral("en")},
                                             {QStringLiteral("fr")},
                                             {QStringLiteral("hu")},
                                             {QStringLiteral("fr"), QStringLiteral("hu")}};
    std::set<int> filled; // what was asked for and is on a page
    const std::vector<Lesson> lessons = lessonsOf(game);
    QVERIFY(lessons.size() > 10);
    for (std::size_t number = 0; number < lessons.size(); ++number) {
        const Lesson &lesson = lessons[number];
        const auto asks = std::ranges::count_if(lesson.steps, [](const LessonStep &step) {
            return step.kind == LessonStep::Kind::act || step.kind == LessonStep::Kind::predict;
        });
        for (int diagrams = 1; diagrams <= HandoutForm::mostDiagrams; ++diagrams) {
            const QString where =
                QStringLiteral("%1, %2 a page").arg(QString::fromStdString(lesson.id)).arg(diagrams);
            const PrintDocument document =
                lessonHandout(lesson, lessonTable(lesson.game, lesson.players),
                              languages[(number + static_cast<std::size_t>(diagrams)) % languages.size()],
                              nothingSpeaks, {HandoutPart::questions, true, diagrams, true});
            const PrintLayout layout(document, room);
            int boards = 0, written = 0;
            for (const auto &[page, what] : pagesOf(layout)) {
                QVERIFY2(what.boards <= diagrams, qPrintable(where));
                boards += what.boards;
                if (what.boards == diagrams)
                    filled.insert(diagrams);
            }
            for (const PrintedPart &part : layout.parts()) {
                QVERIFY2(part.box.bottom() <= room.height() - PrintLayout::footerRoom + 0.1,
                         qPrintable(where));
                QVERIFY2(part.box.right() <= room.width() + 0.1, qPrintable(where));
                written += part.lines > 0 ? 1 : 0;
            }
            QVERIFY2(boards > 0, qPrintable(where));
            QVERIFY2(written == asks, qPrintable(where));
        }
    }
    // Long texts may need more room.
    for (const int diagrams : {1, 2, 3})
        QVERIFY2(filled.contains(diagrams), qPrintable(QString::number(diagrams)));
}

/// Whatever an answer calls by a name stands on the board under that name.
void TestHandout::wordsAreOnTheBoard()
{
    QFETCH(QString, game);
    // Of a corner, a zone, a city: how words have it.
    static const QRegularExpression name(
        QStringLiteral("\\b[a-h]\\d{1,2}\\b|(?:Upper|Lower left|Lower right) zone \\(\\w+\\)|City \\d|"
                       "City of [^,()]+"));
    int told = 0;
    for (const Lesson &lesson : lessonsOf(game)) {
        const Table table = lessonTable(lesson.game, lesson.players);
        const auto plan = std::make_shared<const LessonPlan>(lesson);
        PositionPicture picture(table);
        for (std::size_t number = 0; number < lesson.steps.size(); ++number) {
            if (lesson.steps[number].kind != LessonStep::Kind::act || plan->steps()[number].setup.empty())
                continue;
            const QString answer = StepPrint(plan, number, *table.words, QStringLiteral("en"))
                                       .answer()
                                       .remove(QStringLiteral("<li"));
            picture.show(plan->steps()[number].setup, lesson.steps[number].seat);
            const auto *named = dynamic_cast<const NamedPlaces *>(picture.scene().layout());
            QVERIFY(named != nullptr);
            QStringList onBoard;
            for (const NamedPlaces::Name &each : named->placeNames())
                onBoard.append(each.lettering.text);
            // Of a cell the column and the row stand at the rim of its city.
            for (const Place place : picture.scene().shownPlaces())
                onBoard.append(
                    QString::fromStdString(lesson.game->placeName(place)).section(QLatin1Char(':'), -1));
            for (auto each = name.globalMatch(answer); each.hasNext(); ++told) {
                const QString word = each.next().captured().trimmed();
                const bool isThere = std::ranges::any_of(
                    onBoard, [&](const QString &text) { return text == word || text.endsWith(word); });
                QVERIFY2(isThere, qPrintable(QString::fromStdString(lesson.id) + QLatin1Char(' ') + word +
                                             QLatin1Char('\n') + onBoard.join(QLatin1Char('|'))));
            }
        }
    }
    QVERIFY2(told > 20, qPrintable(QString::number(told)));
}

void TestHandout::namesKeepApart()
{
    QFETCH(QString, game);
    const Lesson lesson = lessonsOf(game).front();
    PositionPicture picture(lessonTable(lesson.game, lesson.players));
    for (const QSizeF room : {QSizeF(1133, 595), QSizeF(537, 384)}) {
        picture.setRoom(room);
        picture.show(LessonPlan(lesson).steps().front().setup, nobody);
        const auto *named = dynamic_cast<const NamedPlaces *>(picture.scene().layout());
        QVERIFY(named != nullptr);
        const std::vector<NamedPlaces::Name> names = named->placeNames();
        QVERIFY(names.size() >= 2);
        std::set<QString> texts;
        for (const NamedPlaces::Name &each : names) {
            QVERIFY(!each.lettering.text.isEmpty());
            QVERIFY2(texts.insert(each.lettering.text).second, qPrintable(each.lettering.text));
            QVERIFY(
                picture.scene().sceneRect().adjusted(-15, -15, 15, 15).contains(each.lettering.box.center()));
        }
        for (std::size_t one = 0; one < names.size(); ++one)
            for (std::size_t other = 0; other < one; ++other)
                QVERIFY(!names[one]
                             .lettering.box.adjusted(20, 2, -20, -2)
                             .intersects(names[other].lettering.box.adjusted(20, 2, -20, -2)));
    }
}

void TestHandout::drawingsDifferInBlack_data()
{
    QTest::addColumn<QString>("pattern");
    for (const char *pattern :
         {"score-marker-*", "pawn-*", "milestones-good-*", "milestones-worker-*", "milestones-bonus-*",
          "milestones-space-*", "province-worker-*", "province-ship-*", "province-coin-*",
          "province-structure-token-*", "province-goal-*", "province-zone-*", "city-tile-*", "city-token-*"})
        QTest::newRow(pattern) << QString::fromLatin1(pattern) + QStringLiteral(".svg");
}

/// What has to be told from one another differs in form or in tone, not in hue alone.
void TestHandout::drawingsDifferInBlack()
{
    QFETCH(QString, pattern);
    constexpr int side = 24;
    constexpr double least = 0.08; // of the drawing's pixels
    constexpr int apart = 24;      // of 255 tones
    const PixmapStore::InBlack black;
    std::vector<std::pair<QString, QImage>> drawings;
    QDirIterator files(QStringLiteral(WAYSTONE_ROOT_DIR "/resources/pieces"), {pattern}, QDir::Files);
    while (files.hasNext()) {
        const QString name = QFileInfo(files.next()).completeBaseName();
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.drawPixmap(0, 0, PixmapStore::shared().pixmap(name, {side, side}));
        painter.end();
        drawings.emplace_back(name, image);
    }
    QVERIFY(drawings.size() >= 2);
    for (std::size_t one = 0; one < drawings.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
            int differing = 0;
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x) {
                    const QRgb first = drawings[one].second.pixel(x, y);
                    const QRgb second = drawings[other].second.pixel(x, y);
                    QVERIFY(qRed(first) == qGreen(first) && qGreen(first) == qBlue(first));
                    differing += std::abs(qGray(first) - qGray(second)) > apart ? 1 : 0;
                }
            const double share = differing / double{side * side};
            QVERIFY2(share >= least, qPrintable(QStringLiteral("%1 and %2: %3")
                                                    .arg(drawings[one].first, drawings[other].first)
                                                    .arg(share)));
        }
}

void TestHandout::paperHasNoColours()
{
    const Theme &paper = Theme::of(ThemeKind::paper);
    for (const QColor &color : {paper.table, paper.boardGround, paper.gridLine, paper.panel,
                                paper.panelBorder, paper.text, paper.subtleText, paper.good, paper.illegal,
                                paper.seat(0).fill, paper.seat(1).fill, paper.seat(1).onGround})
        QCOMPARE(color.saturation(), 0);
    QCOMPARE(paper.panel, QColor(Qt::white));
    QVERIFY(paper.text.lightness() < 30);
    // The order of tones stays, so that what is darker on the screen is no paler on paper.
    int last = -1;
    for (int tone = 0; tone < 256; ++tone) {
        const int now = PixmapStore::inBlack(QColor(tone, tone, tone)).lightness();
        QVERIFY(now >= last);
        last = now;
    }
}

/// Whoever copies a text or searches for it gets the letters one by one.
void TestHandout::lettersStayApart()
{
    const QString joined = QStringLiteral("ffi fl fi");
    QFont font = PrintText::font(PrintStyle::text);
    QTextLayout apart(joined, font);
    apart.beginLayout();
    apart.createLine();
    apart.endLayout();
    qsizetype glyphs = 0;
    for (const QGlyphRun &run : apart.glyphRuns())
        glyphs += run.glyphIndexes().size();
    QCOMPARE(glyphs, joined.size());
}

QTEST_MAIN(TestHandout)
#include "tst_handout.moc"

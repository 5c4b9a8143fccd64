#include "board/look_item.h"
#include "board/mark_item.h"
#include "board/mark_overlay.h"
#include "board_table.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace waystone;
using namespace waystone::test;

/// The marks of lessons over the board of every game.
class TestLessonMarks : public QObject {
    Q_OBJECT

private slots:
    void everyKindIsShownOnEveryBoard_data() { addEveryGame(); }
    void everyKindIsShownOnEveryBoard();
    void marksStayWithTheirPlaces_data() { addEveryGame(); }
    void marksStayWithTheirPlaces();
    void aPlaceThatIsNotShownBearsNoMark();
    void labelsKeepOffWhatLiesOnTheBoard();
    void labelsOfNeighboursKeepOffEachOther();
    void aSpotlightPalesOnPaper();
    void ringsLeaveTheNeighboursOfSmallBoxesLegible();
    void labelsSpeakTheLanguage();
    void tonesDifferByShape();
    void aScreenReaderHearsOfThem();
};

namespace {

constexpr std::array tones{LessonMark::Tone::look, LessonMark::Tone::good, LessonMark::Tone::bad};

LocalText words()
{
    return {{{"en", "Here"}, {"fr", "Ici"}, {"hu", "Itt"}}, {}};
}

/// One mark of each kind and tone, on places that are shown.
std::vector<LessonMark> everyMark(const BoardTable &table)
{
    using enum LessonMark::Kind;
    const std::vector<Place> places = table.scene->shownPlaces();
    std::vector<LessonMark> marks;
    std::size_t at = 0;
    const auto next = [&] { return places[(at += 3) % places.size()]; };
    for (const auto tone : tones) {
        marks.push_back({ring, tone, next(), {}, {}, {}});
        marks.push_back({arrow, tone, next(), next(), {}, {}});
        marks.push_back({label, tone, next(), {}, words(), {}});
        marks.push_back({spotlight, tone, next(), {}, {}, {}});
        const Piece piece = table.controller.shown().pieces.front();
        marks.push_back({ghost, tone, piece.place, {}, {}, piece});
    }
    return marks;
}

QImage picture(BoardTable &table)
{
    QImage image(480, 300, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    table.scene->paintClean(painter, image.rect());
    return image;
}

} // namespace

void TestLessonMarks::everyKindIsShownOnEveryBoard()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 5);
    for (const ThemeKind theme : {ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast}) {
        table.scene->setTheme(theme);
        const QImage bare = picture(table);
        MarkOverlay overlay(*table.scene);
        for (const LessonMark &mark : everyMark(table)) {
            overlay.setMarks({mark});
            QCOMPARE(overlay.shown(), 1);
            QVERIFY(picture(table) != bare);
        }
        overlay.setMarks(everyMark(table));
        QCOMPARE(overlay.shown(), 15);
        overlay.setMarks({});
        QCOMPARE(overlay.shown(), 0);
        QVERIFY(picture(table) == bare);
    }
}

void TestLessonMarks::marksStayWithTheirPlaces()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 5);
    MarkOverlay overlay(*table.scene);
    overlay.setMarks(everyMark(table));
    const int shown = overlay.shown();
    // Another shape of the window lays the table out anew.
    table.scene->setAspect(2.0);
    QCOMPARE(overlay.shown(), shown);
    const Place place = table.scene->shownPlaces().front();
    overlay.setMarks({{LessonMark::Kind::ring, {}, place, {}, {}, {}}});
    table.scene->setAspect(1.4);
    const QPointF anchor = table.scene->layout()->shape(place)->anchor;
    int rings = 0;
    for (const QGraphicsItem *item : table.scene->items())
        if (dynamic_cast<const MarkItem *>(item) != nullptr) {
            QVERIFY(item->sceneBoundingRect().contains(anchor));
            ++rings;
        }
    QCOMPARE(rings, 1);
}

void TestLessonMarks::aPlaceThatIsNotShownBearsNoMark()
{
    BoardTable table("milestones", 2, 5);
    MarkOverlay overlay(*table.scene);
    const Place nowhere{200, nobody, 999};
    overlay.setMarks({{LessonMark::Kind::ring, {}, nowhere, {}, {}, {}},
                      {LessonMark::Kind::arrow, {}, table.scene->shownPlaces().front(), nowhere, {}, {}}});
    QCOMPARE(overlay.shown(), 0);
}

/// Around every number of Milestones' board there is room beside the bonus tiles.
void TestLessonMarks::labelsKeepOffWhatLiesOnTheBoard()
{
    BoardTable table("milestones", 2, 5);
    MarkOverlay overlay(*table.scene);
    const LocalText letter{{{"en", "C"}}, {}};
    int labels = 0;
    for (const Place place : table.scene->shownPlaces()) {
        if (table.scene->layout()->shape(place)->kind != PlaceShape::Kind::point)
            continue;
        overlay.setMarks({{LessonMark::Kind::label, {}, place, {}, letter, {}}});
        const QList<QGraphicsItem *> items = table.scene->items();
        const auto found = std::ranges::find_if(
            items, [](QGraphicsItem *item) { return dynamic_cast<MarkItem *>(item) != nullptr; });
        QVERIFY(found != items.end());
        const QRectF plate = dynamic_cast<MarkItem *>(*found)->plate();
        for (const QGraphicsItem *item : items)
            if (dynamic_cast<const LookItem *>(item) != nullptr) {
                const QRectF box = item->sceneBoundingRect();
                const QRectF both = plate & box;
                QVERIFY(both.width() * both.height() < 0.2 * box.width() * box.height());
            }
        ++labels;
    }
    QVERIFY(labels > 50);
}

void TestLessonMarks::labelsOfNeighboursKeepOffEachOther()
{
    BoardTable table("milestones", 2, 5);
    MarkOverlay overlay(*table.scene);
    const LocalText letter{{{"en", "C"}}, {}};
    std::vector<LessonMark> marks;
    for (const Place place : table.scene->shownPlaces())
        if (table.scene->layout()->shape(place)->kind == PlaceShape::Kind::point && marks.size() < 5)
            marks.push_back({LessonMark::Kind::label, {}, place, {}, letter, {}});
    overlay.setMarks(marks);
    QList<QRectF> plates;
    for (QGraphicsItem *item : table.scene->items())
        if (const auto *mark = dynamic_cast<MarkItem *>(item))
            plates.append(mark->plate());
    QCOMPARE(plates.size(), 5);
    for (qsizetype one = 0; one < plates.size(); ++one)
        for (qsizetype other = 0; other < one; ++other)
            QVERIFY(!plates[one].intersects(plates[other]));
}

/// On a screen it darkens what it leaves out; on paper that would waste ink.
void TestLessonMarks::aSpotlightPalesOnPaper()
{
    BoardTable table("milestones", 2, 5);
    const auto brightness = [&table] {
        QImage image(200, 100, QImage::Format_RGB32);
        QPainter painter(&image);
        table.scene->render(&painter);
        painter.end();
        return qGray(image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0));
    };
    MarkOverlay overlay(*table.scene);
    const int plain = brightness();
    overlay.setMarks({{LessonMark::Kind::spotlight, {}, table.scene->shownPlaces().front(), {}, {}, {}}});
    const int dark = brightness();
    overlay.setOnPaper();
    const int pale = brightness();
    QVERIFY2(dark < plain && plain < pale,
             qPrintable(QStringLiteral("%1 %2 %3").arg(dark).arg(plain).arg(pale)));
}

/// Boxes that stand side by side: a ring reaches less into the next one the smaller they are.
void TestLessonMarks::ringsLeaveTheNeighboursOfSmallBoxesLegible()
{
    const auto reach = [](qreal side) {
        const QRectF box(0, 0, side, side);
        MarkItem item(LessonMark::Tone::look, Theme::of(ThemeKind::light));
        item.setRing(PlaceShape::box({}, box, 0));
        QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(100, 100);
        item.paint(&painter, nullptr, nullptr);
        painter.end();
        // From the right edge of the box on, in the middle of its height.
        int last = 0;
        for (int x = 0; x < 40; ++x)
            if (qAlpha(image.pixel(100 + static_cast<int>(side) + x, 100 + static_cast<int>(side / 2))) > 0)
                last = x;
        return last;
    };
    QVERIFY(reach(30) <= 4);
    QVERIFY(reach(30) < reach(40));
    QVERIFY(reach(80) < reach(160));
    QVERIFY(reach(40) < reach(80));
}

void TestLessonMarks::labelsSpeakTheLanguage()
{
    BoardTable table("milestones", 2, 5);
    MarkOverlay overlay(*table.scene);
    overlay.setMarks({{LessonMark::Kind::label, {}, table.scene->shownPlaces().front(), {}, words(), {}}});
    QCOMPARE(overlay.texts(), QStringList(QStringLiteral("Here")));
    QLocale::setDefault(QLocale(QStringLiteral("hu")));
    table.scene->retranslate();
    QCOMPARE(overlay.texts(), QStringList(QStringLiteral("Itt")));
    QLocale::setDefault(QLocale(QStringLiteral("en")));
}

void TestLessonMarks::tonesDifferByShape()
{
    // In one colour, that is without colours: the three are still three pictures.
    Theme grey = Theme::of(ThemeKind::light);
    grey.selection = grey.good = grey.illegal = Qt::black;
    const PlaceShape shape = PlaceShape::point({}, {60, 60}, 20, 0);
    const PlaceShape other = PlaceShape::point({}, {180, 60}, 20, 0);
    const auto painted = [&](LessonMark::Tone tone, LessonMark::Kind kind) {
        MarkItem item(tone, grey);
        if (kind == LessonMark::Kind::ring)
            item.setRing(shape);
        else if (kind == LessonMark::Kind::arrow)
            item.setArrow(shape, other);
        else
            item.setLabel(QStringLiteral("Here"), shape.boundingRect(), {{0, 0, 240, 120}, {}, {}, {}});
        QImage image(240, 120, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        item.paint(&painter, nullptr, nullptr);
        return image;
    };
    using enum LessonMark::Kind;
    for (const auto kind : {ring, arrow, label}) {
        QVERIFY(painted(tones[0], kind) != painted(tones[1], kind));
        QVERIFY(painted(tones[0], kind) != painted(tones[2], kind));
        QVERIFY(painted(tones[1], kind) != painted(tones[2], kind));
    }
}

void TestLessonMarks::aScreenReaderHearsOfThem()
{
    BoardTable table("milestones", 2, 5);
    MarkOverlay overlay(*table.scene);
    const std::vector<LessonMark> marks = everyMark(table);
    overlay.setMarks(marks);
    const QStringList sentences = overlay.descriptions(table.controller.words());
    QCOMPARE(sentences.size(), static_cast<qsizetype>(marks.size()));
    for (std::size_t index = 0; index < marks.size(); ++index)
        QVERIFY(sentences[static_cast<qsizetype>(index)].contains(
            table.controller.words().placeName(marks[index].place)));
    const Place place = marks.front().place;
    const QString bare = table.view->describe(place);
    table.view->setRemarks([&overlay](Place at) { return overlay.remarksOn(at); });
    QVERIFY(table.view->describe(place).startsWith(bare));
    QVERIFY(table.view->describe(place).size() > bare.size());
}

QTEST_MAIN(TestLessonMarks)
#include "tst_lesson_marks.moc"

#include "support/editor_desk.h"
#include "support/letter_faults.h"
#include "support/window_walk.h"
#include "test_paths.h"
#include "words/program_language.h"

#include <QDockWidget>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace waystone;

/// How the editor's window shares its room out.
class TestEditorRoom : public QObject {
    Q_OBJECT

private slots:
    void aPositionAfterALessonHasItsPanelsBack_data() { addGames(); }
    void aPositionAfterALessonHasItsPanelsBack();
    void everythingIsRead_data();
    void everythingIsRead();
};

namespace {

/// Names of pages that are cut, or lie beyond the end of a row that nobody can scroll.
QStringList cutTabs(QWidget &window)
{
    constexpr int leastMargin = 4; // on both sides together
    QStringList cut;
    for (const QTabBar *bar : window.findChildren<QTabBar *>()) {
        if (bar->visibleRegion().isEmpty())
            continue;
        const bool isUpright = bar->shape() == QTabBar::RoundedEast || bar->shape() == QTabBar::RoundedWest;
        for (int tab = 0; tab < bar->count(); ++tab) {
            const QRect box = bar->tabRect(tab);
            const int room = isUpright ? box.height() : box.width();
            const int needed =
                bar->fontMetrics().size(Qt::TextShowMnemonic, bar->tabText(tab)).width() + leastMargin;
            if (!bar->isTabVisible(tab))
                continue;
            if (room < needed)
                cut += QStringLiteral("“%1” has %2 of %3").arg(bar->tabText(tab)).arg(room).arg(needed);
            if (!bar->rect().contains(box) && !bar->usesScrollButtons())
                cut += QStringLiteral("“%1” at %2–%3 is beyond its row of %4")
                           .arg(bar->tabText(tab))
                           .arg(isUpright ? box.top() : box.left())
                           .arg(isUpright ? box.bottom() : box.right())
                           .arg(isUpright ? bar->height() : bar->width());
        }
    }
    return cut;
}

/// What a panel that only scrolls up and down does not show whole.
QStringList cutFields(const QScrollArea &panel)
{
    QStringList cut;
    for (const QWidget *each : panel.widget()->findChildren<QWidget *>())
        if (const QRect box(each->mapTo(panel.widget(), QPoint()), each->size());
            each->isVisible() && box.right() >= panel.viewport()->width())
            cut += QStringLiteral("%1 %2 ends at %3 of %4")
                       .arg(QLatin1String(each->metaObject()->className()), each->objectName())
                       .arg(box.right())
                       .arg(panel.viewport()->width());
    return cut;
}

QList<SeenText> written(BoardView &view)
{
    LetterMeter meter(view.viewport()->size());
    QPainter painter(&meter);
    view.render(&painter, QRectF(view.viewport()->rect()), view.viewport()->rect());
    painter.end();
    return meter.texts();
}

/// What nobody can read. With large text names may be cut, whose whole is in their tips; letters of tiles that lie on each
/// other are no words.
QStringList boardFaults(BoardView &view, int percent)
{
    static const QRegularExpression pile(QStringLiteral("^“.” runs .* into “.”$"));
    QStringList faults = letterFaults(written(view));
    faults.removeIf([percent](const QString &fault) {
        return pile.match(fault).hasMatch() || (percent > 100 && fault.endsWith(QLatin1String("is cut")));
    });
    return faults;
}

} // namespace

void TestEditorRoom::aPositionAfterALessonHasItsPanelsBack()
{
    QFETCH(QString, game);
    WindowWalk usual(1);
    EditorDesk desk(game);
    EditorWindow &editor = desk.editor();
    desk.set(desk.document().game().start(desk.document().seats(), 0));
    WindowWalk::settle();
    // As they are at first, and as somebody has drawn them.
    for (const bool isDrawn : {false, true}) {
        auto *palette = desk.find<QDockWidget>(QStringLiteral("palettePanel"));
        if (isDrawn)
            editor.resizeDocks({palette}, {PanelRoom().palette + 40}, Qt::Horizontal);
        WindowWalk::settle();
        const PanelRoom before = editor.panelRoom();
        QCOMPARE(before.palette, PanelRoom().palette + (isDrawn ? 40 : 0));
        const Scenario position = desk.document().scenario();
        desk.window.dialogs.unsaved = Unsaved::discard;
        QVERIFY(editor.openFile(
            QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/%1/walkthrough.json").arg(game)));
        WindowWalk::settle();
        QVERIFY(editor.panelRoom() != before);
        QVERIFY(editor.edit(position, [] { return QStringLiteral("A position"); }));
        WindowWalk::settle();
        QVERIFY(palette->isVisible());
        QCOMPARE(editor.panelRoom().palette, before.palette);
        QCOMPARE(editor.panelRoom().fields, before.fields);
        QCOMPARE(editor.panelRoom().fieldsHeight, before.fieldsHeight);
        QCOMPARE(editor.panelRoom().problemsHeight, before.problemsHeight);
    }
}

void TestEditorRoom::everythingIsRead_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const GameKind &kind : games().kinds())
        for (const Language &language : programLanguages)
            for (const int percent : {100, 150, 200})
                QTest::addRow("%s, %s, %d", kind.id.data(), language.code.data(), percent)
                    << QString::fromLatin1(kind.id.data(), static_cast<qsizetype>(kind.id.size()))
                    << QString::fromLatin1(language.code.data(), static_cast<qsizetype>(language.code.size()))
                    << percent;
}

/// The names of all pages, and what is written on the board, of a position and of a lesson, in a window of 1280×720.
void TestEditorRoom::everythingIsRead()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    QFETCH(int, percent);
    WindowWalk walk(percent / 100.0, WindowWalk::Painting::none);
    EditorDesk desk(game);
    desk.window.languages.set(language);
    EditorWindow &editor = desk.editor();
    editor.setUpdatesEnabled(false);
    editor.resize(1272, 688);
    QStringList faults;
    const auto look = [&](const QString &what) {
        WindowWalk::settle();
        faults += cutTabs(editor).replaceInStrings(QRegularExpression(QStringLiteral("^")), what);
        faults +=
            boardFaults(desk.view(), percent).replaceInStrings(QRegularExpression(QStringLiteral("^")), what);
    };
    editor.commands().middle->trigger();
    look(QStringLiteral("position: "));
    faults += cutFields(*desk.find<QScrollArea>(QStringLiteral("inspector")));
    desk.window.dialogs.unsaved = Unsaved::discard;
    QVERIFY(editor.openFile(
        QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/%1/walkthrough.json").arg(game)));
    for (const LessonStep::Kind kind : {LessonStep::Kind::act, LessonStep::Kind::choose}) {
        const std::vector<LessonStep> &steps = desk.document().scenario().lesson->steps;
        desk.document().lookAt(
            static_cast<int>(std::ranges::find(steps, kind, &LessonStep::kind) - steps.begin()));
        for (auto *dock : editor.findChildren<QDockWidget *>())
            if (dock->isVisible()) {
                dock->raise();
                look(QStringLiteral("lesson, %1: ").arg(dock->objectName()));
            }
    }
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestEditorRoom)
#include "tst_editor_room.moc"

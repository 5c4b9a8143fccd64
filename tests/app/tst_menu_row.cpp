// The row at the top of the window: menus, tools, and what is a reconstruction.

#include "support/test_window.h"
#include "support/window_walk.h"
#include "window/tool_row.h"

#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace waystone;

class TestMenuRow : public QObject {
    Q_OBJECT

private slots:
    void everyToolIsReached_data();
    void everyToolIsReached();
    void toolsGrowWithTheText();
    void theReconstructionIsToldOnce();
    void elsewhereThereAreNoToolsOfTheTable();
};

namespace {

QSet<QAction *> toolsInTheRow(TestWindow &window)
{
    QSet<QAction *> actions;
    for (const QToolButton *button : window.find<QWidget>("toolRow")->findChildren<QToolButton *>())
        if (button->isVisible() && button->defaultAction() != nullptr)
            actions += button->defaultAction();
    return actions;
}

QSet<QAction *> toolsInTheMenu(TestWindow &window)
{
    const QList<QAction *> rest = window.find<QToolButton>("moreTools")->menu()->actions();
    return {rest.begin(), rest.end()};
}

/// Everything lies in the row, and nothing on anything else.
void lookAtPlaces(const QWidget &row)
{
    QRect before(-1, 0, 1, 1);
    for (const QWidget *part : row.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!part->isVisible())
            continue;
        QVERIFY(row.rect().contains(part->geometry()));
        QVERIFY(!part->geometry().intersects(before));
        before = part->geometry();
    }
}

} // namespace

void TestMenuRow::everyToolIsReached_data()
{
    QTest::addColumn<double>("size");
    for (const int percent : {100, 150, 200})
        QTest::addRow("%d percent", percent) << percent / 100.0;
}

void TestMenuRow::everyToolIsReached()
{
    QFETCH(double, size);
    const WindowWalk walk(size);
    TestWindow window;
    window.start(2, QStringLiteral("milestones"));
    const auto *row = window.find<QWidget>("toolRow");
    const auto *menus = window.find<QMenuBar>("menuBar");
    const Commands &c = window->commands();
    const QSet<QAction *> all{c.undo, c.redo, c.turnStart, c.hint, c.zoomFit, c.settings};
    std::vector<int> widths{1280, 960};
    if (size == 1) // no smaller window is promised to large text
        widths.push_back(640);
    for (const int width : widths) {
        window->resize(width, 700);
        for (const char *language : {"en", "fr", "hu"}) {
            window.languages.set(QLatin1String(language));
            WindowWalk::settle();
            QVERIFY(menus->width() >= menus->sizeHint().width());
            QCOMPARE(toolsInTheRow(window) + toolsInTheMenu(window), all);
            QVERIFY(!toolsInTheRow(window).intersects(toolsInTheMenu(window)));
            QCOMPARE(window.find<QToolButton>("moreTools")->isVisible(), !toolsInTheMenu(window).isEmpty());
            lookAtPlaces(*row);
        }
    }
}

void TestMenuRow::toolsGrowWithTheText()
{
    const auto iconAt = [](double size) {
        const WindowWalk walk(size);
        TestWindow window;
        window.start(2);
        const auto *undo = window.find<QToolButton>("tool_undoAction");
        [&] {
            QVERIFY(undo->width() >= undo->iconSize().width());
            QVERIFY(!undo->accessibleName().isEmpty() || !undo->text().isEmpty());
            QVERIFY(!undo->toolTip().isEmpty());
        }();
        return undo->iconSize().width();
    };
    QCOMPARE(iconAt(2), 2 * iconAt(1));
}

void TestMenuRow::theReconstructionIsToldOnce()
{
    TestWindow window;
    window.start(2, QStringLiteral("milestones"));
    auto *link = window.find<QPushButton>("reconstructed");
    QVERIFY(link->isVisible());
    QCOMPARE(link->text(), QStringLiteral("Reconstructed Board"));
    link->click();
    QVERIFY(window.find<QDialog>("editionDialog")->isVisible());
    window.start(2, QStringLiteral("between-two-cities"));
    QCOMPARE(link->text(), QStringLiteral("Partly Reconstructed"));
    window.languages.set(QStringLiteral("fr"));
    WindowWalk::settle();
    QVERIFY(link->text() != QStringLiteral("Partly Reconstructed"));
}

void TestMenuRow::elsewhereThereAreNoToolsOfTheTable()
{
    TestWindow window;
    const QSet<QAction *> everywhere{window->commands().settings};
    QCOMPARE(toolsInTheRow(window), everywhere);
    window.start(2);
    QVERIFY(toolsInTheRow(window).contains(window->commands().undo));
    window->commands().close->trigger();
    QCOMPARE(toolsInTheRow(window), everywhere);
    QVERIFY(window.find<QPushButton>("reconstructed")->isHidden());
}

QTEST_MAIN(TestMenuRow)
#include "tst_menu_row.moc"

#include "editor/window/editor_window.h"
#include "games.h"
#include "support/test_window.h"
#include "support/window_walk.h"
#include "table/dock_page.h"
#include "test_paths.h"
#include "window/settings_dialog.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDialog>
#include <QDockWidget>
#include <QSlider>
#include <QTest>
#include <QToolBar>

#include <array>
#include <functional>

using namespace waystone;

/// Another size of text counts at once: a window that is open looks like one that is begun with it.
class TestTextSize : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void anOpenWindowFollows_data();
    void anOpenWindowFollows();
    void lettersKeepTheirProportion();
};

namespace {

using Scene = std::function<QWidget *(TestWindow &)>;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QSize iconSizeOf(const QWidget &widget)
{
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->iconSize();
    if (const auto *bar = qobject_cast<const QToolBar *>(&widget))
        return bar->iconSize();
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        return view->iconSize();
    return {};
}

QString told(QSize size)
{
    return QStringLiteral("%1×%2").arg(size.width()).arg(size.height());
}

/// What is seen in the window, each by the way that leads to it, and how large it and its letters are.
void measure(QMap<QString, QString> &measures, const QWidget &around, const QString &way, bool isPlaced)
{
    QMap<QString, int> numbers;
    for (QObject *child : around.children()) {
        const auto *widget = qobject_cast<const QWidget *>(child);
        if (widget == nullptr || widget->isWindow() || !widget->isVisible())
            continue;
        const QString kind = QString::fromLatin1(widget->metaObject()->className()) + widget->objectName();
        const QString here = QStringLiteral("%1/%2%3").arg(way, kind).arg(numbers[kind]++);
        if (isPlaced || qobject_cast<const QDockWidget *>(widget) == nullptr)
            measures[here] =
                QStringLiteral("least %1, most %2, icons %3, %4 points")
                    .arg(told(widget->minimumSize()), told(widget->maximumSize()), told(iconSizeOf(*widget)))
                    .arg(widget->font().pointSizeF(), 0, 'f', 2);
        if (isPlaced)
            measures[here] +=
                QStringLiteral(", %1 at %2,%3").arg(told(widget->size())).arg(widget->x()).arg(widget->y());
        measure(measures, *widget, here, isPlaced);
    }
}

QMap<QString, QString> measuresOf(const QWidget &window)
{
    WindowWalk::settle();
    QMap<QString, QString> measures;
    // Panels at the sides are as wide as somebody has made them.
    measure(measures, window, {}, window.findChild<QDockWidget *>() == nullptr);
    return measures;
}

void chooseSize(TestWindow &window, int percent)
{
    window->commands().settings->trigger();
    window.find<QSlider>("textSize")->setValue(percent);
    window.find<SettingsDialog>("settingsDialog")->close();
    WindowWalk::settle();
}

/// The end of a recorded game, or a moment before it.
QWidget *tableOf(TestWindow &window, const GameKind &kind, int moments)
{
    const QString record = QStringLiteral(WAYSTONE_TESTS_DIR "/playthroughs/%1-%2.json");
    if (!window->openFile(record.arg(text(kind.id)).arg(kind.minSeats)))
        qFatal("the recorded game cannot be opened");
    window->commands().last->trigger();
    for (int moment = 0; moment < moments; ++moment)
        window->commands().previous->trigger();
    window.find<DockPage>("logPanel")->open();
    return &*window;
}

std::vector<std::pair<QString, Scene>> scenes()
{
    std::vector<std::pair<QString, Scene>> scenes;
    scenes.emplace_back("the start page", [](TestWindow &window) {
        window->commands().close->trigger();
        return &*window;
    });
    scenes.emplace_back("all games", [](TestWindow &window) {
        window->commands().allGames->trigger();
        return &*window;
    });
    scenes.emplace_back("the library", [](TestWindow &window) {
        window->commands().learn->trigger();
        return &*window;
    });
    scenes.emplace_back("a lesson", [](TestWindow &window) {
        if (!window->openFile(
                QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/milestones/walkthrough.json")))
            qFatal("the lesson cannot be opened");
        return &*window;
    });
    scenes.emplace_back("the rules", [](TestWindow &window) {
        window->commands().rulesWindow->trigger();
        return window.find<QWidget>("rulesWindow");
    });
    for (const auto page :
         {SettingsDialog::Page::look, SettingsDialog::Page::play, SettingsDialog::Page::keys})
        scenes.emplace_back(QStringLiteral("settings %1").arg(static_cast<int>(page)),
                            [page](TestWindow &window) -> QWidget * {
                                window->commands().settings->trigger();
                                auto *dialog = window.find<SettingsDialog>("settingsDialog");
                                dialog->showPage(page);
                                return dialog;
                            });
    for (const GameKind &kind : games().kinds()) {
        scenes.emplace_back(text(kind.id), [&kind](TestWindow &window) { return tableOf(window, kind, 0); });
    }
    const GameKind &any = games().kinds().front();
    scenes.emplace_back("the past", [&any](TestWindow &window) { return tableOf(window, any, 3); });
    scenes.emplace_back("the editor", [&any](TestWindow &window) -> QWidget * {
        tableOf(window, any, 3);
        window->commands().editPosition->trigger();
        return window->editor();
    });
    return scenes;
}

} // namespace

void TestTextSize::cleanup()
{
    TestWindow window; // which has the usual size of text again
    WindowWalk::settle();
}

void TestTextSize::anOpenWindowFollows_data()
{
    QTest::addColumn<int>("scene");
    int number = 0;
    for (const auto &[name, scene] : scenes())
        QTest::addRow("%s", qPrintable(name)) << number++;
}

void TestTextSize::anOpenWindowFollows()
{
    QFETCH(int, scene);
    const Scene open = scenes()[static_cast<std::size_t>(scene)].second;
    TestWindow window;
    window.start(2);
    window->commands().close->trigger();
    open(window);
    WindowWalk::settle();
    chooseSize(window, 150);
    QWidget *const seen = open(window);
    const QMap<QString, QString> changed = measuresOf(*seen);
    const QSize size = seen->size(); // a window is as large as somebody has made it
    window.restart();
    QWidget *const fresh = open(window);
    if (qobject_cast<QDialog *>(fresh) == nullptr)
        fresh->resize(size);
    const QMap<QString, QString> begun = measuresOf(*fresh);
    QVERIFY(begun.size() > 10);
    QStringList troubles;
    for (auto one = begun.begin(); one != begun.end(); ++one)
        if (changed.value(one.key()) != one.value())
            troubles +=
                QStringLiteral("%1\n   is %2\nnot %3").arg(one.key(), changed.value(one.key()), one.value());
    for (const QString &trouble : troubles)
        qWarning().noquote() << trouble;
    QVERIFY2(troubles.isEmpty(), qPrintable(troubles.join(QLatin1Char('\n'))));
    if (fresh->findChild<QDockWidget *>() == nullptr) // there a narrower panel may have to scroll
        QCOMPARE(changed.size(), begun.size());
}

void TestTextSize::lettersKeepTheirProportion()
{
    TestWindow window;
    const double usual = QApplication::font().pointSizeF();
    QWidget around;
    auto *inside = new QWidget(&around);
    auto *innermost = new QWidget(inside);
    QFont large = inside->font();
    large.setPointSizeF(usual * 1.2);
    inside->setFont(large);
    QFont bold = innermost->font();
    bold.setBold(true);
    innermost->setFont(bold);
    for (const int percent : {150, 200, 125}) {
        chooseSize(window, percent);
        QCOMPARE(around.font().pointSizeF(), usual * percent / 100);
        QCOMPARE(inside->font().pointSizeF(), usual * 1.2 * percent / 100);
        QCOMPARE(innermost->font().pointSizeF(), usual * 1.2 * percent / 100);
        QVERIFY(innermost->font().bold());
    }
}

QTEST_MAIN(TestTextSize)
#include "tst_text_size.moc"

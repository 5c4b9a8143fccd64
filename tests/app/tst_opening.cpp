#include "editor/window/editor_window.h"
#include "learning/rules_help.h"
#include "settings/recent_files.h"
#include "support/test_window.h"
#include "test_paths.h"
#include "window/recent_menu.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QTest>
#include <QUrl>
#include <QWindow>

#include <algorithm>

using namespace waystone;

/// The ways to a file beside the dialog, the menu of a board, and what all windows have.
class TestOpening : public QObject {
    Q_OBJECT

private slots:
    void filesUsedLastComeFirst();
    void namesOfFilesAreShownAsTheyAre();
    void aFileThatIsGoneIsTold();
    void theListCanBeCleared();
    void theEditorHasTheSameList();
    void filesAreOpenedWhereTheyAreDropped_data();
    void filesAreOpenedWhereTheyAreDropped();
    void windowsOfAWindowTakeFilesAndHaveHelp();
    void nothingIsDroppedBesideAQuestion();
    void textIsStillDroppedOnText();
    void everyBoardHasAMenu_data();
    void everyBoardHasAMenu();
    void aRightClickLetsGoFirst();
    void aLessonHasTheMenuToo();
    void theEditorHasHelpAndFullScreen();
};

namespace {

const QString record = QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/record/game.json");
const QString journal = QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/record/journal");
const QString lesson = QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/province/bank.json");
const QString position = QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/position/file.json");

RecentMenu &recentMenu(QWidget &window)
{
    return *window.findChild<RecentMenu *>();
}

/// The paths that a menu offers.
QStringList offered(RecentMenu &menu)
{
    QStringList paths;
    for (const QAction *action : menu.actions())
        if (const QString path = action->data().toString(); !path.isEmpty())
            paths.append(path);
    return paths;
}

/// As the system tells a window of a drag. Whether it was taken.
bool drop(QWidget &window, const QMimeData &dragged)
{
    QDropEvent event(QPointF(window.width() / 2.0, window.height() / 2.0), Qt::CopyAction | Qt::MoveAction,
                     &dragged, Qt::LeftButton, Qt::NoModifier);
    event.ignore();
    QCoreApplication::sendEvent(window.windowHandle(), &event);
    return event.isAccepted();
}

bool drop(QWidget &window, const QStringList &files)
{
    QMimeData dragged;
    QList<QUrl> urls;
    for (const QString &file : files)
        urls.append(QUrl::fromLocalFile(file));
    dragged.setUrls(urls);
    return drop(window, dragged);
}

QMenu *shownMenu(const QWidget &view)
{
    return view.findChild<QMenu *>(QStringLiteral("placeMenu"));
}

QAction *inMenu(const QMenu &menu, const char *name)
{
    return menu.findChild<QAction *>(QLatin1String(name));
}

/// Asks for the menu with the key that is for it.
QMenu *askForMenu(BoardView &view)
{
    delete shownMenu(view);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, view.mapToGlobal(QPoint()));
    QCoreApplication::sendEvent(&view, &event);
    return shownMenu(view);
}

/// A place that has a rule and where no action begins.
std::optional<Place> idlePlace(MainWindow &window)
{
    for (const Place place : window.table().scene().shownPlaces())
        if (!window.table().play().input().isTarget(place) && window.rules().hasRule(place))
            return place;
    return std::nullopt;
}

} // namespace

void TestOpening::filesUsedLastComeFirst()
{
    TestWindow window;
    RecentMenu &menu = recentMenu(*window);
    QVERIFY(offered(menu).isEmpty());
    QVERIFY(window->openFile(record));
    QVERIFY(window->openFile(lesson));
    QCOMPARE(offered(menu), QStringList({lesson, record}));
    QVERIFY(window->openFile(record));
    QCOMPARE(offered(menu), QStringList({record, lesson}));
    // What cannot be opened is no use in the list; what was saved is.
    QVERIFY(!window->openFile(window.path(QStringLiteral("missing.waygame"))));
    window.dialogs.save = window.path(QStringLiteral("saved.waygame"));
    window->commands().saveAs->trigger();
    QCOMPARE(offered(menu), QStringList({window.dialogs.save, record, lesson}));
    window.restart();
    QCOMPARE(offered(recentMenu(*window)), QStringList({window.dialogs.save, record, lesson}));
    // One of them opens what it names.
    for (QAction *action : recentMenu(*window).actions())
        if (action->data() == record)
            action->trigger();
    QVERIFY(window->hasOpen(record));
}

void TestOpening::namesOfFilesAreShownAsTheyAre()
{
    TestWindow window;
    const QString path = window.path(QStringLiteral("A & B <b>\tx.waygame"));
    QVERIFY(QFile::copy(record, path));
    QVERIFY(window->openFile(path));
    const QAction *action = recentMenu(*window).actions().front();
    QVERIFY2(action->text().startsWith(QStringLiteral("A && B <b> x.waygame – ")),
             qPrintable(action->text()));
    QVERIFY(!Qt::mightBeRichText(action->toolTip()) ||
            action->toolTip().contains(QStringLiteral("&lt;b&gt;")));
    SettingsFile settings(window.path(QStringLiteral("other.ini")));
    RecentFiles files(settings);
    for (int number = 0; number < 20; ++number)
        files.add(window.path(QString::number(number)));
    QCOMPARE(files.paths().size(), RecentFiles::most);
    QCOMPARE(files.paths().front(), window.path(QStringLiteral("19")));
}

void TestOpening::aFileThatIsGoneIsTold()
{
    TestWindow window;
    const QString path = window.path(QStringLiteral("game.waygame"));
    QVERIFY(QFile::copy(record, path));
    QVERIFY(window->openFile(path));
    QVERIFY(QFile::remove(path));
    recentMenu(*window).actions().front()->trigger();
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    QCOMPARE(window.dialogs.troubles.front().path, path);
    QVERIFY(offered(recentMenu(*window)).isEmpty());
}

void TestOpening::theListCanBeCleared()
{
    TestWindow window;
    QVERIFY(window->openFile(record));
    window.find<QAction>("clearRecentAction")->trigger();
    QTRY_VERIFY(offered(recentMenu(*window)).isEmpty());
    QVERIFY(!window.find<QAction>("clearRecentAction")->isEnabled());
    QVERIFY(QFile::exists(record));
}

void TestOpening::theEditorHasTheSameList()
{
    TestWindow window;
    QVERIFY(window->openFile(record));
    window->editors().openFile(position);
    RecentMenu &menu = recentMenu(*window->editor());
    QCOMPARE(offered(menu), QStringList({position, record}));
    window->editors().openFile(lesson);
    const QList<QAction *> actions = menu.actions();
    const auto wanted =
        std::ranges::find_if(actions, [](const QAction *action) { return action->data() == position; });
    QVERIFY(wanted != actions.end());
    (*wanted)->trigger(); // and the list is filled anew
    QCOMPARE(window->editor()->document().path(), position);
}

void TestOpening::filesAreOpenedWhereTheyAreDropped_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("a game") << record;
    QTest::newRow("a journal") << journal;
    QTest::newRow("a lesson") << lesson;
    QTest::newRow("a position") << position;
    QTest::newRow("an edition") << QStringLiteral(WAYSTONE_ROOT_DIR
                                                  "/resources/editions/province-balanced.json");
}

/// By what is in them, on each page of the window and in the editor.
void TestOpening::filesAreOpenedWhereTheyAreDropped()
{
    QFETCH(QString, file);
    TestWindow window;
    const auto isUsed = [&] { return offered(recentMenu(*window)).value(0) == file; };
    QVERIFY(drop(*window, {file}));
    QVERIFY(!isUsed()); // after whoever gave it has been let go
    QTRY_VERIFY(isUsed());
    for (QAction *page : {window->commands().learn, window->commands().allGames}) {
        page->trigger();
        QVERIFY(window->openFile(record) && window->openFile(lesson));
        QVERIFY(drop(*window, {file}));
        QTRY_VERIFY(isUsed());
    }
    window->commands().editor->trigger();
    window->recentFiles().clear();
    QVERIFY(drop(*window->editor(), {file}));
    QTRY_VERIFY(isUsed());
    QVERIFY(window.dialogs.troubles.empty());
}

/// Whatever belongs to a window takes what the window takes, and has its Help menu if somebody works in it.
void TestOpening::windowsOfAWindowTakeFilesAndHaveHelp()
{
    TestWindow window;
    QVERIFY(window->openFile(record));
    window->commands().rulesWindow->trigger();
    window->commands().keys->trigger();
    window->commands().editor->trigger();
    window->editor()->commands().edition->trigger();
    for (const auto &[name, hasHelp] :
         {std::pair("rulesWindow", true), std::pair("editionWindow", true), std::pair("keysDialog", false)}) {
        const QWidgetList windows = QApplication::topLevelWidgets();
        const auto found = std::ranges::find(windows, QString::fromLatin1(name),
                                             [](QWidget *each) { return each->objectName(); });
        QVERIFY2(found != windows.end() && (*found)->isVisible(), name);
        const auto *bar = (*found)->findChild<QMenuBar *>();
        QVERIFY2((bar != nullptr && bar->actions().back()->text() == QStringLiteral("&Help")) == hasHelp,
                 name);
        window->recentFiles().clear();
        QVERIFY2(drop(**found, {lesson}), name);
        QTRY_COMPARE(offered(recentMenu(*window)).value(0), lesson);
    }
    QVERIFY(window.dialogs.troubles.empty());
}

void TestOpening::nothingIsDroppedBesideAQuestion()
{
    TestWindow window;
    QDialog question(&*window);
    question.open();
    QVERIFY(!drop(*window, {record}));
    question.accept();
    QVERIFY(drop(*window, {record}));
    QTRY_VERIFY(window->hasOpen(record));
}

void TestOpening::textIsStillDroppedOnText()
{
    TestWindow window;
    window->commands().allGames->trigger();
    QMimeData text;
    text.setText(QStringLiteral("Anna"));
    drop(*window, text);
    QCoreApplication::processEvents();
    QVERIFY(!window->file().isOpen());
    QVERIFY(offered(recentMenu(*window)).isEmpty());
    QVERIFY(window.dialogs.troubles.empty());
}

void TestOpening::everyBoardHasAMenu_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"milestones", "province", "between-two-cities"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestOpening::everyBoardHasAMenu()
{
    QFETCH(QString, game);
    TestWindow window;
    window.start(2, game);
    window.playRandomly(4);
    TablePage &table = window->table();
    const std::optional<Place> place = idlePlace(*window);
    QVERIFY(place);
    table.view().setFocusPlace(*place);

    QMenu *menu = askForMenu(table.view());
    QVERIFY(menu != nullptr && menu->isVisible());
    // The same commands as in the window's menus.
    QVERIFY(menu->actions().contains(window->commands().hint));
    QVERIFY(menu->actions().contains(window->commands().editPosition));
    table.scene().dismissHint();
    inMenu(*menu, "whatIsThis")->trigger();
    QVERIFY(table.scene().hint().isVisible());

    menu = askForMenu(table.view());
    inMenu(*menu, "itsRule")->trigger();
    QVERIFY(window->rules().reader().isVisible());
    QVERIFY(!window->rules().reader().shown().isEmpty());

    // Why not is asked where the rules have a reason, nowhere else.
    const MoveInput &input = table.play().input();
    int reasons = 0;
    for (const Place other : table.scene().shownPlaces()) {
        const std::optional<Problem> why = input.whyNot(other);
        const bool isReason = why && why->code != "place.no-action";
        if (isReason ? ++reasons > 1 : other != *place)
            continue;
        table.view().setFocusPlace(other);
        QAction *ask = inMenu(*askForMenu(table.view()), "whyNot");
        QCOMPARE(ask->isEnabled(), isReason);
        ask->trigger();
        QCOMPARE(table.play().shownRefusal().has_value(), isReason);
    }
    QVERIFY(reasons > 0);
    const std::vector<Place> &targets = table.play().input().targets();
    if (!targets.empty()) {
        table.view().setFocusPlace(targets.front());
        QVERIFY(!inMenu(*askForMenu(table.view()), "whyNot")->isEnabled());
    }
    // Beside every place there is what is about the moment.
    table.view().setFocusPlace(std::nullopt);
    menu = askForMenu(table.view());
    QVERIFY(menu != nullptr && inMenu(*menu, "whatIsThis") == nullptr);
    QVERIFY(menu->actions().contains(window->commands().editPosition));
    delete menu;
}

void TestOpening::aRightClickLetsGoFirst()
{
    TestWindow window;
    window.start(2, QStringLiteral("province"));
    TablePage &table = window->table();
    const auto rightClick = [&](Place place) {
        const QPoint point = table.view().viewportPoint(place);
        QTest::mouseClick(table.view().viewport(), Qt::RightButton, {}, point);
        QContextMenuEvent event(QContextMenuEvent::Mouse, point, table.view().viewport()->mapToGlobal(point));
        QCoreApplication::sendEvent(table.view().viewport(), &event);
        return shownMenu(table.view());
    };
    MoveInput &input = table.play().input();
    QVERIFY(!input.targets().empty());
    const Place place = input.targets().front();
    for (const Place target : std::vector<Place>(input.targets())) {
        input.click(target);
        if (!input.clicks().empty())
            break;
    }
    if (!input.clicks().empty()) {
        QVERIFY(rightClick(place) == nullptr);
        QVERIFY(input.clicks().empty());
    }
    QMenu *menu = rightClick(place);
    QVERIFY(menu != nullptr && menu->isVisible());
    delete menu;
}

void TestOpening::aLessonHasTheMenuToo()
{
    TestWindow window;
    QVERIFY(window->openFile(lesson));
    QCOMPARE(window->windowTitle(), QStringLiteral("The Bank at work[*] – Waystone"));
    TablePage &table = window->lessons().lessonPage().table();
    const std::vector<Place> places = table.scene().shownPlaces();
    QVERIFY(!places.empty());
    table.view().setFocusPlace(places.front());
    QMenu *menu = askForMenu(table.view());
    QVERIFY(menu != nullptr && inMenu(*menu, "whatIsThis") != nullptr);
    QVERIFY(!menu->actions().contains(window->commands().editPosition));
    delete menu;
    table.view().setFocusPlace(std::nullopt);
    QVERIFY(askForMenu(table.view()) == nullptr);
}

void TestOpening::theEditorHasHelpAndFullScreen()
{
    TestWindow window;
    window->commands().editor->trigger();
    EditorWindow &editor = *window->editor();
    const QMenu *help = editor.menuBar()->actions().back()->menu();
    QCOMPARE(help->title(), QStringLiteral("&Help"));
    help->findChild<QAction *>(QStringLiteral("help_keysAction"))->trigger();
    QVERIFY(window.find<QDialog>("keysDialog")->isVisible());
    window.languages.set(QStringLiteral("fr"));
    QTRY_COMPARE(help->title(), Commands::groupTitle(CommandGroup::help));
    QVERIFY(help->title() != QStringLiteral("&Help"));
    QCOMPARE(help->actions().front()->text(), window->commands().rulesWindow->text());
    for (QMainWindow *each : {static_cast<QMainWindow *>(&*window), static_cast<QMainWindow *>(&editor)}) {
        QAction *full = each == &editor ? editor.commands().fullScreen : window->commands().fullScreen;
        full->trigger();
        QVERIFY(each->isFullScreen() && full->isChecked());
        each->setWindowState(each->windowState() & ~Qt::WindowFullScreen); // as the desktop's own keys do
        QVERIFY(!full->isChecked());
    }
}

QTEST_MAIN(TestOpening)
#include "tst_opening.moc"

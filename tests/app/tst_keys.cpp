#include "board/choice_row.h"
#include "editor/edition/edition_window.h"
#include "editor/window/editor_window.h"
#include "learning/lesson_page.h"
#include "lessons/player/lesson_commands.h"
#include "support/editor_desk.h"
#include "support/window_walk.h"
#include "test_paths.h"
#include "window/key_delegate.h"
#include "window/key_list.h"
#include "window/settings_dialog.h"
#include "words/program_language.h"

#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QShortcut>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>

using namespace waystone;

/// The keys of the commands: whoever wants others chooses them, and all that shows a key shows that one.
class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void everyCommandWithAKeyIsTakenIn();
    void everyShortcutIsOnThePage();
    void noKeyIsNamedTwiceInARow();
    void noKeyMeansTwoThingsInAWindow();
    void theKeysOfLessonsCanBeChosen();
    void findGoesToTheSearchOfThePage();
    void aKeyIsChangedByPressingIt();
    void aTakenKeySaysWhoseItIs();
    void whatTheBoardNeedsIsNobodys();
    void chosenKeysStay();
    void brokenSettingsLeaveTheUsualKeys();
    void theUsualKeysComeBackAndGoAgain();
    void toolTipsTellThePresentKey();
    void aKeyIsFoundByPressingIt();
    void theListBecomesAPdf();
    void f6GoesThroughThePartsOfTheWindow();
};

namespace {

const QString walkthrough =
    QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/milestones/walkthrough.json");

QTreeWidget *openKeys(TestWindow &window)
{
    window->commands().settings->trigger();
    window.find<SettingsDialog>("settingsDialog")->showPage(SettingsDialog::Page::keys);
    WindowWalk::settle();
    return window.find<QTreeWidget>("keysList");
}

QTreeWidgetItem *rowOf(QTreeWidget &keys, const QString &name)
{
    const QList<QTreeWidgetItem *> found = keys.findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    if (found.isEmpty())
        qFatal("no row %s", qPrintable(name));
    return found.front();
}

void clickRow(QTreeWidget &keys, const QString &name)
{
    QTreeWidgetItem *row = rowOf(keys, name);
    keys.scrollToItem(row);
    QTest::mouseClick(keys.viewport(), Qt::LeftButton, {}, keys.visualItemRect(row).center());
}

QString told(TestWindow &window)
{
    return window.find<QLabel>("keysTold")->text();
}

std::vector<const QAction *> withKeys(const QWidget &window)
{
    std::vector<const QAction *> commands;
    for (const QAction *command : window.findChildren<QAction *>())
        if (!command->shortcut().isEmpty())
            commands.push_back(command);
    return commands;
}

} // namespace

void TestKeys::everyCommandWithAKeyIsTakenIn()
{
    EditorDesk desk(QStringLiteral("milestones"));
    desk.editor().commands().edition->trigger();
    desk.window->commands().rulesWindow->trigger();
    openKeys(desk.window);
    std::size_t all = 0;
    for (const QWidget *window : QApplication::topLevelWidgets())
        for (const QAction *command : withKeys(*window)) {
            ++all;
            QVERIFY2(desk.window->keys().knows(*command),
                     qPrintable(command->objectName() + command->text()));
        }
    QVERIFY(all > 80);
}

void TestKeys::everyShortcutIsOnThePage()
{
    EditorDesk desk(QStringLiteral("milestones"));
    desk.editor().commands().edition->trigger();
    TestWindow &window = desk.window;
    window->commands().rulesWindow->trigger();
    window->commands().learn->trigger();
    window->commands().allGames->trigger();
    QVERIFY(window->openFile(walkthrough));
    QTreeWidget *keys = openKeys(window);
    QSet<QString> told;
    for (QTreeWidgetItemIterator item(keys); *item != nullptr; ++item)
        for (const QString &key : (*item)->text(1).split(KeyDelegate::separator()))
            told += key;
    for (int digit = 1; digit <= 9 && told.contains(QStringLiteral("1 … 9")); ++digit)
        told += QString::number(digit);
    int all = 0;
    const auto look = [&](const QKeySequence &key, const QObject &of) {
        if (key.isEmpty())
            return;
        ++all;
        QVERIFY2(told.contains(key.toString(QKeySequence::NativeText)),
                 qPrintable(key.toString() + QStringLiteral(" of ") + of.parent()->objectName() +
                            of.objectName()));
    };
    for (const QWidget *top : QApplication::topLevelWidgets()) {
        for (const auto *shortcut : top->findChildren<QShortcut *>())
            look(shortcut->key(), *shortcut);
        for (const QAction *command : withKeys(*top))
            for (const QKeySequence &key : command->shortcuts())
                look(key, *command);
        // Letters that are underlined tell of themselves.
        for (const auto *button : top->findChildren<QAbstractButton *>())
            if (button->shortcut() != QKeySequence::mnemonic(button->text()))
                look(button->shortcut(), *button);
    }
    QVERIFY(all > 120);
}

void TestKeys::theKeysOfLessonsCanBeChosen()
{
    TestWindow window;
    QVERIFY(window->openFile(walkthrough));
    const LessonCommands &commands = window->lessons().lessonPage().card().commands();
    auto *next = window.find<QPushButton>("lessonNext");
    QVERIFY(next->toolTip().contains(commands.next->shortcut().toString(QKeySequence::NativeText)));
    QTreeWidget *keys = openKeys(window);
    clickRow(*keys, QStringLiteral("Go to the next step"));
    QTest::keyClick(keys, Qt::Key_F10);
    QCOMPARE(commands.next->shortcuts(), QList{QKeySequence(Qt::Key_F10)});
    QVERIFY2(next->toolTip().endsWith(QStringLiteral("(F10)")), qPrintable(next->toolTip()));
    const int step = window->lessons().player().stepIndex();
    commands.next->trigger();
    QCOMPARE(window->lessons().player().stepIndex(), step + 1);
    window.restart();
    QVERIFY(window->openFile(walkthrough));
    QCOMPARE(window->lessons().lessonPage().card().commands().next->shortcut(), QKeySequence(Qt::Key_F10));
}

void TestKeys::findGoesToTheSearchOfThePage()
{
    TestWindow window;
    const QAction &find = *window->commands().find;
    QVERIFY(!find.isEnabled());
    window->commands().learn->trigger();
    QVERIFY(find.isEnabled());
    window.find<QListView>("libraryList")->setFocus();
    window->commands().find->trigger();
    QCOMPARE(window->focusWidget()->objectName(), QStringLiteral("librarySearch"));
    window->commands().allGames->trigger();
    window.find<QWidget>("archiveList")->setFocus();
    window->commands().find->trigger();
    QCOMPARE(window->focusWidget()->objectName(), QStringLiteral("archiveSearch"));
    window.start(2);
    QVERIFY(!find.isEnabled());
}

void TestKeys::noKeyIsNamedTwiceInARow()
{
    TestWindow window;
    for (const Language &language : programLanguages) {
        window.languages.set(
            QString::fromUtf8(language.code.data(), static_cast<qsizetype>(language.code.size())));
        for (QTreeWidgetItemIterator item(openKeys(window)); *item != nullptr; ++item) {
            QStringList keys = (*item)->text(1).split(KeyDelegate::separator());
            QVERIFY2(keys.removeDuplicates() == 0, qPrintable((*item)->text(0)));
        }
    }
}

void TestKeys::noKeyMeansTwoThingsInAWindow()
{
    EditorDesk desk(QStringLiteral("milestones"));
    // What shares a key with a lesson's command rests while a lesson is shown.
    QVERIFY(desk.window->openFile(walkthrough));
    for (const QAction *ofLesson : desk.window->lessons().lessonPage().card().commands().all())
        for (const QAction *command : withKeys(*desk.window))
            QVERIFY2(command->parent() == ofLesson->parent() || !command->isEnabled() ||
                         command->shortcut() != ofLesson->shortcut(),
                     qPrintable(command->objectName()));
    for (const QWidget *window :
         {static_cast<QWidget *>(&*desk.window), static_cast<QWidget *>(&desk.editor())}) {
        QMap<QString, QString> holders;
        for (const QAction *command : withKeys(*window))
            for (const QKeySequence &key : command->shortcuts()) {
                if (qobject_cast<const LessonCommands *>(command->parent()) != nullptr)
                    continue;
                QString &holder = holders[key.toString()];
                QVERIFY2(holder.isEmpty(), qPrintable(key.toString() + holder + command->objectName()));
                holder = command->objectName();
            }
    }
}

void TestKeys::aKeyIsChangedByPressingIt()
{
    TestWindow window;
    QTreeWidget *keys = openKeys(window);
    clickRow(*keys, QStringLiteral("Hint"));
    QVERIFY(told(window).contains(QStringLiteral("Hint")));
    QTest::keyClick(keys, Qt::Key_Escape);
    QCOMPARE(window->commands().hint->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_H));
    QVERIFY(window.find<SettingsDialog>("settingsDialog")->isVisible());
    clickRow(*keys, QStringLiteral("Hint"));
    QTest::keyClick(keys, Qt::Key_Shift); // nobody means that alone
    QTest::keyClick(keys, Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window->commands().hint->shortcuts(), QList{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)});
    QVERIFY(rowOf(*keys, QStringLiteral("Hint"))->text(1).contains(QStringLiteral("G")));
    // By the keyboard alone, too; and a sign that is written with Shift is that sign.
    keys->setCurrentItem(rowOf(*keys, QStringLiteral("Keys")));
    QTest::keyClick(keys, Qt::Key_Return);
    QTest::keyClick(keys, Qt::Key_Exclam, Qt::ShiftModifier);
    QCOMPARE(window->commands().keys->shortcut(), QKeySequence(Qt::Key_Exclam));
    // What is pressed afterwards is no key any more.
    QTest::keyClick(keys, Qt::Key_G);
    QCOMPARE(window->commands().keys->shortcut(), QKeySequence(Qt::Key_Exclam));
}

void TestKeys::aTakenKeySaysWhoseItIs()
{
    TestWindow window;
    const Commands &c = window->commands();
    QTreeWidget *keys = openKeys(window);
    clickRow(*keys, QStringLiteral("Hint"));
    QVERIFY(!window.find<QPushButton>("takeKey")->isVisible());
    QTest::keyClick(keys, Qt::Key_F3);
    QVERIFY(told(window).contains(QStringLiteral("Go to the Card")));
    window.click("keepKey");
    QCOMPARE(c.hint->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_H));
    QCOMPARE(c.guideCard->shortcut(), QKeySequence(Qt::Key_F3));
    QVERIFY(!window.find<QPushButton>("takeKey")->isVisible());

    clickRow(*keys, QStringLiteral("Hint"));
    QTest::keyClick(keys, Qt::Key_F12);
    window.click("takeKey");
    QCOMPARE(c.hint->shortcut(), QKeySequence(Qt::Key_F12));
    QCOMPARE(c.showAgain->shortcuts(), QList{QKeySequence(Qt::Key_R)}); // it had two
    // A key of the editor is free here.
    clickRow(*keys, QStringLiteral("Hint"));
    QTest::keyClick(keys, Qt::Key_M, Qt::ControlModifier);
    QCOMPARE(c.hint->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_M));
}

void TestKeys::whatTheBoardNeedsIsNobodys()
{
    TestWindow window;
    QTreeWidget *keys = openKeys(window);
    clickRow(*keys, QStringLiteral("Hint"));
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Left, Qt::Key_Tab, Qt::Key_3}) {
        QTest::keyClick(keys, key);
        QCOMPARE(window->commands().hint->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_H));
    }
    QTest::keyClick(keys, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(window->commands().hint->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Left));
    // Those keys have no command that could be changed.
    clickRow(*keys, QStringLiteral("Pick the place"));
    QTest::keyClick(keys, Qt::Key_G);
    QVERIFY(rowOf(*keys, QStringLiteral("Pick the place"))->text(1).contains(QStringLiteral("Space")));
}

void TestKeys::chosenKeysStay()
{
    EditorDesk desk(QStringLiteral("milestones"));
    TestWindow &window = desk.window;
    QTreeWidget *keys = openKeys(window);
    clickRow(*keys, QStringLiteral("Fill at Random"));
    QTest::keyClick(keys, Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(desk.editor().commands().fill->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_G));
    clickRow(*keys, QStringLiteral("Hint"));
    QTest::keyClick(keys, Qt::Key_F3);
    window.click("takeKey");
    window.restart();
    QCOMPARE(window->commands().hint->shortcut(), QKeySequence(Qt::Key_F3));
    QVERIFY(window->commands().guideCard->shortcut().isEmpty());
    window->commands().editor->trigger();
    QCOMPARE(window->editor()->commands().fill->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_G));
    // Another language changes no key.
    window->commands().languages->actions().last()->trigger();
    WindowWalk::settle();
    QCOMPARE(window->commands().hint->shortcut(), QKeySequence(Qt::Key_F3));
}

void TestKeys::brokenSettingsLeaveTheUsualKeys()
{
    TestWindow window;
    Settings settings(window.path(QStringLiteral("broken.ini")));
    settings.setChosenKeys(
        {{QStringLiteral("table/hintAction"), {QStringLiteral("Space"), QStringLiteral("nonsense+")}},
         {QStringLiteral("table/nobody"), {QStringLiteral("F3")}},
         {QStringLiteral("table/openAction"), {QStringLiteral("Ctrl+J")}}});
    KeyBindings bindings(settings);
    Commands commands;
    bindings.take(KeyBindings::Window::table, {commands.hint, commands.open, commands.save});
    QCOMPARE(commands.hint->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_H));
    QCOMPARE(commands.open->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
    QCOMPARE(commands.save->shortcut(), QKeySequence(QKeySequence::Save));
}

void TestKeys::theUsualKeysComeBackAndGoAgain()
{
    TestWindow window;
    const Commands &c = window->commands();
    QTreeWidget *keys = openKeys(window);
    clickRow(*keys, QStringLiteral("Hint"));
    QTest::keyClick(keys, Qt::Key_F3);
    window.click("takeKey");
    window.click("settingsDefaults");
    QCOMPARE(c.hint->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_H));
    QCOMPARE(c.guideCard->shortcut(), QKeySequence(Qt::Key_F3));
    window.click("settingsDefaults"); // which undoes it
    QCOMPARE(c.hint->shortcut(), QKeySequence(Qt::Key_F3));
    QVERIFY(c.guideCard->shortcut().isEmpty());
    QVERIFY(rowOf(*keys, QStringLiteral("Go to the Card"))->text(1).isEmpty());
}

void TestKeys::toolTipsTellThePresentKey()
{
    TestWindow window;
    window.start(2);
    auto *button = [&]() -> QToolButton * {
        for (auto *each : window->findChildren<QToolButton *>())
            if (each->defaultAction() == window->commands().hint)
                return each;
        return nullptr;
    }();
    QVERIFY(button != nullptr);
    const auto tip = [button] {
        QToolTip::hideText();
        QHelpEvent asked(QEvent::ToolTip, QPoint(3, 3), button->mapToGlobal(QPoint(3, 3)));
        QCoreApplication::sendEvent(button, &asked);
        return QToolTip::text();
    };
    QVERIFY2(tip().endsWith(QStringLiteral("(Ctrl+H)")), qPrintable(tip()));
    window->keys().choose(*window->commands().hint, QKeySequence(Qt::Key_F10));
    QVERIFY2(tip().endsWith(QStringLiteral("(F10)")), qPrintable(tip()));
}

void TestKeys::aKeyIsFoundByPressingIt()
{
    TestWindow window;
    QTreeWidget *keys = openKeys(window);
    auto *search = window.find<QLineEdit>("keysSearch");
    const auto shown = [keys] {
        QStringList texts;
        for (QTreeWidgetItemIterator item(keys, QTreeWidgetItemIterator::NotHidden); *item != nullptr; ++item)
            if ((*item)->parent() != nullptr)
                texts.append((*item)->text(0));
        return texts;
    };
    QTest::keyClick(search, Qt::Key_F11);
    const QStringList fullScreen{QStringLiteral("Full Screen"),
                                 QStringLiteral("Full Screen")}; // and in the editor
    QCOMPARE(shown(), fullScreen);
    QTest::keyClick(search, Qt::Key_Backspace, Qt::ControlModifier);
    QCOMPARE(shown(), QStringList{QStringLiteral("Back to the Start of the Turn")});
    // Letters are written.
    search->clear();
    QTest::keyClicks(search, QStringLiteral("full scr"));
    QCOMPARE(shown(), fullScreen);
}

void TestKeys::theListBecomesAPdf()
{
    TestWindow window;
    openKeys(window);
    window.dialogs.save = window.path(QStringLiteral("keys.pdf"));
    window.click("keysPdf");
    QFile file(window.dialogs.save);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("%PDF"));
}

void TestKeys::f6GoesThroughThePartsOfTheWindow()
{
    TestWindow window;
    window.start(2, QStringLiteral("milestones"));
    window->resize(1280, 720);
    auto *next = window->findChild<QAction *>(QStringLiteral("nextRegionAction"));
    auto *previous = window->findChild<QAction *>(QStringLiteral("previousRegionAction"));
    QCOMPARE(next->shortcut(), QKeySequence(Qt::Key_F6));
    QCOMPARE(previous->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_F6));
    // A moment at which the line above the board has something to press.
    while (window->table().prompt().choiceRow().buttons().empty())
        window.playRandomly(1);
    BoardView &board = window->table().view();
    const auto *dock = window.find<QWidget>("sideDock");
    const auto isIn = [&window](const QWidget &region) {
        const QWidget *focused = window->focusWidget();
        return focused == &region || region.isAncestorOf(focused);
    };
    board.setFocus();
    next->trigger();
    QVERIFY(isIn(*dock));
    next->trigger();
    QVERIFY(isIn(window->table().prompt()));
    next->trigger();
    QVERIFY(isIn(board));
    previous->trigger();
    QVERIFY(isIn(window->table().prompt()));
    previous->trigger();
    QVERIFY(isIn(*dock));
    previous->trigger();
    QVERIFY(isIn(board));

    // What cannot take the keyboard is left out.
    while (!window->table().prompt().choiceRow().buttons().empty())
        window.playRandomly(1);
    board.setFocus();
    previous->trigger();
    QVERIFY(isIn(*dock) || isIn(window->table().prompt()));
    window->commands().close->trigger();
    QVERIFY(!next->isEnabled());
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"

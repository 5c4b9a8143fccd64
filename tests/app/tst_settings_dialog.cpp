#include "learning/rules_help.h"
#include "lessons/rules/rule_guide.h"
#include "support/test_window.h"
#include "support/window_walk.h"
#include "window/key_list.h"
#include "window/settings_dialog.h"

#include <QActionGroup>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QTest>
#include <QTreeWidget>

using namespace waystone;

/// The settings: what is chosen there counts at once and stays, and goes back to the defaults page by page.
class TestSettingsDialog : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void everyChoiceIsThere();
    void aChoiceCountsAtOnceAndStays();
    void theDialogFollowsTheCommands();
    void theTextSizeCountsAtOnceAndStays();
    void theDefaultsComeBackPageByPage();
    void theDefaultsCanBeUndone();
    void thePageOfKeysHasEveryCommand();
    void keysAreFoundByNameAndByKey();
    void cardsComeAgain();
    void hintsAreOfferedOrNot();
    void aSecretChoiceAsksUntilOneSaysNo();
};

namespace {

SettingsDialog *opened(TestWindow &window)
{
    window->commands().settings->trigger();
    return window.find<SettingsDialog>("settingsDialog");
}

} // namespace

void TestSettingsDialog::cleanup()
{
    TestWindow window; // which has the usual size of text again
    QCOMPARE(window->commands().settings->isEnabled(), true);
}

void TestSettingsDialog::everyChoiceIsThere()
{
    TestWindow window;
    opened(window);
    const Commands &c = window->commands();
    for (const QActionGroup *group : {c.languages, c.themes, c.speeds, c.highlights, c.confirmModes})
        for (const QAction *action : group->actions()) {
            auto *button =
                window.find<QRadioButton>(qPrintable(action->objectName() + QStringLiteral("Choice")));
            QCOMPARE(button->isChecked(), action->isChecked());
            QCOMPARE(button->text(), action->text().remove(QLatin1Char('&')));
        }
    for (const QAction *action : {c.confirmSecrets, c.offerHints, c.guide, c.forced}) {
        auto *box = window.find<QCheckBox>(qPrintable(action->objectName() + QStringLiteral("Box")));
        QVERIFY(box->isChecked());
    }
}

void TestSettingsDialog::aChoiceCountsAtOnceAndStays()
{
    TestWindow window;
    SettingsDialog *dialog = opened(window);
    window.find<QRadioButton>("theme2Choice")->click();
    window.find<QRadioButton>("speed0Choice")->click();
    window.find<QRadioButton>("confirmMode1Choice")->click();
    window.find<QCheckBox>("forcedActionBox")->click();
    QVERIFY(window->commands().themes->actions().at(2)->isChecked());
    QVERIFY(window->commands().speeds->actions().at(0)->isChecked());
    window.find<QRadioButton>("language_huChoice")->click();
    QCoreApplication::processEvents();
    QCOMPARE(window.languages.current(), QStringLiteral("hu"));
    QVERIFY(dialog->windowTitle() != QStringLiteral("Settings"));
    window.restart();
    QVERIFY(window->commands().themes->actions().at(2)->isChecked());
    QVERIFY(window->commands().confirmModes->actions().at(1)->isChecked());
    QVERIFY(!window->commands().forced->isChecked());
}

void TestSettingsDialog::theDialogFollowsTheCommands()
{
    TestWindow window;
    opened(window);
    window->commands().speeds->actions().at(3)->trigger();
    QVERIFY(window.find<QRadioButton>("speed3Choice")->isChecked());
    window->commands().offerHints->trigger();
    QVERIFY(!window.find<QCheckBox>("offerHintsActionBox")->isChecked());
}

void TestSettingsDialog::theTextSizeCountsAtOnceAndStays()
{
    const double usual = QApplication::font().pointSizeF();
    TestWindow window;
    opened(window);
    auto *size = window.find<QSlider>("textSize");
    const auto sampled = [&] { return window.find<QLabel>("textSizeSample")->font().pointSizeF(); };
    // While it is dragged only the sample follows, from one size to the next.
    size->setSliderDown(true);
    size->setSliderPosition(156);
    QCOMPARE(size->sliderPosition(), 150);
    QCOMPARE(sampled(), usual * 1.5);
    QCOMPARE(QApplication::font().pointSizeF(), usual);
    size->setSliderDown(false);
    QCOMPARE(QApplication::font().pointSizeF(), usual * 1.5);
    QCoreApplication::processEvents();
    QCOMPARE(window.find<QPushButton>("settingsDone")->font().pointSizeF(), usual * 1.5);
    window.restart();
    QCOMPARE(QApplication::font().pointSizeF(), usual * 1.5);
    opened(window);
    QCOMPARE(window.find<QSlider>("textSize")->value(), 150);
    QCOMPARE(sampled(), usual * 1.5);
    window.click("settingsDefaults");
    QCOMPARE(QApplication::font().pointSizeF(), usual);
}

void TestSettingsDialog::theDefaultsComeBackPageByPage()
{
    TestWindow window;
    SettingsDialog *dialog = opened(window);
    window.find<QRadioButton>("theme3Choice")->click();
    window.find<QRadioButton>("highlight0Choice")->click();
    window.find<QRadioButton>("confirmMode2Choice")->click();
    window.find<QCheckBox>("confirmSecretsActionBox")->click();
    dialog->showPage(SettingsDialog::Page::play);
    window.click("settingsDefaults");
    QVERIFY(window->commands().highlights->actions().at(2)->isChecked());
    QVERIFY(window->commands().confirmModes->actions().at(0)->isChecked());
    QVERIFY(window->commands().confirmSecrets->isChecked());
    QVERIFY(window->commands().themes->actions().at(3)->isChecked()); // of the other page
    dialog->showPage(SettingsDialog::Page::look);
    window.click("settingsDefaults");
    QVERIFY(window->commands().themes->actions().at(0)->isChecked());
    window.click("settingsDone");
    QVERIFY(!dialog->isVisible());
}

void TestSettingsDialog::theDefaultsCanBeUndone()
{
    TestWindow window;
    SettingsDialog *dialog = opened(window);
    auto *defaults = window.find<QPushButton>("settingsDefaults");
    const QString usual = defaults->text();
    window.find<QRadioButton>("theme3Choice")->click();
    window.find<QRadioButton>("language_huChoice")->click();
    WindowWalk::settle();
    const QString hungarian = defaults->text();
    QVERIFY(hungarian != usual);
    auto *size = window.find<QSlider>("textSize");
    size->setValue(125);
    WindowWalk::settle();
    window.click("settingsDefaults");
    WindowWalk::settle();
    QVERIFY(window->commands().themes->actions().at(0)->isChecked());
    QCOMPARE(size->value(), 100);
    QVERIFY(defaults->text() != usual);
    window.click("settingsDefaults");
    WindowWalk::settle();
    QVERIFY(window->commands().themes->actions().at(3)->isChecked());
    QCOMPARE(window.languages.current(), QStringLiteral("hu"));
    QCOMPARE(size->value(), 125);
    QCOMPARE(defaults->text(), hungarian);

    dialog->showPage(SettingsDialog::Page::play);
    window.find<QRadioButton>("confirmMode2Choice")->click();
    window.find<QCheckBox>("forcedActionBox")->click();
    window.click("settingsDefaults");
    window.click("settingsDefaults");
    QVERIFY(window->commands().confirmModes->actions().at(2)->isChecked());
    QVERIFY(!window->commands().forced->isChecked());
    // On another page there is nothing to undo any more.
    window.click("settingsDefaults");
    dialog->showPage(SettingsDialog::Page::look);
    QCOMPARE(defaults->text(), hungarian);
}

void TestSettingsDialog::thePageOfKeysHasEveryCommand()
{
    TestWindow window;
    opened(window)->showPage(SettingsDialog::Page::keys);
    auto *keys = window.find<QTreeWidget>("keysList");
    using enum CommandGroup;
    for (const CommandGroup group : {game, edit, view, play, language, help})
        for (const QAction *action : window->commands().group(group)) {
            if (action == nullptr)
                continue;
            const QList<QTreeWidgetItem *> found = keys->findItems(action->text().remove(QLatin1Char('&')),
                                                                   Qt::MatchExactly | Qt::MatchRecursive);
            QVERIFY2(!found.isEmpty(), qPrintable(action->text()));
            const auto hasKey = [action](const QTreeWidgetItem *item) {
                return item->text(1).contains(action->shortcut().toString(QKeySequence::NativeText));
            };
            QVERIFY2(std::ranges::any_of(found, hasKey), qPrintable(action->text()));
        }
}

void TestSettingsDialog::keysAreFoundByNameAndByKey()
{
    TestWindow window;
    opened(window)->showPage(SettingsDialog::Page::keys);
    auto *keys = window.find<QTreeWidget>("keysList");
    auto *search = window.find<QLineEdit>("keysSearch");
    const auto shown = [keys] {
        QStringList texts;
        for (QTreeWidgetItemIterator item(keys, QTreeWidgetItemIterator::NotHidden); *item != nullptr; ++item)
            if ((*item)->parent() != nullptr)
                texts.append((*item)->text(0));
        return texts;
    };
    const qsizetype all = shown().size();
    // At the table and in the editor.
    const QStringList fullScreen{QStringLiteral("Full Screen"), QStringLiteral("Full Screen")};
    search->setText(QStringLiteral("full screen"));
    QCOMPARE(shown(), fullScreen);
    search->setText(QStringLiteral("F11"));
    QCOMPARE(shown(), fullScreen);
    search->setText(QStringLiteral("no such thing"));
    QVERIFY(shown().isEmpty());
    QVERIFY(window.find<QLabel>("keysNothing")->isVisible());
    search->clear();
    QCOMPARE(shown().size(), all);
    QVERIFY(!window.find<QLabel>("keysNothing")->isVisible());
}

void TestSettingsDialog::cardsComeAgain()
{
    TestWindow window;
    window->rules().guide().setKnown({QStringLiteral("a/b")});
    opened(window)->showPage(SettingsDialog::Page::play);
    window.click("cardsAgain");
    QVERIFY(window->rules().guide().known().empty());
}

void TestSettingsDialog::hintsAreOfferedOrNot()
{
    TestWindow window;
    window.start(2);
    QVERIFY(window->commands().hint->isEnabled());
    window->hints().climb();
    opened(window);
    window.find<QCheckBox>("offerHintsActionBox")->click();
    QVERIFY(!window->commands().hint->isEnabled());
    QCOMPARE(window->hints().rung(), HintLadder::Rung::none);
    window.find<QCheckBox>("offerHintsActionBox")->click();
    QVERIFY(window->commands().hint->isEnabled());
}

void TestSettingsDialog::aSecretChoiceAsksUntilOneSaysNo()
{
    TestWindow window;
    window.start(3, QStringLiteral("between-two-cities"));
    GameController &controller = window->controller();
    controller.liftCurtain();
    const auto choose = [&] { return controller.propose(controller.shown().legal.front().action); };
    QVERIFY(!choose());
    QVERIFY(controller.isConfirming());
    controller.cancel();
    opened(window);
    window.find<QCheckBox>("confirmSecretsActionBox")->click();
    QVERIFY(choose());
    QVERIFY(!controller.isConfirming());
}

QTEST_MAIN(TestSettingsDialog)
#include "tst_settings_dialog.moc"

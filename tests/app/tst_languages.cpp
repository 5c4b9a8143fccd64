#include "faces/game_faces.h"
#include "games.h"
#include "start/new_game_dialog.h"
#include "support/test_window.h"
#include "support/visible_texts.h"

#include <QApplication>
#include <QMap>
#include <QTest>

using namespace waystone;

/// The language is switched while everything is open; nothing may stay in the old one.
class TestLanguages : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theStartPageFollows();
    void aGameUnderWayFollows_data() { gameRows(); }
    void aGameUnderWayFollows();
    void theEndFollows_data() { gameRows(); }
    void theEndFollows();
    void theNewGameDialogFollows_data() { languageRows(); }
    void theNewGameDialogFollows();
    void theChoiceIsRemembered();
    void bestMatchKnowsRegions();

private:
    void languageRows();
    void gameRows();
    /// Texts of a window that is switched from English to one language after the other and back, and of windows made in
    /// these languages.
    void compare(const std::function<void(TestWindow &)> &prepare);
};

static void switchTo(TestWindow &window, const QString &code)
{
    window->findChild<QAction *>(QStringLiteral("language_") + code)->trigger();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
}

/// Some of what a page says is read only once it has been painted.
static void see(QWidget &window)
{
    QCoreApplication::processEvents();
    (void)window.grab();
    QCoreApplication::processEvents();
}

void TestLanguages::init() {}

void TestLanguages::cleanup()
{
    QLocale::setDefault(QLocale(QStringLiteral("en")));
}

void TestLanguages::languageRows()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("French") << QStringLiteral("fr");
    QTest::newRow("Hungarian") << QStringLiteral("hu");
    QTest::newRow("English again") << QStringLiteral("en");
}

void TestLanguages::gameRows()
{
    QTest::addColumn<QString>("game");
    for (const GameKind &kind : games().kinds()) {
        if (gameFace(kind.id) == nullptr)
            continue;
        const QString game = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        QTest::addRow("%s", qPrintable(game)) << game;
    }
}

void TestLanguages::compare(const std::function<void(TestWindow &)> &prepare)
{
    const QStringList codes{QStringLiteral("fr"), QStringLiteral("hu"), QStringLiteral("en")};
    QMap<QString, QStringList> switched;
    {
        TestWindow window;
        prepare(window);
        see(*window);
        for (const QString &code : codes) {
            switchTo(window, code);
            switched[code] = visibleTexts(*window);
        }
    }
    for (const QString &code : codes) {
        TestWindow fresh;
        switchTo(fresh, code);
        fresh.restart();
        prepare(fresh);
        see(*fresh);
        const QStringList expected = visibleTexts(*fresh);
        QVERIFY(expected.size() > 100);
        for (qsizetype line = 0; line < std::min(switched[code].size(), expected.size()); ++line)
            QCOMPARE(switched[code][line], expected[line]);
        QCOMPARE(switched[code].size(), expected.size());
    }
}

void TestLanguages::theStartPageFollows()
{
    compare([](TestWindow &) {});
}

void TestLanguages::aGameUnderWayFollows()
{
    QFETCH(QString, game);
    compare([&](TestWindow &window) {
        window.start(games().find(game.toStdString())->minSeats, game);
        window.playRandomly(60);
        window->commands().keys->trigger();
        window->commands().about->trigger();
        window->commands().edition->trigger();
    });
}

void TestLanguages::theEndFollows()
{
    QFETCH(QString, game);
    compare([&](TestWindow &window) {
        window.playToTheEnd(games().find(game.toStdString())->minSeats, game);
        window.click("scoringNext");
    });
}

void TestLanguages::theNewGameDialogFollows()
{
    QFETCH(QString, code);
    TestWindow window;
    Settings settings(window.path(QStringLiteral("dialog.ini")));
    // Rules that do not depend on the language.
    const GameKind &kind = games().kinds().front();
    for (const OptionInfo &option : kind.options)
        settings.setGameValue(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())),
                              QStringLiteral("rules/") + QLatin1String(option.id.data()),
                              QLatin1String(option.values.front().data()));
    if (code == QStringLiteral("en"))
        switchTo(window, QStringLiteral("fr"));
    NewGameDialog dialog(games(), window.shelf(), settings);
    dialog.choose(QString(), 4);
    dialog.show();
    const OptionChoice before = dialog.newGame().rules;
    switchTo(window, code);
    QVERIFY(dialog.newGame().rules == before);
    NewGameDialog fresh(games(), window.shelf(), settings);
    fresh.choose(QString(), 4);
    fresh.show();
    QCoreApplication::processEvents();
    const QStringList switched = visibleTexts(dialog);
    const QStringList expected = visibleTexts(fresh);
    for (qsizetype line = 0; line < std::min(switched.size(), expected.size()); ++line)
        QCOMPARE(switched[line], expected[line]);
    QCOMPARE(switched.size(), expected.size());
}

void TestLanguages::theChoiceIsRemembered()
{
    TestWindow window;
    switchTo(window, QStringLiteral("hu"));
    Settings settings(window.path(QStringLiteral("settings.ini")));
    QCOMPARE(settings.language(), QStringLiteral("hu"));
    window.restart();
    QVERIFY(window->findChild<QAction *>(QStringLiteral("language_hu"))->isChecked());
}

void TestLanguages::bestMatchKnowsRegions()
{
    QCOMPARE(LanguageSwitch::bestMatch(QStringLiteral("fr_CH")), QStringLiteral("fr"));
    QCOMPARE(LanguageSwitch::bestMatch(QStringLiteral("hu-HU")), QStringLiteral("hu"));
    QCOMPARE(LanguageSwitch::bestMatch(QStringLiteral("EN")), QStringLiteral("en"));
}

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"

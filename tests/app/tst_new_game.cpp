#include "editor/window/editor_window.h"
#include "games.h"
#include "parts/text_dialog.h"
#include "start/new_game_dialog.h"
#include "support/test_window.h"
#include "support/window_walk.h"
#include "words/program_language.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

using namespace waystone;

namespace {

/// The dialog by itself, as it is open in front of somebody.
struct OpenDialog {
    TestWindow window;
    Settings settings{window.path(QStringLiteral("dialog.ini"))};
    NewGameDialog dialog{games(), window.shelf(), settings};

    OpenDialog()
    {
        dialog.show();
        QApplication::setActiveWindow(&dialog);
    }

    template <class Widget = QWidget>
    Widget *find(const char *name)
    {
        auto *widget = dialog.findChild<Widget *>(QLatin1String(name));
        if (widget == nullptr)
            qFatal("no widget %s", name);
        return widget;
    }
    void click(const char *name) { QTest::mouseClick(find(name), Qt::LeftButton); }
    [[nodiscard]] std::size_t seats() const { return dialog.newGame().players.size(); }
    [[nodiscard]] Player player(std::size_t seat) const { return dialog.newGame().players[seat]; }
    [[nodiscard]] bool isShown(const char *name) { return find(name)->isVisible(); }
};

} // namespace

/// The dialog for a new game: who plays in one glance, all the rest on its second page.
class TestNewGame : public QObject {
    Q_OBJECT

private slots:
    void somebodyNewMeetsAnEasyOpponent();
    void theFocusBeginsWhereANameIsMissing();
    void returnStarts();
    void arrowsChooseTheGame();
    void seatsAreAddedAndRemoved();
    void aClickSaysHowManyPlay();
    void nothingMovesWhileSeatsComeAndGo();
    void largeTextLeavesTheSeatsTheirRoom();
    void oneGlanceIsEnough_data();
    void oneGlanceIsEnough();
    void aGameForTwoHasNoMoreSeats();
    void whoIsRemovedComesBack();
    void coloursChangePlaces();
    void theLevelIsToldInWords();
    void anOldComputerPlayerStays();
    void rulesStandOnTheSecondPage();
    void thePagesHaveOneSize();
    void onlyBooksThatThereAreAreOffered();
    void theRulesAreToldOnTheFirstPage();
    void theProposedRulesComeBack();
    void theEditionIsToldInTwoSentences();
    void theWholeTextIsOneClickAway();
    void anOwnEditionBeginsHere();
};

void TestNewGame::somebodyNewMeetsAnEasyOpponent()
{
    OpenDialog open;
    QCOMPARE(open.seats(), std::size_t{2});
    QVERIFY(open.player(0).isPerson());
    QCOMPARE(open.player(1).bot, std::string("casual"));
}

void TestNewGame::theFocusBeginsWhereANameIsMissing()
{
    OpenDialog open;
    QCOMPARE(open.dialog.focusWidget(), open.find("name0"));
    QTest::keyClicks(open.dialog.focusWidget(), QStringLiteral("Anna"));
    open.dialog.hide();
    open.dialog.show();
    QCOMPARE(open.dialog.focusWidget(), open.find("startGame"));
}

void TestNewGame::returnStarts()
{
    OpenDialog open;
    QTest::keyClicks(open.dialog.focusWidget(), QStringLiteral("Anna"));
    QTest::keyClick(open.dialog.focusWidget(), Qt::Key_Return);
    QCOMPARE(open.dialog.result(), int{QDialog::Accepted});
    QCOMPARE(open.player(0).name, QStringLiteral("Anna"));
}

void TestNewGame::arrowsChooseTheGame()
{
    OpenDialog open;
    const auto name = [](const GameKind &kind) { return "game_" + std::string(kind.id); };
    const auto &kinds = games().kinds();
    auto *first = open.find<QRadioButton>(name(kinds[0]).c_str());
    first->setFocus();
    QVERIFY(first->isChecked());
    QTest::keyClick(first, Qt::Key_Right);
    QVERIFY(open.find<QRadioButton>(name(kinds[1]).c_str())->isChecked());
    QCOMPARE(open.dialog.newGame().kind->id, kinds[1].id);
    open.click(name(kinds[2]).c_str());
    QCOMPARE(open.dialog.newGame().kind->id, kinds[2].id);
}

void TestNewGame::seatsAreAddedAndRemoved()
{
    OpenDialog open;
    for (const GameKind &kind : games().kinds()) {
        open.dialog.choose(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())),
                           kind.minSeats);
        QVERIFY(!open.isShown("removeSeat0"));
        for (int seats = kind.minSeats; seats < kind.maxSeats; ++seats) {
            QCOMPARE(open.seats(), static_cast<std::size_t>(seats));
            open.click("addSeat");
            QVERIFY(open.isShown("removeSeat0"));
        }
        QVERIFY(!open.isShown("addSeat"));
        QCOMPARE(open.seats(), static_cast<std::size_t>(kind.maxSeats));
        for (int seats = kind.maxSeats; seats > kind.minSeats; --seats)
            open.click("removeSeat1");
        QCOMPARE(open.seats(), static_cast<std::size_t>(kind.minSeats));
    }
}

void TestNewGame::aClickSaysHowManyPlay()
{
    OpenDialog open;
    for (const GameKind &kind : games().kinds()) {
        open.dialog.choose(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())),
                           kind.minSeats);
        for (int seats = 1; seats <= maxSeats; ++seats) {
            const std::string name = "seats" + std::to_string(seats);
            const bool isPossible =
                kind.minSeats < kind.maxSeats && seats >= kind.minSeats && seats <= kind.maxSeats;
            QCOMPARE(open.isShown(name.c_str()), isPossible);
        }
        for (const int seats : {kind.maxSeats, kind.minSeats, kind.maxSeats}) {
            if (kind.minSeats == kind.maxSeats)
                continue;
            const std::string name = "seats" + std::to_string(seats);
            open.click(name.c_str());
            QCOMPARE(open.seats(), static_cast<std::size_t>(seats));
            QVERIFY(open.find<QAbstractButton>(name.c_str())->isChecked());
        }
    }
}

void TestNewGame::nothingMovesWhileSeatsComeAndGo()
{
    OpenDialog open;
    for (const GameKind &kind : games().kinds()) {
        open.dialog.choose(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())),
                           kind.minSeats);
        WindowWalk::settle();
        QRect dialog = open.dialog.geometry();
        const auto boxOf = [&](const char *name) {
            return QRect(open.find(name)->mapTo(open.find("openRules")->parentWidget(), QPoint()),
                         open.find(name)->size());
        };
        const QRect seat = boxOf("seat1");
        QRect rules = boxOf("openRules");
        int rows = 1;
        const auto compare = [&] {
            WindowWalk::settle();
            QCOMPARE(boxOf("seat1"), seat);
            // A second row makes room for itself when it comes: until then it would be a hole.
            const auto cards = static_cast<int>(open.seats()) + (open.isShown("addSeat") ? 1 : 0);
            if (const int now = cards > 4 ? 2 : 1; now != rows) {
                QCOMPARE(boxOf("openRules").top() > rules.top(), now > rows);
                rows = now;
                dialog = open.dialog.geometry();
                rules = boxOf("openRules");
            }
            QCOMPARE(open.dialog.geometry(), dialog);
            QCOMPARE(boxOf("openRules"), rules);
        };
        for (int seats = kind.minSeats; seats < kind.maxSeats; ++seats) {
            open.click("addSeat");
            compare();
        }
        for (int seats = kind.maxSeats; seats > kind.minSeats; --seats) {
            open.click("removeSeat1");
            compare();
        }
    }
}

// On a screen of 1024 by 700.
void TestNewGame::largeTextLeavesTheSeatsTheirRoom()
{
    const WindowWalk walk(1.5);
    OpenDialog open;
    open.dialog.setFixedSize(935, 615);
    const GameKind &kind = games().kinds().back();
    open.dialog.choose(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())), 3);
    WindowWalk::settle();
    const auto boxOf = [&](const QWidget *widget) {
        return QRect(widget->mapTo(&open.dialog, QPoint()), widget->size());
    };
    const auto tiles = open.dialog.findChildren<QRadioButton *>(QRegularExpression(QStringLiteral("^game_")));
    QCOMPARE(static_cast<std::size_t>(tiles.size()), games().kinds().size());
    for (const QRadioButton *tile : tiles)
        QCOMPARE(boxOf(tile).top(), boxOf(tiles.front()).top());
    // No row of seats is kept free below those that there are.
    const QRect add = boxOf(open.find("addSeat"));
    QVERIFY(boxOf(open.find("openRules")).top() - add.bottom() < add.height());
}

void TestNewGame::oneGlanceIsEnough_data()
{
    QTest::addColumn<double>("size");
    for (const int percent : {100, 125, 150, 175, 200})
        QTest::addRow("%d", percent) << percent / 100.0;
}

// On the same screen: games in a row, two seats and the button that starts, without scrolling.
void TestNewGame::oneGlanceIsEnough()
{
    QFETCH(double, size);
    const WindowWalk walk(size);
    OpenDialog open;
    open.dialog.setFixedSize(935, 615);
    const auto tiles = open.dialog.findChildren<QRadioButton *>(QRegularExpression(QStringLiteral("^game_")));
    const auto boxOf = [&](const QWidget *widget) {
        return QRect(widget->mapTo(&open.dialog, QPoint()), widget->size());
    };
    for (const Language &language : programLanguages) {
        open.window.languages.set(
            QString::fromUtf8(language.code.data(), static_cast<qsizetype>(language.code.size())));
        for (const GameKind &kind : games().kinds()) {
            open.dialog.choose(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())), 2);
            WindowWalk::settle();
            for (const QRadioButton *tile : tiles) {
                QCOMPARE(boxOf(tile).top(), boxOf(tiles.front()).top());
                QVERIFY(tile->height() >= tile->heightForWidth(tile->width()));
            }
            const QRect start = boxOf(open.find("startGame"));
            QVERIFY(open.dialog.rect().contains(start));
            for (const char *seat : {"seat0", "seat1"})
                QVERIFY2(boxOf(open.find(seat)).bottom() < start.top(), kind.id.data());
        }
    }
}

void TestNewGame::aGameForTwoHasNoMoreSeats()
{
    OpenDialog open;
    open.dialog.choose(QStringLiteral("province"));
    QVERIFY(!open.isShown("addSeat"));
    QVERIFY(!open.isShown("removeSeat1"));
    QVERIFY(open.isShown("seat1"));
    QVERIFY(!open.isShown("seat2"));
}

void TestNewGame::whoIsRemovedComesBack()
{
    OpenDialog open;
    open.click("addSeat");
    QCOMPARE(open.player(2).bot, std::string("casual")); // like the one before
    for (const char *name : {"name0", "name1", "name2"})
        QTest::keyClicks(open.find(name), QLatin1String(name));
    open.click("removeSeat0");
    QCOMPARE(open.player(0).name, QStringLiteral("name1"));
    QCOMPARE(open.player(1).name, QStringLiteral("name2"));
    open.click("addSeat");
    QCOMPARE(open.player(2).name, QStringLiteral("name0"));
    QVERIFY(open.player(2).isPerson());
    QCOMPARE(open.player(2).colour, 0);
}

void TestNewGame::coloursChangePlaces()
{
    OpenDialog open;
    QTimer::singleShot(0, &open.dialog, [] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, Qt::Key_Down); // from none to the first, which it has
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    open.click("colour0");
    QCOMPARE(open.player(0).colour, 1);
    QCOMPARE(open.player(1).colour, 0);
}

void TestNewGame::theLevelIsToldInWords()
{
    OpenDialog open;
    auto *note = open.find<QLabel>("levelNote");
    auto *who = open.find<QComboBox>("playedBy1");
    QVERIFY2(note->text().startsWith(QStringLiteral("Casual: ")), qPrintable(note->text()));
    who->setCurrentIndex(who->findData(QStringLiteral("master")));
    QVERIFY2(note->text().startsWith(QStringLiteral("Master: ")), qPrintable(note->text()));
    who->setCurrentIndex(0);
    QVERIFY(note->text().isEmpty());
    // A person, five levels, a program.
    QCOMPARE(who->count(), 7);
    for (int item = 0; item < who->count(); ++item)
        QVERIFY(!who->itemData(item, Qt::AccessibleTextRole).toString().isEmpty());
}

void TestNewGame::anOldComputerPlayerStays()
{
    TestWindow window;
    Settings settings(window.path(QStringLiteral("dialog.ini")));
    settings.setPlayers({{QStringLiteral("Anna"), 0, {}}, {QString(), 1, "greedy"}});
    const NewGameDialog dialog(games(), window.shelf(), settings);
    QCOMPARE(dialog.newGame().players[1].bot, std::string("greedy"));
}

void TestNewGame::rulesStandOnTheSecondPage()
{
    OpenDialog open;
    QVERIFY(!open.isShown("rulesPage"));
    open.click("openRules");
    QVERIFY(open.isShown("rulesPage"));
    QVERIFY(!open.isShown("startGame"));
    QTest::keyClick(open.dialog.focusWidget(), Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(!open.isShown("rulesPage")); // a button is seen to go down first
    QVERIFY(open.isShown("startGame"));
    open.click("openRules");
    QTest::keyClick(open.dialog.focusWidget(), Qt::Key_Escape);
    QVERIFY(!open.isShown("rulesPage"));
    QVERIFY(open.dialog.isVisible());
    open.click("openRules");
    open.click("rulesDone");
    QTest::keyClick(open.dialog.focusWidget(), Qt::Key_Escape);
    QVERIFY(!open.dialog.isVisible());
}

void TestNewGame::thePagesHaveOneSize()
{
    OpenDialog open;
    open.dialog.choose(QStringLiteral("province"));
    QCoreApplication::processEvents();
    const QSize size = open.dialog.size();
    open.click("openRules");
    QCoreApplication::processEvents();
    QCOMPARE(open.dialog.size(), size);
}

void TestNewGame::onlyBooksThatThereAreAreOffered()
{
    OpenDialog open;
    for (const GameKind &kind : games().kinds()) {
        open.dialog.choose(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
        const auto *preset = open.find<QComboBox>("rulesPreset");
        QCOMPARE(preset->count(), static_cast<int>(kind.presets.size()) + 1);
    }
}

void TestNewGame::theRulesAreToldOnTheFirstPage()
{
    OpenDialog open;
    open.dialog.choose(QStringLiteral("milestones"));
    const auto told = [&] { return open.find("openRules")->accessibleDescription(); };
    QVERIFY2(told().contains(QStringLiteral("As in the English book")), qPrintable(told()));
    open.click("openRules");
    open.find<QRadioButton>("option_stalled_playOn")->click();
    QTest::keyClicks(open.find("seed"), QStringLiteral("42"));
    QCOMPARE(open.dialog.newGame().rules.at("stalled"), std::string("playOn"));
    QVERIFY2(told().contains(QStringLiteral("Option by option")), qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("42")), qPrintable(told()));
}

void TestNewGame::theProposedRulesComeBack()
{
    OpenDialog open;
    open.dialog.choose(QStringLiteral("milestones"));
    const OptionChoice before = open.dialog.newGame().rules;
    open.click("openRules");
    open.find<QRadioButton>("option_stalled_playOn")->click();
    QTest::keyClicks(open.find("seed"), QStringLiteral("42"));
    QVERIFY(open.dialog.newGame().rules != before);
    open.click("proposedRules");
    QVERIFY(open.dialog.newGame().rules == before);
    QVERIFY(!open.dialog.newGame().seed);
}

void TestNewGame::theEditionIsToldInTwoSentences()
{
    OpenDialog open;
    static const QRegularExpression sentence(QStringLiteral("[.!?;](\\s|$)"));
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("hu")}) {
        open.window.languages.set(language);
        for (const GameKind &kind : games().kinds()) {
            open.dialog.choose(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
            auto *editions = open.find<QComboBox>("edition");
            QSet<QString> told;
            for (int index = 0; index < editions->count(); ++index) {
                editions->setCurrentIndex(index);
                const QString text = open.find<QLabel>("editionNotes")->text();
                QVERIFY2(!text.isEmpty() && text.size() <= 170 && text.count(sentence) <= 3 &&
                             !text.contains(QStringLiteral("waystone-cli")),
                         qPrintable(text));
                told.insert(text);
            }
            QCOMPARE(told.size(), editions->count());
        }
    }
}

void TestNewGame::theWholeTextIsOneClickAway()
{
    OpenDialog open;
    open.dialog.choose(QStringLiteral("milestones"));
    open.click("openRules");
    open.click("aboutEdition");
    const auto *notes = open.find<TextDialog>("editionDialog");
    QVERIFY(notes->isVisible());
    QVERIFY(notes->findChild<QTextBrowser *>()->toPlainText().contains(QStringLiteral("waystone-cli arena")));
}

void TestNewGame::anOwnEditionBeginsHere()
{
    OpenDialog open;
    open.dialog.choose(QStringLiteral("milestones"));
    std::optional<NewGame> wanted;
    connect(&open.dialog, &NewGameDialog::typingInWanted, this, [&](const NewGame &game) { wanted = game; });
    open.click("openRules");
    open.click("typeInEdition");
    QVERIFY(!open.dialog.isVisible());
    QVERIFY(wanted.has_value());
    QCOMPARE(wanted->edition, std::string("milestones-reconstruction"));
    // In the window it leads to the page for it.
    QTimer::singleShot(0, qApp, [] {
        auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->findChild<QPushButton *>(QStringLiteral("openRules"))->click();
        dialog->findChild<QPushButton *>(QStringLiteral("typeInEdition"))->click();
    });
    open.window->commands().newGame->trigger();
    QVERIFY(open.window->editor() != nullptr);
    QVERIFY(open.window->editors().windows().front()->hasEditionOpen());
}

QTEST_MAIN(TestNewGame)
#include "tst_new_game.moc"

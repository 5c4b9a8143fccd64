#include "archive/archive_list.h"
#include "archive/archive_page.h"
#include "archive/word_hits.h"
#include "faces/game_faces.h"
#include "games.h"
#include "saving/journal_name.h"
#include "saving/journal_picture.h"
#include "scenario/files/journal.h"
#include "settings/languages.h"
#include "support/full_disk.h"
#include "support/test_window.h"
#include "words/date_text.h"
#include "words/plain_text.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <ctime>
#include <utility>

using namespace waystone;

/// All games that are kept, on the page of their own.
class TestArchive : public QObject {
    Q_OBJECT

private slots:
    void itListsAllGamesWithTheLastOneFirst();
    void theModelKeepsItsContract();
    void aGameIsOpenedByTheKeyboardAlone();
    void searchAndGameNarrowTheList();
    void whatARowTellsIsFound();
    void countsFollowADeletionAndItsUndo();
    void theFieldOfANameLiesOverTheOldOne();
    void hitsAreMarkedWhereTheyStand();
    void aNameStaysWithItsGame();
    void aNameStaysWithAGameThatIsWrittenAnew();
    void aDeletedGameComesBackAsItWas();
    void aGameThatIsOverIsFinishedEvenOnTheTable();
    void theBinGivesBackWhatWasDeletedBefore();
    void theBinIsEmptiedOnlyWhenAsked();
    void anOpenGameCannotBeDeletedAndSaysWhy();
    void anOpenGameIsNamedLikeAnyOther();
    void whatIsTypedAsANameStaysThere();
    void theRowOfTheKeyboardIsTheOneThatIsLit();
    void aDamagedJournalIsListed();
    void aSecretHandIsNotSeen();
    void picturesAreDrawnLater();
    void aPictureIsKeptBesideItsJournal();
    void aPictureGoesWithItsJournal();
    void aKeptPictureShowsNoSecret();
    void aFailureNamesTheFile();
    void namesAreNoMarkup();
    void aThousandGamesOpenQuickly();
    void datesAreToldAsPeopleDo();
    void theFirstOfAMonthIsWrittenAsTheLanguageDoes_data();
    void theFirstOfAMonthIsWrittenAsTheLanguageDoes();
};

namespace {

ArchivePage &pageOf(TestWindow &window)
{
    return window->archive();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write %s", qPrintable(path));
    file.write(content);
}

/// Plays and puts away a game; its journal's path.
QString keep(TestWindow &window, int actions, const QString &game = {})
{
    window.start(2, game);
    window.playRandomly(actions);
    const QString journal = window->file().journal();
    window->file().close();
    return journal;
}

void enter(TestWindow &window)
{
    window->commands().allGames->trigger();
}

QVariant shown(TestWindow &window, int row, int role = Qt::DisplayRole)
{
    return window.find<ArchiveList>("archiveList")->model()->index(row, 0).data(role);
}

int shownRows(TestWindow &window)
{
    return window.find<ArchiveList>("archiveList")->model()->rowCount();
}

/// Waits until somebody has looked into the game of this row.
void look(TestWindow &window, int row)
{
    QTRY_VERIFY(!shown(window, row, ArchiveModel::PictureRole).value<QPixmap>().isNull());
}

void press(TestWindow &window, Qt::Key key)
{
    QTest::keyClick(window.find<ArchiveList>("archiveList"), key);
}

QString secondGame()
{
    const std::string_view id = games().kinds()[1].id;
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace

void TestArchive::itListsAllGamesWithTheLastOneFirst()
{
    TestWindow window;
    QStringList journals;
    for (int game = 0; game < 7; ++game) {
        journals.prepend(keep(window, game + 1));
        QFile journal(journals.front());
        QVERIFY(journal.open(QIODevice::ReadWrite));
        QVERIFY(journal.setFileTime(QDateTime::currentDateTime().addDays(-game),
                                    QFileDevice::FileModificationTime));
    }
    window.click("allGames");
    QVERIFY(pageOf(window).isVisible());
    QCOMPARE(shownRows(window), 7);
    for (int row = 0; row < 7; ++row)
        QCOMPARE(shown(window, row, ArchiveModel::PathRole).toString(), journals[row]);
    look(window, 0);
    QVERIFY(!shown(window, 0, ArchiveModel::PointsRole).toString().isEmpty());
    QVERIFY(!shown(window, 0, ArchiveModel::StateRole).toString().isEmpty());
    QCOMPARE(shown(window, 0, ArchiveFilter::HeadingRole).toString(), QStringLiteral("In progress"));
    QVERIFY(shown(window, 1, ArchiveFilter::HeadingRole).toString().isEmpty());

    pageOf(window).undoStack().clear();
    QTest::keyClick(window.find<QWidget>("archiveSearch"), Qt::Key_Escape);
    QVERIFY(window.find<QWidget>("startPage")->isVisible());
}

void TestArchive::theModelKeepsItsContract()
{
    TestWindow window;
    keep(window, 3);
    keep(window, 200, secondGame());
    ArchiveModel &model = pageOf(window).model();
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester shownTester(window.find<ArchiveList>("archiveList")->model(),
                                               QAbstractItemModelTester::FailureReportingMode::Fatal);
    enter(window);
    QVERIFY(model.setData(model.index(0), QStringLiteral("A name")));
    model.deleteGame(1);
    window.find<QLineEdit>("archiveSearch")->setText(QStringLiteral("name"));
    model.undoStack().undo();
    model.undoStack().undo();
    model.undoStack().redo();
    model.undoStack().redo();
    model.load(ArchiveModel::Shelf::bin);
    QCOMPARE(model.rowCount(), 1);
    model.bringBack(0);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.setData(QModelIndex(), QStringLiteral("nothing")));
}

void TestArchive::aGameIsOpenedByTheKeyboardAlone()
{
    TestWindow window;
    keep(window, 3);
    keep(window, 5);
    const std::size_t size = window->controller().history().size();
    keep(window, 9);
    enter(window);
    auto *search = window.find<QWidget>("archiveSearch");
    QTest::keyClick(search, Qt::Key_Down);
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(window->file().isOpen());
    QCOMPARE(window->controller().history().size(), size);

    // The game on the table is one of them; to open it is to go back to it.
    const QString journal = window->file().journal();
    enter(window);
    QCOMPARE(shown(window, 0, ArchiveModel::PathRole).toString(), journal);
    press(window, Qt::Key_Return);
    QVERIFY(window->table().isVisible());
    QCOMPARE(window->file().journal(), journal);
}

void TestArchive::searchAndGameNarrowTheList()
{
    TestWindow window;
    NewGame game;
    for (const char *name : {"Anna", "Chloé", "Dávid"}) {
        game.kind = &games().kinds()[1];
        game.players = {{QString::fromUtf8(name), 0}, {QStringLiteral("Ben"), 1}};
        QVERIFY(!window->file().start(game));
        window->file().close();
    }
    keep(window, 3);
    enter(window);
    auto *search = window.find<QLineEdit>("archiveSearch");
    const auto find = [&](const QString &words) {
        search->setText(words);
        return shownRows(window);
    };
    QCOMPARE(find(QStringLiteral("chloe")), 1);
    QCOMPARE(find(QStringLiteral("DÁVID ben")), 1);
    QCOMPARE(find(QStringLiteral("ben")), 3);
    QCOMPARE(window.find<QLabel>("archiveFound")->text(), QStringLiteral("3 of 4"));
    QCOMPARE(find(QStringLiteral("today")), 4);
    QCOMPARE(find(QStringLiteral("nobody")), 0);
    QVERIFY(window.find<QWidget>("archiveNothing")->isVisible());
    window.click("archiveNothingButton");
    QCOMPARE(shownRows(window), 4);
    QVERIFY(!window.find<QWidget>("archiveNothing")->isVisible());

    const std::string second = secondGame().toStdString();
    window.click(qPrintable(QStringLiteral("archiveGame_") + secondGame()));
    QCOMPARE(shownRows(window), 3);
    QTest::keyClicks(window.find<ArchiveList>("archiveList"), QStringLiteral("anna")); // letters search
    QCOMPARE(search->text(), QStringLiteral("anna"));
    QCOMPARE(shownRows(window), 1);
}

void TestArchive::whatARowTellsIsFound()
{
    TestWindow window;
    keep(window, 4);
    window.playToTheEnd(2);
    window->file().close();
    enter(window);
    look(window, 0);
    look(window, 1);
    QCOMPARE(shownRows(window), 2);
    auto *search = window.find<QLineEdit>("archiveSearch");
    for (const int role : {int{ArchiveModel::PointsRole}, int{ArchiveModel::StateRole}}) {
        search->clear();
        const QString told = shown(window, 1, role).toString();
        QVERIFY(!told.isEmpty());
        search->setText(told);
        QCOMPARE(shownRows(window), 1);
        QVERIFY(shown(window, 0, ArchiveModel::FinishedRole).toBool());
    }
    search->setText(QStringLiteral("move 4"));
    QCOMPARE(shownRows(window), 1);
}

void TestArchive::countsFollowADeletionAndItsUndo()
{
    TestWindow window;
    keep(window, 3);
    keep(window, 4);
    enter(window);
    const auto *all = window.find<QLabel>("archiveCount");
    const auto *kind = window.find<QToolButton>(
        qPrintable(QStringLiteral("archiveGame_") + shown(window, 0, ArchiveModel::GameRole).toString()));
    const auto counts = [&] {
        return QStringList{QString::number(shown(window, 0, ArchiveFilter::HeadingCountRole).toInt()),
                           all->text().section(QLatin1Char(' '), 0, 0),
                           kind->text().section(QLatin1Char(' '), -1)};
    };
    const auto allOf = [](const QString &count) { return QStringList{count, count, count}; };
    QCOMPARE(counts(), allOf(QStringLiteral("2")));
    press(window, Qt::Key_Delete);
    QCOMPARE(counts(), allOf(QStringLiteral("1")));
    press(window, Qt::Key_Down);
    press(window, Qt::Key_Delete);
    QCOMPARE(counts(), allOf(QStringLiteral("0")));
    window->commands().undo->trigger();
    QCOMPARE(counts(), allOf(QStringLiteral("1")));
    window->commands().undo->trigger();
    QCOMPARE(counts(), allOf(QStringLiteral("2")));
    window->commands().redo->trigger();
    QCOMPARE(counts(), allOf(QStringLiteral("1")));
}

void TestArchive::theFieldOfANameLiesOverTheOldOne()
{
    TestWindow window;
    keep(window, 3);
    enter(window);
    auto *list = window.find<ArchiveList>("archiveList");
    const auto edit = [&] {
        list->edit(list->model()->index(0, 0));
        return list->findChild<QLineEdit *>(QStringLiteral("gameName"));
    };
    QLineEdit *field = edit();
    QVERIFY(field != nullptr);
    QCOMPARE(field->selectedText(), shown(window, 0).toString());
    const QRect row = list->visualRect(list->model()->index(0, 0));
    QVERIFY(row.contains(field->geometry()));
    QVERIFY2(field->width() > row.width() / 4, "as wide as the words of the row");
    // What it shows of the game is no name, until somebody writes one.
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(list->findChild<QLineEdit *>(QStringLiteral("gameName")) == nullptr);
    QVERIFY(shown(window, 0, Qt::EditRole).toString().isEmpty());
    QVERIFY(!pageOf(window).undoStack().canUndo());
    field = edit();
    QTest::keyClicks(field, QStringLiteral("Sunday"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(shown(window, 0, Qt::EditRole).toString(), QStringLiteral("Sunday"));
}

void TestArchive::hitsAreMarkedWhereTheyStand()
{
    const auto hits = [](const QString &text, const QString &words) {
        return wordHits(text, plainText(words).split(QLatin1Char(' ')));
    };
    QCOMPARE(hits(QStringLiteral("Hódító"), QStringLiteral("hodi")), (std::vector<WordHit>{{0, 4}}));
    QCOMPARE(hits(QStringLiteral("Anna, Hanna"), QStringLiteral("ANNA")),
             (std::vector<WordHit>{{0, 4}, {7, 4}}));
    QCOMPARE(hits(QStringLiteral("aﬁz"), QStringLiteral("i")),
             (std::vector<WordHit>{{1, 1}})); // one letter is two
    QVERIFY(hits(QStringLiteral("Anna"), QStringLiteral("b")).empty());
    QVERIFY(hits(QString(), QStringLiteral("b")).empty());
}

void TestArchive::aNameStaysWithItsGame()
{
    TestWindow window;
    keep(window, 3);
    const QString journal = keep(window, 4);
    const QByteArray before = contentOf(journal);
    enter(window);
    ArchiveModel &model = pageOf(window).model();
    const QString name = QStringLiteral("Sunday with Ágnes");
    QVERIFY(model.setData(model.index(0), QStringLiteral("  Sunday\nwith  Ágnes ")));
    QCOMPARE(shown(window, 0).toString(), name);
    QCOMPARE(contentOf(journal), before);
    window->commands().undo->trigger();
    QVERIFY(shown(window, 0, Qt::EditRole).toString().isEmpty());
    QCOMPARE(QDir(window.path(QStringLiteral("games"))).entryList({QStringLiteral("*.name")}).size(), 0);
    window->commands().redo->trigger();
    QCOMPARE(shown(window, 0).toString(), name);

    // It goes on under another number, is played to its end or is thrown away: the name goes with it.
    press(window, Qt::Key_Return);
    QVERIFY(window->file().isOpen() && window->file().journal() != journal);
    QCOMPARE(journalName(window->file().journal()), name);
    window->file().close();
    QVERIFY(window.find<QPushButton>("continueGame")->accessibleName().contains(name));
    enter(window);
    press(window, Qt::Key_Delete);
    window->commands().undo->trigger();
    window.restart();
    enter(window);
    QCOMPARE(shown(window, 0).toString(), name);
    QVERIFY(shown(window, 1).toString() != name);
    QCOMPARE(QDir(window.path(QStringLiteral("games"))).entryList({QStringLiteral("*.name")}).size(), 1);
}

void TestArchive::aNameStaysWithAGameThatIsWrittenAnew()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(5);
    const QString journal = window->file().journal();
    const QString name = QStringLiteral("The one");
    QVERIFY(setJournalName(journal, name).isEmpty());
    {
        const FullDisk disk(static_cast<rlim_t>(QFileInfo(journal).size() + 5));
        window.playRandomly(2);
        QVERIFY(!window->file().isKept());
    }
    window.playRandomly(1);
    QVERIFY(window->file().isKept());
    QVERIFY(window->file().journal() != journal);
    QCOMPARE(journalName(window->file().journal()), name);
    QVERIFY(journalName(journal).isEmpty());
}

void TestArchive::aDeletedGameComesBackAsItWas()
{
    TestWindow window;
    keep(window, 3);
    const QString journal = keep(window, 4);
    keep(window, 5);
    const QByteArray before = contentOf(journal);
    enter(window);
    press(window, Qt::Key_Down);
    QTest::keyClick(window.find<QWidget>("archiveSearch"), Qt::Key_Delete); // there is nothing else to delete
    QCOMPARE(shownRows(window), 3);                                         // its row stays, to undo that
    QVERIFY(shown(window, 1, ArchiveModel::DeletedRole).toBool());
    QVERIFY(!QFile::exists(journal));
    QCOMPARE(window.journals().entries().size(), std::size_t{2});
    QVERIFY2(window->commands().undo->isEnabled(), "undo belongs to the page");
    press(window, Qt::Key_Return); // what the row offers
    QVERIFY(!shown(window, 1, ArchiveModel::DeletedRole).toBool());
    QCOMPARE(contentOf(journal), before);

    // Another game was deleted since: this one comes back all the same.
    press(window, Qt::Key_Delete);
    press(window, Qt::Key_Down);
    press(window, Qt::Key_Delete);
    press(window, Qt::Key_Up);
    press(window, Qt::Key_Return);
    QCOMPARE(contentOf(journal), before);
    QVERIFY(shown(window, 2, ArchiveModel::DeletedRole).toBool());
    for (int step = 0; step < 3; ++step)
        window->commands().undo->trigger();
    QCOMPARE(window.journals().entries().size(), std::size_t{3});
    QCOMPARE(contentOf(journal), before);
}

void TestArchive::aGameThatIsOverIsFinishedEvenOnTheTable()
{
    TestWindow window;
    keep(window, 4);
    window.playToTheEnd(2);
    enter(window);
    const auto isFinished = [&](int row) { return shown(window, row, ArchiveModel::FinishedRole).toBool(); };
    QTRY_VERIFY(isFinished(1)); // once its last moment was looked at
    QVERIFY(!isFinished(0));
}

void TestArchive::theBinGivesBackWhatWasDeletedBefore()
{
    TestWindow window;
    const QString journal = keep(window, 4);
    const QByteArray before = contentOf(journal);
    QVERIFY(setJournalName(journal, QStringLiteral("The one")).isEmpty());
    enter(window);
    press(window, Qt::Key_Delete);
    window.restart();
    const QString other = keep(window, 2);
    QVERIFY(other != journal); // its number stays its own
    enter(window);
    QCOMPARE(shownRows(window), 1);
    QVERIFY(!pageOf(window).undoStack().canUndo());
    QVERIFY(window.find<QPushButton>("showBin")->text().contains(QLatin1Char('1')));
    window.click("showBin");
    QCOMPARE(shownRows(window), 1);
    QCOMPARE(shown(window, 0).toString(), QStringLiteral("The one"));
    press(window, Qt::Key_Return);
    QCOMPARE(contentOf(journal), before);
    QVERIFY(window.find<QWidget>("archiveNothing")->isVisible());
    QTest::keyClick(&pageOf(window), Qt::Key_Escape);
    QCOMPARE(shownRows(window), 2);
    QCOMPARE(shown(window, 1).toString(), QStringLiteral("The one"));
}

void TestArchive::theBinIsEmptiedOnlyWhenAsked()
{
    TestWindow window;
    keep(window, 4);
    enter(window);
    press(window, Qt::Key_Delete);
    enter(window);
    QVERIFY(window.find<QWidget>("archiveNothing")->isVisible());
    window.click("showBin");
    window.click("emptyBin");
    QVERIFY(window.find<QWidget>("emptyQuestion")->isVisible());
    window.click("keepBin");
    QCOMPARE(window.journals().bin().count(), 1);
    window.click("emptyBin");
    window.click("reallyEmpty");
    QCOMPARE(window.journals().bin().count(), 0);
    QVERIFY(!window.find<QWidget>("emptyQuestion")->isVisible());
}

void TestArchive::anOpenGameCannotBeDeletedAndSaysWhy()
{
    TestWindow window;
    const QString journal = keep(window, 4);
    GameController controller;
    GameFile other(controller, window.journals(), [] { return std::uint64_t{1}; });
    QVERIFY(!other.resume(journal));
    enter(window);
    look(window, 0);
    QCOMPARE(shown(window, 0, ArchiveModel::RemarkRole).toString(), QStringLiteral("open in another window"));
    const QString why = shown(window, 0, ArchiveModel::WhyKeptRole).toString();
    QVERIFY(!why.isEmpty());
    press(window, Qt::Key_Delete);
    QVERIFY(QFile::exists(other.journal()));
    const auto *trash = window.find<QPushButton>("deleteGame");
    QVERIFY(!trash->isEnabled());
    QCOMPARE(trash->toolTip(), why);
    const auto *told = window.find<QLabel>("whyKept");
    QVERIFY(told->isVisible());
    QCOMPARE(told->text(), why);
    QVERIFY2(told->parentWidget()->rect().contains(told->geometry()), "in full");
    QVERIFY(told->heightForWidth(told->width()) <= told->height());
    QVERIFY(shown(window, 0, Qt::AccessibleTextRole).toString().contains(why));

    // It was opened after the list was made.
    other.close();
    enter(window);
    const QString path = shown(window, 0, ArchiveModel::PathRole).toString();
    QVERIFY(!other.resume(path));
    QFile(other.journal()).rename(path); // whatever it is called now
    press(window, Qt::Key_Delete);
    QVERIFY(QFile::exists(path));
    QVERIFY(!shown(window, 0, ArchiveModel::DeletedRole).toBool());
    QVERIFY(!pageOf(window).undoStack().canUndo());
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});

    window.start(2);
    window.playRandomly(3);
    enter(window);
    look(window, 0);
    QCOMPARE(shown(window, 0, ArchiveModel::RemarkRole).toString(), QStringLiteral("open in this window"));
    QVERIFY(shown(window, 0, ArchiveModel::WhyKeptRole).toString() != why);
    window->file().close();
    enter(window);
    QVERIFY(shown(window, 0, ArchiveModel::WhyKeptRole).toString().isEmpty());
    QVERIFY(window.find<QLabel>("whyKept")->isHidden());
}

void TestArchive::anOpenGameIsNamedLikeAnyOther()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(3);
    enter(window);
    QTest::keyClick(window.find<QWidget>("archiveSearch"), Qt::Key_F2);
    auto *field = window.find<ArchiveList>("archiveList")->findChild<QLineEdit *>(QStringLiteral("gameName"));
    QVERIFY(field != nullptr);
    QTest::keyClicks(field, QStringLiteral("Sunday"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(shown(window, 0).toString(), QStringLiteral("Sunday"));
    QCOMPARE(journalName(window->file().journal()), QStringLiteral("Sunday"));

    // What another window has gone on with under another number gets no name that nobody would see.
    const QString journal = window->file().journal();
    window->file().close();
    enter(window);
    QVERIFY(QFile::rename(journal, window.path(QStringLiteral("elsewhere"))));
    QVERIFY(!pageOf(window).model().setData(pageOf(window).model().index(0), QStringLiteral("Monday")));
    QCOMPARE(shown(window, 0).toString(), QStringLiteral("Sunday"));
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
}

void TestArchive::whatIsTypedAsANameStaysThere()
{
    TestWindow window;
    keep(window, 3);
    keep(window, 4);
    enter(window);
    auto *list = window.find<ArchiveList>("archiveList");
    window.click("renameGame");
    auto *field = list->findChild<QLineEdit *>(QStringLiteral("gameName"));
    QVERIFY(field != nullptr);
    QCOMPARE(list->focusProxy() != nullptr ? list->focusProxy() : pageOf(window).focusWidget(), field);
    QTest::keyClicks(field, QStringLiteral("Sun"));
    look(window, 0); // tells that the row has changed
    look(window, 1);
    QCOMPARE(list->findChild<QLineEdit *>(QStringLiteral("gameName")), field);
    QCOMPARE(field->text(), QStringLiteral("Sun"));
    QVERIFY(field->selectedText().isEmpty());
    QTest::keyClicks(field, QStringLiteral("day"));
    QVERIFY(window.find<QLineEdit>("archiveSearch")->text().isEmpty());
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(shown(window, 0, Qt::EditRole).toString(), QStringLiteral("Sunday"));
}

void TestArchive::theRowOfTheKeyboardIsTheOneThatIsLit()
{
    TestWindow window;
    keep(window, 3);
    keep(window, 4);
    keep(window, 5);
    enter(window);
    auto *list = window.find<ArchiveList>("archiveList");
    const auto middle = [&](int row) { return list->visualRect(list->model()->index(row, 0)).center(); };
    QTest::mouseMove(list->viewport(), middle(2));
    QCOMPARE(list->toolsIndex().row(), 2);
    press(window, Qt::Key_Down);
    QCOMPARE(list->toolsIndex().row(), 1);
    QTest::mouseMove(list->viewport(), middle(2) + QPoint(1, 0));
    QCOMPARE(list->toolsIndex().row(), 2);
}

void TestArchive::aDamagedJournalIsListed()
{
    TestWindow window;
    const QString headless = keep(window, 4);
    write(headless, QByteArray(300, '\0'));
    const QString broken = keep(window, 12);
    QByteArray text = contentOf(broken);
    text.replace(text.lastIndexOf('\n', -2) + 1, 4, QByteArray(4, '\0'));
    write(broken, text);
    const QString unknown = keep(window, 2);
    text = contentOf(unknown);
    const std::string_view id = games().kinds().front().id;
    text.replace(QByteArray(id.data(), static_cast<qsizetype>(id.size())), "nonsense");
    write(unknown, text);

    enter(window);
    QCOMPARE(shownRows(window), 3);
    QCOMPARE(shown(window, 0).toString(), QStringLiteral("nonsense"));
    QTRY_COMPARE((void(shown(window, 0, ArchiveModel::PictureRole)),
                  shown(window, 0, ArchiveModel::StateRole).toString()),
                 QStringLiteral("Cannot be opened"));
    QVERIFY(!shown(window, 0, ArchiveModel::RemarkRole).toString().isEmpty());
    look(window, 1);
    QCOMPARE(shown(window, 1, ArchiveModel::RemarkRole).toString(),
             QStringLiteral("the end of its file is damaged"));
    QCOMPARE(shown(window, 2).toString(), QStringLiteral("Damaged game"));
    QVERIFY(!shown(window, 2, ArchiveModel::RemarkRole).toString().isEmpty());
    QCOMPARE(contentOf(headless), QByteArray(300, '\0'));

    window.find<ArchiveList>("archiveList")
        ->setCurrentIndex(window.find<ArchiveList>("archiveList")->model()->index(2, 0));
    press(window, Qt::Key_Return);
    QVERIFY(!window->file().isOpen());
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
}

/// Two games that differ in nothing but in what is dealt in secret look the same.
void TestArchive::aSecretHandIsNotSeen()
{
    int compared = 0;
    for (const GameKind &kind : games().kinds()) {
        if (!kind.hasSecrets)
            continue;
        ++compared;
        std::vector<QImage> pictures;
        QStringList told;
        for (const std::uint64_t seed : {1, 2, 3}) {
            for (const bool allOpen : {false, true}) {
                TestWindow window;
                NewGame game;
                game.kind = &kind;
                game.seed = seed;
                game.first = Seat{0};
                game.allOpen = allOpen;
                for (int seat = 0; seat < kind.minSeats; ++seat)
                    game.players.push_back({QStringLiteral("P%1").arg(seat), seat});
                QVERIFY(!window->file().start(game));
                window->file().close();
                enter(window);
                look(window, 0);
                pictures.push_back(shown(window, 0, ArchiveModel::PictureRole).value<QPixmap>().toImage());
                // When it was left is another minute now and then.
                static const QRegularExpression time(QStringLiteral("\\d+:\\d\\d"));
                told.append(shown(window, 0, Qt::AccessibleTextRole).toString().remove(time));
            }
        }
        for (std::size_t game = 1; game < pictures.size(); ++game) {
            QVERIFY(pictures[game] == pictures[0]);
            QCOMPARE(told[static_cast<qsizetype>(game)], told[0]);
        }
    }
    QVERIFY(compared > 0);
}

void TestArchive::picturesAreDrawnLater()
{
    TestWindow window;
    for (int game = 0; game < 3; ++game)
        keep(window, 5);
    ArchiveModel model(window.journals());
    model.load(ArchiveModel::Shelf::games);
    QSignalSpy looked(&model.glances(), &GameGlances::looked);
    QVERIFY(model.index(1).data(ArchiveModel::PictureRole).value<QPixmap>().isNull());
    QVERIFY(model.index(1).data(ArchiveModel::StateRole).toString().isEmpty());
    QCOMPARE(looked.size(), 0);
    QTRY_COMPARE(looked.size(), 1); // the one that was asked for, and no other
    QVERIFY(!model.index(1).data(ArchiveModel::PictureRole).value<QPixmap>().isNull());
    QVERIFY(!model.index(1).data(ArchiveModel::StateRole).toString().isEmpty());
    QVERIFY(model.index(0).data(ArchiveModel::StateRole).toString().isEmpty());
}

/// The picture beside the journal, once it lies there.
static QString pictureOf(const QString &journal)
{
    return QFileInfo(journal).path() + QLatin1Char('/') + QFileInfo(journal).completeBaseName() +
           QStringLiteral(".png");
}

void TestArchive::aPictureIsKeptBesideItsJournal()
{
    TestWindow window;
    const QString journal = keep(window, 3);
    enter(window);
    look(window, 0);
    QImage kept(pictureOf(journal));
    QCOMPARE(kept.size(), keptPictureSize);
    const QString stamp = kept.text(QStringLiteral("Stamp"));
    QCOMPARE(journalPicture(journal, stamp).size(), keptPictureSize);
    QVERIFY(journalPicture(journal, stamp + QLatin1Char('1')).isNull());
    // The next window takes it as it is: we know it by its colour.
    kept.fill(Qt::magenta);
    keepJournalPicture(journal, stamp, kept);
    window.restart();
    enter(window);
    look(window, 0);
    const auto pixel = [&window] {
        return shown(window, 0, ArchiveModel::PictureRole).value<QPixmap>().toImage().pixelColor(9, 9);
    };
    QCOMPARE(pixel(), QColor(Qt::magenta));
    // A broken one is drawn again, and so is one of another moment.
    write(pictureOf(journal), "no picture");
    window.restart();
    enter(window);
    look(window, 0);
    QVERIFY(pixel() != QColor(Qt::magenta));
    QVERIFY(!journalPicture(journal, stamp).isNull());
    keepJournalPicture(journal, stamp, kept);
    QVERIFY(!window->file().resume(journal));
    window.playRandomly(2);
    const QString now = window->file().journal();
    window->file().close();
    enter(window);
    look(window, 0);
    QVERIFY(pixel() != QColor(Qt::magenta));
    QVERIFY(QFileInfo::exists(pictureOf(now)));
}

void TestArchive::aPictureGoesWithItsJournal()
{
    TestWindow window;
    const QString first = keep(window, 2);
    keep(window, 2);
    enter(window);
    look(window, 0);
    look(window, 1);
    const QDir folder(window.journals().path());
    const auto pictures = [&folder] { return folder.entryList({QStringLiteral("*.png")}, QDir::Files); };
    QCOMPARE(pictures().size(), 2);
    // Who goes on with the older game gives it another number.
    QVERIFY(!window->file().resume(first));
    const QString now = window->file().journal();
    QVERIFY(now != first);
    QCOMPARE(pictures().size(), 2);
    QVERIFY(QFileInfo::exists(pictureOf(now)));
    QVERIFY(!QFileInfo::exists(pictureOf(first)));
    window->file().close();
    // It lies in the bin with its game, and goes with it.
    enter(window);
    press(window, Qt::Key_Delete);
    QCOMPARE(pictures().size(), 2);
    window.click("showBin");
    look(window, 0);
    window.click("emptyBin");
    window.click("reallyEmpty");
    QCOMPARE(pictures().size(), 1);
}

void TestArchive::aKeptPictureShowsNoSecret()
{
    // Two games that differ in nothing but hidden hands.
    std::vector<QImage> pictures;
    for (const std::uint64_t seed : {1, 2}) {
        TestWindow window;
        NewGame game;
        game.kind = games().find("between-two-cities");
        game.seed = seed;
        for (int seat = 0; seat < 3; ++seat)
            game.players.push_back({QStringLiteral("P%1").arg(seat), seat, {}});
        QVERIFY(!window->file().start(game));
        const QString journal = window->file().journal();
        window.click("liftCurtain");
        window->file().close();
        enter(window);
        look(window, 0);
        pictures.emplace_back(pictureOf(journal));
        QCOMPARE(pictures.back().size(), keptPictureSize);
        pictures.back().setText(QStringLiteral("Stamp"), QString());
    }
    QVERIFY(pictures[0] == pictures[1]);
}

void TestArchive::aFailureNamesTheFile()
{
    TestWindow window;
    const QString journal = keep(window, 5);
    enter(window);
    write(journal + QStringLiteral("-deleted"), "in its place");
    press(window, Qt::Key_Delete);
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    QVERIFY(window.dialogs.troubles[0].path.contains(journal));
    QVERIFY(!window.dialogs.troubles[0].details.isEmpty());
    QVERIFY(QFile::exists(journal));
    QVERIFY(!pageOf(window).undoStack().canUndo());

    QVERIFY(QDir().mkpath(QString(journal).replace(QStringLiteral(".journal"), QStringLiteral(".name"))));
    ArchiveModel &model = pageOf(window).model();
    QVERIFY(!model.setData(model.index(0), QStringLiteral("A name")));
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{2});
    QVERIFY(window.dialogs.troubles[1].path.contains(journal));
    QVERIFY(!pageOf(window).undoStack().canUndo());
}

void TestArchive::namesAreNoMarkup()
{
    TestWindow window;
    NewGame game;
    game.kind = &games().kinds().front();
    const QString markup = QStringLiteral("<img src=\"file:///dev/zero\"> &\n<b>x</b>");
    game.players = {{markup, 0}, {QStringLiteral("Ben"), 1}};
    QVERIFY(!window->file().start(game));
    window->file().close();
    enter(window);
    QCOMPARE(shown(window, 0, ArchiveModel::PlayersRole).toStringList().front(), markup.simplified());
    QVERIFY(shown(window, 0, Qt::ToolTipRole).isNull());
    for (const QLabel *label : pageOf(window).findChildren<QLabel *>())
        QVERIFY(!label->text().contains(QStringLiteral("img")));
    QVERIFY(!pageOf(window).grab().isNull());
}

void TestArchive::aThousandGamesOpenQuickly()
{
    constexpr int many = 1000;
    constexpr std::clock_t longest = 300; // milliseconds
    TestWindow window;
    const QString journal = keep(window, 60);
    const QByteArray text = contentOf(journal);
    for (int number = 1000; number < 1000 + many; ++number)
        write(window.path(QStringLiteral("games/%1.journal").arg(number, 6, 10, QLatin1Char('0'))), text);
    // The processor's time: what else the machine is at does not count.
    auto spent = [before = std::clock()]() mutable {
        const std::clock_t now = std::clock();
        return (now - std::exchange(before, now)) * 1000 / CLOCKS_PER_SEC;
    };
    enter(window);
    QCOMPARE(shownRows(window), many + 1);
    const auto opened = spent();
    QVERIFY(!pageOf(window).grab().isNull());
    const auto painted = spent();
    window.find<QLineEdit>("archiveSearch")->setText(QStringLiteral("today"));
    const auto searched = spent();
    qInfo("%d games: opened in %ld ms, painted in %ld ms, searched in %ld ms", many, opened, painted,
          searched);
    QVERIFY2(opened + painted < longest, qPrintable(QString::number(opened + painted)));
    QVERIFY2(searched < longest, qPrintable(QString::number(searched)));
}

void TestArchive::datesAreToldAsPeopleDo()
{
    const QDateTime now(QDate(2026, 11, 22), QTime(18, 0)); // a Sunday
    const auto told = [&](const QDate &day) { return date_text::spoken(QDateTime(day, QTime(17, 40)), now); };
    QVERIFY(told({2026, 11, 22}).startsWith(QStringLiteral("today, ")));
    QCOMPARE(told({2026, 11, 21}), QStringLiteral("yesterday"));
    QCOMPARE(told({2026, 11, 16}), QStringLiteral("Monday"));
    QCOMPARE(told({2026, 11, 15}), QStringLiteral("November 15"));
    QCOMPARE(told({2025, 11, 22}), QStringLiteral("November 22, 2025"));
    QCOMPARE(told({2026, 12, 1}), QStringLiteral("December 1")); // a clock that was set back
    QCOMPARE(date_text::written({2025, 11, 22}), QStringLiteral("November 22, 2025"));
    QVERIFY(date_text::written({}).isEmpty());
}

void TestArchive::theFirstOfAMonthIsWrittenAsTheLanguageDoes_data()
{
    QTest::addColumn<QString>("thisYear");
    QTest::addColumn<QString>("nextDay");
    QTest::addColumn<QString>("lastYear");
    QTest::newRow("en") << "November 1"
                        << "November 2"
                        << "November 1, 2025";
    QTest::newRow("fr") << "1er novembre"
                        << "2 novembre"
                        << "1er novembre 2025";
    QTest::newRow("hu") << "november 1."
                        << "november 2."
                        << "2025. november 1.";
}

void TestArchive::theFirstOfAMonthIsWrittenAsTheLanguageDoes()
{
    QFETCH(QString, thisYear);
    QFETCH(QString, nextDay);
    QFETCH(QString, lastYear);
    LanguageSwitch languages;
    QVERIFY(languages.set(QLatin1String(QTest::currentDataTag())));
    const QDateTime now(QDate(2026, 11, 22), QTime(18, 0));
    const auto told = [&](const QDate &day) { return date_text::spoken(QDateTime(day, QTime(17, 40)), now); };
    QCOMPARE(told({2026, 11, 1}), thisYear);
    QCOMPARE(told({2026, 11, 2}), nextDay);
    QCOMPARE(told({2025, 11, 1}), lastYear);
    QCOMPARE(date_text::written({2025, 11, 1}), lastYear);
    languages.set(QStringLiteral("en"));
}

QTEST_MAIN(TestArchive)
#include "tst_archive.moc"

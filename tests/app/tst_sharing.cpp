#include "controls/notice_bar.h"
#include "files/file_content.h"
#include "games.h"
#include "scenario/files/record.h"
#include "scenario/files/shared_game.h"
#include "support/test_window.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QTimer>

using namespace waystone;

/// Games given to others: what the window says when it saves secrets, the file without them, and what such a file shows.
class TestSharing : public QObject {
    Q_OBJECT

private slots:
    void savingBehindTheCurtainIsToldOnce();
    void whereNothingIsKeptFromAnybodyNothingIsTold_data();
    void whereNothingIsKeptFromAnybodyNothingIsTold();
    void theNextActionEndsTheNotice();
    void theNoticeOffersAFileWithoutSecrets();
    void behindTheCurtainOnlyWhatAllKnowIsOffered();
    void nothingIsWrittenForWhoThinksBetterOfIt();
    void aFileThatCannotBeWrittenIsTold();
    void aGameWithoutSecretsIsSharedAsItIs();
    void aMomentCanBeTakenAlong();
    void aMomentIsTakenAlongAsTheScreenShowsIt();
    void aSharedGameCanBeLookedAt();
    void aDamagedSharedGameIsTold();
    void aSeedIsTooLongToBeTriedOut();

private:
    void start(TestWindow &window, int seats, bool allOpen = false, const std::string &bots = {});
};

namespace {

const char *const secretGame = "between-two-cities";

bool isTold(TestWindow &window)
{
    return window.find<NoticeBar>("secretsSaved")->isVisibleTo(&*window);
}

void save(TestWindow &window)
{
    window.dialogs.save = window.path(QStringLiteral("game.json"));
    window->commands().saveAs->trigger();
}

void click(QWidget *parent, const char *name)
{
    auto *button = parent->findChild<QAbstractButton *>(QLatin1String(name));
    QVERIFY2(button != nullptr && button->isVisible(), name);
    QTest::mouseClick(button, Qt::LeftButton, {}, {8, button->height() / 2});
}

/// Lets `use` have the dialog that is about to open.
void whenAsked(const std::function<void(QDialog &)> &use)
{
    QTimer::singleShot(0, [use] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        use(*dialog);
    });
}

void press(QDialog &dialog, QDialogButtonBox::StandardButton which)
{
    QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(which), Qt::LeftButton);
}

Result<SharedGame> read(const QString &path)
{
    const Result<QByteArray> bytes = fileContent(path);
    return bytes ? readShared(bytes->toStdString(), games()) : bytes.problems();
}

} // namespace

void TestSharing::start(TestWindow &window, int seats, bool allOpen, const std::string &bots)
{
    NewGame game;
    game.kind = games().find(secretGame);
    game.allOpen = allOpen;
    for (int seat = 0; seat < seats; ++seat)
        game.players.push_back({QStringLiteral("P&%1").arg(seat), seat, seat == 0 ? std::string() : bots});
    QVERIFY(!window->file().start(game));
}

void TestSharing::savingBehindTheCurtainIsToldOnce()
{
    TestWindow window;
    start(window, 3);
    QVERIFY(!isTold(window));
    save(window);
    QVERIFY(isTold(window));
    QVERIFY(!window.find<QLabel>("secretsSavedText")->text().isEmpty());
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    window.click("liftCurtain");
    QVERIFY(isTold(window));
    window.playRandomly(1);
    window->commands().save->trigger();
    QVERIFY(!isTold(window));
    start(window, 3);
    save(window);
    QVERIFY2(isTold(window), "another game");
    window->commands().close->trigger();
    QVERIFY(!isTold(window));
}

void TestSharing::whereNothingIsKeptFromAnybodyNothingIsTold_data()
{
    QTest::addColumn<bool>("allOpen");
    QTest::addColumn<QString>("bots");
    QTest::newRow("all open") << true << QString();
    QTest::newRow("one person") << false << QStringLiteral("random");
}

void TestSharing::whereNothingIsKeptFromAnybodyNothingIsTold()
{
    QFETCH(bool, allOpen);
    QFETCH(QString, bots);
    TestWindow window;
    start(window, 3, allOpen, bots.toStdString());
    save(window);
    QVERIFY(!window->file().isModified());
    QVERIFY(!isTold(window));
}

void TestSharing::theNextActionEndsTheNotice()
{
    TestWindow window;
    start(window, 3);
    save(window);
    window.click("liftCurtain");
    window.playRandomly(1);
    QVERIFY(!isTold(window));
}

void TestSharing::theNoticeOffersAFileWithoutSecrets()
{
    TestWindow window;
    start(window, 3);
    window.click("liftCurtain");
    save(window);
    const QString path = window.path(QStringLiteral("shared.json"));
    window.dialogs.save = path;
    whenAsked([](QDialog &dialog) {
        QVERIFY(dialog.findChild<QRadioButton *>(QStringLiteral("shareEverybody"))->isChecked());
        const QString own = dialog.findChild<QRadioButton *>(QStringLiteral("shareOwn"))->text();
        QVERIFY2(own.contains(QStringLiteral("P&&0")), qPrintable(own));
        click(&dialog, "shareOwn");
        press(dialog, QDialogButtonBox::Save);
    });
    window.click("shareInstead");
    QVERIFY(!isTold(window));
    QVERIFY(window.dialogs.troubles.empty());
    const Result<SharedGame> shared = read(path);
    QVERIFY(shared);
    QCOMPARE(int{shared->seenBy}, 0);
    const GameController &controller = window->controller();
    QVERIFY(shared->game->same(shared->view(), controller.shown().view));
    const QByteArray bytes = fileContent(path).value();
    QVERIFY(!bytes.contains(QByteArray::number(window->file().seed())));
    // The game is still kept where it was.
    QCOMPARE(window->file().path(), window.path(QStringLiteral("game.json")));
}

void TestSharing::behindTheCurtainOnlyWhatAllKnowIsOffered()
{
    TestWindow window;
    start(window, 3);
    QVERIFY(window.find<QWidget>("curtain")->isVisible());
    window.dialogs.save = window.path(QStringLiteral("shared.json"));
    whenAsked([](QDialog &dialog) {
        QVERIFY(!dialog.findChild<QWidget *>(QStringLiteral("shareOwn"))->isVisible());
        press(dialog, QDialogButtonBox::Save);
    });
    window->commands().saveShared->trigger();
    const Result<SharedGame> shared = read(window.dialogs.save);
    QVERIFY(shared);
    QCOMPARE(int{shared->seenBy}, int{nobody});
}

/// As text, as a picture and as a page, of any moment.
void TestSharing::aMomentCanBeTakenAlong()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(6);
    GameController &controller = window->controller();
    const Game &game = controller.game();
    window->commands().previous->trigger();
    window->commands().copyText->trigger();
    const std::string text = QApplication::clipboard()->text().toStdString();
    QCOMPARE(text, game.positionText(game.setup(*controller.openPosition())));
    QVERIFY(game.setupFrom(text));
    window->commands().copyPicture->trigger();
    QVERIFY(QApplication::clipboard()->image().width() > 500);
    window.dialogs.save = window.path(QStringLiteral("moment.html"));
    window->commands().exportPage->trigger();
    QVERIFY(window.dialogs.troubles.empty());
    QFile page(window.dialogs.save);
    QVERIFY(page.open(QIODevice::ReadOnly));
    QVERIFY(page.readAll().startsWith("<!DOCTYPE html>"));
    QCOMPARE(window.languages.current(), QStringLiteral("en"));
    window.dialogs.save = window.path(QStringLiteral("missing/moment.html"));
    window->commands().exportPage->trigger();
    QCOMPARE(window.dialogs.troubles.size(), 1u);
}

/// The text would hold all hands.
void TestSharing::aMomentIsTakenAlongAsTheScreenShowsIt()
{
    TestWindow window;
    start(window, 3);
    QVERIFY(!window->commands().copyText->isEnabled());
    QVERIFY(window->commands().copyPicture->isEnabled());
}

void TestSharing::nothingIsWrittenForWhoThinksBetterOfIt()
{
    TestWindow window;
    start(window, 3);
    window.dialogs.save = window.path(QStringLiteral("shared.json"));
    whenAsked([](QDialog &dialog) { press(dialog, QDialogButtonBox::Cancel); });
    window->commands().saveShared->trigger();
    QVERIFY(!QFile::exists(window.dialogs.save));
    QVERIFY(window.dialogs.proposals.isEmpty());
}

void TestSharing::aFileThatCannotBeWrittenIsTold()
{
    TestWindow window;
    window.start(2);
    window.dialogs.save = window.path(QStringLiteral("nowhere/shared.json"));
    window->commands().saveShared->trigger();
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    QVERIFY(window.dialogs.troubles.front().path.contains(QStringLiteral("nowhere")));
}

void TestSharing::aGameWithoutSecretsIsSharedAsItIs()
{
    TestWindow window;
    window.start(2);
    window.playRandomly(5);
    window.dialogs.save = window.path(QStringLiteral("shared.json"));
    window->commands().saveShared->trigger();
    const Result<LoadedRecord> record =
        readRecord(fileContent(window.dialogs.save).value().toStdString(), games());
    QVERIFY(record);
    QVERIFY(record->seed != window->file().seed());
    QVERIFY(record->session->game().same(record->session->position(),
                                         window->controller().sessionToSave().position()));
    QVERIFY2(window->file().isModified(), "it is no place where the game is kept");
    QVERIFY(window->openFile(window.dialogs.save));
}

void TestSharing::aSharedGameCanBeLookedAt()
{
    TestWindow window;
    start(window, 3);
    window.click("liftCurtain");
    window.playRandomly(1);
    window.click("liftCurtain");
    window.dialogs.save = window.path(QStringLiteral("shared.json"));
    whenAsked([](QDialog &dialog) {
        click(&dialog, "shareOwn");
        press(dialog, QDialogButtonBox::Save);
    });
    window->commands().saveShared->trigger();

    window->commands().close->trigger();
    window.dialogs.open = window.dialogs.save;
    window->commands().open->trigger();
    QVERIFY(window.dialogs.troubles.empty());
    auto *dialog = window.find<QDialog>("sharedGameDialog");
    QVERIFY(dialog->isVisible());
    QVERIFY(
        dialog->findChild<QLabel *>(QStringLiteral("sharedNote"))->text().contains(QStringLiteral("P&1")));
    auto *plies = dialog->findChild<QListWidget *>(QStringLiteral("sharedPlies"));
    // Their own hand, and that the first player has chosen.
    QVERIFY2(plies->count() > 2, qPrintable(QString::number(plies->count())));
    const QString last = plies->item(plies->count() - 1)->text();
    QVERIFY2(last.contains(QStringLiteral("P&0")), qPrintable(last));
    for (const char *language : {"fr", "hu"}) {
        window.languages.set(QLatin1String(language));
        QCoreApplication::processEvents();
        QVERIFY(plies->item(plies->count() - 1)->text() != last);
    }
    QVERIFY(!window->file().isOpen());
    press(*dialog, QDialogButtonBox::Close);
    QVERIFY(!dialog->isVisible());
}

void TestSharing::aDamagedSharedGameIsTold()
{
    TestWindow window;
    QFile file(window.path(QStringLiteral("shared.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "waystone/shared", "version": 1, "game": "chess"})");
    file.close();
    QVERIFY(!window->openFile(file.fileName()));
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
    QVERIFY(window.dialogs.troubles.front().path.contains(QStringLiteral("shared.json")));
}

void TestSharing::aSeedIsTooLongToBeTriedOut()
{
    // A seed that is short enough to be tried out would betray what was left out of the file.
    TestWindow window;
    std::uint64_t bits = 0;
    for (int game = 0; game < 8; ++game) {
        start(window, 2);
        bits |= window->file().seed();
    }
    QVERIFY(bits > (std::uint64_t{1} << 60));
}

QTEST_MAIN(TestSharing)
#include "tst_sharing.moc"

#include "support/editor_desk.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace waystone;

/// Where scenarios in the editor come from and where they go.
class TestEditorDocuments : public QObject {
    Q_OBJECT

private slots:
    void everyStartCanBeUndone_data() { addGames(); }
    void everyStartCanBeUndone();
    void thePositionTextGoesBothWays_data() { addGames(); }
    void thePositionTextGoesBothWays();
    void aTextThatFailsTellsWhereAndLosesNothing_data() { addGames(); }
    void aTextThatFailsTellsWhereAndLosesNothing();
    void malformedClipboardGivesOneError();
    void playAndBackKeepsTheEdit_data() { addGames(); }
    void playAndBackKeepsTheEdit();
    void recordEditPlayEditIsLossless_data() { addGames(); }
    void recordEditPlayEditIsLossless();
    void secretsOfAGameUnderWayStaySecret();
    void anotherScenarioAsksAboutUnsavedChanges_data() { addGames(); }
    void anotherScenarioAsksAboutUnsavedChanges();
    void whatCannotBeSavedIsNotOfferedToBe();
    void whatIsInAFileIsNotAskedAbout();
    void everyWayToAnotherScenarioAsks();
};

void TestEditorDocuments::everyStartCanBeUndone()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    const QByteArray empty = desk.document().bytes();
    const EditorCommands &commands = desk.editor().commands();
    for (QAction *start : {commands.gameStart, commands.middle, commands.fill, commands.empty}) {
        const QByteArray before = desk.document().bytes();
        const int steps = desk.document().history().index();
        start->trigger();
        if (start == commands.middle) {
            QVERIFY(desk.document().position());
            QVERIFY(commands.play->isEnabled());
        }
        if (desk.document().history().index() == steps)
            continue;
        const QByteArray after = desk.document().bytes();
        commands.undo->trigger();
        QCOMPARE(desk.document().bytes(), before);
        commands.redo->trigger();
        QCOMPARE(desk.document().bytes(), after);
    }
    QCOMPARE(desk.document().bytes(), empty);
}

void TestEditorDocuments::thePositionTextGoesBothWays()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    auto *line = desk.find<QLineEdit>(QStringLiteral("positionText"));
    const QString empty = line->text();
    QCOMPARE(empty.toStdString(), desk.document().game().positionText(desk.document().setup()));
    desk.editor().commands().middle->trigger();
    const QString middle = line->text();
    QVERIFY(middle != empty);
    const QByteArray bytes = desk.document().bytes();
    line->selectAll();
    QTest::keyClicks(line, empty);
    QCOMPARE(desk.document().game().positionText(desk.document().setup()), empty.toStdString());
    desk.document().endGesture();
    QApplication::clipboard()->setText(middle);
    line->selectAll();
    line->paste();
    emit line->textEdited(line->text());
    QCOMPARE(desk.document().bytes(), bytes);
}

void TestEditorDocuments::aTextThatFailsTellsWhereAndLosesNothing()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    desk.editor().commands().middle->trigger();
    auto *line = desk.find<QLineEdit>(QStringLiteral("positionText"));
    auto *error = desk.find<QLabel>(QStringLiteral("positionError"));
    const QByteArray bytes = desk.document().bytes();
    const int steps = desk.document().history().count();
    QVERIFY(!error->isVisible());
    const QString sound = line->text();
    line->setText(sound.left(sound.size() / 2) + QStringLiteral("#?!"));
    emit line->textEdited(line->text());
    QVERIFY(error->isVisible());
    QVERIFY(error->text().contains(QStringLiteral("#?!")));
    QCOMPARE(desk.document().bytes(), bytes);
    QCOMPARE(desk.document().history().count(), steps);
    QTest::keyClick(line, Qt::Key_Escape);
    QVERIFY(!error->isVisible());
    QCOMPARE(line->text(), sound);
}

void TestEditorDocuments::malformedClipboardGivesOneError()
{
    EditorDesk desk(QStringLiteral("province"));
    const QByteArray before = desk.document().bytes();
    const int steps = desk.document().history().count();
    QApplication::clipboard()->setText(
        QStringLiteral("{\"format\": \"waystone/position\", \"version\": oh}"));
    desk.editor().commands().paste->trigger();
    QCOMPARE(desk.window.dialogs.troubles.size(), std::size_t{1});
    QCOMPARE(desk.window.dialogs.troubles[0].details.size(), 1);
    QVERIFY(desk.window.dialogs.troubles[0].details[0].contains(QStringLiteral("44")));
    QCOMPARE(desk.document().bytes(), before);
    QCOMPARE(desk.document().history().count(), steps);
}

void TestEditorDocuments::playAndBackKeepsTheEdit()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    desk.editor().commands().middle->trigger();
    const QByteArray bytes = desk.document().bytes();
    const int steps = desk.document().history().count();
    const std::string text = desk.document().game().positionText(desk.document().setup());
    desk.editor().commands().play->trigger();
    QVERIFY(desk.window->file().isOpen());
    GameController &controller = desk.window->controller();
    QCOMPARE(
        controller.game().positionText(controller.game().setup(controller.sessionToSave().ply(0).position)),
        text);
    desk.window.playRandomly(5);
    QVERIFY(controller.history().size() > 3);
    desk.window->commands().editor->trigger();
    QCOMPARE(desk.document().bytes(), bytes);
    QCOMPARE(desk.document().history().count(), steps);
    desk.editor().commands().undo->trigger();
    QVERIFY(desk.document().bytes() != bytes);
    desk.editor().commands().redo->trigger();
    QCOMPARE(desk.document().bytes(), bytes);
    // The game that was on the table before is in the journal.
    desk.editor().commands().play->trigger();
    QVERIFY(!desk.window.journals().entries().empty());
}

void TestEditorDocuments::recordEditPlayEditIsLossless()
{
    QFETCH(QString, game);
    TestWindow window;
    window.start(games().find(game.toStdString())->minSeats, game);
    window->controller().setStudy(true);
    window.playRandomly(25);
    GameController &controller = window->controller();
    const auto text = [&controller] {
        return controller.game().positionText(controller.game().setup(controller.sessionToSave().position()));
    };
    const std::string played = text();
    window->commands().editPosition->trigger();
    ScenarioDocument &document = window->editor()->document();
    QCOMPARE(document.game().positionText(document.setup()), played);
    window->editor()->commands().play->trigger();
    QCOMPARE(
        controller.game().positionText(controller.game().setup(controller.sessionToSave().ply(0).position)),
        played);
    controller.goTo(0);
    window->controller().setStudy(true);
    window->commands().editPosition->trigger();
    QCOMPARE(document.game().positionText(document.setup()), played);
}

void TestEditorDocuments::secretsOfAGameUnderWayStaySecret()
{
    TestWindow window;
    window.start(3, QStringLiteral("between-two-cities"));
    QVERIFY(window->controller().table().secrets == Secrets::curtain);
    QVERIFY(!window->commands().editPosition->isEnabled());
    window->commands().study->trigger();
    QVERIFY(window->commands().editPosition->isEnabled());
}

void TestEditorDocuments::anotherScenarioAsksAboutUnsavedChanges()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    FakeDialogs &dialogs = desk.window.dialogs;
    const EditorCommands &commands = desk.editor().commands();
    dialogs.open = desk.window.path(QStringLiteral("one.json"));
    const QString other = desk.window.path(QStringLiteral("two.json"));
    commands.gameStart->trigger();
    QVERIFY(desk.document().save(dialogs.open).isEmpty());
    const QByteArray one = desk.document().bytes();
    QVERIFY(desk.document().save(other).isEmpty());
    commands.middle->trigger();
    const QByteArray edited = desk.document().bytes();

    dialogs.unsaved = Unsaved::cancel;
    commands.open->trigger();
    QCOMPARE(dialogs.questions.size(), std::size_t{1});
    QVERIFY(dialogs.questions[0].question.contains(QStringLiteral("two")));
    QVERIFY(dialogs.questions[0].canSave);
    QCOMPARE(desk.document().bytes(), edited);
    QCOMPARE(desk.document().path(), other);

    dialogs.unsaved = Unsaved::discard;
    commands.open->trigger();
    QCOMPARE(dialogs.questions.size(), std::size_t{2});
    QCOMPARE(desk.document().bytes(), one);
    QVERIFY(!desk.document().isModified());
    // Nothing is lost as long as the program runs.
    commands.undo->trigger();
    QCOMPARE(desk.document().bytes(), edited);
    QCOMPARE(desk.document().path(), other);
    QVERIFY(desk.document().isModified());

    dialogs.unsaved = Unsaved::save;
    commands.open->trigger();
    QCOMPARE(dialogs.questions.size(), std::size_t{3});
    QCOMPARE(desk.document().bytes(), one);
    QFile saved(other);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(saved.readAll(), edited);

    commands.open->trigger();
    QCOMPARE(dialogs.questions.size(), std::size_t{3}); // there is nothing to ask about
}

void TestEditorDocuments::whatCannotBeSavedIsNotOfferedToBe()
{
    EditorDesk desk(QStringLiteral("province"));
    FakeDialogs &dialogs = desk.window.dialogs;
    // As much of everything as can be typed in is more than there is.
    for (const Field &field : desk.document().editing().fields(desk.document().setup()))
        if (field.kind == Field::Kind::number && desk.document().canSave())
            desk.document().setField(field.key, field.maximum);
    QVERIFY(!desk.document().canSave());
    dialogs.unsaved = Unsaved::cancel;
    QVERIFY(!desk.editor().openFile(desk.window.path(QStringLiteral("one.json"))));
    QCOMPARE(dialogs.questions.size(), std::size_t{1});
    QVERIFY(!dialogs.questions[0].canSave);
    QVERIFY(dialogs.troubles.empty());
}

void TestEditorDocuments::whatIsInAFileIsNotAskedAbout()
{
    EditorDesk desk(QStringLiteral("milestones"));
    FakeDialogs &dialogs = desk.window.dialogs;
    const QString path = desk.window.path(QStringLiteral("one.json"));
    QVERIFY(!desk.document().isModified()); // a new table
    QVERIFY(desk.document().save(path).isEmpty());
    desk.settle();
    // Nor at the next start of the program.
    desk.window.restart();
    desk.window.click("openEditor");
    QCOMPARE(desk.document().path(), path);
    QVERIFY(!desk.document().isModified());
    QVERIFY(desk.editor().openFile(path));
    QVERIFY(dialogs.questions.empty());
    // But what was changed since then is.
    desk.editor().commands().middle->trigger();
    dialogs.unsaved = Unsaved::cancel;
    QVERIFY(!desk.editor().openFile(path));
    QCOMPARE(dialogs.questions.size(), std::size_t{1});
}

void TestEditorDocuments::everyWayToAnotherScenarioAsks()
{
    EditorDesk desk(QStringLiteral("milestones"));
    FakeDialogs &dialogs = desk.window.dialogs;
    desk.editor().commands().middle->trigger();
    const QByteArray edited = desk.document().bytes();
    dialogs.unsaved = Unsaved::cancel;
    desk.editor().commands().newScenario->trigger();
    QCOMPARE(dialogs.questions.size(), std::size_t{1});
    QCOMPARE(desk.document().bytes(), edited);
    desk.editor().commands().play->trigger();
    desk.window->controller().setStudy(true);
    desk.window.playRandomly(3);
    desk.window->commands().editPosition->trigger();
    QCOMPARE(dialogs.questions.size(), std::size_t{2});
    QCOMPARE(desk.document().bytes(), edited);
    dialogs.unsaved = Unsaved::discard;
    desk.window->commands().editPosition->trigger();
    QVERIFY(desk.document().bytes() != edited);
}

QTEST_MAIN(TestEditorDocuments)
#include "tst_editor_documents.moc"

#include "editor/edition/edition_window.h"
#include "support/editor_desk.h"
#include "test_paths.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace waystone;

namespace {

using Pointer = EditionDocument::Pointer;

/// The editor with one of the lessons that the program brings.
class EditionDesk : public EditorDesk {
public:
    explicit EditionDesk(const char *lesson) : EditorDesk(QStringLiteral("milestones"))
    {
        const QString file = QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/milestones/") +
                             QLatin1String(lesson) + QStringLiteral(".json");
        if (!editor().openFile(file) || !document().isLesson())
            qFatal("no lesson %s", lesson);
    }

    EditionWindow &openEdition()
    {
        editor().commands().edition->trigger();
        settle();
        return *find<EditionWindow>(QStringLiteral("editionWindow"));
    }
    void use(EditionWindow &edition)
    {
        auto *button = edition.findChild<QPushButton *>(QStringLiteral("editionUse"));
        QVERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
    }
    [[nodiscard]] const Lesson &lesson() { return *document().scenario().lesson; }
};

/// The board has no row c and none below.
void endAfterSecondRow(EditionDocument &edition)
{
    const Json &board = edition.json()["board"];
    Json vertices = Json::array();
    for (const Json &vertex : board["vertices"])
        if (vertex["y"].get<int>() < 2)
            vertices.push_back(vertex);
    Json bushes = Json::array();
    for (const Json &bush : board["bushes"])
        if (std::ranges::none_of(bush, [](const Json &corner) { return corner.get<std::string>()[0] > 'b'; }))
            bushes.push_back(bush);
    edition.change({{Pointer("/board/vertices"), vertices}, {Pointer("/board/bushes"), bushes}});
}

} // namespace

/// Editions typed in beside the table, for positions and for lessons.
class TestEditorEditions : public QObject {
    Q_OBJECT

private slots:
    void aLessonTakesAnotherEditionAsOneStep();
    void aLessonThatCannotBeReadKeepsItsEdition();
    void stepsThatDoNotFitAreNamed();
    void aPositionThatCannotBeReadKeepsItsEdition();
    void theWindowLiesBesideTheTable();
    void typedInChangesAreNotLostUnasked();
    void anotherGameKeepsItsOwnEdition();
    void playingWithItLeavesTheLessonAlone();
};

void TestEditorEditions::aLessonTakesAnotherEditionAsOneStep()
{
    EditionDesk desk("numbers-for-the-flour");
    const QByteArray before = desk.document().bytes();
    const Lesson lesson = desk.lesson();
    const int steps = desk.document().history().index();
    desk.document().lookAt(2);
    EditionWindow &edition = desk.openEdition();
    edition.document().set(Pointer("/targets/byPlayers/2"), 70);
    desk.use(edition);
    QVERIFY(desk.window.dialogs.troubles.empty());
    QCOMPARE(desk.document().game().editionInfo().id, std::string("milestones-own-1"));
    QCOMPARE(desk.document().history().index(), steps + 1);
    QCOMPARE(desk.document().scenario().step, 2);
    QVERIFY(desk.lesson().game == desk.document().scenario().game);
    QCOMPARE(desk.lesson().steps, lesson.steps);
    const QByteArray after = desk.document().bytes();
    QVERIFY(after.contains("milestones-own-1"));
    desk.editor().commands().undo->trigger();
    QCOMPARE(desk.document().bytes(), before);
    desk.editor().commands().redo->trigger();
    QCOMPARE(desk.document().bytes(), after);
}

void TestEditorEditions::aLessonThatCannotBeReadKeepsItsEdition()
{
    EditionDesk desk("numbers-for-the-flour");
    const QByteArray before = desk.document().bytes();
    const int steps = desk.document().history().count();
    EditionWindow &edition = desk.openEdition();
    endAfterSecondRow(edition.document());
    desk.use(edition);
    QCOMPARE(desk.window.dialogs.troubles.size(), std::size_t{1});
    const Trouble &trouble = desk.window.dialogs.troubles[0];
    QVERIFY(trouble.text.contains(QStringLiteral("lesson")));
    QVERIFY(!trouble.details.isEmpty());
    for (const QString &line : trouble.details)
        QVERIFY2(QRegularExpression(QStringLiteral("^Step \\d+, “.+”: .+")).match(line).hasMatch(),
                 qPrintable(line));
    QCOMPARE(desk.document().bytes(), before);
    QCOMPARE(desk.document().history().count(), steps);
}

void TestEditorEditions::stepsThatDoNotFitAreNamed()
{
    EditionDesk desk("numbers-for-the-flour");
    EditionWindow &edition = desk.openEdition();
    QVERIFY(!edition.findChild<QToolButton *>(QStringLiteral("editionUndo"))->isEnabled());
    edition.document().change({{Pointer("/supply/streetPieces"), 2}, {Pointer("/supply/milestones"), 1}});
    QVERIFY(edition.findChild<QToolButton *>(QStringLiteral("editionUndo"))->isEnabled());
    desk.use(edition);
    QCOMPARE(desk.document().game().editionInfo().id, std::string("milestones-own-1"));
    QCOMPARE(desk.window.dialogs.troubles.size(), std::size_t{1});
    const QStringList details = desk.window.dialogs.troubles[0].details;
    QVERIFY(!details.isEmpty());
    for (const QString &line : details)
        QVERIFY2(line.startsWith(QStringLiteral("Step ")), qPrintable(line));
    // What does not fit can be found and mended; nothing of it is gone.
    desk.editor().commands().undo->trigger();
    QCOMPARE(desk.document().game().editionInfo().id, std::string("milestones-reconstruction"));
}

void TestEditorEditions::aPositionThatCannotBeReadKeepsItsEdition()
{
    EditionDesk desk("numbers-for-the-flour");
    const Scenario &lesson = desk.document().scenario();
    QVERIFY(
        desk.editor().edit({lesson.game, lesson.setup, lesson.players}, [] { return QStringLiteral("x"); }));
    QVERIFY(!desk.document().isLesson());
    const QByteArray before = desk.document().bytes();
    EditionWindow &edition = desk.openEdition();
    endAfterSecondRow(edition.document());
    desk.use(edition);
    QCOMPARE(desk.window.dialogs.troubles.size(), std::size_t{1});
    QCOMPARE(desk.window.dialogs.troubles[0].details.size(), 1);
    QCOMPARE(desk.document().bytes(), before);
}

void TestEditorEditions::theWindowLiesBesideTheTable()
{
    EditionDesk desk("numbers-for-the-flour");
    EditionWindow &edition = desk.openEdition();
    QVERIFY(edition.isVisible());
    QVERIFY(!edition.isModal());
    // The table goes on being edited.
    desk.editor().commands().empty->trigger();
    desk.pick(desk.entries().front());
    QVERIFY(desk.editor().board().hasInHand());
    // Once more is the same window.
    desk.editor().commands().edition->trigger();
    QCOMPARE(desk.editor().findChildren<EditionWindow *>().size(), 1);
    // What was taken for the table can be bettered and taken again.
    edition.document().set(Pointer("/targets/byPlayers/2"), 70);
    desk.use(edition);
    QVERIFY(edition.isVisible());
    edition.document().set(Pointer("/targets/byPlayers/2"), 71);
    desk.use(edition);
    QCOMPARE(desk.document().game().editionInfo().id, std::string("milestones-own-1"));
    QVERIFY(desk.document().game().editionInfo().text.find("71") != std::string::npos);
}

void TestEditorEditions::typedInChangesAreNotLostUnasked()
{
    EditionDesk desk("numbers-for-the-flour");
    FakeDialogs &dialogs = desk.window.dialogs;
    const std::size_t asked = dialogs.questions.size();
    QPointer<EditionWindow> edition = &desk.openEdition();
    edition->close(); // nothing was typed
    QCOMPARE(dialogs.questions.size(), asked);
    desk.settle();
    edition = &desk.openEdition();
    edition->document().set(Pointer("/targets/byPlayers/2"), 70);
    dialogs.unsaved = Unsaved::cancel;
    QVERIFY(!edition->close());
    QCOMPARE(dialogs.questions.size(), asked + 1);
    QTest::keyClick(edition, Qt::Key_Escape);
    QCOMPARE(dialogs.questions.size(), asked + 2);
    QVERIFY(edition->isVisible());
    // Nor when the editor, or the program, is closed.
    QVERIFY(!desk.editor().close());
    QVERIFY(!desk.window->close());
    QVERIFY(edition->isVisible());
    dialogs.unsaved = Unsaved::save;
    QVERIFY(desk.editor().close());
    QVERIFY(desk.window.shelf().has(QStringLiteral("milestones-own-1")));
}

void TestEditorEditions::anotherGameKeepsItsOwnEdition()
{
    EditionDesk desk("numbers-for-the-flour");
    EditionWindow &edition = desk.openEdition();
    const std::shared_ptr<const Game> province = *games().make(*games().find("province"), {}, {});
    QVERIFY(desk.editor().edit({province, province->start(2, 0), desk.document().scenario().players},
                               [] { return QStringLiteral("x"); }));
    const QByteArray before = desk.document().bytes();
    edition.document().set(Pointer("/targets/byPlayers/2"), 70);
    desk.use(edition);
    QCOMPARE(desk.window.dialogs.troubles.size(), std::size_t{1});
    QCOMPARE(desk.document().bytes(), before);
    QVERIFY(desk.window.shelf().has(QStringLiteral("milestones-own-1")));
    // The command is about the game on the table.
    EditionWindow &other = desk.openEdition();
    QCOMPARE(std::string(other.document().kind().id), std::string("province"));
}

void TestEditorEditions::playingWithItLeavesTheLessonAlone()
{
    EditionDesk desk("house-first");
    EditionWindow &edition = desk.openEdition();
    const QByteArray before = desk.document().bytes();
    QSignalSpy wanted(&desk.editor(), &EditorWindow::gameWanted);
    QTest::mouseClick(edition.findChild<QPushButton *>(QStringLiteral("editionPlay")), Qt::LeftButton);
    desk.settle();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(desk.document().bytes(), before);
    // A game with it lies on the table.
    QVERIFY(desk.window->controller().hasGame());
    QCOMPARE(desk.window->controller().game().editionInfo().id, edition.document().id());
}

QTEST_MAIN(TestEditorEditions)
#include "tst_editor_editions.moc"

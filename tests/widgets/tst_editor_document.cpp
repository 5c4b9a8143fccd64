#include "game_table.h"

#include "board/board_layout.h"
#include "conformance/random_edits.h"
#include "editor/document/scenario_document.h"
#include "editor/lesson/lesson_draft.h"
#include "faces/game_faces.h"
#include "games.h"
#include "scenario/proof/middle_position.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace waystone;
using namespace waystone::test;

namespace {

std::vector<Player> players()
{
    return gameTable("between-two-cities", 7).players;
}

std::shared_ptr<const Game> gameOf(const QByteArray &id)
{
    return gameTable(id.toStdString(), 2).game;
}

/// Makes the gesture through the document.
void make(ScenarioDocument &document, const Edit &edit)
{
    if (edit.kind == Edit::Kind::set)
        document.setField(edit.key, edit.value);
    else if (edit.kind == Edit::Kind::fix || edit.kind == Edit::Kind::fill)
        document.replaceSetup(after(document.game(), document.setup(), edit), [] { return QString("x"); });
    else
        document.setPieces(after(document.game(), document.setup(), edit), [] { return QString("x"); });
    document.endGesture();
}

AnySetup middle(const Game &game, int seats, std::uint64_t seed)
{
    Rng rng(seed);
    return game.setup(middlePosition(game, {seats, 0, 12, 30}, rng));
}

} // namespace

/// The scenario in the making: every change is a step that can be undone, and nothing from outside harms it.
class TestEditorDocument : public QObject {
    Q_OBJECT

private slots:
    void randomEditsUndoneAndRedoneGiveTheSameBytes_data() { addEveryGame(); }
    void randomEditsUndoneAndRedoneGiveTheSameBytes();
    void aSpinBoxThatRunsLeavesOneStep_data() { addEveryGame(); }
    void aSpinBoxThatRunsLeavesOneStep();
    void whatComesBackToWhatItWasLeavesNoStep();
    void aFileKeepsTheScenario_data() { addEveryGame(); }
    void aFileKeepsTheScenario();
    void openingIsAStepOfTheHistory();
    void undoingWhatWasSavedKeepsItsFile();
    void aLessonSpeaksToWhoeverIsToPlay();
    void aRecordGivesTheMomentAtWhichItWasSaved_data() { addEveryGame(); }
    void aRecordGivesTheMomentAtWhichItWasSaved();
    void aMalformedFileGivesLineAndColumnAndLosesNothing_data() { addEveryGame(); }
    void aMalformedFileGivesLineAndColumnAndLosesNothing();
    void theClipboardTakesTextAndFiles_data() { addEveryGame(); }
    void theClipboardTakesTextAndFiles();
    void signsOfASoundPositionAreThoseOfPlay_data() { addEveryTable(); }
    void signsOfASoundPositionAreThoseOfPlay();
    void onlyTheImpossibleCannotBeSaved();
    void namesOfStepsFollowTheLanguage();
};

void TestEditorDocument::randomEditsUndoneAndRedoneGiveTheSameBytes()
{
    QFETCH(QByteArray, game);
    constexpr int gestures = 400;
    ScenarioDocument document(gameOf(game), players());
    Rng rng(11);
    std::vector<QByteArray> states{document.bytes()}; ///< by index of the history
    const auto note = [&] {
        states.resize(static_cast<std::size_t>(document.history().index()));
        states.push_back(document.bytes());
    };
    for (int gesture = 0; gesture < gestures; ++gesture) {
        const int steps = document.history().index();
        document.endGesture();
        if (rng.below(10) == 0)
            document.setPlayer(static_cast<Seat>(rng.below(2)), {QString::number(gesture), 5, {}});
        else if (const auto edit = randomEdit(document.game(), document.setup(), document.seats(), rng))
            make(document, *edit);
        if (document.history().index() != steps)
            note();
        if (rng.below(8) == 0 && document.history().canUndo()) {
            document.history().undo();
            QCOMPARE(document.bytes(), states[static_cast<std::size_t>(document.history().index())]);
        }
    }
    states.resize(static_cast<std::size_t>(document.history().index()) + 1);
    while (document.history().canRedo()) { // the last gesture may have been an undo
        document.history().redo();
        note();
    }
    QVERIFY(document.history().count() > gestures / 4);
    while (document.history().canUndo()) {
        QCOMPARE(document.bytes(), states[static_cast<std::size_t>(document.history().index())]);
        document.history().undo();
    }
    QCOMPARE(document.bytes(), states.front());
    while (document.history().canRedo()) {
        document.history().redo();
        QCOMPARE(document.bytes(), states[static_cast<std::size_t>(document.history().index())]);
    }
}

void TestEditorDocument::aSpinBoxThatRunsLeavesOneStep()
{
    QFETCH(QByteArray, game);
    ScenarioDocument document(gameOf(game), players());
    const std::vector<Field> fields = document.editing().fields(document.setup());
    const auto number = std::ranges::find_if(fields, [](const Field &field) {
        return field.kind == Field::Kind::number && field.maximum > field.minimum + 1 &&
               field.value == field.minimum;
    });
    QVERIFY(number != fields.end());
    for (int value = number->minimum + 1; value <= number->maximum; ++value)
        document.setField(number->key, value);
    QCOMPARE(document.history().count(), 1);
    document.endGesture();
    document.setField(number->key, number->minimum + 1);
    QCOMPARE(document.history().count(), 2);
    document.history().undo();
    document.history().undo();
    QVERIFY(document.game().same(document.setup(), document.editing().empty(document.seats())));
}

void TestEditorDocument::whatComesBackToWhatItWasLeavesNoStep()
{
    ScenarioDocument document(gameOf("milestones"), players());
    document.setField({"goods", "stone", 0}, 3);
    document.setField({"goods", "stone", 0}, 0);
    QCOMPARE(document.history().count(), 0);
    QVERIFY(!document.isModified());

    const auto label = [] { return QString("x"); };
    const AnySetup before = document.setup();
    document.replaceSetup(middle(document.game(), 2, 5), label, 7);
    QCOMPARE(document.history().count(), 1);
    document.replaceSetup(before, label, 7);
    QCOMPARE(document.history().count(), 0);
    QVERIFY(!document.isModified());

    // A number of a lesson's step that is counted up and down again.
    LessonDraft draft(document);
    draft.begin(LessonStep::Kind::tell);
    document.history().setClean();
    const int steps = document.history().count();
    const int own = draft.current().mostActions;
    for (const int actions : {own + 1, own + 2, own})
        draft.changeStep(
            label, [actions](LessonStep &step) { step.mostActions = actions; }, 7);
    QCOMPARE(document.history().count(), steps);
    QVERIFY(!document.isModified());
}

void TestEditorDocument::aFileKeepsTheScenario()
{
    QFETCH(QByteArray, game);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    ScenarioDocument document(gameOf(game), players());
    document.replaceSetup(middle(document.game(), 2, 5), [] { return QString("x"); });
    QVERIFY(document.isModified());
    QCOMPARE(document.save(path), QString());
    QVERIFY(!document.isModified());
    QCOMPARE(document.path(), path);

    ScenarioDocument other(gameOf("milestones"), players());
    QVERIFY(!other.open(path));
    QCOMPARE(other.bytes(), document.bytes());
    QVERIFY(!other.isModified());
}

void TestEditorDocument::openingIsAStepOfTheHistory()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    ScenarioDocument province(gameOf("province"), players());
    QCOMPARE(province.save(path), QString());

    ScenarioDocument document(gameOf("milestones"), players());
    document.setField({"goods", "stone", 1}, 2);
    const QByteArray before = document.bytes();
    QSignalSpy tables(&document, &ScenarioDocument::tableChanged);
    QVERIFY(!document.open(path));
    QCOMPARE(tables.count(), 1);
    QCOMPARE(document.game().id(), std::string_view("province"));
    QCOMPARE(document.path(), path);
    document.history().undo();
    QCOMPARE(document.bytes(), before);
    QCOMPARE(document.path(), QString());
    QVERIFY(document.isModified());
}

void TestEditorDocument::undoingWhatWasSavedKeepsItsFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    ScenarioDocument document(gameOf("milestones"), players());
    document.replaceSetup(middle(document.game(), 2, 5), [] { return QString("x"); });
    LessonDraft draft(document);
    draft.begin(LessonStep::Kind::tell);
    draft.addStep(LessonStep::Kind::act);
    QCOMPARE(document.save(path), QString());
    document.history().undo();
    QCOMPARE(document.path(), path);
    QVERIFY(document.isModified());
    // The position before the lesson is another document, which is in no file.
    document.history().undo();
    QVERIFY(!document.isLesson());
    QCOMPARE(document.path(), QString());
    document.history().redo();
    QCOMPARE(document.path(), path);
    document.history().redo();
    QCOMPARE(document.path(), path);
    QVERIFY(!document.isModified());
}

void TestEditorDocument::aLessonSpeaksToWhoeverIsToPlay()
{
    ScenarioDocument document(gameOf("province"), players());
    document.setField({"game", "turn"}, 1);
    QVERIFY2(!document.position(), "an empty table can be played");
    LessonDraft draft(document);
    draft.begin(LessonStep::Kind::tell);
    QCOMPARE(draft.current().seat, Seat{1});
}

void TestEditorDocument::aRecordGivesTheMomentAtWhichItWasSaved()
{
    QFETCH(QByteArray, game);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    GameController controller;
    startGame(controller, game.toStdString(), 2, 3);
    watchSomeone(controller);
    Rng rng(4);
    playRandomly(controller, rng, 20);
    const std::vector<RecordPlayer> people{{"Anna", "blue"}, {"Béla", "orange"}};
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(controller.sessionToSave(), people, 3)));
    file.close();
    ScenarioDocument document(gameOf("milestones"), players());
    QVERIFY(!document.open(path));
    QCOMPARE(document.game().positionText(document.setup()),
             controller.game().positionText(controller.game().setup(controller.sessionToSave().position())));
    QCOMPARE(document.scenario().players[1].name, QStringLiteral("Béla"));
    // Saving it must not put a position in the place of the game.
    QCOMPARE(document.path(), QString());
    QVERIFY(document.isModified());
}

void TestEditorDocument::aMalformedFileGivesLineAndColumnAndLosesNothing()
{
    QFETCH(QByteArray, game);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    ScenarioDocument document(gameOf(game), players());
    document.replaceSetup(middle(document.game(), 2, 6), [] { return QString("x"); });
    const QByteArray sound = document.bytes();
    const int steps = document.history().count();
    const std::vector<QByteArray> malformed{
        sound.left(sound.size() / 2),
        QByteArray(sound).replace("\"setup\"", "\"setups\""),
        QByteArray(sound).replace("\"version\": 2", "\"version\": \"two\""),
        QByteArray(sound).insert(sound.size() / 2, "\xff\xfe"),
        QByteArray(200, '['),
        QByteArray("{\"format\": \"waystone/position\"}")};
    for (const QByteArray &bytes : malformed) {
        QVERIFY(bytes != sound);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const std::optional<Problems> opened = document.open(path);
        QVERIFY(opened);
        QVERIFY(opened->front().argument("line") != nullptr);
        QVERIFY(opened->front().argument("column") != nullptr);
        QCOMPARE(document.bytes(), sound);
        QCOMPARE(document.history().count(), steps);
        if (bytes.startsWith('{'))
            QVERIFY(document.paste(bytes, [] { return QString("x"); }));
        QCOMPARE(document.bytes(), sound);
    }
    const std::optional<Problems> nonsense = document.paste("nonsense here", [] { return QString("x"); });
    QVERIFY(nonsense);
    QVERIFY(nonsense->front().argument("column") != nullptr);
    QCOMPARE(document.history().count(), steps);
}

void TestEditorDocument::theClipboardTakesTextAndFiles()
{
    QFETCH(QByteArray, game);
    ScenarioDocument source(gameOf(game), players());
    source.replaceSetup(middle(source.game(), 2, 7), [] { return QString("x"); });
    ScenarioDocument byText(gameOf(game), players());
    const std::string text = source.game().positionText(source.setup());
    QVERIFY(!byText.paste("  " + QByteArray::fromStdString(text) + "\n", [] { return QString("x"); }));
    QCOMPARE(byText.bytes(), source.bytes());
    ScenarioDocument byFile(gameOf("milestones"), players());
    QVERIFY(!byFile.paste(source.bytes(), [] { return QString("x"); }));
    QCOMPARE(byFile.bytes(), source.bytes());
}

void TestEditorDocument::signsOfASoundPositionAreThoseOfPlay()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    const std::shared_ptr<const Game> played = gameOf(game);
    const GameFace &face = *gameFace(played->id());
    const std::unique_ptr<BoardLayout> layout = face.layout(played);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Rng rng(seed);
        const Position position = middlePosition(*played, {seats, 0, static_cast<int>(seed * 4), 30}, rng);
        const AnySetup setup = played->setup(position);
        QCOMPARE(played->seats(setup), seats);
        QVERIFY(played->tallies(setup) == played->tallies(played->view(position, nobody)));
        for (const Seat watcher : {Seat{0}, nobody})
            QCOMPARE(layout->stage(*played, setup, watcher),
                     layout->stage(*played, played->view(position, watcher), {}));
    }
}

void TestEditorDocument::onlyTheImpossibleCannotBeSaved()
{
    ScenarioDocument document(gameOf("milestones"), players());
    // An empty table has too few tiles in the display: a rule is broken, yet it can be drawn.
    QVERIFY(!document.findings().empty());
    QVERIFY(!document.position());
    QVERIFY(document.canSave());
    document.setField({"game", "players"}, 4);
    QCOMPARE(document.seats(), 4);
    QCOMPARE(document.table().players.size(), std::size_t{4});
}

void TestEditorDocument::namesOfStepsFollowTheLanguage()
{
    ScenarioDocument document(gameOf("milestones"), players());
    QString language = QStringLiteral("first");
    document.replaceSetup(document.game().start(2, 0), [&language] { return language; });
    QCOMPARE(document.history().undoText(), QStringLiteral("first"));
    language = QStringLiteral("second");
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(qApp, &change);
    QCOMPARE(document.history().undoText(), QStringLiteral("second"));
}

QTEST_MAIN(TestEditorDocument)
#include "tst_editor_document.moc"

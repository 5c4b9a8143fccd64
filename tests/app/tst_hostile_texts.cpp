#include "dialogs/trouble_box.h"
#include "dialogs/unsaved_box.h"
#include "editor/drafts/lost_drafts_dialog.h"
#include "editor/edition/edition_window.h"
#include "editor/window/new_scenario_dialog.h"
#include "faces/problem_sentence.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "lessons/handout/handout.h"
#include "lessons/player/lesson_card.h"
#include "lessons/player/lesson_table.h"
#include "lessons/results/results_dialog.h"
#include "print/print_pages.h"
#include "protocol/program_problem.h"
#include "scenario/files/journal.h"
#include "scenario/files/position_file.h"
#include "scenario/files/record.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/shelf/lesson_set_file.h"
#include "start/new_game_dialog.h"
#include "start/table_programs.h"
#include "support/editor_desk.h"
#include "support/hostile_files.h"
#include "support/text_faults.h"
#include "table/players_panel.h"
#include "test_paths.h"
#include "window/share_dialog.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QFile>
#include <QHelpEvent>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPageSize>
#include <QPushButton>
#include <QTest>

#include <ctime>

using namespace waystone;

/// Files, settings and programs whose texts are meant to be read as something else than text: every window shows them as
/// they were written, and goes on at once.
class TestHostileTexts : public QObject {
    Q_OBJECT

private slots:
    void init() { begun_ = std::clock(); }
    void cleanup();

    void aSavedGame_data();
    void aSavedGame();
    void aGameLookedBackAt();
    void aJournal_data() { hostileRows(); }
    void aJournal();
    void aDraft_data() { hostileRows(); }
    void aDraft();
    void aPosition_data() { hostileRows(); }
    void aPosition();
    void aSharedGame_data() { hostileRows(); }
    void aSharedGame();
    void aResult_data() { hostileRows(); }
    void aResult();
    void aLesson_data() { hostileRows(); }
    void aLesson();
    void aLessonInTheEditor_data() { hostileRows(); }
    void aLessonInTheEditor();
    void aHandOut_data() { hostileRows(); }
    void aHandOut();
    void anEdition_data() { hostileRows(); }
    void anEdition();
    void theLastPlayers_data() { hostileRows(); }
    void theLastPlayers();
    void aProgram_data() { hostileRows(); }
    void aProgram();
    void whatIsWrongWithAFile_data() { hostileRows(); }
    void whatIsWrongWithAFile();
    void theNameOfAFile();

private:
    void hostileRows();

    std::clock_t begun_ = 0;
};

namespace {

/// A text that somebody has written with more in mind than letters.
struct Hostile {
    QString text;
    QString mark;      ///< by which it is found again
    QString asWritten; ///< what is seen of it
};

const Hostile markup{QStringLiteral("<img src=\"/a/b.png\">A&B[*]%1\u202E\u200B\n\U0001F469\u200D\U0001F467"),
                     QStringLiteral("/a/b.png"),
                     QStringLiteral("<img src=\"/a/b.png\">A&B[*]%1 \U0001F469\u200D\U0001F467")};

QByteArray content(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

QString written(TestWindow &window, const QString &name, const QByteArray &bytes)
{
    QFile file(window.path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(name));
    return file.fileName();
}

/// A recorded game, or the beginning of it.
QByteArray hostileRecord(const char *name, const QString &text, std::size_t plies)
{
    Json record = Json::parse(
        content(QStringLiteral(WAYSTONE_TESTS_DIR "/playthroughs/%1.json").arg(QLatin1String(name)))
            .toStdString());
    if (record["plies"].size() > plies) {
        record["plies"].erase(record["plies"].begin() + static_cast<Json::difference_type>(plies),
                              record["plies"].end());
        record["current"] = plies;
    }
    const auto isRecord = [](const Json &json) {
        return static_cast<bool>(readRecord(json.dump(), games()));
    };
    return QByteArray::fromStdString(hostileJson(record, text, isRecord).dump());
}

/// With everything that a lesson can say.
QByteArray hostileLesson(const QString &text, int *places = nullptr)
{
    Json lesson =
        Json::parse(content(QStringLiteral(WAYSTONE_TESTS_DIR "/app/support/house.json")).toStdString());
    lesson["tags"] = {"5b"};
    lesson["steps"][0]["chapter"] = {{"en", "Beginning"}};
    lesson["steps"][0]["marks"].push_back({{"kind", "label"}, {"place", "b7"}, {"text", {{"en", "Here"}}}});
    return hostileFile(
        QByteArray::fromStdString(lesson.dump()), text,
        [](const QByteArray &bytes) { return static_cast<bool>(readLesson(bytes.toStdString(), games())); },
        places);
}

/// An edition of the user's own.
std::string hostileEdition(const QString &text)
{
    Json edition = Json::parse(
        content(QStringLiteral(WAYSTONE_ROOT_DIR "/resources/editions/milestones-reconstruction.json"))
            .toStdString());
    edition["id"] = "milestones-own-1";
    return hostileJson(edition, text,
                       [](const Json &json) {
                           return json["id"] == "milestones-own-1" &&
                                  static_cast<bool>(games().find("milestones")->make(json.dump(), {}));
                       })
        .dump();
}

void askAbout(TestWindow &window, int seat)
{
    window->findChild<QAction *>(QStringLiteral("playersPanelAction"))->trigger();
    auto *players = window.find<PlayersPanel>("players");
    const QPoint at = players->visualRect(players->model()->index(seat, 0)).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, at, players->viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(players->viewport(), &asked);
}

} // namespace

// What is checked after each look around.
#define NOTHING_BUT_TEXT(faults, least)                                                                      \
    QVERIFY2((faults).faults().isEmpty(), qPrintable((faults).faults().join(QLatin1Char('\n'))));            \
    QVERIFY2((faults).seen() >= (least), qPrintable(QString::number((faults).seen())))

#define FETCH_HOSTILE                                                                                        \
    QFETCH(QString, text);                                                                                   \
    QFETCH(QString, mark);                                                                                   \
    QFETCH(QString, asWritten);                                                                              \
    TextFaults faults(mark, asWritten)

void TestHostileTexts::hostileRows()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mark");
    QTest::addColumn<QString>("asWritten");
    QTest::newRow("markup") << markup.text << markup.mark << markup.asWritten;
    QTest::newRow("from right to left")
        << QStringLiteral("\u202E\u05E9\u05DC\u05D5\u05DD<b>x</b>\u2067\u202C") << QStringLiteral("<b>x</b>")
        << QStringLiteral("\u05E9\u05DC\u05D5\u05DD<b>x</b>");
    QTest::newRow("endless") << QStringLiteral("<b>") + QString(100'000, QLatin1Char('W'))
                             << QStringLiteral("WWWWWWWWWW") << QStringLiteral("<b>WWWWWWWWWW");
}

void TestHostileTexts::cleanup()
{
    // Of the processor's time: others may be using it as well.
    constexpr double patience = 60;
    const double seconds = static_cast<double>(std::clock() - begun_) / CLOCKS_PER_SEC;
    QVERIFY2(seconds < patience, qPrintable(QString::number(seconds)));
}

void TestHostileTexts::aSavedGame_data()
{
    hostileRows();
}

void TestHostileTexts::aSavedGame()
{
    FETCH_HOSTILE;
    struct Recorded {
        const char *name;
        std::size_t plies; ///< province's game is over, the others are under way
    };
    for (const Recorded &game :
         {Recorded{"milestones-2", 60}, {"between-two-cities-3", 40}, {"province-2", 1000}}) {
        TestWindow window;
        QVERIFY(window->openFile(
            written(window, QStringLiteral("game.json"), hostileRecord(game.name, text, game.plies))));
        window->controller().setStudy(true);
        faults.walk(*window);
        for (QAction *action : {window->commands().finalScoring, window->commands().keys,
                                window->commands().edition, window->commands().first})
            action->trigger();
        QCoreApplication::processEvents();
        faults.walk(*window);
        window.playRandomly(8);
        window->commands().undo->trigger();
        faults.walk(*window);
        askAbout(window, 0);
        faults.walk(*window);
        auto *menu = window.find<QMenu>("seatMenu");
        menu->findChild<QAction *>(QStringLiteral("playedByProgram"))->trigger();
        menu->close();
        faults.walk(*window);
        window.find<QInputDialog>("commandDialog")->reject();
        NOTHING_BUT_TEXT(faults, 20);
    }
}

void TestHostileTexts::aGameLookedBackAt()
{
    TextFaults faults(markup.mark, markup.asWritten);
    TestWindow window;
    window->adviser().setBudget(50, 1000);
    window->review().setBudget(60, 1000);
    QVERIFY(window->openFile(
        written(window, QStringLiteral("game.json"), hostileRecord("province-2", markup.text, 1000))));
    window->findChild<QAction *>(QStringLiteral("analysisPanelAction"))->trigger();
    window.find<QPushButton>("reviewStart")->click();
    QVERIFY(QTest::qWaitFor([&] { return window->review().moments().size() > 3; }, 30'000));
    faults.walk(*window);
    auto *graph = window.find<QWidget>("analysisGraph");
    QHelpEvent help(QEvent::ToolTip, graph->rect().center(), graph->mapToGlobal(graph->rect().center()));
    QCoreApplication::sendEvent(graph, &help);
    for (QWidget *tip : QApplication::topLevelWidgets())
        if (const auto *label = qobject_cast<QLabel *>(tip); label != nullptr && tip->inherits("QTipLabel")) {
            if (Qt::mightBeRichText(label->text()))
                faults.checkHtml(QStringLiteral("tip"), label->text());
            else
                faults.checkPlain(QStringLiteral("tip"), label->text());
        }
    NOTHING_BUT_TEXT(faults, 10);
    window.find<QPushButton>("reviewStart")->click();
}

void TestHostileTexts::aJournal()
{
    FETCH_HOSTILE;
    TestWindow window;
    for (int game = 0; game < 2; ++game) {
        window.start(2);
        window.playRandomly(10);
        const QString journal = window->file().journal();
        window->file().close();
        QList<QByteArray> lines = content(journal).split('\n');
        lines.front() = hostileFile(lines.front(), text, [&lines](const QByteArray &head) {
            QList<QByteArray> changed = lines;
            changed.front() = head;
            return static_cast<bool>(readJournal(changed.join('\n').toStdString(), games()));
        });
        QFile file(journal);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lines.join('\n'));
    }
    window.restart();
    faults.walk(*window);
    window->commands().allGames->trigger();
    auto *games = window.find<QAbstractItemView>("archiveList");
    for (int row = 0; row < 2; ++row)
        QVERIFY(games->model()->setData(games->model()->index(row, 0), text));
    faults.walk(*window);
    games->setCurrentIndex(games->model()->index(1, 0));
    QTest::keyClick(games, Qt::Key_Delete);
    faults.walk(*window);
    window.click("leaveArchive");
    faults.walk(*window);
    window.click("continueGame");
    QVERIFY(window->file().isOpen());
    faults.walk(*window);
    NOTHING_BUT_TEXT(faults, 10);
}

void TestHostileTexts::aDraft()
{
    FETCH_HOSTILE;
    TestWindow window;
    const QString path = window.path(text);
    const auto game = games().make(*games().find("milestones"), {}, {}).value();
    const QByteArray position = QByteArray::fromStdString(writePosition(*game, game->start(2, 0), {}));
    const std::vector<Draft> drafts{
        {Draft::Kind::lesson, "milestones", text, path, {}, hostileLesson(text), {}},
        {Draft::Kind::edition,
         "milestones",
         text,
         path,
         {},
         QByteArray::fromStdString(hostileEdition(text)),
         {}},
        {Draft::Kind::position, "milestones", text, path, {}, position, text},
        {Draft::Kind::lesson, text.toStdString(), text, path, {}, text.toUtf8(), text},
    };
    QVERIFY(QDir().mkpath(window.drafts().path()));
    for (std::size_t number = 1; number <= drafts.size(); ++number)
        written(window, QStringLiteral("drafts/%1.unsaved").arg(number, 6, 10, QLatin1Char('0')),
                writeDraft(drafts[number - 1]));
    written(window, QStringLiteral("drafts/000009.unsaved"), "{\"title\": \"" + text.toUtf8() + "\"}\n");
    window.restart();
    EditorDesk::settle();
    EditorDesk::settle();
    auto *offer = window.find<LostDraftsDialog>("lostDrafts");
    auto *list = window.find<QListWidget>("lostDraftsList");
    QCOMPARE(list->count(), static_cast<int>(drafts.size()));
    for (int left = list->count(); left > 0; --left) {
        faults.walk(*offer);
        list->setCurrentRow(left - 1);
        window.click("openDraft");
        EditorDesk::settle();
        for (QWidget *opened : QApplication::topLevelWidgets())
            if (opened->isVisible())
                faults.walk(*opened);
    }
    // What no game knows is not opened, and stays.
    QCOMPARE(list->count(), 1);
    QVERIFY(!window.dialogs.troubles.empty());
    const Trouble trouble = window.dialogs.troubles.back();
    TroubleBox box([&trouble] { return trouble; });
    faults.walk(box);
    NOTHING_BUT_TEXT(faults, 10);
}

void TestHostileTexts::aPosition()
{
    FETCH_HOSTILE;
    const auto game = games().make(*games().find("milestones"), {}, {}).value();
    const std::vector<RecordPlayer> players(3, RecordPlayer{"Anna", "blue", {}});
    const std::string sound = writePosition(*game, game->start(3, 0), players);
    const QByteArray hostile =
        hostileFile(QByteArray::fromStdString(sound), text, [](const QByteArray &bytes) {
            return static_cast<bool>(readPosition(bytes.toStdString(), games()));
        });
    EditorDesk desk(QStringLiteral("milestones"));
    TestWindow &window = desk.window;
    const QString path = written(window, QStringLiteral("position.json"), hostile);
    QVERIFY(desk.editor().openFile(path));
    EditorDesk::settle();
    faults.walk(desk.editor());
    QVERIFY(window->openFile(path));
    faults.walk(*window);
    NOTHING_BUT_TEXT(faults, 10);
}

void TestHostileTexts::aSharedGame()
{
    FETCH_HOSTILE;
    TestWindow window;
    QVERIFY(window->openFile(
        written(window, QStringLiteral("game.json"), hostileRecord("between-two-cities-3", text, 24))));
    // The dialog that asks what to share, with the name of who may see something.
    const Seat seat = 1;
    const QString name = window->controller().words().seatName(seat);
    ShareDialog question(seat, name);
    question.show();
    faults.walk(question);
    question.close();
    const QString path = window.path(QStringLiteral("shared.json"));
    QCOMPARE(window->file().saveShared(path, seat), QString());
    QVERIFY(window->openFile(path));
    faults.walk(*window.find<QDialog>("sharedGameDialog"));
    NOTHING_BUT_TEXT(faults, 4);
}

void TestHostileTexts::aResult()
{
    FETCH_HOSTILE;
    TestWindow window;
    const std::string words = text.toStdString();
    const LessonResult result{
        words, "0123456789abcdef", words, "en", words, 9, {{words, 1, words, true, 2, 1, 3}}};
    QVERIFY(window->openFile(
        written(window, QStringLiteral("a.json"), QByteArray::fromStdString(writeResult(result)))));
    written(window, QStringLiteral("b.json"), QByteArray::fromStdString("{\"" + words + "\": 1}"));
    faults.walk(*window.find<QDialog>("resultsDialog"));
    // What is longer than a result may be is no result.
    NOTHING_BUT_TEXT(faults, readResult(writeResult(result)) ? 4 : 0);
}

void TestHostileTexts::aLesson()
{
    FETCH_HOSTILE;
    TestWindow window;
    int places = 0;
    window.dialogs.open = written(window, QStringLiteral("lesson.json"), hostileLesson(text, &places));
    QVERIFY(places > 30);
    window.click("learn");
    window.click("importItem");
    QVERIFY(window.dialogs.troubles.empty());
    LibraryPage &library = window->lessons().libraryPage();
    faults.walk(*window);
    QString own;
    for (const LibraryItem &item : window->lessons().library().items())
        if (item.isOwn)
            own = item.path;
    library.choose(own);
    window.click("deleteItem");
    faults.walk(*window);
    window.click("keepItem");

    // The same lesson with other words, and a set of it.
    LessonSet set{"week", "en", {}, {}, {{"milestones", "house-first", true, {}}}};
    set.title.texts["en"] = "Week";
    set.summary.texts["en"] = "Of lessons";
    const QByteArray hostileSet =
        hostileFile(QByteArray::fromStdString(writeSet(set)), text, [](const QByteArray &bytes) {
            return static_cast<bool>(readSet(bytes.toStdString(), games()));
        });
    QByteArray changed = content(own);
    changed.replace("\"level\":1", "\"level\":2");
    window->lessons().import({written(window, QStringLiteral("other.json"), changed)});
    QVERIFY(window.find<QWidget>("intakeQuestion")->isVisible());
    faults.walk(*window);
    window.click("intakeSkip");
    window->lessons().import({written(window, QStringLiteral("week.wayset"), hostileSet)});
    QVERIFY(window.dialogs.troubles.empty());
    QCOMPARE(library.model().shelf().kind, ShelfChoice::Kind::set);
    emit window.find<QMenu>("setMenu")->aboutToShow();
    faults.walk(*window);
    // Its lesson is in no library: it has a row, and can be taken out.
    QCOMPARE(library.model().missing(), 1);
    window.click("deleteItem");
    QCOMPARE(library.model().missing(), 0);
    faults.walk(*window);
    window.click("deleteSet");
    faults.walk(*window);
    window.click("keepItem");
    library.showShelf({});
    library.choose(own);
    window.find<QMenu>("setMenu")->actions().front()->trigger(); // the set is named where it is told
    faults.walk(*window);

    QVERIFY(window->lessons().openLesson(own));
    LessonPlayer &player = window->lessons().player();
    window->lessons().lessonPage().findChild<LessonCard *>()->setSecondLanguage(QStringLiteral("fr"));
    for (int step = 0; step < player.steps(); ++step) {
        player.goTo(step);
        QCoreApplication::processEvents();
        player.tellHint();
        if (!player.step().options.empty())
            player.choose(0);
        faults.walk(*window);
    }
    NOTHING_BUT_TEXT(faults, 30);
}

void TestHostileTexts::aLessonInTheEditor()
{
    FETCH_HOSTILE;
    EditorDesk desk(QStringLiteral("milestones"));
    QVERIFY(desk.editor().openFile(written(desk.window, QStringLiteral("lesson.json"), hostileLesson(text))));
    EditorDesk::settle();
    auto *steps = desk.find<QListWidget>(QStringLiteral("steps"));
    for (int step = 0; step < steps->count(); ++step) {
        steps->setCurrentRow(step);
        EditorDesk::settle();
        faults.walk(desk.editor());
    }
    NOTHING_BUT_TEXT(faults, 30);
}

void TestHostileTexts::aHandOut()
{
    FETCH_HOSTILE;
    TestWindow window;
    const Result<LoadedLesson> lesson = readLesson(hostileLesson(text).toStdString(), games());
    QVERIFY(lesson);
    const Table table = lessonTable(lesson->lesson.game, lesson->lesson.players);
    const auto speak = [&window](const QString &language) { window.languages.set(language); };
    const QStringList languages{QStringLiteral("en"), QStringLiteral("fr")};
    const HandoutForm form{HandoutPart::all, true, 2, true};
    PrintDocument document = lessonHandout(lesson->lesson, table, languages, speak, form);
    // And the same lesson in a set.
    LessonSet set{"week", "en", {}, {}, {}};
    set.title.texts["en"] = set.summary.texts["en"] = text.toStdString();
    const PrintDocument pack = packHandout({{lesson->lesson}, set}, languages, speak, form);
    document.blocks.insert(document.blocks.end(), pack.blocks.begin(), pack.blocks.end());
    faults.checkPlain(QStringLiteral("foot of a set"), pack.title);
    for (const PrintBlock &block : document.blocks)
        for (const QString &html : block.texts)
            faults.checkHtml(QStringLiteral("page"), html);
    faults.checkPlain(QStringLiteral("foot"), document.title);
    QVERIFY(document.title.size() < 100 && !document.title.contains(QLatin1Char('\n')));
    QVERIFY(!pdfOf(document, QPageSize::A4).isEmpty());
    NOTHING_BUT_TEXT(faults, 20);
}

void TestHostileTexts::anEdition()
{
    FETCH_HOSTILE;
    TestWindow window;
    const std::string edition = hostileEdition(text);
    QCOMPARE(window.shelf().put(QStringLiteral("milestones-own-1"), QByteArray::fromStdString(edition)),
             QString());
    Settings settings(window.path(QStringLiteral("others.ini")));
    NewGameDialog dialog(games(), window.shelf(), settings);
    dialog.choose(QStringLiteral("milestones"), 2);
    auto *editions = dialog.findChild<QComboBox *>(QStringLiteral("edition"));
    editions->setCurrentIndex(editions->findData(QStringLiteral("milestones-own-1")));
    emit editions->activated(editions->currentIndex());
    dialog.show();
    faults.walk(dialog);
    QVERIFY(!window->file().start(dialog.newGame()));
    window->commands().edition->trigger();
    faults.walk(*window);
    const EditionShelf shelf = window.shelf();
    NewScenarioDialog scenario(shelf, window->controller().game(), 2, 1);
    faults.walk(scenario);

    EditionWindow editing(window->controller().game(), 2, {shelf, window.drafts(), window.dialogs});
    editing.show();
    auto *groups = editing.findChild<QListWidget *>(QStringLiteral("editionGroups"));
    for (int group = 0; group < groups->count(); ++group) {
        groups->setCurrentRow(group);
        faults.walk(editing);
    }
    editing.document().setName(text.left(100) + QLatin1Char('2'));
    editing.reject();
    QCOMPARE(window.dialogs.questions.size(), std::size_t{1});
    UnsavedBox box(window.dialogs.questions.back());
    faults.walk(box);
    NOTHING_BUT_TEXT(faults, 6);
}

void TestHostileTexts::theLastPlayers()
{
    QFETCH(QString, text);
    QFETCH(QString, mark);
    QFETCH(QString, asWritten);
    constexpr int keptOfAName = 24; ///< when it is typed
    TextFaults faults(mark, asWritten.left(keptOfAName - 4));
    TestWindow window;
    Settings settings(window.path(QStringLiteral("others.ini")));
    settings.setPlayers({{text, 0, {}}, {text, 1, "program:" + text.left(900).toStdString()}});
    NewGameDialog dialog(games(), window.shelf(), settings);
    faults.walk(dialog);
    NOTHING_BUT_TEXT(faults, 1);
}

void TestHostileTexts::aProgram()
{
    FETCH_HOSTILE;
    TestWindow window;
    window.start(2);
    GameController &controller = window->controller();
    const std::string command = "program:" + text.left(900).toStdString();
    // It is never asked: the other one is to act.
    const Seat seat = controller.actingSeat() == 0 ? Seat{1} : Seat{0};
    controller.setPlayer(seat, {text, 0, command});
    TablePrograms programs(controller, window->bots(), &*window);
    for (const std::string_view code : {program_problem::garbage, program_problem::gaveUp}) {
        programs.askAboutFailure(seat, {std::string(code), {{"answer", text.toStdString()}}, {}});
        faults.walk(*window);
    }
    programs.askAboutOffer({{seat, command}});
    faults.walk(*window);
    NOTHING_BUT_TEXT(faults, 10);
}

void TestHostileTexts::whatIsWrongWithAFile()
{
    FETCH_HOSTILE;
    TestWindow window;
    Json file = Json::parse(
        content(QStringLiteral(WAYSTONE_TESTS_DIR "/playthroughs/province-2.json")).toStdString());
    file[text.toStdString()] = 1;
    file["game"] = "province";
    QVERIFY(!window->openFile(
        written(window, QStringLiteral("bad.json"), QByteArray::fromStdString(file.dump()))));
    const Trouble trouble = window.dialogs.troubles.back();
    TroubleBox box([&trouble] { return Trouble{trouble.details.join(QLatin1Char(' ')), trouble.details}; });
    faults.walk(box);
    NOTHING_BUT_TEXT(faults, 1);
}

void TestHostileTexts::theNameOfAFile()
{
    TextFaults faults(QStringLiteral("A&"), QStringLiteral("<b>A&B[*]%1"));
    EditorDesk desk(QStringLiteral("province"));
    TestWindow &window = desk.window;
    const QString path = written(window, QStringLiteral("<b>A&B[*]%1.json"),
                                 content(QStringLiteral(WAYSTONE_TESTS_DIR "/playthroughs/province-2.json")));
    QVERIFY(window->openFile(path));
    faults.walk(*window);
    NOTHING_BUT_TEXT(faults, 1);

    const auto game = games().make(*games().find("province"), {}, {}).value();
    const QString position = written(window, QStringLiteral("<b>A&B[*]%1.json"),
                                     QByteArray::fromStdString(writePosition(*game, game->start(2, 0), {})));
    QVERIFY(desk.editor().openFile(position));
    EditorDesk::settle();
    faults.walk(desk.editor());
    NOTHING_BUT_TEXT(faults, 3);
    desk.document().setPlayer(0, {QStringLiteral("x"), 0, {}});
    QVERIFY(desk.editor().openFile(position));
    QCOMPARE(window.dialogs.questions.size(), std::size_t{1});
    UnsavedBox box(window.dialogs.questions.back());
    faults.walk(box);
    NOTHING_BUT_TEXT(faults, 4);
}

QTEST_MAIN(TestHostileTexts)
#include "tst_hostile_texts.moc"

#include "conformance/random_edits.h"
#include "editor/editor_window.h"
#include "editor/new_scenario_dialog.h"
#include "games.h"
#include "log_panel.h"
#include "support/test_window.h"
#include "support/visible_texts.h"
#include "table_page.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QTreeWidget>
#include <QtTest>

using namespace waystone;

namespace {

/// The editor of a window, driven as a user would.
class Desk {
public:
    explicit Desk(const QString &game, int seats = 0) : game_(game)
    {
        window.click("openEditor");
        const GameKind &kind = *games().find(game.toStdString());
        QTimer::singleShot(0, qApp, [&kind, seats] {
            auto *dialog = QApplication::activeModalWidget();
            auto *games = dialog->findChild<QComboBox *>(QStringLiteral("scenarioGame"));
            for (int index = 0; index < static_cast<int>(waystone::games().kinds().size()); ++index)
                if (waystone::games().kinds()[static_cast<std::size_t>(index)].id == kind.id) {
                    games->setCurrentIndex(index);
                    emit games->activated(index);
                }
            dialog->findChild<QSpinBox *>(QStringLiteral("scenarioSeats"))
                ->setValue(seats == 0 ? kind.minSeats : seats);
            QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("startScenario")),
                              Qt::LeftButton);
        });
        editor().commands().newScenario->trigger();
        settle();
    }

    [[nodiscard]] EditorWindow &editor() { return *window->editor(); }
    [[nodiscard]] ScenarioDocument &document() { return editor().document(); }
    [[nodiscard]] BoardView &view() { return editor().view(); }

    template <class Widget>
    Widget *find(const QString &name)
    {
        auto *widget = editor().findChild<Widget *>(name);
        if (widget == nullptr)
            qFatal("no widget %s", qPrintable(name));
        return widget;
    }

    static void settle()
    {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
    }

    void clickOn(Place place, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(view().viewport(), button, {}, view().viewportPoint(place));
        settle();
    }
    void drag(Place from, Place to)
    {
        QWidget *viewport = view().viewport();
        const QPoint start = view().viewportPoint(from);
        const QPoint end = view().viewportPoint(to);
        QTest::mousePress(viewport, Qt::LeftButton, {}, start);
        for (const QPoint at : {start + QPoint(0, 15), (start + end) / 2, end}) {
            QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QCoreApplication::sendEvent(viewport, &move);
        }
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, end);
        settle();
    }

    /// The entries of the palette that can be picked.
    [[nodiscard]] QList<QTreeWidgetItem *> entries()
    {
        QList<QTreeWidgetItem *> entries;
        auto *tree = find<QTreeWidget>(QStringLiteral("palette"));
        for (int group = 0; group < tree->topLevelItemCount(); ++group)
            for (int row = 0; row < tree->topLevelItem(group)->childCount(); ++row)
                entries.append(tree->topLevelItem(group)->child(row));
        return entries;
    }
    void pick(QTreeWidgetItem *entry)
    {
        auto *tree = find<QTreeWidget>(QStringLiteral("palette"));
        tree->scrollToItem(entry);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(entry).center());
        settle();
    }
    /// Where what is in hand can go and a click in the middle means that place.
    [[nodiscard]] std::vector<Place> targets()
    {
        std::vector<Place> reachable;
        for (const Place place : editor().scene().marked(Mark::legal))
            if (editor().scene().placeAt(view().mapToScene(view().viewportPoint(place))) == place)
                reachable.push_back(place);
        return reachable;
    }
    /// Where what was put last lies.
    [[nodiscard]] Place placeOfLast(const AnySetup &before)
    {
        const Editing &editing = document().editing();
        const std::vector<Piece> added =
            addedPieces(editing.pieces(before), editing.pieces(document().setup()));
        for (const Piece &piece : added)
            if (editing.taken(document().setup(), piece) &&
                editor().scene().placeAt(view().mapToScene(view().viewportPoint(piece.place))) == piece.place)
                return piece.place;
        return added.front().place;
    }
    /// Replaces the position by way of the document, as a start does.
    void set(AnySetup setup)
    {
        document().replaceSetup(std::move(setup), [] { return QStringLiteral("x"); });
        settle();
    }

    TestWindow window;

private:
    QString game_;
};

void addGames()
{
    QTest::addColumn<QString>("game");
    for (const GameKind &kind : games().kinds())
        QTest::addRow("%s", std::string(kind.id).c_str())
            << QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
}

} // namespace

/// The scenario editor as a teacher would use it.
class TestEditorWindow : public QObject {
    Q_OBJECT

private slots:
    void everythingIsPutMovedAndTakenAwayByMouse_data() { addGames(); }
    void everythingIsPutMovedAndTakenAwayByMouse();
    void aPieceIsDraggedFromThePalette_data() { addGames(); }
    void aPieceIsDraggedFromThePalette();
    void theKeysAreEnough_data() { addGames(); }
    void theKeysAreEnough();
    void fieldsAreSetInTheInspector_data() { addGames(); }
    void fieldsAreSetInTheInspector();
    void buttonsMendWhatTheySay_data() { addGames(); }
    void buttonsMendWhatTheySay();
    void aProblemRingsItsPlaces();
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
    void whatWasEditedIsThereAfterAKill_data() { addGames(); }
    void whatWasEditedIsThereAfterAKill();
    void handsShowFromTheSideOfTheirSeat();
    void theLanguageFollows_data();
    void theLanguageFollows();
};

void TestEditorWindow::everythingIsPutMovedAndTakenAwayByMouse()
{
    QFETCH(QString, game);
    Desk desk(game);
    const Game &played = desk.document().game();
    int put = 0;
    int moved = 0;
    int removed = 0;
    std::map<QTreeWidgetItem *, int> sorts;
    for (qsizetype number = 0; number < desk.entries().size(); ++number) {
        // A few of each sort are enough.
        if (desk.entries()[number]->isDisabled() || ++sorts[desk.entries()[number]->parent()] > 6)
            continue;
        desk.pick(desk.entries()[number]);
        QVERIFY(desk.editor().board().tool());
        const std::vector<Place> targets = desk.targets();
        if (targets.empty())
            continue;
        const AnySetup before = desk.document().setup();
        desk.clickOn(targets.front());
        QVERIFY2(!played.same(desk.document().setup(), before), played.placeName(targets.front()).c_str());
        ++put;
        const Place at = desk.placeOfLast(before);
        desk.editor().commands().cancel->trigger();

        // Pick it up and put it elsewhere, by clicks or by drag.
        const AnySetup lying = desk.document().setup();
        desk.clickOn(at);
        QVERIFY(desk.editor().board().held());
        const std::vector<Place> others = desk.targets();
        const auto other = std::ranges::find_if(others, [&](Place place) {
            const auto elsewhere = played.editing().move(lying, *desk.editor().board().held(), place);
            return place != at && elsewhere && !played.same(*elsewhere, lying);
        });
        if (other == others.end()) {
            desk.editor().commands().cancel->trigger();
        } else if (number % 2 == 0) {
            desk.clickOn(*other);
            QVERIFY2(!played.same(desk.document().setup(), lying), played.placeName(*other).c_str());
            ++moved;
        } else {
            desk.editor().commands().cancel->trigger();
            desk.drag(at, *other);
            QVERIFY2(!played.same(desk.document().setup(), lying), played.placeName(*other).c_str());
            ++moved;
        }
        QVERIFY(!desk.editor().board().held());
        desk.editor().commands().undo->trigger();

        if (number % 3 != 0)
            continue;
        const AnySetup full = desk.document().setup();
        for (const Place place : desk.editor().scene().shownPlaces()) {
            if (desk.editor().scene().placeAt(desk.view().mapToScene(desk.view().viewportPoint(place))) !=
                place)
                continue;
            desk.clickOn(place, Qt::RightButton);
            if (!played.same(desk.document().setup(), full))
                break;
        }
        QVERIFY(!played.same(desk.document().setup(), full));
        ++removed;
        desk.editor().commands().undo->trigger();
        QVERIFY(played.same(desk.document().setup(), full));
    }
    QVERIFY2(put >= 6, qPrintable(QString::number(put)));
    QVERIFY2(moved >= 4, qPrintable(QString::number(moved)));
    QVERIFY(removed >= 3);
}

void TestEditorWindow::aPieceIsDraggedFromThePalette()
{
    QFETCH(QString, game);
    Desk desk(game);
    const std::vector<PaletteEntry> palette = desk.document().editing().palette(desk.document().setup());
    const auto entry = std::ranges::find_if(palette, [&desk](const PaletteEntry &each) {
        desk.editor().board().setTool(each.piece);
        return each.left != 0 && !desk.targets().empty();
    });
    QVERIFY(entry != palette.end());
    const Place target = desk.targets().front();
    desk.editor().board().cancel();

    QMimeData data;
    data.setData(QString::fromLatin1(EditBoard::dragFormat), QByteArray::number(entry - palette.begin()));
    QWidget *viewport = desk.view().viewport();
    const QPoint at = desk.view().viewportPoint(target);
    const QByteArray before = desk.document().bytes();
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &enter);
    QVERIFY(enter.isAccepted());
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &move);
    QVERIFY(move.isAccepted());
    QVERIFY(!desk.editor().scene().ghosts().empty());
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &drop);
    QVERIFY(desk.document().bytes() != before);
    QCOMPARE(desk.document().history().count(), 2); // the new scenario and the drop
    QVERIFY(!desk.editor().board().tool());
}

void TestEditorWindow::theKeysAreEnough()
{
    QFETCH(QString, game);
    Desk desk(game);
    auto *tree = desk.find<QTreeWidget>(QStringLiteral("palette"));
    QTreeWidgetItem *entry = nullptr;
    for (QTreeWidgetItem *each : desk.entries()) {
        desk.pick(each);
        if (entry == nullptr && !desk.targets().empty())
            entry = each;
    }
    QVERIFY(entry != nullptr);
    desk.editor().commands().cancel->trigger();
    const QByteArray before = desk.document().bytes();
    const AnySetup empty = desk.document().setup();
    tree->setCurrentItem(entry);
    emit tree->itemActivated(entry, 0);
    QVERIFY(desk.view().focusPlace());
    QVERIFY(desk.editor().scene().isMarked(Mark::legal, *desk.view().focusPlace()));
    QTest::keyClick(&desk.view(), Qt::Key_Return);
    const QByteArray put = desk.document().bytes();
    QVERIFY(put != before);
    desk.editor().commands().cancel->trigger();
    desk.view().setFocusPlace(desk.placeOfLast(empty));
    desk.editor().commands().remove->trigger();
    QCOMPARE(desk.document().bytes(), before);
    // The arrows go from place to place.
    const Place here = *desk.view().focusPlace();
    for (const int key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up})
        QTest::keyClick(&desk.view(), static_cast<Qt::Key>(key));
    QVERIFY(desk.view().focusPlace() && desk.view().focusPlace() != here);
}

void TestEditorWindow::fieldsAreSetInTheInspector()
{
    QFETCH(QString, game);
    Desk desk(game);
    int set = 0;
    for (const Field &field : desk.document().editing().fields(desk.document().setup())) {
        if (field.kind != Field::Kind::number || field.value == field.maximum)
            continue;
        for (auto *spin : desk.editor().findChildren<QSpinBox *>()) {
            const QString id =
                QString::fromUtf8(field.key.id.data(), static_cast<qsizetype>(field.key.id.size()));
            if (spin->objectName().contains(QLatin1Char('.') + id) && spin->value() == field.value &&
                spin->isEnabled() && set < 3) {
                const int steps = desk.document().history().index();
                // A form that becomes another has other controls.
                const QString name = spin->objectName();
                spin->stepUp();
                desk.settle();
                QTest::keyClick(desk.find<QSpinBox>(name), Qt::Key_Return);
                QCOMPARE(desk.document().history().index(), steps + 1);
                QCOMPARE(desk.find<QSpinBox>(name)->value(), field.value + 1);
                desk.editor().commands().undo->trigger();
                desk.settle();
                QCOMPARE(desk.find<QSpinBox>(name)->value(), field.value);
                ++set;
                break;
            }
        }
    }
    QVERIFY(set > 0);
    // What a board shows of a field leads to it.
    QSignalSpy wanted(&desk.editor().board(), &EditBoard::fieldWanted);
    for (const Field &field : desk.document().editing().fields(desk.document().setup()))
        if (desk.editor().scene().isShown(field.place) && field.kind == Field::Kind::number) {
            desk.clickOn(field.place);
            QCOMPARE(wanted.count(), 1);
            break;
        }
}

void TestEditorWindow::buttonsMendWhatTheySay()
{
    QFETCH(QString, game);
    Desk desk(game);
    const Game &played = desk.document().game();
    Rng rng(21);
    int mended = 0;
    for (int round = 0; round < 12; ++round) {
        desk.set(test::edited(played, played.editing().empty(desk.document().seats()),
                              desk.document().seats(), 20, rng));
        for (int step = 0; step < 12; ++step) {
            auto *list = desk.find<QListWidget>(QStringLiteral("problems"));
            bool pressed = false;
            for (int row = 0; row < list->count() && !pressed; ++row) {
                list->setCurrentRow(row);
                auto *button = desk.editor().findChild<QPushButton *>(QStringLiteral("fix0"));
                if (button == nullptr)
                    continue;
                const QString sentence = list->item(row)->text();
                std::map<std::string, int> before;
                for (const Finding &finding : desk.document().findings())
                    ++before[finding.problem.code];
                const int steps = desk.document().history().count();
                QTest::mouseClick(button, Qt::LeftButton);
                desk.settle();
                QCOMPARE(desk.document().history().count(), steps + 1);
                std::map<std::string, int> after;
                for (const Finding &finding : desk.document().findings())
                    ++after[finding.problem.code];
                const bool fewer = std::ranges::any_of(
                    before, [&after](const auto &code) { return after[code.first] < code.second; });
                QVERIFY2(fewer, qPrintable(sentence));
                pressed = true;
                ++mended;
            }
            if (!pressed)
                break;
        }
    }
    QVERIFY2(mended > 20, qPrintable(QString::number(mended)));
}

void TestEditorWindow::aProblemRingsItsPlaces()
{
    Desk desk(QStringLiteral("milestones"));
    // A house where no street is.
    const std::vector<PaletteEntry> palette = desk.document().editing().palette(desk.document().setup());
    const auto house =
        std::ranges::find_if(palette, [](const PaletteEntry &entry) { return entry.piece.kind == "house"; });
    desk.editor().board().setTool(house->piece);
    const Place at = desk.targets().front();
    desk.clickOn(at);
    auto *list = desk.find<QListWidget>(QStringLiteral("problems"));
    bool isRinged = false;
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(-1);
        list->setCurrentRow(row);
        isRinged |= desk.editor().scene().isMarked(Mark::illegal, at);
    }
    QVERIFY(isRinged);
    // Its rule can be read.
    QSignalSpy wanted(&desk.editor(), &EditorWindow::ruleWanted);
    auto *rule = desk.find<QLabel>(QStringLiteral("problemRule"));
    QVERIFY(rule->text().contains(QStringLiteral("<a href=")));
    emit rule->linkActivated(QStringLiteral("house-without-street"));
    QCOMPARE(wanted.count(), 1);
    QVERIFY(desk.window->findChild<QWidget *>(QStringLiteral("rulesWindow")) != nullptr);
}

void TestEditorWindow::everyStartCanBeUndone()
{
    QFETCH(QString, game);
    Desk desk(game);
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

void TestEditorWindow::thePositionTextGoesBothWays()
{
    QFETCH(QString, game);
    Desk desk(game);
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

void TestEditorWindow::aTextThatFailsTellsWhereAndLosesNothing()
{
    QFETCH(QString, game);
    Desk desk(game);
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

void TestEditorWindow::malformedClipboardGivesOneError()
{
    Desk desk(QStringLiteral("province"));
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

void TestEditorWindow::playAndBackKeepsTheEdit()
{
    QFETCH(QString, game);
    Desk desk(game);
    desk.editor().commands().middle->trigger();
    const QByteArray bytes = desk.document().bytes();
    const int steps = desk.document().history().count();
    const std::string text = desk.document().game().positionText(desk.document().setup());
    desk.editor().commands().play->trigger();
    QVERIFY(desk.window->file().isOpen());
    GameController &controller = desk.window->controller();
    QCOMPARE(controller.game().positionText(controller.game().setup(controller.session().ply(0).position)),
             text);
    desk.window.playRandomly(5);
    QVERIFY(controller.plies() > 3);
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

void TestEditorWindow::recordEditPlayEditIsLossless()
{
    QFETCH(QString, game);
    TestWindow window;
    window.start(games().find(game.toStdString())->minSeats, game);
    window->controller().setStudy(true);
    window.playRandomly(25);
    GameController &controller = window->controller();
    const auto text = [&controller] {
        return controller.game().positionText(controller.game().setup(controller.session().position()));
    };
    const std::string played = text();
    window->commands().editPosition->trigger();
    ScenarioDocument &document = window->editor()->document();
    QCOMPARE(document.game().positionText(document.setup()), played);
    window->editor()->commands().play->trigger();
    QCOMPARE(controller.game().positionText(controller.game().setup(controller.session().ply(0).position)),
             played);
    controller.goTo(0);
    window->controller().setStudy(true);
    window->commands().editPosition->trigger();
    QCOMPARE(document.game().positionText(document.setup()), played);
}

void TestEditorWindow::secretsOfAGameUnderWayStaySecret()
{
    TestWindow window;
    window.start(3, QStringLiteral("between-two-cities"));
    QVERIFY(window->controller().table().secrets == Secrets::curtain);
    QVERIFY(!window->commands().editPosition->isEnabled());
    window->commands().study->trigger();
    QVERIFY(window->commands().editPosition->isEnabled());
}

void TestEditorWindow::whatWasEditedIsThereAfterAKill()
{
    QFETCH(QString, game);
    Desk desk(game);
    desk.editor().commands().middle->trigger();
    desk.pick(desk.entries().front());
    desk.settle();
    const QByteArray bytes = desk.document().bytes();
    // What a killed program leaves behind is the file alone.
    QFile draft(desk.window.path(QStringLiteral("editor.json")));
    QVERIFY(draft.open(QIODevice::ReadOnly));
    QCOMPARE(draft.readAll(), bytes);
    desk.window.restart();
    desk.window.click("openEditor");
    QCOMPARE(desk.document().bytes(), bytes);
}

void TestEditorWindow::handsShowFromTheSideOfTheirSeat()
{
    Desk desk(QStringLiteral("between-two-cities"), 4);
    desk.editor().commands().gameStart->trigger();
    desk.editor().commands().fill->trigger();
    auto *watcher = desk.find<QComboBox>(QStringLiteral("watcher"));
    QCOMPARE(watcher->count(), 5);
    for (int seat = 0; seat < 4; ++seat) {
        watcher->setCurrentIndex(seat);
        emit watcher->activated(seat);
        bool hasHand = false;
        for (const Place place : desk.editor().scene().shownPlaces())
            hasHand |= place.owner == seat && desk.document().game().areas()[place.area].name == "hand";
        QVERIFY(hasHand);
    }
}

void TestEditorWindow::theLanguageFollows_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("code");
    for (const GameKind &kind : games().kinds())
        for (const char *code : {"fr", "hu"})
            QTest::addRow("%s in %s", std::string(kind.id).c_str(), code)
                << QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()))
                << QString::fromLatin1(code);
}

void TestEditorWindow::theLanguageFollows()
{
    QFETCH(QString, game);
    QFETCH(QString, code);
    const auto texts = [&](bool switchesLate) {
        Desk desk(game);
        const auto speak = [&] {
            desk.window->findChild<QAction *>(QStringLiteral("language_") + code)->trigger();
            desk.settle();
        };
        if (!switchesLate)
            speak();
        desk.editor().commands().gameStart->trigger();
        desk.editor().commands().empty->trigger();
        desk.pick(desk.entries().front());
        if (!desk.targets().empty())
            desk.clickOn(desk.targets().front());
        desk.editor().commands().cancel->trigger();
        auto *line = desk.find<QLineEdit>(QStringLiteral("positionText"));
        line->setText(QStringLiteral("nonsense"));
        emit line->textEdited(line->text());
        if (switchesLate)
            speak();
        desk.settle();
        const QStringList all = visibleTexts(desk.editor());
        desk.window->findChild<QAction *>(QStringLiteral("language_en"))->trigger();
        return all;
    };
    const QStringList expected = texts(false);
    const QStringList switched = texts(true);
    QVERIFY(expected.size() > 150);
    for (qsizetype line = 0; line < std::min(switched.size(), expected.size()); ++line)
        QCOMPARE(switched[line], expected[line]);
    QCOMPARE(switched.size(), expected.size());
}

QTEST_MAIN(TestEditorWindow)
#include "tst_editor_window.moc"

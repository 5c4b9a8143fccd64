#include "board/board_layout.h"
#include "conformance/random_edits.h"
#include "editor/position/setup_board_model.h"
#include "support/editor_desk.h"
#include "support/visible_texts.h"

#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace waystone;

/// The scenario editor as a teacher would use it, with mouse and keys.
class TestEditorWindow : public QObject {
    Q_OBJECT

private slots:
    void everythingIsPutMovedAndTakenAwayByMouse_data() { addGames(); }
    void everythingIsPutMovedAndTakenAwayByMouse();
    void aPieceIsDraggedFromThePalette_data() { addGames(); }
    void aPieceIsDraggedFromThePalette();
    void theKeysAreEnough_data() { addGames(); }
    void theKeysAreEnough();
    void escapeLetsGoWhereverTheKeyboardIs_data() { addGames(); }
    void escapeLetsGoWhereverTheKeyboardIs();
    void fieldsAreSetInTheInspector_data() { addGames(); }
    void fieldsAreSetInTheInspector();
    void buttonsMendWhatTheySay_data() { addGames(); }
    void aClickOnWhatIsCountedOpensItsField_data() { addGames(); }
    void aClickOnWhatIsCountedOpensItsField();
    void aTileDroppedOnAHandTileTakesItsPlace();
    void buttonsMendWhatTheySay();
    void aProblemRingsItsPlaces();
    void handsShowFromTheSideOfTheirSeat();
    void theLanguageFollows_data();
    void theLanguageFollows();
};

void TestEditorWindow::everythingIsPutMovedAndTakenAwayByMouse()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
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
    EditorDesk desk(game);
    const std::vector<PaletteEntry> palette = desk.document().editing().palette(desk.document().setup());
    const auto entry = std::ranges::find_if(palette, [&desk](const PaletteEntry &each) {
        desk.editor().board().setTool(each.piece);
        return each.left != 0 && !desk.targets().empty();
    });
    QVERIFY(entry != palette.end());
    const Place target = desk.targets().front();
    desk.editor().board().cancel();

    QMimeData data;
    data.setData(QString::fromLatin1(SetupBoardModel::entryFormat),
                 QByteArray::number(entry - palette.begin()));
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
    EditorDesk desk(game);
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

void TestEditorWindow::escapeLetsGoWhereverTheKeyboardIs()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    // Shortcuts are those of the window in use.
    QApplication::setActiveWindow(&desk.editor());
    const std::vector<QWidget *> focused{desk.find<QTreeWidget>(QStringLiteral("palette")),
                                         desk.find<QLineEdit>(QStringLiteral("paletteSearch")),
                                         desk.find<QLineEdit>(QStringLiteral("positionText")),
                                         desk.editor().findChild<QSpinBox *>(),
                                         desk.find<QListView>(QStringLiteral("problems")),
                                         &desk.view()};
    const auto pick = [&desk] {
        for (QTreeWidgetItem *entry : desk.entries())
            if (!entry->isDisabled())
                return desk.pick(entry);
    };
    QAction *cancel = desk.editor().commands().cancel;
    for (QWidget *widget : focused) {
        QVERIFY(!cancel->isEnabled());
        pick();
        QVERIFY2(desk.editor().board().hasInHand(), qPrintable(widget->objectName()));
        QVERIFY(cancel->isEnabled());
        widget->setFocus();
        QTest::keyClick(widget, Qt::Key_Escape);
        QVERIFY2(!desk.editor().board().hasInHand(), qPrintable(widget->objectName()));
        QVERIFY(desk.find<QTreeWidget>(QStringLiteral("palette"))->selectedItems().isEmpty());
    }
    // The same with what was lifted from the table.
    pick();
    const AnySetup before = desk.document().setup();
    if (!desk.targets().empty()) {
        desk.clickOn(desk.targets().front());
        desk.editor().commands().cancel->trigger();
        desk.clickOn(desk.placeOfLast(before));
        QVERIFY(desk.editor().board().held());
        QTest::keyClick(focused.front(), Qt::Key_Escape);
        QVERIFY(!desk.editor().board().held());
    }
}

void TestEditorWindow::fieldsAreSetInTheInspector()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
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

/// Also where nothing but its number shows.
void TestEditorWindow::aClickOnWhatIsCountedOpensItsField()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    QSignalSpy wanted(&desk.editor().board(), &EditBoard::fieldWanted);
    const ScenarioDocument &document = desk.document();
    const std::vector<Field> fields = document.editing().fields(document.setup());
    for (const Tally &tally : document.game().tallies(document.setup())) {
        const auto field = std::ranges::find_if(fields, [&tally](const Field &each) {
            return each.key.owner == tally.owner && each.key.id == tally.what;
        });
        if (field == fields.end())
            continue;
        for (const Look &look : desk.editor().scene().layout()->tallyLooks(tally)) {
            wanted.clear();
            QTest::mouseClick(desk.view().viewport(), Qt::LeftButton, {},
                              desk.view().mapFromScene(look.center));
            QVERIFY2(!wanted.isEmpty(), std::string(tally.what).c_str());
            QVERIFY(wanted.front().front().value<FieldKey>() == field->key);
        }
    }
}

void TestEditorWindow::aTileDroppedOnAHandTileTakesItsPlace()
{
    EditorDesk desk(QStringLiteral("between-two-cities"));
    ScenarioDocument &document = desk.document();
    Rng rng(7);
    desk.set(document.editing().fill(document.setup(), rng));
    desk.editor().board().setWatcher(0);
    EditorDesk::settle();
    const auto handOf = [&document] {
        std::vector<Piece> hand;
        for (const Piece &piece : document.editing().pieces(document.setup()))
            if (piece.place.owner == 0 &&
                document.game().placeName(piece.place).find("hand") != std::string::npos)
                hand.push_back(piece);
        return hand;
    };
    const std::vector<Piece> before = handOf();
    QVERIFY(!before.empty());
    const Place place = before.front().place;
    const std::vector<PaletteEntry> palette = document.editing().palette(document.setup());
    const auto other = std::ranges::find_if(palette, [&](const PaletteEntry &entry) {
        return entry.left != 0 && entry.look.size() == 1 &&
               entry.look.front().variant != before.front().variant;
    });
    QVERIFY(other != palette.end());
    const AnySetup whole = document.setup();
    const int steps = document.history().index();
    desk.editor().board().setTool(other->piece);
    desk.editor().board().putAt(place);
    QCOMPARE(handOf().size(), before.size());
    QCOMPARE(document.history().index(), steps + 1);
    document.history().undo();
    QVERIFY(document.game().same(document.setup(), whole));
    // Within a hand, which is sorted, a tile has nowhere else to go.
    desk.editor().board().cancel();
    desk.drag(before.front().place, before.back().place);
    QVERIFY(document.game().same(document.setup(), whole));
}

void TestEditorWindow::buttonsMendWhatTheySay()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    const Game &played = desk.document().game();
    Rng rng(21);
    int mended = 0;
    for (int round = 0; round < 12; ++round) {
        desk.set(test::edited(played, played.editing().empty(desk.document().seats()),
                              desk.document().seats(), 20, rng));
        for (int step = 0; step < 12; ++step) {
            auto *list = desk.find<QListView>(QStringLiteral("problems"));
            bool pressed = false;
            for (int row = 0; row < list->model()->rowCount() && !pressed; ++row) {
                list->setCurrentIndex(list->model()->index(row, 0));
                auto *button = desk.editor().findChild<QPushButton *>(QStringLiteral("fix0"));
                if (button == nullptr)
                    continue;
                const QString sentence = list->currentIndex().data().toString();
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
    EditorDesk desk(QStringLiteral("milestones"));
    // A house where no street is.
    const std::vector<PaletteEntry> palette = desk.document().editing().palette(desk.document().setup());
    const auto house =
        std::ranges::find_if(palette, [](const PaletteEntry &entry) { return entry.piece.kind == "house"; });
    desk.editor().board().setTool(house->piece);
    const Place at = desk.targets().front();
    desk.clickOn(at);
    auto *list = desk.find<QListView>(QStringLiteral("problems"));
    bool isRinged = false;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        list->setCurrentIndex({});
        list->setCurrentIndex(list->model()->index(row, 0));
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

void TestEditorWindow::handsShowFromTheSideOfTheirSeat()
{
    EditorDesk desk(QStringLiteral("between-two-cities"), 4);
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
        EditorDesk desk(game);
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

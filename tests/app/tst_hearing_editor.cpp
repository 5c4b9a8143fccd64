// What somebody hears who sets up a position without seeing it.

#include "board/board_view.h"
#include "support/editor_desk.h"
#include "support/reader.h"

#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace waystone;

class TestHearingEditor : public QObject {
    Q_OBJECT

private slots:
    void aPieceIsPutAndTakenBackByEar_data() { addGames(); }
    void aPieceIsPutAndTakenBackByEar();
    void aPositionIsEditedByKeysAlone_data() { addGames(); }
    void aPositionIsEditedByKeysAlone();
};

void TestHearingEditor::aPieceIsPutAndTakenBackByEar()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    desk.editor().show();
    Reader reader(desk.editor());
    const auto heard = [&reader] {
        QCoreApplication::processEvents();
        return reader.heard().join(QLatin1Char(' '));
    };
    (void)heard();
    int put = 0;
    for (QTreeWidgetItem *entry : desk.entries()) {
        if (entry->isDisabled())
            continue; // all of them lie on the board, and nothing comes in hand
        desk.pick(entry);
        const std::vector<Place> targets = desk.view().board().marked(Mark::target);
        const QString inHand = heard();
        QVERIFY2(inHand.contains(QStringLiteral(" %1 ").arg(targets.size())), qPrintable(inHand));
        if (targets.empty())
            continue;
        // By its name alone, which tells that the piece can go there.
        const QString name = desk.document().sharedWords()->placeName(targets.front());
        QAccessibleInterface *place = reader.find(QAccessible::ListItem, [&name](const QString &told) {
            return told == name || told.startsWith(name + QStringLiteral(", "));
        });
        QVERIFY2(place != nullptr, qPrintable(name));
        QVERIFY(place->state().selectable);
        const int before = desk.document().history().index();
        QVERIFY(Reader::press(place));
        if (desk.document().history().index() == before)
            continue; // it lies there already
        const QString done = heard();
        QVERIFY2(done.contains(name), qPrintable(done));
        desk.document().history().undo();
        const QString undone = heard();
        QVERIFY2(undone.contains(name) && undone != done, qPrintable(undone));
        ++put;
    }
    QVERIFY(put > 2);
}

/// Put where it can go, refused where it cannot, taken away, and saved: every step is heard.
void TestHearingEditor::aPositionIsEditedByKeysAlone()
{
    QFETCH(QString, game);
    EditorDesk desk(game);
    EditorWindow &editor = desk.editor();
    editor.show();
    Reader reader(editor);
    QString all = reader.readable().join(QLatin1Char(' ')); // told when the window came
    const auto heard = [&] {
        QCoreApplication::processEvents();
        const QString told = reader.heard().join(QLatin1Char(' '));
        all += told;
        return told;
    };
    auto *palette = desk.find<QTreeWidget>(QStringLiteral("palette"));
    const auto press = [&](const QTreeWidgetItem *entry) {
        palette->setCurrentItem(const_cast<QTreeWidgetItem *>(entry));
        QTest::keyClick(palette, Qt::Key_Return);
        return heard();
    };
    const GameWords &words = *desk.document().sharedWords();
    bool isDone = false;
    for (const QTreeWidgetItem *entry : desk.entries()) {
        if (isDone || entry->isDisabled())
            continue;
        const std::vector<Place> before = desk.view().board().shownPlaces();
        const QString inHand = press(entry);
        const std::vector<Place> targets = desk.view().board().marked(Mark::target);
        if (targets.empty())
            continue;
        QVERIFY(!inHand.isEmpty());
        const auto other = std::ranges::find_if(before, [&](Place place) {
            const BoardModel *model = desk.view().board().model();
            return std::ranges::find(targets, place) == targets.end() &&
                   model->rowCount(model->indexOf(place)) == 0;
        });
        QVERIFY(other != before.end());
        desk.view().setFocus();
        desk.view().setFocusPlace(*other);
        QTest::keyClick(&desk.view(), Qt::Key_Return);
        const QString refused = heard();
        QVERIFY2(!refused.isEmpty(), qPrintable(words.placeName(*other)));

        const int index = desk.document().history().index();
        desk.view().setFocusPlace(targets.front());
        QTest::keyClick(&desk.view(), Qt::Key_Return);
        QVERIFY2(heard().contains(words.placeName(targets.front())), qPrintable(entry->text(0)));
        QVERIFY(desk.document().history().index() > index);
        const BoardModel *model = desk.view().board().model();
        if (model->rowCount(model->indexOf(targets.front())) == 0)
            continue; // it came to lie beside that
        QTest::keyClick(&desk.view(), Qt::Key_Escape);
        (void)heard();
        desk.view().setFocusPlace(targets.front());
        editor.commands().remove->trigger();
        const QString removed = heard();
        QVERIFY2(removed.contains(words.placeName(targets.front())), qPrintable(removed));
        isDone = true;
    }
    QVERIFY(isDone);

    // Whether it can be played has been told with the rest, and that it is kept is told as well.
    QVERIFY2(all.contains(desk.find<QLabel>(QStringLiteral("verdict"))->text()), qPrintable(all));
    QVERIFY(desk.document().save(desk.window.path(QStringLiteral("by-ear.json"))).isEmpty());
    (void)heard();
    editor.commands().save->trigger();
    QVERIFY(heard().contains(QStringLiteral("by-ear.json")));
}

QTEST_MAIN(TestHearingEditor)
#include "tst_hearing_editor.moc"

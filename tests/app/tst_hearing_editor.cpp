// What somebody hears who sets up a position without seeing it.

#include "board/board_view.h"
#include "support/editor_desk.h"
#include "support/reader.h"

#include <QTest>

using namespace waystone;

class TestHearingEditor : public QObject {
    Q_OBJECT

private slots:
    void aPieceIsPutAndTakenBackByEar_data() { addGames(); }
    void aPieceIsPutAndTakenBackByEar();
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

QTEST_MAIN(TestHearingEditor)
#include "tst_hearing_editor.moc"

#include "support/editor_desk.h"
#include "support/window_walk.h"

#include <QDockWidget>
#include <QTest>

using namespace waystone;

/// How the editor's window shares its room out.
class TestEditorRoom : public QObject {
    Q_OBJECT

private slots:
    void aPositionAfterALessonHasItsPanelsBack_data() { addGames(); }
    void aPositionAfterALessonHasItsPanelsBack();
};

void TestEditorRoom::aPositionAfterALessonHasItsPanelsBack()
{
    QFETCH(QString, game);
    WindowWalk usual(1);
    EditorDesk desk(game);
    EditorWindow &editor = desk.editor();
    desk.set(desk.document().game().start(desk.document().seats(), 0));
    WindowWalk::settle();
    // As they are at first, and as somebody has drawn them.
    for (const bool isDrawn : {false, true}) {
        auto *palette = desk.find<QDockWidget>(QStringLiteral("palettePanel"));
        if (isDrawn)
            editor.resizeDocks({palette}, {PanelRoom().palette + 40}, Qt::Horizontal);
        WindowWalk::settle();
        const PanelRoom before = editor.panelRoom();
        QCOMPARE(before.palette, PanelRoom().palette + (isDrawn ? 40 : 0));
        const Scenario position = desk.document().scenario();
        desk.window.dialogs.unsaved = Unsaved::discard;
        QVERIFY(editor.openFile(
            QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/%1/walkthrough.json").arg(game)));
        WindowWalk::settle();
        QVERIFY(editor.panelRoom() != before);
        QVERIFY(editor.edit(position, [] { return QStringLiteral("A position"); }));
        WindowWalk::settle();
        QVERIFY(palette->isVisible());
        QCOMPARE(editor.panelRoom().palette, before.palette);
        QCOMPARE(editor.panelRoom().fields, before.fields);
        QCOMPARE(editor.panelRoom().fieldsHeight, before.fieldsHeight);
        QCOMPARE(editor.panelRoom().problemsHeight, before.problemsHeight);
    }
}

QTEST_MAIN(TestEditorRoom)
#include "tst_editor_room.moc"

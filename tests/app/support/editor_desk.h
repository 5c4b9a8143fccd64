#pragma once

#include "editor/window/editor_window.h"
#include "games.h"
#include "support/test_window.h"

#include <QTreeWidget>

#include <vector>

namespace waystone {

/// The editor of a window, driven as a user would.
class EditorDesk {
public:
    /// With an empty table of this game; for as few as can play it if no number of seats is told.
    explicit EditorDesk(const QString &game, int seats = 0);

    [[nodiscard]] EditorWindow &editor() { return *window->editor(); }
    [[nodiscard]] ScenarioDocument &document() { return editor().document(); }
    [[nodiscard]] BoardView &view() { return editor().view(); }

    /// The widget of this type and name; fails the test if there is none.
    template <class Widget>
    Widget *find(const QString &name)
    {
        auto *widget = editor().findChild<Widget *>(name);
        if (widget == nullptr)
            qFatal("no widget %s", qPrintable(name));
        return widget;
    }

    static void settle();

    void clickOn(Place place, Qt::MouseButton button = Qt::LeftButton);
    void drag(Place from, Place to);

    /// The entries of the palette that can be picked.
    [[nodiscard]] QList<QTreeWidgetItem *> entries();
    void pick(QTreeWidgetItem *entry);
    /// Where what is in hand can go and a click in the middle means that place.
    [[nodiscard]] std::vector<Place> targets();
    /// Where what was put last lies.
    [[nodiscard]] Place placeOfLast(const AnySetup &before);
    /// Replaces the position by way of the document, as a start does.
    void set(AnySetup setup);

    TestWindow window;
};

/// A row of test data for every game: its id, in the column "game".
void addGames();

} // namespace waystone

#pragma once

#include <QAction>
#include <QActionGroup>
#include <QObject>

#include <map>
#include <vector>

namespace waystone {

/// The menus of the editor's window, in their order.
enum class EditorMenu { scenario, edit, start, view };

/// Everything the editor's window can be told to do, with words in the language of the moment.
class EditorCommands final : public QObject {
    Q_OBJECT

public:
    explicit EditorCommands(QObject *parent = nullptr);

    // Scenario
    QAction *open, *save, *saveAs, *drafts, *play, *close;
    // Edit; the texts of undo and redo tell what they undo and are set by whoever knows it
    QAction *undo, *redo, *remove, *cancel, *copy, *copyFile, *copyPicture, *paste;
    // Start From
    QAction *newScenario, *edition, *empty, *gameStart, *chanceStart, *middle, *playedOut, *fill;
    // View
    QAction *zoomIn, *zoomOut, *zoomFit, *fullScreen;

    /// The commands of a menu in their order; null for a separator.
    [[nodiscard]] const std::vector<QAction *> &menu(EditorMenu menu) const { return menus_.at(menu); }
    [[nodiscard]] static QString menuTitle(EditorMenu menu);

    void retranslate();

private:
    QAction *make(EditorMenu menu, const char *name, const char *icon, const QKeySequence &key);
    void separate(EditorMenu menu) { menus_[menu].push_back(nullptr); }

    std::map<EditorMenu, std::vector<QAction *>> menus_;
};

} // namespace waystone

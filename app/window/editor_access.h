#pragma once

#include "board/animator.h"
#include "board/theme.h"

#include <QObject>

#include <memory>

namespace waystone {

class EditorWindow;
class GameDesk;
class LessonDesk;
class LessonWorkshop;
class RulesHelp;
class TablePage;
struct Services;

/// The way from the table to the editor, which is made when it is first wanted, and back: positions, lessons and the
/// rules that problems break.
class EditorAccess : public QObject {
    Q_OBJECT

public:
    EditorAccess(QWidget &window, Services &services, GameDesk &desk, TablePage &table, LessonDesk &lessons,
                 RulesHelp &rules);
    ~EditorAccess() override;

    /// Null until it was opened.
    [[nodiscard]] EditorWindow *editor() { return editor_.get(); }

    void show();
    void openFile(const QString &path);
    /// Takes the position that is shown on the table, if it may be seen whole.
    void editPosition();
    /// False if somebody wants to stay with what is edited.
    bool close();

    void setThemeKind(ThemeKind kind);
    void setSpeed(Animator::Speed speed);

private:
    void make();
    void play();
    void raiseWindow();

    QWidget &window_;
    Services &services_;
    GameDesk &desk_;
    TablePage &table_;
    LessonDesk &lessons_;
    RulesHelp &rules_;
    std::unique_ptr<EditorWindow> editor_;
    std::unique_ptr<LessonWorkshop> workshop_; ///< adds to the editor's window
};

} // namespace waystone

#pragma once

#include "board/mark_overlay.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/line_use.h"
#include "editor/window/editor_window.h"
#include "lessons/handout/handout.h"

#include <QObject>

namespace waystone {

class LineRecorder;
class LineViewer;
class MarksPanel;
class ProofPanel;
class StepsPanel;
class TaskPanel;
class TextsPanel;
struct LessonFinding;

/// All that makes the editor's window one for lessons: the panels of steps, texts, task, marks and proof, the marks on
/// the board, and the board on which lines are recorded. It goes before the window does.
class LessonWorkshop final : public QObject {
    Q_OBJECT

public:
    /// `speak` installs a language for the whole program, for hand-outs.
    LessonWorkshop(EditorWindow &window, Dialogs &dialogs, Speak speak, const QString &proofs = {});
    ~LessonWorkshop() override;

    [[nodiscard]] LessonDraft &draft() { return draft_; }
    [[nodiscard]] LineRecorder &recorder() { return *recorder_; }

    /// Asks how and where, and prints or writes the lesson or the position as a hand-out (.pdf) or its board as a picture.
    void makeHandout();

signals:
    /// Somebody wants to go through the lesson as its reader.
    void tryRequested();

protected:
    /// The window's change of language reaches its actions from here.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // lesson_workshop_docks.cpp
    void addPanels();
    void showPanels();
    void placeTexts(bool areBroad);
    void sizePanels();
    void raise(const char *panel);

    /// Opens the field in which this is to be mended.
    void openField(const LessonFinding &finding);
    void refresh();
    void pick();
    void retranslate();
    /// The program speaks its first language then.
    [[nodiscard]] PrintDocument handout(const struct HandoutChoice &choice) const;
    void printHandout(const struct HandoutChoice &choice);
    /// Returns what went wrong in the system's words; empty if nothing did.
    [[nodiscard]] QString writeHandout(const QString &fileName, const struct HandoutChoice &choice);
    void record(const std::vector<LineUse> &uses, const std::vector<LineStep> &known = {});
    void endRecording();
    /// Shows a line of the step that is looked at, as long as nothing else is done.
    void view(const std::vector<LineStep> &line);
    void endViewing();
    [[nodiscard]] bool isRecording() const { return recorded_ >= 0; }
    void hold();
    [[nodiscard]] std::optional<Piece> pieceInHand() const;

    EditorWindow &window_;
    Dialogs &dialogs_;
    Speak speak_;
    QAction *handout_;
    QAction *share_;
    QAction *try_;
    std::vector<Panel *> panels_;
    LessonDraft draft_;
    MarkOverlay marks_;
    LineRecorder *recorder_;
    LineViewer *viewer_;
    StepsPanel *steps_;
    MarksPanel *marksPanel_;
    TaskPanel *task_;
    TextsPanel *texts_;
    ProofPanel *proof_;
    bool wasLesson_ = false;
    PanelRoom withoutLesson_; ///< before a lesson took it
    bool isViewing_ = false;
    int recorded_ = -1;    ///< the step for which a line is being recorded
    Seat reader_ = nobody; ///< of the step that was looked at last
};

} // namespace waystone

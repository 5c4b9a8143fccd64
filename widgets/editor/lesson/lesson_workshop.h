#pragma once

#include "board/mark_overlay.h"
#include "editor/editor_window.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/line_use.h"

#include <QObject>

namespace waystone {

class LineRecorder;
class MarksPanel;
class TaskPanel;

/// All that makes the editor's window one for lessons: the panels of steps, texts, task, marks and proof, the marks on
/// the board, and the board on which lines are recorded. It goes before the window does.
class LessonWorkshop final : public QObject {
    Q_OBJECT

public:
    explicit LessonWorkshop(EditorWindow &window);
    ~LessonWorkshop() override;

    [[nodiscard]] LessonDraft &draft() { return draft_; }
    [[nodiscard]] LineRecorder &recorder() { return *recorder_; }

private:
    void addPanels();
    void showPanels();
    void sizePanels();
    void refresh();
    void pick();
    void record(const std::vector<LineUse> &uses);
    void endRecording();
    [[nodiscard]] std::optional<Piece> pieceInHand() const;

    EditorWindow &window_;
    std::vector<Panel *> panels_;
    LessonDraft draft_;
    MarkOverlay marks_;
    LineRecorder *recorder_;
    MarksPanel *marksPanel_;
    TaskPanel *task_;
    bool wasLesson_ = false;
};

} // namespace waystone

#include "editor/window/editor_window.h"

#include "editor/edition/edition_window.h"
#include "editor/position/position_line.h"
#include "words/program_language.h"

namespace waystone {

void EditorWindow::connectDrafts()
{
    const auto touch = [this] { keeper_.touch(); };
    connect(&document_.history(), &QUndoStack::indexChanged, this, touch);
    connect(line_, &PositionLine::unreadChanged, this, touch);
    connect(&document_, &ScenarioDocument::modifiedChanged, this, [this] {
        // What is saved is not offered again, even if the program is killed at once.
        if (document_.isModified())
            keeper_.touch();
        else
            keeper_.keep();
    });
    connect(&document_, &ScenarioDocument::pathChanged, this, [this] {
        keeper_.touch();
        edited_.setPath(document_.path());
    });
}

std::optional<Draft> EditorWindow::unsaved() const
{
    if (!document_.isModified() && line_->unread().isEmpty())
        return std::nullopt;
    Draft draft;
    draft.game = document_.game().id();
    draft.path = document_.path();
    draft.fileHash = document_.fileHash();
    draft.content = document_.bytes();
    draft.typed = line_->unread();
    if (document_.isLesson()) {
        const Lesson &lesson = *document_.scenario().lesson;
        draft.kind = Draft::Kind::lesson;
        draft.title = inProgramLanguage(lesson.title, lesson.language);
    }
    return draft;
}

std::optional<Problems> EditorWindow::restore(TakenDraft taken)
{
    const Draft &draft = taken.draft;
    const std::optional<Problems> problems =
        document_.restore(draft.content, draft.path, [] { return tr("As you left it"); });
    if (problems)
        return problems;
    if (!draft.typed.isEmpty())
        line_->type(draft.typed);
    keeper_.resume(std::move(taken.file));
    keeper_.keep();
    return std::nullopt;
}

bool EditorWindow::restoreEdition(const Game &base, TakenDraft taken)
{
    openEdition(base);
    if (edition_->restore(std::move(taken)))
        return true;
    edition_->close();
    return false;
}

} // namespace waystone

#include "draft_work.h"

#include "controls/notice_bar.h"
#include "editor/document/scenario_document.h"
#include "editor/drafts/lost_drafts_dialog.h"
#include "editor/edition/edition_window.h"
#include "editor/window/editor_window.h"
#include "test_paths.h"

#include <QApplication>
#include <QFile>

namespace waystone::faults {

namespace {

const QString lesson =
    QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/milestones/numbers-for-the-flour.json");

EditionWindow *editionOf(const EditorWindow &editor)
{
    return editor.findChild<EditionWindow *>();
}

EditorWindow *shownEditor()
{
    for (QWidget *window : QApplication::topLevelWidgets())
        if (auto *editor = qobject_cast<EditorWindow *>(window); editor != nullptr && editor->isVisible())
            return editor;
    return nullptr;
}

/// Timers that are due, with what they bring about.
void settle()
{
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
}

} // namespace

DraftWork::DraftWork(const QString &folder, quint64 seed, Of what) : window_(folder), rng_(seed)
{
    const QString path = window_.path(QStringLiteral("lesson.json"));
    QFile::copy(lesson, path);
    window_.click("openEditor");
    editor_ = window_->editor();
    editor_->openFile(path);
    if (what == Of::edition) {
        editor_->commands().edition->trigger();
        edition_ = editionOf(*editor_);
    }
    doNext(); // there is no draft of what nobody has changed
    settle();
}

std::unique_ptr<Work> DraftWork::beginLesson(const QString &folder, quint64 seed)
{
    return std::make_unique<DraftWork>(folder, seed, Of::lesson);
}

std::unique_ptr<Work> DraftWork::beginEdition(const QString &folder, quint64 seed)
{
    return std::make_unique<DraftWork>(folder, seed, Of::edition);
}

QByteArray DraftWork::found(const QString &folder)
{
    TestWindow window(folder);
    settle();
    auto *offer = window->findChild<LostDraftsDialog *>();
    if (offer == nullptr || !offer->isVisible())
        return nothing;
    window.click("openDraft");
    settle();
    // The editor that went on with the file it had last is not shown; the draft may lie in one beside it.
    EditorWindow *editor = shownEditor();
    if (editor == nullptr)
        return "cannot be opened\n";
    EditionWindow *edition = editionOf(*editor);
    return edition != nullptr ? QByteArray::fromStdString(edition->document().text())
                              : editor->document().bytes();
}

void DraftWork::doNext()
{
    ++changes_;
    if (edition_ != nullptr) {
        QUndoStack &history = edition_->document().history();
        if (changes_ > 2 && rng_.below(4) == 0)
            history.undo();
        else
            edition_->document().set(EditionDocument::Pointer("/targets/byPlayers/2"), changes_);
        return;
    }
    ScenarioDocument &document = editor_->document();
    if (changes_ > 2 && rng_.below(4) == 0) {
        document.history().undo();
        return;
    }
    Player player = document.scenario().players[0];
    player.name = QStringLiteral("Player %1").arg(changes_);
    document.setPlayer(0, player);
}

QByteArray DraftWork::state()
{
    const QUndoStack &history =
        edition_ != nullptr ? edition_->document().history() : editor_->document().history();
    if (history.isClean())
        return nothing; // it is as it is in its file
    return edition_ != nullptr ? QByteArray::fromStdString(edition_->document().text())
                               : editor_->document().bytes();
}

bool DraftWork::isTold()
{
    const QWidget &window = edition_ != nullptr ? static_cast<QWidget &>(*edition_) : *editor_;
    const auto tells = [&window](const char *bar) {
        return !window.findChild<NoticeBar *>(QLatin1String(bar))->isHidden();
    };
    return tells("draftNotKept") || tells("draftOutdated");
}

} // namespace waystone::faults

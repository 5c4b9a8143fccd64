#include "window/command_states.h"

#include "desk/game_desk.h"
#include "table/log_panel.h"
#include "words/foreign_text.h"
#include "words/general_words.h"

#include <QUndoStack>

namespace waystone {

namespace {

void describe(QAction *action, bool can, const QString &text, const QString &reason)
{
    action->setEnabled(can);
    action->setText(foreign_text::caption(text));
    action->setToolTip(foreign_text::tip(can || reason.isEmpty() ? text : reason));
}

} // namespace

CommandStates::CommandStates(const Commands &commands, GameDesk &desk, LogPanel &log)
    : commands_(commands), desk_(desk), log_(log)
{}

void CommandStates::refresh(bool isTable)
{
    refreshGame(isTable);
    refreshPlay(isTable);
    refreshMoments(isTable);
    refreshHistory(isTable);
    refreshFinish(isTable);
}

void CommandStates::refreshGame(bool isTable)
{
    const Commands &c = commands_;
    for (QAction *action :
         {c.save, c.saveAs, c.saveShared, c.exportPng, c.exportSvg, c.exportPage, c.copyPicture, c.rematch,
          c.zoomIn, c.zoomOut, c.zoomFit, c.edition, c.playFromHere, c.study})
        action->setEnabled(isTable);
    c.editPosition->setEnabled(desk_.mayShowAll());
    c.copyText->setEnabled(isTable && desk_.mayShowAll());
    c.lessonFromHere->setEnabled(isTable && desk_.mayShowAll());
    c.continueGame->setEnabled(!desk_.isOpen());
}

void CommandStates::refreshPlay(bool isTable)
{
    const Commands &c = commands_;
    const GameController &controller = desk_.controller();
    c.study->setChecked(controller.isStudy());
    c.confirm->setEnabled(isTable && controller.isConfirming());
    c.cancel->setEnabled(isTable);
    c.suggest->setEnabled(isTable && controller.shown().maySuggest);
    c.suggest->setChecked(isTable && controller.proposals().isSuggesting());
    c.pauseBots->setEnabled(isTable);
    c.pauseBots->setChecked(desk_.bots().isPaused());
    c.stepBot->setEnabled(isTable && desk_.bots().isPaused() && desk_.bots().thinkingSeat() != nobody);
    c.showAgain->setEnabled(isTable && desk_.showAgain().isOffered());
    c.hint->setEnabled(isTable && c.offerHints->isChecked() && desk_.hints().isOffered());
    c.finalScoring->setEnabled(isTable && controller.isOver());
}

void CommandStates::refreshMoments(bool isTable)
{
    const Commands &c = commands_;
    const PlyId here = isTable ? desk_.controller().history().current() : 0;
    c.first->setEnabled(isTable && log_.firstMoment() != here);
    c.previous->setEnabled(isTable && log_.previousMoment() != here);
    c.next->setEnabled(isTable && log_.nextMoment() != here);
    c.last->setEnabled(isTable && log_.lastMoment() != here);
}

void CommandStates::refreshHistory(bool isTable)
{
    const Commands &c = commands_;
    const GameController &controller = desk_.controller();
    // The reason stands in the menu itself: a tool tip of something disabled is easily missed.
    const QString stop = isTable ? general_words::takeBackStop(controller.history().undoStop()) : QString();
    const bool canUndo = isTable && controller.history().canUndo();
    // The texts of what somebody else has chosen in secret are empty.
    QString undoText = canUndo ? controller.history().undoText() : QString();
    if (undoText.isEmpty())
        undoText = stop.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(stop);
    describe(c.undo, canUndo, undoText, stop);
    const bool canRedo = isTable && controller.history().canRedo();
    const QString redoText = canRedo ? controller.history().redoText() : QString();
    describe(c.redo, canRedo, redoText.isEmpty() ? tr("Redo") : redoText, {});
    describe(c.turnStart, isTable && controller.history().canUndoTurn(), tr("Back to the Start of the Turn"),
             stop);
}

void CommandStates::refreshHistory(const QUndoStack &page)
{
    const QString undo = page.undoText();
    const QString redo = page.redoText();
    describe(commands_.undo, page.canUndo(), undo.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undo), {});
    describe(commands_.redo, page.canRedo(), redo.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(redo), {});
}

void CommandStates::refreshFinish(bool isTable)
{
    const GameController &controller = desk_.controller();
    const std::optional<Action> finish = isTable ? desk_.finishAction() : std::nullopt;
    const QString text = finish ? controller.words().actionText(*finish, controller.shown().view)
                                : tr("Finish", "what is under way");
    describe(commands_.finish, finish.has_value(), text, {});
}

} // namespace waystone

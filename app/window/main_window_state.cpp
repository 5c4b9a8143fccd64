#include "window/main_window.h"

#include "advice/hint_ladder.h"
#include "controls/panel.h"
#include "editor/window/editor_window.h"
#include "learning/lesson_desk.h"
#include "learning/rules_help.h"
#include "scoring/final_scoring_dialog.h"
#include "settings/appearance.h"
#include "start/start_page.h"
#include "table/log_panel.h"
#include "table/table_page.h"
#include "window/curtain.h"
#include "words/general_words.h"

#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace waystone {

bool MainWindow::isAtTable() const
{
    return file_.isOpen() && pages_->currentWidget() == table_;
}

void MainWindow::showPage()
{
    showPage(file_.isOpen() ? static_cast<QWidget *>(table_) : start_);
}

void MainWindow::showPage(QWidget *page)
{
    const bool isTable = page == table_;
    const bool wasTable = pages_->currentWidget() == table_ && toolBar_->isVisibleTo(this);
    if (wasTable && !isTable)
        tableState_ = saveState();
    pages_->setCurrentWidget(page);
    if (!isTable) {
        for (Panel *panel : panels_)
            panel->hide();
        toolBar_->hide();
    } else if (!wasTable) {
        for (Panel *panel : panels_)
            panel->show();
        toolBar_->show();
        restoreState(tableState_);
    }
    rules_->setActive(isTable);
    const bool isLesson = page == &lessons_->lessonPage();
    rules_->setLesson(isLesson ? &lessons_->lessonPage().controller() : nullptr,
                      isLesson ? &lessons_->lessonPage().table() : nullptr);
    if (page == start_)
        start_->setEntries(file_.folder().entries());
    bots_.setActive(isTable);
    setAdviceActive(isTable);
    // What was told about another game is no longer true.
    delete scoring_;
    delete editionBox_;
    if (isTable)
        table_->view().setFocus();
    curtain_->setActive(isTable);
    refreshCommands();
    refreshTitle();
}

void MainWindow::refreshCommands()
{
    const bool isTable = isAtTable();
    const Commands &c = commands_;
    for (QAction *action : {c.save, c.saveAs, c.exportPng, c.exportSvg, c.rematch, c.zoomIn, c.zoomOut,
                            c.zoomFit, c.edition, c.playFromHere, c.study})
        action->setEnabled(isTable);
    for (Panel *panel : panels_)
        panel->toggleViewAction()->setEnabled(isTable);
    c.editPosition->setEnabled(canEditPosition());
    c.lessonFromHere->setEnabled(isTable && canEditPosition());
    c.continueGame->setEnabled(!file_.isOpen());
    c.close->setEnabled(pages_->currentWidget() != start_);
    c.study->setChecked(controller_.isStudy());
    c.confirm->setEnabled(isTable && controller_.isConfirming());
    c.cancel->setEnabled(isTable);
    c.suggest->setEnabled(isTable && controller_.shown().maySuggest);
    c.suggest->setChecked(isTable && controller_.proposals().isSuggesting());
    c.pauseBots->setEnabled(isTable);
    c.pauseBots->setChecked(bots_.isPaused());
    c.stepBot->setEnabled(isTable && bots_.isPaused() && bots_.thinkingSeat() != nobody);
    c.showAgain->setEnabled(isTable && showAgain_.isOffered());
    c.hint->setEnabled(isTable && hints_->isOffered());
    c.finalScoring->setEnabled(isTable && controller_.isOver());

    const PlyId here = isTable ? controller_.history().current() : 0;
    c.first->setEnabled(isTable && log_->firstMoment() != here);
    c.previous->setEnabled(isTable && log_->previousMoment() != here);
    c.next->setEnabled(isTable && log_->nextMoment() != here);
    c.last->setEnabled(isTable && log_->lastMoment() != here);

    refreshHistory();
    const std::optional<Action> finish = isTable ? finishAction() : std::nullopt;
    c.finish->setEnabled(finish.has_value());
    const QString text = finish ? controller_.words().actionText(*finish, controller_.shown().view)
                                : tr("Finish", "what is under way");
    c.finish->setText(text);
    c.finish->setToolTip(text);
    edition_->setText(isTable ? QString::fromStdString(controller_.game().editionInfo().name.in(
                                    QLocale().name().left(2).toStdString()))
                              : QString());
}

void MainWindow::refreshHistory()
{
    const Commands &c = commands_;
    const bool isTable = isAtTable();
    const auto describe = [](QAction *action, bool can, const QString &text, const QString &reason) {
        action->setEnabled(can);
        action->setText(text);
        action->setToolTip(can || reason.isEmpty() ? text : reason);
    };
    // The reason stands in the menu itself: a tool tip of something disabled is easily missed.
    const QString stop = isTable ? general_words::takeBackStop(controller_.history().undoStop()) : QString();
    const bool canUndo = isTable && controller_.history().canUndo();
    // The texts of what somebody else has chosen in secret are empty.
    QString undoText = canUndo ? controller_.history().undoText() : QString();
    if (undoText.isEmpty())
        undoText = stop.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(stop);
    describe(c.undo, canUndo, undoText, stop);
    const bool canRedo = isTable && controller_.history().canRedo();
    const QString redoText = canRedo ? controller_.history().redoText() : QString();
    describe(c.redo, canRedo, redoText.isEmpty() ? tr("Redo") : redoText, {});
    describe(c.turnStart, isTable && controller_.history().canUndoTurn(), tr("Back to the Start of the Turn"),
             stop);
}

void MainWindow::refreshTitle()
{
    if (!isAtTable()) {
        setWindowModified(false); // before the title has no place for it
        setWindowTitle(tr("Waystone"));
        return;
    }
    const QString name =
        file_.path().isEmpty() ? tr("not saved") : QFileInfo(file_.path()).completeBaseName();
    setWindowTitle(tr("%1 (%2)[*] – Waystone", "game, file").arg(controller_.words().gameName(), name));
    setWindowModified(file_.isModified());
}

std::optional<Action> MainWindow::finishAction() const
{
    if (controller_.isOver())
        return std::nullopt;
    std::vector<Action> found;
    const auto areas = controller_.game().areas();
    for (const LegalAction &legal : controller_.shown().legal) {
        const bool finishes = std::ranges::any_of(legal.routes, [&](const Route &route) {
            return route.size() == 1 && areas[route.front().area].isFinish;
        });
        if (finishes)
            found.push_back(legal.action);
    }
    // Of several none is the obvious one: they stay on the board.
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

void MainWindow::playFinish()
{
    if (const std::optional<Action> action = finishAction())
        controller_.propose(*action);
}

void MainWindow::setSpeed(Animator::Speed speed)
{
    // Long enough to see where a thing has come from and to read what was done.
    constexpr int motions = 4;
    constexpr int leastPause = 600; ///< milliseconds, where nothing moves
    Animator &animator = table_->scene().animator();
    animator.setSpeed(speed);
    if (editor_)
        editor_->scene().animator().setSpeed(speed);
    lessons_->setSpeed(speed);
    bots_.setPause(motions * animator.duration());
    showAgain_.setPause(std::max(leastPause, motions * animator.duration()));
}

void MainWindow::applyThemeChoice()
{
    const ThemeKind kind = themeKind(services_.settings.theme());
    applyTheme(Theme::of(kind));
    table_->view().setThemeKind(kind);
    if (editor_)
        editor_->view().setThemeKind(kind);
    rules_->setThemeKind(kind);
    lessons_->setThemeKind(kind);
}

} // namespace waystone

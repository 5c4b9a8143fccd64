#include "editor/lesson/lesson_workshop.h"
#include "editor/lesson/marks_panel.h"
#include "editor/lesson/proof_panel.h"
#include "editor/lesson/rules_panel.h"
#include "editor/lesson/steps_panel.h"
#include "editor/lesson/task_panel.h"
#include "editor/lesson/texts_panel.h"
#include "editor/position/position_line.h"
#include "fitting/text_scale.h"

#include <QTabBar>

#include <algorithm>

// Where the panels for lessons stand in the window.

namespace waystone {

void LessonWorkshop::addPanels()
{
    const auto add = [this](const char *name, QWidget *content, Qt::DockWidgetArea area, QString (*title)()) {
        panels_.push_back(new Panel(QLatin1String(name), content, title));
        window_.addPanel(panels_.back(), area);
        return panels_.back();
    };
    add("stepsPanel", steps_, Qt::LeftDockWidgetArea, [] { return tr("Steps"); });
    add("taskPanel", task_, Qt::RightDockWidgetArea, [] { return tr("Task"); });
    add("textsPanel", texts_, Qt::RightDockWidgetArea, [] { return tr("Texts"); });
    add("proofPanel", proof_, Qt::RightDockWidgetArea, [] { return tr("Check"); });
    add("marksPanel", marksPanel_, Qt::RightDockWidgetArea, [] { return tr("Marks"); });
    add("stepRulesPanel", new RulesPanel(draft_), Qt::RightDockWidgetArea, [] { return tr("Rules"); });
    // The verdict stays in sight below whatever is looked at.
    Panel *box = add("proofBoxPanel", proof_->box(), Qt::RightDockWidgetArea, [] { return tr("Verdict"); });
    box->setTitleBarWidget(new QWidget(box));
    if (auto *problems = window_.findChild<Panel *>(QStringLiteral("problemsPanel")))
        window_.tabifyDockWidget(problems, box);
    // At the right there is no room for more names.
    if (auto *palette = window_.findChild<Panel *>(QStringLiteral("palettePanel")))
        if (auto *history = window_.findChild<Panel *>(QStringLiteral("historyPanel")))
            window_.tabifyDockWidget(palette, history);
    // What is done at the right needs the height more.
    window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    // Upright the names of all pages are read whole, whatever the language.
    window_.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::East);
    showPanels();
    for (const char *first : {"palettePanel", "inspectorPanel", "problemsPanel"})
        raise(first);
}

void LessonWorkshop::raise(const char *panel)
{
    if (auto *found = window_.findChild<Panel *>(QLatin1String(panel))) {
        found->show();
        found->raise();
    }
}

void LessonWorkshop::showPanels()
{
    // Without a lesson the bar lies outside the window, its arrows with it; for pages without them the window would grow.
    const auto setArrowsOnTabs = [this](bool areThere) {
        for (QTabBar *bar : window_.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
            bar->setUsesScrollButtons(areThere);
            // Half a name tells nobody where it leads: without arrows the names have their room.
            bar->setElideMode(Qt::ElideNone);
        }
    };
    if (draft_.isLesson()) {
        withoutLesson_ = window_.panelRoom();
        setArrowsOnTabs(true);
    }
    // All but the steps, which hold the way to a lesson.
    for (Panel *panel : panels_)
        if (panel != panels_.front())
            panel->setVisible(draft_.isLesson());
    // The board of a lesson needs the room; what is wrong with a position the check tells as well.
    if (auto *line = window_.findChild<PositionLine *>())
        line->setVisible(!draft_.isLesson());
    for (const char *name : {"problemsPanel", "historyPanel"})
        if (auto *panel = window_.findChild<Panel *>(QLatin1String(name)))
            panel->setVisible(!draft_.isLesson());
    if (!draft_.isLesson()) {
        setArrowsOnTabs(false);
        texts_->leaveSideBySide();
        QMetaObject::invokeMethod(this, &LessonWorkshop::sizePanels, Qt::QueuedConnection);
        return;
    }
    task_->beginAnew();
    raise("stepsPanel");
    raise("taskPanel");
    // Only once the window has laid them out do they take a size.
    QMetaObject::invokeMethod(this, &LessonWorkshop::sizePanels, Qt::QueuedConnection);
}

/// All languages side by side want the breadth below the board, which has less than half of the window then: who
/// translates reads and writes. What stands at the left goes down with them, or it would have still less.
void LessonWorkshop::placeTexts(bool areBroad)
{
    auto *texts = window_.findChild<Panel *>(QStringLiteral("textsPanel"));
    Panel *steps = panels_.front();
    auto *palette = window_.findChild<Panel *>(QStringLiteral("palettePanel"));
    auto *history = window_.findChild<Panel *>(QStringLiteral("historyPanel"));
    window_.addDockWidget(areBroad ? Qt::BottomDockWidgetArea : Qt::LeftDockWidgetArea, palette);
    if (areBroad) { // before others are tabs of the same place
        window_.addDockWidget(Qt::BottomDockWidgetArea, texts);
        window_.splitDockWidget(palette, texts, Qt::Horizontal);
        raise("taskPanel"); // not whatever stood beside the texts
    }
    for (Panel *each : {steps, history})
        window_.tabifyDockWidget(palette, each);
    raise("stepsPanel");
    if (!areBroad) {
        // In the order that they had.
        auto *task = window_.findChild<Panel *>(QStringLiteral("taskPanel"));
        for (const char *each : {"textsPanel", "proofPanel", "marksPanel", "stepRulesPanel"})
            window_.tabifyDockWidget(task, window_.findChild<Panel *>(QLatin1String(each)));
    }
    if (!draft_.isLesson())
        return;
    raise("textsPanel");
    QMetaObject::invokeMethod(this, &LessonWorkshop::sizePanels, Qt::QueuedConnection);
}

void LessonWorkshop::sizePanels()
{
    if (!draft_.isLesson()) {
        window_.setPanelRoom(withoutLesson_);
        return;
    }
    constexpr int textsHeight = 220;
    constexpr int stepsWidth = 180;
    constexpr int sideWidth = 318;
    constexpr int sideHeight = 500;
    constexpr int boxHeight = 90;
    const auto byName = [this](const char *name) { return window_.findChild<Panel *>(QLatin1String(name)); };
    // With large text the board has its share before them.
    const int steps = std::min(besideText(stepsWidth), window_.width() / 6);
    const int side = std::min(besideText(sideWidth), window_.width() / 4);
    const bool isBroad = window_.dockWidgetArea(byName("textsPanel")) == Qt::BottomDockWidgetArea;
    if (isBroad)
        window_.resizeDocks({byName("stepsPanel"), byName("textsPanel")},
                            {steps, window_.width() - side - steps}, Qt::Horizontal);
    else
        window_.resizeDocks({byName("stepsPanel")}, {steps}, Qt::Horizontal);
    window_.resizeDocks({byName("taskPanel")}, {side}, Qt::Horizontal);
    window_.resizeDocks({byName("taskPanel"), byName("proofBoxPanel")}, {sideHeight, besideText(boxHeight)},
                        Qt::Vertical);
    if (isBroad)
        window_.resizeDocks({byName("textsPanel")}, {textsHeight}, Qt::Vertical);
}

} // namespace waystone

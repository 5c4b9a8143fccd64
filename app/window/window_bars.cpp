#include "window/window_bars.h"

#include "core/edition/reconstruction.h"
#include "parts/edition_text.h"
#include "window/tool_row.h"

#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>

#include <array>

namespace waystone {

namespace {

/// A line below it parts it from the page.
class LinedRow final : public QWidget {
protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr float strength = 0.2F;
        QColor line = palette().color(QPalette::WindowText);
        line.setAlphaF(strength);
        QPainter(this).fillRect(QRect(0, height() - 1, width(), 1), line);
    }
};

} // namespace

WindowBars::WindowBars(QMainWindow &window, const Commands &commands)
    : window_(window), commands_(commands), menuBar_(new QMenuBar), tools_(new ToolRow(commands))
{
    makeMenus();
    menuBar_->setObjectName(QStringLiteral("menuBar"));
    menuBar_->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred); // rather the tools are fewer
    auto *bar = new LinedRow;
    bar->setObjectName(QStringLiteral("menuRow"));
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(menuBar_, 0, Qt::AlignVCenter);
    row->addWidget(tools_, 1);
    window_.setMenuWidget(bar);
}

void WindowBars::makeMenus()
{
    using enum CommandGroup;
    constexpr std::array groups{game, edit, view, play, language, help};
    for (const CommandGroup group : groups) {
        QMenu *menu = menuBar_->addMenu(QString());
        for (QAction *action : commands_.group(group)) {
            if (action == nullptr)
                menu->addSeparator();
            else
                menu->addAction(action);
        }
        menu->setToolTipsVisible(true);
        menus_.emplace_back(group, menu);
    }
    // Their keys work in full screen too, where the menu bar may not be seen.
    for (const CommandGroup group : groups)
        for (QAction *action : commands_.group(group))
            if (action != nullptr)
                window_.addAction(action);
}

void WindowBars::setEdition(const EditionInfo *edition)
{
    tools_->setTable(edition != nullptr);
    if (edition == nullptr || edition->hash == edition_)
        return;
    edition_ = edition->hash;
    tools_->setReconstruction(reconstructionIn(*edition), edition_text::summary(*edition));
}

void WindowBars::retranslate()
{
    for (const auto &[group, menu] : menus_)
        menu->setTitle(Commands::groupTitle(group));
    edition_.clear(); // what is told of it is in another language now
}

} // namespace waystone

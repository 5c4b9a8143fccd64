#include "window/tool_row.h"

#include "commands/commands.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "parts/flat_button.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>
#include <QStyleOptionToolButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr int iconSize = 20;
constexpr int side = 30; ///< of a tool without a word
constexpr int rowHeight = 36;
constexpr int wordGap = 8;
constexpr int lineRoom = 9;
constexpr int edge = 4;

/// Opens a menu without a second sign for it beside its own.
class MenuButton final : public QToolButton {
protected:
    void initStyleOption(QStyleOptionToolButton *option) const override
    {
        QToolButton::initStyleOption(option);
        option->features.setFlag(QStyleOptionToolButton::HasMenu, false);
    }
};

int wordsWidth(const QWidget &widget, const QString &text)
{
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width() + besideText(wordGap);
}

} // namespace

ToolRow::ToolRow(const Commands &commands)
    : reconstructed_(
          new FlatButton(FlatButton::Kind::link, QStringLiteral("reconstructed"), QStringLiteral("help"))),
      more_(new MenuButton),
      rest_(new QMenu(this))
{
    setObjectName(QStringLiteral("toolRow"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, edge, 0);
    row->setSpacing(0);
    row->addStretch(1);
    row->addWidget(reconstructed_);
    reconstructed_->setRoom(24, 6);
    reconstructed_->setFocusPolicy(Qt::NoFocus);
    connect(reconstructed_, &FlatButton::clicked, commands.edition, &QAction::trigger);
    add(commands.undo, 6);
    add(commands.redo, 4);
    add(commands.turnStart, 3);
    addLine();
    add(commands.hint, 5);
    giveWord(commands.hint);
    addLine();
    add(commands.zoomFit, 1);
    add(commands.settings, 2);
    tools_.back().isEverywhere = true;
    more_->setObjectName(QStringLiteral("moreTools"));
    more_->setText(QStringLiteral("⋯"));
    more_->setMenu(rest_);
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->setAutoRaise(true);
    more_->setFocusPolicy(Qt::NoFocus);
    row->addWidget(more_);
    rest_->setToolTipsVisible(true);
    retranslate();
    fitToText(*this, [this] { fitIcons(); });
}

void ToolRow::add(QAction *action, int stays)
{
    auto *button = new QToolButton;
    button->setObjectName(QStringLiteral("tool_") + action->objectName());
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // the menus hold the same for the keyboard
    layout()->addWidget(button);
    tools_.push_back({button, stays});
}

void ToolRow::giveWord(const QAction *action)
{
    Tool &tool =
        *std::ranges::find(tools_, action, [](const Tool &one) { return one.button->defaultAction(); });
    tool.hasWord = true;
    connect(action, &QAction::changed, this, [this, action, before = action->iconText()]() mutable {
        if (std::exchange(before, action->iconText()) != action->iconText())
            fit();
    });
}

void ToolRow::addLine()
{
    auto *line = new QFrame;
    line->setFrameStyle(QFrame::VLine | QFrame::Sunken);
    layout()->addWidget(line);
    lines_.push_back(line);
}

void ToolRow::setTable(bool isTable)
{
    if (std::exchange(isTable_, isTable) != isTable)
        fit();
}

void ToolRow::setReconstruction(Reconstruction reconstruction, const QString &about)
{
    reconstruction_ = reconstruction;
    reconstructed_->setToolTip(foreign_text::tip(about));
    retranslate();
}

void ToolRow::retranslate()
{
    more_->setToolTip(tr("More tools"));
    more_->setAccessibleName(tr("More tools"));
    reconstructed_->setAccessibleName(reconstruction_ == Reconstruction::groups ? tr("Reconstructed Board")
                                                                                : tr("Partly Reconstructed"));
    fit();
}

void ToolRow::fitIcons()
{
    const int icon = besideText(iconSize);
    for (const Tool &tool : tools_)
        tool.button->setIconSize({icon, icon});
    reconstructed_->setIconSize({besideText(iconSize - 4), besideText(iconSize - 4)});
    more_->setFixedSize(besideText(side), besideText(side));
    for (QWidget *line : lines_)
        line->setFixedSize(besideText(lineRoom), besideText(iconSize));
    fit();
    updateGeometry();
}

int ToolRow::wordWidth(const Tool &tool) const
{
    return wordsWidth(*tool.button, tool.button->text());
}

int ToolRow::wholeWidth() const
{
    int width = edge;
    for (const Tool &tool : tools_)
        if (isOffered(tool))
            width += besideText(side) + (tool.hasWord ? wordWidth(tool) : 0);
    if (!isTable_)
        return width;
    width += static_cast<int>(lines_.size()) * besideText(lineRoom);
    if (reconstruction_ != Reconstruction::none)
        width += besideText(side) + wordsWidth(*reconstructed_, reconstructed_->accessibleName());
    return width;
}

void ToolRow::fit()
{
    int missing = wholeWidth() - width();
    const auto goes = [&missing](int width) {
        const bool isNeeded = missing > 0;
        missing -= isNeeded ? width : 0;
        return isNeeded;
    };
    for (const Tool &tool : tools_) {
        const int word = tool.hasWord && isOffered(tool) && !goes(wordWidth(tool)) ? wordWidth(tool) : 0;
        tool.button->setToolButtonStyle(word > 0 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        tool.button->setFixedSize(besideText(side) + word, besideText(side));
    }
    const bool isTold = isTable_ && reconstruction_ != Reconstruction::none;
    const QString name = reconstructed_->accessibleName();
    reconstructed_->setVisible(isTold);
    reconstructed_->setText(isTold && goes(wordsWidth(*reconstructed_, name)) ? QString() : name);
    std::vector<Tool> byRank = tools_;
    std::ranges::sort(byRank, {}, &Tool::stays);
    std::vector<Tool> out;
    for (const Tool &tool : byRank) {
        if (missing > 0 && out.empty())
            missing += besideText(side); // for the button of the menu
        const bool isOut = isOffered(tool) && goes(tool.button->width());
        tool.button->setVisible(isOffered(tool) && !isOut);
        if (isOut)
            out.push_back(tool);
    }
    for (QWidget *line : lines_)
        line->setVisible(isTable_);
    moveOut(out);
}

void ToolRow::moveOut(const std::vector<Tool> &tools)
{
    more_->setVisible(!tools.empty());
    rest_->clear();
    for (const Tool &tool : tools_)
        if (std::ranges::find(tools, tool.button, &Tool::button) != tools.end())
            rest_->addAction(tool.button->defaultAction());
}

QSize ToolRow::sizeHint() const
{
    return {wholeWidth(), besideText(rowHeight)};
}

QSize ToolRow::minimumSizeHint() const
{
    return {besideText(side) + edge, besideText(rowHeight)};
}

void ToolRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ToolRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace waystone

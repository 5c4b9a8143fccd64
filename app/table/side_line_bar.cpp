#include "table/side_line_bar.h"

#include "fitting/text_scale.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace waystone {

namespace {

constexpr int leastLine = 1100; ///< beside text of the usual size: one that has room for the words
constexpr int lines = 3;        ///< for which the line above the board is high enough

/// As little as the words need so that they take no more lines.
int widthOf(const QString &text, const QFontMetrics &metrics)
{
    int width = metrics.averageCharWidth() * 22;
    const auto isTooHigh = [&] {
        const QRect box = metrics.boundingRect({0, 0, width, QWIDGETSIZE_MAX}, Qt::TextWordWrap, text);
        return box.height() > lines * metrics.lineSpacing() || box.width() > width;
    };
    while (isTooHigh())
        width += metrics.averageCharWidth();
    return width;
}

} // namespace

SideLineBar::SideLineBar(GameController &controller, QWidget *parent)
    : QFrame(parent),
      controller_(controller),
      text_(new QLabel),
      play_(new QPushButton),
      back_(new QPushButton)
{
    setObjectName(QStringLiteral("sideLine"));
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored);
    text_->setObjectName(QStringLiteral("sideLineText"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    back_->setObjectName(QStringLiteral("backToTheGame"));
    back_->setDefault(true);
    play_->setObjectName(QStringLiteral("letItPlay"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 3, 10, 3);
    row->addWidget(text_);
    row->addWidget(play_);
    row->addWidget(back_);
    connect(play_, &QPushButton::clicked, this, &SideLineBar::computerMayPlay);
    connect(back_, &QPushButton::clicked, &controller, &GameController::backToNow);
    connect(&controller, &GameController::viewChanged, this, &SideLineBar::refresh);
    connect(&controller, &GameController::playersChanged, this, &SideLineBar::refresh);
    connect(&controller, &GameController::languageChanged, this, &SideLineBar::refresh);
    refreshColors();
    refresh();
}

bool SideLineBar::isTrying() const
{
    const GameHistory &history = controller_.history();
    return controller_.hasGame() && history.waiting() && !history.isLookingBack();
}

void SideLineBar::setRoom(int width)
{
    text_->setVisible(width >= besideText(leastLine));
}

void SideLineBar::refresh()
{
    const GameHistory &history = controller_.history();
    setVisible(isTrying());
    if (isTrying()) {
        const QString text =
            controller_.endsSideLine()
                ? tr("What comes next is still hidden, so you cannot try further. The game waits at move %1.")
                : tr("You are trying something out. The game waits at move %1.");
        text_->setText(text.arg(history.moveNumber(*history.waiting())));
        text_->setFixedWidth(widthOf(text_->text(), text_->fontMetrics()));
        setToolTip(foreign_text::tip(text_->text()));
        setAccessibleName(text_->text());
    }
    const bool mayGoOn = isTrying() && !controller_.isOver() && !controller_.endsSideLine();
    const Seat seat = mayGoOn ? controller_.actingSeat() : nobody;
    play_->setVisible(seat != nobody && !controller_.isPerson(seat) &&
                      !history.children(history.current()).empty());
    play_->setText(tr("Let the Computer Play"));
    back_->setText(tr("Back to the Game"));
}

/// The colours of the window exchanged, as where the past is shown; the buttons keep theirs.
void SideLineBar::refreshColors()
{
    const QPalette usual = parentWidget() != nullptr ? parentWidget()->palette() : QPalette();
    QPalette dark = usual;
    dark.setColor(QPalette::Window, usual.color(QPalette::WindowText));
    dark.setColor(QPalette::WindowText, usual.color(QPalette::Window));
    if (palette().color(QPalette::Window) == dark.color(QPalette::Window))
        return;
    setPalette(dark);
    for (QPushButton *button : buttons())
        button->setPalette(usual);
}

void SideLineBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ParentChange)
        refreshColors();
}

} // namespace waystone

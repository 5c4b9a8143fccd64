#include "table/players_panel.h"

#include "controls/tinted_icon.h"
#include "controls/wrapping_header.h"
#include "fitting/text_watch.h"
#include "parts/who_choices.h"
#include "protocol/program_name.h"
#include "table/players_delegate.h"
#include "words/command_text.h"
#include "words/foreign_text.h"

#include <QActionGroup>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>

namespace waystone {

PlayersPanel::PlayersPanel(GameController &controller, QWidget *parent)
    : QTableView(parent), controller_(controller), model_(controller), header_(new WrappingHeader(this))
{
    setObjectName(QStringLiteral("players"));
    setHorizontalHeader(header_);
    setModel(&model_);
    setItemDelegate(new PlayersDelegate(controller, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setSelectionMode(NoSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(28);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    viewport()->setCursor(Qt::PointingHandCursor);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex &line) {
        offerSeat(static_cast<Seat>(line.row()), viewport()->mapToGlobal(visualRect(line).bottomLeft()));
    });
    connect(&model_, &QAbstractItemModel::modelReset, this, &PlayersPanel::fitTitles);
    connect(&model_, &QAbstractItemModel::headerDataChanged, this, &PlayersPanel::fitTitles);
    fitToText(*this, [this] { fitTitles(); });
}

QSize PlayersPanel::sizeHint() const
{
    return {QTableView::sizeHint().width(), heightOf(model_.rowCount())};
}

void PlayersPanel::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitTitles();
}

int PlayersPanel::heightOf(int rows) const
{
    return horizontalHeader()->sizeHint().height() + rows * sizeHintForRow(0) +
           horizontalScrollBar()->sizeHint().height() + 4;
}

void PlayersPanel::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex line = isKey ? currentIndex() : indexAt(event->pos());
    if (!line.isValid())
        return;
    offerSeat(static_cast<Seat>(line.row()),
              isKey ? viewport()->mapToGlobal(visualRect(line).center()) : event->globalPos());
}

void PlayersPanel::offerSeat(Seat seat, const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("seatMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(tr("%1 is played by", "player").arg(controller_.words().seatName(seat)));
    auto *choices = new QActionGroup(menu);
    const std::string now = controller_.player(seat).bot;
    for (const WhoChoice &choice : whoChoices(now)) {
        QAction *action = menu->addAction(tintedIcon(choice.icon), foreign_text::caption(choice.text()));
        if (choice.bot == programPrefix) {
            action->setObjectName(QStringLiteral("playedByProgram"));
            connect(action, &QAction::triggered, this, [this, seat] { askForCommand(seat); });
            continue;
        }
        choices->addAction(action);
        action->setCheckable(true);
        action->setChecked(choice.bot == now);
        action->setObjectName(QStringLiteral("playedBy_") + QString::fromStdString(choice.bot));
        connect(action, &QAction::triggered, this, [this, seat, bot = choice.bot] { letPlay(seat, bot); });
    }
    menu->popup(at);
}

void PlayersPanel::letPlay(Seat seat, const std::string &bot)
{
    Player player = controller_.player(seat);
    player.bot = bot;
    controller_.setPlayer(seat, player);
}

void PlayersPanel::askForCommand(Seat seat)
{
    const std::string_view command = commandOf(controller_.player(seat).bot).value_or("");
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("commandDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Program on a Seat"));
    dialog->setLabelText(tr("Command line of the program that plays %1", "player")
                             .arg(foreign_text::caption(controller_.words().seatName(seat))));
    dialog->setTextValue(QString::fromUtf8(command.data(), static_cast<qsizetype>(command.size())));
    dialog->findChild<QLabel *>()->setTextFormat(Qt::PlainText);
    auto *edit = dialog->findChild<QLineEdit *>();
    edit->setMaxLength(longestCommand);
    edit->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    dialog->setOkButtonText(tr("Let It Play"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, seat](const QString &entered) {
        if (!entered.trimmed().isEmpty())
            letPlay(seat, std::string(programPrefix) + entered.trimmed().toStdString());
    });
    dialog->open();
}

void PlayersPanel::fitTitles()
{
    int needed = 0;
    for (int column = 0; column < model_.columnCount(); ++column) {
        const QString title = model_.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
        needed += std::max(header_->sizeOf(title).width(), sizeHintForColumn(column));
    }
    model_.setBrief(needed > viewport()->width());
    fitHeight();
}

void PlayersPanel::fitHeight()
{
    // A few players are always seen.
    constexpr int alwaysSeen = 4;
    setMinimumHeight(heightOf(std::min(model_.rowCount(), alwaysSeen)));
    updateGeometry();
}

} // namespace waystone

#include "table/seat_menu.h"

#include "controls/tinted_icon.h"
#include "parts/seat_icon.h"
#include "parts/who_choices.h"
#include "protocol/program_name.h"
#include "words/command_text.h"
#include "words/foreign_text.h"

#include <QActionGroup>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>

namespace waystone {

SeatMenu::SeatMenu(GameController &controller, Seat seat, QWidget *parent)
    : QMenu(parent), controller_(controller), seat_(seat)
{
    setObjectName(QStringLiteral("seatMenu"));
    const Player &player = controller.player(seat);
    setTitle(tr("%1 is played by", "player").arg(foreign_text::caption(controller.words().seatName(seat))));
    setIcon(seatIcon(player.colour));
    auto *choices = new QActionGroup(this);
    for (const WhoChoice &choice : whoChoices(player.bot)) {
        QAction *action = addAction(tintedIcon(choice.icon), foreign_text::caption(choice.text()));
        if (choice.bot == programPrefix) {
            action->setObjectName(QStringLiteral("playedByProgram"));
            connect(action, &QAction::triggered, this, &SeatMenu::askForCommand);
            continue;
        }
        choices->addAction(action);
        action->setCheckable(true);
        action->setChecked(choice.bot == player.bot);
        action->setObjectName(QStringLiteral("playedBy_") + QString::fromStdString(choice.bot));
        connect(action, &QAction::triggered, this, [this, bot = choice.bot] { letPlay(bot); });
    }
}

void SeatMenu::popUp(GameController &controller, Seat seat, QWidget *parent, const QPoint &at)
{
    auto *menu = new SeatMenu(controller, seat, parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->insertSection(menu->actions().constFirst(),
                        tr("%1 is played by", "player").arg(controller.words().seatName(seat)));
    menu->popup(at);
}

void SeatMenu::letPlay(const std::string &bot)
{
    Player player = controller_.player(seat_);
    player.bot = bot;
    controller_.setPlayer(seat_, player);
}

void SeatMenu::askForCommand()
{
    const std::string_view command = commandOf(controller_.player(seat_).bot).value_or("");
    // The menu may be gone before it is answered.
    auto *dialog = new QInputDialog(parentWidget());
    dialog->setObjectName(QStringLiteral("commandDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Program in a Seat"));
    dialog->setLabelText(tr("Command line of the program that plays %1", "player")
                             .arg(foreign_text::caption(controller_.words().seatName(seat_))));
    dialog->setTextValue(QString::fromUtf8(command.data(), static_cast<qsizetype>(command.size())));
    dialog->findChild<QLabel *>()->setTextFormat(Qt::PlainText);
    auto *edit = dialog->findChild<QLineEdit *>();
    edit->setMaxLength(longestCommand);
    edit->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    dialog->setOkButtonText(tr("Let It Play"));
    connect(dialog, &QInputDialog::textValueSelected, &controller_,
            [&controller = controller_, seat = seat_](const QString &entered) {
                if (entered.trimmed().isEmpty())
                    return;
                Player player = controller.player(seat);
                player.bot = std::string(programPrefix) + entered.trimmed().toStdString();
                controller.setPlayer(seat, player);
            });
    dialog->open();
}

} // namespace waystone

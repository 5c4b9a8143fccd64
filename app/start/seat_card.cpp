#include "start/seat_card.h"

#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "parts/computer_levels.h"
#include "parts/flat_button.h"
#include "parts/seat_icon.h"
#include "protocol/program_name.h"
#include "start/who_box.h"
#include "words/command_text.h"
#include "words/foreign_text.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int longestName = 24;
constexpr int markSide = 36;

} // namespace

SeatCard::SeatCard(int seat)
    : seat_(seat),
      colour_(seat),
      mark_(new FlatButton(FlatButton::Kind::bare, QStringLiteral("colour%1").arg(seat))),
      remove_(new FlatButton(FlatButton::Kind::bare, QStringLiteral("removeSeat%1").arg(seat),
                             QStringLiteral("close"))),
      name_(new QLineEdit),
      who_(new WhoBox),
      command_(new QLineEdit)
{
    nameParts();
    auto *head = new QHBoxLayout;
    head->addWidget(mark_);
    head->addStretch(1);
    head->addWidget(remove_, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 10);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(name_);
    column->addWidget(who_);
    column->addWidget(command_);
    column->addStretch(1);
    connect(mark_, &FlatButton::clicked, this, &SeatCard::openColours);
    connect(remove_, &FlatButton::clicked, this, &SeatCard::removeWanted);
    connect(name_, &QLineEdit::textChanged, this, &SeatCard::nameChanged);
    connect(who_, &WhoBox::currentIndexChanged, this, [this] {
        refresh();
        emit whoChanged();
    });
    connect(who_, &WhoBox::activated, this, [this] {
        if (who_->isProgram())
            command_->setFocus();
    });
    connect(command_, &QLineEdit::textChanged, this, &SeatCard::completeChanged);
    refresh();
}

void SeatCard::nameParts()
{
    setObjectName(QStringLiteral("seat%1").arg(seat_));
    name_->setObjectName(QStringLiteral("name%1").arg(seat_));
    name_->setMaxLength(longestName);
    who_->setObjectName(QStringLiteral("playedBy%1").arg(seat_));
    command_->setObjectName(QStringLiteral("command%1").arg(seat_));
    command_->setMaxLength(longestCommand);
    fitToText(*this, [this] {
        for (QWidget *box : std::initializer_list<QWidget *>{name_, who_, command_})
            box->setMinimumHeight(besideText(30));
        mark_->setIconSize({besideText(markSide), besideText(markSide)});
    });
    mark_->setRoom(markSide + 8, 2);
    remove_->setRoom(28, 5);
}

void SeatCard::refresh()
{
    command_->setVisible(who_->isProgram());
    mark_->setIcon(seatIcon(colour_));
    emit completeChanged();
}

Player SeatCard::player() const
{
    std::string bot = who_->bot();
    if (who_->isProgram())
        bot += command_->text().trimmed().toStdString();
    return {name_->text().trimmed(), colour_, bot};
}

void SeatCard::setPlayer(const Player &player)
{
    name_->setText(player.name);
    const std::optional<std::string_view> command = commandOf(player.bot);
    if (command)
        command_->setText(QString::fromUtf8(command->data(), static_cast<qsizetype>(command->size())));
    who_->choose(command ? std::string(programPrefix) : player.bot);
    if (player.colour >= 0 && player.colour < playerColours)
        setColour(player.colour);
}

void SeatCard::setColour(int colour)
{
    colour_ = colour;
    refresh();
    retranslate();
}

void SeatCard::setRemovable(bool isRemovable)
{
    // Its place stays, so that nothing moves.
    remove_->setEnabled(isRemovable);
    remove_->setVisible(isRemovable);
}

QString SeatCard::shownName() const
{
    const QString name = foreign_text::line(name_->text());
    return name.isEmpty() ? tr("Player %1").arg(seat_ + 1) : name;
}

bool SeatCard::isComplete() const
{
    return !who_->isProgram() || !command_->text().trimmed().isEmpty();
}

QString SeatCard::note() const
{
    const QString how = levelNote(who_->bot());
    return how.isEmpty() ? QString() : tr("%1: %2.", "level, how it plays").arg(levelName(who_->bot()), how);
}

void SeatCard::openColours()
{
    QMenu menu;
    menu.setObjectName(QStringLiteral("colours"));
    for (int colour = 0; colour < playerColours; ++colour) {
        QAction *action = menu.addAction(seatIcon(colour), playerColourName(colour));
        action->setObjectName(QStringLiteral("colourChoice%1").arg(colour));
        action->setData(colour);
        action->setCheckable(true);
        action->setChecked(colour == colour_);
    }
    if (const QAction *chosen = menu.exec(mark_->mapToGlobal(QPoint(0, mark_->height()))))
        emit colourChosen(chosen->data().toInt());
}

void SeatCard::retranslate()
{
    setAccessibleName(tr("Player %1").arg(seat_ + 1));
    mark_->setAccessibleName(tr("Color of player %1: %2").arg(seat_ + 1).arg(playerColourName(colour_)));
    mark_->setToolTip(foreign_text::tip(tr("%1. Click for another color.").arg(playerColourName(colour_))));
    remove_->setAccessibleName(tr("Remove player %1").arg(seat_ + 1));
    remove_->setToolTip(foreign_text::tip(remove_->accessibleName()));
    name_->setPlaceholderText(tr("Player %1").arg(seat_ + 1));
    name_->setAccessibleName(tr("Name of player %1").arg(seat_ + 1));
    who_->setAccessibleName(tr("Who plays as player %1").arg(seat_ + 1));
    who_->retranslate();
    command_->setPlaceholderText(tr("For example: python3 player.py"));
    command_->setAccessibleName(tr("Command line of the program that plays player %1").arg(seat_ + 1));
    command_->setToolTip(
        tr("Starts the program. It is given only what this player may know, and answers with an action."));
}

} // namespace waystone

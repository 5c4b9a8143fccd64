#include "start/seats_editor.h"

#include "bots/bots.h"
#include "fitting/text_scale.h"
#include "parts/seat_icon.h"
#include "protocol/program_name.h"
#include "words/command_text.h"
#include "words/foreign_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>

#include <algorithm>

namespace waystone {

namespace {

constexpr int longestName = 24;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

SeatsEditor::SeatsEditor(QWidget *parent)
    : QWidget(parent),
      countLabel_(new QLabel),
      firstLabel_(new QLabel),
      countBox_(new QHBoxLayout),
      counts_(new QButtonGroup(this)),
      first_(new QComboBox)
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins({});
    layout->setColumnStretch(2, 1);
    layout->setVerticalSpacing(4);
    layout->addWidget(countLabel_, 0, 0);
    layout->addLayout(countBox_, 0, 1, 1, 3);
    connect(counts_, &QButtonGroup::idClicked, this, &SeatsEditor::setCount);

    for (int seat = 0; seat < maxSeats; ++seat)
        makeRow(seat);

    first_->setObjectName(QStringLiteral("firstPlayer"));
    firstLabel_->setBuddy(first_);
    layout->addWidget(firstLabel_, 2 * maxSeats + 1, 0);
    layout->addWidget(first_, 2 * maxSeats + 1, 1, 1, 3);
    setLimits(2, 2);
}

void SeatsEditor::makeRow(int seat)
{
    auto *layout = static_cast<QGridLayout *>(this->layout());
    const Row row{new QLabel, new QComboBox, new QLineEdit, new QComboBox, new QLabel, new QLineEdit};
    row.colour->setObjectName(QStringLiteral("colour%1").arg(seat));
    row.name->setObjectName(QStringLiteral("name%1").arg(seat));
    row.name->setMaxLength(longestName);
    row.label->setBuddy(row.name);
    row.playedBy->setObjectName(QStringLiteral("playedBy%1").arg(seat));
    row.playedBy->addItem(QString(), QString());
    for (const std::string_view bot : botIds())
        row.playedBy->addItem(QString(), text(bot));
    row.playedBy->addItem(QString(), text(programPrefix));
    row.command->setObjectName(QStringLiteral("command%1").arg(seat));
    row.command->setMaxLength(longestCommand);
    row.commandLabel->setBuddy(row.command);
    for (int colour = 0; colour < playerColours; ++colour)
        row.colour->addItem(seatIcon(colour), QString());
    row.colour->setIconSize({besideText(22), besideText(22)});
    row.colour->setCurrentIndex(seat);
    colours_.push_back(seat);
    connect(row.colour, &QComboBox::activated, this, [this, seat] { keepColoursApart(seat); });
    connect(row.name, &QLineEdit::textChanged, this, &SeatsEditor::updateNames);
    connect(row.playedBy, &QComboBox::currentIndexChanged, this, &SeatsEditor::showRows);
    connect(row.playedBy, &QComboBox::activated, this, [row] {
        if (isProgram(row))
            row.command->setFocus();
    });
    connect(row.command, &QLineEdit::textChanged, this, &SeatsEditor::completeChanged);
    const int line = 2 * seat + 1;
    layout->addWidget(row.label, line, 0);
    layout->addWidget(row.colour, line, 1);
    layout->addWidget(row.name, line, 2);
    layout->addWidget(row.playedBy, line, 3);
    layout->addWidget(row.commandLabel, line + 1, 1);
    layout->addWidget(row.command, line + 1, 2, 1, 2);
    rows_.push_back(row);
}

void SeatsEditor::setLimits(int fewest, int most)
{
    for (QAbstractButton *button : counts_->buttons())
        delete button;
    for (int seats = fewest; seats <= most; ++seats) {
        auto *button = new QRadioButton(QString::number(seats));
        button->setObjectName(QStringLiteral("seats%1").arg(seats));
        counts_->addButton(button, seats);
        countBox_->insertWidget(seats - fewest, button);
    }
    setCount(std::clamp(count_, fewest, most));
    retranslate();
}

void SeatsEditor::setPlayers(const std::vector<Player> &players)
{
    for (std::size_t seat = 0; seat < players.size() && seat < rows_.size(); ++seat) {
        rows_[seat].name->setText(players[seat].name);
        rows_[seat].colour->setCurrentIndex(players[seat].colour);
        keepColoursApart(static_cast<int>(seat));
        QComboBox *playedBy = rows_[seat].playedBy;
        const std::optional<std::string_view> command = commandOf(players[seat].bot);
        if (command)
            rows_[seat].command->setText(text(*command));
        playedBy->setCurrentIndex(
            std::max(0, playedBy->findData(text(command ? programPrefix : players[seat].bot))));
    }
}

void SeatsEditor::playAlone()
{
    rows_.front().playedBy->setCurrentIndex(0);
    for (std::size_t seat = 1; seat < rows_.size(); ++seat)
        if (QComboBox *playedBy = rows_[seat].playedBy; playedBy->currentIndex() == 0)
            playedBy->setCurrentIndex(playedBy->findData(text(botIds().back())));
}

void SeatsEditor::setCount(int seats)
{
    if (counts_->button(seats) == nullptr)
        return;
    counts_->button(seats)->setChecked(true);
    count_ = seats;
    showRows();
    updateNames();
}

bool SeatsEditor::isProgram(const Row &row)
{
    return row.playedBy->currentData().toString() == text(programPrefix);
}

void SeatsEditor::showRows()
{
    for (std::size_t seat = 0; seat < rows_.size(); ++seat) {
        const Row &row = rows_[seat];
        const bool plays = seat < static_cast<std::size_t>(count_);
        for (QWidget *widget : {static_cast<QWidget *>(row.label), static_cast<QWidget *>(row.colour),
                                static_cast<QWidget *>(row.name), static_cast<QWidget *>(row.playedBy)})
            widget->setVisible(plays);
        row.commandLabel->setVisible(plays && isProgram(row));
        row.command->setVisible(plays && isProgram(row));
    }
    emit completeChanged();
}

bool SeatsEditor::isComplete() const
{
    return std::all_of(rows_.begin(), rows_.begin() + count_, [](const Row &row) {
        return !isProgram(row) || !row.command->text().trimmed().isEmpty();
    });
}

std::vector<Player> SeatsEditor::players() const
{
    std::vector<Player> players;
    for (int seat = 0; seat < count_; ++seat) {
        const Row &row = rows_[static_cast<std::size_t>(seat)];
        QString bot = row.playedBy->currentData().toString();
        if (isProgram(row))
            bot += row.command->text().trimmed();
        players.push_back({row.name->text().trimmed(), row.colour->currentIndex(), bot.toStdString()});
    }
    return players;
}

std::optional<Seat> SeatsEditor::first() const
{
    const int index = first_->currentIndex();
    return index > 0 ? std::optional(static_cast<Seat>(index - 1)) : std::nullopt;
}

void SeatsEditor::setFirst(std::optional<Seat> seat)
{
    first_->setCurrentIndex(seat && *seat < count_ ? *seat + 1 : 0);
}

void SeatsEditor::keepColoursApart(int seat)
{
    const auto here = static_cast<std::size_t>(seat);
    const int now = rows_[here].colour->currentIndex();
    for (std::size_t other = 0; other < rows_.size(); ++other) {
        if (other == here || colours_[other] != now)
            continue;
        colours_[other] = colours_[here];
        rows_[other].colour->setCurrentIndex(colours_[other]);
    }
    colours_[here] = now;
}

void SeatsEditor::updateNames()
{
    const int chosen = std::max(0, first_->currentIndex());
    first_->clear();
    first_->addItem(tr("Drawn by lot"));
    for (int seat = 0; seat < count_; ++seat) {
        const QString name = foreign_text::line(rows_[static_cast<std::size_t>(seat)].name->text());
        first_->addItem(name.isEmpty() ? tr("Player %1").arg(seat + 1) : name);
    }
    first_->setCurrentIndex(chosen <= count_ ? chosen : 0);
}

void SeatsEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SeatsEditor::retranslate()
{
    countLabel_->setText(tr("Number of players"));
    firstLabel_->setText(tr("Who begins"));
    for (QAbstractButton *button : counts_->buttons())
        button->setAccessibleName(tr("%n players", nullptr, counts_->id(button)));
    for (int seat = 0; seat < maxSeats; ++seat) {
        const Row &row = rows_[static_cast<std::size_t>(seat)];
        row.label->setText(tr("Player %1").arg(seat + 1));
        row.name->setPlaceholderText(tr("Name"));
        row.name->setAccessibleName(tr("Name of player %1").arg(seat + 1));
        row.colour->setAccessibleName(tr("Color of player %1").arg(seat + 1));
        for (int colour = 0; colour < playerColours; ++colour)
            row.colour->setItemText(colour, playerColourName(colour));
        row.playedBy->setAccessibleName(tr("Who plays player %1").arg(seat + 1));
        for (int choice = 0; choice < row.playedBy->count(); ++choice) {
            const QString bot = row.playedBy->itemData(choice).toString();
            row.playedBy->setItemText(choice, bot == text(programPrefix) ? tr("A program…")
                                                                         : playedByName(bot.toStdString()));
        }
        row.commandLabel->setText(tr("Command line"));
        row.command->setPlaceholderText(tr("For example: python3 player.py"));
        row.command->setAccessibleName(tr("Command line of the program that plays player %1").arg(seat + 1));
        row.command->setToolTip(
            tr("Starts the program. It is told what this player may know, never more, and "
               "answers with an action."));
    }
    updateNames();
}

} // namespace waystone

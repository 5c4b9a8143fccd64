#include "start/seats_editor.h"

#include "fitting/card_layout.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "parts/flat_button.h"
#include "start/seat_card.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int cardWidth = 184;
constexpr int mostBeside = 4;
constexpr int gap = 16;

} // namespace

SeatsEditor::SeatsEditor(QWidget *parent)
    : QWidget(parent),
      title_(new QLabel),
      firstLabel_(new QLabel),
      first_(new QComboBox),
      row_(new CardLayout(cardWidth, mostBeside, gap)),
      add_(new FlatButton(FlatButton::Kind::plain, QStringLiteral("addSeat"), QStringLiteral("add"))),
      note_(new QLabel)
{
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    first_->setObjectName(QStringLiteral("firstPlayer"));
    first_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    firstLabel_->setBuddy(first_);
    firstLabel_->setForegroundRole(QPalette::PlaceholderText);
    note_->setObjectName(QStringLiteral("levelNote"));
    note_->setWordWrap(true);
    note_->setForegroundRole(QPalette::PlaceholderText);
    fitToText(*this, [this] {
        note_->setMinimumHeight(note_->fontMetrics().lineSpacing());
        keepRoom();
    });
    add_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    auto *head = new QHBoxLayout;
    head->addWidget(title_);
    makeCountButtons(*head);
    head->addStretch(1);
    head->addWidget(firstLabel_);
    head->addWidget(first_);
    auto *row = new QWidget;
    row->setLayout(row_);
    for (int seat = 0; seat < maxSeats; ++seat) {
        makeCard(seat);
        row_->addWidget(cards_.back());
    }
    row_->addWidget(add_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(head);
    column->addWidget(row);
    column->addWidget(note_);
    connect(add_, &FlatButton::clicked, this, &SeatsEditor::add);
    connect(first_, &QComboBox::currentIndexChanged, this, &SeatsEditor::firstChanged);
    setLimits(2, 2);
}

/// Seven players are one click away, not five.
void SeatsEditor::makeCountButtons(QBoxLayout &row)
{
    for (int seats = 1; seats <= maxSeats; ++seats) {
        auto *button = new QToolButton;
        button->setObjectName(QStringLiteral("seats%1").arg(seats));
        button->setText(QString::number(seats));
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, seats] { seat(seats); });
        row.addWidget(button);
        counts_.push_back(button);
    }
}

void SeatsEditor::showCount()
{
    for (int seats = 1; seats <= maxSeats; ++seats) {
        QToolButton &button = *counts_[static_cast<std::size_t>(seats - 1)];
        button.setVisible(most_ > fewest_ && seats >= fewest_ && seats <= most_);
        button.setChecked(seats == count_);
    }
}

void SeatsEditor::makeCard(int seat)
{
    auto *card = new SeatCard(seat);
    cards_.push_back(card);
    connect(card, &SeatCard::nameChanged, this, &SeatsEditor::updateNames);
    connect(card, &SeatCard::completeChanged, this, &SeatsEditor::completeChanged);
    connect(card, &SeatCard::whoChanged, this, [this, seat] { updateNote(seat); });
    connect(card, &SeatCard::colourChosen, this, [this, seat](int colour) { takeColour(seat, colour); });
    connect(card, &SeatCard::removeWanted, this, [this, seat] { remove(seat); });
}

/// A first row that stays as high while seats come and go; a second one comes when it is needed. Large text leaves no room
/// that is not used.
void SeatsEditor::keepRoom()
{
    constexpr double large = 1.2;
    row_->setRoomFor(textScale() < large ? std::min(most_, mostBeside) : 0);
}

void SeatsEditor::setLimits(int fewest, int most)
{
    fewest_ = fewest;
    most_ = most;
    keepRoom();
    setCount(std::clamp(count_, fewest, most));
    retranslate();
}

void SeatsEditor::setPlayers(const std::vector<Player> &players)
{
    told_ = std::min(static_cast<int>(players.size()), int{maxSeats});
    for (int seat = 0; seat < told_; ++seat) {
        const Player &player = players[static_cast<std::size_t>(seat)];
        takeColour(seat, player.colour);
        card(seat).setPlayer(player);
    }
    updateNote(0);
}

void SeatsEditor::setCount(int seats)
{
    if (seats < fewest_ || seats > most_)
        return;
    count_ = seats;
    showCards();
    updateNames();
    updateNote(noted_);
    emit countChanged();
}

void SeatsEditor::seat(int seats)
{
    for (told_ = std::max(told_, count_); told_ < seats; ++told_) {
        Player player = card(told_).player();
        player.bot = card(told_ - 1).player().bot;
        card(told_).setPlayer(player);
    }
    setCount(seats);
}

void SeatsEditor::add()
{
    seat(count_ + 1);
    card(count_ - 1).name().setFocus();
}

void SeatsEditor::remove(int seat)
{
    std::vector<Player> players;
    for (const SeatCard *card : cards_)
        players.push_back(card->player());
    const int told = told_;
    std::rotate(players.begin() + seat, players.begin() + seat + 1, players.begin() + count_);
    setPlayers(players);
    told_ = std::max(told, count_);
    setCount(count_ - 1);
    card(std::min(seat, count_ - 1)).name().setFocus();
}

void SeatsEditor::showCards()
{
    for (int seat = 0; seat < maxSeats; ++seat) {
        card(seat).setVisible(seat < count_);
        card(seat).setRemovable(count_ > fewest_);
    }
    add_->setVisible(count_ < most_);
    showCount();
    emit completeChanged();
}

bool SeatsEditor::isComplete() const
{
    return std::all_of(cards_.begin(), cards_.begin() + count_,
                       [](const SeatCard *card) { return card->isComplete(); });
}

QWidget *SeatsEditor::emptyName() const
{
    const auto found = std::find_if(cards_.begin(), cards_.begin() + count_, [](const SeatCard *card) {
        const Player player = card->player();
        return player.isPerson() && player.name.isEmpty();
    });
    return found == cards_.begin() + count_ ? nullptr : &(*found)->name();
}

std::vector<Player> SeatsEditor::players() const
{
    std::vector<Player> players;
    for (int seat = 0; seat < count_; ++seat)
        players.push_back(card(seat).player());
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

void SeatsEditor::takeColour(int seat, int colour)
{
    if (colour < 0 || colour >= playerColours)
        return;
    for (SeatCard *other : cards_)
        if (other != &card(seat) && other->colour() == colour)
            other->setColour(card(seat).colour());
    card(seat).setColour(colour);
}

void SeatsEditor::updateNames()
{
    const int chosen = std::max(0, first_->currentIndex());
    const QSignalBlocker blocker(first_);
    first_->clear();
    first_->addItem(tr("Chosen at random"));
    for (int seat = 0; seat < count_; ++seat)
        first_->addItem(card(seat).shownName());
    first_->setCurrentIndex(chosen <= count_ ? chosen : 0);
}

void SeatsEditor::updateNote(int seat)
{
    const auto speaks = [this](int each) { return each < count_ && !card(each).note().isEmpty(); };
    noted_ = seat;
    for (int each = 0; each < count_ && !speaks(noted_); ++each)
        noted_ = each;
    note_->setText(speaks(noted_) ? card(noted_).note() : QString());
}

void SeatsEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SeatsEditor::retranslate()
{
    title_->setText(tr("Who plays"));
    firstLabel_->setText(tr("Begins:"));
    add_->setText(tr("Add a Player"));
    add_->setToolTip(tr("A person or a computer"));
    for (std::size_t button = 0; button < counts_.size(); ++button) {
        counts_[button]->setToolTip(tr("%n player(s)", nullptr, static_cast<int>(button) + 1));
        counts_[button]->setAccessibleName(counts_[button]->toolTip());
    }
    for (SeatCard *card : cards_)
        card->retranslate();
    updateNames();
    updateNote(noted_);
}

} // namespace waystone

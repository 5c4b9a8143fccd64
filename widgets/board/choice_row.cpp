#include "board/choice_row.h"

#include "fitting/text_scale.h"
#include "words/foreign_text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QShortcut>

#include <algorithm>

namespace waystone {

namespace {

constexpr std::size_t keys = 9;
constexpr int groupGap = 12;

} // namespace

ChoiceRow::ChoiceRow(ActionChoices &choices, QWidget &home, QWidget *parent)
    : QWidget(parent), choices_(choices), home_(home), row_(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("choiceRow"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    row_->setContentsMargins({});
    row_->setSpacing(0);
    for (std::size_t key = 0; key < keys; ++key) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::Key_1 + static_cast<int>(key)), this);
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, this, [this, key] { choose(key); });
    }
    connect(&choices, &ActionChoices::changed, this, &ChoiceRow::refresh);
    refresh();
}

std::vector<ChoiceButton *> ChoiceRow::buttons() const
{
    const auto shown = static_cast<std::ptrdiff_t>(choices_.choices().size());
    return {buttons_.begin(), buttons_.begin() + shown};
}

void ChoiceRow::addButton()
{
    const std::size_t index = buttons_.size();
    auto *button = new ChoiceButton(this);
    connect(button, &QAbstractButton::clicked, this, [this, index] { chooseByClick(index); });
    connect(button, &ChoiceButton::tipWanted, this, [this, index] { fillTip(index); });
    buttons_.push_back(button);
}

void ChoiceRow::choose(std::size_t choice)
{
    choices_.choose(choice);
    refresh(); // a click that changes nothing has checked the button all the same
}

void ChoiceRow::chooseByClick(std::size_t choice)
{
    const std::optional<ChoiceButton::Press> press = buttons_[choice]->takePress();
    if (press && isStray(*press, choice)) {
        refresh();
        return;
    }
    lastClicked_ = choices_.choices()[choice].kind.verbs;
    if (press && isClickedAgain(press->at)) {
        choices_.chooseOutOfHabit(choice);
        refresh();
    } else {
        choose(choice);
    }
    lastClick_.reset();
    if (press)
        lastClick_.emplace(press->at, choices_.moment());
}

bool ChoiceRow::isStray(const ChoiceButton::Press &press, std::size_t choice) const
{
    const ActionChoices::Choice &meant = choices_.choices()[choice];
    return press.endsDoubleClick && (meant.isLasting || meant.kind.verbs != lastClicked_);
}

bool ChoiceRow::isClickedAgain(QPoint at) const
{
    return lastClick_ && lastClick_->second == choices_.moment() &&
           (at - lastClick_->first).manhattanLength() < QApplication::startDragDistance();
}

void ChoiceRow::refresh()
{
    const std::vector<ActionChoices::Choice> &choices = choices_.choices();
    while (buttons_.size() < choices.size())
        addButton();
    const auto focused = std::ranges::find(buttons_, window()->focusWidget());
    if (focused != buttons_.end()) {
        // Where another choice comes in its place, a key pressed once more would do that.
        const auto index = static_cast<std::size_t>(focused - buttons_.begin());
        const bool isOther =
            index >= choices.size() || choices[index].kind.verbs != (*focused)->choice().kind.verbs;
        if (isOther) {
            (*focused)->clearFocus();
            home_.setFocus();
        }
    }
    for (std::size_t index = 0; index < choices.size(); ++index)
        showChoice(*buttons_[index], choices[index], index);
    for (std::size_t spare = choices.size(); spare < buttons_.size(); ++spare)
        buttons_[spare]->show({}, {});
    arrange();
    pointAt(pointedAt_);
    setVisible(!choices.empty());
    emit changed();
}

QString ChoiceRow::keyOf(const ActionChoices::Choice &choice, std::size_t index)
{
    const QString onReturn = choice.isOnReturn ? QStringLiteral("↵") : QString();
    // One cap, whichever: where Return means it for a while no neighbor moves, and its number goes on working unseen.
    return choice.isOnReturn || index >= keys ? onReturn : QString::number(index + 1);
}

void ChoiceRow::showChoice(ChoiceButton &button, const ActionChoices::Choice &choice, std::size_t index)
{
    const bool wasPossible = button.choice().isMain && button.choice().isPossible;
    button.show(choice, keyOf(choice, index));
    // What is not possible tells why when it is clicked; what is to be confirmed has nothing to tell.
    button.setEnabled(choice.isPossible || choice.kind.place);
    if (choice.isMain && choice.isPossible && !wasPossible)
        button.setFocus();
}

void ChoiceRow::arrange()
{
    const std::vector<ActionChoices::Choice> &choices = choices_.choices();
    std::vector<int> groups;
    for (const ActionChoices::Choice &choice : choices) {
        const int own = 1 + static_cast<int>(groups.size());
        groups.push_back(choice.isApart ? own : 0);
    }
    if (groups == arranged_)
        return;
    arranged_ = groups;
    while (QLayoutItem *item = row_->takeAt(0))
        delete item;
    for (std::size_t index = 0; index < buttons_.size(); ++index)
        buttons_[index]->setVisible(index < groups.size());
    for (std::size_t at = 0; at < groups.size(); ++at) {
        const bool begins = at == 0 || groups[at - 1] != groups[at];
        const bool ends = at + 1 == groups.size() || groups[at + 1] != groups[at];
        if (begins && at > 0)
            row_->addSpacing(besideText(groupGap));
        buttons_[at]->setEnds(begins, ends);
        row_->addWidget(buttons_[at]);
    }
}

int ChoiceRow::widthAt(ChoiceButton::Brevity brevity) const
{
    int width = 0;
    for (const ChoiceButton *button : buttons())
        width += button->widthAt(brevity) + (button->begins() && width > 0 ? besideText(groupGap) : 0);
    return width;
}

void ChoiceRow::setBrevity(ChoiceButton::Brevity brevity)
{
    for (ChoiceButton *button : buttons_)
        button->setBrevity(brevity);
}

void ChoiceRow::fitInto(int width)
{
    for (int brevity = 0; brevity < ChoiceButton::brevities; ++brevity) {
        setBrevity(static_cast<ChoiceButton::Brevity>(brevity));
        if (widthAt(static_cast<ChoiceButton::Brevity>(brevity)) <= width)
            return;
    }
}

QSize ChoiceRow::minimumSizeHint() const
{
    return {widthAt(ChoiceButton::Brevity::noKey), sizeHint().height()};
}

void ChoiceRow::pointAt(const std::vector<Place> &places)
{
    pointedAt_ = places;
    for (ChoiceButton *button : buttons()) {
        const std::optional<Place> &place = button->choice().kind.place;
        button->setPointedAt(place && std::ranges::find(places, *place) != places.end());
    }
}

bool ChoiceRow::isPointedAt() const
{
    return std::ranges::any_of(buttons(), &ChoiceButton::isPointedAt);
}

void ChoiceRow::fillTip(std::size_t choice)
{
    buttons_[choice]->setToolTip(foreign_text::tip(choices_.explanation(choice).join(QLatin1Char('\n'))));
}

} // namespace waystone

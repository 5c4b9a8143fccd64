#include "board/choice_row.h"

#include "fitting/text_scale.h"
#include "words/foreign_text.h"

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
    connect(button, &QAbstractButton::clicked, this, [this, index] { choose(index); });
    connect(button, &ChoiceButton::tipWanted, this, [this, index] { fillTip(index); });
    buttons_.push_back(button);
}

void ChoiceRow::choose(std::size_t choice)
{
    choices_.choose(choice);
    refresh(); // a click that changes nothing has checked the button all the same
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

void ChoiceRow::showChoice(ChoiceButton &button, const ActionChoices::Choice &choice, std::size_t index)
{
    const bool wasPossible = button.choice().isMain && button.choice().isPossible;
    QString key;
    if (choice.isOnReturn)
        key = QStringLiteral("↵");
    else if (index < keys)
        key = QString::number(index + 1);
    button.show(choice, key);
    // What is not possible tells why when it is clicked; what is to be confirmed has nothing to tell.
    button.setEnabled(choice.isPossible || choice.kind.place);
    if (choice.isMain && choice.isPossible && !wasPossible)
        button.setFocus();
}

void ChoiceRow::arrange()
{
    const std::vector<ActionChoices::Choice> &choices = choices_.choices();
    std::vector<bool> apart;
    for (const ActionChoices::Choice &choice : choices)
        apart.push_back(choice.isApart);
    if (apart == arranged_)
        return;
    arranged_ = apart;
    while (QLayoutItem *item = row_->takeAt(0))
        delete item;
    for (std::size_t index = 0; index < buttons_.size(); ++index)
        buttons_[index]->setVisible(index < apart.size());
    for (std::size_t index = 0; index < apart.size(); ++index) {
        const bool begins = index == 0 || apart[index] || apart[index - 1];
        const bool ends = index + 1 == apart.size() || apart[index] || apart[index + 1];
        if (begins && index > 0)
            row_->addSpacing(besideText(groupGap));
        buttons_[index]->setEnds(begins, ends);
        row_->addWidget(buttons_[index]);
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

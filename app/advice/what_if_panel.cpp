#include "advice/what_if_panel.h"

#include "words/advice_words.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

WhatIfPanel::WhatIfPanel(GameController &controller, Adviser &adviser, QWidget *parent)
    : QWidget(parent),
      controller_(controller),
      adviser_(adviser),
      whatIf_(controller, adviser),
      label_(new QLabel),
      box_(new QComboBox),
      text_(new QLabel)
{
    setObjectName(QStringLiteral("whatIf"));
    label_->setBuddy(box_);
    box_->setObjectName(QStringLiteral("whatIfAction"));
    // However long its actions are: the list that opens shows them whole.
    box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box_->setMinimumContentsLength(8);
    text_->setObjectName(QStringLiteral("whatIfText"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(label_);
    column->addWidget(box_);
    column->addWidget(text_);

    connect(box_, &QComboBox::activated, this, &WhatIfPanel::takeChoice);
    connect(&whatIf_, &WhatIf::changed, this, &WhatIfPanel::refresh);
    connect(&controller, &GameController::viewChanged, this, &WhatIfPanel::fill);
    connect(&controller, &GameController::playersChanged, this, &WhatIfPanel::fill);
    connect(&controller, &GameController::studyChanged, this, &WhatIfPanel::fill);
    connect(&controller, &GameController::languageChanged, this, &WhatIfPanel::fill);
    fill();
}

void WhatIfPanel::fill()
{
    const std::optional<Action> asked = whatIf_.asked();
    label_->setText(tr("What &if this were played?"));
    box_->clear();
    box_->addItem(tr("Choose a move…"));
    actions_.clear();
    std::vector<std::pair<QString, Action>> entries;
    // Whoever plays the seat, a person or the computer.
    if (const Seat seat = adviser_.subject(); isVisible() && seat != nobody) {
        Rng rng(1);
        const SeatView view = controller_.viewOf(seat);
        for (const Action action : controller_.game().legal(controller_.game().guess(view, rng), seat))
            entries.emplace_back(controller_.words().actionText(action, view), action);
    }
    std::ranges::sort(entries, [](const auto &one, const auto &other) {
        return QString::localeAwareCompare(one.first, other.first) < 0;
    });
    for (const auto &[name, action] : entries) {
        box_->addItem(name);
        actions_.push_back(action);
    }
    box_->setEnabled(!actions_.empty());
    if (asked)
        choose(*asked);
    refresh();
}

void WhatIfPanel::choose(Action action)
{
    const auto found = std::ranges::find(actions_, action);
    if (found == actions_.end())
        return;
    box_->setCurrentIndex(static_cast<int>(found - actions_.begin()) + 1);
    whatIf_.ask(action);
}

void WhatIfPanel::clear()
{
    box_->setCurrentIndex(0);
    whatIf_.ask({});
}

void WhatIfPanel::takeChoice(int index)
{
    if (index == 0) {
        whatIf_.ask({});
        return;
    }
    const Action action = actions_[static_cast<std::size_t>(index) - 1];
    whatIf_.ask(action);
    emit chosen(action);
}

void WhatIfPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fill();
}

void WhatIfPanel::hideEvent(QHideEvent *event)
{
    clear();
    QWidget::hideEvent(event);
}

QString WhatIfPanel::text() const
{
    if (!whatIf_.asked())
        return {};
    const std::optional<Comparison> &comparison = whatIf_.comparison();
    if (!comparison)
        return actions_.size() == 1 ? tr("Nothing else is possible.") : tr("Thinking it over…");
    const AdviceWords words(controller_.words(), adviser_.subject());
    const QString other = controller_.words().actionText(comparison->other, controller_.shown().view);
    QStringList lines{whatIf_.isBest() ? tr("Nothing better was found. The next best: %1.").arg(other)
                                       : tr("Compared with the best (%1):").arg(other)};
    lines += words.sentences(*comparison, whatIf_.isBest());
    const QString margin = words.marginSentence(*comparison);
    if (!margin.isEmpty() && !lines.contains(margin))
        lines.append(margin);
    return lines.join(QLatin1Char('\n'));
}

void WhatIfPanel::refresh()
{
    const QString text = this->text();
    text_->setVisible(!text.isEmpty());
    if (text == text_->text())
        return;
    text_->setText(text);
    // The box says it, too: it is where the keyboard is.
    box_->setAccessibleDescription(text);
    QAccessibleEvent told(box_, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

} // namespace waystone

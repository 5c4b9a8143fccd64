#include "table/card_place.h"

#include "fitting/text_scale.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int usualHeight = 186;
constexpr double share = 0.4; ///< of a low dock
constexpr int margin = 6;

} // namespace

CardPlace::CardPlace(QAction &hint)
    : cell_(new QGridLayout(this)), idle_(new QWidget), offer_(new QLabel), hint_(new QToolButton)
{
    setObjectName(QStringLiteral("cardPlace"));
    cell_->setContentsMargins(margin, margin, margin, 0);
    idle_->setObjectName(QStringLiteral("noCard"));
    offer_->setObjectName(QStringLiteral("hintOffer"));
    offer_->setTextFormat(Qt::PlainText);
    offer_->setWordWrap(true);
    offer_->setAlignment(Qt::AlignCenter);
    offer_->setForegroundRole(QPalette::PlaceholderText);
    offer_->setMinimumHeight(1);
    hint_->setObjectName(QStringLiteral("offeredHint"));
    hint_->setDefaultAction(&hint);
    hint_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    hint_->setFocusPolicy(Qt::TabFocus);
    auto *column = new QVBoxLayout(idle_);
    column->addStretch(1);
    column->addWidget(offer_);
    column->addWidget(hint_, 0, Qt::AlignHCenter);
    column->addStretch(1);
    cell_->addWidget(idle_, 0, 0);
    connect(&hint, &QAction::changed, this, &CardPlace::offer);
    offer();
    retranslate();
}

void CardPlace::add(QWidget *card)
{
    cards_.push_back(card);
    cell_->addWidget(card, 0, 0);
    card->installEventFilter(this);
    idle_->setVisible(this->card() == nullptr);
}

QWidget *CardPlace::card() const
{
    const auto shown = std::ranges::find_if(cards_, [](const QWidget *card) { return !card->isHidden(); });
    return shown == cards_.end() ? nullptr : *shown;
}

void CardPlace::fitInto(int height)
{
    setFixedHeight(std::min(besideText(usualHeight), qRound(share * height)));
}

void CardPlace::offer()
{
    const bool isOffered = hint_->defaultAction()->isEnabled();
    offer_->setVisible(isOffered);
    hint_->setVisible(isOffered);
}

void CardPlace::retranslate()
{
    offer_->setText(tr("Not sure what to do?"));
}

bool CardPlace::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
        idle_->setVisible(card() == nullptr);
        emit changed();
    }
    return QWidget::eventFilter(watched, event);
}

void CardPlace::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone

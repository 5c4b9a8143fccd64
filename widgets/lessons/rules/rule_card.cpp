#include "lessons/rules/rule_card.h"

#include "board/board_view.h"
#include "fitting/text_scale.h"
#include "lessons/player/card_spot.h"
#include "lessons/rules/rule_text.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int charactersWide = 46;

} // namespace

RuleCard::RuleCard(RuleGuide &guide, BoardView &view)
    : QFrame(view.parentWidget()),
      guide_(guide),
      view_(view),
      title_(new QLabel),
      text_(new QLabel),
      foot_(new QWidget),
      gotIt_(new QPushButton),
      more_(new QPushButton),
      silence_(new QToolButton),
      language_(new QComboBox),
      shrink_(new QToolButton),
      close_(new QToolButton),
      notInThisGame_(new QAction(this)),
      never_(new QAction(this))
{
    setObjectName(QStringLiteral("ruleCard"));
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setAutoFillBackground(true);
    makeParts();
    layOut();
    connectParts();
    setFocusProxy(gotIt_);
    view.installEventFilter(this);
    retranslate();
}

void RuleCard::makeParts()
{
    title_->setObjectName(QStringLiteral("ruleCardTitle"));
    text_->setObjectName(QStringLiteral("ruleCardText"));
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    for (QLabel *label : {title_, text_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setCursor(Qt::SizeAllCursor); // here the card is dragged
    }
    gotIt_->setObjectName(QStringLiteral("ruleCardGotIt"));
    more_->setObjectName(QStringLiteral("ruleCardMore"));
    silence_->setObjectName(QStringLiteral("ruleCardSilence"));
    silence_->setPopupMode(QToolButton::InstantPopup);
    silence_->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new QMenu(silence_);
    menu->addAction(notInThisGame_);
    menu->addAction(never_);
    silence_->setMenu(menu);
    notInThisGame_->setObjectName(QStringLiteral("ruleCardNotInThisGame"));
    never_->setObjectName(QStringLiteral("ruleCardNever"));
    language_->setObjectName(QStringLiteral("ruleCardLanguage"));
    language_->setMinimumWidth(besideText(80)); // the buttons need their room more
    shrink_->setObjectName(QStringLiteral("ruleCardShrink"));
    close_->setObjectName(QStringLiteral("ruleCardClose"));
    close_->setText(QStringLiteral("×"));
    for (QToolButton *button : {shrink_, close_}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
}

void RuleCard::layOut()
{
    auto *top = new QHBoxLayout;
    top->addWidget(title_, 1);
    top->addWidget(shrink_, 0, Qt::AlignTop);
    top->addWidget(close_, 0, Qt::AlignTop);
    auto *buttons = new QHBoxLayout(foot_);
    buttons->setContentsMargins({});
    buttons->addWidget(gotIt_);
    buttons->addWidget(more_);
    buttons->addWidget(silence_);
    buttons->addStretch(1);
    buttons->addWidget(language_);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(text_);
    column->addWidget(foot_);
    QWidget *before = gotIt_;
    for (QWidget *next : std::initializer_list<QWidget *>{more_, silence_, language_, shrink_, close_}) {
        setTabOrder(before, next);
        before = next;
    }
}

void RuleCard::connectParts()
{
    connect(gotIt_, &QPushButton::clicked, &guide_, &RuleGuide::gotIt);
    connect(close_, &QToolButton::clicked, &guide_, &RuleGuide::putAway);
    connect(shrink_, &QToolButton::clicked, this, [this] { setShrunk(!isShrunk_); });
    connect(notInThisGame_, &QAction::triggered, &guide_, &RuleGuide::silenceGame);
    connect(never_, &QAction::triggered, this, &RuleCard::neverAgain);
    connect(more_, &QPushButton::clicked, this, [this] {
        if (const RuleGuide::Told *told = guide_.current())
            emit ruleWanted(QString::fromStdString(told->rule->id));
    });
    connect(language_, &QComboBox::activated, this, [this](int index) {
        const RuleGuide::Told *told = guide_.current();
        if (told == nullptr)
            return;
        setLanguage(told->seat, language_->itemData(index).toString());
        emit languageChosen(told->seat, language());
    });
    connect(&guide_, &RuleGuide::changed, this, &RuleCard::refresh);
}

void RuleCard::setShrunk(bool shrunk)
{
    isShrunk_ = shrunk;
    text_->setVisible(!shrunk);
    foot_->setVisible(!shrunk);
    setFocusProxy(shrunk ? static_cast<QWidget *>(shrink_) : gotIt_);
    nameShrink();
    placed_ = nullptr;
    moveAside();
}

void RuleCard::setLanguage(Seat seat, const QString &code)
{
    languages_[seat] = code;
    refresh();
}

QString RuleCard::language() const
{
    const RuleGuide::Told *told = guide_.current();
    const auto chosen = told == nullptr ? languages_.end() : languages_.find(told->seat);
    return chosen == languages_.end() ? QString() : chosen->second;
}

void RuleCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void RuleCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        guide_.putAway();
        return;
    }
    QFrame::keyPressEvent(event);
}

void RuleCard::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        heldAt_ = event->position().toPoint();
}

void RuleCard::mouseMoveEvent(QMouseEvent *event)
{
    if (!heldAt_)
        return;
    isPlacedByHand_ = true;
    const QRect room = view_.geometry();
    const QPoint to = mapToParent(event->position().toPoint()) - *heldAt_;
    move(std::clamp(to.x(), room.left(), std::max(room.left(), room.right() - width())),
         std::clamp(to.y(), room.top(), std::max(room.top(), room.bottom() - height())));
}

void RuleCard::mouseReleaseEvent(QMouseEvent *)
{
    heldAt_.reset();
}

bool RuleCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &view_ && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) {
        placed_ = nullptr;
        moveAside();
    }
    return QFrame::eventFilter(watched, event);
}

void RuleCard::retranslate()
{
    gotIt_->setText(tr("&Got It"));
    gotIt_->setToolTip(tr("This rule is not told again, not in later games either"));
    more_->setText(tr("&More…"));
    more_->setToolTip(tr("Opens the rule with its notes"));
    silence_->setText(tr("Don’t Show"));
    silence_->setToolTip(tr("Shows no more of these cards"));
    notInThisGame_->setText(tr("&Not Again in This Game"));
    never_->setText(tr("N&ever Again"));
    nameShrink();
    close_->setToolTip(tr("Closes this card"));
    close_->setAccessibleName(tr("Closes this card"));
    language_->setAccessibleName(tr("Language of the cards for this player"));
    language_->setToolTip(tr("Language of the cards for this player"));
    language_->clear();
    language_->addItem(tr("Program’s language"), QString());
    for (const auto &[code, name] : namedLanguages())
        language_->addItem(name, code);
    refresh();
}

void RuleCard::nameShrink()
{
    shrink_->setText(isShrunk_ ? QStringLiteral("+") : QStringLiteral("–"));
    const QString use = isShrunk_ ? tr("Shows the whole card") : tr("Shrinks the card to its title");
    shrink_->setToolTip(foreign_text::tip(use));
    shrink_->setAccessibleName(use);
}

void RuleCard::refresh()
{
    const RuleGuide::Told *told = guide_.current();
    if (told == nullptr) {
        // The keyboard goes back to where it is needed.
        const bool hadFocus = isAncestorOf(focusWidget());
        hide();
        if (hadFocus)
            view_.setFocus();
        return;
    }
    const QString spoken = language().isEmpty() ? programLanguage() : language();
    title_->setText(rule_text::in(told->rule->title, spoken));
    text_->setText(rule_text::in(told->rule->text, spoken));
    setAccessibleName(title_->text());
    setAccessibleDescription(text_->text());
    language_->setCurrentIndex(std::max(0, language_->findData(language())));
    moveAside();
    show();
    raise();
}

std::vector<Place> RuleCard::spokenOf() const
{
    const RuleGuide::Told *told = guide_.current();
    if (told == nullptr)
        return {};
    return told->places.empty() ? view_.board().marked(Mark::target) : told->places;
}

QSize RuleCard::wantedSize(int most) const
{
    const QMargins margins = layout()->contentsMargins();
    const int sides = margins.left() + margins.right() + 2 * frameWidth();
    const int title = title_->fontMetrics().horizontalAdvance(title_->text()) + shrink_->sizeHint().width() +
                      close_->sizeHint().width() + 4 * layout()->spacing();
    const int whole = std::max(fontMetrics().averageCharWidth() * charactersWide, foot_->sizeHint().width());
    const int width = std::min(most, (isShrunk_ ? title : whole) + sides);
    return {width,
            std::max(minimumSizeHint().height(), layout()->totalHeightForWidth(width) + 2 * frameWidth())};
}

void RuleCard::moveAside()
{
    const RuleGuide::Told *told = guide_.current();
    if (told == nullptr)
        return;
    CardSpot spot(view_, spokenOf(), told->seat);
    const QSize size = wantedSize(view_.width() * 9 / 10);
    const QRect here = spot.inside({pos(), size});
    const bool isOfThisRule = placed_ == told->rule;
    const bool isWell =
        (isPlacedByHand_ && isOfThisRule) || ((isPlacedByHand_ || isOfThisRule) && !spot.hidesSpokenOf(here));
    setFixedWidth(size.width());
    setGeometry(isWell ? here : spot.best(size));
    placed_ = told->rule;
}

} // namespace waystone

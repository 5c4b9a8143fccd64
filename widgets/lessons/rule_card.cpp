#include "lessons/rule_card.h"

#include "board/board_view.h"
#include "lessons/rule_text.h"
#include "scenario/glossary.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace waystone {

namespace {

constexpr int distance = 10; ///< from the edges of the board
constexpr int charactersWide = 46;
constexpr int reach = 14; ///< pixels around the middle of a place that have to be seen

} // namespace

RuleCard::RuleCard(RuleGuide &guide, BoardView &view)
    : QFrame(view.parentWidget()),
      guide_(guide),
      view_(view),
      title_(new QLabel),
      text_(new QLabel),
      gotIt_(new QPushButton),
      more_(new QPushButton),
      silence_(new QToolButton),
      language_(new QComboBox),
      close_(new QToolButton),
      notInThisGame_(new QAction(this)),
      never_(new QAction(this))
{
    setObjectName(QStringLiteral("ruleCard"));
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setAutoFillBackground(true);
    title_->setObjectName(QStringLiteral("ruleCardTitle"));
    text_->setObjectName(QStringLiteral("ruleCardText"));
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    for (QLabel *label : {title_, text_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
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
    close_->setObjectName(QStringLiteral("ruleCardClose"));
    close_->setText(QStringLiteral("×"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::StrongFocus);

    auto *top = new QHBoxLayout;
    top->addWidget(title_, 1);
    top->addWidget(close_, 0, Qt::AlignTop);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(gotIt_);
    buttons->addWidget(more_);
    buttons->addWidget(silence_);
    buttons->addStretch(1);
    buttons->addWidget(language_);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(text_);
    layout->addLayout(buttons);
    QWidget *before = gotIt_;
    for (QWidget *next : {static_cast<QWidget *>(more_), static_cast<QWidget *>(silence_),
                          static_cast<QWidget *>(language_), static_cast<QWidget *>(close_)}) {
        setTabOrder(before, next);
        before = next;
    }
    setFocusProxy(gotIt_);

    connect(gotIt_, &QPushButton::clicked, &guide, &RuleGuide::gotIt);
    connect(close_, &QToolButton::clicked, &guide, &RuleGuide::putAway);
    connect(notInThisGame_, &QAction::triggered, &guide, &RuleGuide::silenceGame);
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
    connect(&guide, &RuleGuide::changed, this, &RuleCard::refresh);
    view.installEventFilter(this);
    retranslate();
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

bool RuleCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &view_ && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        moveAside();
    return QFrame::eventFilter(watched, event);
}

void RuleCard::retranslate()
{
    gotIt_->setText(tr("&Got It"));
    gotIt_->setToolTip(tr("This rule is not told again, not in later games either"));
    more_->setText(tr("&More…"));
    more_->setToolTip(tr("Opens the rule with its notes"));
    silence_->setText(tr("Silence"));
    silence_->setToolTip(tr("Shows no more of these cards"));
    notInThisGame_->setText(tr("&No More in This Game"));
    never_->setText(tr("N&ever Again"));
    close_->setToolTip(tr("Closes this card"));
    close_->setAccessibleName(tr("Closes this card"));
    language_->setAccessibleName(tr("Language of the cards for this player"));
    language_->setToolTip(tr("Language of the cards for this player"));
    language_->clear();
    language_->addItem(tr("Program", "its language"), QString());
    for (const auto &[code, name] :
         {std::pair("en", "English"), std::pair("fr", "Français"), std::pair("hu", "Magyar")})
        language_->addItem(QString::fromUtf8(name), QString::fromLatin1(code));
    refresh();
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
    const QString spoken = language().isEmpty() ? QLocale().name().left(2) : language();
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

/// How much a box would hide: the places that are spoken of above all, then those of who reads it, then any.
int RuleCard::hidden(const QRect &box) const
{
    constexpr int ofSpokenOf = 1000;
    constexpr int ofReader = 10;
    const QRect around = box.adjusted(-reach, -reach, reach, reach);
    const auto isHidden = [&](Place place) {
        return around.contains(view_.viewport()->mapTo(parentWidget(), view_.viewportPoint(place)));
    };
    const Seat reader = guide_.current()->seat;
    int sum = 0;
    for (const Place place : view_.board().shownPlaces())
        if (isHidden(place))
            sum += place.owner != nobody && place.owner == reader ? ofReader : 1;
    for (const Place place : spokenOf())
        sum += view_.board().isShown(place) && isHidden(place) ? ofSpokenOf : 0;
    return sum;
}

void RuleCard::moveAside()
{
    if (guide_.current() == nullptr)
        return;
    const QRect room = view_.geometry().adjusted(distance, distance, -distance, -distance);
    const int wanted = std::max(fontMetrics().averageCharWidth() * charactersWide,
                                layout()->itemAt(2)->sizeHint().width() + layout()->contentsMargins().left() +
                                    layout()->contentsMargins().right());
    const int width = std::min(room.width(), wanted);
    setFixedWidth(width);
    const QSize size(width, std::max(sizeHint().height(), layout()->heightForWidth(width)));
    QRect best;
    int least = -1;
    for (const QPoint corner : {QPoint(room.left(), room.bottom() - size.height()),
                                QPoint(room.right() - width, room.bottom() - size.height()), room.topLeft(),
                                QPoint(room.right() - width, room.top()),
                                QPoint(room.center().x() - width / 2, room.bottom() - size.height()),
                                QPoint(room.center().x() - width / 2, room.top())}) {
        const QRect box(corner, size);
        const int count = hidden(box);
        if (least < 0 || count < least) {
            least = count;
            best = box;
        }
    }
    setGeometry(best);
}

} // namespace waystone

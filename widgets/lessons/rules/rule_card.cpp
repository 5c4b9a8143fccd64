#include "lessons/rules/rule_card.h"

#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "lessons/rules/rule_text.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

RuleCard::RuleCard(RuleGuide &guide, QWidget &afterwards, QWidget *parent)
    : QFrame(parent),
      guide_(guide),
      afterwards_(afterwards),
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
    setFrameShape(StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    makeParts();
    layOut();
    connectParts();
    setFocusProxy(gotIt_);
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
        label->setMinimumHeight(
            1); // its height goes by its width; what holds the card needs no more room for it
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
    // The buttons need their room more.
    fitToText(*this, [this] { language_->setMinimumWidth(besideText(80)); });
    close_->setObjectName(QStringLiteral("ruleCardClose"));
    close_->setText(QStringLiteral("×"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::StrongFocus);
}

void RuleCard::layOut()
{
    auto *top = new QHBoxLayout;
    top->addWidget(title_, 1);
    top->addWidget(close_, 0, Qt::AlignTop);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(gotIt_);
    buttons->addWidget(more_);
    buttons->addStretch(1);
    auto *choices = new QHBoxLayout;
    choices->addWidget(silence_);
    choices->addStretch(1);
    choices->addWidget(language_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 6);
    column->setSpacing(3);
    column->addLayout(top);
    column->addWidget(text_);
    column->addLayout(buttons);
    column->addLayout(choices);
    QWidget *before = gotIt_;
    for (QWidget *next : std::initializer_list<QWidget *>{more_, silence_, language_, close_}) {
        setTabOrder(before, next);
        before = next;
    }
}

void RuleCard::connectParts()
{
    connect(gotIt_, &QPushButton::clicked, &guide_, &RuleGuide::gotIt);
    connect(close_, &QToolButton::clicked, &guide_, &RuleGuide::putAway);
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

void RuleCard::retranslate()
{
    gotIt_->setText(tr("Go&t It"));
    gotIt_->setToolTip(tr("Does not show this rule again, not even in later games"));
    more_->setText(tr("&More…"));
    more_->setToolTip(tr("Opens the rule with its notes"));
    silence_->setText(tr("Don’t Show"));
    silence_->setToolTip(tr("Stops showing these cards"));
    notInThisGame_->setText(tr("&Not Again in This Game"));
    never_->setText(tr("N&ever Again"));
    close_->setToolTip(tr("Closes this card"));
    close_->setAccessibleName(tr("Closes this card"));
    language_->setAccessibleName(tr("Language of the cards for this player"));
    language_->setToolTip(tr("Language of the cards for this player"));
    language_->clear();
    language_->addItem(tr("Language: as everywhere"), QString());
    for (const auto &[code, name] : namedLanguages())
        language_->addItem(name, code);
    refresh();
}

void RuleCard::refresh()
{
    const RuleGuide::Told *told = guide_.current();
    if (told == nullptr) {
        // The keyboard goes back to where it is needed.
        const bool hadFocus = isAncestorOf(focusWidget());
        hide();
        title_->clear();
        text_->clear();
        setAccessibleName({});
        setAccessibleDescription({});
        if (hadFocus)
            afterwards_.setFocus();
        return;
    }
    const QString spoken = language().isEmpty() ? programLanguage() : language();
    title_->setText(rule_text::in(told->rule->title, spoken));
    text_->setText(rule_text::in(told->rule->text, spoken));
    setAccessibleName(title_->text());
    setAccessibleDescription(text_->text());
    language_->setCurrentIndex(std::max(0, language_->findData(language())));
    show();
}

} // namespace waystone

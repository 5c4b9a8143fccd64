#include "lessons/rules/rule_card.h"

#include "lessons/rules/rule_text.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace waystone {

RuleCard::RuleCard(RuleGuide &guide, QWidget &afterwards, QWidget *parent)
    : ToldCard(QStringLiteral("ruleCard"), afterwards, parent),
      guide_(guide),
      gotIt_(new QPushButton),
      more_(new QPushButton),
      choices_(new QToolButton),
      languageMenu_(new QMenu(choices_)),
      languageActions_(new QActionGroup(this)),
      notInThisGame_(new QAction(this)),
      never_(new QAction(this))
{
    makeParts();
    connectParts();
    setFocusProxy(gotIt_);
    retranslate();
}

void RuleCard::makeParts()
{
    gotIt_->setObjectName(QStringLiteral("ruleCardGotIt"));
    more_->setObjectName(QStringLiteral("ruleCardMore"));
    choices_->setObjectName(QStringLiteral("ruleCardChoices"));
    choices_->setText(QStringLiteral("⋯"));
    choices_->setAutoRaise(true);
    choices_->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new QMenu(choices_);
    menu->addAction(notInThisGame_);
    menu->addAction(never_);
    menu->addMenu(languageMenu_);
    connect(choices_, &QToolButton::clicked, menu,
            [this, menu] { menu->popup(choices_->mapToGlobal(choices_->rect().bottomLeft())); });
    notInThisGame_->setObjectName(QStringLiteral("ruleCardNotInThisGame"));
    never_->setObjectName(QStringLiteral("ruleCardNever"));
    languageMenu_->setObjectName(QStringLiteral("ruleCardLanguage"));
    buttons().addWidget(gotIt_);
    buttons().addWidget(more_);
    buttons().addStretch(1);
    buttons().addWidget(choices_);
    QWidget *before = gotIt_;
    for (QWidget *next : std::initializer_list<QWidget *>{more_, choices_, &closeButton()}) {
        setTabOrder(before, next);
        before = next;
    }
}

void RuleCard::connectParts()
{
    connect(gotIt_, &QPushButton::clicked, &guide_, &RuleGuide::gotIt);
    connect(this, &ToldCard::closeWanted, &guide_, &RuleGuide::putAway);
    connect(notInThisGame_, &QAction::triggered, &guide_, &RuleGuide::silenceGame);
    connect(never_, &QAction::triggered, this, &RuleCard::neverAgain);
    connect(more_, &QPushButton::clicked, this, [this] {
        if (const RuleGuide::Told *told = guide_.current())
            emit ruleWanted(QString::fromStdString(told->rule->id));
    });
    connect(languageActions_, &QActionGroup::triggered, this, [this](const QAction *chosen) {
        const RuleGuide::Told *told = guide_.current();
        if (told == nullptr)
            return;
        setLanguage(told->seat, chosen->data().toString());
        emit languageChosen(told->seat, language());
    });
    connect(&guide_, &RuleGuide::changed, this, &RuleCard::refresh);
}

void RuleCard::setLanguage(Seat seat, const QString &code)
{
    languages_[seat] = code;
    refresh();
}

void RuleCard::setBehind(bool isBehind)
{
    if (isBehind == isBehind_)
        return;
    isBehind_ = isBehind;
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
    ToldCard::changeEvent(event);
}

void RuleCard::fillLanguages()
{
    for (QAction *old : languageActions_->actions())
        delete old;
    const auto add = [this](const QString &code, const QString &name) {
        QAction *action = languageMenu_->addAction(foreign_text::caption(name));
        action->setData(code);
        action->setCheckable(true);
        languageActions_->addAction(action);
    };
    add({}, tr("As in the Program"));
    for (const auto &[code, name] : namedLanguages())
        add(code, name);
}

void RuleCard::retranslate()
{
    gotIt_->setText(tr("Go&t It"));
    gotIt_->setToolTip(tr("Does not show this rule again, not even in later games"));
    more_->setText(tr("&More…"));
    more_->setToolTip(tr("Opens the rule with its notes"));
    choices_->setToolTip(tr("Whether these cards are shown, and in which language"));
    choices_->setAccessibleName(choices_->toolTip());
    notInThisGame_->setText(tr("&Not Again in This Game"));
    never_->setText(tr("N&ever Again"));
    languageMenu_->setTitle(tr("&Language of the Cards for This Player"));
    closeButton().setToolTip(tr("Closes this card"));
    closeButton().setAccessibleName(tr("Closes this card"));
    fillLanguages();
    refresh();
}

void RuleCard::refresh()
{
    const RuleGuide::Told *told = guide_.current();
    if (told == nullptr || isBehind_) {
        leave();
        return;
    }
    const QString spoken = language().isEmpty() ? programLanguage() : language();
    for (QAction *action : languageActions_->actions())
        action->setChecked(action->data().toString() == language());
    tell(rule_text::in(told->rule->title, spoken), rule_text::in(told->rule->text, spoken));
}

} // namespace waystone

#include "controls/tinted_icon.h"
#include "faces/game_faces.h"
#include "fitting/text_watch.h"
#include "games.h"
#include "lessons/rules/rule_contents.h"
#include "lessons/rules/rule_page.h"
#include "lessons/rules/rule_reader.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

/// The parts of the reader, and what they say.
namespace waystone {

namespace {

constexpr int leastCharacters = 8;

QString text(std::string_view code)
{
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

} // namespace

void RuleReader::makeParts()
{
    back_->setObjectName(QStringLiteral("ruleBack"));
    back_->setArrowType(Qt::LeftArrow);
    forward_->setObjectName(QStringLiteral("ruleForward"));
    forward_->setArrowType(Qt::RightArrow);
    for (QToolButton *button : {back_, forward_}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    games_->setObjectName(QStringLiteral("ruleGame"));
    games_->setDrawBase(false);
    games_->setExpanding(false);
    // Where there is no room for them the names are cut, and whole in their tips.
    games_->setUsesScrollButtons(false);
    games_->setElideMode(Qt::ElideRight);
    languages_->setObjectName(QStringLiteral("ruleSecondLanguage"));
    page_->setObjectName(QStringLiteral("ruleText"));
    aside_->setObjectName(QStringLiteral("ruleAside"));
    aside_->setPart(RulePage::Part::aside);
    playIt_->setObjectName(QStringLiteral("rulePlayIt"));
    playIt_->setIcon(tintedIcon(QStringLiteral("play")));
    onBoard_->setObjectName(QStringLiteral("ruleOnBoard"));
    onBoard_->setCheckable(true);
    showMe_->setObjectName(QStringLiteral("ruleShowMe"));
    showMe_->setIcon(tintedIcon(QStringLiteral("learn")));
}

void RuleReader::layOut()
{
    // A narrow dock has no room for its longest words.
    fitToText(*languages_, [box = languages_] {
        box->setMinimumWidth(box->fontMetrics().averageCharWidth() * leastCharacters);
    });
    placeHead();
    auto *text = new QWidget;
    auto *column = new QVBoxLayout(text);
    column->setContentsMargins({});
    column->addWidget(page_, 1);
    column->addWidget(buttons_);
    auto *grid = new QGridLayout(buttons_);
    grid->setContentsMargins({});
    grid->setColumnStretch(2, 1);
    for (QPushButton *button : {playIt_, onBoard_, showMe_})
        grid->addWidget(button);
    (new QVBoxLayout(side_))->addWidget(aside_, 1);
    side_->layout()->setContentsMargins({});
    side_->hide();
    splitter_->setChildrenCollapsible(false);
    splitter_->setOrientation(Qt::Vertical);
    splitter_->addWidget(contents_);
    splitter_->addWidget(text);
    splitter_->addWidget(side_);
    splitter_->setStretchFactor(0, 2);
    splitter_->setStretchFactor(1, 3);
    splitter_->setStretchFactor(2, 2);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(6, 6, 6, 6);
    all->addLayout(head_);
    all->addWidget(splitter_, 1);
    QWidget *before = games_;
    for (QWidget *next : std::initializer_list<QWidget *>{back_, forward_, languages_, contents_, page_,
                                                          aside_, playIt_, onBoard_, showMe_}) {
        setTabOrder(before, next);
        before = next;
    }
}

void RuleReader::connectParts()
{
    connect(back_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(forward_, &QToolButton::clicked, this, [this] { step(1); });
    connect(games_, &QTabBar::currentChanged, this,
            [this](int tab) { setGame(games_->tabData(tab).toString()); });
    connect(languages_, &QComboBox::activated, this, [this](int index) {
        setSecondLanguage(languages_->itemData(index).toString());
        emit secondLanguageChanged(second_);
    });
    const auto openHere = [this](const QString &id) { open(here_.game, id); };
    connect(contents_, &RuleContents::chosen, this, openHere);
    connect(contents_, &RuleContents::searchEnded, page_, &RulePage::endSearch);
    for (const RulePage *page : {page_, aside_})
        connect(page, &RulePage::linked, this, openHere);
    connect(playIt_, &QPushButton::clicked, this, [this] { emit playWanted(here_.game, here_.id); });
    connect(onBoard_, &QPushButton::clicked, this,
            [this](bool on) { emit boardWanted(here_.game, here_.id, on); });
    connect(showMe_, &QPushButton::clicked, this, [this] { emit stepWanted(here_.game, here_.id); });
}

void RuleReader::fillGames()
{
    // No tab is chosen before a game is.
    const QSignalBlocker blocker(games_);
    const std::span<const GameKind> kinds = waystone::games().kinds();
    for (int tab = 0; tab < static_cast<int>(kinds.size()); ++tab) {
        const GameKind &kind = kinds[static_cast<std::size_t>(tab)];
        const QString name = gameFace(kind.id)->generalWords()->gameName();
        if (tab == games_->count())
            games_->addTab(QString());
        games_->setTabText(tab, QString(name).replace(QLatin1Char('&'), QStringLiteral("&&")));
        games_->setTabToolTip(tab, name);
        games_->setTabData(tab, text(kind.id));
    }
    games_->setCurrentIndex(tabOf(here_.game));
}

void RuleReader::fillLanguages()
{
    languages_->clear();
    languages_->addItem(tr("One language"), QString());
    for (const auto &[code, name] : namedLanguages())
        if (code != programLanguage())
            languages_->addItem(tr("With %1", "a language by its own name").arg(name), code);
    languages_->setCurrentIndex(std::max(0, languages_->findData(second_)));
}

void RuleReader::retranslate()
{
    fillGames();
    fillLanguages();
    back_->setToolTip(tr("Back to what you had open before"));
    back_->setAccessibleName(tr("Back"));
    forward_->setToolTip(tr("Forward again"));
    forward_->setAccessibleName(tr("Forward"));
    games_->setAccessibleName(tr("Game"));
    languages_->setAccessibleName(tr("Second language"));
    languages_->setToolTip(tr("Shows the rules in another language as well, side by side"));
    page_->setAccessibleName(tr("Rule"));
    showMe_->setText(tr("&Show Me"));
    showMe_->setToolTip(tr("Opens the step of the walkthrough that shows this rule on the board"));
    aside_->setAccessibleName(tr("Picture and related rules"));
    playIt_->setText(tr("&Play It"));
    playIt_->setToolTip(tr("Opens a task of a lesson in which you play by this rule"));
    onBoard_->setText(tr("&On the Board"));
    onBoard_->setToolTip(tr("Marks the places on your board that this rule is about"));
    contents_->retranslate();
    for (RulePage *page : {page_, aside_})
        page->refresh();
}

} // namespace waystone

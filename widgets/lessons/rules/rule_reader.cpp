#include "lessons/rules/rule_reader.h"

#include "faces/game_faces.h"
#include "fitting/text_watch.h"
#include "games.h"
#include "lessons/rules/rule_contents.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_page.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QEvent>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr int wide = 620; ///< from here on contents and text stand side by side
constexpr int leastCharacters = 8;

QString text(std::string_view code)
{
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

} // namespace

RuleReader::RuleReader(QWidget *parent)
    : QWidget(parent),
      back_(new QToolButton),
      forward_(new QToolButton),
      games_(new QComboBox),
      languages_(new QComboBox),
      contents_(new RuleContents),
      page_(new RulePage),
      splitter_(new QSplitter),
      showMe_(new QPushButton)
{
    setObjectName(QStringLiteral("ruleReader"));
    makeParts();
    layOut();
    connectParts();
    retranslate();
}

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
    languages_->setObjectName(QStringLiteral("ruleSecondLanguage"));
    page_->setObjectName(QStringLiteral("ruleText"));
    showMe_->setObjectName(QStringLiteral("ruleShowMe"));
}

void RuleReader::layOut()
{
    auto *top = new QHBoxLayout;
    for (QComboBox *box : {games_, languages_}) // a narrow dock has no room for their longest words
        fitToText(*box,
                  [box] { box->setMinimumWidth(box->fontMetrics().averageCharWidth() * leastCharacters); });
    top->addWidget(back_);
    top->addWidget(forward_);
    top->addWidget(games_, 1);
    top->addWidget(languages_);
    auto *text = new QWidget;
    auto *column = new QVBoxLayout(text);
    column->setContentsMargins({});
    column->addWidget(page_, 1);
    column->addWidget(showMe_, 0, Qt::AlignLeft);
    splitter_->setChildrenCollapsible(false);
    splitter_->setOrientation(Qt::Vertical);
    splitter_->addWidget(contents_);
    splitter_->addWidget(text);
    splitter_->setStretchFactor(0, 2);
    splitter_->setStretchFactor(1, 3);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(6, 6, 6, 6);
    all->addLayout(top);
    all->addWidget(splitter_, 1);
    QWidget *before = back_;
    for (QWidget *next :
         std::initializer_list<QWidget *>{forward_, games_, languages_, contents_, page_, showMe_}) {
        setTabOrder(before, next);
        before = next;
    }
}

void RuleReader::connectParts()
{
    connect(back_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(forward_, &QToolButton::clicked, this, [this] { step(1); });
    connect(games_, &QComboBox::activated, this,
            [this](int index) { setGame(games_->itemData(index).toString()); });
    connect(languages_, &QComboBox::activated, this, [this](int index) {
        setSecondLanguage(languages_->itemData(index).toString());
        emit secondLanguageChanged(second_);
    });
    const auto openHere = [this](const QString &id) { open(here_.game, id); };
    connect(contents_, &RuleContents::chosen, this, openHere);
    connect(contents_, &RuleContents::searchEnded, page_, &RulePage::endSearch);
    connect(page_, &RulePage::linked, this, openHere);
    connect(showMe_, &QPushButton::clicked, this, [this] { emit stepWanted(here_.game, here_.id); });
}

void RuleReader::setSteps(HasStep hasStep)
{
    hasStep_ = std::move(hasStep);
    showStepButton();
}

void RuleReader::setGame(const QString &game)
{
    if (game != here_.game && ruleLibrary().catalogue(game.toStdString()) != nullptr)
        goTo({game,
              QString::fromStdString(ruleLibrary().catalogue(game.toStdString())->chapters().front().id)});
}

bool RuleReader::open(const QString &game, const QString &id)
{
    const RuleCatalogue *rules = ruleLibrary().catalogue(game.toStdString());
    if (rules == nullptr ||
        (rules->find(id.toStdString()) == nullptr && rules->chapter(id.toStdString()) == nullptr))
        return false;
    goTo({game, id});
    return true;
}

void RuleReader::refresh()
{
    if (here_.game.isEmpty())
        return;
    contents_->retranslate();
    page_->refresh();
}

void RuleReader::goTo(const Location &location)
{
    gameWhenShown_.clear();
    if (location == here_) {
        contents_->follow(here_.id); // something else may have been searched
        page_->open(here_.game, here_.id, contents_->words());
        return;
    }
    if (!history_.empty())
        history_.resize(moment_ + 1);
    history_.push_back(location);
    moment_ = history_.size() - 1;
    step(0);
}

/// To what was open before or after; 0 for what is to be open now.
void RuleReader::step(int by)
{
    const auto to = static_cast<std::ptrdiff_t>(moment_) + by;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(history_.size()))
        return;
    moment_ = static_cast<std::size_t>(to);
    const bool isOtherGame = here_.game != history_[moment_].game;
    here_ = history_[moment_];
    back_->setEnabled(moment_ > 0);
    forward_->setEnabled(moment_ + 1 < history_.size());
    if (isOtherGame) {
        games_->setCurrentIndex(games_->findData(here_.game));
        contents_->setGame(here_.game);
    }
    contents_->follow(here_.id);
    page_->open(here_.game, here_.id, contents_->words());
    showStepButton();
    emit shownChanged(here_.game, here_.id);
}

void RuleReader::setSecondLanguage(const QString &code)
{
    second_ = isProgramLanguage(code.toStdString()) ? code : QString();
    languages_->setCurrentIndex(std::max(0, languages_->findData(second_)));
    page_->setSecondLanguage(second_);
}

void RuleReader::setThemeKind(ThemeKind kind)
{
    page_->setThemeKind(kind);
}

void RuleReader::focusSearch()
{
    contents_->focusSearch();
}

void RuleReader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RuleReader::showEvent(QShowEvent *event)
{
    setGame(gameWhenShown_);
    if (here_.game.isEmpty())
        setGame(text(waystone::games().kinds().front().id));
    QWidget::showEvent(event);
}

void RuleReader::resizeEvent(QResizeEvent *event)
{
    const Qt::Orientation orientation = width() >= wide ? Qt::Horizontal : Qt::Vertical;
    if (splitter_->orientation() != orientation)
        splitter_->setOrientation(orientation);
    QWidget::resizeEvent(event);
}

void RuleReader::fillGames()
{
    games_->clear();
    for (const GameKind &kind : waystone::games().kinds())
        games_->addItem(gameFace(kind.id)->generalWords()->gameName(), text(kind.id));
    games_->setCurrentIndex(games_->findData(here_.game));
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
    back_->setToolTip(tr("Back to what you had open before"));
    back_->setAccessibleName(tr("Back"));
    forward_->setToolTip(tr("Forward again"));
    forward_->setAccessibleName(tr("Forward"));
    games_->setAccessibleName(tr("Game"));
    games_->setToolTip(tr("Whose rules are shown"));
    languages_->setAccessibleName(tr("Second language"));
    languages_->setToolTip(tr("Shows the rules in another language as well, side by side"));
    page_->setAccessibleName(tr("Rule"));
    showMe_->setText(tr("&Show Me"));
    showMe_->setToolTip(tr("Opens the step of the walkthrough that shows this rule on the board"));
    contents_->retranslate();
    page_->refresh();
}

/// Only where a step of a walkthrough shows what is open.
void RuleReader::showStepButton()
{
    showMe_->setVisible(!here_.game.isEmpty() && hasStep_ && hasStep_(here_.game, here_.id));
}

} // namespace waystone

#include "lessons/rules/rule_reader.h"

#include "controls/tinted_icon.h"
#include "faces/game_faces.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "games.h"
#include "lessons/rules/rule_contents.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_page.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr int wide = 620;          ///< from here on contents and text stand side by side
constexpr int wideWithAside = 960; ///< and the picture beside them
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
      aside_(new RulePage),
      side_(new QWidget),
      buttons_(new QWidget),
      splitter_(new QSplitter),
      playIt_(new QPushButton),
      onBoard_(new QPushButton),
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
    all->addLayout(top);
    all->addWidget(splitter_, 1);
    QWidget *before = back_;
    for (QWidget *next : std::initializer_list<QWidget *>{forward_, games_, languages_, contents_, page_,
                                                          aside_, playIt_, onBoard_, showMe_}) {
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
    for (const RulePage *page : {page_, aside_})
        connect(page, &RulePage::linked, this, openHere);
    connect(playIt_, &QPushButton::clicked, this, [this] { emit playWanted(here_.game, here_.id); });
    connect(onBoard_, &QPushButton::clicked, this,
            [this](bool on) { emit boardWanted(here_.game, here_.id, on); });
    connect(showMe_, &QPushButton::clicked, this, [this] { emit stepWanted(here_.game, here_.id); });
}

void RuleReader::setSteps(HasStep hasStep)
{
    hasStep_ = std::move(hasStep);
    showButtons();
}

void RuleReader::setPlays(HasStep hasPlay)
{
    hasPlay_ = std::move(hasPlay);
    showButtons();
}

void RuleReader::setBoard(HasStep isOnBoard)
{
    isOnBoard_ = std::move(isOnBoard);
    showButtons();
}

void RuleReader::setShownOnBoard(const QString &game, const QString &rule)
{
    onBoard_->setChecked(!rule.isEmpty() && Location{game, rule} == here_);
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
    for (RulePage *page : {page_, aside_})
        page->refresh();
    showButtons();
}

void RuleReader::goTo(const Location &location)
{
    gameWhenShown_.clear();
    if (location == here_) {
        contents_->follow(here_.id); // something else may have been searched
        page_->open(here_.game, here_.id, contents_->words());
        showButtons();
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
    for (RulePage *page : {page_, aside_})
        page->open(here_.game, here_.id, contents_->words());
    onBoard_->setChecked(false);
    placeAside();
    showButtons();
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
    for (RulePage *page : {page_, aside_})
        page->setThemeKind(kind);
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
    showButtons(); // what lies on the board may be something else
    QWidget::showEvent(event);
}

void RuleReader::placeAside()
{
    const bool isAside = width() >= besideText(wideWithAside) && page_->hasAside();
    page_->setPart(isAside ? RulePage::Part::text : RulePage::Part::all);
    QWidget *column = isAside ? side_ : page_->parentWidget();
    if (buttons_->parentWidget() != column)
        column->layout()->addWidget(buttons_);
    side_->setVisible(isAside);
}

void RuleReader::resizeEvent(QResizeEvent *event)
{
    const Qt::Orientation orientation = width() >= wide ? Qt::Horizontal : Qt::Vertical;
    if (splitter_->orientation() != orientation)
        splitter_->setOrientation(orientation);
    placeAside();
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
    aside_->setAccessibleName(tr("Picture and related rules"));
    playIt_->setText(tr("&Play It"));
    playIt_->setToolTip(tr("Opens a task of a lesson in which you play by this rule"));
    onBoard_->setText(tr("&On the Board"));
    onBoard_->setToolTip(tr("Marks the places on your board that this rule is about"));
    contents_->retranslate();
    for (RulePage *page : {page_, aside_})
        page->refresh();
}

/// Each only where there is something for it to show.
void RuleReader::showButtons()
{
    const auto offers = [this](const HasStep &has) {
        return !here_.game.isEmpty() && has && has(here_.game, here_.id);
    };
    playIt_->setVisible(offers(hasPlay_));
    onBoard_->setVisible(offers(isOnBoard_));
    showMe_->setVisible(offers(hasStep_));
    // Two in a row, without gaps: the dock is narrow.
    constexpr int columns = 2;
    auto *grid = static_cast<QGridLayout *>(buttons_->layout());
    int cell = 0;
    for (QPushButton *button : {playIt_, onBoard_, showMe_})
        if (grid->removeWidget(button); !button->isHidden()) {
            grid->addWidget(button, cell / columns, cell % columns);
            ++cell;
        }
}

} // namespace waystone

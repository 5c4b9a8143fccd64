#include "lessons/rules/rule_reader.h"

#include "fitting/text_scale.h"
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
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr int wide = 620;          ///< from here on contents and text stand side by side
constexpr int wideWithAside = 960; ///< and the picture beside them

} // namespace

RuleReader::RuleReader(QWidget *parent)
    : QWidget(parent),
      head_(new QGridLayout),
      back_(new QToolButton),
      forward_(new QToolButton),
      games_(new QTabBar),
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
        games_->setCurrentIndex(tabOf(here_.game));
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
        setGame(QString::fromStdString(std::string(waystone::games().kinds().front().id)));
    showButtons(); // what lies on the board may be something else
    QWidget::showEvent(event);
}

int RuleReader::tabOf(const QString &game) const
{
    int tab = games_->count() - 1;
    while (tab >= 0 && games_->tabData(tab).toString() != game)
        --tab;
    return tab;
}

void RuleReader::placeHead()
{
    constexpr int columns = 4;
    const bool isRow = width() >= wide;
    if (head_->count() > 0 && (head_->itemAtPosition(0, 0) == head_->itemAtPosition(0, 1)) != isRow)
        return;
    for (QWidget *part : std::initializer_list<QWidget *>{games_, back_, forward_, languages_})
        head_->removeWidget(part);
    head_->addWidget(games_, 0, 0, 1, isRow ? 1 : columns, isRow ? Qt::Alignment() : Qt::AlignLeft);
    const int row = isRow ? 0 : 1;
    const int first = isRow ? 1 : 0;
    head_->addWidget(back_, row, first);
    head_->addWidget(forward_, row, first + 1);
    head_->addWidget(languages_, row, columns - 1, Qt::AlignRight);
    head_->setColumnStretch(columns - 1, 1);
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
    placeHead();
    placeAside();
    QWidget::resizeEvent(event);
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

#include "learning/rules_help.h"

#include "commands/commands.h"
#include "controls/tinted_icon.h"
#include "learning/rules_window.h"
#include "lessons/rules/rule_card.h"
#include "lessons/rules/rule_library.h"
#include "session/game_controller.h"
#include "settings/settings.h"
#include "table/dock_page.h"
#include "table/side_dock.h"
#include "table/table_page.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

const QString guideKey = QStringLiteral("guide");

QString cardLanguageKey(Seat seat)
{
    return QStringLiteral("cardLanguage%1").arg(seat);
}

const QString languageKey = QStringLiteral("rulesSecondLanguage");

/// A number for the settings: 0 for none, else by programLanguages.
int numberOf(const QString &language)
{
    const std::string code = language.toStdString();
    return isProgramLanguage(code) ? static_cast<int>(languageIndex(code)) + 1 : 0;
}

QString languageOf(int number)
{
    return number == 0
               ? QString()
               : QString::fromLatin1(programLanguages[static_cast<std::size_t>(number - 1)].code.data());
}

QString idOf(const Game &game)
{
    return QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
}

} // namespace

RulesHelp::RulesHelp(QMainWindow &window, SideDock &dock, GameController &controller, TablePage &table,
                     Commands &commands, Settings &settings)
    : window_(window),
      controller_(controller),
      table_(table),
      settings_(settings),
      docked_(makeReader()),
      panel_(new DockPage(QStringLiteral("rulesPanel"), docked_, [] { return tr("Rules"); })),
      guide_(std::make_unique<RuleGuide>(controller)),
      card_(new RuleCard(*guide_, table.view()))
{
    dock.add(panel_, false);
    dock.addCard(card_);
    connect(commands.guideCard, &QAction::triggered, this, [&dock] {
        if (dock.card() == nullptr)
            return;
        dock.setOpen(true);
        dock.card()->setFocus(Qt::ShortcutFocusReason);
    });
    QAction *toggle = panel_->toggleViewAction();
    toggle->setIcon(tintedIcon(QStringLiteral("help")));
    toggle->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_F1));
    commands.add(CommandGroup::view, toggle);
    connect(commands.ruleHere, &QAction::triggered, this, &RulesHelp::openHere);
    connect(commands.rulesWindow, &QAction::triggered, this, &RulesHelp::openWindow);

    connect(&table.play(), &PlayBoard::refusalShown, this, [this](const Problem &problem) {
        table_.prompt().offerRule(
            titleOfBroken(problem.code).isEmpty() ? QString() : QString::fromStdString(problem.code));
    });
    connect(&table.prompt(), &PromptBar::ruleWanted, this,
            [this](const QString &code) { openProblem(code.toStdString()); });
    connect(&controller, &GameController::viewChanged, this, &RulesHelp::follow);
    const MoveInput &input = table.play().input();
    connect(&input, &MoveInput::changed, this, [this, &input] {
        const bool isChosen = !input.clicks().empty() || !input.verbs().empty();
        guide_->mean(isChosen ? input.candidates() : std::vector<Action>());
    });
    connect(&table.view(), &BoardView::clicked, this, &RulesHelp::endOnBoard);
    connect(&table.view(), &BoardView::clickedBeside, this, &RulesHelp::endOnBoard);
    makeGuide(commands);
}

RulesHelp::~RulesHelp() = default;

void RulesHelp::makeGuide(Commands &commands)
{
    const QStringList known = settings_.knownRules();
    guide_->setKnown({known.begin(), known.end()});
    guide_->setActive(false);
    const int languages = static_cast<int>(programLanguages.size()) + 1;
    for (Seat seat = 0; seat < maxSeats; ++seat)
        card_->setLanguage(seat, languageOf(settings_.choice(cardLanguageKey(seat), languages, 0)));
    commands.guide->setChecked(settings_.choice(guideKey, 2, 1) == 1);
    guide_->setOn(commands.guide->isChecked());
    connect(commands.guide, &QAction::toggled, this, [this](bool on) {
        settings_.setChoice(guideKey, on ? 1 : 0);
        guide_->setOn(on);
    });
    connect(guide_.get(), &RuleGuide::knownChanged, this, [this] {
        settings_.setKnownRules({guide_->known().begin(), guide_->known().end()});
    });
    connect(card_, &RuleCard::neverAgain, commands.guide,
            [guide = commands.guide] { guide->setChecked(false); });
    connect(card_, &RuleCard::ruleWanted, this, [this](const QString &rule) {
        open(QString::fromStdString(std::string(controller_.game().id())), rule);
    });
    connect(card_, &RuleCard::languageChosen, this, [this](Seat seat, const QString &code) {
        if (seat < maxSeats)
            settings_.setChoice(cardLanguageKey(seat), numberOf(code));
    });
}

RuleReader *RulesHelp::makeReader()
{
    auto *reader = new RuleReader;
    reader->setSecondLanguage(
        languageOf(settings_.choice(languageKey, static_cast<int>(programLanguages.size()) + 1, 0)));
    reader->setSteps(hasStep_);
    reader->setPlays(hasPlay_);
    reader->setBoard(
        [this](const QString &game, const QString &rule) { return !placesOf(game, rule).empty(); });
    reader->setThemeKind(theme_);
    connect(reader, &RuleReader::stepWanted, this, [this](const QString &game, const QString &rule) {
        if (ownWindow_)
            ownWindow_->hide(); // it would lie over the board
        emit stepWanted(game, rule);
    });
    connect(reader, &RuleReader::playWanted, this, [this](const QString &game, const QString &rule) {
        if (ownWindow_)
            ownWindow_->hide();
        emit playWanted(game, rule);
    });
    connect(reader, &RuleReader::boardWanted, this, &RulesHelp::showOnBoard);
    connect(reader, &RuleReader::shownChanged, this, &RulesHelp::endOnBoard);
    connect(reader, &RuleReader::secondLanguageChanged, this,
            [this](const QString &code) { settings_.setChoice(languageKey, numberOf(code)); });
    return reader;
}

void RulesHelp::setSteps(const RuleReader::HasStep &hasStep)
{
    hasStep_ = hasStep;
    docked_->setSteps(hasStep);
    if (windowed_)
        windowed_->setSteps(hasStep);
}

void RulesHelp::setPlays(const RuleReader::HasStep &hasPlay)
{
    hasPlay_ = hasPlay;
    docked_->setPlays(hasPlay);
    if (windowed_)
        windowed_->setPlays(hasPlay);
}

std::vector<Place> RulesHelp::placesOf(const QString &game, const QString &rule) const
{
    if (!isActive_ || !controller_.hasGame() || controller_.game().id() != game.toStdString())
        return {};
    return ruleLibrary().placesOf(controller_.game(), controller_.shown().pieces,
                                  table_.scene().shownPlaces(), rule.toStdString());
}

void RulesHelp::showOnBoard(const QString &game, const QString &rule, bool on)
{
    endOnBoard();
    if (!on)
        return;
    // The window would lie over the board.
    if (ownWindow_ && ownWindow_->isVisible())
        ownWindow_->hide();
    table_.board().setMarked(Mark::source, placesOf(game, rule));
    isOnBoard_ = true;
    for (RuleReader *reader : {docked_, windowed_})
        if (reader != nullptr)
            reader->setShownOnBoard(game, rule);
}

void RulesHelp::endOnBoard()
{
    if (!std::exchange(isOnBoard_, false))
        return;
    table_.board().setMarked(Mark::source, {});
    for (RuleReader *reader : {docked_, windowed_})
        if (reader != nullptr)
            reader->setShownOnBoard({}, {});
}

void RulesHelp::setThemeKind(ThemeKind kind)
{
    theme_ = kind;
    docked_->setThemeKind(kind);
    if (windowed_)
        windowed_->setThemeKind(kind);
}

void RulesHelp::setActive(bool active)
{
    isActive_ = active;
    speakOfTable();
    panel_->toggleViewAction()->setEnabled(active);
    guide_->setActive(active);
    if (!active)
        panel_->shut();
    else
        follow();
}

/// The rules beside a table are those of its game.
void RulesHelp::follow()
{
    endOnBoard();
    speakOfTable();
    if (isActive_ && controller_.hasGame() && !panel_->isVisible())
        docked_->setGameWhenShown(idOf(controller_.game()));
}

/// Whatever shows rules has the words of the board that is seen, a lesson's or the table's, and the usual ones where
/// there is none.
void RulesHelp::speakOfTable()
{
    const GameController *seen = lessonController_ != nullptr ? lessonController_
                                 : isActive_                  ? &controller_
                                                              : nullptr;
    const bool isOther = seen != nullptr && seen->hasGame() ? ruleLibrary().speakOf(seen->game())
                                                            : ruleLibrary().speakOfNoTable();
    if (!isOther)
        return;
    for (RuleReader *reader : {docked_, windowed_})
        if (reader != nullptr)
            reader->refresh();
    card_->refresh();
}

bool RulesHelp::open(const QString &game, const QString &rule)
{
    const bool isInWindow = !isActive_ || (ownWindow_ && ownWindow_->isVisible());
    if (isInWindow) {
        openWindow();
        return windowed_->open(game, rule);
    }
    if (!docked_->open(game, rule))
        return false;
    panel_->open();
    return true;
}

bool RulesHelp::openProblem(std::string_view code)
{
    const RuleLibrary::Found found = ruleLibrary().ofProblem(code);
    return found.rule != nullptr &&
           open(QString::fromUtf8(found.game.data(), static_cast<qsizetype>(found.game.size())),
                QString::fromStdString(found.rule->id));
}

void RulesHelp::setLesson(GameController *controller, TablePage *table)
{
    if (lessonController_ != nullptr)
        disconnect(lessonController_, nullptr, this, nullptr);
    lessonController_ = controller;
    lessonTable_ = table;
    if (controller != nullptr)
        connect(controller, &GameController::viewChanged, this, &RulesHelp::speakOfTable);
    speakOfTable();
}

GameController &RulesHelp::seen() const
{
    return lessonController_ != nullptr ? *lessonController_ : controller_;
}

const Rule *RulesHelp::ruleOf(Place place) const
{
    const GameController &controller = seen();
    return controller.hasGame() ? ruleLibrary().ofPlace(controller.game(), controller.shown().pieces, place)
                                : nullptr;
}

void RulesHelp::openPlace(Place place)
{
    if (const Rule *rule = ruleOf(place))
        open(idOf(seen().game()), QString::fromStdString(rule->id));
}

void RulesHelp::openHere()
{
    const GameController &controller = seen();
    TablePage &table = lessonTable_ != nullptr ? *lessonTable_ : table_;
    if ((!isActive_ && lessonTable_ == nullptr) || !controller.hasGame()) {
        openWindow();
        return;
    }
    const std::optional<Problem> refused = table.play().shownRefusal();
    if (refused && openProblem(refused->code))
        return;
    const std::optional<Place> place = table.play().pointedAt();
    if (place && hasRule(*place)) {
        openPlace(*place);
        return;
    }
    const QString id = idOf(controller.game());
    open(id, docked_->game() == id
                 ? docked_->shown()
                 : QString::fromStdString(
                       ruleLibrary().catalogue(controller.game().id())->chapters().front().id));
    if (isActive_)
        docked_->focusSearch();
}

void RulesHelp::openWindow()
{
    if (!ownWindow_) {
        windowed_ = makeReader();
        ownWindow_ = std::make_unique<RulesWindow>(windowed_, &window_);
        if (isActive_ && !windowed_->open(docked_->game(), docked_->shown()) && controller_.hasGame())
            windowed_->setGame(QString::fromStdString(std::string(controller_.game().id())));
    }
    if (!ownWindow_->isVisible() && lessonController_ != nullptr && lessonController_->hasGame())
        windowed_->setGame(idOf(lessonController_->game()));
    ownWindow_->show();
    ownWindow_->raise();
    ownWindow_->activateWindow();
    windowed_->focusSearch();
}

} // namespace waystone

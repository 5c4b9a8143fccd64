#include "editor/lesson/line_recorder.h"

#include "board/choice_row.h"
#include "words/foreign_text.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace waystone {

namespace {

/// Longer menus would not fit a screen.
constexpr std::size_t longestMenu = 120;

} // namespace

LineRecorder::LineRecorder(QWidget *parent)
    : QWidget(parent),
      board_(controller_),
      view_(std::make_unique<BoardView>(scene_)),
      prompt_(new QLabel),
      chance_(new QToolButton),
      back_(new QToolButton),
      undo_(new QAction(this)),
      redo_(new QAction(this)),
      cancel_(new QPushButton),
      buttons_(new QHBoxLayout)
{
    setObjectName(QStringLiteral("lineRecorder"));
    view_->setObjectName(QStringLiteral("recorderBoard"));
    chance_->setObjectName(QStringLiteral("recordChance"));
    back_->setObjectName(QStringLiteral("recordBack"));
    cancel_->setObjectName(QStringLiteral("recordCancel"));
    prompt_->setObjectName(QStringLiteral("recordPrompt"));
    prompt_->setWordWrap(true);
    prompt_->setTextFormat(Qt::PlainText);
    chance_->setPopupMode(QToolButton::InstantPopup);
    chance_->setMenu(new QMenu(chance_));
    controller_.setStudy(true);
    controller_.setPlaysForced(false);
    controller_.setDrawsChance(false);
    play_ = std::make_unique<PlayBoard>(controller_, board_, *view_);

    choices_ = new ChoiceRow(play_->choices(), *view_);

    connect(&controller_, &GameController::viewChanged, this, &LineRecorder::refresh);
    connect(play_.get(), &PlayBoard::refusalShown, this,
            [this](const Problem &problem) { prompt_->setText(controller_.words().problemText(problem)); });
    connect(play_.get(), &PlayBoard::refusalEnded, this, &LineRecorder::refreshPrompt);
    connect(choices_, &ChoiceRow::changed, this, [this] {
        choices_->fitInto(width());
        if (controller_.hasGame() && !play_->shownRefusal())
            refreshPrompt();
    });
    connect(back_, &QToolButton::clicked, undo_, &QAction::trigger);
    connect(undo_, &QAction::triggered, &controller_, &GameController::undo);
    connect(redo_, &QAction::triggered, &controller_, &GameController::redo);
    connect(cancel_, &QPushButton::clicked, this, &LineRecorder::cancelled);

    constexpr int edge = 6;
    auto *bar = new QWidget;
    bar->setLayout(buttons_);
    buttons_->setContentsMargins(edge, edge, edge, edge);
    buttons_->addWidget(prompt_, 1);
    buttons_->addWidget(chance_);
    buttons_->addWidget(back_);
    buttons_->addWidget(cancel_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(choices_, 0, Qt::AlignHCenter);
    layout->addWidget(view_.get(), 1);
    retranslate();
}

void LineRecorder::begin(const Table &table, const Position &start, const std::vector<LineUse> &uses,
                         const std::vector<LineStep> &known, Seat reader)
{
    reader_ = reader;
    qDeleteAll(useButtons_);
    useButtons_.clear();
    uses_ = uses;
    for (const LineUse use : uses) {
        auto *button = new QPushButton;
        button->setObjectName(QStringLiteral("recordUse%1").arg(static_cast<int>(use)));
        connect(button, &QPushButton::clicked, this, [this, use] { emit recorded(use); });
        buttons_->insertWidget(buttons_->count() - 1, button);
        useButtons_.push_back(button);
    }
    Table open = table;
    for (Player &player : open.players)
        player.bot.clear();
    open.secrets = Secrets::open;
    controller_.start(std::move(open), start, 1);
    for (const LineStep &step : known)
        // What the others do is asked for from the first time that they act.
        if ((isOfAnswers() && step.seat != reader) ||
            !controller_.propose(step.seat, step.action, GameController::Proposer::person))
            break;
    retranslate();
    view_->setFocus();
}

std::vector<LineStep> LineRecorder::line() const
{
    std::vector<LineStep> line;
    if (!controller_.hasGame())
        return line;
    for (const PlyId id : controller_.history().line())
        if (id != 0) {
            const LoggedPly ply = controller_.openPly(id);
            line.push_back({ply.seat, ply.action});
        }
    return line;
}

void LineRecorder::fillChance()
{
    const bool isChance = controller_.shown().actors.isChance();
    chance_->setVisible(isChance);
    chance_->menu()->clear();
    if (!isChance)
        return;
    const SeatView view = controller_.viewOf(nobody);
    std::vector<Outcome> outcomes = controller_.game().outcomes(controller_.openPosition().value());
    if (outcomes.size() > longestMenu)
        outcomes.resize(longestMenu);
    for (const Outcome &outcome : outcomes)
        chance_->menu()->addAction(
            foreign_text::caption(controller_.words().playedText(outcome.action, view)), this,
            [this, action = outcome.action] {
                controller_.propose(chanceSeat, action, GameController::Proposer::person);
            });
}

void LineRecorder::refreshPrompt()
{
    const Actors actors = controller_.shown().actors;
    const QString halfMade = play_->choices().question();
    const QString asked = halfMade.isEmpty() && !actors.isOver() && !actors.isChance()
                              ? controller_.words().promptText(controller_.shown().prompt)
                              : halfMade;
    const QString who = actors.isOver() || actors.isChance()
                            ? QString()
                            : controller_.words().seatName(controller_.actingSeat());
    const bool isAnswer = isOfAnswers() && controller_.actingSeat() != reader_;
    if (actors.isOver())
        prompt_->setText(tr("The game is over."));
    else if (actors.isChance())
        prompt_->setText(tr("Choose what chance brings."));
    else if (isAnswer)
        prompt_->setText(tr("Play the answer of %1: %2", "a player and what they are asked").arg(who, asked));
    else if (isOfAnswers())
        prompt_->setText(
            tr("The reader goes on; their moves are not kept. %1: %2", "a player and what they are asked")
                .arg(who, asked));
    else
        prompt_->setText(tr("%1: %2", "a player and what they are asked").arg(who, asked));
}

void LineRecorder::refresh()
{
    if (!controller_.hasGame())
        return;
    refreshPrompt();
    fillChance();
    bool hasLine = controller_.history().current() != 0;
    if (isOfAnswers()) {
        const std::vector<LineStep> played = line();
        hasLine = std::ranges::any_of(played, [this](const LineStep &each) { return each.seat != reader_; });
    }
    const GameHistory &history = controller_.history();
    back_->setEnabled(history.canUndo());
    for (const auto &[action, can, text] : {std::tuple(undo_, history.canUndo(), history.undoText()),
                                            std::tuple(redo_, history.canRedo(), history.redoText())}) {
        action->setEnabled(can);
        action->setText(text.isEmpty() ? back_->text() : text);
    }
    for (QPushButton *button : useButtons_)
        button->setEnabled(hasLine);
}

void LineRecorder::retranslate()
{
    const auto name = [](LineUse use) {
        switch (use) {
        case LineUse::shown:
            return tr("Keep as the Line");
        case LineUse::solution:
            return tr("Keep as the Solution");
        case LineUse::script:
            return tr("Keep What the Others Do");
        case LineUse::rightLine:
            return tr("Keep as Right");
        case LineUse::wrongMove:
            return tr("Keep as Wrong");
        }
        return QString();
    };
    chance_->setText(tr("Chance Brings…"));
    back_->setText(tr("Take Back"));
    cancel_->setText(tr("Cancel"));
    for (std::size_t at = 0; at < uses_.size(); ++at)
        useButtons_[at]->setText(name(uses_[at]));
    refresh();
}

void LineRecorder::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LineRecorder::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    choices_->fitInto(width());
}

} // namespace waystone

#include "editor/lesson/act_goal_page.h"

#include "bots/bots.h"
#include "editor/lesson/goal_editor.h"
#include "editor/lesson/lesson_draft.h"
#include "lessons/words/goal_text.h"
#include "session/player.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace waystone {

namespace {

constexpr int mostActions = 50;
constexpr int highestSeed = 1'000'000;
constexpr std::array choices{Answers::nobody, Answers::bot, Answers::every};

/// Merging numbers of LessonDraft::change: a spin box that is held down leaves one step of the history.
enum Merging { goalMerging = 101, actionsMerging, seedMerging };

/// The goal within a stretch of play, whatever it was limited to before; empty: at any time.
Goal limited(Goal goal, const std::string &stretch)
{
    if (goal.kind == Goal::Kind::during) {
        Goal inner = std::move(goal.parts.front());
        goal = std::move(inner);
    }
    if (stretch.empty())
        return goal;
    Goal whole;
    whole.kind = Goal::Kind::during;
    whole.what = stretch;
    whole.parts.push_back(std::move(goal));
    return whole;
}

} // namespace

ActGoalPage::ActGoalPage(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      goal_(new GoalEditor),
      actions_(new QSpinBox),
      actionsLabel_(new QLabel),
      stretchLabel_(new QLabel),
      stretch_(new QComboBox),
      answersLabel_(new QLabel),
      answers_(new QComboBox),
      botLabel_(new QLabel),
      bot_(new QComboBox),
      seedLabel_(new QLabel),
      seed_(new QSpinBox),
      tellingLabel_(new QLabel),
      telling_(new QComboBox)
{
    goal_->setObjectName(QStringLiteral("goal"));
    actions_->setObjectName(QStringLiteral("taskActions"));
    actions_->setRange(1, mostActions);
    auto *limits = new QFormLayout;
    limits->addRow(actionsLabel_, actions_);
    makeStretches(*limits);
    makeAnswers(*limits);
    makeTelling(*limits);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(goal_, 1);
    layout->addLayout(limits);

    connect(goal_, &GoalEditor::goalChanged, this, [this] {
        draft_.changeStep([] { return tr("Goal", "a step of the history"); },
                          [goal = goal_->goal()](LessonStep &step) {
                              step.goal = goal;
                              step.mostActions = goal ? std::max(1, step.mostActions) : 0;
                          },
                          goalMerging);
    });
    connect(actions_, &QSpinBox::valueChanged, this, [this](int actions) {
        draft_.changeStep([] { return tr("Number of actions", "a step of the history"); },
                          [actions](LessonStep &step) { step.mostActions = actions; }, actionsMerging);
    });
}

void ActGoalPage::makeStretches(QFormLayout &form)
{
    stretch_->setObjectName(QStringLiteral("taskStretch"));
    form.addRow(stretchLabel_, stretch_);
    connect(stretch_, &QComboBox::activated, this, [this] {
        const std::string stretch = stretch_->currentData().toString().toStdString();
        draft_.changeStep([] { return tr("Goal", "a step of the history"); },
                          [stretch](LessonStep &step) { step.goal = limited(*step.goal, stretch); });
    });
}

void ActGoalPage::refreshStretches(const GoalTerms &terms)
{
    const std::optional<Goal> &goal = draft_.current().goal;
    const bool isLimited = goal && goal->kind == Goal::Kind::during;
    stretch_->clear();
    stretch_->addItem(tr("At any time"), QString());
    for (const std::string &stretch : terms.stretches)
        stretch_->addItem(stretchName(stretch, draft_.document().words()), QString::fromStdString(stretch));
    stretch_->setCurrentIndex(
        std::max(0, stretch_->findData(isLimited ? QString::fromStdString(goal->what) : QString())));
    stretch_->setEnabled(goal.has_value());
    stretchLabel_->setVisible(!terms.stretches.empty());
    stretch_->setVisible(!terms.stretches.empty());
}

void ActGoalPage::makeAnswers(QFormLayout &form)
{
    answers_->setObjectName(QStringLiteral("taskAnswers"));
    bot_->setObjectName(QStringLiteral("taskBot"));
    seed_->setObjectName(QStringLiteral("taskSeed"));
    seed_->setRange(0, highestSeed);
    for (const Answers choice : choices)
        answers_->addItem(QString(), static_cast<int>(choice));
    for (const std::string_view id : botIds())
        bot_->addItem(QString(), QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
    form.addRow(answersLabel_, answers_);
    form.addRow(botLabel_, bot_);
    form.addRow(seedLabel_, seed_);
    connect(answers_, &QComboBox::activated, this, &ActGoalPage::changeAnswers);
    connect(bot_, &QComboBox::activated, this, &ActGoalPage::changeAnswers);
    connect(seed_, &QSpinBox::valueChanged, this, [this](int seed) {
        draft_.changeStep([] { return tr("Seed", "a step of the history"); },
                          [seed](LessonStep &step) { step.seed = static_cast<std::uint32_t>(seed); },
                          seedMerging);
    });
}

void ActGoalPage::makeTelling(QFormLayout &form)
{
    telling_->setObjectName(QStringLiteral("taskTelling"));
    for (const LossTold choice : {LossTold::atOnce, LossTold::whenAsked, LossTold::atEnd})
        telling_->addItem(QString(), static_cast<int>(choice));
    form.addRow(tellingLabel_, telling_);
    connect(telling_, &QComboBox::activated, this, [this](int telling) {
        draft_.changeStep([] { return tr("When a lost goal is reported", "a step of the history"); },
                          [telling](LessonStep &step) { step.lossTold = static_cast<LossTold>(telling); });
    });
}

void ActGoalPage::changeAnswers()
{
    const auto answers = static_cast<Answers>(answers_->currentData().toInt());
    const std::string bot = bot_->currentData().toString().toStdString();
    draft_.changeStep([] { return tr("What the others do", "a step of the history"); },
                      [answers, bot](LessonStep &step) {
                          step.answers = answers;
                          // Against every answer anybody may play them; with nobody there is nobody to name.
                          if (answers == Answers::bot)
                              step.bot = bot;
                          else
                              step.seed = 0;
                          if (answers == Answers::nobody)
                              step.bot.clear();
                      });
}

void ActGoalPage::refresh(const GoalTerms &terms)
{
    const LessonStep &step = draft_.current();
    const QSignalBlocker blocker(actions_);
    goal_->setContext(terms, draft_.document().words(), {step.seat, true});
    goal_->setGoal(step.goal);
    refreshStretches(terms);
    actions_->setValue(std::max(1, step.mostActions));
    actions_->setEnabled(step.goal.has_value());
    telling_->setEnabled(step.goal.has_value());
    telling_->setCurrentIndex(static_cast<int>(step.lossTold));
    refreshAnswers();
}

void ActGoalPage::refreshAnswers()
{
    const LessonStep &step = draft_.current();
    const QSignalBlocker blocker(seed_);
    const bool isBots = step.goal && step.answers == Answers::bot;
    answers_->setEnabled(step.goal.has_value());
    answers_->setCurrentIndex(answers_->findData(static_cast<int>(step.answers)));
    const int bot = bot_->findData(QString::fromStdString(step.bot));
    bot_->setCurrentIndex(bot >= 0 ? bot : bot_->findData(QString::fromLatin1("casual")));
    seed_->setValue(static_cast<int>(step.seed));
    for (QWidget *each : std::initializer_list<QWidget *>{botLabel_, bot_, seedLabel_, seed_})
        each->setVisible(isBots);
}

void ActGoalPage::retranslate()
{
    actionsLabel_->setText(tr("Actions allowed:"));
    stretchLabel_->setText(tr("To be reached:"));
    stretch_->setItemText(0, tr("At any time"));
    for (int row = 1; row < stretch_->count(); ++row)
        stretch_->setItemText(
            row, stretchName(stretch_->itemData(row).toString().toStdString(), draft_.document().words()));
    answersLabel_->setText(tr("After the script:"));
    answersLabel_->setToolTip(tr("What chance and the others do once the script has ended."));
    answers_->setAccessibleName(answersLabel_->toolTip());
    answers_->setItemText(0, tr("The task ends"));
    answers_->setItemText(1, tr("A computer player answers"));
    answers_->setItemText(2, tr("Whatever chance and the others do"));
    botLabel_->setText(tr("The others are played by:"));
    for (int row = 0; row < bot_->count(); ++row)
        bot_->setItemText(row, playedByName(bot_->itemData(row).toString().toStdString()));
    tellingLabel_->setText(tr("Report a lost goal:"));
    tellingLabel_->setToolTip(tr("What you have written about a particular move is always shown at once."));
    telling_->setAccessibleName(tr("When a lost goal is reported"));
    telling_->setItemText(0, tr("At once"));
    telling_->setItemText(1, tr("When the reader asks"));
    telling_->setItemText(2, tr("At the end"));
    seedLabel_->setText(tr("Seed:"));
    seed_->setToolTip(
        tr("The same seed always gives the same replies, both in the check and to the reader."));
}

} // namespace waystone

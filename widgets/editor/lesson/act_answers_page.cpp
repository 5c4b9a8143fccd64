#include "editor/lesson/act_answers_page.h"

#include "bots/bots.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/line_box.h"
#include "session/player.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>

namespace waystone {

namespace {

constexpr int highestSeed = 1'000'000;
constexpr std::array choices{Answers::nobody, Answers::bot, Answers::every};

/// Merging number of LessonDraft::change: a spin box that is held down leaves one step of the history.
constexpr int seedMerging = 104;

} // namespace

ActAnswersPage::ActAnswersPage(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      script_(new LineBox("scriptLine")),
      answersLabel_(new QLabel),
      answers_(new QComboBox),
      botLabel_(new QLabel),
      bot_(new QComboBox),
      seedLabel_(new QLabel),
      seed_(new QSpinBox),
      tellingLabel_(new QLabel),
      telling_(new QComboBox)
{
    auto *form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    makeScript(*form);
    makeAnswers(*form);
    makeTelling(*form);
}

void ActAnswersPage::makeScript(QFormLayout &form)
{
    form.addRow(script_);
    connect(script_, &LineBox::recordWanted, this, &ActAnswersPage::recordWanted);
    connect(script_, &LineBox::clearWanted, this, [this] {
        draft_.changeStep([] { return tr("No script", "a step of the history"); },
                          [](LessonStep &step) { step.script.clear(); });
    });
}

/// Read along the solution, if it comes to them; without the moves between them they could not be played.
QStringList ActAnswersPage::scriptText() const
{
    const LessonStep &step = draft_.current();
    const QStringList played = draft_.lineText(step.solution);
    QStringList told;
    for (qsizetype at = 0; at < played.size(); ++at)
        if (step.solution[static_cast<std::size_t>(at)].seat != step.seat)
            told.append(played[at]);
    if (told.size() == static_cast<qsizetype>(step.script.size()))
        return told;
    const QStringList alone = draft_.lineText(step.script);
    if (step.script.empty() || alone.size() == static_cast<qsizetype>(step.script.size()))
        return alone;
    return {tr("%n move(s), as long as they are legal.", nullptr, static_cast<int>(step.script.size()))};
}

void ActAnswersPage::makeAnswers(QFormLayout &form)
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
    connect(answers_, &QComboBox::activated, this, &ActAnswersPage::changeAnswers);
    connect(bot_, &QComboBox::activated, this, &ActAnswersPage::changeAnswers);
    connect(seed_, &QSpinBox::valueChanged, this, [this](int seed) {
        draft_.changeStep([] { return tr("Seed", "a step of the history"); },
                          [seed](LessonStep &step) { step.seed = static_cast<std::uint32_t>(seed); },
                          seedMerging);
    });
}

void ActAnswersPage::makeTelling(QFormLayout &form)
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

void ActAnswersPage::changeAnswers()
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

void ActAnswersPage::refresh()
{
    const LessonStep &step = draft_.current();
    const QSignalBlocker blocker(seed_);
    script_->show(scriptText(), tr("Nothing is written."));
    const bool isBots = step.goal && step.answers == Answers::bot;
    answers_->setEnabled(step.goal.has_value());
    answers_->setCurrentIndex(answers_->findData(static_cast<int>(step.answers)));
    const int bot = bot_->findData(QString::fromStdString(step.bot));
    bot_->setCurrentIndex(bot >= 0 ? bot : bot_->findData(QString::fromLatin1("casual")));
    seed_->setValue(static_cast<int>(step.seed));
    for (QWidget *each : std::initializer_list<QWidget *>{botLabel_, bot_, seedLabel_, seed_})
        each->setVisible(isBots);
    telling_->setEnabled(step.goal.has_value());
    telling_->setCurrentIndex(static_cast<int>(step.lossTold));
}

void ActAnswersPage::retranslate()
{
    script_->setHeading(tr("What chance and the others do"));
    script_->retranslate();
    answersLabel_->setText(tr("Where nothing is written:"));
    answersLabel_->setToolTip(tr("What chance and the others do once what is written has ended."));
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

#include "editor/lesson/finding_words.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_names.h"
#include "editor/lesson/line_use.h"
#include "editor/lesson/open_answers_box.h"
#include "editor/lesson/proof_panel.h"
#include "editor/lesson/proof_words.h"
#include "scenario/lesson/lesson_check.h"
#include "scenario/lesson/lesson_problem.h"

#include <QLabel>
#include <QListWidget>

#include <algorithm>
#include <array>
#include <utility>

// What a check has found, line by line, and what can be done about it.

namespace waystone {

namespace {

/// Of the lines of the list: numbers of a step, a finding and a proof, -1 for none, and what a click does with the proof.
enum Role { stepRole = Qt::UserRole, findingRole, proofRole, useRole };
enum Use { noUse, keepUse, showUse, answerUse };

/// Whether something that was found tells already that this task is not solvable or undecided.
bool isTold(const StepProof &proof, const LessonReport &report)
{
    namespace problem = lesson_problem;
    constexpr std::array verdicts = {problem::notSolvable,   problem::notDecided,     problem::botUndecided,
                                     problem::helpUndecided, problem::answersMissing, problem::needUndecided};
    return std::ranges::any_of(report.findings, [&](const LessonFinding &finding) {
        return finding.step == static_cast<int>(proof.step) &&
               std::ranges::find(verdicts, finding.problem.code) != verdicts.end();
    });
}

} // namespace

void ProofPanel::connectList()
{
    // Not at once: the list may be another one afterwards. Some styles tell of a click in both ways.
    const auto isPending = std::make_shared<bool>(false);
    for (const auto signal : {&QListWidget::itemClicked, &QListWidget::itemActivated})
        connect(list_, signal, this, [this, isPending](const QListWidgetItem *item) {
            if (std::exchange(*isPending, true))
                return;
            const auto take = [this, isPending, row = list_->row(item)] {
                *isPending = false;
                if (const QListWidgetItem *chosen = list_->item(row))
                    choose(*chosen);
            };
            QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
        });
}

void ProofPanel::connectAnswers()
{
    connect(openAnswers_, &OpenAnswersBox::writeWanted, this, [this] {
        draft_.goTo(openAnswers_->step());
        std::vector<LineStep> known;
        for (const StepProof &proof : report_->proofs)
            if (static_cast<int>(proof.step) == openAnswers_->step() && proof.together)
                known = proof.together->line;
        emit answersWanted(known);
    });
    connect(openAnswers_, &OpenAnswersBox::botWanted, this,
            [this](const std::string &bot) { settleAnswers(Answers::bot, bot); });
    connect(openAnswers_, &OpenAnswersBox::everyWanted, this, [this] { settleAnswers(Answers::every, {}); });
}

void ProofPanel::settleAnswers(Answers answers, const std::string &bot)
{
    draft_.goTo(openAnswers_->step());
    draft_.changeStep([] { return tr("What the others do", "a step of the history"); },
                      [answers, &bot](LessonStep &step) {
                          step.answers = answers;
                          if (!bot.empty())
                              step.bot = bot;
                      });
    prove();
}

/// The step that is looked at comes first.
void ProofPanel::showOpenAnswers()
{
    int open = -1;
    for (const StepProof &proof : report_->proofs) {
        const bool isOpen = proof.isLeftOpen() && proof.verdict() != TaskVerdict::solvable &&
                            draft_.lesson().steps[proof.step].answers == Answers::nobody;
        if (isOpen && (open < 0 || static_cast<int>(proof.step) == draft_.step()))
            open = static_cast<int>(proof.step);
    }
    // The keyboard would go on to a number, which keeps Undo to itself.
    if (open < 0 && openAnswers_->isAncestorOf(window()->focusWidget()))
        list_->setFocus();
    openAnswers_->setStep(open, open < 0 ? std::string()
                                         : draft_.lesson().steps[static_cast<std::size_t>(open)].bot);
}

void ProofPanel::addLine(const QString &text, int step, const char *sign)
{
    auto *item =
        new QListWidgetItem(step < 0 ? tr("%1 %2", "sign and finding").arg(QString::fromUtf8(sign), text)
                                     : tr("%1 Step %2: %3", "sign, number and finding")
                                           .arg(QString::fromUtf8(sign))
                                           .arg(step + 1)
                                           .arg(text),
                            list_);
    item->setData(stepRole, step);
    item->setData(findingRole, -1);
    item->setData(useRole, noUse);
}

/// A line that belongs to the one above.
void ProofPanel::addContinued(const QString &text, int step)
{
    addLine(text, -1, "   ");
    list_->item(list_->count() - 1)->setData(stepRole, step);
}

void ProofPanel::addUses(std::size_t proof)
{
    const StepProof &each = report_->proofs[proof];
    const auto step = static_cast<int>(each.step);
    const auto add = [&](const QString &text, Use use) {
        addLine(text, -1, "→");
        QListWidgetItem *item = list_->item(list_->count() - 1);
        item->setData(stepRole, step);
        item->setData(useRole, use);
        item->setData(proofRole, static_cast<int>(proof));
        QFont font = item->font();
        font.setBold(true);
        item->setFont(font);
    };
    if (draft_.lesson().steps[each.step].solution != each.result->line)
        add(tr("Keep this line as the solution"), keepUse);
    else
        addContinued(tr("✓ This line is the solution of the step."), step); // where it could be kept
    add(tr("Show it on the board"), showUse);
}

void ProofPanel::choose(const QListWidgetItem &item)
{
    const int step = item.data(stepRole).toInt();
    const int finding = item.data(findingRole).toInt();
    const int use = item.data(useRole).toInt();
    const std::shared_ptr<const LessonReport> report = report_;
    const auto proof = static_cast<std::size_t>(item.data(proofRole).toInt());
    if (step >= 0)
        draft_.goTo(step);
    if (const auto at = static_cast<std::size_t>(finding); finding >= 0 && at < report->findings.size()) {
        if (use == answerUse)
            answerMove(report->findings[at]);
        else
            emit findingChosen(report->findings[at]);
    }
    if (use == keepUse && proof < report->proofs.size())
        keepLine(report->proofs[proof]);
    else if (use == showUse && proof < report->proofs.size())
        emit lineWanted(report->proofs[proof].result->line);
}

void ProofPanel::answerMove(const LessonFinding &finding)
{
    const Argument *named = finding.problem.argument("actions");
    const auto *notations = named == nullptr ? nullptr : std::get_if<std::string>(&named->value);
    if (notations == nullptr)
        return;
    const Result<Action> action =
        draft_.document().game().actionFrom(notations->substr(0, notations->find(", ")));
    if (!action)
        return;
    draft_.changeStep([] { return tr("Wrong move foreseen", "a step of the history"); },
                      [&action](LessonStep &step) {
                          useLine(step, {{step.seat, *action}}, LineUse::wrongMove);
                      });
    const std::vector<Branch> &branches = draft_.current().branches;
    const auto made = std::ranges::find(branches, *action, &Branch::action);
    LessonFinding text = finding;
    text.text = TextKey{TextKey::Part::branch, finding.step, 0, {static_cast<int>(made - branches.begin())}};
    emit findingChosen(text);
}

void ProofPanel::keepLine(const StepProof &proof)
{
    draft_.changeStep([] { return tr("Solution kept", "a step of the history"); },
                      [&proof](LessonStep &step) { step.solution = proof.result->line; });
    prove();
}

void ProofPanel::showProofs(const LessonReport &report)
{
    const GameWords &words = draft_.document().words();
    for (std::size_t number = 0; number < report.proofs.size(); ++number) {
        const StepProof &proof = report.proofs[number];
        const QString text = ProofWords::proofText(proof, draft_.lesson().steps[proof.step]);
        if (text.isEmpty() || isTold(proof, report))
            continue;
        const auto step = static_cast<int>(proof.step);
        const TaskVerdict verdict = proof.verdict();
        addLine(text, step, ProofWords::sign(verdict));
        // The shortest line, read from where the step begins.
        const LessonPlan plan(draft_.lesson());
        if (proof.step < plan.steps().size() && plan.steps()[proof.step].position)
            for (const QString &line : LessonNames::line(
                     draft_.document().game(), *plan.steps()[proof.step].position,
                     verdict == TaskVerdict::needsOthers ? proof.together->line : proof.result->line, words))
                addContinued(line, step);
        if (proof.result->verdict == SolverResult::Verdict::solved && !proof.result->line.empty())
            addUses(number);
    }
}

void ProofPanel::show(const LessonReport &report)
{
    list_->clear();
    // Many texts may be missing; what matters most is not below them.
    showFindings(report, false);
    showProofs(report);
    showFindings(report, true);
    showOpenAnswers();
    const auto errors = std::ranges::count_if(report.findings, [](const LessonFinding &finding) {
        return finding.problem.severity != Severity::unusual;
    });
    verdict_->setText(headline(report, static_cast<int>(errors)));
    emit stepsJudged(soundSteps(report));
}

std::vector<bool> ProofPanel::soundSteps(const LessonReport &report) const
{
    const std::vector<LessonStep> &steps = draft_.lesson().steps;
    std::vector<bool> areSound(steps.size());
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const bool isTask = steps[step].kind == LessonStep::Kind::act && steps[step].goal.has_value();
        const bool isProved = std::ranges::any_of(report.proofs, [step](const StepProof &proof) {
            return proof.step == step && proof.result && proof.verdict() == TaskVerdict::solvable;
        });
        areSound[step] = (!isTask || isProved) &&
                         std::ranges::none_of(report.findings, [step](const LessonFinding &finding) {
                             return finding.step == static_cast<int>(step) &&
                                    finding.problem.severity != Severity::unusual;
                         });
    }
    return areSound;
}

void ProofPanel::showFindings(const LessonReport &report, bool ofTexts)
{
    const LessonPlan plan(draft_.lesson());
    const FindingWords words(plan, draft_.document().words());
    for (std::size_t number = 0; number < report.findings.size(); ++number) {
        const LessonFinding &finding = report.findings[number];
        if (finding.text.has_value() != ofTexts)
            continue;
        addLine(words.text(finding), finding.step, finding.problem.severity == Severity::unusual ? "•" : "✗");
        list_->item(list_->count() - 1)->setData(findingRole, static_cast<int>(number));
        if (finding.problem.code != lesson_problem::silentMoves)
            continue;
        addLine(tr("Write about the first of them"), -1, "→");
        QListWidgetItem *item = list_->item(list_->count() - 1);
        item->setData(stepRole, finding.step);
        item->setData(findingRole, static_cast<int>(number));
        item->setData(useRole, answerUse);
        QFont font = item->font();
        font.setBold(true);
        item->setFont(font);
    }
}

/// The worst of what was found has the word.
QString ProofPanel::headline(const LessonReport &report, int errors) const
{
    const bool isProved = report.count(TaskVerdict::solvable) == report.tasks;
    const QString tasks = report.proofs.empty() || isProved ? QString() : ProofWords::tasksText(report);
    QString worst;
    if (errors > 0)
        worst = tr("%n thing(s) to fix.", nullptr, errors);
    else if (report.isStopped)
        worst = tr("The proof was stopped; what it had not reached is undecided.");
    else if (!isProved_)
        worst = tr("Nothing to fix so far; the tasks have yet to be proved.");
    else if (isProved)
        worst = report.findings.empty() ? tr("The lesson is sound, and every task is proved.")
                                        : tr("Every task is proved; %n thing(s) to look at.", nullptr,
                                             static_cast<int>(report.findings.size()));
    if (tasks.isEmpty() || worst.isEmpty())
        return worst + tasks;
    return tr("%1 %2", "two sentences").arg(worst, tasks);
}

} // namespace waystone

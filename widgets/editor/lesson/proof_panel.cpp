#include "editor/lesson/proof_panel.h"

#include "bots/bots.h"
#include "editor/lesson/finding_words.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_names.h"
#include "editor/lesson/proof_words.h"
#include "scenario/lesson/lesson_check.h"
#include "scenario/lesson/lesson_problem.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr int thousand = 1000;
constexpr int usualLimit = 2000;
constexpr int largestLimit = 100'000;

/// Of the lines of the list: numbers of a step, a finding and a proof, -1 for none, and what a click does with the proof.
enum Role { stepRole = Qt::UserRole, findingRole, proofRole, useRole };
enum Use { noUse, keepUse, showUse };

/// Nobody has to look for a solution that the proof has found.
LessonReport withoutAnswered(LessonReport report)
{
    std::erase_if(report.findings, [&report](const LessonFinding &finding) {
        return finding.problem.code == lesson_problem::noSolution &&
               std::ranges::any_of(report.proofs, [&finding](const StepProof &proof) {
                   return static_cast<int>(proof.step) == finding.step && proof.result &&
                          proof.result->verdict == SolverResult::Verdict::solved;
               });
    });
    return report;
}

} // namespace

ProofPanel::ProofPanel(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      box_(new QWidget),
      verdict_(new QLabel),
      list_(new QListWidget),
      prove_(new QPushButton),
      stop_(new QPushButton),
      limitLabel_(new QLabel),
      limit_(new QSpinBox),
      progress_(new QProgressBar)
{
    verdict_->setObjectName(QStringLiteral("lessonVerdict"));
    verdict_->setWordWrap(true);
    list_->setObjectName(QStringLiteral("lessonFindings"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    prove_->setObjectName(QStringLiteral("proveLesson"));
    stop_->setObjectName(QStringLiteral("stopProof"));
    limit_->setObjectName(QStringLiteral("proofLimit"));
    limit_->setRange(1, largestLimit);
    limit_->setValue(usualLimit);
    limitLabel_->setWordWrap(true);
    progress_->setRange(0, 0);
    progress_->setTextVisible(false);

    connect(prove_, &QPushButton::clicked, this, &ProofPanel::prove);
    connect(stop_, &QPushButton::clicked, &prover_, &LessonProver::stop);
    connect(&prover_, &LessonProver::progressed, this, [this](int step, qulonglong nodes) {
        verdict_->setText(
            tr("Proving step %1: %2 positions examined.").arg(step + 1).arg(QLocale().toString(nodes)));
    });
    connect(&prover_, &LessonProver::finished, this,
            [this](const std::shared_ptr<const LessonReport> &report) {
                setRunning(false);
                report_ = std::make_shared<const LessonReport>(withoutAnswered(*report));
                isProved_ = !report->isStopped;
                show(*report_);
            });
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
    connect(&draft, &LessonDraft::changed, this, &ProofPanel::checkQuickly);

    layOut();
    setRunning(false);
    retranslate();
}

void ProofPanel::layOut()
{
    auto *limits = new QHBoxLayout;
    limits->addWidget(limitLabel_);
    limits->addWidget(limit_);
    limits->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(list_, 1);
    layout->addLayout(limits);
    box_->setObjectName(QStringLiteral("proofBox"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(prove_);
    buttons->addWidget(stop_);
    buttons->addWidget(progress_, 1);
    auto *inBox = new QVBoxLayout(box_);
    inBox->addWidget(verdict_);
    inBox->addLayout(buttons);
}

LessonCheckSettings ProofPanel::settings(bool proved) const
{
    LessonCheckSettings settings;
    settings.bots.emplace();
    for (const std::string_view id : botIds())
        settings.bots->emplace(id);
    settings.isProved = proved;
    settings.limits.mostNodes = static_cast<std::uint64_t>(limit_->value()) * thousand;
    return settings;
}

void ProofPanel::checkQuickly()
{
    for (QWidget *part : {static_cast<QWidget *>(this), box_})
        part->setEnabled(draft_.isLesson());
    // To look at another step changes nothing that was found.
    if (draft_.isLesson() && checked_ != nullptr && *checked_ == draft_.lesson())
        return;
    isProved_ = false;
    checked_.reset();
    if (!draft_.isLesson()) {
        list_->clear();
        verdict_->clear();
        return;
    }
    checked_ = std::make_shared<const Lesson>(draft_.lesson());
    // What is being proved is no longer the lesson.
    if (prover_.isRunning()) {
        prover_.abandon();
        setRunning(false);
    }
    const auto plan = std::make_shared<const LessonPlan>(draft_.lesson());
    report_ = std::make_shared<const LessonReport>(checkLesson(plan, settings(false)));
    show(*report_);
}

void ProofPanel::prove()
{
    setRunning(true);
    prover_.start(draft_.lesson(), settings(true));
}

void ProofPanel::setRunning(bool running)
{
    prove_->setEnabled(!running);
    stop_->setVisible(running);
    progress_->setVisible(running);
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
    if (finding >= 0 && finding < static_cast<int>(report->findings.size()))
        emit findingChosen(report->findings[static_cast<std::size_t>(finding)]);
    if (use == keepUse && proof < report->proofs.size())
        keepLine(report->proofs[proof]);
    else if (use == showUse && proof < report->proofs.size())
        emit lineWanted(report->proofs[proof].result->line);
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
        if (text.isEmpty())
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
                addLine(line, step, "   ");
        if (proof.result->verdict == SolverResult::Verdict::solved && !proof.result->line.empty())
            addUses(number);
    }
}

void ProofPanel::show(const LessonReport &report)
{
    list_->clear();
    const LessonPlan plan(draft_.lesson());
    const FindingWords words(plan, draft_.document().words());
    for (std::size_t number = 0; number < report.findings.size(); ++number) {
        const LessonFinding &finding = report.findings[number];
        addLine(words.text(finding), finding.step, finding.problem.severity == Severity::unusual ? "•" : "✗");
        list_->item(list_->count() - 1)->setData(findingRole, static_cast<int>(number));
    }
    showProofs(report);
    const auto errors = std::ranges::count_if(report.findings, [](const LessonFinding &finding) {
        return finding.problem.severity != Severity::unusual;
    });
    verdict_->setText(headline(report, static_cast<int>(errors)));
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
        worst = tr("The lesson is sound, and every task is proved.");
    if (tasks.isEmpty() || worst.isEmpty())
        return worst + tasks;
    return tr("%1 %2", "two sentences").arg(worst, tasks);
}

void ProofPanel::retranslate()
{
    prove_->setText(tr("Prove"));
    prove_->setToolTip(tr("Has the solver look for the solutions of every task."));
    stop_->setText(tr("Stop"));
    limitLabel_->setText(tr("Maximum number of positions:"));
    limit_->setSuffix(tr(" thousand", "behind a number of positions"));
    list_->setAccessibleName(tr("What was found"));
    if (report_ && draft_.isLesson())
        show(*report_);
}

void ProofPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone

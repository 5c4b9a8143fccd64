#include "editor/lesson/proof_panel.h"

#include "bots/bots.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_names.h"
#include "editor/lesson/proof_words.h"
#include "scenario/lesson/lesson_check.h"

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

namespace waystone {

namespace {

constexpr int thousand = 1000;
constexpr int usualLimit = 2000;
constexpr int largestLimit = 100'000;

} // namespace

ProofPanel::ProofPanel(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
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
    progress_->setRange(0, 0);
    progress_->setTextVisible(false);

    connect(prove_, &QPushButton::clicked, this, &ProofPanel::prove);
    connect(stop_, &QPushButton::clicked, &prover_, &LessonProver::stop);
    connect(&prover_, &LessonProver::progressed, this, [this](int step, qulonglong nodes) {
        verdict_->setText(
            tr("Proving step %1: %2 positions looked at.").arg(step + 1).arg(QLocale().toString(nodes)));
    });
    connect(&prover_, &LessonProver::finished, this,
            [this](const std::shared_ptr<const LessonReport> &report) {
                setRunning(false);
                report_ = report;
                isProved_ = !report->isStopped;
                show(*report);
            });
    connect(list_, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) {
        if (const int step = item->data(Qt::UserRole).toInt(); step >= 0)
            draft_.goTo(step);
    });
    connect(&draft, &LessonDraft::changed, this, &ProofPanel::checkQuickly);

    auto *limits = new QHBoxLayout;
    limits->addWidget(limitLabel_);
    limits->addWidget(limit_);
    limits->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(prove_);
    buttons->addWidget(stop_);
    buttons->addWidget(progress_, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(verdict_);
    layout->addWidget(list_, 1);
    layout->addLayout(limits);
    layout->addLayout(buttons);
    setRunning(false);
    retranslate();
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
    setEnabled(draft_.isLesson());
    isProved_ = false;
    if (!draft_.isLesson()) {
        list_->clear();
        verdict_->clear();
        return;
    }
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
    item->setData(Qt::UserRole, step);
}

void ProofPanel::showProofs(const LessonReport &report)
{
    const GameWords &words = draft_.document().words();
    for (const StepProof &proof : report.proofs) {
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
    }
}

void ProofPanel::show(const LessonReport &report)
{
    list_->clear();
    const GameWords &words = draft_.document().words();
    for (const LessonFinding &finding : report.findings)
        addLine(words.problemText(finding.problem), finding.step,
                finding.problem.severity == Severity::unusual ? "•" : "✗");
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
        worst = tr("The proof was stopped: what it had not reached is not decided.");
    else if (!isProved_)
        worst = tr("Nothing to fix so far; the tasks are still to be proved.");
    else if (isProved)
        worst = tr("The lesson is sound, and every task is proved.");
    if (tasks.isEmpty() || worst.isEmpty())
        return worst + tasks;
    return tr("%1 %2", "two sentences").arg(worst, tasks);
}

void ProofPanel::retranslate()
{
    prove_->setText(tr("Prove"));
    prove_->setToolTip(tr("Lets the solver look for the solutions of every task."));
    stop_->setText(tr("Stop"));
    limitLabel_->setText(tr("Positions to look at, at most:"));
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

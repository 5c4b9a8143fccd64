#include "editor/lesson/proof_panel.h"

#include "bots/bots.h"
#include "bots/steady_bot.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/open_answers_box.h"
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

ProofPanel::ProofPanel(LessonDraft &draft, const QString &memory, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      prover_(memory),
      box_(new QWidget),
      verdict_(new QLabel),
      list_(new QListWidget),
      openAnswers_(new OpenAnswersBox),
      prove_(new QPushButton),
      stop_(new QPushButton),
      limitLabel_(new QLabel),
      limit_(new QSpinBox),
      progress_(new QProgressBar)
{
    setObjectName(QStringLiteral("lessonProof"));
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
    limit_->setGroupSeparatorShown(true);
    limitLabel_->setWordWrap(true);
    progress_->setRange(0, 0);
    progress_->setTextVisible(false);

    connect(prove_, &QPushButton::clicked, this, [this] {
        emit listWanted();
        prove();
    });
    connect(stop_, &QPushButton::clicked, &prover_, &LessonProver::stop);
    connect(&prover_, &LessonProver::progressed, this, [this](int step, qulonglong nodes) {
        // A task is asked about several times, each time up to the limit.
        const qulonglong shown = std::min<qulonglong>(nodes, settings(true).limits.mostNodes);
        verdict_->setText(
            tr("Proving step %1: %2 positions examined.").arg(step + 1).arg(QLocale().toString(shown)));
    });
    connect(&prover_, &LessonProver::finished, this,
            [this](const std::shared_ptr<const LessonReport> &report) {
                setRunning(false);
                report_ = report;
                isProved_ = !report->isStopped;
                show(*report_);
            });
    connectList();
    connectAnswers();
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
    layout->addWidget(openAnswers_);
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
        openAnswers_->setStep(-1, {});
        verdict_->clear();
        return;
    }
    checked_ = std::make_shared<const Lesson>(draft_.lesson());
    // What is being proved is no longer the lesson.
    if (prover_.isRunning()) {
        prover_.abandon();
        setRunning(false);
    }
    // Bots would think, with every letter that is typed.
    const bool asksBots = std::ranges::find(draft_.lesson().steps, Answers::bot, &LessonStep::answers) !=
                          draft_.lesson().steps.end();
    const auto plan =
        std::make_shared<const LessonPlan>(draft_.lesson(), asksBots ? BotAnswer() : BotAnswer(steadyAnswer));
    // What was proved before stays proved, whatever the texts say now.
    LessonCheckSettings how = settings(true);
    how.isOnlyRemembered = true;
    report_ = std::make_shared<const LessonReport>(checkLesson(plan, how, {}, {}, &prover_.memory()));
    isProved_ = report_->notRemembered == 0 && !report_->proofs.empty();
    show(*report_);
}

void ProofPanel::prove()
{
    setRunning(true);
    prover_.start(draft_.lesson(), settings(true));
}

void ProofPanel::setRunning(bool running)
{
    // The keyboard stays where the other button takes the place of the one that was pressed.
    const QWidget *focused = window()->focusWidget();
    const bool isHere = focused == prove_ || focused == stop_;
    stop_->setVisible(running);
    if (isHere && running)
        stop_->setFocus();
    prove_->setEnabled(!running);
    if (isHere && !running)
        prove_->setFocus();
    progress_->setVisible(running);
}

void ProofPanel::retranslate()
{
    prove_->setText(tr("Prove"));
    prove_->setToolTip(tr("Has the solver look for solutions to every task."));
    stop_->setText(tr("Stop"));
    limitLabel_->setText(tr("Maximum positions, in thousands:"));
    limit_->setAccessibleName(limitLabel_->text());
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

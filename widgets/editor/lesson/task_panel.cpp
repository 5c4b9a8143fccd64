#include "editor/lesson/task_panel.h"

#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_names.h"
#include "fitting/page_stack.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace waystone {

namespace {

/// Takes the height that there is. What is asked of a page by its breadth is more than it needs.
class TaskPages final : public PageStack {
public:
    TaskPages() { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); }
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace

TaskPanel::TaskPanel(LessonDraft &draft, QWidget *parent)
    : QWidget(parent), draft_(draft), pages_(new TaskPages)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeHead());
    // In the order of LessonStep::Kind.
    pages_->addWidget(new QWidget);
    for (QWidget *page : {makeShow(), makeAct(), makeChoose(), makePredict(), makePlayOn()})
        pages_->addWidget(page);
    layout->addWidget(pages_, 1);
    connect(&draft, &LessonDraft::changed, this, &TaskPanel::refresh);
    retranslate();
}

QWidget *TaskPanel::makeHead()
{
    auto *head = new QWidget;
    kind_ = new QLabel;
    kind_->setObjectName(QStringLiteral("stepKind"));
    kind_->setWordWrap(true);
    seat_ = new QComboBox;
    seat_->setObjectName(QStringLiteral("stepSeat"));
    seatLabel_ = new QLabel;
    own_ = new QCheckBox;
    own_->setObjectName(QStringLiteral("ownPosition"));
    connect(seat_, &QComboBox::activated, this, [this](int seat) {
        draft_.changeStep([] { return tr("Reader’s seat", "a step of the history"); },
                          [seat](LessonStep &step) { step.seat = static_cast<Seat>(seat); });
    });
    connect(own_, &QCheckBox::clicked, this, [this](bool own) { draft_.setOwnPosition(own); });
    // Where the panel is low its words give way, not these.
    for (QWidget *box : std::initializer_list<QWidget *>{seat_, own_})
        box->setMinimumHeight(box->sizeHint().height());
    auto *form = new QFormLayout(head);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(kind_);
    form->addRow(seatLabel_, seat_);
    form->addRow(own_);
    return head;
}

void TaskPanel::refresh()
{
    setEnabled(draft_.isLesson());
    if (!draft_.isLesson())
        return;
    const QScopedValueRollback filling(isFilling_, true);
    const LessonStep &step = draft_.current();
    const GameWords &words = draft_.document().words();
    kind_->setText(tr("<b>%1.</b> %2", "kind of step and what it does")
                       .arg(LessonNames::stepKind(step.kind), LessonNames::stepKindHelp(step.kind)));
    seat_->clear();
    for (int seat = 0; seat < draft_.document().seats(); ++seat)
        seat_->addItem(words.seatName(static_cast<Seat>(seat)));
    seat_->setCurrentIndex(step.seat);
    own_->setChecked(!step.position.empty());
    own_->setEnabled(draft_.step() > 0);
    pages_->setCurrentIndex(static_cast<int>(step.kind));
    refreshAct();
    refreshOther();
}

void TaskPanel::retranslate()
{
    seatLabel_->setText(tr("The reader plays:"));
    own_->setText(tr("Starts from its own position"));
    own_->setToolTip(tr("Otherwise, the step continues where the previous one ended."));
    retranslateAct();
    retranslateOther();
    refresh();
}

void TaskPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone

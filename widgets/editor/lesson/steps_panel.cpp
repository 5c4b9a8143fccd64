#include "editor/lesson/steps_panel.h"

#include "controls/calm_view.h"
#include "controls/wrapping_button.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_names.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace waystone {

namespace {

constexpr std::array stepKinds{LessonStep::Kind::tell,   LessonStep::Kind::show,    LessonStep::Kind::act,
                               LessonStep::Kind::choose, LessonStep::Kind::predict, LessonStep::Kind::playOn};

QToolButton *button(const char *name)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    return button;
}

} // namespace

StepsPanel::StepsPanel(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      pages_(new QStackedWidget),
      invitation_(new QLabel),
      beginTask_(new WrappingButton),
      begin_(new WrappingButton),
      held_(new QLabel),
      steps_(new QWidget),
      list_(new CalmView<QListWidget>),
      add_(button("addStep")),
      duplicate_(button("duplicateStep")),
      remove_(button("removeStep")),
      up_(button("stepUp")),
      down_(button("stepDown"))
{
    beginTask_->setObjectName(QStringLiteral("beginWithTask"));
    begin_->setObjectName(QStringLiteral("beginLesson"));
    held_->setObjectName(QStringLiteral("stepsHeld"));
    held_->setWordWrap(true);
    held_->hide();
    list_->setObjectName(QStringLiteral("steps"));
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    invitation_->setWordWrap(true);
    add_->setPopupMode(QToolButton::InstantPopup);
    add_->setMenu(new QMenu(add_));

    auto *empty = new QWidget;
    auto *emptyLayout = new QVBoxLayout(empty);
    emptyLayout->addWidget(invitation_);
    emptyLayout->addWidget(beginTask_);
    emptyLayout->addWidget(begin_);
    emptyLayout->addStretch();
    auto *full = new QWidget;
    // Two lines, so that the board keeps its room.
    auto *buttons = new QGridLayout;
    buttons->setSpacing(0);
    buttons->addWidget(add_, 0, 0, Qt::AlignLeft);
    buttons->addWidget(up_, 0, 1);
    buttons->addWidget(down_, 0, 2);
    buttons->addWidget(duplicate_, 1, 0, Qt::AlignLeft);
    buttons->addWidget(remove_, 1, 1, 1, 2);
    auto *stepsLayout = new QVBoxLayout(steps_);
    stepsLayout->setContentsMargins(0, 0, 0, 0);
    stepsLayout->addWidget(list_, 1);
    stepsLayout->addLayout(buttons);
    auto *fullLayout = new QVBoxLayout(full);
    fullLayout->addWidget(held_);
    fullLayout->addWidget(steps_, 1);
    pages_->addWidget(empty);
    pages_->addWidget(full);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pages_);

    connect(beginTask_, &QPushButton::clicked, this, [this] { draft_.begin(LessonStep::Kind::act); });
    connect(begin_, &QPushButton::clicked, this, [this] { draft_.begin(LessonStep::Kind::tell); });
    connect(duplicate_, &QToolButton::clicked, &draft, &LessonDraft::duplicateStep);
    connect(remove_, &QToolButton::clicked, &draft, &LessonDraft::removeStep);
    connect(up_, &QToolButton::clicked, this, [this] { draft_.moveStep(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { draft_.moveStep(1); });
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            draft_.goTo(row);
    });
    connect(&draft, &LessonDraft::changed, this, &StepsPanel::refresh);
    retranslate();
}

void StepsPanel::setHeld(int step)
{
    heldAt_ = step;
    steps_->setEnabled(step < 0);
    held_->setVisible(step >= 0);
    tellHeld();
}

void StepsPanel::setSound(const std::vector<bool> &areSound)
{
    if (std::exchange(areSound_, areSound) != areSound)
        refresh();
}

void StepsPanel::tellHeld()
{
    held_->setText(tr("A line is being recorded for step %1. Keep it or cancel it; then you can go on to "
                      "another step.")
                       .arg(heldAt_ + 1));
}

void StepsPanel::refresh()
{
    const bool isLesson = draft_.isLesson();
    pages_->setCurrentIndex(isLesson ? 1 : 0);
    const QSignalBlocker blocker(list_);
    const Lesson *lesson = isLesson ? &draft_.lesson() : nullptr;
    const int count = lesson == nullptr ? 0 : static_cast<int>(lesson->steps.size());
    while (list_->count() > count)
        delete list_->takeItem(list_->count() - 1);
    while (list_->count() < count)
        list_->addItem(QString());
    for (int step = 0; step < count; ++step) {
        const LessonStep &each = lesson->steps[static_cast<std::size_t>(step)];
        QListWidgetItem *item = list_->item(step);
        const bool isSound =
            static_cast<std::size_t>(step) < areSound_.size() && areSound_[static_cast<std::size_t>(step)];
        const QString state = isSound ? QStringLiteral("✓") : QStringLiteral("△");
        item->setText(tr("%1 %2 %3  %4", "number, whether it is sound, sign and first words of a step")
                          .arg(QString::number(step + 1), state, LessonNames::stepSign(each.kind),
                               LessonNames::step(*lesson, step, programLanguage())));
        const QString help =
            isSound ? tr("Nothing is left to do here.") : tr("Something is left to do here.");
        item->setToolTip(
            foreign_text::tip(tr("%1: %2 %3", "kind of step, its text, what is left to do")
                                  .arg(LessonNames::stepKind(each.kind),
                                       LessonNames::step(*lesson, step, programLanguage()), help)));
        item->setData(Qt::AccessibleDescriptionRole, help);
    }
    if (isLesson)
        list_->setCurrentRow(draft_.step());
    remove_->setEnabled(count > 1);
    duplicate_->setEnabled(isLesson);
    up_->setEnabled(isLesson && draft_.step() > 0);
    down_->setEnabled(isLesson && draft_.step() + 1 < count);
}

void StepsPanel::retranslate()
{
    invitation_->setText(tr("A lesson leads a reader on from this position, step by step: it explains, "
                            "shows, asks and lets them play."));
    beginTask_->setText(tr("Make a Lesson That Begins with a Task"));
    begin_->setText(tr("Make a Lesson That Begins with an Explanation"));
    tellHeld();
    add_->setText(tr("Add"));
    add_->setToolTip(tr("Adds a step after this one."));
    duplicate_->setText(tr("Copy"));
    duplicate_->setToolTip(tr("Adds a copy of this step after it."));
    remove_->setText(tr("Remove"));
    remove_->setToolTip(tr("Removes this step from the lesson."));
    up_->setText(QStringLiteral("↑"));
    up_->setToolTip(tr("Moves this step before the one above."));
    up_->setAccessibleName(up_->toolTip());
    down_->setText(QStringLiteral("↓"));
    down_->setToolTip(tr("Moves this step after the one below."));
    down_->setAccessibleName(down_->toolTip());
    list_->setAccessibleName(tr("Steps"));
    add_->menu()->clear();
    for (const LessonStep::Kind kind : stepKinds) {
        QAction *action =
            add_->menu()->addAction(tr("%1  %2", "sign and name of a kind of step")
                                        .arg(LessonNames::stepSign(kind), LessonNames::stepKind(kind)),
                                    this, [this, kind] { draft_.addStep(kind); });
        action->setToolTip(foreign_text::tip(LessonNames::stepKindHelp(kind)));
        action->setData(static_cast<int>(kind));
    }
    add_->menu()->setToolTipsVisible(true);
    refresh();
}

void StepsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone

#include "lessons/library/intake_bar.h"

#include "fitting/text_scale.h"
#include "fitting/text_watch.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace waystone {

IntakeBar::IntakeBar(LessonIntake &intake, QWidget *parent)
    : QFrame(parent),
      intake_(intake),
      text_(new QLabel),
      all_(new QCheckBox),
      replace_(new QPushButton),
      both_(new QPushButton),
      skip_(new QPushButton)
{
    setObjectName(QStringLiteral("intakeQuestion"));
    setFrameShape(QFrame::StyledPanel);
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    text_->setMinimumWidth(1); // a title may be one endless word
    all_->setObjectName(QStringLiteral("intakeForAll"));
    replace_->setObjectName(QStringLiteral("intakeReplace"));
    both_->setObjectName(QStringLiteral("intakeKeepBoth"));
    skip_->setObjectName(QStringLiteral("intakeSkip"));
    auto *answers = new QHBoxLayout;
    answers->addStretch();
    for (QPushButton *one : {replace_, both_, skip_}) {
        fitToText(*one, [one] { one->setMinimumHeight(besideText(32)); });
        answers->addWidget(one);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 2, 8, 2);
    column->setSpacing(2);
    auto *asked = new QHBoxLayout;
    asked->addWidget(text_, 1);
    asked->addWidget(all_);
    column->addLayout(asked);
    column->addLayout(answers);

    const auto answer = [this](QPushButton *button, LessonIntake::Answer answer) {
        connect(button, &QPushButton::clicked, this,
                [this, answer] { intake_.answer(answer, all_->isVisible() && all_->isChecked()); });
    };
    answer(replace_, LessonIntake::Answer::replace);
    answer(both_, LessonIntake::Answer::keepBoth);
    answer(skip_, LessonIntake::Answer::skip);
    connect(&intake, &LessonIntake::asked, this, [this] {
        refresh();
        skip_->setFocus(); // which loses nothing
    });
    connect(&intake, &LessonIntake::finished, this, &IntakeBar::refresh);
    refresh();
}

void IntakeBar::refresh()
{
    const std::optional<LessonIntake::Question> &question = intake_.question();
    setVisible(question.has_value());
    replace_->setText(tr("Replace"));
    replace_->setToolTip(tr("Yours is lost; the new one keeps its progress"));
    both_->setText(tr("Keep Both"));
    both_->setToolTip(tr("The new one gets a name of its own"));
    skip_->setText(tr("Skip"));
    skip_->setToolTip(tr("Yours stays as it is"));
    if (!question) {
        all_->setChecked(false);
        return;
    }
    all_->setVisible(question->others > 0);
    all_->setText(tr("The same for the others (%1)", "how many").arg(question->others));
    text_->setText(
        question->isSet
            ? tr("You have a set “%1” already, with other lessons or texts.").arg(question->title)
            : tr("You have the lesson “%1” already, and it says something else.").arg(question->title));
}

void IntakeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

} // namespace waystone

#include "lessons/player/lesson_summary.h"

#include "controls/wrapping_button.h"
#include "fitting/text_scale.h"
#include "lessons/player/lesson_label.h"
#include "words/foreign_text.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int buttonHeight = 40;
constexpr int longestName = 110; ///< letters; two or three lines

/// As many whole words as a button takes.
QString firstWords(const QString &text)
{
    const QString whole = foreign_text::line(text, foreign_text::longestLine);
    if (whole.size() <= longestName)
        return whole;
    const auto end = whole.lastIndexOf(QLatin1Char(' '), longestName - 1);
    return whole.left(end > 0 ? end : longestName - 1) + QChar(0x2026);
}

WrappingButton *wideButton(const char *name)
{
    auto *button = new WrappingButton;
    button->setObjectName(QLatin1String(name));
    button->setMinimumHeight(besideText(buttonHeight));
    return button;
}

} // namespace

LessonSummary::LessonSummary(LessonPlayer &player, const LessonTexts &texts)
    : player_(player),
      texts_(texts),
      heading_(lessonLabel("summaryHeading", 1.5, true)),
      lesson_(lessonLabel("summaryLesson", 1.1)),
      results_(lessonLabel("summaryResults", 1.15)),
      missedHeading_(lessonLabel("summaryMissed", 1, true)),
      missed_(new QVBoxLayout),
      later_(lessonLabel("summaryLater")),
      firstGame_(wideButton("firstGame")),
      repeat_(wideButton("repeatMissed")),
      goOn_(wideButton("nextLesson")),
      leave_(wideButton("leaveSummary")),
      nameLabel_(lessonLabel("summaryNameLabel")),
      name_(new QLineEdit),
      save_(wideButton("saveResult")),
      noProof_(lessonLabel("summaryNoProof"))
{
    setObjectName(QStringLiteral("lessonSummary"));
    later_->setForegroundRole(QPalette::PlaceholderText);
    noProof_->setForegroundRole(QPalette::PlaceholderText);
    name_->setObjectName(QStringLiteral("summaryName"));
    name_->setMaxLength(static_cast<int>(foreign_text::longestName));
    nameLabel_->setBuddy(name_);
    QFont bold = goOn_->font();
    bold.setBold(true);
    goOn_->setFont(bold);
    firstGame_->setFont(bold);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2, 8, 6, 2);
    column->setSpacing(12);
    // However much was missed, how it went and what comes next are seen together.
    for (QWidget *part : std::initializer_list<QWidget *>{heading_, lesson_, results_, firstGame_, goOn_,
                                                          repeat_, leave_, missedHeading_})
        column->addWidget(part);
    column->addLayout(missed_);
    column->addWidget(later_);
    for (QWidget *part : std::initializer_list<QWidget *>{nameLabel_, name_, save_, noProof_})
        column->addWidget(part);
    column->addStretch();
    connect(goOn_, &QPushButton::clicked, this, &LessonSummary::nextWanted);
    connect(firstGame_, &QPushButton::clicked, this, &LessonSummary::firstGameWanted);
    connect(leave_, &QPushButton::clicked, this, &LessonSummary::leaveWanted);
    connect(save_, &QPushButton::clicked, this, [this] { emit resultWanted(name_->text().trimmed()); });
    connect(repeat_, &QPushButton::clicked, this, [this] {
        QStringList steps;
        for (const int step : toRepeat())
            steps.append(QString::fromStdString(player_.lesson().steps[static_cast<std::size_t>(step)].id));
        emit repeatWanted(steps);
    });
}

void LessonSummary::setNext(const Next &next)
{
    next_ = next;
    refresh();
    // It comes when the keyboard is here already.
    if (leave_->hasFocus())
        focusFirst();
}

QStringList LessonSummary::results() const
{
    const LessonPlayer::Summary summary = player_.summary();
    QStringList lines;
    if (summary.firstTry > 0)
        lines.append(tr("✓ %n task(s) solved on the first try", nullptr, summary.firstTry));
    if (summary.withHints > 0)
        lines.append(tr("◐ %n task(s) solved with hints", nullptr, summary.withHints));
    if (summary.again > 0)
        lines.append(tr("↻ %n task(s) solved after another try", nullptr, summary.again));
    if (summary.leftOut > 0)
        lines.append(tr("– %n task(s) skipped", nullptr, summary.leftOut));
    return lines;
}

QString LessonSummary::spoken() const
{
    QStringList sentences{heading_->text(), lesson_->text()};
    sentences += results();
    return sentences.join(QStringLiteral(". "));
}

std::vector<int> LessonSummary::toRepeat() const
{
    LessonPlayer::Summary summary = player_.summary();
    std::vector<int> steps = std::move(summary.missed);
    steps.insert(steps.end(), summary.skipped.begin(), summary.skipped.end());
    std::ranges::sort(steps);
    return steps;
}

QString LessonSummary::heading() const
{
    const LessonPlayer::Summary summary = player_.summary();
    if (!player_.repeated().empty())
        return tr("Review complete");
    if (summary.leftOut > 0)
        return tr("The end, with %n task(s) skipped", nullptr, summary.leftOut);
    return summary.firstTry > 0 && summary.missed.empty() ? tr("Well done! You have reached the end")
                                                          : tr("You have reached the end");
}

void LessonSummary::refresh()
{
    if (!player_.isOpen())
        return;
    const auto missed = static_cast<int>(toRepeat().size());
    heading_->setText(heading());
    lesson_->setText(foreign_text::line(texts_.first(player_.lesson().title), foreign_text::longestLine));
    showText(results_, results().join(QLatin1Char('\n')));
    showText(missedHeading_, missed > 0 ? tr("Worth another look") : QString());
    refreshMissed();
    showText(later_, !player_.summary().missed.empty() && next_.comesBack
                         ? tr("The tasks you missed come back tomorrow under “Learn”, then after 3, 7, 21 "
                              "and 60 days, until you get them right on the first try each time.")
                         : QString());
    repeat_->setText(tr("Repeat %n task(s) now", nullptr, missed));
    repeat_->setVisible(missed > 0);
    firstGame_->setText(tr("Play your first game"));
    firstGame_->setToolTip(tr("Against a gentle computer; cards explain each rule when it comes up"));
    firstGame_->setVisible(next_.isToPlay);
    goOn_->setText(
        next_.toRepeat > 0
            ? foreign_text::caption(tr("Repeat %n task(s) of “%1”", nullptr, next_.toRepeat).arg(next_.title))
            : foreign_text::caption(tr("Next lesson: %1").arg(next_.title)));
    goOn_->setVisible(!next_.title.isEmpty());
    leave_->setText(next_.origin == LessonOrigin::library  ? tr("To the &Lessons")
                    : next_.origin == LessonOrigin::editor ? tr("Back to the &Editor")
                                                           : tr("Close the &Lesson"));
    refreshResult();
}

/// Nothing is saved where nothing was asked, or only some of it.
void LessonSummary::refreshResult()
{
    const bool isWhole =
        player_.repeated().empty() && std::ranges::any_of(player_.lesson().steps, &LessonPlayer::isTask);
    nameLabel_->setText(tr("Your &name, if the result goes to a teacher:"));
    save_->setText(tr("Save the &Result…"));
    noProof_->setText(tr("The result says how it went, but proves nothing."));
    for (QWidget *part : std::initializer_list<QWidget *>{nameLabel_, name_, save_, noProof_})
        part->setVisible(isWhole);
}

void LessonSummary::refreshMissed()
{
    while (QLayoutItem *item = missed_->takeAt(0)) {
        item->widget()->setObjectName(QString());
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was just pressed
        delete item;
    }
    for (const int step : toRepeat()) {
        const LessonStep &each = player_.lesson().steps[static_cast<std::size_t>(step)];
        auto *button = new WrappingButton;
        button->setObjectName(QStringLiteral("missed%1").arg(step));
        button->setText(foreign_text::caption(tr("Step %1: %2", "number and first words of a step")
                                                  .arg(step + 1)
                                                  .arg(firstWords(texts_.first(each.text)))));
        connect(button, &QPushButton::clicked, this, [this, step] { emit stepWanted(step); });
        missed_->addWidget(button);
        button->show(); // now, so that the keyboard can go there
    }
}

void LessonSummary::focusFirst()
{
    for (QWidget *button : std::initializer_list<QWidget *>{firstGame_, goOn_, leave_})
        if (!button->isHidden())
            return button->setFocus();
}

} // namespace waystone

#include "lessons/lesson_card.h"

#include "board/mark_item.h"
#include "lessons/library_item.h"
#include "lessons/wrapping_button.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

// What stands on the card; how it is put together is in lesson_card.cpp.

namespace waystone {

namespace {

void setShown(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

QString LessonCard::read(const LocalText &text) const
{
    return QString::fromStdString(text.in(programLanguage().toStdString(), player_.lesson().language));
}

QString LessonCard::readSecond(const LocalText &text) const
{
    const auto found = text.texts.find(secondLanguage_.toStdString());
    const bool isOther = secondLanguage_ != programLanguage() && found != text.texts.end();
    return isOther ? QString::fromStdString(found->second) : QString();
}

QString LessonCard::readBoth(const LocalText &text) const
{
    const QString second = readSecond(text);
    return second.isEmpty() ? read(text) : read(text) + QLatin1Char('\n') + second;
}

void LessonCard::refreshHead()
{
    const int step = player_.stepIndex();
    const int chapter = player_.chapterOf(step);
    title_->setText(readBoth(player_.lesson().title));
    setAccessibleName(read(player_.lesson().title));
    setShown(chapter_, chapter < 0
                           ? QString()
                           : readBoth(player_.lesson().steps[static_cast<std::size_t>(chapter)].chapter));
    count_->setText(tr("Step %1 of %2").arg(step + 1).arg(player_.steps()));
    progress_->setRange(0, player_.steps());
    progress_->setValue(step + 1);
    progress_->setAccessibleName(count_->text());
    chapters_->setText(tr("&Contents"));
    chapters_->setToolTip(tr("Shows all chapters or steps, to go to any of them (C)"));
    close_->setToolTip(tr("Leaves the lesson; it can be continued later"));
    close_->setAccessibleName(tr("Leave the lesson"));
    fillLanguages();
    fillChapters();
}

void LessonCard::fillLanguages()
{
    second_->clear();
    second_->addItem(tr("One language"), QString());
    for (const std::string &code : player_.lesson().languages) {
        const QString language = QString::fromStdString(code);
        if (language == programLanguage())
            continue;
        // Everybody knows a language by its own name.
        QString name = QLocale(language).nativeLanguageName();
        if (language == QLatin1String("en"))
            name = QStringLiteral("English");
        name[0] = name[0].toUpper();
        second_->addItem(QStringLiteral("+ ") + name, language);
    }
    second_->setCurrentIndex(std::max(0, second_->findData(secondLanguage_)));
    second_->setToolTip(tr("Shows every text in a second language as well"));
    second_->setAccessibleName(tr("Second language"));
}

void LessonCard::fillChapters()
{
    std::vector<int> entries = player_.chapters();
    const bool hasChapters = !entries.empty();
    if (!hasChapters)
        for (int step = 0; step < player_.steps(); ++step)
            entries.push_back(step);
    chapterMenu_->clear();
    for (std::size_t number = 0; number < entries.size(); ++number) {
        const int first = entries[number];
        const int end = number + 1 < entries.size() ? entries[number + 1] : player_.steps();
        bool isDone = true;
        for (int step = first; step < end; ++step)
            isDone = isDone && player_.isDone(step);
        const QString name = hasChapters
                                 ? read(player_.lesson().steps[static_cast<std::size_t>(first)].chapter)
                                 : tr("Step %1").arg(first + 1);
        QAction *entry =
            chapterMenu_->addAction(isDone ? tr("%1 ✓", "chapter or step that is done").arg(name) : name);
        entry->setCheckable(true);
        entry->setChecked(player_.stepIndex() >= first && player_.stepIndex() < end);
        connect(entry, &QAction::triggered, &player_, [this, first] { player_.goTo(first); });
    }
}

void LessonCard::refreshText()
{
    const LessonStep &step = player_.step();
    text_->setText(read(step.text));
    setShown(secondText_, readSecond(step.text));
    setShown(task_, taskText());
    // Whoever does not see the card hears it where the keyboard is.
    for (QWidget *widget : std::initializer_list<QWidget *>{this, next_, number_})
        widget->setAccessibleDescription(spoken());
}

QString LessonCard::spoken() const
{
    QStringList sentences{read(player_.step().text), taskText()};
    if (const auto &feedback = player_.feedback()) {
        sentences.append(verdictText(*feedback));
        sentences.append(read(feedback->text));
    }
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString LessonCard::taskText() const
{
    using enum LessonStep::Kind;
    if (player_.stage() == LessonPlayer::Stage::showing)
        return tr("Watch the board.");
    if (player_.stage() != LessonPlayer::Stage::asked)
        return {};
    const std::optional<int> left = player_.run().actionsLeft();
    switch (player_.step().kind) {
    case act:
        return left ? tr("Play it on the board. Actions left: %1").arg(*left) : tr("Play it on the board.");
    case choose:
        return tr("Choose an answer.");
    case predict:
        return predictionTask();
    case playOn:
        return left ? tr("Play on against the computer. Actions left: %1").arg(*left)
                    : tr("Play on against the computer as long as you like.");
    case tell:
    case show:
        break;
    }
    return {};
}

void LessonCard::refreshAnswers()
{
    using Stage = LessonPlayer::Stage;
    const LessonStep &step = player_.step();
    const bool isAsked = player_.stage() == Stage::asked;
    for (std::size_t option = 0; option < optionButtons_.size(); ++option) {
        const LessonOption &answer = step.options[option];
        const bool isChosen = player_.isChosen(static_cast<int>(option));
        const QString text = readBoth(answer.text);
        optionButtons_[option]->setText(!isChosen ? text
                                        : answer.isRight
                                            ? tr("✓ %1", "right answer that was chosen").arg(text)
                                            : tr("✗ %1", "wrong answer that was chosen").arg(text));
        optionButtons_[option]->setEnabled(isAsked && !isChosen);
        const auto place = std::ranges::find(shownOrder_, static_cast<int>(option)) - shownOrder_.begin();
        optionButtons_[option]->setToolTip(tr("Key %1").arg(place + 1));
    }
    const bool isPrediction = step.kind == LessonStep::Kind::predict;
    prediction_->setVisible(isPrediction);
    predictionLabel_->setText(tr("&Points:"));
    check_->setText(tr("C&heck"));
    number_->setEnabled(isAsked);
    check_->setEnabled(isAsked);
    setShown(points_, player_.points() ? pointsText(*player_.points()) : QString());
}

QString LessonCard::predictionTask() const
{
    const LessonStep &step = player_.step();
    if (step.source.empty())
        return step.line.empty() ? tr("How many points are these?") : tr("How many points does this bring?");
    const QString source = controller_.words().sourceName(step.source);
    return step.line.empty() ? tr("How many points come from here: %1?").arg(source)
                             : tr("How many points does this bring from here: %1?").arg(source);
}

QString LessonCard::pointsText(const LessonPlayer::Points &points) const
{
    QStringList lines;
    for (const auto &[source, amount] : points.sources)
        lines.append(tr("%1: %2", "what gives points, points")
                         .arg(controller_.words().sourceName(source))
                         .arg(amount));
    lines.append(tr("Together: %1", "points").arg(points.total));
    return lines.join(QLatin1Char('\n'));
}

QString LessonCard::verdictText(const LessonPlayer::Feedback &feedback)
{
    using Remark = LessonPlayer::Feedback::Remark;
    switch (feedback.verdict) {
    case Judgement::Verdict::right:
        return tr("✓ That is right.");
    case Judgement::Verdict::good:
        return tr("✓ That is good, and it could be better.");
    case Judgement::Verdict::wrong:
    case Judgement::Verdict::neutral:
        break;
    }
    return feedback.remark == Remark::tooFew    ? tr("✗ It is more than that.")
           : feedback.remark == Remark::tooMany ? tr("✗ It is less than that.")
                                                : tr("✗ Not this way.");
}

void LessonCard::refreshFeedback()
{
    using Stage = LessonPlayer::Stage;
    const auto &feedback = player_.feedback();
    const bool isWrong = player_.stage() == Stage::judged || player_.stage() == Stage::consequence ||
                         player_.stage() == Stage::seen;
    feedback_->setVisible(feedback.has_value());
    if (feedback) {
        verdict_->setText(verdictText(*feedback));
        QPalette colours = verdict_->palette();
        colours.setColor(QPalette::WindowText, MarkItem::color(feedback->verdict == Judgement::Verdict::wrong
                                                                   ? LessonMark::Tone::bad
                                                                   : LessonMark::Tone::good,
                                                               *theme_));
        verdict_->setPalette(colours);
        setShown(feedbackText_, readBoth(feedback->text));
    }
    tryAgain_->setText(tr("&Try Again"));
    tryAgain_->setToolTip(tr("Takes the move back (T)"));
    tryAgain_->setVisible(isWrong);
    consequence_->setText(tr("See &What Comes of It"));
    consequence_->setToolTip(tr("Plays on before your eyes (W)"));
    consequence_->setVisible(player_.canSeeConsequence());
}

void LessonCard::refreshHints()
{
    const LessonStep &step = player_.step();
    QStringList told;
    for (int hint = 0; hint < player_.run().hintsTold(); ++hint)
        told.append(tr("Hint: %1").arg(readBoth(step.hints[static_cast<std::size_t>(hint)])));
    setShown(hints_, told.join(QStringLiteral("\n\n")));
    hint_->setText(player_.run().hintsTold() == 0 ? tr("&Hint") : tr("Another &Hint"));
    hint_->setToolTip(tr("Tells a little more (H)"));
    hint_->setVisible(player_.hasMoreHints());
}

void LessonCard::refreshButtons()
{
    using Stage = LessonPlayer::Stage;
    replay_->setText(tr("Show It &Again"));
    replay_->setToolTip(tr("Plays it again from the beginning (R)"));
    replay_->setVisible(player_.canReplay());
    restart_->setText(tr("Start This Step &Over"));
    restart_->setVisible(player_.canRestart());
    enough_->setText(tr("&Enough Played"));
    enough_->setVisible(player_.step().kind == LessonStep::Kind::playOn && player_.stage() == Stage::asked);
    back_->setText(tr("&Back"));
    back_->setToolTip(tr("To the step before (Page Up)"));
    back_->setEnabled(player_.stepIndex() > 0);
    skip_->setText(tr("&Skip"));
    skip_->setToolTip(tr("To the next step without doing this one (Shift+Page Down)"));
    skip_->setEnabled(!player_.canGoOn() && !player_.isLast());
    next_->setText(player_.isLast() ? tr("&Finish") : tr("&Next"));
    next_->setToolTip(tr("To the next step (Page Down)"));
    next_->setEnabled(player_.canGoOn());
}

} // namespace waystone

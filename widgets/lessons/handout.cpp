#include "lessons/handout.h"

#include "lessons/goal_text.h"
#include "scenario/lesson_run.h"

#include <QCoreApplication>

namespace waystone {

namespace {

/// What one step says in the language that is installed.
class StepPrint {
    Q_DECLARE_TR_FUNCTIONS(StepPrint)

public:
    StepPrint(const std::shared_ptr<const LessonPlan> &plan, std::size_t number, const GameWords &words,
              const QString &language)
        : plan_(plan),
          index_(number),
          lesson_(plan->lesson()),
          step_(lesson_.steps[number]),
          planned_(plan->steps()[number]),
          words_(words),
          language_(language.toStdString())
    {}

    static QString answersTitle(const QString &title) { return tr("%1: answers").arg(title); }
    static QString nameLine() { return tr("Name: %1").arg(QString(30, QLatin1Char('_'))); }

    [[nodiscard]] QString heading() const { return plain(step_.chapter); }

    [[nodiscard]] QString question() const
    {
        QString html = text(step_.text);
        switch (step_.kind) {
        case LessonStep::Kind::show:
            return html + played(step_.line);
        case LessonStep::Kind::act:
            return html + task() + blankLine();
        case LessonStep::Kind::choose:
            return html + options();
        case LessonStep::Kind::predict:
            return html + played(step_.line) + paragraph(asked()) + blankLine();
        default:
            return html;
        }
    }

    [[nodiscard]] QString answer() const
    {
        switch (step_.kind) {
        case LessonStep::Kind::act:
            return played(planned_.line) + branchText();
        case LessonStep::Kind::choose:
            return rightOptions();
        case LessonStep::Kind::predict:
            return paragraph(tr("%n point(s)", nullptr, number())) + text(step_.why);
        default:
            return {};
        }
    }

private:
    [[nodiscard]] QString plain(const LocalText &text) const
    {
        return QString::fromStdString(text.in(language_, lesson_.language));
    }
    [[nodiscard]] static QString paragraph(const QString &text)
    {
        return text.isEmpty() ? QString()
                              : QStringLiteral("<p style=\"margin:3px 0\">%1</p>").arg(text.toHtmlEscaped());
    }
    [[nodiscard]] QString text(const LocalText &text) const { return paragraph(plain(text)); }
    [[nodiscard]] static QString blankLine() { return paragraph(QString(48, QLatin1Char('_'))); }
    [[nodiscard]] static QString list(const QStringList &lines)
    {
        QString html = QStringLiteral("<ul style=\"margin:3px 0\">");
        for (const QString &line : lines)
            html += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
        return lines.isEmpty() ? QString() : html + QStringLiteral("</ul>");
    }
    /// Answers are told apart by small letters.
    [[nodiscard]] static QString letter(std::size_t option)
    {
        return QString(QLatin1Char(static_cast<char>('a' + option)));
    }

    [[nodiscard]] QString played(const std::vector<LineStep> &line) const
    {
        QStringList lines;
        std::optional<Position> position = planned_.position;
        const Game &game = *lesson_.game;
        for (const LineStep &each : line) {
            if (!position || game.refuse(*position, each.seat, each.action))
                break;
            const Seat watcher = each.seat == chanceSeat ? nobody : each.seat;
            lines.append(tr("%1: %2", "who did what")
                             .arg(words_.seatName(each.seat),
                                  words_.playedText(each.action, game.view(*position, watcher))));
            position = game.apply(*position, each.seat, each.action, nullptr);
        }
        return list(lines);
    }

    [[nodiscard]] QString task() const
    {
        if (!step_.goal)
            return paragraph(tr("%1 is to move.").arg(words_.seatName(step_.seat)));
        QString html = paragraph(tr("Reach this goal with %n action(s) of %1:", nullptr, step_.mostActions)
                                     .arg(words_.seatName(step_.seat)));
        for (const QString &line : goalLines(*step_.goal, words_)) {
            const QString trimmed = line.trimmed();
            html += QStringLiteral("<p style=\"margin:1px 0 1px %1px\">%2</p>")
                        .arg(20 + 10 * (line.size() - trimmed.size()))
                        .arg(trimmed.toHtmlEscaped());
        }
        return html;
    }

    [[nodiscard]] QString options() const
    {
        QString html;
        for (std::size_t at = 0; at < step_.options.size(); ++at)
            html += paragraph(
                tr("%1) %2", "letter and text of an answer").arg(letter(at), plain(step_.options[at].text)));
        return html;
    }
    [[nodiscard]] QString rightOptions() const
    {
        QString html;
        for (std::size_t at = 0; at < step_.options.size(); ++at)
            if (step_.options[at].isRight)
                html += paragraph(tr("%1) %2", "letter and text of an answer")
                                      .arg(letter(at), plain(step_.options[at].text))) +
                        text(step_.options[at].why);
        return html;
    }

    [[nodiscard]] QString asked() const
    {
        const QString who = words_.seatName(step_.seat);
        return step_.source.empty() ? tr("How many points does this bring %1?").arg(who)
                                    : tr("How many points does this bring %1 from: %2?")
                                          .arg(who, words_.sourceName(step_.source));
    }
    [[nodiscard]] int number() const { return LessonRun(plan_, index_).rightNumber(); }

    /// What the right moves say.
    [[nodiscard]] QString branchText() const
    {
        QString html;
        for (const Branch &branch : step_.branches)
            if (branch.verdict == Branch::Verdict::right)
                html += text(branch.text);
        return html;
    }

    std::shared_ptr<const LessonPlan> plan_;
    std::size_t index_;
    const Lesson &lesson_;
    const LessonStep &step_;
    const PlannedStep &planned_;
    const GameWords &words_;
    std::string language_;
};

QString inLanguage(const LocalText &text, const QString &language, const Lesson &lesson)
{
    return QString::fromStdString(text.in(language.toStdString(), lesson.language));
}

/// Whether the reader sees something else than on the board that was printed last.
bool isNews(const Lesson &lesson, const PlannedStep &planned, const std::optional<AnySetup> &last)
{
    return !last || !lesson.game->same(planned.setup, *last);
}

} // namespace

Handout lessonHandout(const Lesson &lesson, const Table &table, const QStringList &languages,
                      const Speak &speak)
{
    const auto plan = std::make_shared<const LessonPlan>(lesson);
    Handout handout;
    handout.table = table;
    handout.languages = languages;
    std::optional<AnySetup> last;
    for (std::size_t number = 0; number < lesson.steps.size(); ++number) {
        const PlannedStep &planned = plan->steps()[number];
        HandoutItem &item = handout.items.emplace_back();
        item.marks = lesson.steps[number].marks;
        if (!planned.setup.empty() && (isNews(lesson, planned, last) || !item.marks.empty())) {
            item.board = planned.setup;
            item.watcher = lesson.steps[number].seat;
            last = planned.setup;
        }
    }
    for (const QString &language : languages) {
        speak(language);
        const QString title = inLanguage(lesson.title, language, lesson);
        handout.titles.append(title);
        handout.summaries.append(inLanguage(lesson.summary, language, lesson).toHtmlEscaped());
        handout.answersTitles.append(StepPrint::answersTitle(title));
        handout.nameLines.append(StepPrint::nameLine());
        for (std::size_t number = 0; number < lesson.steps.size(); ++number) {
            const StepPrint print(plan, number, *table.words, language);
            HandoutItem &item = handout.items[number];
            item.headings.append(print.heading());
            item.questions.append(print.question());
            item.answers.append(print.answer());
        }
    }
    speak(languages.front());
    return handout;
}

Handout positionHandout(const Table &table, const AnySetup &setup, Seat watcher, const QString &title,
                        const QString &language)
{
    Handout handout;
    handout.table = table;
    handout.languages = {language};
    handout.titles = {title};
    HandoutItem &item = handout.items.emplace_back();
    item.board = setup;
    item.watcher = watcher;
    return handout;
}

} // namespace waystone

#include "lessons/handout/step_print.h"

#include "lessons/words/goal_text.h"
#include "scenario/lesson/lesson_run.h"
#include "words/foreign_text.h"

namespace waystone {

namespace {

QString paragraph(const QString &text)
{
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p style=\"margin:0 0 8px 0\">%1</p>").arg(text.toHtmlEscaped());
}

QString instruction(const QString &text)
{
    return QStringLiteral("<p style=\"margin:0 0 8px 0\"><i>%1</i></p>").arg(text.toHtmlEscaped());
}

/// With a box before it.
QString ticked(QString paragraph)
{
    return paragraph.insert(paragraph.indexOf(QLatin1Char('>')) + 1, QStringLiteral("\u2610\u00a0"));
}

/// To write an answer on, as wide as the column.
QString blankLine()
{
    return QStringLiteral("<p style=\"margin:40px 0 0 0\"><hr></p>");
}

QString list(const QStringList &lines)
{
    QString html = QStringLiteral("<ul style=\"margin:0 0 8px 0; -qt-list-indent:0\">");
    for (const QString &line : lines)
        html += QStringLiteral("<li style=\"margin-left:40px\">%1</li>").arg(line.toHtmlEscaped());
    return lines.isEmpty() ? QString() : html + QStringLiteral("</ul>");
}

/// Answers are told apart by small letters.
QString letter(std::size_t option)
{
    return QString(QLatin1Char(static_cast<char>('a' + option)));
}

} // namespace

StepPrint::StepPrint(const std::shared_ptr<const LessonPlan> &plan, std::size_t number,
                     const GameWords &words, const QString &language)
    : plan_(plan),
      index_(number),
      lesson_(plan->lesson()),
      step_(lesson_.steps[number]),
      planned_(plan->steps()[number]),
      words_(words),
      language_(language.toStdString())
{}

QString StepPrint::answersTitle(const QString &title)
{
    return tr("%1: answers").arg(title);
}

QString StepPrint::nameLine()
{
    return tr("Name: %1").arg(QString(30, QLatin1Char('_')));
}

QString StepPrint::chapter() const
{
    return plain(step_.chapter).toHtmlEscaped();
}

QString StepPrint::question(bool isWorksheet) const
{
    const QString html = text(step_.text);
    const QString line = isWorksheet ? QString() : blankLine();
    switch (step_.kind) {
    case LessonStep::Kind::show:
        return html + played(step_.line);
    case LessonStep::Kind::act:
        return html + task() +
               (isWorksheet ? instruction(tr("Draw your move on the board, and write down what you do."))
                            : line);
    case LessonStep::Kind::choose:
        return html + (isWorksheet ? instruction(tr("Tick what is right.")) : QString()) +
               options(isWorksheet);
    case LessonStep::Kind::predict:
        return html + played(step_.line) + paragraph(asked()) + line;
    default:
        return html;
    }
}

QString StepPrint::answer() const
{
    switch (step_.kind) {
    case LessonStep::Kind::act:
        return played(planned_.line) + rightMoves();
    case LessonStep::Kind::choose:
        return rightOptions();
    case LessonStep::Kind::predict:
        return paragraph(tr("%n point(s)", nullptr, rightNumber())) + text(step_.why);
    default:
        return {};
    }
}

QString StepPrint::plain(const LocalText &text) const
{
    return foreign_text::paragraphs(QString::fromStdString(text.in(language_, lesson_.language)));
}

QString StepPrint::text(const LocalText &text) const
{
    return paragraph(plain(text));
}

QString StepPrint::played(const std::vector<LineStep> &line) const
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

QString StepPrint::task() const
{
    if (!step_.goal)
        return paragraph(tr("%1 is to move.").arg(words_.seatName(step_.seat)));
    QString html = paragraph(tr("Reach this goal in %n action(s), played by %1:", nullptr, step_.mostActions)
                                 .arg(words_.seatName(step_.seat)));
    for (const QString &line : goalLines(*step_.goal, words_, {step_.seat, true})) {
        const QString trimmed = line.trimmed();
        html += QStringLiteral("<p style=\"margin:0 0 4px %1px\">%2</p>")
                    .arg(40 + 20 * (line.size() - trimmed.size()))
                    .arg(trimmed.toHtmlEscaped());
    }
    return html;
}

QString StepPrint::option(std::size_t at) const
{
    return paragraph(
        tr("%1) %2", "letter and text of an answer").arg(letter(at), plain(step_.options[at].text)));
}

QString StepPrint::options(bool areTicked) const
{
    QString html;
    for (std::size_t at = 0; at < step_.options.size(); ++at)
        html += areTicked ? ticked(option(at)) : option(at);
    return html;
}

QString StepPrint::rightOptions() const
{
    QString html;
    for (std::size_t at = 0; at < step_.options.size(); ++at)
        if (step_.options[at].isRight)
            html += option(at) + text(step_.options[at].why);
    return html;
}

QString StepPrint::asked() const
{
    const QString who = words_.seatName(step_.seat);
    return step_.source.empty() ? tr("How many points does this bring %1?").arg(who)
                                : tr("How many points does this bring %1 in this category: %2?")
                                      .arg(who, words_.sourceName(step_.source));
}

int StepPrint::rightNumber() const
{
    return LessonRun(plan_, index_).rightNumber();
}

/// What the right moves say; ways to the same end may say the same.
QString StepPrint::rightMoves() const
{
    QStringList texts;
    for (const Branch &branch : step_.branches)
        if (branch.verdict == Branch::Verdict::right)
            texts.append(text(branch.text));
    texts.removeDuplicates();
    return texts.join(QString());
}

} // namespace waystone

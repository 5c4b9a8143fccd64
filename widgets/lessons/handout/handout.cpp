#include "lessons/handout/handout.h"

#include "lessons/handout/board_printer.h"
#include "lessons/handout/step_print.h"
#include "lessons/library/set_shelf.h"
#include "lessons/player/lesson_table.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QAbstractItemModel>
#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace waystone {

namespace {

constexpr std::size_t headBlocks = 3;   ///< title, summary, name
constexpr qsizetype longestFooter = 80; ///< leaves room for the number of the page

struct Handout {
    Q_DECLARE_TR_FUNCTIONS(waystone::Handout)
};

constexpr int fewChapters = 3; ///< are found without contents

bool isAnyText(const QStringList &texts)
{
    return std::ranges::any_of(texts, [](const QString &text) { return !text.isEmpty(); });
}

/// All texts of a lesson, one a language each.
struct LessonTexts {
    QStringList titles, summaries, answersTitles, nameLines;
    struct Step {
        QStringList chapters, questions, answers;
    };
    std::vector<Step> steps;
};

LessonTexts textsOf(const std::shared_ptr<const LessonPlan> &plan, const GameWords &words,
                    const QStringList &languages, const Speak &speak, bool isWorksheet)
{
    const Lesson &lesson = plan->lesson();
    LessonTexts texts;
    texts.steps.resize(lesson.steps.size());
    for (const QString &language : languages) {
        speak(language);
        const auto in = [&](const LocalText &text) {
            return foreign_text::paragraphs(
                       QString::fromStdString(text.in(language.toStdString(), lesson.language)))
                .toHtmlEscaped();
        };
        texts.titles.append(in(lesson.title));
        texts.summaries.append(in(lesson.summary));
        texts.answersTitles.append(StepPrint::answersTitle(in(lesson.title)));
        texts.nameLines.append(StepPrint::nameLine());
        for (std::size_t number = 0; number < lesson.steps.size(); ++number) {
            const StepPrint print(plan, number, words, language);
            texts.steps[number].chapters.append(print.chapter());
            texts.steps[number].questions.append(print.question(isWorksheet));
            texts.steps[number].answers.append(print.answer());
        }
    }
    speak(languages.front());
    return texts;
}

PrintBlock numbered(std::size_t step, const QStringList &texts)
{
    PrintBlock block;
    block.texts = texts;
    block.number = QString::number(step + 1);
    return block;
}

/// To write an answer on.
int linesOf(const LessonStep &step)
{
    constexpr int ofMoves = 2;
    return step.kind == LessonStep::Kind::act ? ofMoves : step.kind == LessonStep::Kind::predict ? 1 : 0;
}

/// The steps of a lesson, one below the other.
class Questions {
public:
    Questions(PrintDocument &document, const LessonPlan &plan, const LessonTexts &texts,
              const HandoutForm &form, std::shared_ptr<BoardPrinter> boards)
        : document_(document), plan_(plan), texts_(texts), form_(form), boards_(std::move(boards))
    {}

    void add(PrintStyle titles)
    {
        document_.add(titles, texts_.titles, true);
        document_.add(PrintStyle::text, texts_.summaries, true);
        document_.add(PrintStyle::text, texts_.nameLines);
        for (std::size_t number = 0; number < plan_.steps().size(); ++number)
            addStep(number);
    }

private:
    void addStep(std::size_t number)
    {
        const LessonTexts::Step &texts = texts_.steps[number];
        const std::size_t first = document_.blocks.size();
        if (isAnyText(texts.chapters))
            document_.add(PrintStyle::chapter, texts.chapters, true);
        document_.blocks.push_back(numbered(number, texts.questions));
        const bool hasBoard = isBoardWanted(number);
        if (hasBoard)
            addBoard(number);
        const int lines = form_.isWorksheet ? linesOf(plan_.lesson().steps[number]) : 0;
        if (hasBoard && BoardPrinter::areBeside(form_.diagrams)) {
            document_.blocks.back().lines = std::min(lines, 1); // more where there is room
        } else if (lines > 0) {
            document_.blocks.back().staysWithNext = true;
            document_.blocks.emplace_back().lines = lines;
        }
        if (hasBoard)
            document_.blocks[first].share = form_.diagrams;
    }

    /// The board that was printed last still holds if nothing on it changes, unless it is to be drawn on.
    [[nodiscard]] bool isBoardWanted(std::size_t number) const
    {
        const LessonStep &step = plan_.lesson().steps[number];
        const AnySetup &setup = plan_.steps()[number].setup;
        const bool isDrawnOn = form_.isWorksheet && step.kind == LessonStep::Kind::act;
        const bool isNews =
            last_ == nullptr || !plan_.lesson().game->same(setup, *last_) || !step.marks.empty();
        return !setup.empty() && (isNews || isDrawnOn);
    }

    void addBoard(std::size_t number)
    {
        const LessonStep &step = plan_.lesson().steps[number];
        last_ = &plan_.steps()[number].setup;
        PrintBlock board = BoardPrinter::block(
            boards_,
            [setup = *last_, seat = step.seat](PositionPicture &picture) { picture.show(setup, seat); },
            step.marks);
        PrintBlock &question = document_.blocks.back();
        if (BoardPrinter::areBeside(form_.diagrams)) {
            // One column is left for all languages.
            question.texts = {question.texts.join(QString())};
            question.pictures = std::move(board.pictures);
            return;
        }
        question.staysWithNext = true;
        document_.blocks.push_back(std::move(board));
    }

    PrintDocument &document_;
    const LessonPlan &plan_;
    const LessonTexts &texts_;
    const HandoutForm &form_;
    std::shared_ptr<BoardPrinter> boards_;
    const AnySetup *last_ = nullptr;
};

void addAnswers(PrintDocument &document, const LessonTexts &texts, PrintStyle titles)
{
    if (std::ranges::none_of(texts.steps, isAnyText, &LessonTexts::Step::answers))
        return;
    document.add(titles, texts.answersTitles, true);
    for (std::size_t number = 0; number < texts.steps.size(); ++number)
        if (isAnyText(texts.steps[number].answers))
            document.blocks.push_back(numbered(number, texts.steps[number].answers));
}

/// What `add` adds begins a page, if it adds anything.
void addOnPage(PrintDocument &document, const std::function<void()> &add)
{
    const std::size_t first = document.blocks.size();
    add();
    if (first < document.blocks.size())
        document.blocks[first].beginsPage = true;
}

/// What stands above the lessons of a set.
PrintDocument setHead(const LessonSet &set, const QStringList &languages, const HandoutForm &form)
{
    PrintDocument document;
    document.languages = languages;
    document.isBlack = form.isBlack;
    document.title = foreign_text::line(titleOf(set, languages.front()), longestFooter);
    QStringList titles;
    QStringList summaries;
    for (const QString &language : languages) {
        titles.append(titleOf(set, language).toHtmlEscaped());
        summaries.append(summaryOf(set, language).toHtmlEscaped());
    }
    document.add(PrintStyle::title, titles, true);
    document.add(PrintStyle::text, summaries);
    return document;
}

std::ptrdiff_t chaptersOf(const PrintDocument &document)
{
    return std::ranges::count(document.blocks, PrintStyle::chapter, &PrintBlock::style);
}

} // namespace

QStringList contentsTitles(const QStringList &languages, const Speak &speak)
{
    QStringList titles;
    for (const QString &language : languages) {
        speak(language);
        titles.append(Handout::tr("Contents").toHtmlEscaped());
    }
    speak(languages.front());
    return titles;
}

PrintDocument lessonHandout(const Lesson &lesson, const Table &table, const QStringList &languages,
                            const Speak &speak, const HandoutForm &form)
{
    const auto plan = std::make_shared<const LessonPlan>(lesson);
    const LessonTexts texts = textsOf(plan, *table.words, languages, speak, form.isWorksheet);
    PrintDocument document;
    document.languages = languages;
    document.isBlack = form.isBlack;
    document.title = foreign_text::line(
        QString::fromStdString(lesson.title.in(languages.front().toStdString(), lesson.language)),
        longestFooter);
    if (form.part != HandoutPart::answers) {
        Questions(document, *plan, texts, form, std::make_shared<BoardPrinter>(table, languages, form))
            .add(PrintStyle::title);
        if (chaptersOf(document) > fewChapters)
            document.addContents(headBlocks, contentsTitles(languages, speak));
    }
    if (form.part != HandoutPart::questions)
        addOnPage(document, [&] { addAnswers(document, texts, PrintStyle::title); });
    return document;
}

PrintDocument packHandout(const LessonPack &pack, const QStringList &languages, const Speak &speak,
                          const HandoutForm &form)
{
    const auto tableOf = [](const Lesson &lesson) { return lessonTable(lesson.game, lesson.players); };
    if (!pack.set) {
        const Lesson &lesson = pack.lessons.front();
        return lessonHandout(lesson, tableOf(lesson), languages, speak, form);
    }
    PrintDocument document = setHead(*pack.set, languages, form);
    const std::size_t head = document.blocks.size();
    std::vector<LessonTexts> texts;
    for (const Lesson &lesson : pack.lessons) {
        const auto plan = std::make_shared<const LessonPlan>(lesson);
        const Table table = tableOf(lesson);
        texts.push_back(textsOf(plan, *table.words, languages, speak, form.isWorksheet));
        if (form.part == HandoutPart::answers)
            continue;
        const std::size_t first = document.blocks.size();
        addOnPage(document, [&] {
            Questions(document, *plan, texts.back(), form,
                      std::make_shared<BoardPrinter>(table, languages, form))
                .add(PrintStyle::chapter);
        });
        // In the contents a lesson stands with its title alone.
        for (std::size_t block = first + 1; block < document.blocks.size(); ++block)
            if (document.blocks[block].style == PrintStyle::chapter)
                document.blocks[block].style = PrintStyle::heading;
    }
    if (form.part != HandoutPart::questions)
        addOnPage(document, [&] {
            for (const LessonTexts &each : texts)
                addAnswers(document, each, PrintStyle::chapter);
        });
    if (chaptersOf(document) > 1)
        document.addContents(head, contentsTitles(languages, speak));
    return document;
}

namespace {

PrintDocument boardHandout(const Table &table, const QString &title, bool isBlack, BoardPrinter::Show show)
{
    HandoutForm form;
    form.diagrams = 1;
    form.isBlack = isBlack;
    PrintDocument document;
    document.title = foreign_text::line(title, longestFooter);
    document.languages = {programLanguage()};
    document.isBlack = isBlack;
    document.add(PrintStyle::title, {title.toHtmlEscaped()}, true);
    document.blocks.push_back(BoardPrinter::block(
        std::make_shared<BoardPrinter>(table, document.languages, form), std::move(show)));
    return document;
}

} // namespace

PrintDocument positionHandout(const Table &table, const AnySetup &setup, Seat watcher, const QString &title,
                              bool isBlack, const Score &result)
{
    return boardHandout(table, title, isBlack,
                        [=](PositionPicture &picture) { picture.show(setup, watcher, result); });
}

PrintDocument positionHandout(const Table &table, const SeatView &view, const QString &title, bool isBlack,
                              const Score &result)
{
    return boardHandout(table, title, isBlack, [=](PositionPicture &picture) { picture.show(view, result); });
}

void addScoreSheet(PrintDocument &document, const QAbstractItemModel &sheet, bool isBlank)
{
    const auto cell = [](const char *tag, const QString &text, bool isLeft) {
        return QStringLiteral("<%1 align=\"%2\" style=\"font-weight:normal\">%3</%1>")
            .arg(QLatin1String(tag), QLatin1String(isLeft ? "left" : "center"), text.toHtmlEscaped());
    };
    const int columns = sheet.columnCount();
    // Lengths are quarters of a point; what is to be written on is as high as a line.
    QString html =
        QStringLiteral(
            "<table border=\"2\" style=\"border-collapse:collapse\" cellpadding=\"%1\" width=\"100%\"><tr>")
            .arg(isBlank ? 24 : 14);
    for (int column = 0; column < columns; ++column)
        html += cell("th", isBlank ? QString() : sheet.headerData(column, Qt::Horizontal).toString(),
                     column == 0);
    for (int row = 0; row < sheet.rowCount(); ++row) {
        html += QStringLiteral("</tr><tr>");
        for (int column = 0; column < columns; ++column)
            html += cell("td", column > 0 && isBlank ? QString() : sheet.index(row, column).data().toString(),
                         column == 0);
    }
    PrintBlock &block = document.blocks.emplace_back();
    block.style = PrintStyle::heading;
    block.texts = {html + QStringLiteral("</tr></table>")};
}

} // namespace waystone

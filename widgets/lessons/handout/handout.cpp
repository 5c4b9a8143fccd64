#include "lessons/handout/handout.h"

#include "board/mark_overlay.h"
#include "board/position_picture.h"
#include "lessons/handout/step_print.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QCoreApplication>

#include <algorithm>

namespace waystone {

namespace {

constexpr qreal boardAspect = 1.9;
constexpr qreal boardWidth = 510; ///< in points; the width of A4 inside the margins
constexpr qreal leastBoard = 0.75;
constexpr std::size_t headBlocks = 3;   ///< title, summary, name
constexpr qsizetype longestFooter = 80; ///< leaves room for the number of the page

struct Handout {
    Q_DECLARE_TR_FUNCTIONS(waystone::Handout)
};

constexpr int fewChapters = 3; ///< are found without contents

/// Draws the boards of a hand-out, one after another.
class BoardPrinter {
public:
    BoardPrinter(const Table &table, QStringList languages) : picture_(table), marks_(picture_.scene())
    {
        picture_.setTheme(ThemeKind::light);
        marks_.setOnPaper();
        picture_.setAspect(boardAspect);
        // There is one board for both columns: what is written on it is said in both languages.
        marks_.setReading([languages = std::move(languages)](const LocalText &text) {
            QStringList texts;
            for (const QString &language : languages)
                texts.append(QString::fromStdString(text.in(language.toStdString(), {})));
            texts.removeDuplicates();
            return texts.join(QStringLiteral(" · "));
        });
    }

    void paint(QPainter &painter, const QRectF &target, const AnySetup &setup, Seat watcher,
               const std::vector<LessonMark> &marks)
    {
        picture_.show(setup, watcher);
        marks_.setMarks(marks);
        picture_.paint(painter, target);
    }

private:
    PositionPicture picture_;
    MarkOverlay marks_;
};

PrintBlock boardBlock(const std::shared_ptr<BoardPrinter> &boards, const AnySetup &setup, Seat watcher,
                      const std::vector<LessonMark> &marks)
{
    PrintBlock block;
    block.pictures.push_back({QSizeF(boardWidth, boardWidth / boardAspect), leastBoard,
                              [=](QPainter &painter, const QRectF &target) {
                                  boards->paint(painter, target, setup, watcher, marks);
                              }});
    return block;
}

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
                    const QStringList &languages, const Speak &speak)
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
            texts.steps[number].questions.append(print.question());
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

void addQuestions(PrintDocument &document, const LessonPlan &plan, const LessonTexts &texts,
                  const std::shared_ptr<BoardPrinter> &boards)
{
    document.add(PrintStyle::title, texts.titles, true);
    document.add(PrintStyle::text, texts.summaries, true);
    document.add(PrintStyle::text, texts.nameLines, true);
    const Lesson &lesson = plan.lesson();
    const AnySetup *last = nullptr;
    for (std::size_t number = 0; number < lesson.steps.size(); ++number) {
        if (isAnyText(texts.steps[number].chapters))
            document.add(PrintStyle::chapter, texts.steps[number].chapters, true);
        document.blocks.push_back(numbered(number, texts.steps[number].questions));
        const LessonStep &step = lesson.steps[number];
        const AnySetup &setup = plan.steps()[number].setup;
        // The board that was printed last still holds if nothing on it changes.
        const bool isNews = last == nullptr || !lesson.game->same(setup, *last) || !step.marks.empty();
        if (setup.empty() || !isNews)
            continue;
        document.blocks.back().staysWithNext = true;
        document.blocks.push_back(boardBlock(boards, setup, step.seat, step.marks));
        last = &setup;
    }
}

void addAnswers(PrintDocument &document, const LessonTexts &texts)
{
    if (std::ranges::none_of(texts.steps, isAnyText, &LessonTexts::Step::answers))
        return;
    document.add(PrintStyle::title, texts.answersTitles, true);
    document.blocks.back().beginsPage = true;
    for (std::size_t number = 0; number < texts.steps.size(); ++number)
        if (isAnyText(texts.steps[number].answers))
            document.blocks.push_back(numbered(number, texts.steps[number].answers));
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
                            const Speak &speak, HandoutPart part)
{
    const auto plan = std::make_shared<const LessonPlan>(lesson);
    const LessonTexts texts = textsOf(plan, *table.words, languages, speak);
    PrintDocument document;
    document.languages = languages;
    document.title = foreign_text::line(
        QString::fromStdString(lesson.title.in(languages.front().toStdString(), lesson.language)),
        longestFooter);
    if (part != HandoutPart::answers) {
        addQuestions(document, *plan, texts, std::make_shared<BoardPrinter>(table, languages));
        if (chaptersOf(document) > fewChapters)
            document.addContents(headBlocks, contentsTitles(languages, speak));
    }
    if (part != HandoutPart::questions)
        addAnswers(document, texts);
    return document;
}

PrintDocument positionHandout(const Table &table, const AnySetup &setup, Seat watcher, const QString &title)
{
    PrintDocument document;
    document.title = title;
    document.languages = {programLanguage()};
    document.add(PrintStyle::title, {title.toHtmlEscaped()}, true);
    document.blocks.push_back(
        boardBlock(std::make_shared<BoardPrinter>(table, QStringList()), setup, watcher, {}));
    return document;
}

} // namespace waystone

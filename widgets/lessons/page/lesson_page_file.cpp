#include "lessons/page/lesson_page_file.h"

#include "board/ink/board_ink.h"
#include "bots/bots.h"
#include "bots/steady_bot.h"
#include "core/json/json.h"
#include "core/languages.h"
#include "core/refusal_finder.h"
#include "lessons/page/page_boards.h"
#include "lessons/page/page_words.h"
#include "lessons/player/lesson_table.h"
#include "lessons/words/goal_text.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/results/lesson_result.h"
#include "scenario/tree/tree_json.h"
#include "scenario/tree/tree_maker.h"
#include "words/action_kinds.h"
#include "words/program_language.h"

#include <QCryptographicHash>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace waystone {

namespace {

using Kind = LessonStep::Kind;

constexpr qreal boardAspect = 1.6;
constexpr std::array<const char *, 6> kindNames = {"tell", "show", "do", "choose", "predict", "playOn"};

/// What is played on a desk is played here: whom there is not, nobody has proved anything against.
Lesson playable(Lesson lesson)
{
    for (LessonStep &step : lesson.steps)
        if (step.answers == Answers::bot && std::ranges::find(botIds(), step.bot) == botIds().end())
            step.answers = Answers::nobody;
    return lesson;
}

/// The lesson as the page reads it.
class PageData {
public:
    PageData(const Lesson &lesson, const QStringList &languages)
        : languages_(languages),
          tree_(makeLessonTree(std::make_shared<const LessonPlan>(playable(lesson), steadyAnswer),
                               botIds().back())),
          table_(lessonTable(tree_.plan->lesson().game, lesson.players)),
          numbers_(tree_.plan->lesson(), table_, texts_)
    {
        QStringList names;
        for (const Player &player : table_.players)
            names.append(player.name);
        table_.words->setPlayerNames(names);
    }

    void speak(const Speak &speak)
    {
        speak(languages_.front());
        needs_ = pageNeeds();
        BoardInk ink(table_, boardAspect);
        for (const TreeBoard &board : tree_.boards)
            if (board.position)
                ink.add(game().view(*board.position, board.watcher), game().seats(*board.position));
            else
                ink.add(board.setup, board.watcher);
        addGhosts(ink);
        book_ = ink.write(languages_, speak);
        collect();
        texts_.speak(languages_, speak);
    }

    /// The whole of it, once it has been spoken.
    [[nodiscard]] Json json()
    {
        const PageBoards boards(book_, [this](Place place) { return numbers_.place(place); });
        Json json = collect();
        json["places"] = numbers_.placeNames();
        json["texts"] = texts_.json();
        json["ink"] = boards.json();
        symbols_ = boards.symbols();
        return json;
    }
    [[nodiscard]] const QByteArray &symbols() const { return symbols_; }
    /// What stands there until the script begins.
    [[nodiscard]] const QString &needs() const { return needs_; }

private:
    [[nodiscard]] const Lesson &lesson() const { return tree_.plan->lesson(); }
    [[nodiscard]] const Game &game() const { return *lesson().game; }

    /// The pieces of marks that lie on no board.
    void addGhosts(BoardInk &ink)
    {
        for (std::size_t step = 0; step < tree_.steps.size(); ++step) {
            const StepTree &tree = tree_.steps[step];
            addGhosts(ink, lesson().steps[step].marks, tree.board);
            if (!tree.task)
                continue;
            addGhosts(ink, tree.task->opening);
            for (const TreeTurn &turn : tree.task->turns)
                for (const TreeMove &move : turn.moves)
                    addGhosts(ink, move.beats);
        }
        numbers_.setGhost([this](std::size_t board, const Piece &piece) {
            // Nothing is drawn yet while texts are only collected.
            return book_.pieces.empty() ? std::vector<std::size_t>()
                                        : book_.pieces[ghosts_.at({board, piece})];
        });
    }

    void addGhosts(BoardInk &ink, const std::vector<TreeBeat> &beats)
    {
        for (const TreeBeat &beat : beats) {
            if (beat.told)
                addGhosts(ink, beat.told->marks, beat.after);
            addGhosts(ink, beat.consequence);
        }
    }

    void addGhosts(BoardInk &ink, const std::vector<LessonMark> &marks, std::size_t board)
    {
        for (const LessonMark &mark : marks)
            if (mark.kind == LessonMark::Kind::ghost &&
                ghosts_.emplace(std::pair(board, mark.piece), ghosts_.size()).second)
                ink.addPiece(board, mark.piece);
    }

    /// Asks for every text; the numbers are right the second time.
    Json collect()
    {
        for (const InkBook::Arrangement &arrangement : book_.arrangements)
            for (const PlaceShape &shape : arrangement.shapes)
                static_cast<void>(numbers_.place(shape.place));
        int mostLeft = 0;
        for (const LessonStep &step : lesson().steps)
            mostLeft = std::max(mostLeft, step.mostActions);
        Json json = {{"id", lesson().id},
                     {"hash", resultHash(writeLesson(lesson()))},
                     {"title", numbers_.text(lesson().title)},
                     {"summary", numbers_.text(lesson().summary)},
                     {"languages", Json::array()},
                     {"words", pageWords(numbers_, static_cast<int>(lesson().steps.size()), mostLeft)},
                     {"steps", Json::array()}};
        for (const QString &language : languages_)
            json["languages"].push_back({language.toStdString(), languageName(language).toStdString()});
        for (std::size_t step = 0; step < tree_.steps.size(); ++step)
            json["steps"].push_back(stepJson(step));
        static_cast<void>(numbers_.placeNames());
        return json;
    }

    Json stepJson(std::size_t number)
    {
        const LessonStep &step = lesson().steps[number];
        const StepTree &tree = tree_.steps[number];
        Json json = {{"kind", kindNames[static_cast<std::size_t>(step.kind)]},
                     {"id", step.id},
                     {"b", tree.board},
                     {"text", numbers_.text(step.text)}};
        if (!step.chapter.isEmpty())
            json["chapter"] = numbers_.text(step.chapter);
        if (!step.marks.empty())
            json["marks"] = toJson(step.marks, tree.board, numbers_);
        for (const LocalText &hint : step.hints)
            json["hints"].push_back(numbers_.text(hint));
        if (!tree.line.empty())
            json["line"] = toJson(tree_, tree.line, numbers_);
        if (step.kind == Kind::choose)
            json["options"] = optionsJson(step);
        if (step.kind == Kind::predict)
            addPrediction(json, number);
        if (tree.task)
            addTask(json, step, *tree.task);
        return json;
    }

    /// A right answer that is written first comes last, as in the program.
    Json optionsJson(const LessonStep &step)
    {
        Json json = Json::array();
        for (const LessonOption &option : step.options)
            json.push_back({numbers_.text(option.text), option.isRight, numbers_.text(option.why)});
        if (!json.empty() && step.options.front().isRight)
            std::ranges::rotate(json, json.begin() + 1);
        return json;
    }

    void addPrediction(Json &json, std::size_t number)
    {
        const LessonStep &step = lesson().steps[number];
        const QString key = QString::number(number);
        json["number"] = *tree_.steps[number].rightNumber;
        json["why"] = numbers_.text(step.why);
        json["ask"] = numbers_.say(QStringLiteral("ask/") + key,
                                   [this, &step] { return predictionQuestion(step, *table_.words); });
        json["sum"] = numbers_.say(QStringLiteral("sum/") + key, [this, number] {
            return predictedPoints(*tree_.plan, number, *table_.words);
        });
    }

    void addTask(Json &json, const LessonStep &step, const TaskTree &task)
    {
        if (step.goal)
            json["goal"] =
                numbers_.say(QStringLiteral("goal/") + QString::fromStdString(step.id), [this, &step] {
                    return goalLines(*step.goal, *table_.words, {step.seat, true}).join(QLatin1Char('\n'));
                });
        if (step.lossTold == LossTold::atOnce)
            json["atOnce"] = true;
        json["task"] = toJson(tree_, task, numbers_);
        for (std::size_t turn = 0; turn < task.turns.size(); ++turn) {
            addHeld(json["task"]["turns"][turn], task.turns[turn]);
            addRefusals(json["task"]["turns"][turn], task.turns[turn], step.seat);
        }
    }

    /// What is chosen in secret is not done by the last tap: a button that says so does it.
    void addHeld(Json &json, const TreeTurn &turn)
    {
        const ActionKinds *words = table_.words->kindsOfActions();
        if (words == nullptr)
            return;
        const TreeBoard &board = tree_.boards[turn.board];
        const SeatView view = game().view(*board.position, board.watcher);
        const std::vector<ActionKind> kinds = words->actionKinds(view);
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            if (kinds[kind].picks == 0)
                continue;
            const int name =
                numbers_.say(QStringLiteral("kind/%1").arg(kinds[kind].verbs.front()),
                             [words, view, kind] { return words->actionKinds(view)[kind].name; });
            for (std::size_t move = 0; move < turn.moves.size(); ++move)
                if (std::ranges::count(kinds[kind].verbs, turn.moves[move].action.verb) > 0)
                    json["moves"][move]["held"] = name;
        }
    }

    /// By text, the places where a tap leads nowhere and a rule says why.
    void addRefusals(Json &json, const TreeTurn &turn, Seat seat)
    {
        std::set<Place> begun;
        for (const TreeMove &move : turn.moves)
            for (const Route &route : move.taps)
                if (!route.empty())
                    begun.insert(route.front());
        RefusalFinder finder(game(), *tree_.boards[turn.board].position, seat);
        std::map<int, std::vector<int>> refused;
        for (const PlaceShape &shape : book_.arrangements[book_.boards[turn.board].arrangement].shapes) {
            if (begun.contains(shape.place))
                continue;
            const std::optional<Problem> problem = finder.whyNot({shape.place});
            if (problem && problem->code != noActionCode)
                refused[numbers_.refusal(*problem)].push_back(numbers_.place(shape.place));
        }
        for (const auto &[text, places] : refused)
            json["no"].push_back({text, places});
    }

    const QStringList languages_;
    PageTexts texts_;
    const LessonTree tree_;
    Table table_;
    PageNumbers numbers_;
    InkBook book_;
    std::map<std::pair<std::size_t, Piece>, std::size_t> ghosts_; ///< by board: its number among the pieces
    QByteArray symbols_;
    QString needs_;
};

QByteArray resource(const char *name)
{
    QFile file(QStringLiteral(":/page/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// As a content policy names a script or a style.
QByteArray hashOf(const QByteArray &source)
{
    return "'sha256-" + QCryptographicHash::hash(source, QCryptographicHash::Sha256).toBase64() + '\'';
}

/// With what stands between two of the signs "@" put in its place; what is put in is not looked through again.
QByteArray filled(const QByteArray &frame, const QHash<QByteArray, QByteArray> &values)
{
    QByteArray page;
    const QList<QByteArray> pieces = frame.split('@');
    for (qsizetype at = 0; at < pieces.size(); ++at)
        page += at % 2 == 0 ? pieces[at] : values.value(pieces[at]);
    return page;
}

} // namespace

QStringList pageLanguages(const Lesson &lesson, const QString &first)
{
    QStringList languages;
    for (const std::string &code : lesson.languages)
        if (isProgramLanguage(code))
            languages.append(QString::fromStdString(code));
    const qsizetype at = languages.indexOf(first);
    if (at > 0)
        languages.move(at, 0);
    return languages.isEmpty() ? QStringList(first) : languages;
}

QByteArray lessonPage(const Lesson &lesson, const QStringList &languages, const Speak &speak)
{
    PageData data(lesson, languages);
    data.speak(speak);
    // Base64 has no sign that could end the element which holds it.
    constexpr qsizetype lengthAhead = 4; // qCompress puts it before what zlib makes
    const QByteArray packed =
        qCompress(QByteArray::fromStdString(data.json().dump()), 9).mid(lengthAhead).toBase64();
    const QByteArray script = resource("lesson.js");
    const QByteArray style = resource("lesson.css");
    const QString title =
        QString::fromStdString(lesson.title.in(languages.front().toStdString(), lesson.language));
    return filled(resource("lesson.html"),
                  {{"policy", "default-src 'none'; base-uri 'none'; form-action 'none'; script-src " +
                                  hashOf(script) + "; style-src " + hashOf(style)},
                   {"language", languages.front().toUtf8()},
                   {"title", title.toHtmlEscaped().toUtf8()},
                   {"style", style},
                   {"symbols", data.symbols()},
                   {"needs", data.needs().toHtmlEscaped().toUtf8()},
                   {"data", packed},
                   {"script", script}});
}

} // namespace waystone

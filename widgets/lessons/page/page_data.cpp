#include "lessons/page/page_data.h"

#include "core/json/json.h"
#include "core/refusal_finder.h"
#include "lessons/page/page_boards.h"
#include "lessons/page/page_words.h"
#include "lessons/words/goal_text.h"
#include "models/board_model.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/results/lesson_result.h"
#include "scenario/tree/tree_json.h"
#include "words/action_kinds.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QAbstractItemModel>

#include <algorithm>
#include <array>
#include <set>

namespace waystone {

namespace {

using Kind = LessonStep::Kind;

constexpr qreal boardAspect = 1.6;
constexpr std::array<const char *, 6> kindNames = {"tell", "show", "do", "choose", "predict", "playOn"};

} // namespace

PageData::PageData(LessonTree tree, Table table, QStringList languages)
    : languages_(std::move(languages)),
      tree_(std::move(tree)),
      table_(std::move(table)),
      numbers_(tree_.plan->lesson(), table_, texts_)
{
    QStringList names;
    for (const Player &player : table_.players)
        names.append(player.name);
    table_.words->setPlayerNames(names);
}

void PageData::speak(const Speak &speak)
{
    speak(languages_.front());
    BoardInk ink(table_, boardAspect);
    for (const TreeBoard &board : tree_.boards)
        if (shown_)
            ink.add(*shown_, static_cast<int>(table_.players.size()));
        else if (board.position)
            ink.add(game().view(*board.position, board.watcher), game().seats(*board.position));
        else
            ink.add(board.setup, board.watcher);
    addGhosts(ink);
    book_ = ink.write(languages_, speak);
    collect();
    texts_.speak(languages_, speak);
}

Json PageData::json()
{
    const PageBoards boards(book_, [this](Place place) { return numbers_.place(place); });
    Json json = collect();
    json["places"] = numbers_.placeNames();
    json["texts"] = texts_.json();
    json["ink"] = boards.json();
    json["symbols"] = boards.symbols().toStdString();
    return json;
}

/// The pieces of marks that lie on no board.
void PageData::addGhosts(BoardInk &ink)
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
        return book_.pieces.empty() ? std::vector<std::size_t>() : book_.pieces[ghosts_.at({board, piece})];
    });
}

void PageData::addGhosts(BoardInk &ink, const std::vector<TreeBeat> &beats)
{
    for (const TreeBeat &beat : beats) {
        if (beat.told)
            addGhosts(ink, beat.told->marks, beat.after);
        addGhosts(ink, beat.consequence);
    }
}

void PageData::addGhosts(BoardInk &ink, const std::vector<LessonMark> &marks, std::size_t board)
{
    for (const LessonMark &mark : marks)
        if (mark.kind == LessonMark::Kind::ghost &&
            ghosts_.emplace(std::pair(board, mark.piece), ghosts_.size()).second)
            ink.addPiece(board, mark.piece);
}

Json PageData::collect()
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
    if (sheet_ != nullptr)
        json["sheet"] = sheetJson();
    if (contents_ != nullptr)
        json["contents"] = contentsJson();
    for (const QString &language : languages_)
        json["languages"].push_back({language.toStdString(), languageName(language).toStdString()});
    for (std::size_t step = 0; step < tree_.steps.size(); ++step)
        json["steps"].push_back(stepJson(step));
    static_cast<void>(numbers_.placeNames());
    return json;
}

Json PageData::stepJson(std::size_t number)
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
Json PageData::optionsJson(const LessonStep &step)
{
    Json json = Json::array();
    for (const LessonOption &option : step.options)
        json.push_back({numbers_.text(option.text), option.isRight, numbers_.text(option.why)});
    if (!json.empty() && step.options.front().isRight)
        std::ranges::rotate(json, json.begin() + 1);
    return json;
}

void PageData::addPrediction(Json &json, std::size_t number)
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

void PageData::addTask(Json &json, const LessonStep &step, const TaskTree &task)
{
    if (step.goal)
        json["goal"] = numbers_.say(QStringLiteral("goal/") + QString::fromStdString(step.id), [this, &step] {
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
void PageData::addHeld(Json &json, const TreeTurn &turn)
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
        const int name = numbers_.say(QStringLiteral("kind/%1").arg(kinds[kind].verbs.front()),
                                      [words, view, kind] { return words->actionKinds(view)[kind].name; });
        for (std::size_t move = 0; move < turn.moves.size(); ++move)
            if (std::ranges::count(kinds[kind].verbs, turn.moves[move].action.verb) > 0)
                json["moves"][move]["held"] = name;
    }
}

/// By text, the places where a tap leads nowhere and a rule says why.
void PageData::addRefusals(Json &json, const TreeTurn &turn, Seat seat)
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

/// By place, its name and what is there.
Json PageData::contentsJson()
{
    Json told = Json::array();
    for (int row = 0; row < contents_->rowCount(); ++row) {
        const QModelIndex place = contents_->index(row, BoardModel::NameColumn);
        if (place.data(BoardModel::ContentRole).toStringList().isEmpty())
            continue;
        const int number = numbers_.place(place.data(BoardModel::PlaceRole).value<Place>());
        told.push_back({number, numbers_.say(QStringLiteral("contents/%1").arg(row), [place] {
                            return place.data(Qt::AccessibleTextRole).toString();
                        })});
    }
    return told;
}

Json PageData::sheetJson()
{
    const auto told = [this](const QString &key, std::function<QVariant()> text) {
        return numbers_.say(QStringLiteral("sheet/") + key, [text = std::move(text)] {
            return foreign_text::line(text().toString(), foreign_text::longestLine);
        });
    };
    Json rows = Json::array();
    for (int row = -1; row < sheet_->rowCount(); ++row) {
        Json &cells = rows.emplace_back(Json::array());
        for (int column = 0; column < sheet_->columnCount(); ++column)
            cells.push_back(told(QStringLiteral("%1/%2").arg(row).arg(column), [this, row, column]() {
                return row < 0 ? sheet_->headerData(column, Qt::Horizontal)
                               : sheet_->index(row, column).data();
            }));
    }
    return rows;
}

} // namespace waystone

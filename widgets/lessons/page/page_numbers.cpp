#include "lessons/page/page_numbers.h"

#include "core/json/json.h"
#include "lessons/handout/step_print.h"
#include "words/foreign_text.h"

#include <array>

namespace waystone {

namespace {

constexpr std::array<const char *, 5> markNames = {"ring", "arrow", "label", "spotlight", "ghost"};
constexpr std::array<const char *, 3> toneNames = {"look", "good", "bad"};

} // namespace

PageNumbers::PageNumbers(const Lesson &lesson, const Table &table, PageTexts &texts)
    : lesson_(lesson), table_(table), texts_(texts)
{}

int PageNumbers::text(const LocalText &text)
{
    QString key = QStringLiteral("text");
    for (const auto &[language, words] : text.texts)
        key += QChar(0) + QString::fromStdString(language) + QChar(0) + QString::fromStdString(words);
    return texts_.number(key, [text, own = lesson_.language](const QString &language) {
        return foreign_text::paragraphs(QString::fromStdString(text.in(language.toStdString(), own)));
    });
}

int PageNumbers::place(Place place)
{
    const auto [known, isNew] = placeNumbers_.emplace(place, static_cast<int>(places_.size()));
    if (isNew)
        places_.push_back(place);
    return known->second;
}

QString PageNumbers::actionKey(const TreeBoard &board, Action action) const
{
    // What is said of an action depends on what is seen.
    return QStringLiteral("%1/%2/%3")
        .arg(QString::fromStdString(table_.game->notation(action)), QString::number(board.watcher))
        .arg(table_.game->hash(*board.position));
}

int PageNumbers::command(const TreeBoard &board, Action action)
{
    return say(QStringLiteral("do/") + actionKey(board, action), [this, board, action] {
        return table_.words->actionText(action, table_.game->view(*board.position, board.watcher));
    });
}

int PageNumbers::told(const TreeBoard &before, const LineStep &played)
{
    const QString key =
        QStringLiteral("did/%1/%2").arg(int{played.seat}).arg(actionKey(before, played.action));
    return say(key, [this, before, played] {
        const Seat watcher = played.seat == chanceSeat ? nobody : played.seat;
        const SeatView view = table_.game->view(*before.position, watcher);
        return StepPrint::tr("%1: %2", "who did what")
            .arg(table_.words->seatName(played.seat), table_.words->playedText(played.action, view));
    });
}

Json PageNumbers::mark(const LessonMark &mark)
{
    Json json = {{"kind", markNames[static_cast<std::size_t>(mark.kind)]},
                 {"tone", toneNames[static_cast<std::size_t>(mark.tone)]},
                 {"at", place(mark.place)}};
    if (mark.kind == LessonMark::Kind::arrow)
        json["to"] = place(mark.to);
    if (mark.kind == LessonMark::Kind::label)
        json["say"] = text(mark.text);
    if (mark.kind == LessonMark::Kind::ghost)
        json["say"] = say(QStringLiteral("piece/%1/%2/%3/%4")
                              .arg(QString::fromUtf8(mark.piece.kind.data(),
                                                     static_cast<qsizetype>(mark.piece.kind.size())),
                                   QString::fromUtf8(mark.piece.variant.data(),
                                                     static_cast<qsizetype>(mark.piece.variant.size())),
                                   QString::number(mark.piece.owner), QString::number(mark.piece.value)),
                          [this, piece = mark.piece] { return table_.words->pieceName(piece); });
    return json;
}

int PageNumbers::refusal(const Problem &problem)
{
    return say(QStringLiteral("no/") + QString::fromStdString(describe(problem)),
               [this, problem] { return table_.words->problemText(problem); });
}

int PageNumbers::say(const QString &key, std::function<QString()> words)
{
    return texts_.number(key, [words = std::move(words)](const QString &) { return words(); });
}

Json PageNumbers::placeNames()
{
    Json json = Json::array();
    for (std::size_t number = 0; number < places_.size(); ++number) {
        const Place place = places_[number];
        const int name = say(QStringLiteral("place/%1").arg(number),
                             [this, place] { return table_.words->placeName(place); });
        json.push_back({name, refusal({"place.no-action", {{"place", place}}, {place}})});
    }
    return json;
}

} // namespace waystone

#include "lessons/page/page_numbers.h"

#include "board/mark_overlay.h"
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

QString PageNumbers::textKey(const LocalText &text)
{
    QString key = QStringLiteral("text");
    for (const auto &[language, words] : text.texts)
        key += QChar(0) + QString::fromStdString(language) + QChar(0) + QString::fromStdString(words);
    return key;
}

int PageNumbers::text(const LocalText &text)
{
    return texts_.number(textKey(text), [text, own = lesson_.language](const QString &language) {
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

Json PageNumbers::mark(const LessonMark &mark, std::size_t board)
{
    Json json = {{"kind", markNames[static_cast<std::size_t>(mark.kind)]},
                 {"tone", toneNames[static_cast<std::size_t>(mark.tone)]},
                 {"at", place(mark.place)}};
    if (mark.kind == LessonMark::Kind::arrow)
        json["to"] = place(mark.to);
    if (mark.kind == LessonMark::Kind::label)
        json["say"] = text(mark.text);
    if (mark.kind == LessonMark::Kind::ghost)
        json["parts"] = ghost_(board, mark.piece);
    json["tell"] = told(mark);
    return json;
}

int PageNumbers::told(const LessonMark &mark)
{
    const Piece &piece = mark.piece;
    const auto word = [](std::string_view text) {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    const QString key = QStringLiteral("mark/%1/%2/%3/%4/%5/%6/%7/%8")
                            .arg(static_cast<int>(mark.kind))
                            .arg(static_cast<int>(mark.tone))
                            .arg(place(mark.place))
                            .arg(mark.kind == LessonMark::Kind::arrow ? place(mark.to) : 0)
                            .arg(word(piece.kind), word(piece.variant))
                            .arg(piece.owner)
                            .arg(piece.value);
    const auto telling = [this, mark](const QString &language) {
        const QString label = foreign_text::paragraphs(
            QString::fromStdString(mark.text.in(language.toStdString(), lesson_.language)));
        return MarkOverlay::description(mark, *table_.words, label);
    };
    return texts_.number(mark.kind == LessonMark::Kind::label ? key + textKey(mark.text) : key, telling);
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

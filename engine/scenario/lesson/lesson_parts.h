#pragma once

#include "core/json/json_forward.h"
#include "core/json/json_reader.h"
#include "scenario/lesson/lesson.h"

#include <map>

namespace waystone {

/// Reads what the steps of a lesson are made of. Problems go to the readers' list, which has to be the one told here;
/// whatever could be read is returned.
class LessonParts {
public:
    LessonParts(const Game &game, int seats, Problems &problems);

    [[nodiscard]] const Game &game() const { return game_; }
    [[nodiscard]] int seats() const { return seats_; }

    [[nodiscard]] static LocalText text(JsonReader reader);
    /// What is left out is empty.
    [[nodiscard]] static LocalText text(std::optional<JsonReader> reader);
    [[nodiscard]] static std::vector<LocalText> texts(JsonReader list, std::size_t most);
    /// Plain words with dashes.
    [[nodiscard]] static std::string id(JsonReader reader);

    [[nodiscard]] Seat seat(JsonReader reader) const;
    [[nodiscard]] std::string term(JsonReader reader) const;
    [[nodiscard]] Place place(JsonReader reader) const;
    [[nodiscard]] Action action(JsonReader reader) const;
    [[nodiscard]] std::vector<LineStep> line(JsonReader list) const;
    [[nodiscard]] std::vector<LessonMark> marks(JsonReader list) const;
    /// The text of a position, which the game can read.
    [[nodiscard]] std::string position(JsonReader reader) const;

private:
    [[nodiscard]] LessonMark mark(JsonReader item) const;
    [[nodiscard]] Piece piece(JsonReader reader, Place place) const;
    /// The game's own copy of a term, which outlives the file.
    [[nodiscard]] std::string_view keptTerm(JsonReader reader) const;
    /// A problem of a text inside the file: at the character that the text's own problem tells.
    void textProblem(const JsonReader &reader, std::string_view code, std::string_view text,
                     const Problem &problem) const;

    const Game &game_;
    const int seats_;
    Problems &problems_;
    std::map<std::string, Place, std::less<>> places_;
};

// The same as files hold it.
[[nodiscard]] Json toJson(const LocalText &text);
[[nodiscard]] Json toJson(const Game &game, const std::vector<LineStep> &line);
[[nodiscard]] Json toJson(const Game &game, const std::vector<LessonMark> &marks);

} // namespace waystone

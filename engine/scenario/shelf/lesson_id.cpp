#include "scenario/shelf/lesson_id.h"

#include "core/text/plain_words.h"

namespace waystone {

namespace {

/// So that the name of a file stays readable; whole words where they fit.
constexpr std::size_t longest = 48;

} // namespace

std::string lessonIdFrom(std::string_view title, const std::function<bool(const std::string &id)> &isTaken)
{
    std::string base;
    for (const std::string &word : plainWords(title)) {
        if (!base.empty() && base.size() + 1 + word.size() > longest)
            break;
        base += (base.empty() ? "" : "-") + word;
    }
    base = base.empty() ? std::string(unnamedLesson) : base.substr(0, longest);
    std::string id = base;
    for (int number = 2; isTaken(id); ++number)
        id = base + '-' + std::to_string(number);
    return id;
}

} // namespace waystone

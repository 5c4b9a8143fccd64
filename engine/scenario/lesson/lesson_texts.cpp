#include "scenario/lesson/lesson_texts.h"

#include <algorithm>
#include <string>

namespace waystone {

namespace {

constexpr std::size_t mostHints = 3;

void addMarks(const std::vector<LessonMark> &marks, TextKey key, TextKey::Part part,
              std::vector<TextKey> &keys)
{
    key.part = part;
    for (std::size_t at = 0; at < marks.size(); ++at)
        if (marks[at].kind == LessonMark::Kind::label) {
            key.at = static_cast<int>(at);
            keys.push_back(key);
        }
}

void addBranches(const std::vector<Branch> &branches, const TextKey &parent, std::vector<TextKey> &keys)
{
    for (std::size_t at = 0; at < branches.size(); ++at) {
        TextKey key = parent;
        key.part = TextKey::Part::branch;
        key.path.push_back(static_cast<int>(at));
        keys.push_back(key);
        addMarks(branches[at].marks, key, TextKey::Part::branchMark, keys);
        addBranches(branches[at].then, key, keys);
    }
}

template <class L>
auto branchAt(L &lesson, const TextKey &key) -> decltype(lesson.steps[0].branches.data())
{
    auto *level = &lesson.steps[static_cast<std::size_t>(key.step)].branches;
    decltype(level->data()) branch = nullptr;
    for (const int at : key.path) {
        if (at < 0 || static_cast<std::size_t>(at) >= level->size())
            return nullptr;
        branch = &(*level)[static_cast<std::size_t>(at)];
        level = &branch->then;
    }
    return branch;
}

/// The entry of a list, or null.
template <class List>
auto entry(List &list, int at) -> decltype(list.data())
{
    return at >= 0 && static_cast<std::size_t>(at) < list.size() ? list.data() + at : nullptr;
}

template <class Text, class L>
Text *find(L &lesson, const TextKey &key)
{
    if (key.part == TextKey::Part::title)
        return &lesson.title;
    if (key.part == TextKey::Part::summary)
        return &lesson.summary;
    auto *step = entry(lesson.steps, key.step);
    if (step == nullptr)
        return nullptr;
    const auto text = [](auto *holder, auto member) -> Text * {
        return holder == nullptr ? nullptr : &(holder->*member);
    };
    switch (key.part) {
    case TextKey::Part::chapter:
        return &step->chapter;
    case TextKey::Part::text:
        return &step->text;
    case TextKey::Part::mark:
        return text(entry(step->marks, key.at), &LessonMark::text);
    case TextKey::Part::branch:
        return text(branchAt(lesson, key), &Branch::text);
    case TextKey::Part::branchMark: {
        auto *branch = branchAt(lesson, key);
        return branch == nullptr ? nullptr : text(entry(branch->marks, key.at), &LessonMark::text);
    }
    case TextKey::Part::reached:
        return &step->reached;
    case TextKey::Part::otherwise:
        return &step->otherwise;
    case TextKey::Part::mistake:
        return text(entry(step->mistakes, key.at), &Mistake::text);
    case TextKey::Part::hint:
        return entry(step->hints, key.at);
    case TextKey::Part::option:
        return text(entry(step->options, key.at), &LessonOption::text);
    case TextKey::Part::optionWhy:
        return text(entry(step->options, key.at), &LessonOption::why);
    case TextKey::Part::why:
        return &step->why;
    default:
        return nullptr;
    }
}

LocalText *writableAt(Lesson &lesson, const TextKey &key)
{
    if (LessonStep *step = entry(lesson.steps, key.step);
        step != nullptr && key.part == TextKey::Part::hint &&
        static_cast<std::size_t>(key.at) == step->hints.size() && step->hints.size() < mostHints)
        step->hints.emplace_back();
    return find<LocalText>(lesson, key);
}

} // namespace

std::vector<TextKey> lessonTextKeys(const Lesson &lesson)
{
    std::vector<TextKey> keys{{TextKey::Part::title, -1, 0, {}}, {TextKey::Part::summary, -1, 0, {}}};
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        std::ranges::move(stepTextKeys(lesson, static_cast<int>(step)), std::back_inserter(keys));
    return keys;
}

std::vector<TextKey> stepTextKeys(const Lesson &lesson, int number)
{
    const LessonStep &step = lesson.steps[static_cast<std::size_t>(number)];
    std::vector<TextKey> keys;
    const auto add = [&](TextKey::Part part, std::size_t at = 0) {
        keys.push_back({part, number, static_cast<int>(at), {}});
    };
    add(TextKey::Part::chapter);
    add(TextKey::Part::text);
    const TextKey here{TextKey::Part::text, number, 0, {}};
    addMarks(step.marks, here, TextKey::Part::mark, keys);
    if (step.kind == LessonStep::Kind::act) {
        addBranches(step.branches, here, keys);
        add(TextKey::Part::reached);
        for (std::size_t at = 0; at < step.mistakes.size(); ++at)
            add(TextKey::Part::mistake, at);
        add(TextKey::Part::otherwise);
        for (std::size_t at = 0; at < std::min(mostHints, step.hints.size() + 1); ++at)
            add(TextKey::Part::hint, at);
    }
    for (std::size_t at = 0; at < step.options.size(); ++at) {
        add(TextKey::Part::option, at);
        add(TextKey::Part::optionWhy, at);
    }
    if (step.kind == LessonStep::Kind::predict)
        add(TextKey::Part::why);
    return keys;
}

const LocalText *textAt(const Lesson &lesson, const TextKey &key)
{
    static const LocalText unwritten;
    const LocalText *text = find<const LocalText>(lesson, key);
    return text == nullptr && key.part == TextKey::Part::hint ? &unwritten : text;
}

bool isWanted(const TextKey &key)
{
    switch (key.part) {
    case TextKey::Part::title:
    case TextKey::Part::summary:
    case TextKey::Part::text:
    case TextKey::Part::mark:
    case TextKey::Part::branchMark:
    case TextKey::Part::mistake:
    case TextKey::Part::option:
        return true;
    default:
        return false;
    }
}

void setText(Lesson &lesson, const TextKey &key, std::string_view language, std::string_view text)
{
    LocalText *place = writableAt(lesson, key);
    if (place == nullptr)
        return;
    const auto known = place->texts.find(language);
    if (known != place->texts.end() && known->second == text)
        return;
    if (text.empty())
        place->texts.erase(std::string(language));
    else
        place->texts[std::string(language)] = text;
    place->outdated.erase(std::string(language));
    if (language == lesson.language)
        for (const auto &[other, translation] : place->texts)
            if (other != lesson.language)
                place->outdated.insert(other);
    // Hints are a list without gaps.
    if (key.part == TextKey::Part::hint)
        std::erase_if(lesson.steps[static_cast<std::size_t>(key.step)].hints,
                      [](const LocalText &hint) { return hint.isEmpty(); });
}

void setUpToDate(Lesson &lesson, const TextKey &key, std::string_view language)
{
    if (LocalText *text = writableAt(lesson, key))
        text->outdated.erase(std::string(language));
}

} // namespace waystone

#include "scenario/shelf/language_share.h"

#include "scenario/lesson/lesson_texts.h"

namespace waystone {

std::vector<LanguageShare> languageShares(const Lesson &lesson)
{
    std::vector<LanguageShare> shares;
    for (const std::string &language : lesson.languages)
        shares.push_back({language});
    for (const TextKey &key : lessonTextKeys(lesson)) {
        const LocalText *text = textAt(lesson, key);
        if (text == nullptr || text->isEmpty())
            continue;
        for (LanguageShare &share : shares) {
            ++share.all;
            share.there += text->texts.contains(share.language) ? 1 : 0;
        }
    }
    return shares;
}

} // namespace waystone

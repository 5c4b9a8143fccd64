#include "lessons/page/page_texts.h"

#include "core/json/json.h"

namespace waystone {

int PageTexts::number(const QString &key, Say say)
{
    const auto known = asked_.constFind(key);
    if (known != asked_.constEnd())
        return numbers_.empty() ? 0 : numbers_[static_cast<std::size_t>(*known)];
    asked_.insert(key, static_cast<int>(says_.size()));
    says_.push_back(std::move(say));
    return 0;
}

void PageTexts::speak(const QStringList &languages, const Speak &speak)
{
    std::vector<QStringList> said(says_.size());
    for (const QString &language : languages) {
        speak(language);
        for (std::size_t text = 0; text < says_.size(); ++text)
            said[text].append(says_[text](language));
    }
    QHash<QStringList, int> known;
    for (const QStringList &row : said) {
        const auto [number, isNew] = [&] {
            const auto found = known.constFind(row);
            return found == known.constEnd() ? std::pair(static_cast<int>(rows_.size()), true)
                                             : std::pair(*found, false);
        }();
        if (isNew) {
            known.insert(row, number);
            rows_.push_back(row);
        }
        numbers_.push_back(number);
    }
}

Json PageTexts::json() const
{
    Json json = Json::array();
    for (const QStringList &row : rows_) {
        Json &texts = json.emplace_back(Json::array());
        for (const QString &text : row)
            texts.push_back(text.toStdString());
    }
    return json;
}

} // namespace waystone

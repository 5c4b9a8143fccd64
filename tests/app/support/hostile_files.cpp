#include "support/hostile_files.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace waystone {

namespace {

using Pointer = Json::json_pointer;

constexpr std::size_t triedOfAList = 6;
/// What formats allow, the longest first.
constexpr std::array<qsizetype, 6> lengths{100'000, 4000, 1000, 120, 100, 64};

void collectTexts(const Json &json, const Pointer &pointer, std::vector<Pointer> &found)
{
    if (json.is_string())
        found.push_back(pointer);
    if (json.is_array())
        for (std::size_t index = 0; index < json.size() && index < triedOfAList; ++index)
            collectTexts(json[index], pointer / index, found);
    if (json.is_object())
        for (const auto &[key, value] : json.items())
            collectTexts(value, pointer / key, found);
}

} // namespace

Json hostileJson(Json json, const QString &text, const std::function<bool(const Json &)> &isAccepted,
                 int *places)
{
    std::vector<Pointer> texts;
    collectTexts(json, Pointer(), texts);
    for (const Pointer &pointer : texts) {
        const Json before = json[pointer];
        bool isTaken = false;
        for (const qsizetype length : lengths) {
            if (isTaken || length > std::max(text.size(), lengths.back()))
                continue;
            json[pointer] = text.left(length).toStdString();
            isTaken = isAccepted(json);
        }
        if (!isTaken)
            json[pointer] = before;
        else if (places != nullptr)
            ++*places;
    }
    return json;
}

QByteArray hostileFile(const QByteArray &file, const QString &text,
                       const std::function<bool(const QByteArray &)> &isAccepted, int *places)
{
    const auto written = [](const Json &json) { return QByteArray::fromStdString(json.dump()); };
    return written(hostileJson(
        Json::parse(file.toStdString()), text, [&](const Json &json) { return isAccepted(written(json)); },
        places));
}

} // namespace waystone

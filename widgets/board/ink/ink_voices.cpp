#include "board/ink/ink_voices.h"

#include <algorithm>

namespace waystone {

namespace {

using Items = QList<InkItem>;
using Glyph = InkBook::Glyph;

bool isText(const InkItem &item)
{
    return item.kind == InkItem::Kind::text;
}

/// Cut where texts begin and where they end.
std::vector<Items> groupsOf(const Items &items)
{
    std::vector<Items> groups;
    for (const InkItem &item : items) {
        if (groups.empty() || isText(groups.back().back()) != isText(item))
            groups.emplace_back();
        groups.back().append(item);
    }
    return groups;
}

bool isAlike(const Items &one, const Items &other)
{
    return std::ranges::equal(one, other,
                              [](const InkItem &a, const InkItem &b) { return a.isShapedLike(b); });
}

InkBook::Run runOf(const InkItem &item)
{
    return {item.text, item.at, item.size, item.width};
}

} // namespace

void GlyphMaker::noteColors(const InkVoices &voices)
{
    const Items &light = voices.languages.front()->items;
    if (!isAlike(light, voices.dark->items))
        return;
    for (qsizetype at = 0; at < light.size(); ++at) {
        const InkItem &dark = voices.dark->items[at];
        if (light[at].fill.isValid())
            dark_[light[at].fill.rgba()] = dark.fill;
        if (light[at].line.isValid())
            dark_[light[at].line.rgba()] = dark.line;
    }
}

/// Of the drawing at hand, or of the last one in which it was seen.
QColor GlyphMaker::dark(const QColor &light) const
{
    const auto found = dark_.find(light.rgba());
    return found == dark_.end() ? light : found->second;
}

Glyph GlyphMaker::alone(const InkItem &item, int language) const
{
    Glyph glyph{item, dark(item.fill), dark(item.line), {}, language};
    if (isText(item))
        glyph.runs.push_back(runOf(item));
    return glyph;
}

std::vector<Glyph> GlyphMaker::glyphs(const InkVoices &voices)
{
    noteColors(voices);
    const std::size_t languages = voices.languages.size();
    std::vector<std::vector<Items>> groups;
    for (const InkSheet *sheet : voices.languages)
        groups.push_back(groupsOf(sheet->items));
    const bool isCutAlike =
        std::ranges::all_of(groups, [&](const auto &each) { return each.size() == groups.front().size(); });
    if (!isCutAlike)
        for (std::size_t language = 0; language < languages; ++language)
            groups[language] = {voices.languages[language]->items};

    std::vector<Glyph> glyphs;
    for (std::size_t group = 0; group < groups.front().size(); ++group) {
        const Items &first = groups.front()[group];
        const bool isShared =
            std::ranges::all_of(groups, [&](const auto &each) { return isAlike(each[group], first); });
        for (std::size_t language = 0; language < (isShared ? 1 : languages); ++language)
            for (const InkItem &item : groups[language][group])
                glyphs.push_back(alone(item, isShared ? -1 : static_cast<int>(language)));
        if (!isShared)
            continue;
        const std::size_t begin = glyphs.size() - static_cast<std::size_t>(first.size());
        for (std::size_t at = begin; at < glyphs.size(); ++at)
            for (std::size_t language = 1; isText(glyphs[at].item) && language < languages; ++language)
                glyphs[at].runs.push_back(runOf(groups[language][group][static_cast<qsizetype>(at - begin)]));
    }
    return glyphs;
}

} // namespace waystone

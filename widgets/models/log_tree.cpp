#include "models/log_tree.h"

namespace waystone {

namespace {

std::unique_ptr<LogLine> lineFor(PlyId ply, LogLine::Kind kind)
{
    auto line = std::make_unique<LogLine>();
    line->kind = kind;
    line->first = ply;
    return line;
}

LogLine *append(LogLine *parent, std::unique_ptr<LogLine> line)
{
    line->row = static_cast<int>(parent->children.size());
    line->parent = parent;
    parent->children.push_back(std::move(line));
    return parent->children.back().get();
}

} // namespace

void LogTree::clear()
{
    top_ = std::make_unique<LogLine>();
    lines_.clear();
}

std::vector<PlyId> LogTree::grow(const GameHistory &history)
{
    const std::size_t old = lines_.size();
    if (old >= history.size())
        return {};
    lines_.resize(history.size(), nullptr);
    // Depth first, the main line first: what is played in place of an action goes below it, so that must be there.
    std::vector<PlyId> open;
    for (PlyId id = lines_.size(); id-- > old;)
        if (id == 0 || history.outline(id).parent < old)
            open.push_back(id);
    std::vector<PlyId> found;
    while (!open.empty()) {
        const PlyId id = open.back();
        open.pop_back();
        if (id != 0)
            found.push_back(id);
        const std::vector<PlyId> &children = history.children(id);
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return found;
}

LogTree::Addition LogTree::additionFor(const GameHistory &history, PlyId ply) const
{
    const auto headed = [ply](LogLine *parent, LogLine::Kind kind) {
        Addition addition{parent, lineFor(ply, kind)};
        append(addition.line.get(), lineFor(ply, LogLine::Kind::action));
        return addition;
    };
    const PlyId parent = history.outline(ply).parent;
    const PlyId elder = history.children(parent).front();
    if (elder != ply)
        return headed(lines_[elder], LogLine::Kind::variation);
    LogLine *before = lines_[parent];
    const bool onMainLine = before == nullptr || before->parent->kind == LogLine::Kind::turn;
    if (before == nullptr || (onMainLine && history.outline(parent).beginsTurn))
        return headed(top_.get(), LogLine::Kind::turn);
    return {before->parent, lineFor(ply, LogLine::Kind::action)};
}

void LogTree::add(Addition addition)
{
    LogLine *line = append(addition.parent, std::move(addition.line));
    lines_[line->first] = line->kind == LogLine::Kind::action ? line : line->children.front().get();
}

} // namespace waystone

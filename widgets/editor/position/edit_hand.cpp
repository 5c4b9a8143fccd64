#include "editor/position/edit_hand.h"

#include <algorithm>

namespace waystone {

EditHand::EditHand(const ScenarioDocument &document, QObject *parent) : QObject(parent), document_(document)
{
    refresh();
}

void EditHand::set(std::optional<EditPiece> tool, std::optional<Piece> held)
{
    if (tool == tool_ && held == held_)
        return;
    tool_ = tool;
    held_ = held;
    emit changed();
}

void EditHand::setTool(std::optional<EditPiece> tool)
{
    set(tool, tool ? std::nullopt : held_);
}

void EditHand::liftNext(Place place)
{
    const std::vector<Piece> there = liftable(place);
    auto next = held_ ? std::ranges::find(there, *held_) : there.end();
    next = next == there.end() ? there.begin() : next + 1;
    set(std::nullopt, next == there.end() ? std::nullopt : std::optional(*next));
}

void EditHand::putBack()
{
    set(tool_, std::nullopt);
}

void EditHand::refresh()
{
    pieces_ = document_.editing().pieces(document_.setup());
    const bool isGone = held_ && std::ranges::find(pieces_, *held_) == pieces_.end();
    const bool isSpent = tool_ && isUsedUp(*tool_);
    set(isSpent ? std::nullopt : tool_, isGone ? std::nullopt : held_);
}

bool EditHand::isUsedUp(const EditPiece &piece) const
{
    const std::vector<PaletteEntry> palette = document_.editing().palette(document_.setup());
    const auto entry = std::ranges::find(palette, piece, &PaletteEntry::piece);
    return entry == palette.end() || entry->left == 0;
}

std::vector<Piece> EditHand::liftable(Place place) const
{
    std::vector<Piece> found;
    for (const Piece &piece : pieces_)
        if (piece.place == place && document_.editing().taken(document_.setup(), piece))
            found.push_back(piece);
    std::ranges::reverse(found);
    std::ranges::stable_sort(found, std::ranges::greater(), &Piece::layer);
    return found;
}

std::optional<AnySetup> EditHand::setupWith(Place place) const
{
    const Editing &editing = document_.editing();
    if (held_)
        return closesUpAt(place) ? std::nullopt : editing.move(document_.setup(), *held_, place);
    if (tool_ && editing.accepts(document_.setup(), place, *tool_))
        return editing.put(document_.setup(), place, *tool_);
    return std::nullopt;
}

bool EditHand::closesUpAt(Place place) const
{
    if (place == held_->place || place.area != held_->place.area || place.owner != held_->place.owner)
        return false;
    const Editing &editing = document_.editing();
    const auto lyingThere = [&](const AnySetup &setup) {
        std::vector<std::pair<std::string_view, std::string_view>> there;
        for (const Piece &piece : editing.pieces(setup))
            if (piece.place == place)
                there.emplace_back(piece.kind, piece.variant);
        return there;
    };
    return lyingThere(document_.setup()) != lyingThere(editing.remove(document_.setup(), *held_));
}

std::vector<Place> EditHand::targets(const std::vector<Place> &places) const
{
    const Editing &editing = document_.editing();
    std::optional<EditPiece> piece = tool_;
    AnySetup setup = document_.setup();
    if (held_) {
        piece = editing.taken(setup, *held_);
        setup = editing.remove(setup, *held_);
    }
    std::vector<Place> targets;
    if (!piece)
        return targets;
    std::ranges::copy_if(places, std::back_inserter(targets), [&](Place place) {
        return editing.accepts(setup, place, *piece) && !(held_ && closesUpAt(place));
    });
    return targets;
}

} // namespace waystone

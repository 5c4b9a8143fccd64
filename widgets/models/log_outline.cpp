#include "models/log_outline.h"

#include "models/log_text.h"

#include <algorithm>

namespace waystone {

namespace {

/// Whether nothing came of it but what comes next: a part of the turn, or the next one. What is left over then is paid.
bool onlyFinishes(const LoggedPly &ply)
{
    const auto isOwnPhase = [](const Event &event) {
        return event.kind == Event::Kind::phaseBegan && event.seat != nobody;
    };
    const auto next = std::ranges::find(ply.events, Event::Kind::turnBegan, &Event::kind);
    const bool goesOn = next != ply.events.end() || std::ranges::any_of(ply.events, isOwnPhase);
    return !ply.hidden && goesOn && std::all_of(ply.events.begin(), next, [&](const Event &event) {
        return event.kind == Event::Kind::paid || isOwnPhase(event);
    });
}

} // namespace

LogOutline::LogOutline(const GameHistory &history, const std::set<PlyId> &turned)
    : history_(history), turned_(turned), rowOfPly_(history.size(), -1)
{
    findStanding();
    follow(0, 0);
}

void LogOutline::findStanding()
{
    isOnWay_.assign(history_.size(), false);
    const auto lead = [this](PlyId to) {
        for (; to != 0; to = history_.outline(to).parent)
            isOnWay_[to] = true;
    };
    lead(history_.now());
    lead(history_.current());
    if (const std::optional<PlyId> waiting = history_.waiting())
        lead(*waiting);
    isStanding_ = isOnWay_;
    for (PlyId ply = history_.size(); ply-- > 1;) {
        const PlyOutline outline = history_.outline(ply);
        if (!outline.takenBack)
            isStanding_[ply] = true;
        if (isStanding_[ply])
            isStanding_[outline.parent] = true;
    }
}

LogOutline::Branches LogOutline::branchesAfter(PlyId ply) const
{
    Branches branches;
    for (const PlyId child : history_.children(ply)) {
        if (!isStanding_[child])
            branches.slips.push_back(child);
        else if (!branches.main && !history_.outline(child).takenBack)
            branches.main = child;
        else
            branches.variations.push_back(child);
    }
    if (!branches.main && !branches.variations.empty()) {
        branches.main = branches.variations.front();
        branches.variations.erase(branches.variations.begin());
    }
    return branches;
}

LogRow &LogOutline::append(LogRow row)
{
    row.told = row.last;
    row.isNamed = row.kind == LogRow::Kind::action && row.seat < maxSeats && row.seat != teller_;
    rows_.push_back(row);
    mayTakeDraw_ = row.kind == LogRow::Kind::action;
    if (row.kind != LogRow::Kind::turn)
        rowOfPly_[row.first] = static_cast<int>(rows_.size()) - 1;
    if (row.depth == 0 && turnRow_ >= 0)
        rows_[static_cast<std::size_t>(turnRow_)].last = row.last;
    return rows_.back();
}

void LogOutline::follow(PlyId at, int depth)
{
    for (;;) {
        const Branches next = branchesAfter(at);
        const bool hasNext = next.main || !next.slips.empty();
        if (!hasNext)
            return;
        const bool isSetUp = turnRow_ < 0 && (next.main ? isDraw(*next.main) : false);
        const bool beginsTurn = at != 0 && history_.outline(at).beginsTurn;
        if (depth == 0 && (beginsTurn || (turnRow_ < 0 && !isSetUp)))
            addTurn(at, next);
        addSlips(next.slips, depth);
        if (!next.main)
            return;
        at = addStep(*next.main, depth);
        for (const PlyId variation : next.variations)
            addVariation(variation, depth);
    }
}

void LogOutline::addTurn(PlyId at, const Branches &next)
{
    LogRow row{.kind = LogRow::Kind::turn, .first = at, .last = at};
    const std::optional<Event> began = history_.turnBeganAfter(at);
    row.seat = began ? began->seat : history_.outline(next.main ? *next.main : next.slips.front()).seat;
    if (row.seat < maxSeats && (!began || began->what.empty()))
        row.count = ++turns_[row.seat];
    teller_ = row.seat;
    append(row);
    turnRow_ = static_cast<int>(rows_.size()) - 1;
}

PlyId LogOutline::addStep(PlyId ply, int depth)
{
    if (isDraw(ply))
        return addDraws(ply, depth);
    if (const std::vector<PlyId> choices = choicesFrom(ply, depth); choices.size() > 1)
        return addChoices(choices, depth);
    const PlyOutline outline = history_.outline(ply);
    if (mayEndIn(ply, depth)) {
        addToLast(ply);
        return ply;
    }
    append({.first = ply, .last = ply, .depth = depth, .seat = outline.seat, .isStruck = outline.takenBack});
    // In a variation no heading names who goes on.
    if (depth > 0)
        teller_ = outline.seat;
    return ply;
}

bool LogOutline::mayEndIn(PlyId ply, int depth) const
{
    if (rows_.empty())
        return false;
    const PlyOutline outline = history_.outline(ply);
    const LogRow &row = rows_.back();
    const bool isNext = row.kind == LogRow::Kind::action && row.depth == depth &&
                        row.last == outline.parent && (row.seat == outline.seat || row.seat == chanceSeat) &&
                        row.isStruck == outline.takenBack;
    // Not asked of every ply: it is looked up in full.
    return isNext && onlyFinishes(history_.logged(ply));
}

void LogOutline::addToLast(PlyId ply)
{
    LogRow &row = rows_.back();
    row.last = ply;
    rowOfPly_[ply] = static_cast<int>(rows_.size()) - 1;
    if (row.depth == 0 && turnRow_ >= 0)
        rows_[static_cast<std::size_t>(turnRow_)].last = ply;
    mayTakeDraw_ = false;
}

PlyId LogOutline::addDraws(PlyId first, int depth)
{
    // What brings points is in no group.
    const auto counts = [this](PlyId draw) {
        const LoggedPly ply = history_.logged(draw);
        return LogText::doer(ply) != ply.seat;
    };
    std::vector<PlyId> draws{first};
    while (!counts(draws.back()) && history_.children(draws.back()).size() == 1 &&
           isDraw(history_.children(draws.back()).front()) &&
           !counts(history_.children(draws.back()).front()))
        draws.push_back(history_.children(draws.back()).front());
    const PlyId last = draws.back();
    const bool isOne = draws.size() == 1 && !history_.isHidden(first);
    if (isOne && mayTakeDraw_) {
        rows_.back().last = rows_.back().told = last;
        rowOfPly_[first] = static_cast<int>(rows_.size()) - 1;
        if (depth == 0 && turnRow_ >= 0)
            rows_[static_cast<std::size_t>(turnRow_)].last = last;
        mayTakeDraw_ = false;
        return last;
    }
    if (isOne) {
        append({.first = first, .last = last, .depth = depth, .seat = chanceSeat});
        mayTakeDraw_ = false;
        return last;
    }
    return addGroup({.kind = LogRow::Kind::draws, .depth = depth, .seat = chanceSeat}, draws);
}

std::vector<PlyId> LogOutline::choicesFrom(PlyId first, int depth) const
{
    const bool isBeginning = depth == 0 && turnRow_ >= 0 && turnRow_ + 1 == static_cast<int>(rows_.size()) &&
                             rows_.back().seat >= maxSeats;
    std::vector<PlyId> choices;
    std::set<Seat> seats;
    std::optional<std::uint8_t> verb;
    for (PlyId ply = first; isBeginning;) {
        const LoggedPly chosen = history_.logged(ply);
        const bool isOther = !chosen.hidden && verb && *verb != chosen.action.verb;
        if (chosen.seat >= maxSeats || chosen.takenBack || isOther || !seats.insert(chosen.seat).second)
            break;
        choices.push_back(ply);
        if (!chosen.hidden)
            verb = chosen.action.verb;
        const Branches next = branchesAfter(ply);
        if (!next.main || !next.slips.empty() || !next.variations.empty())
            break;
        ply = *next.main;
    }
    return choices;
}

PlyId LogOutline::addChoices(const std::vector<PlyId> &choices, int depth)
{
    return addGroup({.kind = LogRow::Kind::choices, .depth = depth}, choices);
}

PlyId LogOutline::addGroup(LogRow group, const std::vector<PlyId> &plies)
{
    group.first = plies.front();
    group.last = plies.back();
    group.count = static_cast<int>(plies.size());
    const bool isHere = history_.current() != group.last && std::ranges::count(plies, history_.current()) > 0;
    group.isOpen = isOpen(group.first, isHere);
    append(group);
    const int groupRow = rowOfPly_[group.first];
    for (const PlyId ply : plies) {
        if (group.isOpen)
            append({.first = ply, .last = ply, .depth = group.depth + 1, .seat = history_.outline(ply).seat});
        else
            rowOfPly_[ply] = groupRow;
    }
    mayTakeDraw_ = false;
    return group.last;
}

void LogOutline::addSlips(const std::vector<PlyId> &slips, int depth)
{
    if (slips.empty())
        return;
    LogRow row{.kind = LogRow::Kind::slips, .first = slips.front(), .last = slips.front(), .depth = depth};
    row.isStruck = true;
    std::vector<PlyId> all = slips;
    const Seat seat = history_.outline(slips.front()).seat;
    for (std::size_t next = 0; next < all.size(); ++next) {
        row.count += history_.outline(all[next]).seat == seat ? 1 : 0;
        const std::vector<PlyId> &children = history_.children(all[next]);
        all.insert(all.end(), children.begin(), children.end());
    }
    row.isOpen = isOpen(slips.front(), false);
    const PlyId turnsLast = turnRow_ >= 0 ? rows_[static_cast<std::size_t>(turnRow_)].last : 0;
    append(row);
    const int groupRow = rowOfPly_[row.first];
    for (const PlyId ply : all)
        rowOfPly_[ply] = groupRow;
    if (row.isOpen)
        for (const PlyId slip : slips)
            addStruck(slip, depth + 1);
    if (depth == 0 && turnRow_ >= 0) // the turn does not end in what was taken back
        rows_[static_cast<std::size_t>(turnRow_)].last = turnsLast;
    mayTakeDraw_ = false;
}

void LogOutline::addStruck(PlyId ply, int depth)
{
    if (isDraw(ply))
        rowOfPly_[ply] = static_cast<int>(rows_.size()) - 1;
    else
        append({.first = ply,
                .last = ply,
                .depth = depth,
                .seat = history_.outline(ply).seat,
                .isStruck = true});
    for (const PlyId child : history_.children(ply))
        addStruck(child, depth);
}

void LogOutline::addVariation(PlyId first, int depth)
{
    std::vector<PlyId> all{first};
    int actions = 0;
    for (std::size_t next = 0; next < all.size(); ++next) {
        actions += isDraw(all[next]) ? 0 : 1;
        const std::vector<PlyId> &children = history_.children(all[next]);
        all.insert(all.end(), children.begin(), children.end());
    }
    const Seat tellerAbove = teller_;
    const int turnAbove = turnRow_;
    const PlyId turnsLast = turnRow_ >= 0 ? rows_[static_cast<std::size_t>(turnRow_)].last : 0;
    const LogRow head = append({.kind = LogRow::Kind::variation,
                                .first = first,
                                .last = first,
                                .depth = depth,
                                .count = actions,
                                .seat = history_.outline(first).seat,
                                .isOpen = isOpen(first, isOnWay_[first])});
    const int headRow = rowOfPly_[first];
    for (const PlyId ply : all)
        rowOfPly_[ply] = headRow;
    if (head.isOpen) {
        teller_ = nobody;
        mayTakeDraw_ = false;
        follow(addStep(first, depth + 1), depth + 1);
    }
    teller_ = tellerAbove;
    turnRow_ = turnAbove;
    if (turnRow_ >= 0)
        rows_[static_cast<std::size_t>(turnRow_)].last = turnsLast;
    mayTakeDraw_ = false;
}

} // namespace waystone

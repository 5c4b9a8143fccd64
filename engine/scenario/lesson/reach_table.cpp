#include "scenario/lesson/reach_table.h"

namespace waystone {

ReachTable::ReachTable(const LessonRun &run) : points_(run.game(), run.point().memory.size()) {}

std::optional<Reach> ReachTable::find(const LessonRun &run)
{
    const SolverTable::Node point = run.point();
    const SolverTable::Known *known = points_.find(points_.hash(point), point);
    if (known == nullptr)
        return std::nullopt;
    if (known->found > 0)
        return Reach::within;
    return known->isLeftOpen ? Reach::leftOpen : known->isAll ? Reach::lost : Reach::unknown;
}

void ReachTable::add(const LessonRun &run, Reach reach)
{
    const SolverTable::Node point = run.point();
    const std::uint64_t hash = points_.hash(point);
    if (points_.find(hash, point) == nullptr)
        points_.add(hash, point,
                    {reach == Reach::within ? 1 : 0, reach != Reach::unknown, reach == Reach::leftOpen});
}

} // namespace waystone

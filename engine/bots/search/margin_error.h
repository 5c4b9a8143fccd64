#pragma once

namespace waystone {

/// How far off the margins of a game's search are. Its iterations are no independent samples: each leads where others
/// have led before it, and some of the error does not shrink with their number. So these figures are measured: the
/// margins after 100 to 25,600 iterations beside those of another search that tried the action at least twice, and 800
/// times, as often. About 19 of 20 are to be within 1.96 standard errors, after few iterations as after many.
struct MarginError {
    double iterationsPerSample = 30; ///< so many count as one independent sample
    double leastDeviation = 0.5;     ///< of one sample, in points: where all came to the same, others may not
    double leastError = 0.35;        ///< standard error of any search, in points
};

} // namespace waystone

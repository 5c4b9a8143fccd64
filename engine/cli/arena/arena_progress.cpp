#include "cli/arena/arena_progress.h"

#include <iomanip>
#include <sstream>

namespace waystone::cli {

void ArenaProgress::show(const ArenaTally &tally, bool wasKnown)
{
    ++done_;
    known_ += wasKnown ? 1 : 0;
    live_.show([&] { return text(tally); });
}

std::string ArenaProgress::text(const ArenaTally &tally) const
{
    std::ostringstream text;
    tally.print(text);
    text << done_ << " of " << seeds_ << " seeds";
    const std::chrono::duration<double> time = Clock::now() - begin_;
    const auto played = static_cast<double>(done_ - known_);
    if (played > 0 && time.count() > 1) {
        text << ", " << std::fixed << std::setprecision(1) << played * 60 / time.count() << " a minute";
        if (done_ < seeds_)
            text << ", about " << durationText(time * (static_cast<double>(seeds_ - done_) / played))
                 << " left";
    }
    text << '\n';
    return text.str();
}

} // namespace waystone::cli

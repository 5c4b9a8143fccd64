#include "cli/live_text.h"

#include <algorithm>
#include <ostream>
#include <sstream>

namespace waystone::cli {

namespace {

constexpr std::chrono::milliseconds pause{250};

/// So that a line of the text is one of the terminal: no more than so many letters of UTF-8.
std::string cut(const std::string &line, int columns)
{
    std::size_t end = 0;
    for (int letters = 0; end < line.size(); ++end) {
        const bool begins = (static_cast<unsigned char>(line[end]) & 0xC0U) != 0x80U;
        if (begins && ++letters > columns)
            break;
    }
    return line.substr(0, end);
}

} // namespace

void LiveText::show(const std::function<std::string()> &text)
{
    if (terminal_.columns == 0 || Clock::now() < next_)
        return;
    next_ = Clock::now() + pause;
    clear();
    std::istringstream lines(text());
    for (std::string line; std::getline(lines, line); ++lines_)
        terminal_.out << cut(line, terminal_.columns - 1) << '\n';
    terminal_.out << std::flush;
}

void LiveText::clear()
{
    if (lines_ > 0)
        terminal_.out << "\x1b[" << lines_ << "A\x1b[J" << std::flush; // up, and all below it away
    lines_ = 0;
}

std::string durationText(std::chrono::duration<double> duration)
{
    const auto seconds = static_cast<long long>(duration.count() + 0.5);
    if (seconds < 100)
        return std::to_string(seconds) + " s";
    const long long minutes = (seconds + 30) / 60;
    if (minutes < 100)
        return std::to_string(minutes) + " min";
    return std::to_string(minutes / 60) + " h " + std::to_string(minutes % 60) + " min";
}

} // namespace waystone::cli

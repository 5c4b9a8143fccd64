#pragma once

namespace waystone {

class Settings;

/// In percent of what the desktop says.
inline constexpr int smallestText = 100;
inline constexpr int largestText = 200;
inline constexpr int textSizeStep = 25;

/// As it was chosen.
[[nodiscard]] int chosenTextSize(const Settings &settings);
void chooseTextSize(Settings &settings, int percent);

/// Makes the text of the whole application so large, in percent of what it was at first.
void setTextSize(int percent);

} // namespace waystone

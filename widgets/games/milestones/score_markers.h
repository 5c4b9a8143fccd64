#pragma once

#include "board/look.h"

#include <vector>

namespace waystone::milestones {

/// Moves markers that would lie on each other as little as may be, within the track: into two rows of smaller ones where they
/// are close, those behind on the left. What is written beside a marker goes with it.
void keepMarkersApart(std::vector<Look *> markers, const QRectF &track);

} // namespace waystone::milestones

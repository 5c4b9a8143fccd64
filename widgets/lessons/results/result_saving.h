#pragma once

#include "dialogs/dialogs.h"
#include "scenario/results/lesson_result.h"

namespace waystone {

/// Asks where, and writes the result as a file of its own (.wayresult). What goes wrong is told. `folder` is proposed, and
/// then the one that was chosen.
void saveResult(QWidget &window, Dialogs &dialogs, const LessonResult &result, QString &folder);

} // namespace waystone

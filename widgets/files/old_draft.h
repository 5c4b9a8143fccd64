#pragma once

#include "files/draft_folder.h"

#include <QString>

namespace waystone {

/// Where earlier programs kept what was in any of their editors: one file for all.
[[nodiscard]] QString oldDraftPath();

/// Makes a lost draft of what an earlier program left there, so that it is offered like the others; the old file goes once
/// the draft is safe, or if all of it stands in the file that it belongs to. One that is no scenario gets another name,
/// which is returned; empty otherwise.
[[nodiscard]] QString adoptOldDraft(const QString &path, const DraftFolder &drafts);

} // namespace waystone

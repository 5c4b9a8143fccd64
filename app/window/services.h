#pragma once

#include "dialogs/dialogs.h"
#include "files/draft_folder.h"
#include "files/edition_shelf.h"
#include "saving/journal_folder.h"
#include "settings/languages.h"
#include "settings/settings.h"

#include <cstdint>
#include <functional>

namespace waystone {

/// What the window needs from outside; tests bring their own.
struct Services {
    Settings &settings;
    LanguageSwitch &languages;
    Dialogs &dialogs;
    JournalFolder journals;
    std::function<std::uint64_t()> lots; ///< the numbers that chance starts from
    EditionShelf shelf;
    DraftFolder drafts;  ///< where editors keep what is in no file yet
    QString oldDraft;    ///< the file in which earlier programs kept that
    QString folder;      ///< where the user's own lessons and their progress are kept
    bool isFirst = true; ///< of the program's windows: it tells of what an earlier program has left
};

} // namespace waystone

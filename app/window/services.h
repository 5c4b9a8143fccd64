#pragma once

#include "dialogs/dialogs.h"
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
    QString editorDraft; ///< the file in which the editor keeps what it holds; empty for none
    QString folder;      ///< where the user's own lessons and his progress are kept
};

} // namespace waystone

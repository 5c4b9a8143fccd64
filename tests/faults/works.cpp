#include "draft_work.h"
#include "play_work.h"
#include "save_work.h"
#include "settings_work.h"
#include "work.h"

#include <algorithm>
#include <array>

namespace waystone::faults {

std::span<const WorkKind> workKinds()
{
    static const std::array kinds{
        WorkKind{QStringLiteral("play"), PlayWork::begin, PlayWork::found},
        WorkKind{QStringLiteral("save"), SaveWork::begin, SaveWork::found},
        WorkKind{QStringLiteral("settings"), SettingsWork::begin, SettingsWork::found},
        WorkKind{QStringLiteral("lesson"), DraftWork::beginLesson, DraftWork::found},
        WorkKind{QStringLiteral("edition"), DraftWork::beginEdition, DraftWork::found},
    };
    return kinds;
}

const WorkKind *workKind(const QString &name)
{
    const std::span<const WorkKind> kinds = workKinds();
    const auto found = std::ranges::find(kinds, name, &WorkKind::name);
    return found == kinds.end() ? nullptr : &*found;
}

} // namespace waystone::faults

#include "files/file_kinds.h"

namespace waystone {

QString fileEnding(FileKind kind)
{
    switch (kind) {
    case FileKind::game:
        return QStringLiteral("waygame");
    case FileKind::shared:
        return QStringLiteral("wayshared");
    case FileKind::position:
        return QStringLiteral("wayposition");
    case FileKind::lesson:
        return QStringLiteral("waylesson");
    case FileKind::set:
        return QStringLiteral("wayset");
    case FileKind::result:
        return QStringLiteral("wayresult");
    case FileKind::edition:
        return QStringLiteral("wayedition");
    }
    return {};
}

QString filePatterns(std::initializer_list<FileKind> kinds)
{
    QString patterns;
    for (const FileKind kind : kinds)
        patterns += QStringLiteral("*.%1 ").arg(fileEnding(kind));
    return patterns + QStringLiteral("*.json");
}

QString filePatterns()
{
    using enum FileKind;
    return filePatterns({game, shared, position, lesson, set, result, edition});
}

} // namespace waystone

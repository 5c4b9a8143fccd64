#pragma once

#include <QList>
#include <QString>

namespace waystone {

/// A sentence or a word that the program shows, and where it stands: "ProvinceWords" or "rules/province.json".
struct ProgramText {
    QString where;
    QString said;
};

/// All that the program says in a language, in its windows and in the data that travel with it. Not the glossary, which
/// also tells of the misprints of the books. `root` is the folder of the sources.
[[nodiscard]] QList<ProgramText> programTexts(const QString &root, const QString &language);

} // namespace waystone

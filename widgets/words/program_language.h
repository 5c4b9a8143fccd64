#pragma once

#include "core/translated.h"
#include "scenario/lesson/local_text.h"

#include <QString>

#include <vector>

namespace waystone {

/// The language that the program speaks now, by its ISO 639-1 code.
[[nodiscard]] QString programLanguage();

[[nodiscard]] QString inProgramLanguage(const Translated &text);
/// A text that need not be there in every language: else in the other one, or in any there is.
[[nodiscard]] QString inProgramLanguage(const LocalText &text, std::string_view other = fallbackLanguage);

/// What a language, of the program or not, calls itself. The code itself if nobody knows.
[[nodiscard]] QString languageName(const QString &code);

struct NamedLanguage {
    QString code;
    QString name; ///< its own
};

/// The program's languages, for lists to choose from.
[[nodiscard]] std::vector<NamedLanguage> namedLanguages();

/// What playing as the book in this language has it is called (resources/books.json).
[[nodiscard]] QString bookRulesName(const QString &language);

} // namespace waystone

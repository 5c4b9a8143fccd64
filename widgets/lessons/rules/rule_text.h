#pragma once

#include "core/text/plain_words.h"
#include "scenario/catalogue/rule_catalogue.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <string_view>
#include <vector>

namespace waystone {

/// What a rule looks like in a text: title, statement, note. Used on screen and on paper alike.
struct RuleTextStyle {
    QStringList languages; ///< one, or two side by side; ISO 639-1
    /// Where the picture is drawn: the HTML of an image; empty for none.
    std::function<QString(const Rule &)> picture;
    QString noteColor; ///< of what is small or beside the matter, as HTML has it
    QString noteBackground;
    /// The words of a text in a language that are to stand out; empty for none.
    std::function<std::vector<TextSpan>(std::string_view, const QString &)> marks;
    QString mark; ///< how they stand out, as CSS
};

namespace rule_text {

/// Title, text, picture and note. `level` is that of the heading, 1 to 6.
[[nodiscard]] QString ruleHtml(const Rule &rule, const RuleTextStyle &style, int level);
/// A chapter's title in the languages of the style.
[[nodiscard]] QString chapterHtml(const RuleChapter &chapter, const RuleTextStyle &style, int level);
/// That the ruling is told outside the books, without markup; empty where it is not.
[[nodiscard]] QString outsideTheBooks(const Rule &rule);
/// Which books have the rule, and where: "The book (English): Building" a line, without markup. Empty if none has.
[[nodiscard]] QStringList sources(const RuleCatalogue &catalogue, const Rule &rule);

[[nodiscard]] QString in(const Translated &text, const QString &language);

} // namespace rule_text

} // namespace waystone

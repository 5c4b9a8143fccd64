#include "lessons/words/lesson_texts.h"

#include "lessons/library/library_item.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

namespace waystone {

QString LessonTexts::first(const LocalText &text) const
{
    return foreign_text::paragraphs(
        QString::fromStdString(text.in(programLanguage().toStdString(), player_.lesson().language)));
}

QString LessonTexts::second(const LocalText &text) const
{
    const auto found = text.texts.find(secondLanguage_.toStdString());
    const QString second = found == text.texts.end()
                               ? QString()
                               : foreign_text::paragraphs(QString::fromStdString(found->second));
    // Numbers and names are often the same.
    return second == first(text) ? QString() : second;
}

QString LessonTexts::both(const LocalText &text) const
{
    const QString added = second(text);
    return added.isEmpty() ? first(text) : first(text) + QLatin1Char('\n') + added;
}

} // namespace waystone

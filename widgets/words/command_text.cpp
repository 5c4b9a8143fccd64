#include "words/command_text.h"

namespace waystone {

QString plainCommand(std::string_view command)
{
    QString text = QString::fromUtf8(command.data(), static_cast<qsizetype>(command.size()));
    for (QChar &letter : text) {
        const QChar::Category kind = letter.category();
        if (kind == QChar::Other_Control || kind == QChar::Other_Format || kind == QChar::Separator_Line ||
            kind == QChar::Separator_Paragraph)
            letter = QChar::ReplacementCharacter;
    }
    return text;
}

QString shownCommand(std::string_view command)
{
    constexpr int longest = 40;
    const QString text = plainCommand(command);
    return text.size() <= longest ? text : text.left(longest) + QStringLiteral("…");
}

} // namespace waystone

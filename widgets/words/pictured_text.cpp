#include "words/pictured_text.h"

#include "words/general_words.h"

namespace waystone {

PicturedText::PicturedText(const QString &words)
{
    if (!words.isEmpty())
        parts_.append({words, words, {}});
}

PicturedText PicturedText::picture(const QString &drawing, const QString &spoken, const QString &before)
{
    PicturedText text;
    text.parts_.append({spoken, before, drawing});
    return text;
}

PicturedText PicturedText::filled(const QString &pattern, const QList<PicturedText> &values)
{
    PicturedText text;
    qsizetype from = 0;
    for (qsizetype at = pattern.indexOf(QLatin1Char('%')); at >= 0 && at + 1 < pattern.size();
         at = pattern.indexOf(QLatin1Char('%'), at + 1)) {
        const int value = pattern[at + 1].digitValue();
        if (value < 1 || value > values.size())
            continue;
        text += PicturedText(pattern.mid(from, at - from));
        text += values[value - 1];
        from = at + 2;
    }
    return text += PicturedText(pattern.mid(from));
}

PicturedText PicturedText::row(const QList<PicturedText> &items)
{
    PicturedText text;
    for (const PicturedText &item : items) {
        if (!text.isEmpty())
            text.parts_.append({general_words::listSeparator(), QStringLiteral(" "), {}});
        text += item;
    }
    return text;
}

PicturedText &PicturedText::operator+=(const PicturedText &other)
{
    parts_ += other.parts_;
    return *this;
}

QString PicturedText::spoken() const
{
    QString text;
    for (const Part &part : parts_)
        text += part.spoken;
    return text;
}

} // namespace waystone

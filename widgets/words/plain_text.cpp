#include "words/plain_text.h"

namespace waystone {

QString plainText(const QString &text)
{
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD))
        if (!letter.isMark())
            plain.append(letter.toCaseFolded());
    return plain;
}

} // namespace waystone

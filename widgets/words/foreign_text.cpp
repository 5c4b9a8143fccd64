#include "words/foreign_text.h"

#include <QTextBoundaryFinder>
#include <QTextDocument>

#include <algorithm>

namespace waystone::foreign_text {

namespace {

constexpr qsizetype longestText = 4000;
constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popDirectionalIsolate(0x2069);

bool isLineBreak(char32_t letter)
{
    return (letter >= U'\n' && letter <= U'\r') || letter == 0x85 || letter == 0x2028 || letter == 0x2029;
}

/// Joiners are none of them: letters of some languages and many emoji are made with them.
bool isUnseen(char32_t letter)
{
    const auto isIn = [letter](char32_t first, char32_t last) { return letter >= first && letter <= last; };
    return QChar::category(letter) == QChar::Other_Control || letter == 0x61C || letter == 0x200B ||
           isIn(0x200E, 0x200F) || isIn(0x202A, 0x202E) || isIn(0x2060, 0x206F) || letter == 0xFEFF ||
           isIn(0xFFF9, 0xFFFB);
}

/// Never in the middle of a letter.
QString shortened(const QString &text, qsizetype longest)
{
    if (text.size() <= longest)
        return text;
    constexpr qsizetype widestLetter = 32;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text.left(longest + widestLetter));
    finder.setPosition(longest);
    return text.left(finder.isAtBoundary() ? longest : std::max<qsizetype>(0, finder.toPreviousBoundary())) +
           QChar(0x2026);
}

QString seen(const QString &text, qsizetype longest, QLatin1Char lineBreak)
{
    QString plain;
    // Beyond that nothing is shown, however long the rest is.
    const QString beginning = text.left(2 * longest + longestText);
    for (const char32_t letter : beginning.toUcs4()) {
        if (isLineBreak(letter))
            plain += lineBreak;
        else if (letter == U'\t')
            plain += QLatin1Char(' ');
        else if (!isUnseen(letter))
            plain += QChar::fromUcs4(letter);
    }
    return shortened(plain.trimmed(), longest);
}

bool runsFromRightToLeft(const QString &text)
{
    return std::ranges::any_of(text.toUcs4(), [](char32_t letter) {
        const QChar::Direction direction = QChar::direction(letter);
        return direction == QChar::DirR || direction == QChar::DirAL;
    });
}

} // namespace

QString line(const QString &text, qsizetype longest)
{
    const QString plain = seen(text, longest, QLatin1Char(' '));
    return runsFromRightToLeft(plain) ? firstStrongIsolate + plain + popDirectionalIsolate : plain;
}

QString paragraphs(const QString &text)
{
    return seen(text, longestText, QLatin1Char('\n'));
}

QString tip(const QString &text)
{
    const QString plain = shortened(text, longestText);
    return Qt::mightBeRichText(plain) ? Qt::convertFromPlainText(plain, Qt::WhiteSpaceNormal) : plain;
}

QString caption(const QString &text)
{
    return QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString title(const QString &text)
{
    return QString(text).replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
}

} // namespace waystone::foreign_text

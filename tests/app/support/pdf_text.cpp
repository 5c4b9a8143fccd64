#include "support/pdf_text.h"

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>

namespace waystone {

namespace {

/// The content of an object's stream, inflated; empty if it has none.
QByteArray streamOf(const QByteArray &object)
{
    const qsizetype begin = object.indexOf("stream\n");
    const qsizetype end = object.indexOf("endstream", begin);
    if (begin < 0 || end < 0)
        return {};
    const QByteArray content = object.mid(begin + 7, end - begin - 7);
    if (!object.left(begin).contains("FlateDecode"))
        return content;
    // qUncompress wants the length first; it may be wrong, and the buffer then grows.
    QByteArray sized(4, '\0');
    qToBigEndian<quint32>(static_cast<quint32>(content.size()) * 8, sized.data());
    return qUncompress(sized + content);
}

/// From the codes of a font to characters.
using CodeTable = QHash<uint, QString>;

QString characters(const QByteArray &hex)
{
    QString text;
    for (qsizetype at = 0; at + 4 <= hex.size(); at += 4)
        text.append(QChar(static_cast<char16_t>(hex.mid(at, 4).toUInt(nullptr, 16))));
    return text;
}

CodeTable tableOf(const QByteArray &map)
{
    CodeTable table;
    static const QRegularExpression block(QStringLiteral("beginbfrange(.*?)endbfrange"),
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression range(
        QStringLiteral("<(\\w+)>\\s*<(\\w+)>\\s*(?:<(\\w+)>|\\[([^\\]]*)\\])"));
    static const QRegularExpression code(QStringLiteral("<(\\w+)>"));
    for (auto blocks = block.globalMatch(QString::fromLatin1(map)); blocks.hasNext();) {
        for (auto ranges = range.globalMatch(blocks.next().captured(1)); ranges.hasNext();) {
            const QRegularExpressionMatch match = ranges.next();
            const uint first = match.captured(1).toUInt(nullptr, 16);
            const uint last = match.captured(2).toUInt(nullptr, 16);
            if (!match.captured(3).isEmpty()) {
                const uint start = match.captured(3).toUInt(nullptr, 16);
                for (uint each = first; each <= last; ++each)
                    table[each] = QString(QChar(static_cast<char16_t>(start + each - first)));
                continue;
            }
            uint each = first;
            for (auto codes = code.globalMatch(match.captured(4)); codes.hasNext(); ++each)
                table[each] = characters(codes.next().captured(1).toLatin1());
        }
    }
    return table;
}

} // namespace

PdfText pdfText(const QByteArray &pdf)
{
    QHash<int, QByteArray> objects;
    static const QRegularExpression head(QStringLiteral("(?:^|\\n)(\\d+) 0 obj\\n"));
    const QString latin = QString::fromLatin1(pdf);
    for (auto heads = head.globalMatch(latin); heads.hasNext();) {
        const QRegularExpressionMatch match = heads.next();
        const qsizetype end = pdf.indexOf("endobj", match.capturedEnd());
        objects[match.captured(1).toInt()] = pdf.mid(match.capturedEnd(), end - match.capturedEnd());
    }

    // Qt names its fonts /F<object>, and each points to its table of characters.
    QHash<QString, CodeTable> fonts;
    static const QRegularExpression toUnicode(QStringLiteral("/ToUnicode (\\d+) 0 R"));
    for (auto object = objects.cbegin(); object != objects.cend(); ++object) {
        const auto match = toUnicode.match(QString::fromLatin1(object.value()));
        if (match.hasMatch())
            fonts[QStringLiteral("/F%1").arg(object.key())] =
                tableOf(streamOf(objects[match.captured(1).toInt()]));
    }

    PdfText result;
    static const QRegularExpression page(QStringLiteral("/Type\\s*/Page\\s"));
    static const QRegularExpression contents(QStringLiteral("/Contents (\\d+) 0 R"));
    static const QRegularExpression token(QStringLiteral("(/F\\d+) [\\d.]+ Tf|<([0-9a-fA-F]+)>"));
    QList<int> numbers = objects.keys();
    std::sort(numbers.begin(), numbers.end());
    for (const int number : numbers) {
        const QString dictionary = QString::fromLatin1(objects[number]);
        if (!dictionary.contains(page))
            continue;
        ++result.pages;
        const QByteArray drawing = streamOf(objects[contents.match(dictionary).captured(1).toInt()]);
        QString font;
        for (auto tokens = token.globalMatch(QString::fromLatin1(drawing)); tokens.hasNext();) {
            const QRegularExpressionMatch match = tokens.next();
            if (!match.captured(1).isEmpty()) {
                font = match.captured(1);
                continue;
            }
            const QString hex = match.captured(2);
            for (qsizetype at = 0; at + 4 <= hex.size(); at += 4)
                result.text += fonts[font].value(hex.mid(at, 4).toUInt(nullptr, 16));
        }
    }
    result.text = withoutSpaces(result.text);
    return result;
}

QString withoutSpaces(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC)
        .remove(QRegularExpression(QStringLiteral("\\s"), QRegularExpression::UseUnicodePropertiesOption));
}

} // namespace waystone

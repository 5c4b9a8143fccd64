#include "lessons/rules/marked_text.h"

#include <algorithm>

namespace waystone::marked_text {

namespace {

const QString leftOut = QStringLiteral("…");

int charactersOf(std::string_view utf8)
{
    return static_cast<int>(QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())).size());
}

/// What is left of the marks if the text begins `from` characters later and ends at `to`; `shift` is what now stands
/// before it.
std::vector<MarkedText::Mark> within(const std::vector<MarkedText::Mark> &marks, int from, int to, int shift)
{
    std::vector<MarkedText::Mark> left;
    for (const auto &[begin, length] : marks)
        if (begin >= from && begin < to)
            left.push_back({begin - from + shift, std::min(length, to - begin)});
    return left;
}

} // namespace

MarkedText of(std::string_view utf8, const std::vector<TextSpan> &spans)
{
    MarkedText marked{QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())), {}};
    for (const auto &[begin, end] : spans)
        marked.marks.push_back(
            {charactersOf(utf8.substr(0, begin)), charactersOf(utf8.substr(begin, end - begin))});
    return marked;
}

MarkedText fromFirstMark(const MarkedText &whole)
{
    constexpr int near = 40;   ///< characters before the mark that need not be left out
    constexpr int before = 18; ///< that stay where some are
    if (whole.marks.empty() || whole.marks.front().begin <= near)
        return whole;
    const int mark = whole.marks.front().begin;
    const qsizetype space = whole.text.indexOf(QLatin1Char(' '), mark - before);
    const int from = space < 0 || space >= mark ? mark : static_cast<int>(space) + 1;
    const QString head = leftOut + QLatin1Char(' ');
    return {head + whole.text.mid(from),
            within(whole.marks, from, static_cast<int>(whole.text.size()), static_cast<int>(head.size()))};
}

MarkedText cutOff(const MarkedText &whole, int length)
{
    return {whole.text.left(length) + leftOut, within(whole.marks, 0, length, 0)};
}

QString html(const MarkedText &text, const QString &style)
{
    QString html;
    int at = 0;
    for (const auto &[begin, length] : text.marks) {
        html += text.text.mid(at, begin - at).toHtmlEscaped() + QStringLiteral("<span style=\"") +
                style.toHtmlEscaped() + QStringLiteral("\">") + text.text.mid(begin, length).toHtmlEscaped() +
                QStringLiteral("</span>");
        at = begin + length;
    }
    return html + text.text.mid(at).toHtmlEscaped();
}

} // namespace waystone::marked_text

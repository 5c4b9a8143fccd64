#include "lessons/rules/rule_text.h"

#include "lessons/rules/marked_text.h"

#include <QCoreApplication>

namespace waystone::rule_text {

namespace {

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(waystone::RuleText)
};

/// For HTML, whose reader takes the narrow no-break space before French signs for one at which a line may end.
QString escaped(const Translated &text, const QString &language, const RuleTextStyle &style)
{
    const std::string &words = text.in(language.toStdString());
    const MarkedText marked =
        marked_text::of(words, style.marks ? style.marks(words, language) : std::vector<TextSpan>());
    return marked_text::html(marked, style.mark).replace(QChar(0x202F), QChar(QChar::Nbsp));
}

/// Cells side by side, one a language.
QString columns(const RuleTextStyle &style, const std::function<QString(const QString &)> &cell)
{
    if (style.languages.size() == 1)
        return cell(style.languages.front());
    QString html = QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr>");
    const qsizetype share = 100 / style.languages.size();
    for (const QString &language : style.languages)
        html +=
            QStringLiteral(
                "<td width=\"%1%\" style=\"padding-right: 12px; padding-top: 8px\" valign=\"top\">%2</td>")
                .arg(share)
                .arg(cell(language));
    return html + QStringLiteral("</tr></table>");
}

} // namespace

QString in(const Translated &text, const QString &language)
{
    return QString::fromStdString(text.in(language.toStdString()));
}

QString ruleHtml(const Rule &rule, const RuleTextStyle &style, int level)
{
    QString html = columns(style, [&](const QString &language) {
        return QStringLiteral("<h%1>%2</h%1><p>%3</p>")
            .arg(QString::number(level), escaped(rule.title, language, style),
                 escaped(rule.text, language, style));
    });
    if (style.picture)
        html += style.picture(rule);
    if (rule.note)
        html += columns(style, [&](const QString &language) {
            return QStringLiteral(
                       "<table width=\"100%\" cellpadding=\"7\" bgcolor=\"%1\"><tr><td>%2</td></tr></table>")
                .arg(style.noteBackground, escaped(*rule.note, language, style));
        });
    return html;
}

QString chapterHtml(const RuleChapter &chapter, const RuleTextStyle &style, int level)
{
    return columns(style, [&](const QString &language) {
        return QStringLiteral("<h%1>%2</h%1>")
            .arg(QString::number(level), escaped(chapter.title, language, style));
    });
}

QString outsideTheBooks(const Rule &rule)
{
    return rule.source == DataSource::published
               ? RuleText::tr("From outside the book: reviews or the game’s publisher")
               : QString();
}

QStringList sources(const RuleCatalogue &catalogue, const Rule &rule)
{
    QStringList lines;
    for (const RuleSource &source : rule.books)
        lines.append(RuleText::tr("%1: %2", "book, heading in it")
                         .arg(QString::fromStdString(catalogue.book(source.book)->title),
                              QString::fromStdString(source.heading)));
    return lines;
}

} // namespace waystone::rule_text

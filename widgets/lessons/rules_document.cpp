#include "lessons/rules_document.h"

#include "games/game_faces.h"
#include "lessons/rule_library.h"
#include "lessons/rule_picture.h"
#include "lessons/rule_text.h"

#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>
#include <QUrl>

namespace waystone {

namespace {

constexpr qreal widestPicture = 340; ///< in logical pixels, of which a page has about 640
constexpr qreal highestPicture = 200;
constexpr qreal pictureDetail = 3; ///< pixels drawn for one logical pixel
constexpr int resolution = 300;    ///< dots per inch
constexpr int letterPoints = 9;

QString pictureHtml(QTextDocument &document, RulePicture &picture, const Rule &rule)
{
    if (!rule.diagram || !picture.show(*rule.diagram))
        return {};
    const QImage image = picture.image(widestPicture, highestPicture, pictureDetail);
    const QUrl name(QStringLiteral("picture:%1").arg(QString::fromStdString(rule.id)));
    document.addResource(QTextDocument::ImageResource, name, image);
    const QSizeF size = image.deviceIndependentSize();
    return QStringLiteral("<p><img src=\"%1\" width=\"%2\" height=\"%3\"></p>")
        .arg(name.toString())
        .arg(qRound(size.width()))
        .arg(qRound(size.height()));
}

QString sourcesHtml(const RuleCatalogue &rules, const Rule &rule, const RuleTextStyle &style)
{
    QStringList lines = rule_text::sources(rules, rule);
    for (QString &line : lines)
        line = line.toHtmlEscaped();
    return lines.isEmpty() ? QString()
                           : QStringLiteral("<p style=\"font-size: small; color: %1\">%2</p>")
                                 .arg(style.noteColor, lines.join(QStringLiteral(" · ")));
}

} // namespace

bool RulesDocument::fill(QTextDocument &document) const
{
    const RuleCatalogue *rules = ruleLibrary().catalogue(choice_.game.toStdString());
    if (rules == nullptr || choice_.languages.isEmpty())
        return false;
    RulePicture picture(choice_.game.toStdString());
    RuleTextStyle style;
    style.languages = choice_.languages;
    style.picture = [&](const Rule &rule) { return pictureHtml(document, picture, rule); };
    style.noteColor = QStringLiteral("#606060");
    style.noteBackground = QStringLiteral("#f1eee6");

    const QString title = gameFace(choice_.game.toStdString())->generalWords()->gameName();
    QString html = QStringLiteral("<h1>%1</h1>").arg(title.toHtmlEscaped());
    for (const RuleChapter &chapter : rules->chapters()) {
        html += rule_text::chapterHtml(chapter, style, 2);
        for (const Rule *rule : rules->rulesOf(chapter.id))
            html += rule_text::ruleHtml(*rule, style, 4) + sourcesHtml(*rules, *rule, style);
    }
    QFont font;
    font.setPointSize(letterPoints);
    document.setDefaultFont(font);
    document.setHtml(html);
    document.setMetaInformation(QTextDocument::DocumentTitle, title);
    return true;
}

bool RulesDocument::writePdf(QIODevice &device) const
{
    QTextDocument document;
    if (!fill(document))
        return false;
    QPdfWriter writer(&device);
    writer.setResolution(resolution);
    writer.setPageSize(choice_.page);
    writer.setPageMargins(QMarginsF()); // printing a document leaves two centimetres by itself
    writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
    document.print(&writer);
    return true;
}

bool RulesDocument::writePdf(const QString &fileName) const
{
    QSaveFile file(fileName);
    return file.open(QIODevice::WriteOnly) && writePdf(static_cast<QIODevice &>(file)) && file.commit();
}

} // namespace waystone

#include "parts/edition_text.h"

#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace waystone::edition_text {

namespace {

struct EditionText {
    Q_DECLARE_TR_FUNCTIONS(waystone::EditionText)
};

QJsonValue summaryOf(const EditionInfo &info)
{
    static const QJsonObject all = [] {
        QFile file(QStringLiteral(":/edition-summaries.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    return all[QString::fromStdString(info.id)];
}

} // namespace

QString title()
{
    return EditionText::tr("About the Edition");
}

QString html(const QString &gameName, const EditionInfo &info)
{
    const QString name = foreign_text::line(inProgramLanguage(info.name), foreign_text::longestLine);
    const QString meaning = summaryOf(info)[QLatin1String("meaning")][programLanguage()].toString();
    const QString notes = foreign_text::paragraphs(inProgramLanguage(info.notes));
    const auto part = [](const char *tag, const QString &text) {
        return text.isEmpty() ? QString()
                              : QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), text.toHtmlEscaped());
    };
    // Many an edition is called what its game is.
    return part("h3", name.contains(gameName) ? name : gameName + QStringLiteral(" – ") + name) +
           part("p", meaning) +
           (meaning.isEmpty() ? QString() : part("h4", EditionText::tr("Where it is from"))) +
           part("p", notes);
}

QString summary(const EditionInfo &info)
{
    const QString known = summaryOf(info)[programLanguage()].toString();
    return known.isEmpty() ? foreign_text::line(inProgramLanguage(info.notes), foreign_text::longestLine)
                           : known;
}

} // namespace waystone::edition_text

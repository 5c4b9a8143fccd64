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

} // namespace

QString title()
{
    return EditionText::tr("About the Edition");
}

QString html(const QString &gameName, const EditionInfo &info)
{
    const QString name = foreign_text::line(inProgramLanguage(info.name), foreign_text::longestLine);
    const QString notes = foreign_text::paragraphs(inProgramLanguage(info.notes));
    return QStringLiteral("<h3>%1</h3><h3>%2</h3><p>%3</p>")
        .arg(gameName.toHtmlEscaped(), name.toHtmlEscaped(), notes.toHtmlEscaped());
}

QString summary(const EditionInfo &info)
{
    static const QJsonObject all = [] {
        QFile file(QStringLiteral(":/edition-summaries.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    const QString known = all[QString::fromStdString(info.id)][programLanguage()].toString();
    return known.isEmpty() ? foreign_text::line(inProgramLanguage(info.notes), foreign_text::longestLine)
                           : known;
}

} // namespace waystone::edition_text

#include "window/help_texts.h"

#include "window/key_list.h"

#include <QCoreApplication>

namespace waystone::help_texts {

namespace {

struct HelpTexts {
    Q_DECLARE_TR_FUNCTIONS(waystone::HelpTexts)
};

QString heading(const QString &text)
{
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

QString paragraph(const QString &text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString row(const QString &what, const QString &keys)
{
    return QStringLiteral("<tr><td style=\"padding-right:24px\">%1</td><td><b>%2</b></td></tr>")
        .arg(what.toHtmlEscaped(), keys.toHtmlEscaped());
}

QString table(const QString &rows)
{
    return QStringLiteral("<table cellpadding=\"2\">%1</table>").arg(rows);
}

} // namespace

QString keysTitle()
{
    return HelpTexts::tr("Keys");
}

QString keys(const KeyList &keys)
{
    QString html;
    for (const KeyGroup &group : keys.groups()) {
        QString rows;
        for (const KeyRow &key : group.rows)
            rows += row(key.what, key.keys);
        html += heading(group.title) + table(rows);
    }
    return html;
}

QString aboutTitle()
{
    return HelpTexts::tr("About Waystone");
}

QString about()
{
    return QStringLiteral("<h2>%1</h2>")
               .arg(HelpTexts::tr("Waystone %1").arg(QStringLiteral(WAYSTONE_VERSION))) +
           paragraph(
               HelpTexts::tr("A table for city-building board games: play at one screen, with the rules "
                             "explained at every click.")) +
           paragraph(HelpTexts::tr("All drawings and texts in this program are its own. The names of the "
                                   "games belong to their publishers, who have no part in it.")) +
           paragraph(HelpTexts::tr("Free software under the MIT license."));
}

} // namespace waystone::help_texts

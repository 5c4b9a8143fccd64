#include "window/help_texts.h"

#include "commands/commands.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <array>

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

QString native(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral("  "));
}

QString native(std::initializer_list<Qt::Key> keys)
{
    QList<QKeySequence> sequences;
    for (const Qt::Key key : keys)
        sequences.append(QKeySequence(key));
    return native(sequences);
}

QString boardKeys()
{
    return row(HelpTexts::tr("Go from place to place"),
               native({Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down})) +
           row(HelpTexts::tr("Go to the next possible place"), native({Qt::Key_Tab})) +
           row(HelpTexts::tr("Pick the place"), native({Qt::Key_Return, Qt::Key_Space})) +
           row(HelpTexts::tr("Let go of what was picked"), native({Qt::Key_Escape})) +
           row(HelpTexts::tr("Zoom"), native({Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0}));
}

QString lessonKeys()
{
    return row(HelpTexts::tr("Go to the next step"), native({Qt::Key_PageDown})) +
           row(HelpTexts::tr("Go to the step before"), native({Qt::Key_PageUp})) +
           row(HelpTexts::tr("Go on without doing the step"),
               native(QList{QKeySequence(Qt::SHIFT | Qt::Key_PageDown)})) +
           row(HelpTexts::tr("Choose an answer"), QStringLiteral("1 … 9")) +
           row(HelpTexts::tr("Ask for a hint"), native({Qt::Key_H})) +
           row(HelpTexts::tr("See what comes of a wrong move"), native({Qt::Key_W})) +
           row(HelpTexts::tr("Take a wrong move back"), native({Qt::Key_T})) +
           row(HelpTexts::tr("See again what was shown"), native({Qt::Key_R})) +
           row(HelpTexts::tr("Open the contents"), native({Qt::Key_C}));
}

} // namespace

QString keysTitle()
{
    return HelpTexts::tr("Keys");
}

QString keys(const Commands &commands)
{
    QString html = heading(HelpTexts::tr("On the board")) + table(boardKeys()) +
                   heading(HelpTexts::tr("In a lesson")) + table(lessonKeys());
    using enum CommandGroup;
    for (const CommandGroup group : std::array{game, edit, view, play, language, help}) {
        html += heading(Commands::groupTitle(group).remove(QLatin1Char('&')));
        QString rows;
        for (const QAction *action : commands.group(group))
            if (action != nullptr)
                rows += row(action->text().remove(QLatin1Char('&')), native(action->shortcuts()));
        html += table(rows);
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
           paragraph(HelpTexts::tr(
               "All drawings and texts of this program are its own. The names of the games belong "
               "to their publishers, who have no part in it.")) +
           paragraph(HelpTexts::tr("Free software under the MIT license."));
}

QString editionTitle()
{
    return HelpTexts::tr("About the Edition");
}

QString edition(const GameController &controller)
{
    const EditionInfo &info = controller.game().editionInfo();
    return heading(controller.words().gameName()) +
           heading(foreign_text::line(inProgramLanguage(info.name), foreign_text::longestLine)) +
           paragraph(foreign_text::paragraphs(inProgramLanguage(info.notes)));
}

} // namespace waystone::help_texts

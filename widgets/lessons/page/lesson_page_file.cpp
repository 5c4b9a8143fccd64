#include "lessons/page/lesson_page_file.h"

#include "board/position_picture.h"
#include "bots/bots.h"
#include "bots/steady_bot.h"
#include "core/json/json.h"
#include "core/languages.h"
#include "lessons/page/page_data.h"
#include "lessons/page/page_words.h"
#include "lessons/player/lesson_table.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/results/lesson_result.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QCryptographicHash>
#include <QFile>
#include <QHash>

#include <algorithm>

namespace waystone {

namespace {

/// What is played on a desk is played here: whom there is not, nobody has proved anything against.
Lesson playable(Lesson lesson)
{
    for (LessonStep &step : lesson.steps)
        if (step.answers == Answers::bot && std::ranges::find(botIds(), step.bot) == botIds().end())
            step.answers = Answers::nobody;
    return lesson;
}

QByteArray resource(const char *name)
{
    QFile file(QStringLiteral(":/page/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// As a content policy names a script or a style.
QByteArray hashOf(const QByteArray &source)
{
    return "'sha256-" + QCryptographicHash::hash(source, QCryptographicHash::Sha256).toBase64() + '\'';
}

/// With what stands between two of the signs "@" put in its place; what is put in is not looked through again.
QByteArray filled(const QByteArray &frame, const QHash<QByteArray, QByteArray> &values)
{
    QByteArray page;
    const QList<QByteArray> pieces = frame.split('@');
    for (qsizetype at = 0; at < pieces.size(); ++at)
        page += at % 2 == 0 ? pieces[at] : values.value(pieces[at]);
    return page;
}

/// What the script reads, packed. Base64 has no sign that could end the element which holds it.
QByteArray packed(PageData &data)
{
    constexpr qsizetype lengthAhead = 4; // qCompress puts it before what zlib makes
    const QByteArray json = QByteArray::fromStdString(data.json().dump());
    return R"(<script type="text/plain" class="data">)" + qCompress(json, 9).mid(lengthAhead).toBase64() +
           "</script>\n";
}

/// The whole page; `shelf` is a list of what there is to choose from, and `data` is packed.
QByteArray page(const QString &title, const QString &language, const QByteArray &shelf,
                const QByteArray &data)
{
    const QByteArray script = resource("lesson.js");
    const QByteArray style = resource("lesson.css");
    return filled(resource("lesson.html"),
                  {{"policy", "default-src 'none'; base-uri 'none'; form-action 'none'; script-src " +
                                  hashOf(script) + "; style-src " + hashOf(style)},
                   {"language", language.toUtf8()},
                   {"title", title.toHtmlEscaped().toUtf8()},
                   {"style", style},
                   {"shelf", shelf},
                   {"needs", pageNeeds().toHtmlEscaped().toUtf8()},
                   {"data", data},
                   {"script", script}});
}

PageData dataOf(LessonTree tree, const QStringList &languages)
{
    const Lesson &lesson = tree.plan->lesson();
    Table table = lessonTable(lesson.game, lesson.players);
    return {std::move(tree), std::move(table), languages};
}

QString titleIn(const Lesson &lesson, const QString &language)
{
    const std::string &title = lesson.title.in(language.toStdString(), lesson.language);
    return foreign_text::line(QString::fromStdString(title), foreign_text::longestLine);
}

/// A line of what there is to choose from.
QByteArray shelfLine(const Lesson &lesson, const QString &language, qsizetype number)
{
    const QString summary =
        QString::fromStdString(lesson.summary.in(language.toStdString(), lesson.language));
    const QString key = QString::fromStdString(lesson.id + '/' + resultHash(writeLesson(lesson)));
    QString line = QStringLiteral(R"(<li><a href="#%1" data-key="%2">)").arg(number).arg(key.toHtmlEscaped());
    line += titleIn(lesson, language).toHtmlEscaped() + QStringLiteral("</a>");
    if (!summary.isEmpty())
        line += QStringLiteral("<p>") + foreign_text::paragraphs(summary).toHtmlEscaped() +
                QStringLiteral("</p>");
    return line.toUtf8() + "</li>\n";
}

} // namespace

QStringList everyLanguage(const QString &first)
{
    QStringList codes{first};
    for (const Language &language : programLanguages)
        if (const QString code =
                QString::fromUtf8(language.code.data(), static_cast<qsizetype>(language.code.size()));
            code != first)
            codes.append(code);
    return codes;
}

QStringList pageLanguages(const Lesson &lesson, const QString &first)
{
    QStringList languages;
    for (const std::string &code : lesson.languages)
        if (isProgramLanguage(code))
            languages.append(QString::fromStdString(code));
    const qsizetype at = languages.indexOf(first);
    if (at > 0)
        languages.move(at, 0);
    return languages.isEmpty() ? QStringList(first) : languages;
}

LessonTree pageTree(const Lesson &lesson, const std::stop_token &stop, const TreeProgress &progress)
{
    return makeLessonTree(std::make_shared<const LessonPlan>(playable(lesson), steadyAnswer), botIds().back(),
                          {}, stop, progress);
}

QByteArray lessonPage(LessonTree tree, const QStringList &languages, const Speak &speak)
{
    PageData data = dataOf(std::move(tree), languages);
    data.speak(speak);
    const QByteArray whole = packed(data);
    speak(languages.front());
    return page(titleIn(data.lesson(), languages.front()), languages.front(), {}, whole);
}

QByteArray lessonsPage(const LessonShelf &shelf, std::vector<LessonTree> trees, const QStringList &languages,
                       const Speak &speak)
{
    QByteArray all;
    QByteArray lines;
    for (LessonTree &tree : trees) {
        PageData data = dataOf(std::move(tree), languages);
        data.speak(speak);
        all += packed(data);
        speak(languages.front());
        lines += shelfLine(data.lesson(), languages.front(), lines.count("<li>") + 1);
    }
    QByteArray head;
    if (!shelf.summary.isEmpty())
        head = "<p>" + foreign_text::paragraphs(shelf.summary).toHtmlEscaped().toUtf8() + "</p>\n";
    return page(foreign_text::line(shelf.title, foreign_text::longestLine), languages.front(),
                "<section id=\"shelf\">\n" + head + "<ol>\n" + lines + "</ol>\n</section>\n", all);
}

QByteArray positionPage(const PositionOnPage &shown, const QStringList &languages, const Speak &speak)
{
    Lesson lesson;
    lesson.game = shown.table.game;
    lesson.id = "position";
    lesson.language = languages.front().toStdString();
    for (const QString &language : languages)
        lesson.title.texts[language.toStdString()] = shown.title.toStdString();
    LessonStep step;
    step.id = "position";
    step.seat = shown.watcher;
    lesson.steps.push_back(std::move(step));
    LessonTree tree{std::make_shared<const LessonPlan>(std::move(lesson)), {}, {}};
    tree.boards.push_back({shown.setup, std::nullopt, shown.watcher});
    if (!shown.view)
        if (const Result<Position> position = shown.table.game->from(shown.setup))
            tree.boards.back().position = *position;
    tree.steps.emplace_back();
    PageData data(std::move(tree), shown.table, languages);
    if (shown.view)
        data.setShown(*shown.view);
    PositionPicture picture(shown.table);
    if (shown.view)
        picture.show(*shown.view);
    else
        picture.show(shown.setup, shown.watcher);
    data.setContents(picture.model());
    if (shown.sheet != nullptr)
        data.setSheet(*shown.sheet);
    data.speak(speak);
    const QByteArray whole = packed(data);
    speak(languages.front());
    return page(foreign_text::line(shown.title, foreign_text::longestLine), languages.front(), {}, whole);
}

} // namespace waystone

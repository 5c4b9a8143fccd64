#include "lessons/rules/rule_page.h"

#include "fitting/text_scale.h"
#include "lessons/library/library_item.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_picture.h"
#include "words/program_language.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace waystone {

namespace {

const QString toRule = QStringLiteral("rule:");

QString heading(const QString &words)
{
    return QStringLiteral("<h5>%1</h5>").arg(words.toHtmlEscaped());
}

} // namespace

RulePage::RulePage(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (link.toString().startsWith(toRule))
            emit linked(link.toString().mid(toRule.size()));
    });
}

RulePage::~RulePage() = default;

const RuleCatalogue &RulePage::rules() const
{
    return *ruleLibrary().catalogue(game_.toStdString());
}

void RulePage::open(const QString &game, const QString &id, const QString &searched)
{
    game_ = game;
    id_ = id;
    searched_ = searched;
    refresh();
}

void RulePage::endSearch()
{
    if (searched_.isEmpty())
        return;
    searched_.clear();
    refresh();
}

void RulePage::setSecondLanguage(const QString &code)
{
    second_ = code;
    refresh();
}

void RulePage::setThemeKind(ThemeKind kind)
{
    theme_ = kind;
    refresh();
}

void RulePage::setPart(Part part)
{
    if (part == part_)
        return;
    part_ = part;
    refresh();
}

bool RulePage::hasAside() const
{
    const Rule *rule = game_.isEmpty() ? nullptr : rules().find(id_.toStdString());
    return rule != nullptr && (rule->diagram || !rule->related.empty());
}

void RulePage::refresh()
{
    if (game_.isEmpty())
        return;
    drawnWidth_ = width();
    const Rule *rule = rules().find(id_.toStdString());
    if (part_ == Part::aside)
        setHtml(rule == nullptr ? QString() : pictureHtml(*rule) + related(*rule));
    else
        setHtml(rule != nullptr ? ruleHtml(*rule) : chapterHtml(*rules().chapter(id_.toStdString())));
    // A screen reader passes over pictures in a text.
    setAccessibleDescription(rule != nullptr && rule->diagram && picture_ && part_ != Part::text
                                 ? picture_->marked().join(QLatin1Char(' '))
                                 : QString());
}

void RulePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
    QTextBrowser::changeEvent(event);
}

void RulePage::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    // The viewport is resized, too, when the scroll bar comes and goes, which must not draw the picture anew.
    const bool isOther = width() != drawnWidth_ && !game_.isEmpty();
    const Rule *rule = isOther ? rules().find(id_.toStdString()) : nullptr;
    if (rule != nullptr && rule->diagram)
        refresh();
}

RuleTextStyle RulePage::style() const
{
    RuleTextStyle style;
    style.languages.append(programLanguage());
    if (!second_.isEmpty() && second_ != programLanguage())
        style.languages.append(second_);
    style.picture = [this](const Rule &rule) { return part_ == Part::text ? QString() : pictureHtml(rule); };
    style.noteColor = palette().color(QPalette::PlaceholderText).name();
    style.noteBackground = palette().color(QPalette::AlternateBase).name();
    style.marks = [this](std::string_view text, const QString &language) {
        return ruleLibrary().marks(game_.toStdString(), text, searched_, language.toStdString());
    };
    style.mark = QStringLiteral("font-weight: 700; text-decoration: underline; background-color: %1")
                     .arg(style.noteBackground);
    return style;
}

QString RulePage::chapterHtml(const RuleChapter &chapter) const
{
    QString html = rule_text::chapterHtml(chapter, style(), 2);
    for (const Rule *rule : rules().rulesOf(chapter.id))
        html += rule_text::ruleHtml(*rule, style(), 4);
    return html;
}

QString RulePage::ruleHtml(const Rule &rule) const
{
    return QStringLiteral("<p>%1</p>").arg(linkTo(QString::fromStdString(rule.chapter))) +
           rule_text::ruleHtml(rule, style(), 3) + afterText(rule);
}

QString RulePage::afterText(const Rule &rule) const
{
    QString html;
    const QStringList sources = rule_text::sources(rules(), rule);
    QString remark = rule_text::outsideTheBooks(rule);
    if (remark.isEmpty() && sources.isEmpty())
        remark = tr("The books say nothing about this.");
    if (!remark.isEmpty())
        html += QStringLiteral("<p><i>%1</i></p>").arg(remark.toHtmlEscaped());
    if (!sources.isEmpty()) {
        html += heading(rule.source == DataSource::published ? tr("Where the books come closest")
                                                             : tr("Where the books say it"));
        for (const QString &source : sources)
            html += source.toHtmlEscaped() + QStringLiteral("<br>");
    }
    if (!rule.examples.empty())
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("The books have %n worked example(s) of this.", nullptr,
                            static_cast<int>(rule.examples.size()))
                             .toHtmlEscaped());
    return part_ == Part::text ? html : html + related(rule);
}

QString RulePage::related(const Rule &rule) const
{
    if (rule.related.empty())
        return {};
    QString html = heading(tr("Related rules"));
    for (const std::string &other : rule.related)
        html += linkTo(QString::fromStdString(other)) + QStringLiteral("<br>");
    return html;
}

QString RulePage::legendHtml(const Rule &rule) const
{
    constexpr int side = 22;
    QString rows;
    for (const RulePicture::LegendEntry &entry : picture_->legend()) {
        const QUrl name(QStringLiteral("sign:%1/%2")
                            .arg(QString::fromStdString(rule.id))
                            .arg(static_cast<int>(entry.tone)));
        document()->addResource(QTextDocument::ImageResource, name,
                                picture_->sign(entry.tone, besideText(side), devicePixelRatioF()));
        rows += QStringLiteral("<tr><td><img src=\"%1\"></td><td style=\"padding-left: 6px\">%2</td></tr>")
                    .arg(name.toString(), entry.text.toHtmlEscaped());
    }
    return rows.isEmpty() ? rows : QStringLiteral("<table>%1</table>").arg(rows);
}

QString RulePage::pictureHtml(const Rule &rule) const
{
    if (!rule.diagram)
        return {};
    if (!picture_ || pictureGame_ != game_) {
        picture_ = std::make_unique<RulePicture>(game_.toStdString());
        pictureGame_ = game_;
    }
    picture_->setTheme(theme_);
    if (!picture_->show(*rule.diagram))
        return {};
    constexpr int narrowest = 160;
    constexpr int margins = 24;
    constexpr int highest = 320;
    const int room = width() - verticalScrollBar()->sizeHint().width() - margins;
    const QImage image = picture_->image(std::max(narrowest, room), highest, devicePixelRatioF());
    const QUrl name(QStringLiteral("picture:%1").arg(QString::fromStdString(rule.id)));
    document()->addResource(QTextDocument::ImageResource, name, image);
    const QSizeF size = image.deviceIndependentSize();
    return QStringLiteral("<p><img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\"></p>")
               .arg(name.toString())
               .arg(qRound(size.width()))
               .arg(qRound(size.height()))
               .arg((QStringList(rule_text::in(rule.title, programLanguage())) + picture_->marked())
                        .join(QLatin1Char(' '))
                        .toHtmlEscaped()) +
           legendHtml(rule);
}

QString RulePage::title(const QString &id) const
{
    if (const Rule *rule = rules().find(id.toStdString()))
        return rule_text::in(rule->title, programLanguage());
    const RuleChapter *chapter = rules().chapter(id.toStdString());
    return chapter == nullptr ? QString() : rule_text::in(chapter->title, programLanguage());
}

QString RulePage::linkTo(const QString &id) const
{
    return QStringLiteral("<a href=\"%1%2\">%3</a>").arg(toRule, id, title(id).toHtmlEscaped());
}

} // namespace waystone

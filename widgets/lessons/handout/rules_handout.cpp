#include "lessons/handout/rules_handout.h"

#include "faces/game_faces.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_picture.h"
#include "lessons/rules/rule_text.h"

#include <memory>

namespace waystone {

namespace {

constexpr qreal highestPicture = 160; ///< in points
constexpr qreal widestPicture = 460;
constexpr qreal leastPicture = 0.8;
constexpr qreal pointsOfScene = 1.5; ///< a strip of a board may be small on the table

class RulesPrint {
public:
    RulesPrint(const RuleCatalogue &rules, QStringList languages, Speak speak)
        : rules_(rules),
          languages_(std::move(languages)),
          speak_(std::move(speak)),
          picture_(std::make_shared<RulePicture>(rules.game()))
    {}

    PrintDocument document()
    {
        QStringList titles;
        for (const QString &language : languages_) {
            speak_(language);
            titles.append(gameFace(rules_.game())->generalWords()->gameName().toHtmlEscaped());
        }
        speak_(languages_.front());
        document_.title = gameFace(rules_.game())->generalWords()->gameName();
        titles.removeDuplicates();
        document_.add(PrintStyle::title, titles);
        for (const RuleChapter &chapter : rules_.chapters()) {
            document_.add(PrintStyle::chapter, inAll(chapter.title), true);
            for (const Rule *rule : rules_.rulesOf(chapter.id))
                addRule(*rule);
        }
        return std::move(document_);
    }

private:
    [[nodiscard]] QStringList inAll(const Translated &text) const
    {
        QStringList html;
        for (const QString &language : languages_)
            html.append(rule_text::in(text, language).toHtmlEscaped());
        return html;
    }

    void addRule(const Rule &rule)
    {
        document_.add(PrintStyle::heading, inAll(rule.title), true);
        document_.add(PrintStyle::text, inAll(rule.text), true);
        addPictures(rule);
        if (rule.note)
            document_.add(PrintStyle::note, inAll(*rule.note), true);
        QStringList from = rule_text::sources(rules_, rule);
        if (const QString outside = rule_text::outsideTheBooks(rule); !outside.isEmpty())
            from.prepend(outside);
        const QString sources = from.join(QStringLiteral(" · "));
        if (!sources.isEmpty())
            document_.add(
                PrintStyle::small,
                {QStringLiteral("<span style=\"color: #606060\">%1</span>").arg(sources.toHtmlEscaped())});
        document_.blocks.back().staysWithNext = false;
    }

    void addPictures(const Rule &rule)
    {
        if (!rule.diagram || !picture_->show(*rule.diagram))
            return;
        PrintBlock block;
        block.staysWithNext = true;
        const QSizeF largest = picture_->size() * pointsOfScene;
        const QSizeF size =
            largest.scaled(largest.boundedTo({widestPicture, highestPicture}), Qt::KeepAspectRatio);
        for (const QString &language : languages_) {
            const auto paint = [picture = picture_, speak = speak_, language,
                                diagram = *rule.diagram](QPainter &painter, const QRectF &target) {
                speak(language);
                if (picture->show(diagram))
                    picture->paint(painter, target);
            };
            block.pictures.push_back({size, leastPicture, paint});
        }
        document_.blocks.push_back(std::move(block));
    }

    const RuleCatalogue &rules_;
    QStringList languages_;
    Speak speak_;
    std::shared_ptr<RulePicture> picture_; ///< shared with what draws the pages
    PrintDocument document_;
};

} // namespace

PrintDocument rulesHandout(const QString &game, const QStringList &languages, const Speak &speak)
{
    const RuleCatalogue *rules = ruleLibrary().catalogue(game.toStdString());
    if (rules == nullptr || languages.isEmpty())
        return {};
    return RulesPrint(*rules, languages, speak).document();
}

} // namespace waystone

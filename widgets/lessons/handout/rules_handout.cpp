#include "lessons/handout/rules_handout.h"

#include "board/pixmap_store.h"
#include "faces/game_faces.h"
#include "games.h"
#include "lessons/handout/handout.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_picture.h"
#include "lessons/rules/rule_text.h"
#include "words/general_words.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace waystone {

namespace {

constexpr qreal highestPicture = 160; ///< in points
constexpr qreal widestPicture = 460;
constexpr qreal leastPicture = 0.8;
constexpr qreal pointsOfScene = 1.5; ///< a strip of a board may be small on the table

class RulesPrint {
    Q_DECLARE_TR_FUNCTIONS(waystone::RulesHandout)

public:
    RulesPrint(const Game &game, QStringList languages, Speak speak, bool isBlack)
        : game_(game),
          rules_(ruleLibrary().rulesAt(game)),
          languages_(std::move(languages)),
          speak_(std::move(speak)),
          isBlack_(isBlack),
          picture_(std::make_shared<RulePicture>(game.id()))
    {
        picture_->setTheme(isBlack ? ThemeKind::paper : ThemeKind::light);
        picture_->setNamed();
    }

    PrintDocument document()
    {
        QStringList titles;
        QStringList tables;
        for (const QString &language : languages_) {
            speak_(language);
            titles.append(gameFace(rules_.game())->generalWords()->gameName().toHtmlEscaped());
            tables.append(table(language).toHtmlEscaped());
        }
        speak_(languages_.front());
        document_.languages = languages_;
        document_.isBlack = isBlack_;
        document_.title = gameFace(rules_.game())->generalWords()->gameName();
        titles.removeDuplicates();
        document_.add(PrintStyle::title, titles);
        document_.add(PrintStyle::text, tables);
        const std::size_t rules = document_.blocks.size();
        for (const RuleChapter &chapter : rules_.chapters()) {
            document_.add(PrintStyle::chapter, inAll(chapter.title), true);
            for (const Rule *rule : rules_.rulesOf(chapter.id))
                addRule(*rule);
        }
        document_.addContents(rules, contentsTitles(languages_, speak_));
        return std::move(document_);
    }

private:
    /// With which edition and options the rules are told, in the language of the moment, which is this one.
    [[nodiscard]] QString table(const QString &language) const
    {
        const std::shared_ptr<GameWords> words = gameFace(game_.id())->generalWords();
        const OptionChoice choice = game_.choice();
        QStringList changed;
        for (const OptionInfo &option : games().find(game_.id())->options) {
            const auto chosen = choice.find(option.id);
            if (chosen != choice.end() && chosen->second != option.values.front())
                changed.append(tr("%1: %2", "option, what is chosen")
                                   .arg(words->optionName(option.id),
                                        words->optionValueName(option.id, chosen->second)));
        }
        const QString edition = rule_text::in(game_.editionInfo().name, language);
        if (changed.isEmpty())
            return tr("For a table with the edition “%1” and the usual options.").arg(edition);
        return tr("For a table with the edition “%1”. Unusual choices: %2.", "edition, options")
            .arg(edition, changed.join(general_words::clauseSeparator()));
    }

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
        // One for all languages: its words are few, and the text beside it tells what they mean.
        block.pictures.push_back({size, leastPicture,
                                  [picture = picture_, isBlack = isBlack_,
                                   diagram = *rule.diagram](QPainter &painter, const QRectF &target) {
                                      std::optional<PixmapStore::InBlack> black;
                                      if (isBlack)
                                          black.emplace();
                                      if (picture->show(diagram))
                                          picture->paint(painter, target);
                                  }});
        document_.blocks.push_back(std::move(block));
    }

    const Game &game_;
    RuleCatalogue rules_; ///< as they hold in this game
    QStringList languages_;
    Speak speak_;
    bool isBlack_;
    std::shared_ptr<RulePicture> picture_; ///< shared with what draws the pages
    PrintDocument document_;
};

} // namespace

PrintDocument rulesHandout(const Game &game, const QStringList &languages, const Speak &speak, bool isBlack)
{
    return languages.isEmpty() ? PrintDocument() : RulesPrint(game, languages, speak, isBlack).document();
}

PrintDocument rulesHandout(const QString &game, const QStringList &languages, const Speak &speak,
                           bool isBlack)
{
    const GameKind *kind = games().find(game.toStdString());
    return kind == nullptr ? PrintDocument()
                           : rulesHandout(**games().make(*kind, {}, {}), languages, speak, isBlack);
}

} // namespace waystone

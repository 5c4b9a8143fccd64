#pragma once

#include "board/theme.h"
#include "lessons/rules/rule_text.h"

#include <QTextBrowser>

#include <memory>

namespace waystone {

class RulePicture;

/// A rule with all that is known of it, or a chapter with its rules; in the program's language and, if wanted, in another
/// one beside it.
class RulePage : public QTextBrowser {
    Q_OBJECT

public:
    /// Where there is room beside the text, picture and links stand on a page of their own.
    enum class Part { all, text, aside };

    explicit RulePage(QWidget *parent = nullptr);
    ~RulePage() override;

    /// The ids of a game and of a rule or chapter of it that there is.
    /// Words that were searched stand out where the rules have them.
    void open(const QString &game, const QString &id, const QString &searched);
    /// Nothing stands out any more.
    void endSearch();
    /// ISO 639-1 code; empty for none.
    void setSecondLanguage(const QString &code);
    void setThemeKind(ThemeKind kind);
    void setPart(Part part);
    /// Whether a page of picture and links would have anything to show.
    [[nodiscard]] bool hasAside() const;
    /// Everything anew, e.g. in the language of the moment.
    void refresh();

signals:
    /// The reader wants to open a rule or chapter of the game.
    void linked(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] RuleTextStyle style() const;
    [[nodiscard]] QString chapterHtml(const RuleChapter &chapter) const;
    [[nodiscard]] QString ruleHtml(const Rule &rule) const;
    [[nodiscard]] QString afterText(const Rule &rule) const;
    [[nodiscard]] QString related(const Rule &rule) const;
    [[nodiscard]] QString legendHtml(const Rule &rule) const;
    [[nodiscard]] QString pictureHtml(const Rule &rule) const;
    [[nodiscard]] QString title(const QString &id) const;
    [[nodiscard]] QString linkTo(const QString &id) const;
    [[nodiscard]] const RuleCatalogue &rules() const;

    QString game_;
    QString id_;
    QString second_;
    QString searched_;
    ThemeKind theme_ = ThemeKind::light;
    Part part_ = Part::all;
    int drawnWidth_ = 0; ///< for which the picture was made
    mutable std::unique_ptr<RulePicture> picture_;
    mutable QString pictureGame_;
};

} // namespace waystone

#pragma once

#include "board/mark_overlay.h"
#include "board/position_picture.h"
#include "scenario/catalogue/rule_catalogue.h"

#include <QCoreApplication>
#include <QImage>
#include <QList>

#include <memory>
#include <string_view>

namespace waystone {

/// The small picture beside a rule: the part of a table on which the rule can be seen, drawn like the board, with marks
/// like those of lessons round what it speaks of.
class RulePicture {
    Q_DECLARE_TR_FUNCTIONS(RulePicture)

public:
    /// The game with its default edition and options.
    explicit RulePicture(std::string_view game);
    RulePicture(const RulePicture &) = delete; // its marks belong to its scene
    RulePicture &operator=(const RulePicture &) = delete;
    ~RulePicture();

    void setTheme(ThemeKind kind);
    /// For paper: with the names of the places on it (NamedPlaces), from the next diagram on.
    void setNamed() { isNamed_ = true; }
    /// False, and nothing to paint, if the diagram's position or places are not the game's.
    bool show(const RuleDiagram &diagram);
    /// What is marked, a sentence a mark, for who does not see it.
    [[nodiscard]] QStringList marked() const;
    /// What its marks mean, each kind of them once.
    struct LegendEntry {
        LessonMark::Tone tone = LessonMark::Tone::look;
        QString text;
    };
    [[nodiscard]] QList<LegendEntry> legend() const;
    /// A mark as it stands on the picture, so many logical pixels wide.
    [[nodiscard]] QImage sign(LessonMark::Tone tone, int side, qreal pixelRatio) const;
    /// In units of the scene; empty while there is nothing to paint.
    [[nodiscard]] QSizeF size() const { return part_.size(); }
    /// Fills the target, which should have the shape of size().
    void paint(QPainter &painter, const QRectF &target);
    /// As large as fits, but at most twice the scene's own size, in logical pixels.
    [[nodiscard]] QImage image(qreal widest, qreal highest, qreal pixelRatio);

private:
    std::shared_ptr<const Game> game_;
    std::shared_ptr<const GameWords> words_;
    std::unique_ptr<PositionPicture> picture_; ///< for the number of players of the last diagram
    std::unique_ptr<MarkOverlay> marks_;       ///< over it
    ThemeKind theme_ = ThemeKind::light;
    bool isNamed_ = false;
    QRectF part_;
};

} // namespace waystone

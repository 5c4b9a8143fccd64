#include "window/theme_box.h"

#include "fitting/card_layout.h"
#include "fitting/text_scale.h"
#include "settings/appearance.h"
#include "words/foreign_text.h"

#include <QAction>
#include <QActionGroup>
#include <QPainter>
#include <QPainterPath>
#include <QRadioButton>
#include <QTextLayout>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr QSize picture(134, 62);
constexpr int frame = 3; ///< between the picture and what marks it as chosen
constexpr int tick = 18;

/// A table with a lit place beside a panel, as large as the picture.
void paintTable(QPainter &painter, const Theme &theme)
{
    const QRectF map(7, 17, 84, 40);
    const QRectF panel(97, 17, 34, 40);
    painter.fillRect(QRectF({0, 0}, QSizeF(picture)), windowPalette(theme).color(QPalette::Window));
    painter.setPen(QPen(theme.gridLine, 1));
    painter.setBrush(theme.boardGround);
    painter.drawRoundedRect(map, 4, 4);
    painter.setPen(QPen(theme.panelBorder, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(panel, 4, 4);
    painter.setPen(QPen(theme.text, 2.4));
    for (int line = 0; line < 3; ++line)
        painter.drawLine(QPointF(103, 25 + 9 * line), QPointF(line == 1 ? 118 : 125, 25 + 9 * line));
    const QPolygonF way({{16, 46}, {34, 28}, {49, 46}, {70, 27}});
    painter.setPen(QPen(theme.gridLine, 1.6));
    painter.drawPolyline(way);
    painter.drawLine(way[1], way[3]);
    painter.setPen(QPen(theme.outline, 1.2));
    painter.setBrush(theme.panel);
    for (int place = 0; place < 3; ++place)
        painter.drawEllipse(way[place], 4, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.halo);
    painter.drawEllipse(way[3], 9, 9);
    painter.setPen(QPen(theme.accent, 2.4));
    painter.setBrush(theme.panel);
    painter.drawEllipse(way[3], 5, 5);
}

void paintChoice(QPainter &painter, ThemeChoice choice)
{
    if (choice != ThemeChoice::system) {
        paintTable(painter, Theme::of(themeKind(choice)));
        return;
    }
    // It is one or the other.
    paintTable(painter, Theme::of(ThemeKind::light));
    QPainterPath half;
    half.addPolygon(QPolygonF({{82, 0},
                               {picture.width() + 0.0, 0},
                               {picture.width() + 0.0, picture.height() + 0.0},
                               {52, picture.height() + 0.0}}));
    painter.setClipPath(half, Qt::IntersectClip);
    paintTable(painter, Theme::of(ThemeKind::dark));
}

} // namespace

class ThemeTile final : public QRadioButton {
public:
    explicit ThemeTile(ThemeChoice choice) : choice_(choice)
    {
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const QSize drawn = picture * textScale() + QSize(2 * frame, 2 * frame);
        return {drawn.width(), drawn.height() + wordsHeight(drawn.width()) + frame};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    [[nodiscard]] bool hitButton(const QPoint &place) const override { return rect().contains(place); }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal scale = textScale();
        const QRectF box((width() - picture.width() * scale) / 2, frame, picture.width() * scale,
                         picture.height() * scale);
        painter.save();
        QPainterPath round;
        round.addRoundedRect(box, 6, 6);
        painter.setClipPath(round);
        painter.translate(box.topLeft());
        painter.scale(scale, scale);
        paintChoice(painter, choice_);
        painter.restore();
        paintFrame(painter, box);
        QFont font = this->font();
        font.setBold(isChecked());
        painter.setFont(font);
        painter.setPen(palette().color(QPalette::Active, QPalette::WindowText));
        painter.drawText(QRectF(0, box.bottom() + frame, width(), height() - box.bottom() - frame),
                         Qt::AlignHCenter | Qt::AlignTop, words(width()));
    }

private:
    /// In several lines where the bold ones of what is chosen need them, so that no word moves when it is.
    [[nodiscard]] QString words(int width) const
    {
        QFont bold = font();
        bold.setBold(true);
        QTextLayout layout(text(), bold);
        QStringList lines;
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines += text().mid(line.textStart(), line.textLength()).trimmed();
        }
        layout.endLayout();
        return lines.join(QLatin1Char('\n'));
    }
    [[nodiscard]] int wordsHeight(int width) const
    {
        return fontMetrics().lineSpacing() * (1 + static_cast<int>(words(width).count(QLatin1Char('\n'))));
    }

    /// The chosen one has a thick line and a tick; the one with the keyboard a second line.
    void paintFrame(QPainter &painter, const QRectF &box) const
    {
        const QColor text = palette().color(QPalette::Active, QPalette::WindowText);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(text, isChecked() ? 3 : 1));
        painter.drawRoundedRect(box, 6, 6);
        if (hasFocus()) {
            painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Highlight), 2));
            painter.drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), 8, 8);
        }
        if (!isChecked())
            return;
        const QRectF disc(box.right() - tick + frame, box.top() - frame, tick, tick);
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Base), 1.5));
        painter.setBrush(text);
        painter.drawEllipse(disc);
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Base), 2, Qt::SolidLine, Qt::RoundCap,
                            Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({disc.topLeft() + QPointF(5, 9.5), disc.topLeft() + QPointF(8, 12.5),
                                        disc.topLeft() + QPointF(13.5, 6)}));
    }

    ThemeChoice choice_;
};

ThemeBox::ThemeBox(QActionGroup &themes) : themes_(themes)
{
    auto *tiles = new CardLayout(picture.width() + 2 * frame, static_cast<int>(themes.actions().size()), 4);
    auto *column = new QVBoxLayout(this);
    column->addLayout(tiles);
    for (QAction *action : themes.actions()) {
        auto *tile = new ThemeTile(static_cast<ThemeChoice>(action->data().toInt()));
        tile->setObjectName(action->objectName() + QStringLiteral("Choice"));
        tiles->addWidget(tile);
        tiles_.push_back(tile);
        connect(tile, &QRadioButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, this, &ThemeBox::follow);
    }
    follow();
}

void ThemeBox::follow()
{
    for (std::size_t index = 0; index < tiles_.size(); ++index) {
        const QAction &action = *themes_.actions().at(static_cast<qsizetype>(index));
        tiles_[index]->setText(action.text().remove(QLatin1Char('&')));
        tiles_[index]->setToolTip(foreign_text::tip(tiles_[index]->text()));
        tiles_[index]->setChecked(action.isChecked());
    }
    updateGeometry();
}

} // namespace waystone

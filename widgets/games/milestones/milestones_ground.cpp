#include "games/milestones/milestones_layout.h"

#include "board/board_name.h"
#include "board/painting.h"
#include "fitting/text_scale.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace waystone::milestones {

namespace {

constexpr qreal nameHeight = 14; ///< of the letters of a building
constexpr QChar softHyphen(0xad);

/// The name stands beside the drawing where there is little room: a long word may hold soft hyphens.
struct Building {
    Q_DECLARE_TR_FUNCTIONS(waystone::MilestonesBuilding)

public:
    int space;
    const char *drawing;
    const char *name;
};

constexpr std::array<Building, 4> buildings{
    Building{castle, "milestones-space-castle", QT_TRANSLATE_NOOP("waystone::MilestonesBuilding", "Castle")},
    Building{mill, "milestones-space-mill", QT_TRANSLATE_NOOP("waystone::MilestonesBuilding", "Mill")},
    Building{boardOfWorks, "milestones-space-boardOfWorks",
             QT_TRANSLATE_NOOP("waystone::MilestonesBuilding", "Board of works")},
    Building{tradingHouse, "milestones-space-tradingHouse",
             QT_TRANSLATE_NOOP("waystone::MilestonesBuilding", "Trading house")},
};

QRectF pictureIn(const QRectF &box, qreal side)
{
    return {box.left() + 3, box.center().y() - side / 2, side, side};
}

/// Its words are parted where they do not fit beside such a picture as they are.
Lettering nameIn(const QRectF &box, const Building &building, qreal picture)
{
    QString name = Building::tr(building.name);
    if (name.contains(softHyphen))
        name.prepend(QString(name).remove(softHyphen) + variantMark);
    const QRectF text(QPointF(pictureIn(box, picture).right() + 5, box.top() + 3),
                      box.bottomRight() - QPointF(4, 3));
    return {name, text, {}, nameHeight, Qt::AlignLeft | Qt::AlignVCenter, false, true};
}

QString goodDrawing(int good)
{
    const std::string_view name = goodNames[static_cast<std::size_t>(good)];
    return QStringLiteral("milestones-good-") +
           QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QColor mixed(const QColor &one, const QColor &other, qreal share)
{
    return QColor::fromRgbF(static_cast<float>(one.redF() * (1 - share) + other.redF() * share),
                            static_cast<float>(one.greenF() * (1 - share) + other.greenF() * share),
                            static_cast<float>(one.blueF() * (1 - share) + other.blueF() * share));
}

} // namespace

void MilestonesLayout::drawGround(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (isStrip_) {
        paintPanel(painter, displayPanel_ | supplyPanel_);
        const qreal between = (displayPanel_.right() + supplyPanel_.left()) / 2;
        painter.drawLine(QPointF(between, supplyPanel_.top() + 12),
                         QPointF(between, supplyPanel_.bottom() - 12));
    } else {
        paintPanel(painter, displayPanel_);
        paintCaption(painter, displayPanel_, words().areaName(static_cast<std::uint8_t>(Area::display)));
        paintPanel(painter, supplyPanel_);
        paintCaption(painter, supplyPanel_, words().areaName(static_cast<std::uint8_t>(Area::supply)));
    }
    // Goods are not limited, so they are not counted.
    for (int good = 0; good < goodKinds; ++good)
        paintPicture(painter, {goodDrawing(good), supplyPicture(good), 0});
    if (!startingPanel_.isNull()) {
        paintPanel(painter, startingPanel_);
        paintCaption(painter, startingPanel_, words().areaName(static_cast<std::uint8_t>(Area::starting)));
    }
    // Where mats change places only their ground is painted anew.
    if (!painter.hasClipping() || painter.clipBoundingRect().intersects(boardPanel_)) {
        painter.setPen(QPen(theme().panelBorder, 1.4));
        painter.setBrush(theme().boardGround);
        painter.drawRoundedRect(boardPanel_, 10, 10);
        paintTrack(painter);
        paintGrid(painter);
        paintCoordinates(painter);
    }
    for (Seat seat = 0; seat < players().size(); ++seat)
        paintMat(painter, seat);
}

void MilestonesLayout::paintPanel(QPainter &painter, const QRectF &panel) const
{
    painter.setPen(QPen(theme().panelBorder, 1.4));
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(panel, 8, 8);
}

void MilestonesLayout::paintCaption(QPainter &painter, const QRectF &panel, const QString &text) const
{
    // High enough for the rims of what lies below it.
    const QRectF line(panel.left() + 9, panel.top() + 1, panel.width() - 18, caption_);
    write(painter, {text, line, theme().subtleText, 13, Qt::AlignLeft | Qt::AlignVCenter, true, false});
}

void MilestonesLayout::paintGrid(QPainter &painter) const
{
    const Board &board = rules_.board();
    const bool plain = theme().isPlain();

    // Meadows: every other triangle a shade darker, so that the grid reads as lots of land.
    if (!plain) {
        painter.setPen(Qt::NoPen);
        for (const auto &corners : board.triangles) {
            const int top = std::min(
                {board.vertices[corners[0]].y, board.vertices[corners[1]].y, board.vertices[corners[2]].y});
            const int sum =
                board.vertices[corners[0]].y + board.vertices[corners[1]].y + board.vertices[corners[2]].y;
            const bool pointsDown = sum - 3 * top == 1;
            painter.setBrush(mixed(theme().boardGround, theme().gridLine, pointsDown ? 0.10 : 0.03));
            painter.drawPolygon(
                QPolygonF({vertexPoint(corners[0]), vertexPoint(corners[1]), vertexPoint(corners[2])}));
        }
    }
    painter.setPen(QPen(mixed(theme().gridLine, theme().boardGround, plain ? 0 : 0.25),
                        std::max(1.5, edge_ * 0.03), Qt::SolidLine, Qt::RoundCap));
    for (const auto &edge : board.edges)
        painter.drawLine(vertexPoint(edge[0]), vertexPoint(edge[1]));

    for (const std::uint8_t bush : board.bushes) {
        QPointF middle;
        for (const std::uint8_t corner : board.triangles[bush])
            middle += vertexPoint(corner) / 3;
        const qreal half = edge_ * 0.24;
        paintPicture(painter, {QStringLiteral("milestones-bush"),
                               QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), 0});
    }
    const qreal half = edge_ * 0.21;
    for (int vertex = 0; vertex < static_cast<int>(board.vertices.size()); ++vertex) {
        const int number = board.vertices[static_cast<std::size_t>(vertex)].number;
        if (number == 0)
            continue;
        const QPointF at = vertexPoint(vertex);
        const QRectF box(at.x() - half, at.y() - half, 2 * half, 2 * half);
        paintPicture(painter, {QStringLiteral("number-plate"), box, 0});
        write(painter,
              {QString::number(number), box, theme().outline, edge_ * 0.25, Qt::AlignCenter, true, false});
    }
}

/// The names of the rows at both ends; the positions over the first row and below the last one, since rows are set off
/// by half an edge against those beside them.
void MilestonesLayout::paintCoordinates(QPainter &painter) const
{
    const std::vector<Vertex> &vertices = rules_.board().vertices;
    const auto label = [&](const QString &text, QPointF at) {
        const QRectF box(at.x() - labelRoom_, at.y() - labelRoom_ / 2, 2 * labelRoom_, labelRoom_);
        write(painter, {text, box, theme().subtleText, 12, Qt::AlignCenter, true, false});
    };
    const qreal away = labelDistance * edge_ + labelRoom_ / 2;
    const auto [top, bottom] = std::ranges::minmax(vertices, {}, &Vertex::y);
    for (std::size_t vertex = 0; vertex < vertices.size(); ++vertex) {
        const Vertex &here = vertices[vertex];
        const QString row = QString::fromStdString(here.name.substr(0, 1));
        const QString position = QString::fromStdString(here.name.substr(1));
        const QPointF at = vertexPoint(static_cast<int>(vertex));
        if (vertex == 0 || vertices[vertex - 1].y != here.y)
            label(row, at - QPointF(away, 0));
        if (vertex + 1 == vertices.size() || vertices[vertex + 1].y != here.y)
            label(row, at + QPointF(away, 0));
        if (here.y == top.y)
            label(position, at - QPointF(0, away));
        if (here.y == bottom.y)
            label(position, at + QPointF(0, away));
    }
}

/// A triangle and a section are called by their corners, so these are enough.
std::vector<NamedPlaces::Name> MilestonesLayout::placeNames() const
{
    constexpr qreal away = 0.31; // below a corner, past what stands on it
    constexpr qreal height = 0.22;
    std::vector<Name> names;
    const std::vector<Vertex> &vertices = rules_.board().vertices;
    const int last = std::ranges::max(vertices, {}, &Vertex::y).y; // numbers stand below it
    for (std::size_t vertex = 0; vertex < vertices.size(); ++vertex) {
        const qreal side = vertices[vertex].y == last ? -1 : 1;
        const QPointF at = vertexPoint(static_cast<int>(vertex)) + QPointF(0, side * away * edge_);
        const qreal letters = std::max(height * edge_, leastLetters());
        const QRectF box(at.x() - edge_ / 2, at.y() - letters / 2, edge_, letters);
        names.push_back(
            {{static_cast<std::uint8_t>(Area::vertex), nobody, static_cast<std::uint16_t>(vertex)},
             {QString::fromStdString(vertices[vertex].name), box, theme().text, letters, Qt::AlignCenter,
              false, false}});
    }
    return names;
}

void MilestonesLayout::paintTrack(QPainter &painter) const
{
    const int target = rules_.edition().targets[players().size()];
    const int cells = trackLength() + 1;
    const qreal width = track_.width() / cells;
    const bool plain = theme().isPlain();
    const auto cellOf = [&](int points) {
        return QRectF(track_.left() + points * width, track_.top(), width, track_.height());
    };
    for (int points = 0; points < cells; ++points) {
        const QColor shade =
            points % 5 == 0 && !plain ? mixed(theme().panel, theme().panelBorder, 0.35) : theme().panel;
        painter.setPen(QPen(theme().panelBorder, 0.8));
        painter.setBrush(shade);
        painter.drawRect(cellOf(points));
    }
    // The numbers are broader than their cells. Beside the target another one would run into its own.
    const auto number = [&](int points, const QColor &color) {
        write(painter, {QString::number(points), cellOf(points).adjusted(-6, 0, 6, 0), color, 11,
                        Qt::AlignHCenter | Qt::AlignBottom, points == target, false});
    };
    for (int points = 0; points < cells; points += 5)
        if (std::abs(points - target) > 2)
            number(points, theme().subtleText);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(cellOf(target).adjusted(-7, 0, 7, 0), 4, 4);
    number(target, theme().onAccent);
}

void MilestonesLayout::paintPlayer(QPainter &painter, Seat seat) const
{
    const QRectF &panel = panels_[seat];
    paintPanel(painter, panel);
    const QRectF score = boxOf(Area::score, 0, seat);
    const QRectF firstSpace = boxOf(Area::loop, 1, seat);

    const Theme::SeatColors &seatColors = colors(seat);
    const QRectF badge(firstSpace.left(), score.top(), score.height(), score.height());
    paintPicture(painter, {QStringLiteral("score-marker-%1").arg(players()[seat].colour), badge, 0});
    const QRectF name(badge.right() + 7, score.top(), endOfName(seat) - badge.right() - 14, score.height());
    write(painter, {BoardName::of(seat, players()[seat], words()), name, seatColors.onGround, 17,
                    Qt::AlignLeft | Qt::AlignVCenter, true, false});
}

void MilestonesLayout::paintLoop(QPainter &painter, Seat seat) const
{
    for (int space = 1; space <= employmentSpaces; ++space)
        paintPicture(painter, {QStringLiteral("milestones-space-employment"),
                               boxOf(Area::loop, space, seat).adjusted(1, 1, -1, -1), 0});

    const bool plain = theme().isPlain();
    for (const Building &building : buildings) {
        const QRectF box = boxOf(Area::loop, building.space, seat);
        painter.setPen(QPen(theme().panelBorder, 1.2));
        painter.setBrush(plain ? theme().panel : mixed(theme().panel, theme().panelBorder, 0.22));
        painter.drawRoundedRect(box, 6, 6);
        const std::optional<qreal> side =
            box.width() < 1.5 * box.height() ? std::nullopt : buildingPicture(box.size());
        if (!side) {
            const qreal alone = box.height() - 6;
            paintPicture(painter,
                         {QString::fromLatin1(building.drawing),
                          QRectF(box.center() - QPointF(alone, alone) / 2, QSizeF(alone, alone)), 0});
            continue;
        }
        paintPicture(painter, {QString::fromLatin1(building.drawing), pictureIn(box, *side), 0});
        Lettering name = nameIn(box, building, *side);
        name.color = theme().text;
        write(painter, name);
    }
}

std::optional<qreal> MilestonesLayout::buildingPicture(QSizeF box) const
{
    // Rather small pictures than words that are parted or hardly large enough, rather those than no picture, and rather
    // no words than some that run out of their boxes.
    constexpr std::array shares{1.0, 0.86, 0.72, 0.58, 0.44};
    constexpr qreal comfortable = 0.85; // of the usual height
    const qreal whole = box.height() - 6;
    for (const bool isComfortable : {true, false})
        for (const qreal share : shares) {
            const auto isReadable = [&](const Building &building) {
                Lettering name = nameIn({{}, box}, building, whole * share);
                name.height = 0; // at its least, without a search for the largest letters
                if (isComfortable)
                    name.text = name.text.section(variantMark, 0, 0);
                name.least =
                    std::max(leastLetters(), isComfortable ? nameHeight * comfortable : 0) * textScale();
                return fitsItsBox(name);
            };
            if (std::ranges::all_of(buildings, isReadable))
                return whole * share;
        }
    return std::nullopt;
}

} // namespace waystone::milestones

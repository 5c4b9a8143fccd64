#include "games/province/cuts.h"
#include "games/province/province_layout.h"

#include "board/painting.h"
#include "province/words/terms.h"

#include <QCoreApplication>

#include <algorithm>

namespace waystone::province {

namespace {

constexpr qreal pieceZ = 2;

struct GoalInShort {
    Q_DECLARE_TR_FUNCTIONS(waystone::ProvinceGoalInShort)
};

QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QRectF around(qreal width, qreal height)
{
    return {-width / 2, -height / 2, width, height};
}

Look single(const QString &name, QPointF center, qreal size, qreal z)
{
    return {center, {size, size}, z, {}, {{name, around(size, size), 0}}, {}};
}

int indexOf(std::span<const std::string_view> names, std::string_view name)
{
    return static_cast<int>(std::ranges::find(names, name) - names.begin());
}

} // namespace

QString drawing(std::string_view name)
{
    return QStringLiteral("province-") + latin(name);
}

QString drawing(std::string_view name, std::string_view variant)
{
    return drawing(name) + QLatin1Char('-') + latin(variant);
}

Look ProvinceLayout::pieceLook(const Piece &piece) const
{
    const PlaceShape *where = shape(piece.place);
    if (where == nullptr)
        return {};
    const std::string_view kind = piece.kind;
    if (kind == term::worker || kind == term::movedWorker)
        return workerLook(piece);
    if (kind == term::goalToken)
        return goalLook(piece);
    if (kind == term::ship)
        return shipLook(piece);
    if (kind == term::coin)
        return coinLook(piece);
    const qreal size = where->boundingRect().height();
    if (kind == term::lenderCoin)
        return single(drawing("lender-coin"), where->anchor, size - 4, pieceZ);
    return single(drawing("structure-token") + QStringLiteral("-%1").arg(players()[piece.owner].colour),
                  where->anchor, size - 2, pieceZ);
}

Look ProvinceLayout::workerLook(const Piece &piece) const
{
    const PlaceShape *where = shape(piece.place);
    const qreal cell = std::min(where->boundingRect().width(), where->boundingRect().height());
    const bool hasMoved = piece.kind == term::movedWorker;
    const bool isSailor = piece.variant == workerNames[static_cast<std::size_t>(WorkerKind::sailor)];
    // Sailors that nobody has hired are white, with no player's sign in the way: it is the last of the colours.
    const int colour = piece.owner == nobody ? playerColours - 1 : players()[piece.owner].colour;
    const QString name =
        drawing("worker", piece.variant) + (isSailor ? QStringLiteral("-%1").arg(colour) : QString());
    Look look{where->anchor, {cell, cell}, pieceZ, {}, {}, {}};
    const qreal size = hasMoved ? cell * 0.86 : cell;
    const QRectF face = around(size, size).translated(0, (cell - size) / 2);
    look.pictures.append({name, face, 0});

    const qreal plate = std::max(15.0, letterPlate(cell, 0.34));
    const QRectF corner(-cell / 2, cell / 2 - plate, plate, plate);
    const QString letter = words().termLetter(piece.variant);
    if (!letter.isEmpty()) { // else it is a picture for every language
        look.pictures.append({QStringLiteral("number-plate"), corner, 0});
        look.letterings.append({letter, corner, theme().outline, plate * 0.66, Qt::AlignCenter, true, false});
    }
    if (hasMoved) {
        const QRectF tick(cell / 2 - plate, -cell / 2, plate, plate);
        look.plates.append({tick, theme().panel, theme().text, plate / 2});
        look.letterings.append(
            {QStringLiteral("✓"), tick, theme().text, plate * 0.7, Qt::AlignCenter, true, false});
    }
    return look;
}

Look ProvinceLayout::goalLook(const Piece &piece) const
{
    const PlaceShape *where = shape(piece.place);
    const QRectF box = where->boundingRect();
    const qreal size = box.height() - 2;
    if (piece.variant.empty()) {
        constexpr qreal lift = 2; // of each token over the one below it
        return single(drawing("goal-back"), where->anchor - QPointF(0, piece.layer * lift), size - 4 * lift,
                      pieceZ + piece.layer * 0.01);
    }
    constexpr std::array<std::string_view, goals> drawings{"workers", "labor", "structures", "coins",
                                                           "twoPointStructures"};
    const auto goal = static_cast<std::size_t>(indexOf(goalNames, piece.variant));
    Look look = single(drawing("goal", drawings[goal]), where->anchor, size, pieceZ);
    // The drawing leaves a white disc for the number that the edition asks for.
    const QRectF disc(size * 0.30 - size * 0.17, size * 0.32 - size * 0.17, size * 0.34, size * 0.34);
    look.letterings.append({QString::number(rules_.edition().goalNeeds[goal]), disc, theme().outline,
                            size * 0.24, Qt::AlignCenter, true, false});
    if (piece.place.area == static_cast<std::uint8_t>(Area::goal)) {
        const QRectF text = goalText_.translated(-where->anchor);
        look.letterings.append(
            {goalText(piece), text, theme().text, 15, Qt::AlignLeft | Qt::AlignVCenter, false, true});
        look.size = {2 * text.right(), std::max(size, text.height())};
    }
    return look;
}

QString ProvinceLayout::goalText(const Piece &piece) const
{
    const auto goal = static_cast<std::size_t>(indexOf(goalNames, piece.variant));
    const int needed = rules_.edition().goalNeeds[goal];
    const QString whole = words().pieceName(piece);
    switch (static_cast<Goal>(goal)) {
    case Goal::workers:
        return whole + variantMark + GoalInShort::tr("%n worker(s) beyond the green ones", nullptr, needed);
    case Goal::twoPoints:
        return whole + variantMark +
               (rules_.choices().twoPointGoal == TwoPointGoal::scoredOnly
                    ? GoalInShort::tr("First to build %n structure(s) worth %1 points", nullptr, needed)
                    : GoalInShort::tr("Own %n structure(s) worth %1 points", nullptr, needed))
                   .arg(rules_.edition().goalValue);
    default:
        return whole;
    }
}

Look ProvinceLayout::shipLook(const Piece &piece) const
{
    const PlaceShape *where = shape(piece.place);
    const QRectF box = where->boundingRect();
    const qreal size = std::min(box.width(), box.height());
    if (piece.variant != shipNames[static_cast<std::size_t>(Ships::unrolled)])
        return single(drawing("ship", piece.variant), where->anchor, size, pieceZ);
    // Not rolled yet: neither side is up.
    Look look = single(QStringLiteral("number-plate"), where->anchor, size * 0.9, pieceZ);
    look.letterings.append({QStringLiteral("?"), around(size * 0.6, size * 0.6), theme().outline, size * 0.5,
                            Qt::AlignCenter, true, false});
    return look;
}

Look ProvinceLayout::coinLook(const Piece &piece) const
{
    const PlaceShape *where = shape(piece.place);
    const QRectF box = where->boundingRect();
    const auto kind = static_cast<std::size_t>(indexOf(coinNames, piece.variant));
    const qreal size = box.height();
    const int count = rules_.edition().denominations[kind].count;
    const qreal step = count < 2 ? 0 : (box.width() - size) / (count - 1);
    const QPointF center(box.left() + size / 2 + piece.layer * step, box.center().y());
    Look look = single(drawing("coin") + QStringLiteral("-%1").arg(drawnCoins[kind]), center, size,
                       pieceZ + piece.layer * 0.01);
    if (piece.value != drawnCoins[kind]) {
        // An edition with coins of other values: its number covers the drawn one.
        look.pictures.append({QStringLiteral("number-plate"), around(size * 0.7, size * 0.7), 0});
        look.letterings.append({QString::number(piece.value), around(size * 0.6, size * 0.6), theme().outline,
                                size * 0.4, Qt::AlignCenter, true, false});
    }
    return look;
}

std::vector<Look> ProvinceLayout::tallyLooks(const Tally &tally) const
{
    const QString amount = QString::number(tally.amount);
    const auto text = [&](const QRectF &box, const QColor &color, qreal height, Qt::Alignment alignment) {
        Look look{box.center(), box.size(), pieceZ + 1, {}, {}, {}};
        look.letterings.append(
            {amount, around(box.width(), box.height()), color, height, alignment, true, false});
        return look;
    };
    if (tally.what == term::points) {
        const QRectF box = boxOf(Area::score, 0, tally.owner);
        Look look = text(box, colors(tally.owner).ink, 19, Qt::AlignCenter);
        look.plates.append({around(box.width(), box.height()), colors(tally.owner).fill, QColor(), 6});
        return {look};
    }
    if (tally.what == term::labor) {
        const QRectF box = boxOf(Area::labor, 0, tally.owner);
        Look look =
            text(box.adjusted(box.height() + 4, 0, 0, 0),
                 tally.amount > 0 ? theme().text : theme().subtleText, 20, Qt::AlignLeft | Qt::AlignVCenter);
        return {look};
    }
    if (tally.what == sourceNames[static_cast<std::size_t>(Source::coins)])
        return {text(coinTexts_[tally.owner], theme().text, 22, Qt::AlignLeft | Qt::AlignVCenter)};
    if (tally.what == term::bankCoins)
        return {text(bankText_, theme().text, 16, Qt::AlignLeft | Qt::AlignVCenter)};
    if (tally.what == term::goalsLeft && tally.amount > 0) {
        const QRectF pile = boxOf(Area::goalPile, 0);
        const qreal size = 24;
        Look look = text(QRectF(pile.right() - size, pile.bottom() - size, size, size), theme().text, 15,
                         Qt::AlignCenter);
        look.plates.append({around(size, size), theme().panel, theme().panelBorder, size / 2});
        return {look};
    }
    return {}; // sailors, and structures built, are counted by what lies there
}

} // namespace waystone::province

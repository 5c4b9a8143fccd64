#include "board/ink/board_ink.h"

#include "board/painting.h"
#include "faces/game_faces.h"
#include "games.h"

#include <QDataStream>
#include <QHash>
#include <QPainter>

#include <algorithm>
#include <limits>
#include <numeric>

namespace waystone {

namespace {

QByteArray bytesOf(const InkBook::Glyph &glyph)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    const InkItem &item = glyph.item;
    stream << static_cast<int>(item.kind) << item.fill << item.line << item.opacity << item.path
           << item.breadth << item.dashes << item.name << item.box << item.degrees << item.isBold
           << glyph.darkFill << glyph.darkLine << glyph.only;
    for (const InkBook::Run &run : glyph.runs)
        stream << run.text << run.at << run.size << run.width;
    return bytes;
}

/// Gives the same number to what is the same.
template <class Key>
class Numbers {
public:
    /// And whether it is a new one.
    std::pair<std::size_t, bool> of(const Key &key)
    {
        const auto known = known_.find(key);
        if (known != known_.end())
            return {known.value(), false};
        known_.insert(key, static_cast<std::size_t>(known_.size()));
        return {static_cast<std::size_t>(known_.size()) - 1, true};
    }

private:
    QHash<Key, std::size_t> known_;
};

} // namespace

BoardInk::BoardInk(const Table &table, qreal aspect) : table_(table), size_(std::round(800 * aspect), 800) {}
BoardInk::~BoardInk() = default;

BoardLayout &BoardInk::layoutFor(int seats)
{
    std::unique_ptr<BoardLayout> &layout = layouts_[seats];
    if (layout == nullptr) {
        Table laid = table_;
        laid.players.resize(std::min(laid.players.size(), static_cast<std::size_t>(seats)));
        for (int seat = static_cast<int>(laid.players.size()); seat < seats; ++seat)
            laid.players.push_back({QString(), seat, {}});
        layout = gameFace(table_.game->id())->layout(table_.game);
        layout->setTable(laid);
    }
    return *layout;
}

std::size_t BoardInk::laidFor(int seats, BoardLayout::Stage stage)
{
    const std::pair wanted(seats, stage);
    const auto found = std::ranges::find(laid_, wanted);
    if (found != laid_.end())
        return static_cast<std::size_t>(found - laid_.begin());
    BoardLayout &layout = layoutFor(seats);
    layout.arrange(size_, stage);
    arrangements_.push_back({layout.bounds().size(), {layout.shapes().begin(), layout.shapes().end()}});
    laid_.push_back(wanted);
    return laid_.size() - 1;
}

std::size_t BoardInk::add(const SeatView &view, int seats)
{
    const Game &game = *table_.game;
    return addBoard(laidFor(seats, layoutFor(seats).stage(game, view, {})), game.pieces(view),
                    game.tallies(view));
}

std::size_t BoardInk::add(const AnySetup &setup, Seat watcher)
{
    const Game &game = *table_.game;
    const GameKind &kind = *games().find(game.id());
    const int seats = std::clamp(game.seats(setup), kind.minSeats, kind.maxSeats);
    if (const Result<Position> position = game.from(setup))
        return add(game.view(*position, watcher), seats);
    const SeatView beginning = game.view(*game.from(game.start(seats, 0)), watcher);
    return addBoard(laidFor(seats, layoutFor(seats).stage(game, beginning, {})), game.editing().pieces(setup),
                    {});
}

std::size_t BoardInk::numberOf(Part part)
{
    const auto [known, isNew] = known_.emplace(std::move(part), parts_.size());
    if (isNew)
        parts_.push_back(&known->first);
    return known->second;
}

std::size_t BoardInk::addBoard(std::size_t laid, const std::vector<Piece> &pieces, std::vector<Tally> tallies)
{
    Noted board{laid, {numberOf({laid, {}, {}})}};
    for (const Piece &piece : pieces)
        board.parts.push_back(numberOf({laid, piece, {}}));
    if (!tallies.empty())
        board.parts.push_back(numberOf({laid, {}, std::move(tallies)}));
    boards_.push_back(std::move(board));
    return boards_.size() - 1;
}

std::size_t BoardInk::addPiece(std::size_t board, const Piece &piece)
{
    pieces_.push_back(numberOf({boards_[board].laid, piece, {}}));
    return pieces_.size() - 1;
}

InkSheet BoardInk::sheetOf(const Look &look, qreal z)
{
    QPainter painter(&recorder_);
    painter.translate(look.center);
    paintLook(painter, look);
    painter.end();
    return {z, recorder_.take()};
}

std::vector<InkSheet> BoardInk::record(const BoardLayout &layout, const Part &part, const Theme &theme)
{
    if (!part.tallies.empty()) {
        std::vector<Look> looks;
        for (const Tally &tally : part.tallies)
            std::ranges::move(layout.tallyLooks(tally), std::back_inserter(looks));
        layout.keepApart(looks);
        std::vector<InkSheet> sheets;
        for (const Look &look : looks)
            sheets.push_back(sheetOf(layout.legible(look), look.z));
        return sheets;
    }
    if (part.piece.kind.empty()) {
        QPainter painter(&recorder_);
        painter.fillRect(layout.bounds(), theme.table);
        layout.paintGround(painter);
        painter.end();
        return {{std::numeric_limits<qreal>::lowest(), recorder_.take()}};
    }
    if (layout.shape(part.piece.place) == nullptr)
        return {};
    constexpr qreal byPlace = 1e-4; // as PieceItems has it
    const Look look = layout.legible(layout.pieceLook(part.piece));
    return {sheetOf(look, look.z + byPlace * part.piece.place.index)};
}

std::vector<std::vector<InkSheet>> BoardInk::recordAll(const Theme &theme)
{
    std::vector<std::size_t> order(parts_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [this](std::size_t part) { return parts_[part]->laid; });
    std::vector<std::vector<InkSheet>> sheets(parts_.size());
    std::optional<std::size_t> laid;
    for (const std::size_t number : order) {
        const Part &part = *parts_[number];
        BoardLayout &layout = layoutFor(laid_[part.laid].first);
        if (laid != part.laid) {
            layout.setTheme(theme);
            layout.arrange(size_, laid_[part.laid].second);
            laid = part.laid;
        }
        sheets[number] = record(layout, part, theme);
    }
    return sheets;
}

InkBook BoardInk::write(const QStringList &languages, const Speak &speak)
{
    std::vector<std::vector<std::vector<InkSheet>>> voices;
    std::vector<std::vector<InkSheet>> dark;
    for (const QString &language : languages) {
        speak(language);
        if (voices.empty())
            dark = recordAll(Theme::of(ThemeKind::dark));
        voices.push_back(recordAll(Theme::of(ThemeKind::light)));
    }

    InkBook book;
    GlyphMaker maker;
    Numbers<QByteArray> glyphNumbers;
    Numbers<QByteArray> sheetNumbers;
    struct Numbered {
        qreal z;
        std::vector<std::size_t> glyphs;
    };
    std::vector<Numbered> sheets;
    std::vector<std::vector<std::size_t>> sheetsOfPart(parts_.size());
    for (std::size_t part = 0; part < parts_.size(); ++part)
        for (std::size_t at = 0; at < voices.front()[part].size(); ++at) {
            InkVoices same{{}, &dark[part][at]};
            for (const auto &voice : voices)
                same.languages.push_back(&voice[part][at]);
            Numbered sheet{voices.front()[part][at].z, {}};
            QByteArray key = QByteArray::number(sheet.z);
            for (InkBook::Glyph &glyph : maker.glyphs(same)) {
                const auto [number, isNew] = glyphNumbers.of(bytesOf(glyph));
                if (isNew)
                    book.glyphs.push_back(std::move(glyph));
                sheet.glyphs.push_back(number);
                key += ' ' + QByteArray::number(static_cast<qulonglong>(number));
            }
            const auto [number, isNew] = sheetNumbers.of(key);
            if (isNew)
                sheets.push_back(std::move(sheet));
            sheetsOfPart[part].push_back(number);
        }

    // Numbered as they lie on each other.
    std::vector<std::size_t> order(sheets.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&sheets](std::size_t sheet) { return sheets[sheet].z; });
    std::vector<std::size_t> place(sheets.size());
    for (std::size_t at = 0; at < order.size(); ++at) {
        place[order[at]] = at;
        book.parts.push_back(std::move(sheets[order[at]].glyphs));
    }
    book.arrangements = arrangements_;
    for (const Noted &noted : boards_) {
        InkBook::Board board{noted.laid, {}};
        for (const std::size_t part : noted.parts)
            for (const std::size_t sheet : sheetsOfPart[part])
                board.parts.push_back(place[sheet]);
        std::ranges::sort(board.parts);
        const auto twice = std::ranges::unique(board.parts);
        board.parts.erase(twice.begin(), twice.end());
        book.boards.push_back(std::move(board));
    }
    for (const std::size_t part : pieces_) {
        std::vector<std::size_t> &parts = book.pieces.emplace_back();
        for (const std::size_t sheet : sheetsOfPart[part])
            parts.push_back(place[sheet]);
    }
    return book;
}

} // namespace waystone

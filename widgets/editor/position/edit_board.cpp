#include "editor/position/edit_board.h"

#include "editor/position/palette_drop.h"

#include "games.h"
#include "games/game_faces.h"
#include "words/general_words.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int usualHelpDelay = 350;

/// From whose side a table is first seen: hands show from a seat's side only.
Seat firstWatcher(const Game &game)
{
    return games().find(game.id())->hasSecrets ? Seat{0} : nobody;
}

} // namespace

std::vector<Piece> addedPieces(const std::vector<Piece> &before, const std::vector<Piece> &after)
{
    std::vector<Piece> added;
    for (const Piece &piece : after) {
        const bool wasThere = std::ranges::any_of(before, [&piece](Piece other) {
            other.value = piece.value;
            return other == piece;
        });
        if (!wasThere)
            added.push_back(piece);
    }
    return added;
}

EditBoard::EditBoard(ScenarioDocument &document, BoardView &view, QObject *parent)
    : QObject(parent), document_(document), view_(view), scene_(view.board()), hand_(document)
{
    new PaletteDrop(*this);
    connect(&hand_, &EditHand::changed, this, [this] {
        showInput();
        emit handChanged();
    });
    helpTimer_.setSingleShot(true);
    helpTimer_.setInterval(usualHelpDelay);
    connect(&helpTimer_, &QTimer::timeout, this, [this] {
        if (hovered_)
            showHelp(*hovered_);
    });
    view.setHandler({[this](Place place) { return !hand_.liftable(place).empty(); },
                     [this](Place place) { return describe(place); },
                     [this](Place place) { return removeAt(place); }});
    connect(&view, &BoardView::clicked, this, &EditBoard::click);
    connect(&view, &BoardView::clickedBeside, this, &EditBoard::dismissCards);
    connect(&view, &BoardView::cancelled, this, &EditBoard::cancel);
    connect(&view, &BoardView::dragBegan, this, [this](Place from) {
        hand_.putBack();
        hand_.liftNext(from);
    });
    connect(&view, &BoardView::dropped, this, [this](Place to) {
        if (held() && held()->place != to)
            move(to);
        else
            cancel();
    });
    connect(&view, &BoardView::hovered, this, [this](std::optional<Place> place) {
        hovered_ = place;
        if (scene_.hint().isVisible() && scene_.hint().kind() == HintItem::Kind::help)
            scene_.dismissHint();
        showGhost();
        if (place)
            helpTimer_.start();
        else
            helpTimer_.stop();
    });
    connect(&view, &BoardView::focusMoved, this, [this](std::optional<Place> place) {
        showGhost();
        if (place)
            showHelp(*place);
        else
            dismissCards();
    });
    connect(&scene_, &BoardScene::placesChanged, this, &EditBoard::showInput);

    connect(&document, &ScenarioDocument::tableChanged, this, [this] { isLaid_ = false; });
    connect(&document, &ScenarioDocument::changed, this, [this] { showSetup(isLaid_); });
    connect(&document, &ScenarioDocument::playersChanged, this, [this] {
        if (isLaid_)
            scene_.setPlayers(document_.table().players);
    });
    connect(&document, &ScenarioDocument::languageChanged, this, [this] { dismissCards(); });
    watcher_ = firstWatcher(document.game());
    showSetup(false);
}

void EditBoard::layTable()
{
    isLaid_ = true;
    hand_.putBack();
    const Table table = document_.table();
    if (watcher_ != nobody && watcher_ >= table.players.size())
        watcher_ = 0;
    if ((watcher_ == nobody) != (firstWatcher(*table.game) == nobody))
        watcher_ = firstWatcher(*table.game);
    scene_.setTable(table, gameFace(table.game->id())->layout(table.game));
    emit watcherChanged();
}

void EditBoard::showSetup(bool animated)
{
    dismissCards();
    if (!isLaid_)
        layTable();
    const AnySetup &setup = document_.setup();
    hand_.refresh();
    const Result<Position> position = document_.position();
    scene_.setActive(position ? document_.game().actors(*position) : Actors::over());
    scene_.show({hand_.pieces(), document_.game().tallies(setup),
                 scene_.layout()->stage(document_.game(), setup, watcher_)},
                animated);
    showInput();
}

void EditBoard::setWatcher(Seat seat)
{
    if (seat == watcher_)
        return;
    watcher_ = seat;
    hand_.putBack();
    showSetup(false);
    emit watcherChanged();
}

std::optional<EditPiece> EditBoard::entry(std::size_t number) const
{
    const std::vector<PaletteEntry> palette = document_.editing().palette(document_.setup());
    return number < palette.size() ? std::optional(palette[number].piece) : std::nullopt;
}

void EditBoard::setTool(std::optional<EditPiece> tool)
{
    if (tool != hand_.tool())
        dismissCards();
    hand_.setTool(tool);
}

void EditBoard::cancel()
{
    dismissCards();
    hand_.setTool(std::nullopt);
    hand_.putBack();
}

std::vector<Place> EditBoard::targets() const
{
    std::vector<Place> places;
    for (const PlaceShape &shape : scene_.layout()->shapes())
        places.push_back(shape.place);
    return hand_.targets(places);
}

void EditBoard::showInput()
{
    if (scene_.layout() == nullptr)
        return;
    const std::vector<Place> accepting = targets();
    std::vector<Place> reachable = accepting;
    if (hand_.isEmpty())
        for (const Piece &piece : hand_.pieces())
            if (document_.editing().taken(document_.setup(), piece))
                reachable.push_back(piece.place);
    scene_.setMarked(Mark::target, reachable);
    scene_.setMarked(Mark::legal, accepting);
    scene_.setMarked(Mark::selected, held() ? std::vector{held()->place} : std::vector<Place>());
    showGhost();
}

void EditBoard::showGhost()
{
    const std::optional<Place> at = hovered_ ? hovered_ : view_.focusPlace();
    std::vector<Piece> ghosts;
    if (at)
        if (const std::optional<AnySetup> setup = hand_.setupWith(*at))
            ghosts = addedPieces(hand_.pieces(), document_.editing().pieces(*setup));
    scene_.setGhosts(ghosts);
}

void EditBoard::hover(std::optional<Place> place)
{
    hovered_ = place;
    scene_.setMarked(Mark::hovered, place ? std::vector{*place} : std::vector<Place>());
    showGhost();
}

void EditBoard::setPicker(Picker picker)
{
    if (picker && held())
        cancel();
    picker_ = std::move(picker);
}

void EditBoard::click(Place place)
{
    dismissCards();
    if (picker_) {
        // What is called may set another picker.
        const Picker picker = picker_;
        picker(place);
    } else if (held() && held()->place == place) {
        hand_.liftNext(place);
    } else if (held() && hand_.setupWith(place)) {
        move(place);
    } else if (tool() && hand_.setupWith(place)) {
        putAt(place);
    } else if (!hand_.liftable(place).empty()) {
        hand_.putBack();
        hand_.liftNext(place);
    } else if (!hand_.isEmpty()) {
        scene_.showHint(HintItem::Kind::refusal, document_.words().placeName(place),
                        {tr("This piece cannot lie here.")}, place, view_.visibleScene(), view_.zoom());
    } else {
        wantFieldAt(place);
    }
}

void EditBoard::putAt(Place place)
{
    const std::optional<AnySetup> setup = hand_.setupWith(place);
    if (!setup || !tool())
        return;
    document_.setPieces(*setup, [words = document_.sharedWords(), piece = *tool(), place] {
        return tr("Put: %1 (%2)", "a piece, its place")
            .arg(words->paletteName(piece), words->placeName(place));
    });
}

void EditBoard::move(Place place)
{
    const std::optional<AnySetup> setup = hand_.setupWith(place);
    const Piece piece = *held();
    hand_.putBack();
    if (!setup)
        return;
    document_.setPieces(*setup, [words = document_.sharedWords(), piece, place] {
        return tr("Moved: %1 (%2)", "a piece, where it is now")
            .arg(words->pieceName(piece), words->placeName(place));
    });
}

bool EditBoard::removeAt(Place place)
{
    if (held() && held()->place != place)
        return false;
    for (const Piece &piece : held() ? std::vector{*held()} : hand_.liftable(place)) {
        // What cannot be away stays as it is.
        if (document_.game().same(document_.editing().remove(document_.setup(), piece), document_.setup()))
            continue;
        remove(piece);
        return true;
    }
    return false;
}

void EditBoard::focusTarget()
{
    view_.setFocus();
    if (const std::vector<Place> places = targets(); !places.empty())
        view_.setFocusPlace(places.front());
}

void EditBoard::removeHere()
{
    const std::optional<Place> at = held()               ? held()->place
                                    : view_.focusPlace() ? view_.focusPlace()
                                                         : hovered_;
    if (at)
        removeAt(*at);
}

void EditBoard::remove(const Piece &piece)
{
    hand_.putBack();
    document_.setPieces(document_.editing().remove(document_.setup(), piece),
                        [words = document_.sharedWords(), piece] {
                            return tr("Taken away: %1 (%2)", "a piece, its place")
                                .arg(words->pieceName(piece), words->placeName(piece.place));
                        });
}

void EditBoard::wantFieldAt(Place place)
{
    const std::vector<Field> fields = document_.editing().fields(document_.setup());
    auto field = std::ranges::find(fields, place, &Field::place);
    if (field == fields.end())
        field = std::ranges::find_if(fields, [place](const Field &each) {
            return each.place.area == place.area && each.place.owner == place.owner;
        });
    if (field != fields.end())
        emit fieldWanted(field->key);
}

void EditBoard::showPlaces(const std::vector<Place> &places)
{
    const auto isHidden = [this](Place place) { return scene_.layout()->shape(place) == nullptr; };
    if (const auto hidden = std::ranges::find_if(places, isHidden);
        hidden != places.end() && watcher_ != nobody && hidden->owner < document_.seats())
        setWatcher(hidden->owner);
    scene_.setMarked(Mark::illegal, places);
    if (places.empty() || view_.isFitted())
        return;
    if (const PlaceShape *shape = scene_.layout()->shape(places.front()))
        view_.ensureVisible(shape->boundingRect(), 30, 30);
}

void EditBoard::dismissCards()
{
    helpTimer_.stop();
    scene_.setMarked(Mark::illegal, {});
    scene_.dismissHint();
}

QStringList EditBoard::piecesAt(Place place) const
{
    QStringList names;
    for (const Piece &piece : hand_.pieces())
        if (piece.place == place)
            names.append(document_.words().pieceName(piece));
    return names;
}

QString EditBoard::describe(Place place) const
{
    QStringList parts{document_.words().placeName(place)};
    parts += piecesAt(place);
    if (scene_.isMarked(Mark::legal, place))
        parts += general_words::legal();
    return parts.join(general_words::listSeparator());
}

void EditBoard::showHelp(Place place)
{
    if (scene_.hint().isVisible() && scene_.hint().kind() == HintItem::Kind::refusal)
        return;
    scene_.showHint(HintItem::Kind::help, document_.words().placeName(place), piecesAt(place), place,
                    view_.visibleScene(), view_.zoom());
}

} // namespace waystone

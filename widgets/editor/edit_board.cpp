#include "editor/edit_board.h"

#include "games.h"
#include "games/game_faces.h"
#include "models/general_words.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>

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
    : QObject(parent), document_(document), view_(view), scene_(view.board())
{
    helpTimer_.setSingleShot(true);
    helpTimer_.setInterval(usualHelpDelay);
    connect(&helpTimer_, &QTimer::timeout, this, [this] {
        if (hovered_)
            showHelp(*hovered_);
    });
    view.setHandler({[this](Place place) { return !liftable(place).empty(); },
                     [this](Place place) { return describe(place); },
                     [this](Place place) { return removeAt(place); }});
    view.viewport()->installEventFilter(this);
    connect(&view, &BoardView::clicked, this, &EditBoard::click);
    connect(&view, &BoardView::clickedBeside, this, &EditBoard::dismissCards);
    connect(&view, &BoardView::cancelled, this, &EditBoard::cancel);
    connect(&view, &BoardView::dragBegan, this, [this](Place from) {
        setTool(std::nullopt);
        held_.reset();
        lift(from);
    });
    connect(&view, &BoardView::dropped, this, [this](Place to) {
        if (held_ && held_->place != to)
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
    held_.reset();
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
    pieces_ = document_.editing().pieces(setup);
    if (held_ && std::ranges::find(pieces_, *held_) == pieces_.end())
        held_.reset();
    const Result<Position> position = document_.position();
    scene_.setActive(position ? document_.game().actors(*position) : Actors::over());
    scene_.show({pieces_, gameFace(document_.game().id())->setupTallies(document_.game(), setup),
                 scene_.layout()->stage(document_.game(), setup, watcher_)},
                animated);
    if (tool_ && left(*tool_) == 0)
        setTool(std::nullopt);
    showInput();
}

void EditBoard::setWatcher(Seat seat)
{
    if (seat == watcher_)
        return;
    watcher_ = seat;
    held_.reset();
    showSetup(false);
    emit watcherChanged();
}

std::optional<int> EditBoard::left(const EditPiece &piece) const
{
    const std::vector<PaletteEntry> palette = document_.editing().palette(document_.setup());
    const auto entry = std::ranges::find(palette, piece, &PaletteEntry::piece);
    return entry == palette.end() ? 0 : entry->left;
}

void EditBoard::setTool(std::optional<EditPiece> tool)
{
    if (tool)
        held_.reset();
    if (tool == tool_)
        return;
    tool_ = tool;
    dismissCards();
    showInput();
    emit toolChanged();
}

void EditBoard::cancel()
{
    dismissCards();
    held_.reset();
    setTool(std::nullopt);
    showInput();
}

std::vector<Piece> EditBoard::liftable(Place place) const
{
    std::vector<Piece> found;
    for (const Piece &piece : pieces_)
        if (piece.place == place && document_.editing().taken(document_.setup(), piece))
            found.push_back(piece);
    std::ranges::reverse(found);
    std::ranges::stable_sort(found, std::ranges::greater(), &Piece::layer);
    return found;
}

std::optional<AnySetup> EditBoard::setupWith(Place place) const
{
    const Editing &editing = document_.editing();
    if (held_)
        return editing.move(document_.setup(), *held_, place);
    if (tool_ && editing.accepts(document_.setup(), place, *tool_))
        return editing.put(document_.setup(), place, *tool_);
    return std::nullopt;
}

std::vector<Place> EditBoard::targets() const
{
    const Editing &editing = document_.editing();
    std::optional<EditPiece> piece = tool_;
    AnySetup setup = document_.setup();
    if (held_) {
        piece = editing.taken(setup, *held_);
        setup = editing.remove(setup, *held_);
    }
    std::vector<Place> targets;
    if (!piece)
        return targets;
    for (const PlaceShape &shape : scene_.layout()->shapes())
        if (editing.accepts(setup, shape.place, *piece))
            targets.push_back(shape.place);
    return targets;
}

void EditBoard::showInput()
{
    if (scene_.layout() == nullptr)
        return;
    const std::vector<Place> accepting = targets();
    std::vector<Place> reachable = accepting;
    if (!tool_ && !held_)
        for (const Piece &piece : pieces_)
            if (document_.editing().taken(document_.setup(), piece))
                reachable.push_back(piece.place);
    scene_.setMarked(Mark::target, reachable);
    scene_.setMarked(Mark::legal, accepting);
    scene_.setMarked(Mark::selected, held_ ? std::vector{held_->place} : std::vector<Place>());
    showGhost();
}

void EditBoard::showGhost()
{
    const std::optional<Place> at = hovered_ ? hovered_ : view_.focusPlace();
    std::vector<Piece> ghosts;
    if (at && (tool_ || held_))
        if (const std::optional<AnySetup> setup = setupWith(*at))
            ghosts = addedPieces(pieces_, document_.editing().pieces(*setup));
    scene_.setGhosts(ghosts);
}

void EditBoard::setPicker(Picker picker)
{
    if (picker && held_)
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
    } else if (held_ && held_->place == place) {
        lift(place);
    } else if (held_ && setupWith(place)) {
        move(place);
    } else if (tool_ && setupWith(place)) {
        put(place, *tool_);
    } else if (!liftable(place).empty()) {
        setTool(std::nullopt);
        held_.reset();
        lift(place);
    } else if (tool_ || held_) {
        scene_.showHint(HintItem::Kind::refusal, document_.words().placeName(place),
                        {tr("This piece cannot lie here.")}, place, view_.visibleScene(), view_.zoom());
    } else {
        wantFieldAt(place);
    }
}

void EditBoard::lift(Place place)
{
    const std::vector<Piece> pieces = liftable(place);
    auto next = held_ ? std::ranges::find(pieces, *held_) : pieces.end();
    next = next == pieces.end() ? pieces.begin() : next + 1;
    held_ = next == pieces.end() ? std::nullopt : std::optional(*next);
    showInput();
}

void EditBoard::put(Place place, const EditPiece &piece)
{
    const std::optional<AnySetup> setup = setupWith(place);
    if (!setup)
        return;
    document_.setPieces(*setup, [words = document_.sharedWords(), piece, place] {
        return tr("Put: %1 (%2)", "a piece, its place")
            .arg(words->paletteName(piece), words->placeName(place));
    });
}

void EditBoard::move(Place place)
{
    const std::optional<AnySetup> setup = setupWith(place);
    const Piece piece = *held_;
    if (!setup) {
        held_.reset();
        showInput();
        return;
    }
    held_.reset();
    document_.setPieces(*setup, [words = document_.sharedWords(), piece, place] {
        return tr("Moved: %1 (%2)", "a piece, where it is now")
            .arg(words->pieceName(piece), words->placeName(place));
    });
    showInput();
}

bool EditBoard::removeAt(Place place)
{
    if (held_ && held_->place != place)
        return false;
    for (const Piece &piece : held_ ? std::vector{*held_} : liftable(place)) {
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
    const std::optional<Place> at = held_ ? held_->place : view_.focusPlace() ? view_.focusPlace() : hovered_;
    if (at)
        removeAt(*at);
}

void EditBoard::remove(const Piece &piece)
{
    held_.reset();
    document_.setPieces(document_.editing().remove(document_.setup(), piece),
                        [words = document_.sharedWords(), piece] {
                            return tr("Taken away: %1 (%2)", "a piece, its place")
                                .arg(words->pieceName(piece), words->placeName(piece.place));
                        });
    showInput();
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
    for (const Piece &piece : pieces_)
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

bool EditBoard::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::DragLeave) {
        hovered_.reset();
        cancel();
        return false;
    }
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto &drag = static_cast<QDropEvent &>(*event);
    const QString format = QString::fromLatin1(dragFormat);
    if (!drag.mimeData()->hasFormat(format))
        return false;
    if (type == QEvent::DragEnter) {
        const std::size_t index = drag.mimeData()->data(format).toUInt();
        const std::vector<PaletteEntry> palette = document_.editing().palette(document_.setup());
        if (index < palette.size())
            setTool(palette[index].piece);
        drag.acceptProposedAction();
        return true;
    }
    hovered_ = scene_.placeAt(view_.mapToScene(drag.position().toPoint()));
    scene_.setMarked(Mark::hovered, hovered_ ? std::vector{*hovered_} : std::vector<Place>());
    const bool isAccepted = hovered_ && tool_ && setupWith(*hovered_);
    drag.setDropAction(Qt::CopyAction);
    drag.setAccepted(isAccepted);
    if (type == QEvent::Drop) {
        if (isAccepted)
            put(*hovered_, *tool_);
        cancel();
    } else {
        showGhost();
    }
    return true;
}

} // namespace waystone

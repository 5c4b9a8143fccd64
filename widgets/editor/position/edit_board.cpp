#include "editor/position/edit_board.h"

#include "editor/position/palette_drop.h"

#include "faces/game_faces.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int usualHelpDelay = 350;

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
    : QObject(parent),
      document_(document),
      view_(view),
      scene_(view.board()),
      model_(document),
      hand_(document)
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
                     [this](Place place) { return removeAt(place); }});
    connect(&view, &BoardView::clicked, this, &EditBoard::click);
    connect(&view, &BoardView::clickedBeside, this, [this](QPointF at) {
        dismissCards();
        wantFieldAt(at);
    });
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
    connect(&document_, &ScenarioDocument::changed, this, &EditBoard::dismissCards);
    connect(&scene_, &BoardScene::placesChanged, this, &EditBoard::showInput);

    // What is in hand is known before the board is another.
    connect(&model_, &BoardModel::changeBegins, &hand_, &EditHand::refresh);
    connect(&document, &ScenarioDocument::changed, this, &EditBoard::followSetup);
    connect(&document, &ScenarioDocument::languageChanged, this, [this] { dismissCards(); });
    scene_.setModel(&model_);
    connect(&model_, &BoardModel::modelReset, this, &EditBoard::layTable);
    layTable();
    followSetup();
}

void EditBoard::layTable()
{
    hand_.refresh();
    hand_.putBack();
    const Table table = document_.table();
    const std::shared_ptr<BoardLayout> layout = gameFace(table.game->id())->layout(table.game);
    layout->setTable(table);
    model_.setStaging([layout](const Game &game, const AnySetup &setup, Seat watcher) {
        return layout->stage(game, setup, watcher);
    });
    scene_.setLayout(layout);
    emit watcherChanged();
}

void EditBoard::followSetup()
{
    dismissCards();
    showInput();
}

void EditBoard::setWatcher(Seat seat)
{
    if (seat == watcher())
        return;
    hand_.putBack();
    dismissCards();
    model_.setWatcher(seat);
    showInput();
    emit watcherChanged();
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
    const std::vector<Place> accepting = targets();
    std::vector<Place> reachable = accepting;
    if (hand_.isEmpty())
        for (const Piece &piece : hand_.pieces())
            if (document_.editing().taken(document_.setup(), piece))
                reachable.push_back(piece.place);
    if (offered_) {
        reachable = *offered_;
        reachable.insert(reachable.end(), picked_.begin(), picked_.end());
    }
    model_.setMarked(Mark::target, reachable);
    model_.setMarked(Mark::legal, offered_.value_or(accepting));
    model_.setMarked(Mark::selected, held() ? std::vector{held()->place} : picked_);
    showGhost();
}

void EditBoard::showGhost()
{
    const std::optional<Place> at = hovered_ ? hovered_ : view_.focusPlace();
    std::vector<Piece> ghosts;
    if (at)
        if (const std::optional<AnySetup> setup = hand_.setupWith(*at))
            ghosts = addedPieces(hand_.pieces(), document_.editing().pieces(*setup));
    model_.setPreview(ghosts);
}

void EditBoard::hover(std::optional<Place> place)
{
    hovered_ = place;
    scene_.point(Mark::hovered, place);
    showGhost();
}

void EditBoard::setPicker(Picker picker, std::vector<Place> picked, std::optional<std::vector<Place>> offered,
                          const QString &refusal)
{
    if (picker && held())
        cancel();
    picker_ = std::move(picker);
    picked_ = picker_ ? std::move(picked) : std::vector<Place>();
    offered_ = picker_ ? std::move(offered) : std::nullopt;
    refusal_ = refusal;
    if (scene_.layout() != nullptr)
        showInput();
}

void EditBoard::refuse(Place place, const QString &why)
{
    scene_.showHint(HintItem::Kind::refusal, document_.words().placeName(place), {why}, place,
                    view_.visibleScene(), view_.zoom());
    emit refused(why);
}

void EditBoard::click(Place place)
{
    dismissCards();
    const auto isIn = [place](const std::vector<Place> &places) {
        return std::ranges::find(places, place) != places.end();
    };
    if (picker_ && offered_ && !isIn(*offered_) && !isIn(picked_)) {
        refuse(place, refusal_);
    } else if (picker_) {
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
        refuse(place, tr("This piece cannot be placed here."));
    } else {
        wantFieldAt(place);
    }
}

void EditBoard::putAt(Place place)
{
    if (tool())
        model_.put(*tool(), place);
}

void EditBoard::move(Place place)
{
    const Piece piece = *held();
    hand_.putBack();
    model_.move(piece, place);
}

bool EditBoard::removeAt(Place place)
{
    if (held() && held()->place != place)
        return false;
    // What cannot be away stays as it is.
    const std::vector<Piece> pieces = held() ? std::vector{*held()} : hand_.liftable(place);
    return std::ranges::any_of(pieces, [this](const Piece &piece) { return model_.remove(piece); });
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

void EditBoard::showPlaces(const std::vector<Place> &places)
{
    const auto isHidden = [this](Place place) { return scene_.layout()->shape(place) == nullptr; };
    if (const auto hidden = std::ranges::find_if(places, isHidden);
        hidden != places.end() && watcher() != nobody && hidden->owner < document_.seats())
        setWatcher(hidden->owner);
    model_.setMarked(Mark::illegal, places);
    if (places.empty() || view_.isFitted())
        return;
    if (const PlaceShape *shape = scene_.layout()->shape(places.front()))
        view_.ensureVisible(shape->boundingRect(), 30, 30);
}

void EditBoard::dismissCards()
{
    helpTimer_.stop();
    model_.setMarked(Mark::illegal, {});
    scene_.dismissHint();
}

void EditBoard::showHelp(Place place)
{
    if (scene_.hint().isVisible() && scene_.hint().kind() == HintItem::Kind::refusal)
        return;
    scene_.showHint(HintItem::Kind::help, document_.words().placeName(place),
                    model_.indexOf(place).data(BoardModel::PiecesRole).toStringList(), place,
                    view_.visibleScene(), view_.zoom());
}

} // namespace waystone

#include "board/board_items.h"

#include "board/dragged_look.h"
#include "board/look_item.h"

#include <QGraphicsRectItem>

namespace waystone {

namespace {

constexpr qreal frameZ = 0.5;

/// Whether dataChanged() with these roles tells of this one.
bool tells(const QList<int> &roles, int role)
{
    return roles.isEmpty() || roles.contains(role);
}

} // namespace

BoardItems::BoardItems(QGraphicsScene &scene, const Theme &theme) : scene_(scene), theme_(&theme) {}

BoardItems::~BoardItems()
{
    animator_.interrupt();
}

// The model tells

void BoardItems::setModel(BoardModel *model)
{
    if (model_ != nullptr) {
        model_->disconnect(this);
        model_->seats().disconnect(this);
    }
    clear();
    model_ = model;
    if (model == nullptr)
        return;
    connect(model, &BoardModel::modelAboutToBeReset, this, &BoardItems::clear);
    connect(model, &BoardModel::changeBegins, &animator_, &Animator::interrupt);
    connect(model, &BoardModel::changeEnds, this, &BoardItems::endChange);
    connectPieces();
    connectSeats();
}

void BoardItems::connectPieces()
{
    connect(model_, &BoardModel::rowsInserted, this, [this](const QModelIndex &place, int first, int last) {
        if (isLaid_)
            pieces_.insert(place.row(), first, last);
    });
    connect(model_, &BoardModel::rowsRemoved, this, [this](const QModelIndex &place, int first, int last) {
        if (isLaid_)
            pieces_.remove(place.row(), first, last);
    });
    connect(model_, &BoardModel::rowsMoved, this,
            [this](const QModelIndex &from, int first, int last, const QModelIndex &to, int at) {
                if (isLaid_)
                    pieces_.move(from.row(), first, last, to.row(), at);
            });
    connect(model_, &BoardModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) {
                if (!isLaid_)
                    return;
                if (!first.parent().isValid())
                    showPlaces(first.row(), last.row(), roles);
                else if (tells(roles, BoardModel::PieceRole))
                    pieces_.touch(first.parent().row(), first.row(), last.row());
            });
}

void BoardItems::connectSeats()
{
    const SeatsModel *seats = &model_->seats();
    connect(seats, &SeatsModel::rowsInserted, this, [this](const QModelIndex &seat, int first, int last) {
        if (isLaid_)
            tallies_.insert(seat.row(), first, last);
    });
    connect(seats, &SeatsModel::rowsRemoved, this, [this](const QModelIndex &seat, int first, int last) {
        if (isLaid_)
            tallies_.remove(seat.row(), first, last);
    });
    connect(seats, &SeatsModel::rowsMoved, this,
            [this](const QModelIndex &from, int first, int last, const QModelIndex &to, int at) {
                if (isLaid_)
                    tallies_.move(from.row(), first, last, to.row(), at);
            });
    connect(seats, &SeatsModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) {
                if (!isLaid_)
                    return;
                if (first.parent().isValid() && tells(roles, SeatsModel::TallyRole))
                    tallies_.touch(first.parent().row(), first.row(), last.row());
                else if (!first.parent().isValid() && tells(roles, SeatsModel::PlayerRole))
                    showSeats();
                else if (!first.parent().isValid() && tells(roles, SeatsModel::ActiveRole))
                    showFrames();
                else if (!first.parent().isValid() && tells(roles, SeatsModel::RankRole))
                    showResult();
            });
}

void BoardItems::clear()
{
    isLaid_ = false;
    animator_.interrupt();
    emit rearranging();
    places_.clear();
    pieces_.clear();
    tallies_.clear();
    previews_.clear();
    proposed_.clear();
    result_.clear();
    qDeleteAll(frames_);
    frames_.clear();
}

void BoardItems::endChange(bool atOnce)
{
    if (!isLaid_)
        return;
    const BoardLayout::Stage before = stage_;
    const bool isOther = model_->stage() != stage_;
    if (isOther)
        arrange();
    settle();
    animator_.start();
    if (atOnce)
        animator_.finish();
    // Not before: who draws over the board asks what lies where.
    if (isOther)
        emit rearranged(layout_->changedGround(before, stage_));
}

void BoardItems::showPlaces(int first, int last, const QList<int> &roles)
{
    const bool tellsMarks = tells(roles, BoardModel::MarksRole);
    const bool tellsGhosts = tells(roles, BoardModel::ProposedRole) || tells(roles, BoardModel::PreviewRole);
    if (!tellsMarks && !tellsGhosts)
        return;
    for (int row = first; row <= last; ++row) {
        if (tellsMarks)
            places_.setMarks(model_->placeAt(row),
                             model_->index(row, 0).data(BoardModel::MarksRole).value<Marks>());
        if (tellsGhosts)
            showGhosts(row);
    }
}

void BoardItems::showGhosts(int row)
{
    const QModelIndex place = model_->index(row, 0);
    std::vector<ProposedPiece> previews;
    for (const Piece &piece : place.data(BoardModel::PreviewRole).value<std::vector<Piece>>())
        previews.push_back({piece, nobody});
    previews_.show(row, previews, *layout_);
    proposed_.show(row, place.data(BoardModel::ProposedRole).value<std::vector<ProposedPiece>>(), *layout_);
}

void BoardItems::showSeats()
{
    const SeatsModel &seats = model_->seats();
    std::vector<Player> players;
    for (int seat = 0; seat < seats.seats(); ++seat)
        players.push_back(seats.index(seat, 0).data(SeatsModel::PlayerRole).value<Player>());
    layout_->setPlayers(players);
    relook();
}

void BoardItems::showFrames()
{
    for (std::size_t seat = 0; seat < frames_.size(); ++seat) {
        const QModelIndex index = model_->seats().index(static_cast<int>(seat), 0);
        frames_[seat]->setVisible(index.data(SeatsModel::ActiveRole).toBool());
        frames_[seat]->setPen(QPen(layout_->frameColor(static_cast<Seat>(seat)), 4, Qt::SolidLine,
                                   Qt::RoundCap, Qt::RoundJoin));
    }
}

void BoardItems::showResult()
{
    result_.show(*layout_, *theme_, model_->seats());
}

// Laying out

void BoardItems::setLayout(std::shared_ptr<BoardLayout> layout)
{
    clear();
    layout_ = std::move(layout);
    layout_->setTheme(*theme_);
    layout_->setTight(form_.isTight);
    isLaid_ = true;
    pieces_.attach(*model_, *layout_);
    tallies_.attach(model_->seats(), *layout_);
    arrange();
    settle();
    animator_.finish();
    emit rearranged(layout_->bounds());
}

void BoardItems::setForm(const Form &form)
{
    const bool isOther = form.isTight != form_.isTight;
    form_ = form;
    if (!isLaid_)
        return;
    animator_.finish();
    layout_->setTight(form.isTight);
    if (isOther)
        emit restaged();
    arrange();
    settle();
    animator_.finish();
    emit rearranged(layout_->bounds());
}

void BoardItems::arrange()
{
    emit rearranging();
    stage_ = model_->stage();
    layout_->setPixel(form_.pixel);
    layout_->arrange(form_.size, stage_);
    places_.arrange(*layout_, *theme_, [this](Place place) {
        return model_->indexOf(place).data(BoardModel::MarksRole).value<Marks>();
    });
    makeFrames();
    showResult();
    pieces_.touchAll();
    tallies_.touchAll();
    for (int row = 0; row < model_->rowCount(); ++row)
        showGhosts(row);
}

void BoardItems::makeFrames()
{
    qDeleteAll(frames_);
    frames_.clear();
    for (int seat = 0; seat < model_->seats().seats(); ++seat) {
        const QRectF box = layout_->seatFrame(static_cast<Seat>(seat)).adjusted(-2, -2, 2, 2);
        auto *frame = new QGraphicsRectItem(box);
        frame->setAcceptedMouseButtons(Qt::NoButton);
        frame->setZValue(frameZ);
        scene_.addItem(frame);
        frames_.push_back(frame);
    }
    showFrames();
}

void BoardItems::settle()
{
    pieces_.settle();
    tallies_.settle();
}

void BoardItems::relook()
{
    if (!isLaid_)
        return;
    animator_.finish();
    pieces_.touchAll();
    tallies_.touchAll();
    settle();
    animator_.finish();
    for (int row = 0; row < model_->rowCount(); ++row)
        showGhosts(row);
    showFrames();
    showResult();
    emit relooked();
}

void BoardItems::setTheme(const Theme &theme)
{
    theme_ = &theme;
    places_.setTheme(theme);
    if (layout_ != nullptr)
        layout_->setTheme(theme);
    relook();
}

Look BoardItems::draggedFrom(Place place) const
{
    const PlaceShape *shape = isLaid_ ? layout_->shape(place) : nullptr;
    const int row = shape == nullptr ? -1 : model_->rowOf(place);
    if (row < 0)
        return {};
    Look look = draggedLook(pieces_.at(row));
    if (!look.pictures.isEmpty())
        return look;
    for (const LookItem *tally : tallies_.items())
        if (shape->boundingRect().contains(tally->look().center))
            look.pictures = tally->look().pictures, look.size = tally->look().size;
    return look;
}

} // namespace waystone

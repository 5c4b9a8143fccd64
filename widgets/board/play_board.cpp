#include "board/play_board.h"

#include "board/action_chooser.h"
#include "board/board_accessible.h"
#include "board/pick_up.h"
#include "board/refusal_shake.h"
#include "faces/game_faces.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int usualHelpDelay = 350;
constexpr int refusalRead = 2500; ///< milliseconds; whoever then points elsewhere has read it
constexpr int refusalEnds = 9000;

} // namespace

PlayBoard::PlayBoard(GameController &controller, GameBoardModel &board, BoardView &view, QObject *parent)
    : QObject(parent),
      controller_(controller),
      board_(board),
      view_(view),
      scene_(view.board()),
      input_(controller),
      choices_(controller, input_),
      help_(controller, board, input_),
      closeUp_(scene_),
      notes_(controller, scene_)
{
    helpTimer_.setSingleShot(true);
    helpTimer_.setInterval(usualHelpDelay);
    connect(&helpTimer_, &QTimer::timeout, this, &PlayBoard::showHelp);

    for (QTimer *timer : {&refusalRead_, &refusalEnds_})
        timer->setSingleShot(true);
    refusalRead_.setInterval(refusalRead);
    refusalEnds_.setInterval(refusalEnds);
    connect(&refusalEnds_, &QTimer::timeout, this, &PlayBoard::endRefusal);

    view.setHandler({.canDrag = [this](Place place) { return input_.canDrag(place); },
                     .isAim = [this](Place place) { return input_.canAimAt(place); }});
    view.setExplanation([this](Place place) { return explanation(place); });
    board.setLeadingOn([this](Place place) { return input_.candidatesAt(place); });
    connect(&view, &BoardView::clicked, this, [this](Place place) {
        dismissCards();
        if (turnPin(place))
            return;
        if (controller_.shown().isPast)
            emit clickedInThePast();
        else
            input_.click(place);
    });
    connect(&view, &BoardView::clickedBeside, this, &PlayBoard::dismissCards);
    connect(&view, &BoardView::dragBegan, this, [this](Place from) {
        dismissCards();
        input_.beginDrag(from);
        showInput();
    });
    connect(&view, &BoardView::dropped, this, [this](Place to) {
        input_.drop(to);
        showInput();
    });
    connect(&view, &BoardView::cancelled, this, [this] {
        dismissCards();
        if (closeUp_.loosen())
            showGhost();
        else
            input_.cancel();
    });
    connect(&view, &BoardView::completed, this, [this] {
        if (!input_.clicks().empty())
            input_.complete();
        else if (!choices_.chooseByReturn())
            emit completedNothing();
    });
    connect(&view, &BoardView::hovered, this, [this](std::optional<Place> place) {
        hovered_ = place;
        endReadRefusal(place);
        if (scene_.hint().kind() == HintItem::Kind::help)
            scene_.dismissHint();
        if (!isBehind_)
            showGhost();
        if (place)
            helpTimer_.start();
        else
            helpTimer_.stop();
    });
    connect(&view, &BoardView::focusMoved, this, [this](std::optional<Place> place) {
        // Whoever hears of a change first may hide what has the keyboard, which then comes here.
        if (isBehind_)
            return;
        endReadRefusal(place);
        if (place && closeUp_.hides(*place))
            closeUp_.loosen();
        showGhost();
        if (place)
            showHelpFor(*place);
        else
            dismissHelp();
    });

    connect(this, &PlayBoard::refusalShown, new RefusalShake(scene_, this), &RefusalShake::start);
    connect(&input_, &MoveInput::changed, this, &PlayBoard::showInput);
    connect(&input_, &MoveInput::refused, this, &PlayBoard::showRefusal);
    connect(&input_, &MoveInput::meaningless, this, &PlayBoard::showHelpFor);
    connect(&input_, &MoveInput::choiceNeeded, this, &PlayBoard::showChoices);
    connect(&choices_, &ActionChoices::chosen, this, &PlayBoard::dismissCards);

    connect(&controller, &GameController::viewAboutToChange, this, [this] { isBehind_ = true; });
    connect(&controller, &GameController::viewChanged, this, &PlayBoard::followView);
    scene_.setModel(&board);
    connect(&board, &BoardModel::modelReset, this, &PlayBoard::layTable);
    connect(&scene_, &BoardScene::restaged, &board_, &GameBoardModel::restage);
    connect(&scene_, &BoardScene::placesChanged, this, [this] {
        closeUp_.loosen(); // it would lie over the mat of whose turn it is now
        showInput();
    });
    connect(&scene_, &BoardScene::groundChanged, this, [this] { notes_.refresh(); });
    if (controller.hasGame()) {
        layTable();
        followView();
    }
}

void PlayBoard::setHighlight(Highlight highlight)
{
    highlight_ = highlight;
    showInput();
}

void PlayBoard::layTable()
{
    const Table &table = controller_.table();
    const auto drawn = [&table] {
        std::shared_ptr<BoardLayout> layout = gameFace(table.game->id())->layout(table.game);
        layout->setTable(table);
        return layout;
    };
    const std::shared_ptr<BoardLayout> layout = drawn();
    layout->setTight(scene_.isTight());
    closeUp_.setLayout(drawn());
    board_.setStaging([layout](const Game &game, const SeatView &view, const Score &told) {
        return layout->stage(game, view, told);
    });
    scene_.setLayout(layout);
}

void PlayBoard::followView()
{
    isBehind_ = false;
    dismissCards();
    rest();
    // What has the keyboard may be small by now: it would open over what has become large.
    if (const std::optional<Place> place = view_.focusPlace(); place && scene_.layout()->closeUp(*place))
        view_.setFocusPlace(std::nullopt);
    view_.reveal(scene_.marked(Mark::lastMove));
    showInput();
    notes_.refresh();
}

void PlayBoard::showInput()
{
    if (isBehind_ || !controller_.hasGame())
        return;
    const bool fromPiece = input_.isDragging() && input_.clicks().empty();
    const std::vector<Place> targets = fromPiece ? input_.dropTargets() : input_.targets();
    std::vector<Place> touched = scene_.marked(Mark::selected);
    const bool picked =
        input_.isDragging() || !input_.clicks().empty() || input_.aim() || !input_.verbs().empty();
    const bool painted = highlight_ == Highlight::always || (highlight_ == Highlight::whenPicked && picked);
    board_.setMarked(Mark::target, targets);
    std::vector<Place> lit = painted ? targets : std::vector<Place>();
    // Where a piece stands that has to go is no place where it may go.
    if (!picked)
        std::erase_if(lit, [this](Place place) { return onlyPicksUp(controller_, place); });
    board_.setMarked(Mark::legal, lit);
    std::vector<Place> selected = input_.clicks();
    if (input_.aim())
        selected.push_back(*input_.aim());
    board_.setMarked(Mark::selected, selected);
    board_.followPicked();
    touched.insert(touched.end(), selected.begin(), selected.end());
    if (view_.focusPlace())
        touched.push_back(*view_.focusPlace());
    boardStatesChanged(view_, touched);
    if (!input_.isDragging() && !targets.empty())
        view_.reveal(targets);
    showGhost();
}

/// What the action would put on the board, where the pointer or the keyboard tells which one it would be; and where the
/// points come from that are pointed at.
void PlayBoard::showGhost()
{
    const std::optional<Place> at = hovered_ ? hovered_ : view_.focusPlace();
    std::vector<Piece> ghosts;
    std::vector<Place> sources;
    if (at && input_.isTarget(*at)) {
        if (const std::vector<Action> actions = input_.candidatesAt(*at); actions.size() == 1)
            ghosts = controller_.preview(actions.front()).placed;
    } else if (const ScoreSheet *sheet = at ? sheetAt(*at) : nullptr; sheet != nullptr) {
        for (const ScoreRow &row : sheet->rows)
            for (const ScorePart &part : row.parts)
                sources.insert(sources.end(), part.places.begin(), part.places.end());
    }
    closeUp_.show(at);
    board_.setPreview(ghosts);
    board_.setMarked(Mark::source, sources);
}

bool PlayBoard::turnPin(Place place)
{
    // What is hidden by it cannot be meant.
    const bool isTurned =
        closeUp_.hides(place) ? closeUp_.loosen() : !input_.isTarget(place) && closeUp_.turnPin(place);
    if (isTurned)
        showGhost();
    return isTurned;
}

std::optional<Place> PlayBoard::pointedAt() const
{
    return hovered_ ? hovered_ : view_.focusPlace();
}

const ScoreSheet *PlayBoard::sheetAt(Place place) const
{
    const std::vector<ScoreSheet> &sheets = controller_.shown().sheets;
    const auto found = std::ranges::find(sheets, scene_.layout()->scoredAt(place), &ScoreSheet::subject);
    return found == sheets.end() ? nullptr : &*found;
}

QStringList PlayBoard::explanation(Place place) const
{
    if (isBehind_ || !controller_.hasGame())
        return {};
    QStringList lines = help_.lines(place, sheetAt(place));
    if (input_.isTarget(place))
        lines.prepend(help_.title(place));
    // What lies there is said with the name.
    const QModelIndex shown = board_.indexOf(place);
    for (const QString &piece : shown.data(BoardModel::PiecesRole).toStringList())
        lines.removeAll(piece);
    if (!input_.isTarget(place))
        lines += shown.data(BoardModel::ReasonRole).toString();
    lines.removeDuplicates();
    lines.removeAll(QString());
    return lines;
}

void PlayBoard::dismissCards()
{
    endRefusal();
    dismissHelp();
    if (chooser_ != nullptr)
        chooser_->close();
}

void PlayBoard::rest()
{
    dismissHelp();
    view_.rest();
}

void PlayBoard::explain(Place place)
{
    rest(); // or the next place under the mouse would take the card away
    showHelpFor(place);
}

void PlayBoard::dismissHelp()
{
    helpTimer_.stop();
    scene_.dismissHint();
}

void PlayBoard::showHelp()
{
    if (hovered_)
        showHelpFor(*hovered_);
}

void PlayBoard::showHelpFor(Place place)
{
    if (!controller_.hasGame())
        return;
    scene_.showHint(HintItem::Kind::help, help_.title(place), help_.lines(place, sheetAt(place)), place,
                    view_.visibleScene(), view_.zoom(),
                    input_.isTarget(place) ? input_.targetsAfter(place) : std::vector<Place>());
}

void PlayBoard::showRefusal(const Problem &problem, Place at)
{
    dismissHelp();
    std::vector<Place> places = problem.places;
    // What the rule sends one to is not what it forbids; what was clicked is.
    std::erase_if(places, [this](Place place) { return input_.isTarget(place); });
    if (std::ranges::find(places, at) == places.end())
        places.push_back(at);
    board_.setMarked(Mark::illegal, places);
    refusal_ = problem;
    refusalRead_.start();
    refusalEnds_.start();
    emit refusalShown(problem);
}

void PlayBoard::endReadRefusal(std::optional<Place> at)
{
    if (refusal_ && !refusalRead_.isActive() && at && input_.isTarget(*at))
        endRefusal();
}

void PlayBoard::setRefusalTimes(int read, int ends)
{
    refusalRead_.setInterval(read);
    refusalEnds_.setInterval(ends);
}

void PlayBoard::endRefusal()
{
    if (!refusal_)
        return;
    refusal_.reset();
    refusalEnds_.stop();
    board_.setMarked(Mark::illegal, {});
    emit refusalEnded();
}

void PlayBoard::showChoices(const std::vector<Action> &actions, Place at)
{
    dismissCards();
    auto *chooser = new ActionChooser(controller_, actions, &view_);
    connect(chooser, &ActionChooser::chosen, &input_, &MoveInput::choose);
    chooser_ = chooser;
    chooser->popup(view_.viewport()->mapToGlobal(view_.viewportPoint(at)));
}

} // namespace waystone

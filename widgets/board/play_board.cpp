#include "board/play_board.h"

#include "board/gain_text.h"
#include "board/sheet_text.h"
#include "games/game_faces.h"

#include <QLabel>
#include <QWidgetAction>

#include <algorithm>

namespace waystone {

namespace {

constexpr int usualHelpDelay = 350;

std::vector<Place> touchedPlaces(const Events &events)
{
    std::vector<Place> places;
    for (const Event &event : events) {
        const bool moves = event.kind == Event::Kind::moved;
        if (moves || event.kind == Event::Kind::placed)
            places.push_back(event.to);
        if (moves || event.kind == Event::Kind::removed)
            places.push_back(event.from);
    }
    return places;
}

/// Sentences below the entries of a menu.
void addLines(QMenu &menu, const QStringList &lines)
{
    constexpr int padding = 10;
    auto *label = new QLabel(lines.join(QLatin1Char('\n')));
    label->setObjectName(QStringLiteral("caution"));
    label->setContentsMargins(padding, padding / 2, padding, padding / 2);
    auto *entry = new QWidgetAction(&menu);
    entry->setDefaultWidget(label);
    menu.addSeparator();
    menu.addAction(entry);
    entry->setEnabled(false); // the keys pass it by,
    label->setEnabled(true);  // yet it is not pale
}

} // namespace

PlayBoard::PlayBoard(GameController &controller, PlacesModel &places, BoardView &view, QObject *parent)
    : QObject(parent),
      controller_(controller),
      places_(places),
      view_(view),
      scene_(view.board()),
      input_(controller)
{
    helpTimer_.setSingleShot(true);
    helpTimer_.setInterval(usualHelpDelay);
    connect(&helpTimer_, &QTimer::timeout, this, &PlayBoard::showHelp);

    view.setHandler({[this](Place place) { return input_.canDrag(place); },
                     [this](Place place) {
                         return places_.data(places_.indexOf(place), PlacesModel::DescriptionRole).toString();
                     }});
    connect(&view, &BoardView::clicked, this, [this](Place place) {
        dismissCards();
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
        input_.cancel();
    });
    connect(&view, &BoardView::completed, &input_, &MoveInput::complete);
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
        // Whoever hears of a change first may hide what has the keyboard, which then comes here.
        if (isBehind_)
            return;
        showGhost();
        if (place)
            showHelpFor(*place);
        else
            dismissCards();
    });

    connect(&input_, &MoveInput::changed, this, &PlayBoard::showInput);
    connect(&input_, &MoveInput::refused, this, &PlayBoard::showRefusal);
    connect(&input_, &MoveInput::meaningless, this, &PlayBoard::showMeaningless);
    connect(&input_, &MoveInput::choiceNeeded, this, &PlayBoard::showChoices);

    connect(&controller, &GameController::viewAboutToChange, this, [this] { isBehind_ = true; });
    connect(&controller, &GameController::viewChanged, this, &PlayBoard::showView);
    connect(&controller, &GameController::playersChanged, this, [this] {
        // A new game tells of its players before it is shown; its table is set then.
        if (shownGame_ == &controller_.game())
            scene_.setPlayers(controller_.table().players);
    });
    connect(&controller.proposals(), &Proposals::changed, this, &PlayBoard::showProposals);
    connect(&scene_, &BoardScene::placesChanged, this, &PlayBoard::showInput);
    if (controller.hasGame())
        showView(ViewChange{});
}

void PlayBoard::setHighlight(Highlight highlight)
{
    highlight_ = highlight;
    showInput();
}

void PlayBoard::showTable()
{
    shownGame_ = &controller_.game();
    scene_.setTable(controller_.table(), gameFace(controller_.game().id())->layout(controller_.table().game));
}

void PlayBoard::showView(const ViewChange &change)
{
    const bool isNew = shownGame_ != &controller_.game() || change.reason == ViewChange::Reason::reset;
    isBehind_ = false;
    dismissCards();
    if (isNew)
        showTable();
    const BoardLayout::Stage stage = scene_.layout()->stage(controller_.game(), controller_.shown().view);
    scene_.setActive(controller_.shown().actors);
    scene_.show({controller_.shown().pieces, controller_.shown().tallies, stage}, !isNew && !change.atOnce);
    scene_.setMarked(Mark::lastMove, touchedPlaces(change.events));
    showInput();
}

std::vector<Place> PlayBoard::buttonsNow() const
{
    std::vector<Place> buttons;
    const auto areas = controller_.game().areas();
    for (const LegalAction &legal : controller_.shown().legal)
        for (const Route &route : legal.routes)
            if (areas[route.front().area].isControl)
                buttons.push_back(route.front());
    return buttons;
}

void PlayBoard::showProposals()
{
    std::vector<BoardScene::Proposed> proposed;
    for (const Proposal &proposal : controller_.proposals().all())
        for (const Piece &piece : proposal.preview.placed)
            proposed.push_back({piece, proposal.seat});
    scene_.setProposed(std::move(proposed));
}

void PlayBoard::showInput()
{
    if (scene_.layout() == nullptr)
        return;
    const bool fromPiece = input_.isDragging() && input_.clicks().empty();
    const std::vector<Place> targets = fromPiece ? input_.dropTargets() : input_.targets();
    const bool picked = input_.isDragging() || !input_.clicks().empty();
    const bool painted = highlight_ == Highlight::always || (highlight_ == Highlight::whenPicked && picked);
    std::vector<Place> reachable = targets;
    if (picked && !input_.isDragging()) {
        // A button does not go away because something else is picked: clicking it starts anew.
        const std::vector<Place> buttons = buttonsNow();
        reachable.insert(reachable.end(), buttons.begin(), buttons.end());
    }
    scene_.setMarked(Mark::target, reachable);
    scene_.setMarked(Mark::legal, painted ? targets : std::vector<Place>());
    scene_.setMarked(Mark::selected, input_.clicks());
    scene_.setMarked(Mark::illegal, {});
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
    scene_.setGhosts(ghosts);
    scene_.setMarked(Mark::source, sources);
}

std::optional<Place> PlayBoard::pointedAt() const
{
    return hovered_ ? hovered_ : view_.focusPlace();
}

std::optional<Problem> PlayBoard::shownRefusal() const
{
    const HintItem &hint = scene_.hint();
    return hint.isVisible() && hint.kind() == HintItem::Kind::refusal ? refusal_ : std::nullopt;
}

const ScoreSheet *PlayBoard::sheetAt(Place place) const
{
    const std::vector<ScoreSheet> &sheets = controller_.shown().sheets;
    const auto found = std::ranges::find(sheets, scene_.layout()->scoredAt(place), &ScoreSheet::subject);
    return found == sheets.end() ? nullptr : &*found;
}

void PlayBoard::dismissCards()
{
    helpTimer_.stop();
    scene_.setMarked(Mark::illegal, {});
    scene_.dismissHint();
    if (chooser_ != nullptr)
        chooser_->close();
}

void PlayBoard::showHelp()
{
    if (hovered_ && scene_.hint().kind() != HintItem::Kind::refusal)
        showHelpFor(*hovered_);
    else if (hovered_ && !scene_.hint().isVisible())
        showHelpFor(*hovered_);
}

QStringList PlayBoard::helpLines(Place place, QString &title) const
{
    const GameWords &words = controller_.words();
    const Seat seat = controller_.actingSeat();
    title = words.placeName(place);
    if (!input_.isTarget(place)) {
        if (const ScoreSheet *sheet = sheetAt(place))
            return SheetText::lines(*sheet, controller_.shown().score, controller_.shown().screen.watching,
                                    words);
        return words.explanation(place) +
               places_.data(places_.indexOf(place), PlacesModel::PiecesRole).toStringList();
    }
    const std::vector<Action> actions = input_.candidatesAt(place);
    if (actions.size() == 1) {
        title = words.actionText(actions.front(), controller_.shown().view);
        const Preview &preview = controller_.preview(actions.front());
        const QStringList changes = SheetText::changes(controller_.shown().sheets, preview, seat, words);
        return GainText::lines(preview, seat, words, changes.isEmpty()) + changes +
               words.caution(actions.front(), controller_.shown().view);
    }
    int least = controller_.preview(actions.front()).points(seat);
    int most = least;
    for (const Action action : actions) {
        const int points = controller_.preview(action).points(seat);
        least = std::min(least, points);
        most = std::max(most, points);
    }
    QStringList lines{tr("%n possibility(s) from here", nullptr, static_cast<int>(actions.size()))};
    if (most > 0)
        lines.append(least == most ? tr("Victory points: %1").arg(most)
                                   : tr("Victory points: %1 to %2").arg(least).arg(most));
    return lines + words.explanation(place);
}

void PlayBoard::showHelpFor(Place place)
{
    if (!controller_.hasGame() || scene_.layout() == nullptr)
        return;
    QString title;
    const QStringList lines = helpLines(place, title);
    scene_.showHint(HintItem::Kind::help, title, lines, place, view_.visibleScene(), view_.zoom());
}

void PlayBoard::showRefusal(const Problem &problem, Place at)
{
    helpTimer_.stop();
    const GameWords &words = controller_.words();
    std::vector<Place> places = problem.places;
    if (places.empty())
        places.push_back(at);
    scene_.setMarked(Mark::illegal, places);
    QStringList lines{words.problemText(problem)};
    if (const QString note = refusalNote_ ? refusalNote_(problem) : QString(); !note.isEmpty())
        lines.append(note);
    refusal_ = problem;
    scene_.showHint(HintItem::Kind::refusal, words.ruleTitle(problem.code), lines, at, view_.visibleScene(),
                    view_.zoom());
    emit refusalShown(problem);
}

void PlayBoard::showMeaningless(Place at)
{
    refusal_.reset();
    helpTimer_.stop();
    QStringList lines;
    if (!controller_.shown().prompt.code.empty())
        lines.append(controller_.words().promptText(controller_.shown().prompt));
    scene_.showHint(HintItem::Kind::refusal, controller_.words().placeName(at), lines, at,
                    view_.visibleScene(), view_.zoom());
}

void PlayBoard::offerChoices()
{
    const std::optional<Place> at = view_.focusPlace() ? view_.focusPlace() : hovered_;
    if (at && input_.isTarget(*at))
        showChoices(input_.candidatesAt(*at), *at);
    else if (!input_.clicks().empty())
        showChoices(input_.candidates(), input_.clicks().back());
}

void PlayBoard::showChoices(const std::vector<Action> &actions, Place at)
{
    dismissCards();
    auto *menu = new QMenu(&view_);
    menu->setObjectName(QStringLiteral("actionChooser"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Seat seat = controller_.actingSeat();
    QStringList cautions;
    for (const Action action : actions) {
        cautions += controller_.words().caution(action, controller_.shown().view);
        QString text = controller_.words().actionText(action, controller_.shown().view);
        const QString points = GainText::points(controller_.preview(action), seat, controller_.words());
        if (!points.isEmpty())
            text = tr("%1 (victory points: %2)").arg(text, points);
        connect(menu->addAction(text), &QAction::triggered, &input_,
                [this, action] { input_.choose(action); });
    }
    menu->setActiveAction(menu->actions().constFirst());
    cautions.removeDuplicates();
    if (!cautions.isEmpty())
        addLines(*menu, cautions);
    chooser_ = menu;
    menu->popup(view_.viewport()->mapToGlobal(view_.viewportPoint(at)));
}

} // namespace waystone

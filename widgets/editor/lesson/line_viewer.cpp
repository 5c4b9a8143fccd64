#include "editor/lesson/line_viewer.h"

#include "editor/lesson/lesson_names.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

LineViewer::LineViewer(QWidget *parent)
    : QWidget(parent),
      board_(controller_),
      view_(std::make_unique<BoardView>(scene_)),
      text_(new QLabel),
      back_(new QToolButton),
      forward_(new QToolButton),
      close_(new QPushButton)
{
    setObjectName(QStringLiteral("lineViewer"));
    view_->setObjectName(QStringLiteral("viewerBoard"));
    text_->setObjectName(QStringLiteral("viewerText"));
    back_->setObjectName(QStringLiteral("viewerBack"));
    forward_->setObjectName(QStringLiteral("viewerForward"));
    close_->setObjectName(QStringLiteral("viewerClose"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    controller_.setPlaysForced(false);
    controller_.setDrawsChance(false);
    play_ = std::make_unique<PlayBoard>(controller_, board_, *view_);
    marks_ = std::make_unique<MarkOverlay>(scene_);
    connect(back_, &QToolButton::clicked, this, [this] { go(shown_ - 1); });
    connect(forward_, &QToolButton::clicked, this, [this] { go(shown_ + 1); });
    connect(close_, &QPushButton::clicked, this, &LineViewer::closed);
    auto *escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &LineViewer::closed);

    constexpr int edge = 6;
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(edge, edge, edge, edge);
    bar->addWidget(text_, 1);
    for (QWidget *button : std::initializer_list<QWidget *>{back_, forward_, close_})
        bar->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(view_.get(), 1);
    retranslate();
}

void LineViewer::show(const Table &table, const Position &start, const std::vector<LineStep> &line,
                      Seat reader)
{
    Table open = table;
    for (Player &player : open.players)
        player.bot.clear();
    open.secrets = Secrets::open;
    controller_.start(std::move(open), start, 1);
    line_.clear();
    positions_ = {start};
    plies_ = {controller_.history().current()};
    for (const LineStep &step : line) {
        if (!controller_.propose(step.seat, step.action, GameController::Proposer::person))
            break;
        line_.push_back(step);
        positions_.push_back(controller_.game().apply(positions_.back(), step.seat, step.action, nullptr));
        plies_.push_back(controller_.history().current());
    }
    // The hands of computers, none of which is at work: the board answers to nobody.
    for (Seat seat = 0; seat < controller_.seats(); ++seat) {
        Player player = controller_.player(seat);
        player.bot = "random";
        controller_.setPlayer(seat, player);
    }
    controller_.setWatchingSeat(reader);
    go(0);
    forward_->setFocus();
}

void LineViewer::go(int shown)
{
    shown_ = std::clamp(shown, 0, static_cast<int>(line_.size()));
    controller_.look(plies_[static_cast<std::size_t>(shown_)]);
    refresh();
}

std::vector<LessonMark> LineViewer::marksOf(std::size_t action) const
{
    const Game &game = controller_.game();
    const auto &[seat, what] = line_[action];
    std::vector<LessonMark> marks;
    const auto add = [&marks](LessonMark::Kind kind, Place place, Place to = {}) {
        LessonMark mark;
        mark.kind = kind;
        mark.place = place;
        mark.to = to;
        if (std::ranges::find(marks, mark) == marks.end())
            marks.push_back(mark);
    };
    Events events;
    game.apply(positions_[action], seat, what, &events);
    for (const Event &event : events) {
        const bool comesFrom = event.from != Place{};
        if (event.kind == Event::Kind::moved && comesFrom && event.to != Place{})
            add(LessonMark::Kind::arrow, event.from, event.to);
        else if (event.kind == Event::Kind::placed && event.to != Place{})
            add(LessonMark::Kind::ring, event.to);
        else if (event.kind == Event::Kind::removed && comesFrom)
            add(LessonMark::Kind::ring, event.from);
    }
    if (marks.empty())
        if (const std::vector<Route> routes = game.routes(positions_[action], seat, what); !routes.empty())
            for (const Place place : routes.front())
                add(LessonMark::Kind::ring, place);
    return marks;
}

void LineViewer::refresh()
{
    if (positions_.empty())
        return;
    const auto count = static_cast<int>(line_.size());
    back_->setEnabled(shown_ > 0);
    forward_->setEnabled(shown_ < count);
    // The keyboard stays where there is something to press.
    if (!forward_->isEnabled() && (focusWidget() == forward_ || focusWidget() == nullptr))
        close_->setFocus();
    if (shown_ == 0) {
        marks_->setMarks({});
        text_->setText(tr("Where the line begins; %n action(s) follow.", nullptr, count));
        return;
    }
    const auto last = static_cast<std::size_t>(shown_) - 1;
    marks_->setMarks(marksOf(last));
    const QString done =
        LessonNames::line(controller_.game(), positions_[last], {line_[last]}, controller_.words())
            .join(QLatin1Char(' '));
    text_->setText(tr("%1 of %2. %3", "number, how many, what was done").arg(shown_).arg(count).arg(done));
}

void LineViewer::retranslate()
{
    back_->setText(tr("Back"));
    forward_->setText(tr("Forward"));
    close_->setText(tr("Close"));
    refresh();
}

void LineViewer::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone

#include "editor/lesson/goal_node_form.h"

#include "editor/lesson/place_picker.h"
#include "lessons/words/goal_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>

namespace waystone {

namespace {

constexpr int largestNumber = 999;
/// Data of a list's entries: a seat, or one of these.
constexpr int anybodyData = -1;
constexpr int tableData = -2;
constexpr int thingData = -100; ///< and below: the scored things in their order

template <class Control>
Control *named(Control *control, const char *name)
{
    control->setObjectName(QLatin1String(name));
    control->setMinimumHeight(24); // to be hit by a pointer, however little room there is
    return control;
}

bool hasVariant(Goal::Kind kind)
{
    return kind == Goal::Kind::tally || kind == Goal::Kind::pieces;
}

bool hasLimits(Goal::Kind kind)
{
    using enum Goal::Kind;
    return kind == points || kind == rank || kind == tally || kind == pieces || kind == happened;
}

} // namespace

GoalNodeForm::GoalNodeForm(QWidget *parent)
    : QWidget(parent),
      layout_(new QFormLayout(this)),
      actions_(named(new QSpinBox, "goalActions")),
      stretch_(named(new QComboBox, "goalStretch")),
      event_(named(new QComboBox, "goalEvent")),
      seat_(named(new QComboBox, "goalSeat")),
      what_(named(new QComboBox, "goalWhat")),
      variant_(named(new QComboBox, "goalVariant")),
      cause_(named(new QComboBox, "goalCause")),
      limit_(named(new QComboBox, "goalLimit")),
      least_(named(new QSpinBox, "goalLeast")),
      most_(named(new QSpinBox, "goalMost")),
      actionsLabel_(new QLabel),
      stretchLabel_(new QLabel),
      eventLabel_(new QLabel),
      seatLabel_(new QLabel),
      whatLabel_(new QLabel),
      variantLabel_(new QLabel),
      causeLabel_(new QLabel)
{
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    actions_->setRange(1, largestNumber);
    for (QSpinBox *limit : {least_, most_})
        limit->setRange(-largestNumber, largestNumber);

    layout_->addRow(actionsLabel_, actions_);
    layout_->addRow(stretchLabel_, stretch_);
    layout_->addRow(eventLabel_, event_);
    layout_->addRow(seatLabel_, seat_);
    layout_->addRow(whatLabel_, what_);
    layout_->addRow(variantLabel_, variant_);
    layout_->addRow(causeLabel_, cause_);
    makeLimits();
    makePlaces();

    for (QComboBox *box : {stretch_, event_, seat_, what_, variant_, cause_, limit_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        connect(box, &QComboBox::activated, this, &GoalNodeForm::readGesture);
    }
    for (QSpinBox *box : {actions_, least_, most_}) {
        connect(box, &QSpinBox::valueChanged, this, &GoalNodeForm::read);
        connect(box, &QSpinBox::editingFinished, this, &GoalNodeForm::gestureBegins);
    }
    retranslate();
    setNode(nullptr);
}

void GoalNodeForm::retranslate()
{
    actionsLabel_->setText(tr("Actions:"));
    stretchLabel_->setText(tr("How long:"));
    eventLabel_->setText(tr("What happened:"));
    seatLabel_->setText(tr("Whose:"));
    whatLabel_->setText(tr("What:"));
    variantLabel_->setText(tr("Which kind:"));
    causeLabel_->setText(tr("Because of:"));
    retranslateLimits();
    fillLists();
}

void GoalNodeForm::setContext(const GoalTerms &terms, const GameWords &words)
{
    terms_ = terms;
    words_ = &words;
    fillLists();
}

void GoalNodeForm::setNode(const Goal *goal)
{
    isShown_ = goal != nullptr;
    if (goal != nullptr)
        goal_ = *goal;
    setVisible(isShown_ &&
               (goal_.parts.empty() || goal_.kind == Goal::Kind::within || goal_.kind == Goal::Kind::during));
    for (const PlaceRow &row : placeRows_)
        if (!isShown_ || !hasRow(row))
            row.picker->stop();
    fillLists();
}

void GoalNodeForm::show(QWidget *control, bool shown)
{
    control->setVisible(shown);
    if (QWidget *label = layout_->labelForField(control))
        label->setVisible(shown);
}

void GoalNodeForm::addSeats(bool anybody, bool table)
{
    seat_->clear();
    if (anybody)
        seat_->addItem(tr("Anybody"), anybodyData);
    if (table)
        seat_->addItem(tr("The table"), tableData);
    for (int seat = 0; seat < terms_.seats; ++seat)
        seat_->addItem(words_->seatName(static_cast<Seat>(seat)), seat);
    if (goal_.kind == Goal::Kind::points)
        for (std::size_t thing = 0; thing < terms_.scoredThings.size(); ++thing)
            seat_->addItem(words_->placeName(terms_.scoredThings[thing]),
                           thingData - static_cast<int>(thing));
    const std::optional<int> thing = scoredThing();
    const int data = thing                   ? thingData - *thing
                     : !goal_.seat           ? (anybody ? anybodyData : tableData)
                     : *goal_.seat == nobody ? tableData
                                             : *goal_.seat;
    seat_->setCurrentIndex(std::max(0, seat_->findData(data)));
}

std::optional<int> GoalNodeForm::scoredThing() const
{
    if (goal_.kind != Goal::Kind::points || goal_.places.empty())
        return std::nullopt;
    const auto found = std::ranges::find(terms_.scoredThings, goal_.places.front());
    return found == terms_.scoredThings.end()
               ? std::nullopt
               : std::optional(static_cast<int>(found - terms_.scoredThings.begin()));
}

void GoalNodeForm::addTerms(QComboBox &box, const std::vector<std::string> &terms, const QString &none,
                            bool sources)
{
    std::vector<std::pair<QString, QString>> entries;
    for (const std::string &term : terms) {
        // What is no source of points may be a cause all the same.
        const QString source = sources ? words_->sourceName(term) : QString();
        const QString name = source.isEmpty() ? words_->termName(term) : source;
        if (!name.isEmpty())
            entries.emplace_back(name, QString::fromStdString(term));
    }
    std::ranges::stable_sort(entries, [](const auto &one, const auto &other) {
        return QString::localeAwareCompare(one.first, other.first) < 0;
    });
    // Nobody could tell those apart that are called alike.
    const auto alike = std::ranges::unique(entries, {}, &std::pair<QString, QString>::first);
    entries.erase(alike.begin(), alike.end());
    box.clear();
    if (!none.isEmpty())
        box.addItem(none, QString());
    for (const auto &[name, term] : entries)
        box.addItem(name, term);
}

/// What a goal says that came from elsewhere is offered even where the position has none of it, as long as it fits what
/// else is chosen; otherwise the first entry is taken.
void GoalNodeForm::select(QComboBox &box, const std::string &term, bool fits)
{
    const QString data = QString::fromStdString(term);
    if (fits && box.findData(data) < 0)
        box.addItem(words_->termName(term), data);
    box.setCurrentIndex(std::max(0, box.findData(data)));
}

void GoalNodeForm::fillVariants()
{
    const bool isTally = goal_.kind == Goal::Kind::tally;
    const GoalTerms::Variants &all = isTally ? terms_.standings : terms_.pieces;
    const auto variants = all.find(chosen(*what_));
    addTerms(*variant_, variants == all.end() ? std::vector<std::string>() : variants->second,
             isTally ? tr("All kinds together") : tr("Any kind"), false);
    select(*variant_, goal_.variant, fitsWhat_ && hasVariant(goal_.kind) && !goal_.variant.empty());
}

void GoalNodeForm::fillTerms()
{
    std::vector<std::string> kinds;
    for (const auto &[kind, variants] : terms_.pieces)
        kinds.push_back(kind);
    switch (goal_.kind) {
    case Goal::Kind::points:
        addTerms(*what_, scoredThing() ? terms_.sheetSources : terms_.sources, tr("All points"), true);
        break;
    case Goal::Kind::tally:
        addTerms(*what_, !goal_.seat || *goal_.seat == nobody ? terms_.tableTallies : terms_.seatTallies, {},
                 false);
        break;
    case Goal::Kind::pieces:
        addTerms(*what_, kinds, {}, false);
        break;
    default:
        addTerms(*what_, terms_.eventsOf(goal_.event), tr("Anything"), false);
    }
    select(*what_, goal_.what, fitsSeat_ && fitsEvent_ && hasLimits(goal_.kind) && !goal_.what.empty());
    fillVariants();
    addTerms(*cause_, terms_.causesOf(goal_.event), tr("Anything"), true);
    select(*cause_, goal_.cause, fitsEvent_ && !goal_.cause.empty());
}

void GoalNodeForm::fillStretches()
{
    stretch_->clear();
    for (const std::string &stretch : terms_.stretches)
        stretch_->addItem(stretchName(stretch, *words_), QString::fromStdString(stretch));
    stretch_->setCurrentIndex(
        std::max(0, stretch_->findData(QString::fromStdString(
                        goal_.kind == Goal::Kind::during ? goal_.what : std::string()))));
    show(stretch_, goal_.kind == Goal::Kind::during);
}

void GoalNodeForm::fillEvents()
{
    event_->clear();
    for (int event = 0; event <= static_cast<int>(Event::Kind::gameEnded); ++event)
        event_->addItem(eventKindName(static_cast<Event::Kind>(event)));
    event_->setCurrentIndex(static_cast<int>(goal_.event));
    show(event_, goal_.kind == Goal::Kind::happened);
}

void GoalNodeForm::fillLists()
{
    if (words_ == nullptr || !isShown_)
        return;
    const QScopedValueRollback filling(isFilling_, true);
    const Goal::Kind kind = goal_.kind;
    const bool happened = kind == Goal::Kind::happened;
    fillStretches();
    fillEvents();
    addSeats(happened || kind == Goal::Kind::pieces, kind == Goal::Kind::tally);
    fillTerms();
    actions_->setValue(goal_.actions);
    fillLimits();
    fillPlaces();

    const bool limited = hasLimits(kind);
    show(actions_, kind == Goal::Kind::within);
    show(seat_, limited);
    show(what_, limited && kind != Goal::Kind::rank);
    // It stays where others of what can be chosen have kinds, or the rows below would jump away from the pointer.
    const GoalTerms::Variants &all = kind == Goal::Kind::tally ? terms_.standings : terms_.pieces;
    show(variant_, hasVariant(kind) &&
                       std::ranges::any_of(all, [](const auto &each) { return each.second.size() > 1; }));
    variant_->setEnabled(variant_->count() > 1);
    show(cause_, happened && cause_->count() > 1);
    limits_->setVisible(limited);
}

std::string GoalNodeForm::chosen(const QComboBox &box) const
{
    return box.currentData().toString().toStdString();
}

/// A choice that is a step by itself.
void GoalNodeForm::readGesture()
{
    emit gestureBegins();
    read();
    emit gestureBegins();
}

void GoalNodeForm::read()
{
    if (isFilling_ || !isShown_)
        return;
    if (goal_.kind == Goal::Kind::within)
        goal_.actions = actions_->value();
    if (goal_.kind == Goal::Kind::during)
        goal_.what = chosen(*stretch_);
    const Goal before = goal_;
    if (goal_.kind == Goal::Kind::happened) {
        goal_.event = static_cast<Event::Kind>(event_->currentIndex());
        goal_.cause = chosen(*cause_);
    }
    if (hasLimits(goal_.kind))
        readLimits();
    const QScopedValueRollback event(fitsEvent_, goal_.event == before.event);
    const QScopedValueRollback seat(fitsSeat_, goal_.seat == before.seat && goal_.places == before.places);
    const QScopedValueRollback what(fitsWhat_, fitsSeat_ && goal_.what == before.what);
    fillLists();
    // A change of the player may have brought another list of what there is, and that another one of its kinds.
    if (hasLimits(goal_.kind) && goal_.kind != Goal::Kind::rank)
        goal_.what = chosen(*what_);
    if (hasVariant(goal_.kind))
        goal_.variant = chosen(*variant_);
    if (goal_.kind == Goal::Kind::happened)
        goal_.cause = chosen(*cause_);
    emit edited();
}

void GoalNodeForm::readLimits()
{
    const int seat = seat_->currentData().toInt();
    goal_.seat = seat >= 0 ? std::optional(static_cast<Seat>(seat)) : std::nullopt;
    if (goal_.kind == Goal::Kind::points)
        goal_.places = seat <= thingData
                           ? std::vector{terms_.scoredThings[static_cast<std::size_t>(thingData - seat)]}
                           : std::vector<Place>();
    goal_.what = goal_.kind == Goal::Kind::rank ? std::string() : chosen(*what_);
    goal_.variant = hasVariant(goal_.kind) ? chosen(*variant_) : std::string();
    readAmounts();
}

} // namespace waystone

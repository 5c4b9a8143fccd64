#include "thinking/what_if.h"

#include <QMetaObject>

namespace waystone {

namespace {

constexpr std::uint64_t usualIterations = 4'000;

} // namespace

WhatIf::WhatIf(GameController &controller, Adviser &adviser, QObject *parent)
    : QObject(parent), controller_(controller), adviser_(adviser), iterations_(usualIterations)
{
    connect(&adviser, &Adviser::adviceChanged, this, &WhatIf::follow);
    connect(&controller, &GameController::viewAboutToChange, this, &WhatIf::forget);
}

WhatIf::~WhatIf()
{
    adviser_.want(this, false);
    for (auto &[question, thread] : threads_)
        thread.request_stop();
}

void WhatIf::ask(std::optional<Action> action)
{
    if (action == asked_)
        return;
    forget();
    asked_ = action;
    adviser_.want(this, asked_.has_value());
    if (asked_)
        follow();
    emit changed();
}

void WhatIf::forget()
{
    stop();
    asked_.reset();
    comparison_.reset();
    beside_.reset();
    isBest_ = false;
    adviser_.want(this, false);
}

void WhatIf::stop()
{
    if (const auto thread = threads_.find(question_); thread != threads_.end())
        thread->second.request_stop();
    ++question_;
}

void WhatIf::follow()
{
    const Advice &advice = adviser_.advice();
    if (!asked_ || !advice.isKnown() || advice.seat != adviser_.subject())
        return;
    const Candidate &best = advice.candidates.front();
    isBest_ = best.action == *asked_;
    if (isBest_) {
        stop();
        beside_.reset();
        comparison_ = advice.comparison;
        emit changed();
    } else if (beside_ != best.action) {
        beside_ = best.action;
        comparison_.reset();
        think({best, advice.line});
    }
}

void WhatIf::think(const Considered &best)
{
    stop();
    const int question = question_;
    const Seat seat = adviser_.subject();
    auto work = [this, question, seat, best, action = *asked_, game = controller_.table().game,
                 view = controller_.viewOf(seat), iterations = iterations_](const std::stop_token &stop) {
        const Considered found = consideredAlone(*game, view, seat, action, iterations, stop);
        std::optional<Comparison> comparison;
        if (!stop.stop_requested())
            comparison = compared(*game, view, seat, found, best);
        QMetaObject::invokeMethod(
            this,
            [this, question, comparison = std::move(comparison)]() mutable {
                threads_.erase(question);
                if (comparison)
                    receive(question, std::move(*comparison));
            },
            Qt::QueuedConnection); // its last act
    };
    threads_.emplace(question, std::jthread(std::move(work)));
}

void WhatIf::receive(int question, Comparison comparison)
{
    if (question != question_)
        return;
    comparison_ = std::move(comparison);
    emit changed();
}

} // namespace waystone

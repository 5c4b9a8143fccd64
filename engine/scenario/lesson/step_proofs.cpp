#include "scenario/lesson/step_proofs.h"

#include "scenario/lesson/lesson_proof_check.h"
#include "scenario/proof/proof_memory.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

namespace waystone {

namespace {

/// Steps that threads take one after another.
class StepProver {
public:
    StepProver(const std::shared_ptr<const LessonPlan> &plan, const std::vector<std::size_t> &steps,
               const StepProofSettings &settings, const std::stop_token &stop)
        : plan_(plan), steps_(steps), settings_(settings), stop_(stop), proved_(steps.size())
    {}

    std::vector<ProvedStep> prove()
    {
        {
            std::vector<std::jthread> others;
            const auto workers = std::min(static_cast<std::size_t>(settings_.workers), steps_.size());
            for (std::size_t count = 1; count < workers; ++count)
                others.emplace_back([this] { work(); });
            work();
        }
        if (failure_)
            std::rethrow_exception(failure_);
        std::vector<ProvedStep> proved;
        for (std::optional<ProvedStep> &step : proved_)
            if (step)
                proved.push_back(*std::move(step));
        return proved;
    }

private:
    void work()
    {
        try {
            while (const std::optional<std::size_t> index = taken())
                proved_[*index] = provedStep(steps_[*index]);
        } catch (...) { // goes on in the caller's thread
            const std::lock_guard lock(mutex_);
            failure_ = std::current_exception();
        }
    }

    std::optional<std::size_t> taken()
    {
        const std::lock_guard lock(mutex_);
        if (next_ == steps_.size() || stop_.stop_requested() || failure_)
            return std::nullopt;
        return next_++;
    }

    ProvedStep provedStep(std::size_t step)
    {
        ProofProgress progress;
        if (settings_.progress)
            progress = [this](std::size_t number, std::uint64_t nodes) {
                const std::lock_guard lock(mutex_);
                settings_.progress(number, nodes);
            };
        ProofMemory own = known(step);
        const std::size_t before = own.size();
        ProvedStep proved{proveStep(plan_, step, settings_.limits, stop_, progress, &own), {}};
        if (own.size() > before)
            remember(step, own);
        // The last of its searches may have been cut short.
        proved.proof.isStopped = proved.proof.isStopped || stop_.stop_requested();
        if (proved.proof.isStopped)
            return proved;
        LessonFindings findings(plan_->lesson());
        checkProof(plan_, proved.proof, settings_.limits, stop_, findings);
        proved.findings = findings.take();
        return proved;
    }

    /// What the memory has of the step.
    ProofMemory known(std::size_t step)
    {
        ProofMemory own;
        if (settings_.memory == nullptr || !plan_->lesson().steps[step].goal)
            return own;
        std::string key = ProofMemory::keyOf(*plan_, step, settings_.limits);
        const std::lock_guard lock(mutex_);
        if (const TaskProof *proof = settings_.memory->find(key))
            own.add(std::move(key), *proof);
        return own;
    }

    void remember(std::size_t step, const ProofMemory &own)
    {
        if (settings_.memory == nullptr)
            return;
        std::string key = ProofMemory::keyOf(*plan_, step, settings_.limits);
        const TaskProof *proof = own.find(key);
        const std::lock_guard lock(mutex_);
        settings_.memory->add(std::move(key), *proof);
        if (settings_.remembered)
            settings_.remembered();
    }

    const std::shared_ptr<const LessonPlan> &plan_;
    const std::vector<std::size_t> &steps_;
    const StepProofSettings &settings_;
    const std::stop_token &stop_;
    std::vector<std::optional<ProvedStep>> proved_; ///< each written by the thread that has taken it

    std::mutex mutex_;
    std::size_t next_ = 0;
    std::exception_ptr failure_;
};

} // namespace

std::vector<ProvedStep> proveSteps(const std::shared_ptr<const LessonPlan> &plan,
                                   const std::vector<std::size_t> &steps, const StepProofSettings &settings,
                                   const std::stop_token &stop)
{
    return StepProver(plan, steps, settings, stop).prove();
}

} // namespace waystone

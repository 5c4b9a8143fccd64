#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace waystone {

/// A part of a window that is made when it is first asked for. What is to be done with it is told beforehand, by whoever
/// has to do with it, and done then.
template <typename Part>
class OnDemand {
public:
    using Make = std::function<std::unique_ptr<Part>()>;
    using Use = std::function<void(Part &)>;

    explicit OnDemand(Make make) : make_(std::move(make)) {}

    /// Made now, if nobody has asked before.
    [[nodiscard]] Part &get()
    {
        if (part_ == nullptr) {
            part_ = make_();
            for (const Use &use : std::exchange(uses_, {}))
                use(*part_);
        }
        return *part_;
    }
    /// Null if nobody has asked for it yet.
    [[nodiscard]] Part *made() const { return part_.get(); }
    /// As soon as it is there, in the order in which it was told; at once if it is.
    void whenMade(Use use)
    {
        if (part_ != nullptr)
            use(*part_);
        else
            uses_.push_back(std::move(use));
    }

private:
    Make make_;
    std::vector<Use> uses_;
    std::unique_ptr<Part> part_;
};

} // namespace waystone

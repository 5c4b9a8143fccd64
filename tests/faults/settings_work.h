#pragma once

#include "core/rng.h"
#include "support/test_window.h"
#include "work.h"

namespace waystone::faults {

/// Choosing in the menus: what is chosen is remembered at once.
class SettingsWork final : public Work {
public:
    SettingsWork(const QString &folder, quint64 seed) : window_(folder), rng_(seed) {}

    static std::unique_ptr<Work> begin(const QString &folder, quint64 seed);
    static QByteArray found(const QString &folder);

    void doNext() override;
    QByteArray state() override;
    bool isKept() override { return window_.dialogs.troubles.empty(); }
    /// The program tells it once, until it can keep them again.
    bool isTold() override { return !window_.dialogs.troubles.empty(); }

private:
    TestWindow window_;
    Rng rng_;
};

} // namespace waystone::faults

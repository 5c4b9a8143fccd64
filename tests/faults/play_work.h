#pragma once

#include "game_at_table.h"
#include "work.h"

namespace waystone::faults {

/// Playing: everything that was shown is in the journal.
class PlayWork final : public Work {
public:
    PlayWork(const QString &folder, quint64 seed) : game_(folder, seed) {}

    static std::unique_ptr<Work> begin(const QString &folder, quint64 seed);
    static QByteArray found(const QString &folder);

    void doNext() override { game_.act(); }
    QByteArray state() override { return tableText(*game_.window()); }
    bool isKept() override { return game_.window()->file().isKept(); }
    bool isTold() override;

private:
    GameAtTable game_;
};

} // namespace waystone::faults

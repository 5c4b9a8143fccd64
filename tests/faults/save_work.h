#pragma once

#include "game_at_table.h"
#include "work.h"

namespace waystone::faults {

/// Saving the same file again and again: it is the game as it was saved last, or as it is being saved.
class SaveWork final : public Work {
public:
    SaveWork(const QString &folder, quint64 seed);

    static std::unique_ptr<Work> begin(const QString &folder, quint64 seed);
    static QByteArray found(const QString &folder);

    void doNext() override;
    QByteArray state() override { return tableText(*game_.window()); }
    bool isKept() override { return !game_.window()->file().isModified(); }
    bool isTold() override { return wasTold_; }

private:
    void save();

    GameAtTable game_;
    bool wasTold_ = false; ///< when it was saved last
};

} // namespace waystone::faults

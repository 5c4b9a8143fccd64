#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <span>

namespace waystone::faults {

/// Something that a user does in the program, step by step, in a window that is not shown on any screen. Steps and all
/// that chance decides come from a seed, so that the same seed does the same again.
class Work {
public:
    Work() = default;
    Work(const Work &) = delete;
    Work &operator=(const Work &) = delete;
    virtual ~Work() = default;

    /// The next step; returns when the user can see that it is done.
    virtual void doNext() = 0;
    /// All that has to be found again of it, in lines.
    [[nodiscard]] virtual QByteArray state() = 0;
    /// Whether the program holds that it is on the disk.
    [[nodiscard]] virtual bool isKept() = 0;
    /// Whether the user was told that it is not.
    [[nodiscard]] virtual bool isTold() = 0;
};

/// A kind of work: how it begins in a folder that is empty or new, and what the next start of the program finds there.
struct WorkKind {
    QString name;
    std::unique_ptr<Work> (*begin)(const QString &folder, quint64 seed);
    QByteArray (*found)(const QString &folder);
};

/// What found() tells of a folder in which there is nothing of the work.
inline const QByteArray nothing = "nothing\n";

[[nodiscard]] std::span<const WorkKind> workKinds();
/// Null if there is none of this name.
[[nodiscard]] const WorkKind *workKind(const QString &name);

} // namespace waystone::faults

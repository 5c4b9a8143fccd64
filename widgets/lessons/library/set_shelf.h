#pragma once

#include "core/registry.h"
#include "lessons/library/library_item.h"
#include "scenario/shelf/lesson_set.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <vector>

namespace waystone {

/// The user's sets of lessons, each in a file of its own that names its lessons. Every change is on the disk when it
/// returns, and can be undone. What goes wrong is told in the system's words, and then nothing has changed.
class SetShelf final : public QObject {
    Q_OBJECT

public:
    struct Shelved {
        QString path;
        LessonSet set;
    };

    /// `folder` is made when the first set is.
    SetShelf(const Registry &registry, QString folder, QObject *parent = nullptr);

    /// By title, in the order in which the language of `QLocale()` has them.
    [[nodiscard]] const std::vector<Shelved> &sets() const;
    /// Null if there is none.
    [[nodiscard]] const Shelved *find(const QString &path) const;
    [[nodiscard]] const Shelved *withId(const std::string &id) const;

    /// Makes a set of this title; `path` becomes its file.
    [[nodiscard]] QString create(LessonSet set, QString *path);
    [[nodiscard]] QString replace(const QString &path, const LessonSet &set);
    [[nodiscard]] QString remove(const QString &path);
    /// Behind those that are there; the ones it has already stay where they are.
    [[nodiscard]] QString add(const QString &path, const std::vector<LessonSet::Entry> &entries);
    /// Before the one that was at `before`, behind all if that is their number; the ones it has already move there.
    [[nodiscard]] QString put(const QString &path, const std::vector<LessonSet::Entry> &entries, int before);
    /// Takes one out; `at` counts from 0.
    [[nodiscard]] QString takeOut(const QString &path, int at);
    /// Puts the one at `from` before the one that was at `before`, likewise.
    [[nodiscard]] QString move(const QString &path, int from, int before);

    [[nodiscard]] QUndoStack &undoStack() { return undo_; }
    /// Gives a file another content, as a step back or forth: only if it still has this one, so that nothing is lost that
    /// somebody else has written. Nothing stands for no file. Tells what went wrong; whether nothing did.
    bool exchange(const QString &path, const std::optional<QByteArray> &from,
                  const std::optional<QByteArray> &to);

    /// Reads the files again.
    void reload();

signals:
    void changed();
    /// A step was taken back, or done again, that has changed this set.
    void stepped(const QString &path);
    /// It could not be, in the system's words.
    void failed(const QString &path, const QString &error);

private:
    void read() const;
    /// Writes the file, or deletes it, as a step that can be undone.
    [[nodiscard]] QString take(const QString &step, const QString &path,
                               const std::optional<QByteArray> &after);
    [[nodiscard]] QString replace(const QString &step, const QString &path, const LessonSet &set);
    [[nodiscard]] QString changeSet(const QString &step, const QString &path,
                                    const std::function<void(LessonSet &)> &change);

    const Registry &registry_;
    QString folder_;
    mutable bool isRead_ = false;
    mutable std::vector<Shelved> sets_;
    QUndoStack undo_;
};

/// As a set names it.
[[nodiscard]] LessonSet::Entry entryOf(const LibraryItem &item);
/// In this language, or else in the one it was written in; its id if it has no title.
[[nodiscard]] QString titleOf(const LessonSet &set, const QString &language);
[[nodiscard]] QString summaryOf(const LessonSet &set, const QString &language);

} // namespace waystone

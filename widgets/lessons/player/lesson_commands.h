#pragma once

#include <QObject>

#include <vector>

class QAction;
class QKeySequence;

namespace waystone {

/// What a lesson can be told by keys. Its buttons do the same, and say it in words of their own.
class LessonCommands final : public QObject {
    Q_OBJECT

public:
    explicit LessonCommands(QObject *parent = nullptr);

    QAction *next, *back, *skip, *hint, *askReach, *consequence, *tryAgain, *replay, *contents;

    [[nodiscard]] const std::vector<QAction *> &all() const { return all_; }
    /// What a button does that stands for the command, with the key that does it, too.
    [[nodiscard]] static QString withKey(const QString &tip, const QAction &command);

    void retranslate();

private:
    QAction *make(const char *name, const QKeySequence &key);

    std::vector<QAction *> all_;
};

} // namespace waystone

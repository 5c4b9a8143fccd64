#pragma once

#include "lessons/library/lesson_library.h"
#include "lessons/library/set_shelf.h"

#include <deque>
#include <memory>
#include <optional>

namespace waystone {

/// Files on their way into the library. What is there already as it is comes in only once; where one's own lesson of the same
/// id says something else, somebody is asked what becomes of it.
class LessonIntake final : public QObject {
    Q_OBJECT

public:
    enum class Answer {
        replace,  ///< the new one takes the old one's place, and its progress
        keepBoth, ///< the new one gets an id of its own
        skip,     ///< the old one stays as it is
    };
    struct Question {
        QString title;
        bool isSet = false;
        int others = 0; ///< still to come; they may need no answer
    };
    /// A file that could not be brought in.
    struct Refused {
        QString path;
        Problems problems; ///< of the file; empty if it could not be written
        QString error;     ///< in the system's words
    };
    struct Outcome {
        int added = 0;
        int replaced = 0;
        int same = 0; ///< were there already
        int skipped = 0;
        QString path;    ///< of what was brought in last; empty if nothing was
        QString setPath; ///< of the set that was brought in last, likewise
        std::vector<Refused> refused;
    };

    LessonIntake(LessonLibrary &library, SetShelf &sets, const Registry &registry, QObject *parent = nullptr);

    /// Lessons, positions and sets; finished() comes at once where nobody has to be asked.
    void take(const QStringList &paths);
    /// What is to be asked now; nothing if nothing is.
    [[nodiscard]] const std::optional<Question> &question() const { return question_; }
    /// `forAll`: for those that are still to come as well.
    void answer(Answer answer, bool forAll = false);

signals:
    void asked();
    void finished(const waystone::LessonIntake::Outcome &outcome);

private:
    enum class Kind { lesson, position, set };
    /// Of one file, or of one lesson in a set.
    struct Incoming {
        Kind kind = Kind::lesson;
        QString file; ///< from which it comes
        QByteArray content;
        LibraryItem item;               ///< lesson, position: what it is
        std::shared_ptr<LessonSet> set; ///< a set, or the one that a lesson belongs to; else null
        std::size_t entry = 0;          ///< of a lesson in a set
    };

    void read(const QString &path);
    void readSetFile(const QString &path, const QByteArray &content);
    void goOn();
    /// Whether it has found its place; if not, somebody has to be asked.
    [[nodiscard]] bool settle(Incoming &incoming);
    [[nodiscard]] bool settleSet(Incoming &incoming);
    void put(Incoming &incoming, const QString &path, bool isReplaced);
    void putSet(Incoming &incoming, Answer how);
    void putApart(Incoming &incoming);
    void refuse(const QString &path, Problems problems, const QString &error = {});
    /// Whether both say the same, however they are written.
    [[nodiscard]] bool isSame(const QByteArray &content, const QString &path) const;

    LessonLibrary &library_;
    SetShelf &sets_;
    const Registry &registry_;
    std::deque<Incoming> queue_;
    std::optional<Question> question_;
    std::optional<Answer> forAll_;
    Outcome outcome_;
};

} // namespace waystone

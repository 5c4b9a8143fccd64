#pragma once

#include "scenario/lesson/local_text.h"
#include "scenario/shelf/language_share.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace waystone {

/// A file of the library, as its head tells: enough to list it and to find it. What else is wrong with the file is told
/// when it is opened.
struct LibraryItem {
    /// In the order of the library's lists.
    enum class Kind { start, walkthrough, lesson, position };

    /// A step of a lesson.
    struct Step {
        QString id;
        std::vector<std::string> rules; ///< ids of the rules it shows
        bool isPlayed = false;          ///< the reader plays it, rather than being told or asked
    };

    Kind kind = Kind::lesson;
    QString path;       ///< of a file, or of the program's own resource
    bool isOwn = false; ///< the user's: it may be changed and deleted
    std::string game;   ///< id
    QString id;         ///< of a lesson; of a position its file's name
    LocalText title;
    LocalText summary;
    std::string language; ///< the one it was written in
    int level = 0;        ///< 1 to 3; 0 for a position
    QStringList tags;
    std::vector<LanguageShare> shares; ///< in the order of the file; of a lesson
    qint64 modified = 0;               ///< when the file last was, in milliseconds; 0 for the program's own
    std::vector<Step> steps;

    /// By which progress is kept: the user's own version of a lesson has one of its own.
    [[nodiscard]] QString key() const;
    [[nodiscard]] bool isLesson() const { return kind != Kind::position; }
    /// In this language, or else in the one it was written in.
    [[nodiscard]] QString titleIn(const QString &language) const;
    [[nodiscard]] QString summaryIn(const QString &language) const;
};

/// A chapter of a lesson.
struct LibraryChapter {
    QString step; ///< id of the step with which it begins
    LocalText name;
};
/// Of the lesson's file, which is read anew.
[[nodiscard]] std::vector<LibraryChapter> chaptersOf(const LibraryItem &item);

/// Of the content of a file that is called `name`, without its ending; `path` stays empty.
[[nodiscard]] std::optional<LibraryItem> libraryItemFrom(const QByteArray &content, const QString &name,
                                                         bool isOwn);
/// Nothing if the file is none of the library's.
[[nodiscard]] std::optional<LibraryItem> readLibraryItem(const QString &path, bool isOwn);

} // namespace waystone

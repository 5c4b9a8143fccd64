#pragma once

#include "core/registry.h"
#include "lessons/library/library_index.h"
#include "lessons/library/library_item.h"

#include <QObject>

#include <map>
#include <string_view>
#include <vector>

namespace waystone {

/// A step of a lesson or walkthrough, as a link leads to it.
struct LessonLink {
    QString path; ///< of the lesson
    QString step; ///< id

    friend bool operator==(const LessonLink &, const LessonLink &) = default;
};

/// The lessons, walkthroughs and positions there are: those that the program brings, which cannot be changed, and the
/// user's own in a folder. Read when it is first asked.
class LessonLibrary final : public QObject {
    Q_OBJECT

public:
    /// `ownFolder` is made when something is first put there. `shipped` is where the program's own lie, a folder a
    /// game.
    explicit LessonLibrary(const Registry &registry, QString ownFolder,
                           QString shipped = QStringLiteral(":/lessons"), QObject *parent = nullptr);

    /// What one starts with first, then walkthroughs, then lessons, easy ones first, then positions; the program's before the user's, game by
    /// game in the order of the registry.
    [[nodiscard]] const std::vector<LibraryItem> &items() const;
    /// Null if there is none.
    [[nodiscard]] const LibraryItem *find(const QString &path) const;
    /// A lesson of this game and id, the program's or one of the user's own; null if there is none.
    [[nodiscard]] const LibraryItem *lesson(std::string_view game, const QString &id, bool isShipped) const;
    /// The tags of all lessons, in alphabetical order.
    [[nodiscard]] QStringList tags() const;
    /// What the program starts with, and its walkthrough of a game; null if it has none.
    [[nodiscard]] const LibraryItem *start(std::string_view game) const;
    [[nodiscard]] const LibraryItem *walkthrough(std::string_view game) const;
    /// The steps that show this rule of a game, those of walkthroughs first.
    /// `played`: only those that the reader plays.
    [[nodiscard]] std::vector<LessonLink> stepsShowing(std::string_view game, std::string_view rule,
                                                       bool played = false) const;
    /// Whether each word is found in the item's title, its summary or the titles of the rules it shows, in whatever
    /// language; capitals and accents do not matter.
    [[nodiscard]] bool matches(const LibraryItem &item, const QString &words) const;
    /// Whether these words are the item's whole title in whatever language; capitals and accents do not matter.
    [[nodiscard]] static bool isTitle(const LibraryItem &item, const QString &words);

    [[nodiscard]] QString ownFolder() const { return ownFolder_; }
    /// The name of a file in the own folder that no lesson or position there has, like the one proposed.
    [[nodiscard]] QString freeOwnPath(const QString &name) const;
    /// An id for one of the user's own lessons of this title, which none of them has.
    [[nodiscard]] std::string freeId(std::string_view title) const;

    // What went wrong, in the system's words; empty if nothing did.
    /// Puts a copy of the item among the user's own, under an id of its own if one of them has the same; `path` becomes its
    /// file.
    [[nodiscard]] QString copy(const LibraryItem &item, QString *path);
    [[nodiscard]] QString exportTo(const LibraryItem &item, const QString &path) const;
    [[nodiscard]] QString remove(const LibraryItem &item);

    /// Reads the files again, after somebody has written one of them.
    void reload();

signals:
    void changed();

private:
    void read() const;
    [[nodiscard]] const LibraryItem *shipped(LibraryItem::Kind kind, std::string_view game) const;
    void readShipped(const QString &folder) const;
    void readOwn() const;
    [[nodiscard]] QString searched(const LibraryItem &item) const;
    [[nodiscard]] const std::map<std::string, QString, std::less<>> &
    ruleTitles(const std::string &game) const;

    const Registry &registry_;
    QString ownFolder_;
    QString shipped_;
    mutable LibraryIndex index_;
    mutable bool isRead_ = false;
    mutable std::vector<LibraryItem> items_;
    mutable std::map<QString, QString> searched_; ///< by path: all that is searched, in plain words
    /// By game and rule: the titles in all languages.
    mutable std::map<std::string, std::map<std::string, QString, std::less<>>, std::less<>> rules_;
};

} // namespace waystone

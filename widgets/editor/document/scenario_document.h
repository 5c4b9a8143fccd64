#pragma once

#include "core/game.h"
#include "editor/document/edit_command.h"
#include "editor/document/scenario.h"
#include "session/table.h"
#include "words/game_words.h"
#include "words/language_watcher.h"

#include <QHash>
#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace waystone {

/// A scenario in the making: the value that is edited, its history, and the file where it is kept. Whatever changes it
/// is one step of the history, named in the reader's language; nothing is lost by starting from something else.
class ScenarioDocument final : public QObject {
    Q_OBJECT

public:
    /// Begins as the empty table of this game. `players` are those of seats that nobody has named yet; there are as many
    /// as any game has seats.
    ScenarioDocument(std::shared_ptr<const Game> game, std::vector<Player> players,
                     QObject *parent = nullptr);
    ~ScenarioDocument() override;

    [[nodiscard]] const Scenario &scenario() const { return scenario_; }
    [[nodiscard]] const Game &game() const { return *scenario_.game; }
    [[nodiscard]] const Editing &editing() const { return scenario_.game->editing(); }
    [[nodiscard]] const AnySetup &setup() const { return scenario_.setup; }
    [[nodiscard]] int seats() const;
    [[nodiscard]] const GameWords &words() const { return *words_; }
    [[nodiscard]] std::shared_ptr<const GameWords> sharedWords() const { return words_; }
    /// Game, words and as many players as there are seats.
    [[nodiscard]] Table table() const;

    /// What is wrong with the position, checked when first asked for after a change.
    [[nodiscard]] const std::vector<Finding> &findings() const;
    [[nodiscard]] Problems problems() const;
    /// Anything but the impossible can be saved.
    [[nodiscard]] bool canSave() const;
    /// The position as one to be played, or what stands against it.
    [[nodiscard]] Result<Position> position() const;

    // Changes; those that change nothing leave no step in the history.
    /// Pieces: `label` tells the step in the reader's language and is asked again when that changes.
    void setPieces(AnySetup setup, EditLabel label);
    /// Steps with the same field merge until endGesture().
    void setField(const FieldKey &key, int value);
    /// Another position of the same game and players; steps with the same `gesture` other than 0 merge until
    /// endGesture().
    void replaceSetup(AnySetup setup, EditLabel label, int gesture = 0);
    /// Another state of what is edited, which stays in its file. Steps with the same `gesture` other than 0 merge until
    /// endGesture().
    void change(Scenario scenario, EditLabel label, int gesture = 0);
    /// Another scenario altogether, and where it is kept. Likewise.
    void replace(Scenario scenario, const QString &path, EditLabel label, int gesture = 0);
    /// Of a lesson: looks at another of its steps. That is no change and leaves no step in the history.
    void lookAt(int step);
    void setPlayer(Seat seat, const Player &player);
    /// For whoever keeps more than a position in a scenario: pushes the step and tells that it has changed.
    void push(EditCommand *command);
    /// What comes next is a step of its own.
    void endGesture() { ++gesture_; }
    [[nodiscard]] int gesture() const { return gesture_; }

    [[nodiscard]] QUndoStack &history() { return history_; }

    // Files
    [[nodiscard]] const QString &path() const { return path_; }
    [[nodiscard]] bool isModified() const { return !history_.isClean(); }
    /// The scenario as its file has it.
    [[nodiscard]] QByteArray bytes() const;
    [[nodiscard]] bool isLesson() const { return scenario_.lesson != nullptr; }
    /// Opens a file as one step of the history; what is wrong with it is returned, and nothing changes.
    [[nodiscard]] std::optional<Problems> open(const QString &path);
    /// The same with a file's content, or a line of position text, from elsewhere: it belongs to no file.
    [[nodiscard]] std::optional<Problems> paste(const QByteArray &text, EditLabel label);
    /// Takes up what was left of a document that belongs to this file, or to none: one step behind the file as it is now,
    /// if it is there.
    [[nodiscard]] std::optional<Problems> restore(const QByteArray &text, const QString &path,
                                                  EditLabel label);
    /// Returns what went wrong in the system's words; empty if nothing did.
    [[nodiscard]] QString save(const QString &path);
    /// hashOf() what the file had when it was read or written here last; empty if there is none.
    [[nodiscard]] QByteArray fileHash() const { return fileHashes_.value(path_); }

signals:
    /// The game, its edition or the number of seats are others: a table has to be laid anew. Before changed().
    void tableChanged();
    /// Something of the scenario is other than it was.
    void changed();
    void playersChanged();
    void pathChanged();
    void modifiedChanged();
    /// Every text has to be asked for again.
    void languageChanged();

private:
    friend class EditCommand;

    /// What commands work on; whoever changes it calls refresh().
    struct Content {
        Scenario &scenario;
        QString &path;
    };
    [[nodiscard]] Content content() { return {scenario_, path_}; }
    void refresh();
    void retranslate();
    void makeWords();

    LanguageWatcher language_;
    QUndoStack history_;
    Scenario scenario_;
    QString path_;
    QHash<QString, QByteArray> fileHashes_; ///< by path
    std::shared_ptr<GameWords> words_;
    int gesture_ = 0;

    // What was told last
    std::shared_ptr<const Game> shownGame_;
    int shownSeats_ = 0;
    std::vector<Player> shownPlayers_;
    QString shownPath_;
    mutable std::optional<std::vector<Finding>> findings_;
};

} // namespace waystone

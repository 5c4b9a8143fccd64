#pragma once

#include "core/game.h"
#include "core/json/json.h"
#include "core/registry.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace waystone {

/// An edition in the making: the printed data of a game as its file has it, edited value by value. It knows nothing of
/// what the values mean; the game itself tells whether it can be played with them. Values are named by JSON pointers, and
/// those that were changed here are marked as the user's own.
class EditionDocument final : public QObject {
    Q_OBJECT

public:
    using IsTaken = std::function<bool(const std::string &id)>;

    /// Begins with the edition of this game, under its id if that is the user's own, else under a new one.
    EditionDocument(const Game &game, const IsTaken &isOwn, QObject *parent = nullptr);
    ~EditionDocument() override;

    using Pointer = Json::json_pointer;

    [[nodiscard]] const GameKind &kind() const { return kind_; }
    [[nodiscard]] const Json &json() const { return json_; }
    /// Null if there is no such value.
    [[nodiscard]] const Json *find(const Pointer &pointer) const;
    [[nodiscard]] std::string id() const { return json_["id"].get<std::string>(); }
    /// Takes an id that nobody has, from now on and for all steps of the history.
    void takeFreeId(const IsTaken &isTaken);
    /// The keys of the groups of data, in the order of the file.
    [[nodiscard]] std::vector<std::string> groups() const;

    [[nodiscard]] QString name() const;
    /// The same in every language: it is the name of a thing that the user has. Names that are set one after the other
    /// merge into one step until endTyping().
    void setName(const QString &name);
    void endTyping() { ++typing_; }

    [[nodiscard]] bool isOwn(const Pointer &pointer) const;

    // Each is one step of the history; what changes nothing is none.
    void set(const Pointer &pointer, Json value);
    /// Takes a key out of its object.
    void erase(const Pointer &pointer);
    void insertRow(const Pointer &array, std::size_t row, Json value);
    void removeRow(const Pointer &array, std::size_t row);
    /// Several values at once, for a gesture that touches more than one.
    enum class Marking { own, none };
    void change(const std::vector<std::pair<Pointer, Json>> &values, Marking marking = Marking::own);
    /// Takes up what was left of an edition of this game, id and all. False if it is none; nothing changes then.
    [[nodiscard]] bool restore(const std::string &text);

    [[nodiscard]] QUndoStack &history() { return history_; }
    /// Other than when it was saved, or begun.
    [[nodiscard]] bool isModified() const { return !history_.isClean(); }
    /// The edition as its file has it.
    [[nodiscard]] std::string text() const;
    /// The game with this edition, or what stands against it.
    [[nodiscard]] const Result<std::shared_ptr<const Game>> &game() const;

signals:
    void changed();

private:
    friend class EditionStep;

    /// Steps with the same number other than 0 merge.
    void push(Json next, int typing = 0);
    void markOwn(Json &json, const Pointer &pointer) const;
    void refresh();

    const GameKind &kind_;
    OptionChoice choice_;
    Json json_;
    int typing_ = 1;
    QUndoStack history_;
    mutable std::optional<Result<std::shared_ptr<const Game>>> game_;
};

} // namespace waystone

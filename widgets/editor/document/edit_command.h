#pragma once

#include "editor/document/scenario.h"

#include <QString>
#include <QUndoCommand>

#include <functional>

namespace waystone {

class ScenarioDocument;

/// The name of a step in the history, made anew for every language.
using EditLabel = std::function<QString()>;

/// A step of the history. It keeps the value that the document has not, and undo and redo alike exchange the two. In a
/// lesson the step whose position it was made at is looked at again before.
class EditCommand : public QUndoCommand {
public:
    EditCommand(ScenarioDocument &document, EditLabel label);

    void undo() final { exchange(); }
    void redo() final { exchange(); }
    void retranslate() { setText(label_()); }

protected:
    /// Exchanges what the command keeps with what the scenario has.
    virtual void swap(Scenario &scenario, QString &path) = 0;
    /// Whether both belong to one gesture.
    [[nodiscard]] bool isSameGesture(const EditCommand &other) const { return gesture_ == other.gesture_; }
    [[nodiscard]] ScenarioDocument &document() const { return document_; }
    /// After merging with a later step: what it tells is what has become of both.
    void takeLabel(const EditCommand &later)
    {
        label_ = later.label_;
        retranslate();
    }

private:
    void exchange();

    ScenarioDocument &document_;
    EditLabel label_;
    int gesture_;
    int step_; ///< of a lesson: the one that was looked at
};

} // namespace waystone

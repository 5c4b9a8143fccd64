#include "lessons/library/set_step.h"

#include "lessons/library/set_shelf.h"

namespace waystone {

SetStep::SetStep(SetShelf &shelf, const QString &text, QString path, Content before, Content after)
    : QUndoCommand(text),
      shelf_(shelf),
      path_(std::move(path)),
      before_(std::move(before)),
      after_(std::move(after))
{}

void SetStep::redo()
{
    // The stack asks for it once when it is given what is done already.
    if (!std::exchange(isDone_, true))
        setObsolete(!shelf_.exchange(path_, before_, after_));
}

void SetStep::undo()
{
    isDone_ = false;
    setObsolete(!shelf_.exchange(path_, after_, before_));
}

} // namespace waystone

#pragma once

#include <QByteArray>
#include <QUndoCommand>

#include <optional>

namespace waystone {

class SetShelf;

/// Something that was done to a set: its file as it was before and as it is now, nothing where there is no file. It is made
/// when the file has been written.
class SetStep final : public QUndoCommand {
public:
    using Content = std::optional<QByteArray>;

    SetStep(SetShelf &shelf, const QString &text, QString path, Content before, Content after);

    void redo() override;
    void undo() override;

private:
    SetShelf &shelf_;
    QString path_;
    Content before_;
    Content after_;
    bool isDone_ = true;
};

} // namespace waystone

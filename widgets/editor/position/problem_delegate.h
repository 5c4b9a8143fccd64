#pragma once

#include "board/board_scene.h"
#include "core/problem.h"

#include <QStyledItemDelegate>

namespace waystone {

/// Puts a sign for its severity before each problem of a ProblemsModel, in the colours of a board.
class ProblemDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    ProblemDelegate(const BoardScene &board, QObject *parent);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    [[nodiscard]] QIcon sign(Severity severity, qreal ratio) const;

    const BoardScene &board_;
};

} // namespace waystone

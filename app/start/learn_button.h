#pragma once

#include "parts/flat_button.h"

namespace waystone {

/// Leads to the lessons of a game, and shows how many of them are done.
class LearnButton final : public FlatButton {
    Q_OBJECT

public:
    explicit LearnButton(const QString &name);

    /// Nothing is shown before one is done.
    void setProgress(int done, int all);
    void retranslate();

protected:
    [[nodiscard]] int extraWidth() const override;
    void paintExtra(QPainter &painter, const QRect &room) override;

private:
    [[nodiscard]] QString count() const;

    int done_ = 0;
    int all_ = 0;
};

} // namespace waystone

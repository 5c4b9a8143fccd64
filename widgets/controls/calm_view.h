#pragma once

#include <QAbstractItemView>

namespace waystone {

/// A view whose current row follows what happens elsewhere. Qt would tell screen readers that the keyboard has come to
/// that row, even where it is somewhere else in the window; this one tells it only of its own keyboard.
template <class View>
class CalmView : public View {
public:
    using View::View;

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        if (this->hasFocus())
            View::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous);
    }
};

} // namespace waystone

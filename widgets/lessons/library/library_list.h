#pragma once

#include "controls/calm_view.h"

#include <QListView>

namespace waystone {

/// The rows of the library. Those that are dragged show their pictures, which leave the place seen where they will go.
class LibraryList final : public CalmView<QListView> {
    Q_OBJECT

public:
    using CalmView::CalmView;

protected:
    void startDrag(Qt::DropActions actions) override;
};

} // namespace waystone

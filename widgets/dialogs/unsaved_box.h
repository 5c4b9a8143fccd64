#pragma once

#include "dialogs/dialogs.h"

#include <QMessageBox>

namespace waystone {

/// Asks what becomes of changes that are in no file, before something else takes their place.
class UnsavedBox final : public QMessageBox {
    Q_OBJECT

public:
    explicit UnsavedBox(const UnsavedChanges &changes, QWidget *parent = nullptr);

    /// Waits for the answer; a closed box is a cancelled one.
    [[nodiscard]] Unsaved ask();
};

} // namespace waystone

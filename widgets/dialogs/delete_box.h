#pragma once

#include <QMessageBox>

namespace waystone {

/// Asks before something is deleted that nothing brings back.
class DeleteBox final : public QMessageBox {
    Q_OBJECT

public:
    /// `question` is plain text.
    explicit DeleteBox(const QString &question, QWidget *parent = nullptr);

    /// Waits for the answer; a closed box keeps everything.
    [[nodiscard]] bool ask();

private:
    QPushButton *delete_;
};

} // namespace waystone

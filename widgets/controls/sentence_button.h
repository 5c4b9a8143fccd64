#pragma once

#include <QPushButton>

class QLabel;

namespace waystone {

/// A button with a whole sentence on it, in as many lines as that takes.
class SentenceButton final : public QPushButton {
    Q_OBJECT

public:
    explicit SentenceButton(const QString &sentence, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

private:
    QLabel *label_;
};

} // namespace waystone

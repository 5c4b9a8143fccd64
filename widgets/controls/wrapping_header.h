#pragma once

#include <QHeaderView>

namespace waystone {

/// A table's header whose columns are no wider than their longest word: long titles stand in several lines.
class WrappingHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit WrappingHeader(QWidget *parent = nullptr);

    /// What this title would need.
    [[nodiscard]] QSize sizeOf(const QString &title) const;

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;
};

} // namespace waystone

#pragma once

#include <QStackedWidget>

namespace waystone {

/// Pages of which one is seen. A window needs the room of that one, not that of the largest.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit PageStack(QWidget *parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
};

} // namespace waystone

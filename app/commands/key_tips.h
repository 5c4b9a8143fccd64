#pragma once

#include <QObject>

namespace waystone {

/// Makes the tool tips of buttons tell the key that their command has at that moment.
class KeyTips final : public QObject {
    Q_OBJECT

public:
    explicit KeyTips(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace waystone

#pragma once

#include <QWidget>

namespace waystone {

class RuleReader;

/// The rule reader in a window of its own, whose title follows the language and which Escape closes.
class RulesWindow final : public QWidget {
    Q_OBJECT

public:
    RulesWindow(RuleReader *reader, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace waystone

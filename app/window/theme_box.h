#pragma once

#include <QGroupBox>

#include <vector>

class QActionGroup;

namespace waystone {

class ThemeTile;

/// The themes as small pictures of a table in their colours. Choosing one triggers its command.
class ThemeBox final : public QGroupBox {
    Q_OBJECT

public:
    /// The data of the commands are the numbers of ThemeChoice.
    explicit ThemeBox(QActionGroup &themes);

private:
    void follow();

    QActionGroup &themes_;
    std::vector<ThemeTile *> tiles_; ///< by action
};

} // namespace waystone

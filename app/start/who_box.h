#pragma once

#include <QComboBox>

#include <string>
#include <string_view>

namespace waystone {

/// Who plays a seat: a person, the computer at one of its levels, or a program from outside. The list tells of each level
/// how it plays. The data of its items is Player::bot, of a program its beginning.
class WhoBox final : public QComboBox {
    Q_OBJECT

public:
    explicit WhoBox(QWidget *parent = nullptr);

    /// A computer player that is not offered to everybody is added to the list.
    void choose(const std::string &bot);
    [[nodiscard]] std::string bot() const { return currentData().toString().toStdString(); }
    [[nodiscard]] bool isPerson() const { return currentData().toString().isEmpty(); }
    [[nodiscard]] bool isProgram() const;

    void retranslate();
    void showPopup() override;

private:
    /// With whoever plays the seat `now`.
    void fill(std::string_view now);
};

} // namespace waystone

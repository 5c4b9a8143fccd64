#pragma once

#include "board/action_choices.h"

#include <QAbstractButton>

#include <optional>
#include <utility>

namespace waystone {

/// One of a row of kinds of action: its name, what it costs, and the key that chooses it.
class ChoiceButton final : public QAbstractButton {
    Q_OBJECT

public:
    /// What is left out where there is little room, one after the other.
    enum class Brevity { whole, noWords, noPrice, noKey };
    static constexpr int brevities = 4;
    static constexpr int usualHeight = 40; ///< pixels beside text of the usual size

    explicit ChoiceButton(QWidget *parent = nullptr);

    /// `key` as it is written on the button; empty for none.
    void show(const ActionChoices::Choice &choice, const QString &key);
    void setBrevity(Brevity brevity);
    /// Whether it begins and ends a group; buttons of a group touch each other.
    void setEnds(bool begins, bool ends);
    [[nodiscard]] bool begins() const { return begins_; }
    /// Somebody points at it, e.g. a hint or a lesson.
    void setPointedAt(bool isPointedAt);
    [[nodiscard]] bool isPointedAt() const { return isPointedAt_; }
    [[nodiscard]] const ActionChoices::Choice &choice() const { return choice_; }
    [[nodiscard]] const QString &key() const { return key_; }
    struct Press {
        QPoint at; ///< on the screen
        bool endsDoubleClick = false;
    };

    /// How the mouse has pressed it since this was asked last.
    [[nodiscard]] std::optional<Press> takePress() { return std::exchange(press_, std::nullopt); }

    [[nodiscard]] int widthAt(Brevity brevity) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The tool tip is about to be shown: it may be filled.
    void tipWanted();

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Ink {
        QColor ground;
        QColor edge;
        QColor text;
    };

    /// Not while the whole row waits, either.
    [[nodiscard]] bool isOffered() const { return choice_.isPossible && isEnabled(); }
    [[nodiscard]] Ink ink() const;
    [[nodiscard]] QFont boldFont() const;
    [[nodiscard]] QString words() const;
    /// What most would do now keeps its name however little room there is, and so does what nothing else stands for.
    [[nodiscard]] bool keepsName() const;
    [[nodiscard]] bool showsName(Brevity brevity) const;
    [[nodiscard]] bool showsKey(Brevity brevity) const;
    [[nodiscard]] bool showsPrice(Brevity brevity) const;
    [[nodiscard]] bool showsPicture(Brevity brevity) const;
    [[nodiscard]] int priceWidth() const;
    [[nodiscard]] int keyWidth() const;
    void paintGround(QPainter &painter, const Ink &ink) const;
    void paintKey(QPainter &painter, const Ink &ink, int left) const;

    ActionChoices::Choice choice_;
    QString key_;
    std::optional<Press> press_;
    mutable std::optional<int> priceWidth_; ///< unknown until asked for
    Brevity brevity_ = Brevity::whole;
    bool begins_ = true;
    bool ends_ = true;
    bool isPointedAt_ = false;
};

} // namespace waystone

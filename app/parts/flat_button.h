#pragma once

#include <QPushButton>

namespace waystone {

/// A button of a page: the one that is meant first is filled, the others have a line round them, links and small ones
/// have neither.
class FlatButton : public QPushButton {
    Q_OBJECT

public:
    enum class Kind { main, plain, bare, link };

    explicit FlatButton(Kind kind, const QString &name, const QString &icon = {});

    /// Pixels beside text of the usual size.
    void setRoom(int height, int padding);
    /// Half a sentence below the text, at the left; the text is bold then.
    void setNote(const QString &note);

    /// What stands there instead where the text has no room; the button may become so narrow then.
    void setShortText(const QString &text);
    /// What stands there at its width now.
    [[nodiscard]] QString shownText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    /// What else has to have room behind the text, and its drawing.
    [[nodiscard]] virtual int extraWidth() const { return 0; }
    virtual void paintExtra(QPainter &, const QRect &) {}
    [[nodiscard]] QColor inkColour() const;
    [[nodiscard]] QFont textFont() const;

private:
    void paintGround(QPainter &painter) const;
    void paintLabel(QPainter &painter);
    void paintNote(QPainter &painter);
    [[nodiscard]] int iconSide() const;
    [[nodiscard]] int textWidth(const QString &text) const;
    [[nodiscard]] int widthWith(const QString &text) const;
    [[nodiscard]] int textRoom() const;

    Kind kind_;
    int height_ = 32;
    int padding_ = 12;
    QString note_;
    QString shortText_;
};

} // namespace waystone

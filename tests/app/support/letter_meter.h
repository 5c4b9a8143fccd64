#pragma once

#include <QList>
#include <QPaintDevice>
#include <QRectF>
#include <QString>

#include <memory>

namespace waystone {

/// A text as somebody sees it.
struct SeenText {
    QString text;
    double pixels; ///< height of its letters' font on the screen
    QRectF line;   ///< what its letters take on the screen
    QRectF frame;  ///< the smallest box drawn under it, or under a part of it; null if there is none
};

/// Is painted on, and notes every text with the size that it has there and the box that it stands in.
class LetterMeter final : public QPaintDevice {
public:
    explicit LetterMeter(QSize size);
    ~LetterMeter() override;

    [[nodiscard]] QPaintEngine *paintEngine() const override;
    [[nodiscard]] const QList<SeenText> &texts() const;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    QSize size_;
    std::unique_ptr<Engine> engine_;
};

} // namespace waystone

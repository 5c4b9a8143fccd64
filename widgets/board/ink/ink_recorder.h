#pragma once

#include "board/ink/ink_item.h"

#include <QPaintDevice>

#include <memory>

class QPainter;

namespace waystone {

struct Picture;

/// Notes what is painted on it. The program's drawings stay what they are called, and every line of a text stays a text.
/// Clipping, gradients and pixmaps, which no table needs, are left out.
class InkRecorder final : public QPaintDevice {
public:
    InkRecorder();
    ~InkRecorder() override;

    /// The one that the painter paints on; null if it is something else.
    [[nodiscard]] static InkRecorder *of(const QPainter &painter);

    /// Instead of painting one of the program's drawings there.
    void addPicture(const QPainter &painter, const Picture &picture);
    /// What has been painted since it was last asked.
    [[nodiscard]] QList<InkItem> take();

    [[nodiscard]] QPaintEngine *paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    std::unique_ptr<Engine> engine_;
};

} // namespace waystone

#pragma once

#include "board/mark_overlay.h"
#include "board/position_picture.h"
#include "lessons/handout.h"

#include <QPageSize>
#include <QPainter>

class QPagedPaintDevice;

namespace waystone {

/// Which pages of a hand-out are wanted.
enum class HandoutPart { all, questions, answers };

/// Lays a hand-out out on pages and draws them: boards as drawings, texts as text that can be selected.
/// Lengths are in points of 1/72 inch.
class HandoutPages {
public:
    /// `handout` outlives it.
    explicit HandoutPages(const Handout &handout);

    /// Draws all pages on the device, whose page size and margins are used. Returns how many there were; 0 if the device
    /// could not be painted on.
    int print(QPagedPaintDevice &device, HandoutPart part);

private:
    void printQuestions();
    void printAnswers();
    void printTitle(const QStringList &titles);
    void printItem(std::size_t number);
    void printAnswer(std::size_t number);
    void beginPage();
    void printFooter();
    /// Begins another page unless so much room is left.
    void need(qreal height);
    /// The texts side by side, one column a language; returns their height and draws only if told so.
    qreal columns(const QStringList &html, qreal size, bool draws);
    [[nodiscard]] QStringList numbered(std::size_t number, const QStringList &html) const;

    const Handout &handout_;
    PositionPicture picture_;
    MarkOverlay marks_;
    QPainter painter_;
    QPagedPaintDevice *device_ = nullptr;
    QSizeF page_; ///< inside the margins
    qreal y_ = 0;
    int pages_ = 0;
};

/// Writes a PDF. False if it could not be written; a file then keeps what it held.
bool writeHandoutPdf(const Handout &handout, const QString &fileName, QPageSize::PageSizeId paper,
                     HandoutPart part = HandoutPart::all);

} // namespace waystone

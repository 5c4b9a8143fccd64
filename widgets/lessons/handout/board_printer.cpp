#include "lessons/handout/board_printer.h"

#include "board/pixmap_store.h"

#include <algorithm>
#include <array>
#include <optional>

namespace waystone {

namespace {

/// How large boards are, in points; A4 is 510 wide inside the margins. By the number of them on a page, 0 first.
struct BoardSize {
    QSizeF size;
    qreal least; ///< PrintPicture::least
};

const std::array<BoardSize, HandoutForm::mostDiagrams + 1> boardSizes{{
    {{510, 268}, 0.75},
    {{510, 364}, 0.5},
    {{510, 268}, 0.6},
    {{325, 224}, 0.7},
    {{242, 173}, 0.8},
}};

constexpr qreal leastOnWorksheet = 0.6;

/// Points: what stands for a pixel where letters are to be read on a screen. Small boards have smaller letters, so that
/// there is room for what they are about.
qreal pixelOf(const HandoutForm &form)
{
    return BoardPrinter::areBeside(form.diagrams) ? 0.36 : 0.45;
}

const BoardSize &sizeOf(const HandoutForm &form)
{
    return boardSizes[static_cast<std::size_t>(std::clamp(form.diagrams, 0, HandoutForm::mostDiagrams))];
}

} // namespace

BoardPrinter::BoardPrinter(const Table &table, QStringList languages, const HandoutForm &form)
    : form_(form), picture_(table), marks_(picture_.scene())
{
    picture_.setTheme(form.isBlack ? ThemeKind::paper : ThemeKind::light);
    picture_.setRoom(sizeOf(form).size / pixelOf(form));
    picture_.setNamed();
    marks_.setOnPaper();
    // There is one board for both columns: what is written on it is said in both languages.
    marks_.setReading([languages = std::move(languages)](const LocalText &text) {
        QStringList texts;
        for (const QString &language : languages)
            texts.append(QString::fromStdString(text.in(language.toStdString(), {})));
        texts.removeDuplicates();
        return texts.join(QStringLiteral(" · "));
    });
}

void BoardPrinter::paint(QPainter &painter, const QRectF &target, const Show &show,
                         const std::vector<LessonMark> &marks)
{
    std::optional<PixmapStore::InBlack> black;
    if (form_.isBlack)
        black.emplace();
    show(picture_);
    marks_.setMarks(marks);
    picture_.paint(painter, target);
    if (form_.isBlack) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Qt::black, 0.6));
        painter.drawRect(target);
    }
}

PrintBlock BoardPrinter::block(const std::shared_ptr<BoardPrinter> &boards, Show show,
                               const std::vector<LessonMark> &marks)
{
    const BoardSize &wanted = sizeOf(boards->form_);
    PrintBlock block;
    block.pictures.push_back(
        {wanted.size, wanted.least, [=, show = std::move(show)](QPainter &painter, const QRectF &target) {
             boards->paint(painter, target, show, marks);
         }});
    return block;
}

} // namespace waystone

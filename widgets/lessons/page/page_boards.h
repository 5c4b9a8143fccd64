#pragma once

#include "board/ink/ink_book.h"
#include "core/json/json.h"

#include <QByteArray>

#include <functional>
#include <map>

namespace waystone {

/// The boards of a page as it reads them (resources/page/README.md names the keys), and the drawings that they use.
class PageBoards {
public:
    /// `placeNumber` tells the number under which the page knows a place.
    PageBoards(const InkBook &book, std::function<int(Place)> placeNumber);

    [[nodiscard]] Json json() const;
    /// The drawings as symbols, each once, for the body of the page.
    [[nodiscard]] QByteArray symbols() const;

private:
    int colorNumber(const QColor &light, const QColor &dark);
    int runsNumber(const std::vector<InkBook::Run> &runs);
    int pictureNumber(const QString &name);
    [[nodiscard]] Json glyph(const InkBook::Glyph &glyph);
    [[nodiscard]] static Json boards(const InkBook &book);

    Json colors_;
    Json runs_;
    Json glyphs_;
    Json parts_;
    Json arrangements_;
    Json boards_;
    std::map<std::pair<QRgb, QRgb>, int> colorNumbers_;
    std::map<QString, int> pictureNumbers_;
    std::map<std::string, int> runNumbers_;
};

} // namespace waystone

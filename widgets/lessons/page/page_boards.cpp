#include "lessons/page/page_boards.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace waystone {

namespace {

/// To a tenth, without a point where there is none.
Json rounded(qreal number)
{
    const double tenths = std::round(number * 10) / 10;
    return tenths == std::floor(tenths) ? Json(static_cast<int>(tenths)) : Json(tenths);
}

/// The outline of a place as points; of a point its middle alone.
Json shapeJson(const PlaceShape &shape, int place)
{
    Json points = Json::array();
    const QPolygonF outline =
        shape.kind == PlaceShape::Kind::point ? QPolygonF({shape.anchor}) : shape.outline;
    for (const QPointF &point : outline) {
        points.push_back(rounded(point.x()));
        points.push_back(rounded(point.y()));
    }
    // Round shapes grow by their radius; the corners of a box do not.
    const bool isRound = shape.kind == PlaceShape::Kind::point || shape.kind == PlaceShape::Kind::line;
    return {place, std::move(points), rounded(isRound ? shape.radius : 0), rounded(shape.anchor.x()),
            rounded(shape.anchor.y())};
}

/// What stands between the tags of a drawing, under ids of its own.
QByteArray symbolOf(const QString &name, int number)
{
    QFile file(QStringLiteral(":/pieces/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString svg = QString::fromUtf8(file.readAll());
    static const QRegularExpression box(QStringLiteral("viewBox=\"([^\"]*)\""));
    static const QRegularExpression gaps(QStringLiteral(">\\s+<"));
    const QString viewBox = box.match(svg).captured(1);
    const qsizetype begin = svg.indexOf(QLatin1Char('>'), svg.indexOf(QLatin1String("<svg"))) + 1;
    svg = svg.mid(begin, svg.lastIndexOf(QLatin1String("</svg>")) - begin).trimmed();
    svg.replace(gaps, QStringLiteral("><"));
    const QString own = QStringLiteral("p%1-").arg(number);
    svg.replace(QLatin1String(" id=\""), QStringLiteral(" id=\"") + own);
    svg.replace(QLatin1String("url(#"), QStringLiteral("url(#") + own);
    return QStringLiteral("<symbol id=\"p%1\" viewBox=\"%2\" preserveAspectRatio=\"none\">%3</symbol>\n")
        .arg(QString::number(number), viewBox, svg)
        .toUtf8();
}

} // namespace

PageBoards::PageBoards(const InkBook &book, std::function<int(Place)> placeNumber)
    : colors_(Json::array()),
      runs_(Json::array()),
      glyphs_(Json::array()),
      parts_(book.parts),
      arrangements_(Json::array())
{
    for (const InkBook::Glyph &each : book.glyphs)
        glyphs_.push_back(glyph(each));
    std::map<std::string, int> shapeNumbers;
    Json shapes = Json::array();
    Json laid = Json::array();
    for (const InkBook::Arrangement &arrangement : book.arrangements) {
        Json numbers = Json::array();
        // Where places overlap, the later one is hit.
        std::vector<PlaceShape> sorted = arrangement.shapes;
        std::ranges::stable_sort(sorted, {}, &PlaceShape::z);
        for (const PlaceShape &shape : sorted) {
            Json json = shapeJson(shape, placeNumber(shape.place));
            const auto [known, isNew] = shapeNumbers.emplace(json.dump(), static_cast<int>(shapes.size()));
            if (isNew)
                shapes.push_back(std::move(json));
            numbers.push_back(known->second);
        }
        laid.push_back(
            {rounded(arrangement.size.width()), rounded(arrangement.size.height()), std::move(numbers)});
    }
    arrangements_ = {{"shapes", std::move(shapes)}, {"laid", std::move(laid)}};
    boards_ = boards(book);
}

int PageBoards::colorNumber(const QColor &light, const QColor &dark)
{
    if (!light.isValid())
        return -1;
    const auto [known, isNew] =
        colorNumbers_.emplace(std::pair(light.rgba(), dark.rgba()), static_cast<int>(colors_.size()));
    const auto written = [](const QColor &color) {
        const QString rgb = color.name(QColor::HexRgb);
        const QString alpha = QStringLiteral("%1").arg(color.alpha(), 2, 16, QLatin1Char('0'));
        return (color.alpha() == 255 ? rgb : rgb + alpha).toStdString();
    };
    if (isNew)
        colors_.push_back({written(light), written(dark)});
    return known->second;
}

int PageBoards::pictureNumber(const QString &name)
{
    return pictureNumbers_.emplace(name, static_cast<int>(pictureNumbers_.size())).first->second;
}

/// A text that is the same in all languages is there once.
int PageBoards::runsNumber(const std::vector<InkBook::Run> &runs)
{
    const bool isShared =
        std::ranges::all_of(runs, [&](const InkBook::Run &run) { return run == runs.front(); });
    Json json = Json::array();
    for (const InkBook::Run &run : runs) {
        json.push_back({run.text.toStdString(), rounded(run.at.x()), rounded(run.at.y()), rounded(run.size),
                        rounded(run.width)});
        if (isShared)
            break;
    }
    const auto [known, isNew] = runNumbers_.emplace(json.dump(), static_cast<int>(runs_.size()));
    if (isNew)
        runs_.push_back(std::move(json));
    return known->second;
}

Json PageBoards::glyph(const InkBook::Glyph &glyph)
{
    const InkItem &item = glyph.item;
    Json json = Json::object();
    switch (item.kind) {
    case InkItem::Kind::path:
        json["d"] = item.path.toStdString();
        if (item.line.isValid()) {
            json["s"] = colorNumber(item.line, glyph.darkLine);
            json["w"] = rounded(item.breadth);
        }
        if (!item.dashes.isEmpty()) {
            json["dash"] = Json::array();
            for (const qreal dash : item.dashes)
                json["dash"].push_back(rounded(dash));
        }
        break;
    case InkItem::Kind::picture:
        json["p"] = pictureNumber(item.name);
        json["b"] = {rounded(item.box.x()), rounded(item.box.y()), rounded(item.box.width()),
                     rounded(item.box.height())};
        if (item.degrees != 0)
            json["r"] = item.degrees;
        break;
    case InkItem::Kind::text:
        json["t"] = runsNumber(glyph.runs);
        if (item.isBold)
            json["bold"] = 1;
        break;
    }
    if (item.fill.isValid())
        json["f"] = colorNumber(item.fill, glyph.darkFill);
    if (item.opacity < 1)
        json["o"] = rounded(item.opacity);
    if (glyph.only >= 0)
        json["only"] = glyph.only;
    return json;
}

/// Each as what it has more and less than the one of the last few that is most like it.
Json PageBoards::boards(const InkBook &book)
{
    constexpr std::size_t lookedBack = 40;
    Json json = Json::array();
    for (std::size_t number = 0; number < book.boards.size(); ++number) {
        const InkBook::Board &board = book.boards[number];
        const std::vector<std::size_t> &parts = board.parts;
        std::vector<std::size_t> less;
        std::vector<std::size_t> more = parts;
        int base = -1;
        for (std::size_t back = 1; back <= std::min(number, lookedBack); ++back) {
            const std::vector<std::size_t> &before = book.boards[number - back].parts;
            std::vector<std::size_t> gone;
            std::vector<std::size_t> come;
            std::ranges::set_difference(before, parts, std::back_inserter(gone));
            std::ranges::set_difference(parts, before, std::back_inserter(come));
            if (gone.size() + come.size() >= less.size() + more.size())
                continue;
            less = std::move(gone);
            more = std::move(come);
            base = static_cast<int>(number - back);
        }
        json.push_back({board.arrangement, base, std::move(less), std::move(more)});
    }
    return json;
}

Json PageBoards::json() const
{
    return {{"colors", colors_}, {"runs", runs_},           {"glyphs", glyphs_},
            {"parts", parts_},   {"places", arrangements_}, {"boards", boards_}};
}

QByteArray PageBoards::symbols() const
{
    QByteArray symbols;
    for (const auto &[name, number] : pictureNumbers_)
        symbols += symbolOf(name, number);
    return symbols;
}

} // namespace waystone

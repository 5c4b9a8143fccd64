#include "print/pdf_tags.h"

#include <QRegularExpression>

#include <algorithm>

namespace waystone {

namespace {

/// As PDF has texts: their code units in hexadecimal digits, so that nothing in them has a meaning.
QByteArray textString(const QString &text)
{
    QByteArray hex("<FEFF");
    for (const QChar unit : text)
        hex += QByteArray::number(unit.unicode(), 16).rightJustified(4, '0').toUpper();
    return hex + '>';
}

/// The metadata that programs list which do not open the pages.
QByteArray metadata(const PdfTags &tags)
{
    QString languages;
    for (const QString &language : tags.languages)
        languages += QStringLiteral("<rdf:li>%1</rdf:li>").arg(language.toHtmlEscaped());
    return QStringLiteral("<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                          "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
                          "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
                          "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"
                          "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%1</rdf:li></rdf:Alt></dc:title>"
                          "<dc:language><rdf:Bag>%2</rdf:Bag></dc:language>"
                          "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"w\"?>")
        .arg(tags.title.toHtmlEscaped(), languages)
        .toUtf8();
}

/// Objects that are added to a file, or that take the place of older ones.
class Addition {
public:
    Addition(const QByteArray &pdf, int size) : pdf_(pdf), size_(size)
    {
        if (!pdf_.endsWith('\n'))
            pdf_ += '\n';
    }

    int next() { return size_++; }
    void put(int number, const QByteArray &content)
    {
        places_.push_back({number, pdf_.size()});
        pdf_ += QByteArray::number(number) + " 0 obj\n" + content + "\nendobj\n";
    }
    QByteArray finished(const QByteArray &trailer, const QByteArray &before)
    {
        const qsizetype table = pdf_.size();
        pdf_ += "xref\n";
        std::ranges::sort(places_);
        for (const auto &[number, at] : places_)
            pdf_ += QByteArray::number(number) + " 1\n" + QByteArray::number(at).rightJustified(10, '0') +
                    " 00000 n \n";
        return pdf_ + "trailer\n<<\n/Size " + QByteArray::number(size_) + trailer + "\n/Prev " + before +
               "\n>>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
    }

private:
    QByteArray pdf_;
    int size_;
    std::vector<std::pair<int, qsizetype>> places_;
};

QByteArray reference(int number)
{
    return ' ' + QByteArray::number(number) + " 0 R";
}

/// The numbers of the pages' objects, in order.
std::vector<int> pagesOf(const QString &pdf)
{
    static const QRegularExpression kids(QStringLiteral("/Type /Pages\\s+/Kids\\s*\\[([^\\]]*)\\]"));
    static const QRegularExpression number(QStringLiteral("(\\d+) 0 R"));
    std::vector<int> pages;
    for (auto each = number.globalMatch(kids.match(pdf).captured(1)); each.hasNext();)
        pages.push_back(each.next().captured(1).toInt());
    return pages;
}

/// Returns the number of what holds them.
int addBookmarks(Addition &addition, const PdfTags &tags, const std::vector<int> &pages)
{
    std::vector<int> numbers;
    const int root = addition.next();
    for (std::size_t index = 0; index < tags.bookmarks.size(); ++index)
        numbers.push_back(addition.next());
    addition.put(root, "<<\n/Type /Outlines\n/First" + reference(numbers.front()) + "\n/Last" +
                           reference(numbers.back()) + "\n/Count " +
                           QByteArray::number(static_cast<qsizetype>(numbers.size())) + "\n>>");
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        const PdfTags::Bookmark &bookmark = tags.bookmarks[index];
        const auto page = std::min(static_cast<std::size_t>(bookmark.page), pages.size() - 1);
        QByteArray item = "<<\n/Title " + textString(bookmark.title) + "\n/Parent" + reference(root) +
                          "\n/Dest [" + reference(pages[page]) + " /Fit]";
        if (index > 0)
            item += "\n/Prev" + reference(numbers[index - 1]);
        if (index + 1 < numbers.size())
            item += "\n/Next" + reference(numbers[index + 1]);
        addition.put(numbers[index], item + "\n>>");
    }
    return root;
}

} // namespace

QByteArray taggedPdf(const QByteArray &pdf, const PdfTags &tags)
{
    const QString latin = QString::fromLatin1(pdf);
    static const QRegularExpression end(
        QStringLiteral("trailer\\s*<<\\s*/Size (\\d+)\\s*/Info (\\d+) 0 R\\s*/Root (\\d+) 0 R\\s*>>\\s*"
                       "startxref\\s*(\\d+)\\s*%%EOF\\s*$"));
    const QRegularExpressionMatch trailer = end.match(latin, std::max<qsizetype>(0, latin.size() - 400));
    const std::vector<int> pages = pagesOf(latin);
    if (!trailer.hasMatch() || pages.empty())
        return pdf;
    static const QRegularExpression pagesNumber(QStringLiteral("/Type /Catalog\\s+/Pages (\\d+) 0 R"));
    Addition addition(pdf, trailer.captured(1).toInt());
    QByteArray catalog =
        "<<\n/Type /Catalog\n/Pages" + reference(pagesNumber.match(latin).captured(1).toInt());
    if (!tags.languages.isEmpty())
        catalog += "\n/Lang " + textString(tags.languages.front());
    catalog += "\n/ViewerPreferences << /DisplayDocTitle true >>";
    if (!tags.bookmarks.empty())
        catalog += "\n/Outlines" + reference(addBookmarks(addition, tags, pages));
    const int about = addition.next();
    const QByteArray content = metadata(tags);
    addition.put(about, "<<\n/Type /Metadata\n/Subtype /XML\n/Length " + QByteArray::number(content.size()) +
                            "\n>>\nstream\n" + content + "\nendstream");
    addition.put(trailer.captured(3).toInt(), catalog + "\n/Metadata" + reference(about) + "\n>>");
    return addition.finished("\n/Info" + reference(trailer.captured(2).toInt()) + "\n/Root" +
                                 reference(trailer.captured(3).toInt()),
                             trailer.captured(4).toLatin1());
}

} // namespace waystone

#include "print/print_document.h"

namespace waystone {

void PrintDocument::addContents(std::size_t before, const QStringList &heading)
{
    std::vector<PrintBlock> contents(1);
    contents.front().style = PrintStyle::heading;
    contents.front().texts = heading;
    contents.front().staysWithNext = true;
    for (std::size_t index = before; index < blocks.size(); ++index) {
        if (blocks[index].style != PrintStyle::chapter)
            continue;
        PrintBlock &entry = contents.emplace_back();
        entry.style = PrintStyle::entry;
        entry.texts = blocks[index].texts;
        entry.chapter = index;
    }
    for (PrintBlock &block : contents)
        block.chapter += contents.size(); // they move the chapters on
    blocks[before].beginsPage = true;
    blocks.insert(blocks.begin() + static_cast<std::ptrdiff_t>(before), contents.begin(), contents.end());
}

} // namespace waystone

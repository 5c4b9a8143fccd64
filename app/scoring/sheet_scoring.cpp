#include "scoring/sheet_scoring.h"

#include "models/breakdown_model.h"
#include "scoring/sheet_header.h"
#include "words/foreign_text.h"

namespace waystone {

SheetScoring::SheetScoring(const GameController &controller, QWidget *parent)
    : QTableWidget(parent), controller_(controller)
{
    setObjectName(QStringLiteral("sheetScoring"));
    setHorizontalHeader(new SheetHeader(controller, this));
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setFocusPolicy(Qt::NoFocus);
    verticalHeader()->hide();
}

int SheetScoring::lines() const
{
    const std::vector<ScoreSheet> &sheets = controller_.shown().sheets;
    return sheets.empty() ? 0 : static_cast<int>(sheets.front().rows.size()) + 1;
}

void SheetScoring::setCell(int row, int column, const QString &text, bool bold)
{
    auto *item = new QTableWidgetItem(text);
    QFont font = item->font();
    font.setBold(bold);
    item->setFont(font);
    item->setTextAlignment(column == 0 ? Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter)
                                       : Qt::Alignment(Qt::AlignCenter));
    setItem(row, column, item);
}

void SheetScoring::showLines(int shown)
{
    const std::vector<ScoreSheet> &sheets = controller_.shown().sheets;
    const GameWords &words = controller_.words();
    setRowCount(lines());
    setColumnCount(static_cast<int>(sheets.size()) + 1);
    setHorizontalHeaderItem(0, new QTableWidgetItem(QString()));
    for (int row = 0; row < lines(); ++row) {
        const bool isTotal = row == lines() - 1;
        const auto source = static_cast<std::size_t>(row);
        setCell(row, 0, isTotal ? tr("Total") : words.sourceName(sheets.front().rows[source].source),
                isTotal);
        for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
            const int points = isTotal ? sheets[sheet].total : sheets[sheet].rows[source].points;
            setCell(row, static_cast<int>(sheet) + 1, row < shown ? QString::number(points) : QString(),
                    isTotal || row == shown - 1);
        }
    }
    for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
        auto *title = new QTableWidgetItem(QString());
        const QString subject = words.placeName(sheets[sheet].subject);
        title->setToolTip(foreign_text::tip(subject));
        title->setData(Qt::AccessibleTextRole, subject);
        title->setData(BreakdownModel::SeatsRole, QVariant::fromValue(sheets[sheet].seats));
        title->setData(BreakdownModel::SignRole, words.sheetSign(sheets[sheet]));
        setHorizontalHeaderItem(static_cast<int>(sheet) + 1, title);
    }
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    setMinimumHeight(horizontalHeader()->sizeHint().height() +
                     lines() * verticalHeader()->defaultSectionSize() + 6);
}

} // namespace waystone

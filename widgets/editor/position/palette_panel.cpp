#include "editor/position/palette_panel.h"

#include "controls/wrapping_delegate.h"
#include "editor/position/palette_pictures.h"
#include "words/foreign_text.h"
#include "words/plain_text.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace waystone {

namespace {

enum Column { nameColumn, leftColumn };
constexpr QSize pictureSize(40, 30);
constexpr int nameRole = PaletteTree::entryRole + 1; ///< all that a search finds it by

} // namespace

PaletteTree::PaletteTree(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("palette"));
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(true);
    setIndentation(8);
    setUniformRowHeights(false);
    setWordWrap(true);
    setIconSize(pictureSize);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(leftColumn, QHeaderView::ResizeToContents);
    // Names that are long or large are read whole.
    setItemDelegate(new WrappingDelegate(nameColumn, this));
    connect(header(), &QHeaderView::sectionResized, this, [this] { doItemsLayout(); });
}

QStringList PaletteTree::mimeTypes() const
{
    return {QString::fromLatin1(SetupBoardModel::entryFormat)};
}

QMimeData *PaletteTree::mimeData(const QList<QTreeWidgetItem *> &items) const
{
    if (items.isEmpty() || !items.constFirst()->data(nameColumn, entryRole).isValid())
        return nullptr;
    auto *data = new QMimeData;
    data->setData(QString::fromLatin1(SetupBoardModel::entryFormat),
                  QByteArray::number(items.constFirst()->data(nameColumn, entryRole).toInt()));
    return data;
}

PalettePanel::PalettePanel(ScenarioDocument &document, EditBoard &board, QWidget *parent)
    : QWidget(parent), document_(document), board_(board), search_(new QLineEdit), tree_(new PaletteTree)
{
    search_->setObjectName(QStringLiteral("paletteSearch"));
    search_->setClearButtonEnabled(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 0);
    layout->setSpacing(4);
    layout->addWidget(search_);
    layout->addWidget(tree_, 1);
    setMinimumWidth(170);

    connect(search_, &QLineEdit::textChanged, this, &PalettePanel::filter);
    connect(tree_, &QTreeWidget::itemClicked, this, &PalettePanel::pick);
    connect(tree_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        pick(item);
        // The keys go on where the piece can lie.
        board_.focusTarget();
    });
    connect(&board, &EditBoard::handChanged, this, &PalettePanel::showTool);
    connect(&document, &ScenarioDocument::tableChanged, this, &PalettePanel::scheduleRebuild);
    connect(&document, &ScenarioDocument::playersChanged, this, &PalettePanel::scheduleRebuild);
    connect(&document, &ScenarioDocument::languageChanged, this, &PalettePanel::scheduleRebuild);
    connect(&board.view().board(), &BoardScene::groundChanged, this, [this] {
        if (board_.view().board().theme().kind != theme_)
            scheduleRebuild();
    });
    connect(&document, &ScenarioDocument::changed, this, &PalettePanel::refresh);
    rebuild();
}

void PalettePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        scheduleRebuild();
    QWidget::changeEvent(event);
}

void PalettePanel::scheduleRebuild()
{
    if (isStale_)
        return;
    isStale_ = true;
    QMetaObject::invokeMethod(this, &PalettePanel::rebuild, Qt::QueuedConnection);
}

void PalettePanel::rebuild()
{
    isStale_ = false;
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(tr("Search the palette"));
    tree_->setAccessibleName(tr("Palette"));
    tree_->clear();
    const GameWords &words = document_.words();
    const std::vector<PaletteEntry> palette = document_.editing().palette(document_.setup());
    std::map<std::string_view, int> sorts;
    for (const PaletteEntry &entry : palette)
        ++sorts[entry.piece.kind];
    const Theme &theme = board_.view().board().theme();
    theme_ = theme.kind;
    const PalettePictures pictures(document_.table(), theme);
    std::map<std::string_view, QTreeWidgetItem *> headings;
    const auto heading = [&](std::string_view kind) {
        // What there is one sort of needs no heading of its own.
        const std::string_view key = sorts[kind] > 1 ? kind : std::string_view();
        QTreeWidgetItem *&item = headings[key];
        if (item == nullptr) {
            item = new QTreeWidgetItem(tree_, {key.empty() ? tr("Pieces") : words.termName(key)});
            item->setFlags(Qt::ItemIsEnabled);
            item->setExpanded(true);
            QFont font = tree_->font();
            font.setBold(true);
            item->setFont(nameColumn, font);
        }
        return item;
    };
    for (std::size_t number = 0; number < palette.size(); ++number) {
        const EditPiece &piece = palette[number].piece;
        auto *item = new QTreeWidgetItem(
            heading(piece.kind), {sorts[piece.kind] > 1 ? sortName(piece) : words.paletteName(piece)});
        item->setData(nameColumn, PaletteTree::entryRole, static_cast<int>(number));
        item->setIcon(nameColumn, QIcon(pictures.picture(piece, pictureSize, devicePixelRatioF())));
        item->setData(nameColumn, nameRole,
                      words.paletteName(piece) + QLatin1Char(' ') + item->text(nameColumn));
        item->setToolTip(nameColumn, foreign_text::tip(words.paletteName(piece)));
        item->setTextAlignment(leftColumn, Qt::AlignRight | Qt::AlignVCenter);
    }
    refresh();
    filter();
}

/// Below the heading that tells what they are, what tells them apart comes first.
QString PalettePanel::sortName(const EditPiece &piece) const
{
    const GameWords &words = document_.words();
    if (piece.owner == nobody)
        return piece.variant.empty() ? words.paletteName(piece) : words.termName(piece.variant);
    const QString owner = words.seatName(piece.owner);
    return piece.variant.empty()
               ? owner
               : tr("%1 (%2)", "a sort of piece, whose").arg(words.termName(piece.variant), owner);
}

QList<QTreeWidgetItem *> PalettePanel::entries() const
{
    QList<QTreeWidgetItem *> entries;
    for (int group = 0; group < tree_->topLevelItemCount(); ++group)
        for (int row = 0; row < tree_->topLevelItem(group)->childCount(); ++row)
            entries.append(tree_->topLevelItem(group)->child(row));
    return entries;
}

void PalettePanel::refresh()
{
    if (isStale_)
        return;
    const std::vector<PaletteEntry> palette = document_.editing().palette(document_.setup());
    for (QTreeWidgetItem *item : entries()) {
        const auto number = static_cast<std::size_t>(item->data(nameColumn, PaletteTree::entryRole).toInt());
        if (number >= palette.size())
            return; // another table, about to be shown
        const std::optional<int> left = palette[number].left;
        item->setText(leftColumn, left ? QString::number(*left) : QString());
        item->setToolTip(leftColumn, left ? tr("%n left in the supply", nullptr, *left) : QString());
        item->setFlags(left == 0 ? Qt::NoItemFlags
                                 : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
    }
    showTool();
}

void PalettePanel::filter()
{
    const QString wanted = plainText(search_->text());
    for (QTreeWidgetItem *item : entries())
        item->setHidden(!plainText(item->data(nameColumn, nameRole).toString()).contains(wanted));
    for (int group = 0; group < tree_->topLevelItemCount(); ++group) {
        QTreeWidgetItem *heading = tree_->topLevelItem(group);
        bool hasAny = false;
        for (int row = 0; row < heading->childCount(); ++row)
            hasAny |= !heading->child(row)->isHidden();
        heading->setHidden(!hasAny);
    }
}

void PalettePanel::pick(QTreeWidgetItem *item)
{
    const QVariant number = item->data(nameColumn, PaletteTree::entryRole);
    if (!number.isValid()) {
        item->setExpanded(!item->isExpanded());
        return;
    }
    const std::vector<PaletteEntry> palette = document_.editing().palette(document_.setup());
    if (!item->isDisabled() && number.toUInt() < palette.size())
        board_.setTool(palette[number.toUInt()].piece);
}

void PalettePanel::showTool()
{
    if (isStale_)
        return;
    const std::vector<PaletteEntry> palette = document_.editing().palette(document_.setup());
    tree_->clearSelection();
    for (QTreeWidgetItem *item : entries()) {
        const auto number = static_cast<std::size_t>(item->data(nameColumn, PaletteTree::entryRole).toInt());
        if (board_.tool() && number < palette.size() && palette[number].piece == *board_.tool())
            item->setSelected(true);
    }
}

} // namespace waystone

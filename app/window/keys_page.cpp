#include "window/keys_page.h"

#include "window/key_list.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int linesShown = 12;

} // namespace

KeysPage::KeysPage(const Commands &commands, QWidget *parent)
    : QWidget(parent),
      commands_(commands),
      search_(new QLineEdit),
      keys_(new QTreeWidget),
      nothing_(new QLabel)
{
    search_->setObjectName(QStringLiteral("keysSearch"));
    search_->setClearButtonEnabled(true);
    keys_->setObjectName(QStringLiteral("keysList"));
    keys_->setColumnCount(2);
    keys_->setRootIsDecorated(false);
    keys_->setItemsExpandable(false);
    keys_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    keys_->setMinimumHeight(fontMetrics().lineSpacing() * linesShown);
    keys_->header()->setStretchLastSection(false);
    nothing_->setObjectName(QStringLiteral("keysNothing"));
    nothing_->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(search_);
    column->addWidget(nothing_);
    column->addWidget(keys_, 1);
    connect(search_, &QLineEdit::textChanged, this, &KeysPage::search);
}

void KeysPage::retranslate()
{
    search_->setPlaceholderText(tr("Search for a name or a key"));
    search_->setAccessibleName(tr("Search for a name or a key"));
    nothing_->setText(tr("No key is called that."));
    keys_->setAccessibleName(tr("Keys"));
    keys_->setHeaderLabels({tr("What it does"), tr("Key")});
    keys_->clear();
    for (const KeyGroup &group : allKeys(commands_)) {
        auto *heading = new QTreeWidgetItem(keys_, {group.title});
        heading->setFirstColumnSpanned(true);
        QFont bold = keys_->font();
        bold.setBold(true);
        heading->setFont(0, bold);
        for (const KeyRow &row : group.rows)
            new QTreeWidgetItem(heading, {row.what, row.keys});
    }
    keys_->expandAll();
    keys_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    keys_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    search(search_->text());
}

void KeysPage::search(const QString &words)
{
    const QString wanted = words.trimmed();
    bool isAnyFound = false;
    for (int group = 0; group < keys_->topLevelItemCount(); ++group) {
        QTreeWidgetItem *heading = keys_->topLevelItem(group);
        bool isFound = false;
        for (int row = 0; row < heading->childCount(); ++row) {
            QTreeWidgetItem *item = heading->child(row);
            const bool fits = item->text(0).contains(wanted, Qt::CaseInsensitive) ||
                              item->text(1).contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!fits);
            isFound = isFound || fits;
        }
        heading->setHidden(!isFound);
        isAnyFound = isAnyFound || isFound;
    }
    nothing_->setVisible(!isAnyFound);
}

} // namespace waystone

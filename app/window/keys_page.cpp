#include "window/keys_page.h"

#include "fitting/text_watch.h"
#include "parts/flat_button.h"
#include "window/key_delegate.h"
#include "window/key_list.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int leastHeight = 300;
constexpr int commandRole = Qt::UserRole;

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr ||
           key == Qt::Key_Meta || key == 0 || key == Qt::Key_unknown;
}

/// As shortcuts are written: Shift is not told where it only makes another sign of the key.
QKeySequence sequenceOf(const QKeyEvent &event)
{
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QString sign = event.text();
    if (modifiers == Qt::ShiftModifier && sign.size() == 1 && sign[0].isPrint() && !sign[0].isLetter() &&
        !sign[0].isSpace())
        modifiers = Qt::NoModifier;
    return QKeySequence(modifiers | static_cast<Qt::Key>(event.key()));
}

QString native(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

} // namespace

KeysPage::KeysPage(KeyList &keys, QWidget *parent)
    : QWidget(parent),
      list_(keys),
      search_(new QLineEdit),
      pdf_(new FlatButton(FlatButton::Kind::bare, QStringLiteral("keysPdf"), QStringLiteral("export"))),
      keys_(new QTreeWidget),
      nothing_(new QLabel),
      told_(new QLabel),
      take_(new FlatButton(FlatButton::Kind::link, QStringLiteral("takeKey"))),
      keep_(new FlatButton(FlatButton::Kind::link, QStringLiteral("keepKey")))
{
    search_->setObjectName(QStringLiteral("keysSearch"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    keys_->setObjectName(QStringLiteral("keysList"));
    keys_->setColumnCount(2);
    keys_->setRootIsDecorated(false);
    keys_->setItemsExpandable(false);
    keys_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    keys_->header()->setStretchLastSection(false);
    keys_->setItemDelegateForColumn(1, new KeyDelegate(keys_));
    keys_->installEventFilter(this);
    keys_->setMinimumHeight(leastHeight);
    fitToText(*keys_, [this] {
        told_->setMinimumHeight(take_->sizeHint().height()); // the list stays where it is when they come
    });
    nothing_->setObjectName(QStringLiteral("keysNothing"));
    told_->setObjectName(QStringLiteral("keysTold"));
    for (QLabel *label : {nothing_, told_})
        label->setTextFormat(Qt::PlainText);
    told_->setWordWrap(true);
    layOut();
    connect(search_, &QLineEdit::textChanged, this, &KeysPage::search);
    connect(keys_, &QTreeWidget::itemClicked, this, &KeysPage::listen);
    connect(keys_, &QTreeWidget::itemActivated, this, &KeysPage::listen);
    connect(pdf_, &FlatButton::clicked, this, &KeysPage::pdfWanted);
    connect(take_, &FlatButton::clicked, this, &KeysPage::take);
    connect(keep_, &FlatButton::clicked, this, &KeysPage::stopListening);
    connect(&list_.bindings(), &KeyBindings::changed, this, &KeysPage::fill);
}

void KeysPage::layOut()
{
    auto *top = new QHBoxLayout;
    top->addWidget(search_, 1);
    top->addWidget(pdf_);
    auto *foot = new QHBoxLayout;
    foot->addWidget(told_, 1);
    foot->addWidget(take_);
    foot->addWidget(keep_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(top);
    column->addWidget(nothing_);
    column->addWidget(keys_, 1);
    column->addLayout(foot);
}

void KeysPage::retranslate()
{
    search_->setPlaceholderText(tr("Find an action, or press a key"));
    search_->setAccessibleName(search_->placeholderText());
    pdf_->setText(tr("As a PDF…"));
    pdf_->setToolTip(tr("Saves this list to a file for printing"));
    nothing_->setText(tr("No key has that name."));
    keys_->setAccessibleName(tr("Keys"));
    keys_->setHeaderLabels({tr("What it does"), tr("Key")});
    take_->setText(tr("Reassign It"));
    fill();
}

void KeysPage::fill()
{
    const QAction *chosen = commandOf(keys_->currentItem());
    stopListening();
    keys_->clear();
    for (const KeyGroup &group : list_.groups()) {
        auto *heading = new QTreeWidgetItem(keys_, {group.title});
        heading->setFirstColumnSpanned(true);
        heading->setFlags(Qt::ItemIsEnabled);
        QFont bold;
        bold.setBold(true);
        heading->setFont(0, bold);
        for (const KeyRow &row : group.rows) {
            auto *item = new QTreeWidgetItem(heading, {row.what, row.keys});
            item->setData(0, commandRole, QVariant::fromValue(const_cast<QAction *>(row.command)));
            if (row.command == nullptr)
                item->setForeground(1, palette().placeholderText());
            else if (row.command == chosen)
                keys_->setCurrentItem(item);
        }
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

bool KeysPage::searchKey(const QKeyEvent &event)
{
    constexpr Qt::KeyboardModifiers commanding = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isFunction = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    const bool isWriting = !isFunction && !(event.modifiers() & commanding);
    auto &key = const_cast<QKeyEvent &>(event);
    if (isWriting || isModifier(event.key()) || key.matches(QKeySequence::Copy) ||
        key.matches(QKeySequence::Cut) || key.matches(QKeySequence::Paste) ||
        key.matches(QKeySequence::SelectAll))
        return false;
    if (event.type() == QEvent::KeyPress)
        search_->setText(native(sequenceOf(event)));
    return true;
}

const QAction *KeysPage::commandOf(const QTreeWidgetItem *item) const
{
    return item == nullptr ? nullptr : item->data(0, commandRole).value<QAction *>();
}

void KeysPage::listen(QTreeWidgetItem *item)
{
    stopListening();
    listening_ = commandOf(item);
    if (listening_ == nullptr) {
        if (item->parent() != nullptr)
            tell(tr("This key cannot be changed."), false);
        return;
    }
    keys_->setFocus();
    tell(tr("Press the new key for “%1”, or Esc to keep it as it is.").arg(list_.nameOf(*listening_)), false);
}

void KeysPage::stopListening()
{
    listening_ = nullptr;
    tell(tr("Click an action to give it another key."), false);
}

void KeysPage::hear(const QKeyEvent &event)
{
    const QKeySequence key = sequenceOf(event);
    if (key == QKeySequence(Qt::Key_Escape)) {
        stopListening();
        return;
    }
    if (KeyBindings::isReserved(key)) {
        tell(tr("%1 is needed on the board and in dialogs. Press another key.", "key").arg(native(key)),
             false);
        return;
    }
    const QAction *holder = list_.bindings().holder(*listening_, key);
    wanted_ = key;
    if (holder == nullptr) {
        take();
        return;
    }
    tell(tr("%1 is “%2”.", "key, action").arg(native(key), list_.nameOf(*holder)), true);
    const QString now = native(listening_->shortcut());
    keep_->setText(now.isEmpty() ? tr("Leave It There") : tr("Keep %1", "key").arg(now));
}

void KeysPage::take()
{
    if (listening_ == nullptr)
        return;
    const QAction &command = *listening_;
    const QString text = tr("%1 is now “%2”.", "key, action").arg(native(wanted_), list_.nameOf(command));
    list_.bindings().choose(command, wanted_);
    stopListening();
    tell(text, false);
    keys_->setFocus();
}

void KeysPage::tell(const QString &text, bool isTaken)
{
    told_->setText(text);
    take_->setVisible(isTaken);
    keep_->setVisible(isTaken);
}

bool KeysPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    bool isOurs = watched == search_ && searchKey(key);
    if (watched == keys_ && listening_ != nullptr && !isModifier(key.key())) {
        isOurs = true;
        if (event->type() == QEvent::KeyPress)
            hear(key);
    }
    if (isOurs)
        event->accept(); // it is no shortcut at this moment
    return isOurs || QWidget::eventFilter(watched, event);
}

void KeysPage::hideEvent(QHideEvent *event)
{
    stopListening();
    QWidget::hideEvent(event);
}

} // namespace waystone

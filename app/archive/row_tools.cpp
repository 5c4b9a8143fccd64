#include "archive/row_tools.h"

#include "archive/archive_model.h"
#include "controls/tinted_icon.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace waystone {

namespace {

constexpr int side = 36;

QToolButton *iconButton(const char *name, const QString &icon)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setIcon(tintedIcon(icon));
    fitToText(*button, [button] {
        button->setIconSize({besideText(18), besideText(18)});
        button->setFixedSize(besideText(side), besideText(side));
    });
    button->setFocusPolicy(Qt::NoFocus);
    return button;
}

/// The one button of a row in the colour of what can be done.
void makeMain(QPushButton &button)
{
    QPalette palette = button.parentWidget()->palette();
    palette.setColor(QPalette::Button, palette.color(QPalette::Active, QPalette::Highlight));
    palette.setColor(QPalette::ButtonText, palette.color(QPalette::Active, QPalette::HighlightedText));
    button.setPalette(palette);
}

} // namespace

RowTools::RowTools(QWidget *parent)
    : QWidget(parent),
      open_(new QPushButton),
      rename_(iconButton("renameGame", QStringLiteral("edit"))),
      delete_(iconButton("deleteGame", QStringLiteral("delete")))
{
    setObjectName(QStringLiteral("rowTools"));
    open_->setObjectName(QStringLiteral("openKept"));
    fitToText(*open_, [this] { open_->setMinimumHeight(besideText(side)); });
    // The keyboard has keys for all of it, and stays in the list.
    open_->setFocusPolicy(Qt::NoFocus);
    QFont font = open_->font();
    font.setBold(true);
    open_->setFont(font);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addStretch();
    row->addWidget(open_);
    row->addWidget(rename_);
    row->addWidget(delete_);
    connect(open_, &QPushButton::clicked, this, &RowTools::openWanted);
    connect(rename_, &QToolButton::clicked, this, &RowTools::renameWanted);
    connect(delete_, &QToolButton::clicked, this, &RowTools::deleteWanted);
}

void RowTools::show(const QModelIndex &index, bool isBin)
{
    const bool isChangeable = index.data(ArchiveModel::ChangeableRole).toBool();
    makeMain(*open_);
    open_->setText(isBin                                             ? tr("Put Back")
                   : index.data(ArchiveModel::FinishedRole).toBool() ? tr("Look Back")
                                                                     : tr("Continue"));
    rename_->setVisible(!isBin);
    delete_->setVisible(!isBin);
    rename_->setEnabled(isChangeable);
    delete_->setEnabled(isChangeable);
    const QString open = tr("An open game cannot be renamed or deleted");
    rename_->setToolTip(isChangeable ? tr("Give it a name (F2)") : open);
    delete_->setToolTip(isChangeable ? tr("Delete it (Del)") : open);
    rename_->setAccessibleName(rename_->toolTip());
    delete_->setAccessibleName(delete_->toolTip());
    QWidget::show();
}

} // namespace waystone

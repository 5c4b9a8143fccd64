#include "archive/row_tools.h"

#include "archive/archive_model.h"
#include "controls/tinted_icon.h"
#include "parts/flat_button.h"
#include "words/foreign_text.h"

#include <QHBoxLayout>
#include <QLabel>

namespace waystone {

namespace {

constexpr int side = 36;
constexpr int padding = 10;
constexpr int between = 8;

void name(FlatButton &button, const QString &words)
{
    button.setToolTip(foreign_text::tip(words));
    button.setAccessibleName(words);
}

} // namespace

RowTools::RowTools(QWidget *parent)
    : QWidget(parent),
      open_(new FlatButton(FlatButton::Kind::main, QStringLiteral("openKept"))),
      rename_(new FlatButton(FlatButton::Kind::plain, QStringLiteral("renameGame"), QStringLiteral("edit"))),
      delete_(
          new FlatButton(FlatButton::Kind::plain, QStringLiteral("deleteGame"), QStringLiteral("delete"))),
      why_(new QLabel)
{
    setObjectName(QStringLiteral("rowTools"));
    why_->setObjectName(QStringLiteral("whyKept"));
    why_->setTextFormat(Qt::PlainText);
    why_->setAlignment(Qt::AlignRight);
    why_->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(between);
    row->addStretch();
    for (FlatButton *button : {open_, rename_, delete_}) {
        button->setRoom(side, button == open_ ? padding : 8);
        button->setFocusPolicy(Qt::NoFocus); // the keyboard has keys for all of it, and stays in the list
        row->addWidget(button);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addStretch();
    column->addLayout(row);
    column->addWidget(why_);
    column->addStretch();
    connect(open_, &FlatButton::clicked, this, &RowTools::openWanted);
    connect(rename_, &FlatButton::clicked, this, &RowTools::renameWanted);
    connect(delete_, &FlatButton::clicked, this, &RowTools::deleteWanted);
}

void RowTools::show(const QModelIndex &index, bool isBin)
{
    const bool isFinished = index.data(ArchiveModel::FinishedRole).toBool();
    const QString why = index.data(ArchiveModel::WhyKeptRole).toString();
    open_->setText(isBin ? tr("Put Back") : isFinished ? tr("Look Back") : tr("Continue"));
    open_->setIcon(tintedIcon(isBin        ? QStringLiteral("undo")
                              : isFinished ? QStringLiteral("turn-start")
                                           : QStringLiteral("continue")));
    rename_->setVisible(!isBin);
    delete_->setVisible(!isBin);
    delete_->setEnabled(why.isEmpty());
    name(*rename_, tr("Give it a name (F2)"));
    name(*delete_, why.isEmpty() ? tr("Delete it (Del)") : why);
    why_->setText(why);
    why_->setHidden(why.isEmpty());
    QWidget::show();
}

} // namespace waystone

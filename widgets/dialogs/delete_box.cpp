#include "dialogs/delete_box.h"

#include <QPushButton>

namespace waystone {

DeleteBox::DeleteBox(const QString &question, QWidget *parent)
    : QMessageBox(Warning, tr("Waystone"), question, NoButton, parent),
      delete_(addButton(tr("&Delete"), DestructiveRole))
{
    setObjectName(QStringLiteral("deleteBox"));
    setTextFormat(Qt::PlainText);
    setInformativeText(tr("The deletion is permanent."));
    delete_->setObjectName(QStringLiteral("deleteForGood"));
    QPushButton *keep = addButton(tr("Keep"), RejectRole);
    keep->setObjectName(QStringLiteral("keepIt"));
    setDefaultButton(keep);
    setEscapeButton(keep);
}

bool DeleteBox::ask()
{
    exec();
    return clickedButton() == delete_;
}

} // namespace waystone

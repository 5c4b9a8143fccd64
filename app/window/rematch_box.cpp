#include "window/rematch_box.h"

#include <QPushButton>

namespace waystone {

RematchBox::RematchBox(bool isKept, QWidget *parent)
    : QMessageBox(isKept ? Question : Warning, tr("Waystone"),
                  tr("Begin another game with the same players and rules?"), NoButton, parent)
{
    setObjectName(QStringLiteral("rematchBox"));
    setTextFormat(Qt::PlainText);
    setInformativeText(
        isKept ? tr("The game on the table stays under All Games, where you can come back to it.")
               : tr("The game on the table is not kept anywhere. Save it first if you want to see "
                    "it again."));
    QPushButton *begin = addButton(tr("&Begin Another Game"), AcceptRole);
    begin->setObjectName(QStringLiteral("beginRematch"));
    QPushButton *stay = addButton(tr("Stay"), RejectRole);
    stay->setObjectName(QStringLiteral("stayAtTable"));
    setDefaultButton(stay);
    setEscapeButton(stay);
}

} // namespace waystone

#include "fitting/foreign_label.h"

#include <QLabel>

namespace waystone {

void wrapForeignText(QLabel &label)
{
    label.setTextFormat(Qt::PlainText);
    label.setWordWrap(true);
    QSizePolicy policy = label.sizePolicy(); // that its height depends on its width stays
    policy.setHorizontalPolicy(QSizePolicy::Ignored);
    label.setSizePolicy(policy);
}

} // namespace waystone

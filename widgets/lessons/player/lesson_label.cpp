#include "lessons/player/lesson_label.h"

#include "fitting/text_scale.h"
#include "fitting/text_watch.h"

#include <QPushButton>

namespace waystone {

QLabel *lessonLabel(const char *name, qreal growth, bool bold)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * growth);
    font.setBold(bold);
    label->setFont(font);
    return label;
}

QPushButton *lessonButton(const char *name)
{
    constexpr int leastHeight = 34;
    auto *button = new QPushButton;
    button->setObjectName(QLatin1String(name));
    fitToText(*button, [button] { button->setMinimumHeight(besideText(leastHeight)); });
    return button;
}

void showText(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace waystone

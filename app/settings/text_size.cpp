#include "settings/text_size.h"

#include "settings/settings.h"

#include <QApplication>
#include <QFont>

namespace waystone {

namespace {

const QString key = QStringLiteral("textSize");

constexpr int sizes = (largestText - smallestText) / textSizeStep + 1;

} // namespace

int chosenTextSize(const Settings &settings)
{
    return smallestText + textSizeStep * settings.choice(key, sizes, 0);
}

void chooseTextSize(Settings &settings, int percent)
{
    settings.setChoice(key, (percent - smallestText) / textSizeStep);
    setTextSize(percent);
}

void setTextSize(int percent)
{
    static int now = 100;
    if (percent == now)
        return;
    QFont font = QApplication::font();
    const double factor = static_cast<double>(percent) / now;
    now = percent;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    QApplication::setFont(font);
}

} // namespace waystone

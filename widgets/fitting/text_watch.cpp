#include "fitting/text_watch.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QPointer>
#include <QWidget>

#include <utility>
#include <vector>

namespace waystone {

namespace {

/// What the widget wears has a size of its own, or one from a widget around it that has.
bool hasOwnSize(const QWidget &widget)
{
    const QFont &font = widget.font();
    return widget.testAttribute(Qt::WA_SetFont) && (font.resolveMask() & QFont::SizeResolved) != 0 &&
           font.pointSizeF() > 0;
}

} // namespace

TextWatch::TextWatch(QObject *parent) : QObject(parent), size_(QApplication::font().pointSizeF())
{
    qApp->installEventFilter(this);
}

TextWatch &TextWatch::shared()
{
    static QPointer<TextWatch> watch;
    if (watch.isNull())
        watch = new TextWatch(qApp);
    return *watch;
}

bool TextWatch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange && watched == qApp) {
        growLetters();
        // The other widgets hear of it by posted events: what is measured by their letters has to wait for them.
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::LowEventPriority);
    }
    return false;
}

void TextWatch::growLetters()
{
    const double now = QApplication::font().pointSizeF();
    const double growth = now / std::exchange(size_, now);
    if (now <= 0 || growth <= 0 || growth == 1)
        return;
    // All are measured before the first grows: some have their size from others.
    std::vector<std::pair<QWidget *, QFont>> grown;
    for (QWidget *widget : QApplication::allWidgets())
        if (hasOwnSize(*widget)) {
            QFont font = widget->font();
            font.setPointSizeF(font.pointSizeF() * growth);
            grown.emplace_back(widget, font);
        }
    for (const auto &[widget, font] : grown)
        widget->setFont(font);
}

void TextWatch::customEvent(QEvent *)
{
    emit changed();
}

void fitToText(QWidget &widget, const std::function<void()> &fit)
{
    fit();
    QObject::connect(&TextWatch::shared(), &TextWatch::changed, &widget, fit);
}

} // namespace waystone

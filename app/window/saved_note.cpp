#include "window/saved_note.h"

#include "fitting/text_scale.h"
#include "words/foreign_text.h"

#include <QAccessible>
#include <QEvent>
#include <QFileInfo>

#include <algorithm>

namespace waystone {

namespace {

constexpr int shownFor = 6000; ///< milliseconds
constexpr int edge = 24;       ///< of the window that stays free

} // namespace

SavedNote::SavedNote(QWidget &window) : QLabel(&window)
{
    setObjectName(QStringLiteral("savedNote"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAutoFillBackground(true);
    setFrameShape(StyledPanel);
    setMargin(besideText(8));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    recolour();
    end_.setSingleShot(true);
    connect(&end_, &QTimer::timeout, this, &QWidget::hide);
    window.installEventFilter(this);
}

void SavedNote::show(QWidget &window, const QString &path)
{
    auto *note = window.findChild<SavedNote *>(QString(), Qt::FindDirectChildrenOnly);
    if (note == nullptr)
        note = new SavedNote(window); // which the window owns
    note->tell(path);
}

void SavedNote::tell(const QString &path)
{
    setText(tr("Saved as %1").arg(foreign_text::line(QFileInfo(path).fileName(), foreign_text::longestLine)));
    setAccessibleName(text());
    place();
    setVisible(true);
    raise();
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
    end_.start(shownFor);
}

void SavedNote::place()
{
    const QRect room = parentWidget()->rect().adjusted(edge, edge, -edge, -edge);
    setMaximumWidth(room.width());
    adjustSize();
    const int wide = std::min(room.width(), fontMetrics().horizontalAdvance(text()) + besideText(3 * edge));
    resize(wide, heightForWidth(wide));
    move(room.center().x() - width() / 2, room.bottom() - height());
}

/// Dark on a light window, light on a dark one.
void SavedNote::recolour()
{
    const QPalette usual = parentWidget()->palette();
    QPalette turned = usual;
    turned.setColor(QPalette::Window, usual.color(QPalette::WindowText));
    turned.setColor(QPalette::WindowText, usual.color(QPalette::Window));
    if (palette() != turned)
        setPalette(turned);
}

bool SavedNote::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    if (event->type() == QEvent::PaletteChange)
        recolour();
    return QLabel::eventFilter(watched, event);
}

void SavedNote::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        hide(); // its words are of the language before
    QLabel::changeEvent(event);
}

} // namespace waystone

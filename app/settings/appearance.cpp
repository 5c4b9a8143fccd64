#include "settings/appearance.h"

#include "settings/outlined_style.h"

#include <QApplication>

#include <optional>

namespace waystone {

namespace {

/// `share` of the second colour, the rest of the first.
QColor mixed(const QColor &first, const QColor &second, qreal share)
{
    const auto mix = [share](float one, float other) {
        return static_cast<float>(one + (other - one) * share);
    };
    return QColor::fromRgbF(mix(first.redF(), second.redF()), mix(first.greenF(), second.greenF()),
                            mix(first.blueF(), second.blueF()));
}

/// The desktop's own palette shows only while the application has none, and every widget is told of each change.
ThemeKind readDesktop()
{
    const QPalette ours = QApplication::palette();
    QApplication::setPalette(QPalette());
    const ThemeKind kind = Theme::matching(QApplication::palette());
    QApplication::setPalette(ours);
    return kind;
}

std::optional<ThemeKind> desktop;

} // namespace

ThemeKind themeKind(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::light:
        return ThemeKind::light;
    case ThemeChoice::dark:
        return ThemeKind::dark;
    case ThemeChoice::highContrast:
        return ThemeKind::highContrast;
    case ThemeChoice::system:
        break;
    }
    if (!desktop)
        desktop = readDesktop();
    return *desktop;
}

void forgetDesktopTheme()
{
    desktop.reset();
}

QPalette windowPalette(const Theme &theme)
{
    const bool contrast = theme.kind == ThemeKind::highContrast;
    const QColor window = contrast ? theme.panel : mixed(theme.panel, theme.table, 0.45);
    const QColor button = contrast ? theme.panel : mixed(theme.panel, theme.table, 0.25);
    QPalette palette(button, window);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::AlternateBase, contrast ? theme.panel : mixed(theme.panel, theme.table, 0.2));
    palette.setColor(QPalette::ToolTipBase, theme.panel);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.subtleText);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, button);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.illegal);
    palette.setColor(QPalette::Link, theme.legal);
    palette.setColor(QPalette::LinkVisited, theme.selection);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.onAccent);
    const QColor faded = mixed(theme.text, window, 0.55);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faded);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, mixed(theme.accent, window, 0.6));
    if (contrast) {
        palette.setColor(QPalette::Light, theme.panelBorder);
        palette.setColor(QPalette::Mid, theme.panelBorder);
        palette.setColor(QPalette::Dark, theme.panelBorder);
    }
    return palette;
}

void applyTheme(const Theme &theme)
{
    if (qobject_cast<OutlinedStyle *>(QApplication::style()) == nullptr)
        QApplication::setStyle(new OutlinedStyle);
    QApplication::setPalette(windowPalette(theme));
}

void setStill(bool isStill)
{
    if (auto *style = qobject_cast<OutlinedStyle *>(QApplication::style()))
        style->setStill(isStill);
}

} // namespace waystone

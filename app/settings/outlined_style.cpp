#include "settings/outlined_style.h"

#include "controls/card_frame.h"
#include "controls/tinted_icon.h"
#include "fitting/text_scale.h"

#include <QAbstractItemView>
#include <QMainWindow>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QStyleFactory>
#include <QStyleOption>

namespace waystone {

namespace {

constexpr int corner = 2;
constexpr int iconGap = 4;
constexpr int barBreadth = 3;

QColor mixed(const QColor &color, const QColor &ground, float share)
{
    const auto mix = [share](float one, float other) { return other + (one - other) * share; };
    return QColor::fromRgbF(mix(color.redF(), ground.redF()), mix(color.greenF(), ground.greenF()),
                            mix(color.blueF(), ground.blueF()));
}

/// Whether Return presses it, if it can be pressed.
bool isMain(const QStyleOption &option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    return button != nullptr && option.state.testFlag(QStyle::State_Enabled) &&
           button->features.testFlag(QStyleOptionButton::DefaultButton);
}

/// Without lines nothing would tell pages and cards apart, e.g. in high contrast.
bool isOneColor(const QPalette &palette)
{
    return palette.color(QPalette::Base) == palette.color(QPalette::Window);
}

void drawEdge(QPainter &painter, const QRect &rect, const QPen &pen, qreal round)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const qreal inset = pen.widthF() / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), round, round);
    painter.restore();
}

/// Of one colour, against which the words have nearly the contrast that the theme gives them: less so only while it is
/// pointed at or pressed.
QColor faceOf(const QStyleOption &option)
{
    constexpr float pressed = 0.1F; ///< of the words' colour
    constexpr float pointedAt = 0.04F;
    const QColor face = option.palette.color(QPalette::Button);
    const QColor words = option.palette.color(QPalette::ButtonText);
    if (option.state & (QStyle::State_Sunken | QStyle::State_On))
        return mixed(words, face, pressed);
    const bool isPointedAt =
        option.state.testFlag(QStyle::State_MouseOver) && option.state.testFlag(QStyle::State_Enabled);
    return isPointedAt ? mixed(words, face, pointedAt) : face;
}

void drawFace(QPainter &painter, const QRect &rect, const QColor &color, qreal round)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(rect, round, round);
    painter.restore();
}

QPen calmPen(const QStyleOption &option)
{
    return {OutlinedStyle::edgeColor(option.palette), 1};
}

/// Whether it is filled with the accent's colour, in which an edge of that colour is not seen.
bool isFilled(const QStyleOption &option)
{
    return option.palette.color(QPalette::Button) ==
           option.palette.color(QPalette::Active, QPalette::Highlight);
}

/// Around what is filled: a line in the colour of text, and one in that of its words.
void drawFocusOnFilled(QPainter &painter, const QStyleOption &option)
{
    drawEdge(painter, option.rect, QPen(option.palette.color(QPalette::Active, QPalette::Text), 2), corner);
    drawEdge(painter, option.rect.adjusted(2, 2, -2, -2), QPen(option.palette.color(QPalette::ButtonText), 1),
             corner);
}

/// What has the keyboard has a thicker edge in the accent's colour.
QPen penOf(const QStyleOption &option)
{
    const QColor accent = option.palette.color(QPalette::Active, QPalette::Highlight);
    return option.state.testFlag(QStyle::State_HasFocus) ? QPen(accent, 2)
           : isMain(option)                              ? QPen(accent, 1)
                                                         : calmPen(option);
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

OutlinedStyle::OutlinedStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion"))) {}

QSize OutlinedStyle::leastSize(ContentsType type, const QStyleOption *option)
{
    constexpr int target = 24; ///< pixels that a pointer can hit without care
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    switch (type) {
    case CT_ToolButton:
    case CT_Slider:
        return {target, target};
    case CT_MenuItem:
        return item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator ? QSize()
                                                                                        : QSize(0, target);
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_ComboBox:
    case CT_SpinBox:
    case CT_LineEdit:
    case CT_ItemViewItem:
        return {0, target};
    default:
        return {};
    }
}

QColor OutlinedStyle::edgeColor(const QPalette &palette)
{
    constexpr float strength = 0.65F; ///< of the text's colour, the rest is the ground's
    return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), strength);
}

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                  const QWidget *widget) const
{
    const bool isButton =
        element == PE_PanelButtonCommand && qobject_cast<const QPushButton *>(widget) != nullptr;
    if (isButton)
        drawFace(*painter, option->rect, faceOf(*option), corner);
    else
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_FrameLineEdit:
        drawEdge(*painter, option->rect, penOf(*option), corner);
        break;
    case PE_PanelButtonCommand: // boxes to choose from are made of it as well, and get their edge as a whole
        if (isButton && option->state.testFlag(State_HasFocus) && isFilled(*option))
            drawFocusOnFilled(*painter, *option);
        else if (isButton)
            drawEdge(*painter, option->rect, penOf(*option), corner);
        break;
    case PE_PanelButtonTool:
        if (!option->state.testFlag(State_On) && !option->state.testFlag(State_Raised))
            break;
        if (isOneColor(option->palette))
            drawEdge(*painter, option->rect, calmPen(*option), corner);
        break;
    case PE_Frame:
        // A list without a line is a hole in a dark window.
        if (isOneColor(option->palette) || qobject_cast<const QAbstractItemView *>(widget) != nullptr)
            drawEdge(*painter, option->rect, calmPen(*option), corner);
        break;
    case PE_FrameMenu:
        drawEdge(*painter, option->rect, calmPen(*option), corner);
        break;
    case PE_PanelTipLabel:
        if (isOneColor(option->palette))
            drawEdge(*painter, option->rect, calmPen(*option), corner);
        break;
    case PE_IndicatorRadioButton:
        drawEdge(*painter, option->rect, calmPen(*option), option->rect.height() / 2.0 - 0.5);
        break;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawEdge(*painter, option->rect, calmPen(*option), corner); // their label shows the focus
        break;
    default:
        break;
    }
}

void OutlinedStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        box != nullptr && element == CE_ComboBoxLabel) {
        QStyleOptionComboBox shown = *box;
        const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() -
                         (box->currentIcon.isNull() ? 0 : box->iconSize.width() + iconGap);
        shown.currentText = box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room - 2);
        QProxyStyle::drawControl(element, &shown, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
    if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        tab != nullptr && element == CE_TabBarTabShape)
        drawTabEdges(*painter, *tab);
    if (element == CE_ProgressBarGroove)
        drawEdge(*painter, option->rect, calmPen(*option), corner);
    // A row that holds more than the menus has a line of its own.
    const bool isOfMenus = element == CE_MenuBarEmptyArea || element == CE_MenuBarItem;
    if (isOfMenus && !option->state.testFlag(State_Sunken) && widget != nullptr &&
        qobject_cast<const QMainWindow *>(widget->parentWidget()) == nullptr)
        painter->fillRect(QRect(option->rect.bottomLeft(), option->rect.bottomRight()),
                          option->palette.window());
}

int OutlinedStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    constexpr int tabPadding = 16; ///< on both sides together; all tabs of a narrow dock have room so
    if (metric == PM_TabBarTabHSpace)
        return tabPadding;
    if (metric == PM_MenuPanelWidth)
        return 1; // Fusion gives a menu no room for an edge
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    return metric == PM_LineEditIconSize ? besideText(usual) : usual;
}

QIcon OutlinedStyle::standardIcon(StandardPixmap which, const QStyleOption *option,
                                  const QWidget *widget) const
{
    // Qt would look through the desktop's icons on the disk, which is a seventh of the start of the program, and its
    // own is hardly seen on dark grounds.
    return which == SP_LineEditClearButton ? tintedIcon(QStringLiteral("close"))
                                           : QProxyStyle::standardIcon(which, option, widget);
}

QSize OutlinedStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                      const QWidget *widget) const
{
    constexpr int aroundWords = 8; ///< more than Fusion gives, which lets them touch the edge
    const QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (const auto *group = qstyleoption_cast<const QStyleOptionGroupBox *>(option);
        type == CT_GroupBox && group != nullptr && widget != nullptr) {
        constexpr int besideTitle = 32;
        const int title = QFontMetrics(bold(widget->font())).horizontalAdvance(group->text);
        return whole.expandedTo({title + besideTitle, 0});
    }
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    return type == CT_PushButton && button != nullptr && !button->text.isEmpty()
               ? whole + QSize(besideText(aroundWords), 0)
               : whole.expandedTo(leastSize(type, option));
}

QRect OutlinedStyle::selectionBar(const QStyleOptionTab &tab)
{
    const QRect all = tab.rect;
    switch (tab.shape) {
    case QTabBar::RoundedSouth:
    case QTabBar::TriangularSouth:
        return {all.left(), all.top(), all.width(), barBreadth};
    case QTabBar::RoundedEast:
    case QTabBar::TriangularEast:
        return {all.left(), all.top(), barBreadth, all.height()};
    case QTabBar::RoundedWest:
    case QTabBar::TriangularWest:
        return {all.right() - barBreadth + 1, all.top(), barBreadth, all.height()};
    default:
        return {all.left(), all.bottom() - barBreadth + 1, all.width(), barBreadth};
    }
}

/// Every tab has its line, and the one in front a bar where its page begins: by shape, not by a shade alone.
void OutlinedStyle::drawTabEdges(QPainter &painter, const QStyleOptionTab &tab) const
{
    drawEdge(painter, tab.rect, calmPen(tab), corner);
    if (tab.state.testFlag(State_Selected))
        painter.fillRect(selectionBar(tab), tab.palette.color(QPalette::Active, QPalette::Highlight));
}

int OutlinedStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                             QStyleHintReturn *data) const
{
    // Beside their letters in a lighter shade disabled words are read twice on dark grounds.
    if (hint == SH_EtchDisabledText)
        return 0;
    // Nor are the pictures seen there that Qt gives to Close and its like; the words say all.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    // Where cells are told apart by lines they have to be seen; empty ones can be filled in.
    if (hint == SH_Table_GridLineColor && option != nullptr)
        return static_cast<int>(edgeColor(option->palette).rgb());
    if (isStill_ && (hint == SH_Widget_Animation_Duration || hint == SH_Widget_Animate))
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

void OutlinedStyle::drawSliderTicks(QPainter &painter, const QStyleOptionSlider &slider,
                                    const QWidget *widget) const
{
    const int interval = slider.tickInterval > 0 ? slider.tickInterval : slider.pageStep;
    if (slider.tickPosition == QSlider::NoTicks || slider.orientation != Qt::Horizontal || interval <= 0)
        return;
    const int length = proxy()->pixelMetric(PM_SliderLength, &slider, widget);
    const int height = proxy()->pixelMetric(PM_SliderTickmarkOffset, &slider, widget);
    painter.setPen(calmPen(slider));
    for (int value = slider.minimum; value <= slider.maximum; value += interval) {
        const int at = sliderPositionFromValue(slider.minimum, slider.maximum, value,
                                               slider.rect.width() - length, slider.upsideDown) +
                       length / 2;
        if ((slider.tickPosition & QSlider::TicksAbove) != 0)
            painter.drawLine(at, slider.rect.top() + 1, at, slider.rect.top() + height);
        if ((slider.tickPosition & QSlider::TicksBelow) != 0)
            painter.drawLine(at, slider.rect.bottom() - 1, at, slider.rect.bottom() - height);
    }
}

QRect OutlinedStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                    SubControl part, const QWidget *widget) const
{
    const auto *group = qstyleoption_cast<const QStyleOptionGroupBox *>(option);
    if (control != CC_GroupBox || group == nullptr)
        return QProxyStyle::subControlRect(control, option, part, widget);
    constexpr int beside = 8;
    constexpr int above = 10;
    const int title = group->text.isEmpty() ? 0 : group->fontMetrics.height();
    const QRect all = option->rect;
    switch (part) {
    case SC_GroupBoxLabel:
        return {all.left() + 2 * beside, all.top() + above, all.width() - 4 * beside, title};
    case SC_GroupBoxContents:
        return all.adjusted(beside, title == 0 ? 0 : title + above - 2, -beside, -2);
    default:
        return all;
    }
}

void OutlinedStyle::drawGroup(QPainter &painter, const QStyleOptionGroupBox &group, const QRect &title)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(CardFrame::lineColour(group.palette));
    painter.setBrush(group.palette.brush(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(QRectF(group.rect).adjusted(0.5, 0.5, -0.5, -0.5), CardFrame::radius,
                            CardFrame::radius);
    painter.setFont(bold(painter.font()));
    painter.setPen(group.palette.color(QPalette::Active, QPalette::Text));
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextHideMnemonic, group.text);
    painter.restore();
}

void OutlinedStyle::drawSliderEdges(QPainter &painter, const QStyleOptionSlider &slider,
                                    const QWidget *widget) const
{
    constexpr int half = 2; ///< of the groove's breadth
    const QRect handle = subControlRect(CC_Slider, &slider, SC_SliderHandle, widget);
    QRect groove = subControlRect(CC_Slider, &slider, SC_SliderGroove, widget);
    if (slider.orientation == Qt::Horizontal)
        groove = QRect(groove.left(), handle.center().y() - half, groove.width(), 2 * half + 1);
    else
        groove = QRect(handle.center().x() - half, groove.top(), 2 * half + 1, groove.height());
    painter.save();
    painter.setClipRegion(QRegion(slider.rect) - handle);
    drawEdge(painter, groove, calmPen(slider), half);
    painter.restore();
    drawEdge(painter, handle, penOf(slider), corner);
    drawSliderTicks(painter, slider, widget);
}

void OutlinedStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                       QPainter *painter, const QWidget *widget) const
{
    if (const auto *group = qstyleoption_cast<const QStyleOptionGroupBox *>(option);
        control == CC_GroupBox && group != nullptr) {
        drawGroup(*painter, *group, subControlRect(control, option, SC_GroupBoxLabel, widget));
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    if ((control == CC_ComboBox && combo != nullptr && combo->frame) ||
        (control == CC_SpinBox && spin != nullptr && spin->frame))
        drawEdge(*painter, option->rect, penOf(*option), corner);
    if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
        control == CC_Slider && slider != nullptr)
        drawSliderEdges(*painter, *slider, widget);
    // Qt shows it only after Tab was pressed; the keyboard comes there in other ways, too.
    if (control == CC_ToolButton && option->state.testFlag(State_HasFocus))
        drawEdge(*painter, option->rect, penOf(*option), corner);
    if (control == CC_ScrollBar && isOneColor(option->palette))
        drawEdge(*painter, subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget), calmPen(*option),
                 corner);
}

} // namespace waystone

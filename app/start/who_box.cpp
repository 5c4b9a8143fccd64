#include "start/who_box.h"

#include "controls/tinted_icon.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "parts/who_choices.h"
#include "protocol/program_name.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace waystone {

namespace {

constexpr int noteRole = Qt::UserRole + 1;
constexpr int padding = 8;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// Name and, below it, how it plays.
class WhoDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QFontMetrics metrics(option.font);
        const QString note = index.data(noteRole).toString();
        const int width =
            std::max(metrics.horizontalAdvance(index.data().toString()), metrics.horizontalAdvance(note));
        return {width + besideText(22) + 3 * padding, (note.isEmpty() ? 1 : 2) * metrics.height() + padding};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        const auto colour = [&](QPalette::ColorRole role) {
            return option.palette.color(QPalette::Active, role);
        };
        painter->save();
        painter->fillRect(option.rect, colour(isChosen ? QPalette::Highlight : QPalette::Base));
        QRect room = option.rect.adjusted(padding, padding / 2, -padding, -padding / 2);
        const int side = besideText(18);
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, QRect(room.left(), room.top(), side, QFontMetrics(option.font).height()),
                   Qt::AlignCenter, isChosen ? QIcon::Selected : QIcon::Normal);
        room.setLeft(room.left() + side + padding);
        painter->setFont(option.font);
        painter->setPen(colour(isChosen ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(room, Qt::AlignLeft | Qt::AlignTop, index.data().toString());
        painter->setPen(colour(isChosen ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(room, Qt::AlignLeft | Qt::AlignBottom, index.data(noteRole).toString());
        painter->restore();
    }
};

} // namespace

WhoBox::WhoBox(QWidget *parent) : QComboBox(parent)
{
    fitToText(*this, [this] { setIconSize({besideText(18), besideText(18)}); });
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
    setItemDelegate(new WhoDelegate(this));
    fill({});
}

void WhoBox::fill(std::string_view now)
{
    clear();
    for (const WhoChoice &choice : whoChoices(now)) {
        addItem(tintedIcon(choice.icon), choice.name, text(choice.bot));
        setItemData(count() - 1, choice.note, noteRole);
        setItemData(count() - 1, choice.text(), Qt::AccessibleTextRole);
    }
}

void WhoBox::choose(const std::string &bot)
{
    if (findData(text(bot)) < 0) {
        const QSignalBlocker blocker(this); // it is one choice
        fill(bot);
    }
    setCurrentIndex(findData(text(bot)));
}

bool WhoBox::isProgram() const
{
    return currentData().toString() == text(programPrefix);
}

void WhoBox::retranslate()
{
    const QSignalBlocker blocker(this); // the same is chosen
    const std::string chosen = bot();
    fill(chosen);
    setCurrentIndex(findData(text(chosen)));
}

void WhoBox::showPopup()
{
    int widest = width();
    QStyleOptionViewItem option;
    option.font = font();
    for (int item = 0; item < count(); ++item)
        widest = std::max(widest, itemDelegate()->sizeHint(option, model()->index(item, 0)).width());
    view()->setMinimumWidth(widest + padding);
    QComboBox::showPopup();
}

} // namespace waystone

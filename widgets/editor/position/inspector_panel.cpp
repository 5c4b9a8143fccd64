#include "editor/position/inspector_panel.h"

#include "editor/position/field_text.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "words/foreign_text.h"
#include "words/general_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr int widestLabel = 18; ///< in letters; longer ones take several lines

QString nameOf(const FieldKey &key)
{
    const auto part = [](std::string_view word) {
        return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
    };
    QString name = QStringLiteral("field.%1.%2").arg(part(key.group), part(key.id));
    if (key.owner != nobody)
        name += QStringLiteral(".seat%1").arg(key.owner);
    if (key.which != 0)
        name += QStringLiteral(".%1").arg(key.which);
    return name;
}

/// The wheel scrolls the panel and changes no value that it happens to pass. A click that comes from elsewhere selects
/// the value, to be typed over.
class CalmSpinBox final : public QSpinBox {
public:
    CalmSpinBox() { lineEdit()->installEventFilter(this); }

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        isEntered_ = event->reason() == Qt::MouseFocusReason;
        QSpinBox::focusInEvent(event);
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // The click that has brought the keyboard puts the cursor somewhere when it is pressed.
        if (event->type() == QEvent::MouseButtonRelease && std::exchange(isEntered_, false) &&
            !lineEdit()->hasSelectedText())
            QMetaObject::invokeMethod(
                this, [this] { selectAll(); }, Qt::QueuedConnection);
        return QSpinBox::eventFilter(watched, event);
    }
    void wheelEvent(QWheelEvent *event) override
    {
        if (hasFocus())
            QSpinBox::wheelEvent(event);
        else
            event->ignore();
    }

private:
    bool isEntered_ = false;
};

class CalmComboBox final : public QComboBox {
protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

} // namespace

InspectorPanel::InspectorPanel(ScenarioDocument &document, QWidget *parent)
    : QScrollArea(parent), document_(document)
{
    setObjectName(QStringLiteral("inspector"));
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&document, &ScenarioDocument::changed, this, &InspectorPanel::refresh);
    connect(&document, &ScenarioDocument::tableChanged, this, [this] { rows_.clear(); });
    connect(&document, &ScenarioDocument::playersChanged, this, [this] {
        for (std::size_t seat = 0; seat < names_.size(); ++seat)
            if (const QString &name = document_.scenario().players[seat].name; names_[seat]->text() != name)
                names_[seat]->setText(name);
    });
    connect(&document, &ScenarioDocument::languageChanged, this, [this] {
        rows_.clear();
        refresh();
    });
    refresh();
}

bool InspectorPanel::isSameForm(const std::vector<Field> &fields) const
{
    return std::ranges::equal(fields, rows_, [](const Field &field, const Row &row) {
        return field.key == row.key && field.kind == row.kind;
    });
}

void InspectorPanel::refresh()
{
    const QScopedValueRollback refreshing(isRefreshing_, true);
    std::vector<Field> fields = document_.editing().fields(document_.setup());
    // The table first, then seat by seat.
    std::ranges::stable_sort(
        fields, {}, [](const Field &field) { return field.key.owner == nobody ? -1 : int{field.key.owner}; });
    if (rows_.empty() || !isSameForm(fields))
        rebuild(fields);
    for (std::size_t index = 0; index < fields.size(); ++index)
        showValue(rows_[index], fields[index]);
}

void InspectorPanel::rebuild(const std::vector<Field> &fields)
{
    const int scrolled = verticalScrollBar()->value();
    const QString focused =
        page_ != nullptr && page_->focusWidget() != nullptr ? page_->focusWidget()->objectName() : QString();
    const bool hadFocus =
        page_ != nullptr && page_->focusWidget() != nullptr && page_->focusWidget()->hasFocus();
    rows_.clear();
    names_.clear();
    page_ = new QWidget;
    column_ = new QVBoxLayout(page_);
    column_->setContentsMargins(6, 4, 6, 4);
    column_->setSpacing(2);

    Seat owner = nobody;
    std::string_view group;
    std::optional<Section> section;
    for (const Field &field : fields) {
        if (field.key.owner != owner) {
            owner = field.key.owner;
            addPlayer(owner);
            section.reset();
        }
        if (!section || field.key.group != group) {
            group = field.key.group;
            section = addSection(std::string(group) + '.' + std::to_string(owner),
                                 document_.words().fieldGroup(group), owner == nobody ? 0 : 1);
        }
        addField(field, *section);
    }
    for (auto seat = static_cast<Seat>(names_.size()); seat < document_.seats(); ++seat)
        addPlayer(seat);
    column_->addStretch(1);
    // The control that has changed the form may still be at work.
    if (QWidget *old = takeWidget())
        old->deleteLater();
    setWidget(page_);
    verticalScrollBar()->setValue(scrolled);
    if (hadFocus && !focused.isEmpty())
        if (auto *control = page_->findChild<QWidget *>(focused))
            control->setFocus();
}

InspectorPanel::Section InspectorPanel::addSection(const std::string &name, const QString &title, int depth)
{
    auto *heading = new QToolButton;
    heading->setText(title);
    heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading->setAutoRaise(true);
    heading->setCheckable(true);
    // A long title makes nobody's fields wider than the panel.
    heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    heading->setToolTip(foreign_text::tip(title));
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    auto *body = new QWidget;
    auto *form = new QFormLayout(body);
    form->setContentsMargins(10 + 6 * depth, 0, 0, 4);
    form->setVerticalSpacing(3);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // With large text a field stands below its name where both have no room beside each other.
    fitToText(*body, [form] {
        form->setRowWrapPolicy(textScale() > 1 ? QFormLayout::WrapLongRows : QFormLayout::DontWrapRows);
    });
    const auto fold = [this, heading, body, name](bool open) {
        heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        body->setVisible(open);
        isFolded_[name] = !open;
    };
    connect(heading, &QToolButton::toggled, body, fold);
    // Not before they have their place: what is shown without one is a window.
    column_->addWidget(heading);
    column_->addWidget(body);
    const bool open = !isFolded_[name];
    heading->setChecked(open);
    fold(open);
    return {heading, body, form};
}

void InspectorPanel::addPlayer(Seat seat)
{
    auto *name = new QLineEdit(document_.scenario().players[seat].name);
    name->setObjectName(QStringLiteral("playerName%1").arg(seat));
    name->setPlaceholderText(general_words::player(seat));
    name->setAccessibleName(tr("Name of player %1").arg(seat + 1));
    QFont font = name->font();
    font.setBold(true);
    name->setFont(font);
    connect(name, &QLineEdit::textEdited, this, [this, seat](const QString &text) {
        Player player = document_.scenario().players[seat];
        player.name = text;
        document_.setPlayer(seat, player);
    });
    connect(name, &QLineEdit::editingFinished, &document_, &ScenarioDocument::endGesture);
    column_->addSpacing(6);
    column_->addWidget(name);
    names_.push_back(name);
}

void InspectorPanel::addField(const Field &field, Section section)
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    fitToText(*label,
              [label] { label->setFixedWidth(widestLabel * label->fontMetrics().averageCharWidth()); });
    QWidget *control = makeControl(field);
    control->setObjectName(nameOf(field.key));
    section.form->addRow(label, control);
    rows_.push_back({field.key, field.kind, label, control, section.heading});
}

QWidget *InspectorPanel::makeControl(const Field &field)
{
    const FieldKey key = field.key;
    const auto set = [this, key](int value) {
        if (!isRefreshing_)
            document_.setField(key, value);
    };
    if (field.kind == Field::Kind::number) {
        auto *spin = new CalmSpinBox;
        spin->setFocusPolicy(Qt::StrongFocus);
        spin->setAlignment(Qt::AlignRight);
        connect(spin, &QSpinBox::valueChanged, this, set);
        connect(spin, &QSpinBox::editingFinished, &document_, &ScenarioDocument::endGesture);
        return spin;
    }
    if (field.kind == Field::Kind::flag) {
        auto *check = new QCheckBox;
        connect(check, &QCheckBox::clicked, this, [this, set](bool on) {
            document_.endGesture();
            set(on ? 1 : 0);
        });
        return check;
    }
    auto *choice = new CalmComboBox;
    choice->setFocusPolicy(Qt::StrongFocus);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(8);
    choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(choice, &QComboBox::activated, this, [this, set, choice](int index) {
        document_.endGesture();
        set(choice->itemData(index).toInt());
    });
    return choice;
}

void InspectorPanel::showValue(const Row &row, const Field &field)
{
    const QString name = document_.words().fieldName(field);
    row.label->setText(name);
    row.control->setAccessibleName(name);
    switch (field.kind) {
    case Field::Kind::number:
        showNumber(row, field);
        break;
    case Field::Kind::flag: {
        // The word tells it where a theme shows hardly more of the box than its edge.
        auto *check = static_cast<QCheckBox *>(row.control);
        check->setChecked(field.value != 0);
        check->setText(FieldText::value(field, field.value, document_.words()));
        break;
    }
    default:
        showChoice(row, field);
    }
}

void InspectorPanel::showNumber(const Row &row, const Field &field)
{
    auto *spin = static_cast<QSpinBox *>(row.control);
    // A file may have brought a value from beyond the range: it is shown as it is.
    spin->setRange(std::min(field.minimum, field.value), std::max(field.maximum, field.value));
    if (spin->value() != field.value)
        spin->setValue(field.value);
}

void InspectorPanel::showChoice(const Row &row, const Field &field)
{
    auto *choice = static_cast<QComboBox *>(row.control);
    QStringList texts;
    for (int value = field.minimum; value <= field.maximum; ++value)
        texts.append(FieldText::value(field, value, document_.words()));
    QStringList shown;
    for (int index = 0; index < choice->count(); ++index)
        shown.append(choice->itemText(index));
    if (texts != shown) {
        choice->clear();
        for (int value = field.minimum; value <= field.maximum; ++value)
            choice->addItem(texts[value - field.minimum], value);
    }
    choice->setCurrentIndex(choice->findData(field.value));
}

void InspectorPanel::showField(const FieldKey &key)
{
    const auto row = std::ranges::find(rows_, key, &Row::key);
    if (row == rows_.end())
        return;
    row->heading->setChecked(true);
    ensureWidgetVisible(row->control, 10, 60);
    row->control->setFocus(Qt::OtherFocusReason);
    if (auto *spin = qobject_cast<QSpinBox *>(row->control))
        spin->selectAll();
}

} // namespace waystone

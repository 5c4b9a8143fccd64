#include "controls/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <vector>

namespace waystone {

namespace {

/// Screen readers speak an object of this role as soon as it is shown. Until Qt 6.8 there is nothing else that asks them
/// to speak and leaves the focus alone.
class MessageInterface final : public QAccessibleInterface {
public:
    MessageInterface(Announcer &announcer, QString text) : announcer_(&announcer), text_(std::move(text)) {}

    [[nodiscard]] bool isValid() const override { return announcer_ != nullptr; }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(announcer_.data());
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? text_ : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override
    {
        return isValid() ? QRect(announcer_->mapToGlobal(QPoint()), announcer_->size()) : QRect();
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.invalid = !isValid();
        return state;
    }

private:
    QPointer<Announcer> announcer_;
    QString text_;
};

class AnnouncerInterface final : public QAccessibleWidget {
public:
    explicit AnnouncerInterface(Announcer &announcer)
        : QAccessibleWidget(&announcer, QAccessible::Grouping), announcer_(announcer)
    {
        for (const QString &text : announcer.messages())
            add(text);
    }
    ~AnnouncerInterface() override { clear(); }

    [[nodiscard]] int childCount() const override { return static_cast<int>(ids_.size()); }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        return index < 0 || index >= childCount()
                   ? nullptr
                   : QAccessible::accessibleInterface(ids_[static_cast<std::size_t>(index)]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto found = std::ranges::find_if(
            ids_, [child](QAccessible::Id id) { return QAccessible::accessibleInterface(id) == child; });
        return found == ids_.end() ? -1 : static_cast<int>(found - ids_.begin());
    }

    QAccessibleInterface *add(const QString &text)
    {
        auto *message = new MessageInterface(announcer_, text);
        ids_.push_back(QAccessible::registerAccessibleInterface(message));
        if (static_cast<qsizetype>(ids_.size()) > Announcer::kept) {
            QAccessible::deleteAccessibleInterface(ids_.front());
            ids_.erase(ids_.begin());
        }
        return message;
    }
    void clear()
    {
        for (const QAccessible::Id id : ids_)
            QAccessible::deleteAccessibleInterface(id);
        ids_.clear();
    }

private:
    Announcer &announcer_;
    std::vector<QAccessible::Id> ids_;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *announcer = qobject_cast<Announcer *>(object);
    return announcer == nullptr ? nullptr : new AnnouncerInterface(*announcer);
}

AnnouncerInterface *interfaceOf(Announcer &announcer)
{
    return dynamic_cast<AnnouncerInterface *>(QAccessible::queryAccessibleInterface(&announcer));
}

} // namespace

Announcer::Announcer(QWidget *parent) : QWidget(parent)
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed);
    setObjectName(QStringLiteral("announcer"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFixedSize(1, 1); // what has no room is not shown, and what is not shown not spoken
    lower();
}

void Announcer::say(const QString &text)
{
    if (text.isEmpty())
        return;
    // Before the message is there: a reader that has just come is told of it once.
    AnnouncerInterface *interface = interfaceOf(*this);
    messages_.append(text);
    if (messages_.size() > kept)
        messages_.removeFirst();
    if (interface != nullptr) {
        QAccessibleEvent event(interface->add(text), QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&event);
    }
    emit said(text);
}

void Announcer::forget()
{
    messages_.clear();
    if (AnnouncerInterface *interface = interfaceOf(*this))
        interface->clear();
}

} // namespace waystone

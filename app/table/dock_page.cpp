#include "table/dock_page.h"

#include "fitting/scrolling_page.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

namespace waystone {

namespace {

// Of any page so much is seen.
constexpr int leastLines = 3;
constexpr int leastBreadth = 240;

} // namespace

DockPage::DockPage(const QString &name, QWidget *content, std::function<QString()> title)
    : content_(content), title_(std::move(title)), action_(new QAction(this))
{
    setObjectName(name);
    action_->setObjectName(name + QStringLiteral("Action"));
    action_->setCheckable(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    // What scrolls by itself knows better what of it has to be seen.
    const bool scrolls = qobject_cast<QAbstractScrollArea *>(content) != nullptr;
    layout->addWidget(scrolls ? content : new ScrollingPage(content, leastLines, leastBreadth));
    connect(action_, &QAction::triggered, this, [this](bool on) { on ? open() : shut(); });
    retranslate();
}

void DockPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DockPage::retranslate()
{
    setWindowTitle(title_());
    action_->setText(title_());
    content_->setAccessibleName(title_());
}

} // namespace waystone

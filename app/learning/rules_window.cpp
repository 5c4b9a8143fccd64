#include "learning/rules_window.h"

#include "fitting/screen_room.h"
#include "learning/rules_help.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace waystone {

RulesWindow::RulesWindow(RuleReader *reader, QWidget *parent) : QWidget(parent, Qt::Window)
{
    setObjectName(QStringLiteral("rulesWindow"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(reader);
    setWindowTitle(RulesHelp::tr("Rules"));
    resizeOnScreen(*this, {fontMetrics().averageCharWidth() * 130, fontMetrics().lineSpacing() * 40});
}

void RulesWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setWindowTitle(RulesHelp::tr("Rules"));
    QWidget::changeEvent(event);
}

void RulesWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace waystone

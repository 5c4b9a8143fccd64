#include "window/choice_box.h"

#include "words/foreign_text.h"

#include <QAction>
#include <QActionGroup>
#include <QRadioButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

/// The letters underlined in menus would clash here.
QString plain(const QAction &action)
{
    return action.text().remove(QLatin1Char('&'));
}

} // namespace

ChoiceBox::ChoiceBox(QActionGroup &group, QWidget *parent) : QGroupBox(parent), group_(group)
{
    auto *column = new QVBoxLayout(this);
    for (QAction *action : group.actions()) {
        auto *button = new QRadioButton;
        button->setObjectName(action->objectName() + QStringLiteral("Choice"));
        column->addWidget(button);
        buttons_.push_back(button);
        connect(button, &QRadioButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, this, &ChoiceBox::follow);
    }
    follow();
}

void ChoiceBox::follow()
{
    for (std::size_t index = 0; index < buttons_.size(); ++index) {
        const QAction &action = *group_.actions().at(static_cast<qsizetype>(index));
        buttons_[index]->setText(plain(action));
        buttons_[index]->setChecked(action.isChecked());
    }
}

CommandBox::CommandBox(QAction &action, QWidget *parent) : QCheckBox(parent), action_(action)
{
    setObjectName(action.objectName() + QStringLiteral("Box"));
    connect(this, &QCheckBox::clicked, &action, [this](bool on) { choose(on); });
    connect(&action, &QAction::changed, this, &CommandBox::follow);
    follow();
}

void CommandBox::follow()
{
    setText(plain(action_));
    setToolTip(foreign_text::tip(action_.toolTip()));
    setChecked(action_.isChecked());
}

void CommandBox::choose(bool on)
{
    if (action_.isChecked() != on)
        action_.trigger();
}

} // namespace waystone

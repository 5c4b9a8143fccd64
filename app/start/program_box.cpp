#include "start/program_box.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace waystone {

namespace {

constexpr int charactersWide = 64;

} // namespace

ProgramBox::ProgramBox(const QString &name, const QString &title, const QString &text, QWidget *parent)
    : FittedDialog(parent), buttons_(new QDialogButtonBox)
{
    setObjectName(name);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    const int side = style()->pixelMetric(QStyle::PM_MessageBoxIconSize);
    auto *icon = new QLabel;
    icon->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxQuestion).pixmap(side));
    auto *label = new QLabel(text);
    label->setObjectName(QStringLiteral("programText"));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto *middle = new QWidget;
    auto *row = new QHBoxLayout(middle);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addWidget(label, 1);
    setParts(middle, buttons_, charactersWide);
}

QPushButton *ProgramBox::addButton(const QString &text, const char *name)
{
    QPushButton *button = buttons_->addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, &QDialog::close);
    return button;
}

void ProgramBox::setDefaultButton(QPushButton *button)
{
    button->setDefault(true);
    button->setFocus();
}

} // namespace waystone

#include "parts/text_dialog.h"

#include "fitting/screen_room.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace waystone {

TextDialog::TextDialog(const QString &name, std::function<QString()> title, std::function<QString()> html,
                       QWidget *parent)
    : QDialog(parent), title_(std::move(title)), html_(std::move(html)), text_(new QTextBrowser)
{
    setObjectName(name);
    text_->setObjectName(name + QStringLiteral("Text"));
    text_->setOpenExternalLinks(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(text_);
    layout->addWidget(buttons);
    resizeOnScreen(*this, {fontMetrics().averageCharWidth() * 80, fontMetrics().lineSpacing() * 26});
    retranslate();
}

void TextDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void TextDialog::retranslate()
{
    setWindowTitle(title_());
    text_->setHtml(html_());
    text_->setAccessibleName(title_());
}

} // namespace waystone

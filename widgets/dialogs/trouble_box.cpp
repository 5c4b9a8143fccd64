#include "dialogs/trouble_box.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int charactersWide = 60;

} // namespace

TroubleBox::TroubleBox(std::function<Trouble()> trouble, QWidget *parent)
    : FittedDialog(parent),
      trouble_(std::move(trouble)),
      text_(new QLabel),
      path_(new QLabel),
      details_(new QPlainTextEdit),
      advice_(new QLabel),
      rules_(new QLabel)
{
    setObjectName(QStringLiteral("troubleBox"));
    text_->setObjectName(QStringLiteral("troubleText"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    path_->setObjectName(QStringLiteral("troublePath"));
    path_->setTextFormat(Qt::PlainText);
    path_->setWordWrap(true);
    path_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    advice_->setObjectName(QStringLiteral("troubleAdvice"));
    advice_->setTextFormat(Qt::PlainText);
    advice_->setWordWrap(true);
    details_->setObjectName(QStringLiteral("troubleDetails"));
    details_->setReadOnly(true);
    details_->setTabChangesFocus(true);

    rules_->setObjectName(QStringLiteral("troubleRules"));
    rules_->setTextFormat(Qt::RichText);
    rules_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    rules_->setWordWrap(true);
    connect(rules_, &QLabel::linkActivated, this, [this](const QString &code) {
        // The rules open in a window that could not be used behind this one.
        const std::function<void(std::string_view)> openRule = trouble_().openRule;
        reject();
        openRule(code.toStdString());
    });

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->addWidget(text_);
    layout->addWidget(path_);
    layout->addWidget(details_, 1);
    layout->addWidget(advice_);
    layout->addWidget(rules_);
    setParts(middle, buttons, charactersWide);
    retranslate();
}

void TroubleBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

void TroubleBox::retranslate()
{
    const Trouble trouble = trouble_();
    setWindowTitle(tr("Waystone"));
    text_->setText(trouble.text);
    path_->setText(trouble.path);
    path_->setVisible(!trouble.path.isEmpty());
    advice_->setText(trouble.advice);
    advice_->setVisible(!trouble.advice.isEmpty());
    details_->setPlainText(trouble.details.join(QLatin1Char('\n')));
    details_->setAccessibleName(tr("Details"));
    details_->setVisible(!trouble.details.isEmpty());
    QStringList links;
    if (trouble.openRule)
        for (const std::string &code : trouble.codes)
            links.append(QStringLiteral("<a href=\"%1\">%2</a>")
                             .arg(QString::fromStdString(code),
                                  tr("Rule: %1").arg(trouble.ruleTitle(code)).toHtmlEscaped()));
    rules_->setText(links.join(QStringLiteral("<br>")));
    rules_->setVisible(!links.isEmpty());
}

} // namespace waystone

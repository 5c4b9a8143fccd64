#include "lessons/handout/handout_dialog.h"

#include "words/program_language.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace waystone {

HandoutDialog::HandoutDialog(const QString &language, QWidget *parent)
    : FittedDialog(parent),
      first_(new QComboBox),
      second_(new QComboBox),
      paper_(new QComboBox),
      part_(new QComboBox),
      firstLabel_(new QLabel),
      secondLabel_(new QLabel),
      paperLabel_(new QLabel),
      partLabel_(new QLabel),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("handoutDialog"));
    first_->setObjectName(QStringLiteral("handoutLanguage"));
    second_->setObjectName(QStringLiteral("handoutSecondLanguage"));
    paper_->setObjectName(QStringLiteral("handoutPaper"));
    part_->setObjectName(QStringLiteral("handoutPart"));
    second_->addItem(QString(), QString());
    for (const auto &[code, name] : namedLanguages())
        for (QComboBox *box : {first_, second_})
            box->addItem(name, code);
    first_->setCurrentIndex(std::max(0, first_->findData(language)));
    for (int paper = 0; paper < 2; ++paper)
        paper_->addItem(QString());
    for (int part = 0; part < 3; ++part)
        part_->addItem(QString());
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *middle = new QWidget;
    auto *form = new QFormLayout(middle);
    form->addRow(firstLabel_, first_);
    form->addRow(secondLabel_, second_);
    form->addRow(paperLabel_, paper_);
    form->addRow(partLabel_, part_);
    setParts(middle, buttons_);
    retranslate();
}

HandoutChoice HandoutDialog::choice() const
{
    HandoutChoice choice;
    choice.languages = {first_->currentData().toString()};
    const QString second = second_->currentData().toString();
    if (!second.isEmpty() && second != choice.languages.front())
        choice.languages.append(second);
    choice.paper = paper_->currentIndex() == 0 ? QPageSize::A4 : QPageSize::Letter;
    choice.part = static_cast<HandoutPart>(part_->currentIndex());
    return choice;
}

void HandoutDialog::retranslate()
{
    setWindowTitle(tr("Handout"));
    firstLabel_->setText(tr("Language:"));
    secondLabel_->setText(tr("Second language:"));
    second_->setItemText(0, tr("no second language"));
    paperLabel_->setText(tr("Paper:"));
    paper_->setItemText(0, tr("A4"));
    paper_->setItemText(1, tr("US Letter"));
    partLabel_->setText(tr("Pages:"));
    part_->setItemText(0, tr("Questions, then answers"));
    part_->setItemText(1, tr("Questions only"));
    part_->setItemText(2, tr("Answers only"));
    buttons_->button(QDialogButtonBox::Save)->setText(tr("Save…"));
    buttons_->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

void HandoutDialog::changeEvent(QEvent *event)
{
    FittedDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone

#include "lessons/handout/handout_dialog.h"

#include "lessons/handout/pages_buttons.h"
#include "words/program_language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>

#include <array>

namespace waystone {

HandoutDialog::HandoutDialog(const QString &language, QWidget *parent, Content content)
    : FittedDialog(parent), content_(content), black_(new QCheckBox), buttons_(new PagesButtons(*this))
{
    setObjectName(QStringLiteral("handoutDialog"));
    auto *middle = new QWidget;
    form_ = new QFormLayout(middle);
    first_ = addBox("handoutLanguage", 0);
    second_ = addBox("handoutSecondLanguage", 0);
    paper_ = addBox("handoutPaper", 2);
    part_ = addBox("handoutPart", 3);
    look_ = addBox("handoutLook", 2);
    diagrams_ = addBox("handoutDiagrams", HandoutForm::mostDiagrams + 1);
    black_->setObjectName(QStringLiteral("handoutBlack"));
    form_->addRow(black_);
    second_->addItem(QString(), QString());
    for (const auto &[code, name] : namedLanguages())
        for (QComboBox *box : {first_, second_})
            box->addItem(name, code);
    first_->setCurrentIndex(std::max(0, first_->findData(language)));
    if (content_ == Content::position)
        for (QComboBox *box : {second_, part_, look_, diagrams_})
            form_->setRowVisible(box, false);
    setParts(middle, buttons_);
    retranslate();
}

QComboBox *HandoutDialog::addBox(const char *name, int entries)
{
    auto *box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    for (int entry = 0; entry < entries; ++entry)
        box->addItem(QString());
    QLabel *label = labels_.emplace_back(new QLabel);
    label->setBuddy(box);
    form_->addRow(label, box);
    return box;
}

HandoutChoice HandoutDialog::choice() const
{
    HandoutChoice choice;
    choice.languages = {first_->currentData().toString()};
    const QString second = second_->currentData().toString();
    if (!second.isEmpty() && second != choice.languages.front())
        choice.languages.append(second);
    choice.paper = paper_->currentIndex() == 0 ? QPageSize::A4 : QPageSize::Letter;
    choice.form.part = static_cast<HandoutPart>(part_->currentIndex());
    choice.form.isWorksheet = look_->currentIndex() == 1;
    choice.form.diagrams = diagrams_->currentIndex();
    choice.form.isBlack = black_->isChecked();
    choice.to = buttons_->to();
    return choice;
}

void HandoutDialog::retranslate()
{
    setWindowTitle(content_ == Content::lesson ? tr("Handout") : tr("Print"));
    const std::array labels{tr("Language:"), tr("Second language:"), tr("Paper:"), tr("Pages:"),
                            tr("Look:"),     tr("Boards a page:")};
    for (std::size_t label = 0; label < labels.size(); ++label)
        labels_[label]->setText(labels[label]);
    second_->setItemText(0, tr("no second language"));
    paper_->setItemText(0, tr("A4"));
    paper_->setItemText(1, tr("US Letter"));
    part_->setItemText(0, tr("Questions, then answers"));
    part_->setItemText(1, tr("Questions only"));
    part_->setItemText(2, tr("Answers only"));
    look_->setItemText(0, tr("To read"));
    look_->setItemText(1, tr("Worksheet to write on"));
    diagrams_->setItemText(0, tr("As many as have room"));
    for (int count = 1; count < diagrams_->count(); ++count)
        diagrams_->setItemText(count, QString::number(count));
    black_->setText(tr("In black and white"));
}

void HandoutDialog::changeEvent(QEvent *event)
{
    FittedDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone

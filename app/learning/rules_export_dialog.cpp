#include "learning/rules_export_dialog.h"

#include "faces/game_faces.h"
#include "games.h"
#include "lessons/handout/pages_buttons.h"
#include "words/program_language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <array>

namespace waystone {

RulesExportDialog::RulesExportDialog(const QString &game, QWidget *parent)
    : FittedDialog(parent),
      gameLabel_(new QLabel),
      firstLabel_(new QLabel),
      secondLabel_(new QLabel),
      pageLabel_(new QLabel),
      game_(new QComboBox),
      first_(new QComboBox),
      second_(new QComboBox),
      page_(new QComboBox),
      black_(new QCheckBox),
      buttons_(new PagesButtons(*this))
{
    setObjectName(QStringLiteral("rulesExportDialog"));
    game_->setObjectName(QStringLiteral("exportGame"));
    first_->setObjectName(QStringLiteral("exportFirstLanguage"));
    second_->setObjectName(QStringLiteral("exportSecondLanguage"));
    page_->setObjectName(QStringLiteral("exportPage"));
    black_->setObjectName(QStringLiteral("exportBlack"));
    auto *middle = new QWidget;
    auto *layout = new QFormLayout(middle);
    for (const auto &[label, box] : {std::pair(gameLabel_, game_), std::pair(firstLabel_, first_),
                                     std::pair(secondLabel_, second_), std::pair(pageLabel_, page_)}) {
        label->setBuddy(box);
        layout->addRow(label, box);
    }
    layout->addRow(black_);
    setParts(middle, buttons_);

    retranslate();
    game_->setCurrentIndex(std::max(0, game_->findData(game)));
    first_->setCurrentIndex(std::max(0, first_->findData(programLanguage())));
    const bool isLetter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    page_->setCurrentIndex(isLetter ? 1 : 0);
}

RulesExportChoice RulesExportDialog::choice() const
{
    RulesExportChoice choice;
    choice.game = game_->currentData().toString();
    choice.languages.append(first_->currentData().toString());
    const QString second = second_->currentData().toString();
    if (!second.isEmpty() && second != choice.languages.front())
        choice.languages.append(second);
    choice.paper = static_cast<QPageSize::PageSizeId>(page_->currentData().toInt());
    choice.isBlack = black_->isChecked();
    choice.to = buttons_->to();
    return choice;
}

void RulesExportDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

void RulesExportDialog::fill()
{
    for (QComboBox *box : {game_, first_, second_, page_})
        box->clear();
    for (const GameKind &kind : games().kinds())
        game_->addItem(gameFace(kind.id)->generalWords()->gameName(),
                       QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
    second_->addItem(tr("None"), QString());
    for (const auto &[code, name] : namedLanguages())
        for (QComboBox *box : {first_, second_})
            box->addItem(name, code);
    page_->addItem(tr("A4", "paper"), static_cast<int>(QPageSize::A4));
    page_->addItem(tr("US Letter", "paper"), static_cast<int>(QPageSize::Letter));
}

void RulesExportDialog::retranslate()
{
    setWindowTitle(tr("Rules on Paper"));
    gameLabel_->setText(tr("&Game:"));
    firstLabel_->setText(tr("&Language:"));
    secondLabel_->setText(tr("Se&cond language:"));
    pageLabel_->setText(tr("&Paper:"));
    // What was chosen stays so in the new words.
    const std::array boxes{game_, first_, second_, page_};
    std::array<int, boxes.size()> chosen{};
    for (std::size_t index = 0; index < boxes.size(); ++index)
        chosen[index] = std::max(0, boxes[index]->currentIndex());
    fill();
    for (std::size_t index = 0; index < boxes.size(); ++index)
        boxes[index]->setCurrentIndex(chosen[index]);
    black_->setText(tr("In &black and white"));
}

} // namespace waystone

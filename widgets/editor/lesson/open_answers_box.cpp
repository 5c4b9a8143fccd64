#include "editor/lesson/open_answers_box.h"

#include "bots/bots.h"
#include "controls/wrapping_button.h"
#include "session/player.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace waystone {

OpenAnswersBox::OpenAnswersBox(QWidget *parent)
    : QFrame(parent),
      text_(new QLabel),
      write_(new WrappingButton),
      play_(new WrappingButton),
      bot_(new QComboBox),
      every_(new WrappingButton)
{
    setObjectName(QStringLiteral("openAnswers"));
    setFrameShape(QFrame::StyledPanel);
    text_->setWordWrap(true);
    write_->setObjectName(QStringLiteral("writeAnswers"));
    play_->setObjectName(QStringLiteral("letBotAnswer"));
    bot_->setObjectName(QStringLiteral("answeringBot"));
    every_->setObjectName(QStringLiteral("proveEveryAnswer"));
    for (const std::string_view id : botIds())
        bot_->addItem(QString(), QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
    // Long names of levels make neither the box nor the panel broader.
    bot_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *layout = new QVBoxLayout(this);
    for (QWidget *part : std::initializer_list<QWidget *>{text_, write_, play_, bot_, every_})
        layout->addWidget(part);
    connect(write_, &QPushButton::clicked, this, &OpenAnswersBox::writeWanted);
    connect(play_, &QPushButton::clicked, this,
            [this] { emit botWanted(bot_->currentData().toString().toStdString()); });
    connect(every_, &QPushButton::clicked, this, &OpenAnswersBox::everyWanted);
    retranslate();
    hide();
}

void OpenAnswersBox::setStep(int step, const std::string &bot)
{
    step_ = step;
    setVisible(step >= 0);
    const int row = bot_->findData(QString::fromStdString(bot));
    bot_->setCurrentIndex(row >= 0 ? row : bot_->findData(QStringLiteral("casual")));
    retranslate();
}

void OpenAnswersBox::retranslate()
{
    text_->setText(
        tr("Step %1 leaves open what chance and the others do. The reader plays what is proved, so choose:")
            .arg(step_ + 1));
    write_->setText(tr("Write Their Answers…"));
    write_->setToolTip(tr("Play on the board what chance and the others do."));
    play_->setText(tr("Let the Computer Answer:"));
    play_->setToolTip(tr("It always gives the same answers, in the check and to the reader."));
    bot_->setAccessibleName(tr("Level that answers"));
    for (int row = 0; row < bot_->count(); ++row)
        bot_->setItemText(row, playedByName(bot_->itemData(row).toString().toStdString()));
    every_->setText(tr("Prove against Every Answer"));
    every_->setToolTip(tr("The goal must be within reach whatever chance and the others do."));
}

void OpenAnswersBox::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone

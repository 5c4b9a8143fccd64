#include "saving/not_kept_bar.h"

#include "saving/game_file.h"
#include "words/foreign_text.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace waystone {

NotKeptBar::NotKeptBar(const GameFile &file, QWidget *parent)
    : QFrame(parent), file_(file), text_(new QLabel), save_(new QPushButton)
{
    setObjectName(QStringLiteral("notKept"));
    setFrameShape(StyledPanel);
    text_->setObjectName(QStringLiteral("notKeptText"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    save_->setObjectName(QStringLiteral("saveElsewhere"));
    auto *row = new QHBoxLayout(this);
    row->addWidget(text_, 1);
    row->addWidget(save_);
    connect(save_, &QPushButton::clicked, this, &NotKeptBar::saveWanted);
    connect(&file, &GameFile::changed, this, &NotKeptBar::refresh);
    refresh();
}

void NotKeptBar::refresh()
{
    const bool isTold = file_.isOpen() && !file_.isKept();
    setVisible(isTold);
    text_->setText(isTold ? tr("The game cannot be kept in %1: %2. Every action tries again.")
                                .arg(foreign_text::line(QDir::toNativeSeparators(file_.folder().path()),
                                                        foreign_text::longestLine),
                                     file_.keepingTrouble())
                          : QString());
    save_->setText(tr("Save Elsewhere…"));
}

void NotKeptBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

} // namespace waystone

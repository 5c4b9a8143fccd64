#include "lessons/library/set_head.h"

#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "words/program_language.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace waystone {

namespace {

constexpr int leastHeight = 32;
/// lesson_parts.cpp has the longest text of a file; a title is no book.
constexpr int longestTitle = 200;
constexpr int longestSummary = 500;

QString written(const LocalText &text, const std::string &language)
{
    return QString::fromStdString(text.in(programLanguage().toStdString(), language));
}

} // namespace

SetHead::SetHead(QWidget *parent)
    : QFrame(parent),
      title_(new QLineEdit),
      summary_(new QLineEdit),
      progress_(new QLabel),
      up_(new QToolButton),
      down_(new QToolButton),
      print_(new QPushButton),
      give_(new QPushButton),
      delete_(new QPushButton)
{
    setObjectName(QStringLiteral("setHead"));
    setFrameShape(QFrame::StyledPanel);
    title_->setObjectName(QStringLiteral("setTitle"));
    title_->setMaxLength(longestTitle);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    summary_->setObjectName(QStringLiteral("setSummary"));
    summary_->setMaxLength(longestSummary);
    progress_->setObjectName(QStringLiteral("setProgress"));
    progress_->setTextFormat(Qt::PlainText);
    progress_->setWordWrap(true);
    progress_->setMinimumWidth(1);
    up_->setObjectName(QStringLiteral("moveUp"));
    up_->setArrowType(Qt::UpArrow);
    up_->setShortcut(Qt::ALT | Qt::Key_Up);
    down_->setObjectName(QStringLiteral("moveDown"));
    down_->setArrowType(Qt::DownArrow);
    down_->setShortcut(Qt::ALT | Qt::Key_Down);
    print_->setObjectName(QStringLiteral("printSet"));
    give_->setObjectName(QStringLiteral("giveSet"));
    auto *ways = new QMenu(give_);
    ways->setObjectName(QStringLiteral("giveSetMenu"));
    share_ = ways->addAction(QString());
    share_->setObjectName(QStringLiteral("shareSet"));
    export_ = ways->addAction(QString());
    export_->setObjectName(QStringLiteral("exportSet"));
    ways->setToolTipsVisible(true);
    give_->setMenu(ways);
    delete_->setObjectName(QStringLiteral("deleteSet"));
    fitToText(*this, [this] {
        for (QWidget *one : std::initializer_list<QWidget *>{title_, summary_, print_, give_, delete_})
            one->setMinimumHeight(besideText(leastHeight));
        for (QToolButton *one : {up_, down_})
            one->setMinimumSize(besideText(leastHeight), besideText(leastHeight));
    });
    auto *words = new QHBoxLayout;
    words->addWidget(title_, 2);
    words->addWidget(summary_, 3);
    words->addWidget(up_);
    words->addWidget(down_);
    auto *deeds = new QHBoxLayout;
    deeds->addWidget(progress_, 1);
    deeds->addWidget(print_);
    deeds->addWidget(give_);
    deeds->addWidget(delete_);
    auto *column = new QVBoxLayout(this);
    column->addLayout(words);
    column->addLayout(deeds);

    for (QLineEdit *line : {title_, summary_})
        connect(line, &QLineEdit::editingFinished, this, [this, line] {
            if (!line->isModified())
                return;
            line->setModified(false);
            emit changed(title_->text(), summary_->text());
        });
    connect(up_, &QToolButton::clicked, this, [this] { emit moveRequested(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { emit moveRequested(1); });
    connect(print_, &QPushButton::clicked, this, &SetHead::printRequested);
    connect(share_, &QAction::triggered, this, &SetHead::shareRequested);
    connect(export_, &QAction::triggered, this, &SetHead::exportRequested);
    connect(delete_, &QPushButton::clicked, this, &SetHead::deleteRequested);
    retranslate();
}

void SetHead::show(const LessonSet &set, const QString &progress)
{
    // What is being typed stays.
    if (!title_->isModified())
        title_->setText(written(set.title, set.language));
    if (!summary_->isModified())
        summary_->setText(written(set.summary, set.language));
    progress_->setText(progress);
    for (QPushButton *button : {print_, give_})
        button->setEnabled(!set.lessons.empty());
}

void SetHead::setMovable(bool up, bool down)
{
    up_->setEnabled(up);
    down_->setEnabled(down);
}

void SetHead::beginTitle()
{
    title_->setFocus();
    title_->selectAll();
}

void SetHead::retranslate()
{
    title_->setPlaceholderText(tr("Title of the set"));
    title_->setAccessibleName(title_->placeholderText());
    summary_->setPlaceholderText(tr("What it teaches, in a sentence"));
    summary_->setAccessibleName(summary_->placeholderText());
    up_->setToolTip(tr("Earlier in the set (Alt+Up)"));
    up_->setAccessibleName(tr("Earlier in the set"));
    down_->setToolTip(tr("Later in the set (Alt+Down)"));
    down_->setAccessibleName(tr("Later in the set"));
    // Three long texts would not have room beside each other.
    print_->setText(tr("Print…"));
    print_->setAccessibleName(tr("Print the set"));
    print_->setToolTip(tr("All its lessons on paper, with their answers at the end"));
    give_->setText(tr("Share"));
    give_->setAccessibleName(tr("Share the set"));
    give_->setToolTip(tr("In one file, to be given to others"));
    share_->setText(tr("As a &Web Page…"));
    share_->setToolTip(tr("Plays its lessons in any browser, on a phone as well"));
    export_->setText(tr("As a &Set for Waystone…"));
    export_->setToolTip(tr("To be brought into somebody else’s library"));
    delete_->setText(tr("Delete…"));
    delete_->setAccessibleName(tr("Delete the set"));
    delete_->setToolTip(tr("Its lessons stay in the library"));
}

void SetHead::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace waystone

#include "editor/drafts/lost_drafts_dialog.h"

#include "faces/game_faces.h"
#include "fitting/text_watch.h"
#include "words/date_text.h"
#include "words/foreign_text.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int widthInLetters = 84;
constexpr int linesOfList = 12;

QString gameName(const std::string &game)
{
    const GameFace *face = gameFace(game);
    return face != nullptr ? face->generalWords()->gameName()
                           : foreign_text::line(QString::fromStdString(game));
}

QString shownPath(const QString &path)
{
    return foreign_text::line(QDir::toNativeSeparators(path), foreign_text::longestLine);
}

QPushButton *button(const char *name)
{
    auto *made = new QPushButton;
    made->setObjectName(QLatin1String(name));
    made->setAutoDefault(false);
    return made;
}

/// What there is to know of a draft, line by line.
QString linesOf(const LostDraft &lost)
{
    QStringList lines{LostDraftsDialog::nameOf(lost.draft)};
    const QString file = shownPath(lost.draft.path);
    switch (lost.file) {
    case LostDraft::File::none:
        lines.append(LostDraftsDialog::tr("Not in a file yet"));
        break;
    case LostDraft::File::same:
        lines.append(LostDraftsDialog::tr("Belongs to the file %1").arg(file));
        break;
    case LostDraft::File::changed:
        lines.append(LostDraftsDialog::tr("Belongs to the file %1, which has been changed since").arg(file));
        break;
    case LostDraft::File::missing:
        lines.append(LostDraftsDialog::tr("Belongs to the file %1, which is no longer there").arg(file));
        break;
    }
    lines.append(LostDraftsDialog::tr("Last changed: %1")
                     .arg(date_text::spoken(lost.changed, QDateTime::currentDateTime())));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

LostDraftsDialog::LostDraftsDialog(QWidget *parent)
    : FittedDialog(parent),
      heading_(new QLabel),
      list_(new QListWidget),
      damagedText_(new QLabel),
      open_(button("openDraft")),
      openFile_(button("openDraftFile")),
      openBoth_(button("openDraftAndFile")),
      delete_(button("deleteDraft")),
      later_(button("draftsLater"))
{
    setObjectName(QStringLiteral("lostDrafts"));
    heading_->setWordWrap(true);
    list_->setObjectName(QStringLiteral("lostDraftsList"));
    list_->setWordWrap(true);
    list_->setSpacing(2);
    fitToText(*list_, [this] { list_->setMinimumHeight(fontMetrics().lineSpacing() * linesOfList); });
    heading_->setBuddy(list_);
    damagedText_->setObjectName(QStringLiteral("damagedDrafts"));
    damagedText_->setTextFormat(Qt::PlainText);
    damagedText_->setWordWrap(true);
    damagedText_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    open_->setDefault(true);
    layOut();
    connectParts();
    retranslate();
}

void LostDraftsDialog::layOut()
{
    auto *foot = new QWidget;
    auto *buttons = new QHBoxLayout(foot);
    buttons->setContentsMargins({});
    for (QPushButton *each : {open_, openFile_, openBoth_, delete_})
        buttons->addWidget(each);
    buttons->addStretch();
    buttons->addWidget(later_);
    auto *middle = new QWidget;
    auto *column = new QVBoxLayout(middle);
    column->addWidget(heading_);
    column->addWidget(list_, 1);
    column->addWidget(damagedText_);
    setParts(middle, foot, widthInLetters);
}

void LostDraftsDialog::connectParts()
{
    connect(list_, &QListWidget::currentRowChanged, this, &LostDraftsDialog::refresh);
    connect(list_, &QListWidget::itemActivated, this, [this] { open(DraftChoice::draft); });
    connect(open_, &QPushButton::clicked, this, [this] { open(DraftChoice::draft); });
    connect(openFile_, &QPushButton::clicked, this, [this] { open(DraftChoice::file); });
    connect(openBoth_, &QPushButton::clicked, this, [this] { open(DraftChoice::both); });
    connect(delete_, &QPushButton::clicked, this, [this] {
        if (const LostDraft *draft = chosen())
            emit deleteWanted(LostDraft(*draft));
    });
    connect(later_, &QPushButton::clicked, this, &QDialog::close);
}

QString LostDraftsDialog::nameOf(const Draft &draft)
{
    const QString game = gameName(draft.game);
    const QString title = foreign_text::line(draft.title, foreign_text::longestLine);
    switch (draft.kind) {
    case Draft::Kind::lesson:
        return title.isEmpty() ? tr("Lesson without a title (%1)", "game").arg(game)
                               : tr("Lesson “%1” (%2)", "title, game").arg(title, game);
    case Draft::Kind::edition:
        return tr("Edition “%1” (%2)", "title, game").arg(title, game);
    case Draft::Kind::position:
        break;
    }
    return tr("Position (%1)", "game").arg(game);
}

const LostDraft *LostDraftsDialog::chosen() const
{
    const auto row = static_cast<std::size_t>(list_->currentRow());
    return list_->currentRow() >= 0 && row < drafts_.size() ? &drafts_[row] : nullptr;
}

void LostDraftsDialog::open(DraftChoice choice)
{
    if (const LostDraft *draft = chosen())
        emit openWanted(LostDraft(*draft), choice);
}

void LostDraftsDialog::setDrafts(std::vector<LostDraft> drafts, QStringList damaged)
{
    drafts_ = std::move(drafts);
    damaged_ = std::move(damaged);
    const int row = std::max(0, list_->currentRow());
    list_->clear();
    for (std::size_t at = 0; at < drafts_.size(); ++at)
        list_->addItem(QString());
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    retranslate();
}

void LostDraftsDialog::refresh()
{
    const LostDraft *draft = chosen();
    const bool hasChanged = draft != nullptr && draft->file == LostDraft::File::changed;
    open_->setText(hasChanged ? tr("Open the &Draft") : tr("&Open"));
    open_->setEnabled(draft != nullptr);
    openFile_->setVisible(hasChanged);
    openBoth_->setVisible(hasChanged);
    delete_->setEnabled(draft != nullptr);
}

void LostDraftsDialog::retranslate()
{
    setWindowTitle(tr("Unsaved Work"));
    heading_->setText(drafts_.empty()
                          ? tr("All your work has been saved to files.")
                          : tr("You were editing this when a window or the program was closed, and no file "
                               "contains it as it is here. It stays until you open or delete it."));
    list_->setAccessibleName(tr("Unsaved work, newest first"));
    for (int row = 0; row < list_->count(); ++row)
        list_->item(row)->setText(linesOf(drafts_[static_cast<std::size_t>(row)]));
    QStringList files;
    for (const QString &path : damaged_)
        files.append(shownPath(path));
    damagedText_->setVisible(!files.isEmpty());
    damagedText_->setText(tr("%n damaged draft(s) cannot be read and stay under another name:\n%1", nullptr,
                             static_cast<int>(files.size()))
                              .arg(files.join(QLatin1Char('\n'))));
    openFile_->setText(tr("Open the &File"));
    openBoth_->setText(tr("Open &Both"));
    delete_->setText(tr("Delete…"));
    later_->setText(tr("Later"));
    refresh();
}

void LostDraftsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

} // namespace waystone

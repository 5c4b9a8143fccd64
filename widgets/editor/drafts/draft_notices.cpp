#include "editor/drafts/draft_notices.h"

#include "controls/notice_bar.h"
#include "files/draft_keeper.h"
#include "files/edited_file.h"
#include "words/foreign_text.h"

#include <QDir>
#include <QPushButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

QString shown(const QString &path)
{
    return foreign_text::line(QDir::toNativeSeparators(path), foreign_text::longestLine);
}

} // namespace

DraftNotices::DraftNotices(const DraftKeeper &keeper, const EditedFile &file, QWidget *parent)
    : QWidget(parent),
      notKept_(new NoticeBar(
          QStringLiteral("draftNotKept"),
          [&keeper] {
              return keeper.isKept() || keeper.isOutdated()
                         ? QString()
                         : tr("Your work cannot be kept in %1: %2. The program tries again after "
                              "every change.")
                               .arg(shown(keeper.folder().path()), keeper.error());
          },
          [] { return tr("Save Elsewhere…"); })),
      outdated_(new NoticeBar(
          QStringLiteral("draftOutdated"),
          [&keeper] {
              return keeper.isOutdated()
                         ? tr("An older draft cannot be deleted from %1: %2. The program offers "
                              "it when it starts again; you do not need it.")
                               .arg(shown(keeper.folder().path()), keeper.error())
                         : QString();
          })),
      shared_(new NoticeBar(QStringLiteral("fileShared"), [&file] {
          return file.isShared() ? tr("Another window is editing the same file: %1. The last to save decides "
                                      "what is in it.")
                                       .arg(shown(file.path()))
                                 : QString();
      }))
{
    notKept_->button()->setObjectName(QStringLiteral("saveDraftElsewhere"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(notKept_);
    column->addWidget(outdated_);
    column->addWidget(shared_);
    connect(notKept_->button(), &QPushButton::clicked, this, &DraftNotices::saveWanted);
    connect(&keeper, &DraftKeeper::errorChanged, this, &DraftNotices::refresh);
    connect(&file, &EditedFile::sharedChanged, this, &DraftNotices::refresh);
    refresh();
}

void DraftNotices::refresh()
{
    notKept_->refresh();
    outdated_->refresh();
    shared_->refresh();
    // Nothing to tell takes no room, not even the space between two lines.
    setVisible(!notKept_->isHidden() || !outdated_->isHidden() || !shared_->isHidden());
}

} // namespace waystone

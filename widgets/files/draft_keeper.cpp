#include "files/draft_keeper.h"

namespace waystone {

DraftKeeper::DraftKeeper(DraftFolder folder, std::function<std::optional<Draft>()> unsaved, QObject *parent)
    : QObject(parent),
      folder_(std::move(folder)),
      unsaved_(std::move(unsaved)),
      file_(folder_.files(), DraftFolder::suffix())
{
    timer_.setSingleShot(true);
    timer_.setInterval(folder_.pause());
    connect(&timer_, &QTimer::timeout, this, &DraftKeeper::keep);
}

void DraftKeeper::resume(std::unique_ptr<QFile> file)
{
    kept_.clear();
    file_ = KeptFile(folder_.files(), DraftFolder::suffix(), std::move(file));
}

void DraftKeeper::touch()
{
    // Not begun anew by each change: who types without a pause is kept as well.
    if (!timer_.isActive())
        timer_.start();
}

QString DraftKeeper::bringUpToDate(const std::optional<Draft> &draft)
{
    if (!draft) {
        kept_.clear();
        return file_.remove();
    }
    const QByteArray text = writeDraft(*draft);
    if (text == kept_)
        return {};
    QString error = file_.replace(text);
    kept_ = error.isEmpty() ? text : QByteArray();
    return error;
}

void DraftKeeper::keep()
{
    timer_.stop();
    if (isDiscarded_)
        return;
    const std::optional<Draft> draft = unsaved_();
    const QString error = bringUpToDate(draft);
    const bool isOutdated = !draft && !error.isEmpty();
    if (error == error_ && isOutdated == isOutdated_)
        return;
    error_ = error;
    isOutdated_ = isOutdated;
    emit errorChanged();
}

void DraftKeeper::discard()
{
    timer_.stop();
    isDiscarded_ = true;
    (void)file_.remove();
}

} // namespace waystone

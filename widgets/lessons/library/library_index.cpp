#include "lessons/library/library_index.h"

#include "files/durable_file.h"
#include "files/file_content.h"

#include <QDataStream>
#include <QDateTime>

namespace waystone {

namespace {

constexpr quint32 magic = 0x57415949; // "WAYI"
/// To be raised with every change of what is written here.
constexpr quint32 version = 1;
/// A file that was changed so shortly before it was read may have been changed again within the same tick of the clock.
constexpr qint64 settled = 2000;
constexpr quint32 most = 100'000;

QDataStream &operator<<(QDataStream &out, const std::string &text)
{
    return out << QByteArray::fromStdString(text);
}

QDataStream &operator>>(QDataStream &in, std::string &text)
{
    QByteArray bytes;
    in >> bytes;
    text = bytes.toStdString();
    return in;
}

template <class Items, class Write>
void writeAll(QDataStream &out, const Items &items, const Write &write)
{
    out << static_cast<quint32>(items.size());
    for (const auto &item : items)
        write(item);
}

template <class Read>
void readAll(QDataStream &in, const Read &read)
{
    quint32 count = 0;
    in >> count;
    for (quint32 at = 0; at < std::min(count, most) && in.status() == QDataStream::Ok; ++at)
        read();
}

QDataStream &operator<<(QDataStream &out, const LocalText &text)
{
    writeAll(out, text.texts, [&out](const auto &entry) { out << entry.first << entry.second; });
    return out;
}

QDataStream &operator>>(QDataStream &in, LocalText &text)
{
    readAll(in, [&] {
        std::string language;
        in >> language;
        in >> text.texts[language];
    });
    return in;
}

QDataStream &operator<<(QDataStream &out, const LibraryItem &item)
{
    out << static_cast<qint32>(item.kind) << item.game << item.id << item.title << item.summary
        << item.language << static_cast<qint32>(item.level) << item.tags;
    writeAll(out, item.shares, [&out](const LanguageShare &share) {
        out << share.language << static_cast<qint32>(share.there) << static_cast<qint32>(share.all);
    });
    writeAll(out, item.steps, [&out](const LibraryItem::Step &step) {
        out << step.id << step.isPlayed;
        writeAll(out, step.rules, [&out](const std::string &rule) { out << rule; });
    });
    return out;
}

QDataStream &operator>>(QDataStream &in, LibraryItem &item)
{
    qint32 kind = 0;
    qint32 level = 0;
    in >> kind >> item.game >> item.id >> item.title >> item.summary >> item.language >> level >> item.tags;
    item.kind =
        static_cast<LibraryItem::Kind>(std::clamp(kind, 0, static_cast<int>(LibraryItem::Kind::position)));
    item.level = level;
    readAll(in, [&] {
        LanguageShare &share = item.shares.emplace_back();
        qint32 there = 0;
        qint32 all = 0;
        in >> share.language >> there >> all;
        share.there = there;
        share.all = all;
    });
    readAll(in, [&] {
        LibraryItem::Step &step = item.steps.emplace_back();
        in >> step.id >> step.isPlayed;
        readAll(in, [&] { in >> step.rules.emplace_back(); });
    });
    return in;
}

} // namespace

bool LibraryIndex::Known::fits(const QFileInfo &file) const
{
    return size == file.size() && modified == file.lastModified().toMSecsSinceEpoch() &&
           modified + settled < readAt;
}

QHash<QString, LibraryIndex::Known> LibraryIndex::read(const QByteArray &content)
{
    QDataStream in(content);
    in.setVersion(QDataStream::Qt_6_0);
    quint32 foundMagic = 0;
    quint32 foundVersion = 0;
    in >> foundMagic >> foundVersion;
    if (foundMagic != magic || foundVersion != version)
        return {};
    QHash<QString, Known> known;
    readAll(in, [&] {
        QString name;
        Known one;
        bool isItem = false;
        in >> name >> one.size >> one.modified >> one.readAt >> isItem;
        if (isItem)
            in >> one.item.emplace();
        known.insert(name, std::move(one));
    });
    return in.status() == QDataStream::Ok ? known : QHash<QString, Known>();
}

QByteArray LibraryIndex::written() const
{
    QByteArray content;
    QDataStream out(&content, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_0);
    out << magic << version << static_cast<quint32>(asked_.size());
    for (auto each = asked_.begin(); each != asked_.end(); ++each) {
        out << each.key() << each->size << each->modified << each->readAt << each->item.has_value();
        if (each->item)
            out << *each->item;
    }
    return content;
}

void LibraryIndex::load()
{
    isLoaded_ = true;
    if (!QFileInfo::exists(path_))
        return;
    if (const Result<QByteArray> content = fileContent(path_))
        known_ = read(*content);
}

std::optional<LibraryItem> LibraryIndex::itemOf(const QFileInfo &file)
{
    if (!isLoaded_)
        load();
    Known known = known_.take(file.fileName());
    if (!known.fits(file)) {
        known = {file.size(), file.lastModified().toMSecsSinceEpoch(), QDateTime::currentMSecsSinceEpoch(),
                 readLibraryItem(file.filePath(), true)};
        isChanged_ = true;
    }
    std::optional<LibraryItem> item = known.item;
    const qint64 modified = known.modified;
    asked_.insert(file.fileName(), std::move(known));
    if (item) {
        item->path = file.filePath();
        item->isOwn = true;
        item->modified = modified;
    }
    return item;
}

void LibraryIndex::keep()
{
    // Without it the next start takes longer, which is all: nobody has to be told.
    if (isChanged_ || !known_.isEmpty())
        (void)replaceFile(path_, written());
    isChanged_ = false;
    known_ = std::exchange(asked_, {});
}

} // namespace waystone

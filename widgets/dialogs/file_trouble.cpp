#include "dialogs/file_trouble.h"

#include <QCoreApplication>
#include <QDir>

namespace waystone {

namespace {

struct FileTrouble {
    Q_DECLARE_TR_FUNCTIONS(waystone::FileTrouble)
};

QString advice(FileDeed deed)
{
    switch (deed) {
    case FileDeed::read:
        return FileTrouble::tr(
            "Nothing was changed. Check that the file exists and can be read, or choose another one.");
    case FileDeed::write:
        return FileTrouble::tr(
            "Nothing was lost. Choose another folder, or free up space on the disk, and try again.");
    case FileDeed::change:
        return FileTrouble::tr("Check that the file and its folder can be written to and that the disk has "
                               "room, then try again.");
    }
    return {};
}

} // namespace

Trouble fileTrouble(const QString &text, FileDeed deed, const QString &path, const QStringList &reasons)
{
    Trouble trouble{text, reasons};
    trouble.path = QDir::toNativeSeparators(path);
    trouble.advice = advice(deed);
    return trouble;
}

} // namespace waystone

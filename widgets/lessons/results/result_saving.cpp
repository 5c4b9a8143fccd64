#include "lessons/results/result_saving.h"

#include "dialogs/file_trouble.h"
#include "files/durable_file.h"
#include "files/file_kinds.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace waystone {

namespace {

struct ResultSaving {
    Q_DECLARE_TR_FUNCTIONS(waystone::ResultSaving)
};

/// Of what may stand in the name of a file everywhere.
QString fileName(const LessonResult &result)
{
    QString name = QString::fromStdString(result.lesson);
    if (!result.name.empty())
        name += QLatin1Char('-') + QString::fromStdString(result.name);
    for (QChar &sign : name)
        if (!sign.isLetterOrNumber() && sign != QLatin1Char('-'))
            sign = QLatin1Char('-');
    return name + QLatin1Char('.') + fileEnding(FileKind::result);
}

} // namespace

void saveResult(QWidget &window, Dialogs &dialogs, const LessonResult &result, QString &folder)
{
    const QString file = dialogs.fileToSave(
        &window, ResultSaving::tr("Save the Result"), QDir(folder).filePath(fileName(result)),
        ResultSaving::tr("Results of lessons (%1)").arg(filePatterns({FileKind::result})));
    if (file.isEmpty())
        return;
    folder = QFileInfo(file).absolutePath();
    const QString error = replaceFile(file, QByteArray::fromStdString(writeResult(result)));
    if (error.isEmpty())
        return;
    dialogs.showTrouble(&window, [&] {
        return fileTrouble(ResultSaving::tr("The result cannot be saved."), FileDeed::write, file, {error});
    });
}

} // namespace waystone

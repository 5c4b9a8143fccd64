#include "window/moment_copies.h"

#include "board/board_export.h"
#include "core/languages.h"
#include "desk/game_desk.h"
#include "dialogs/file_trouble.h"
#include "files/durable_file.h"
#include "lessons/page/lesson_page_file.h"
#include "models/score_sheet_model.h"
#include "window/saved_note.h"
#include "window/services.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QImage>

namespace waystone {

namespace {

struct MomentCopies {
    Q_DECLARE_TR_FUNCTIONS(waystone::MomentCopies)
};

} // namespace

void copyMomentText(GameDesk &desk)
{
    if (!desk.mayShowAll())
        return;
    const GameController &controller = desk.controller();
    const Game &game = controller.game();
    QApplication::clipboard()->setText(
        QString::fromStdString(game.positionText(game.setup(*controller.openPosition()))));
}

void copyMomentPicture(BoardScene &scene)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (exportBoard(scene, buffer, ImageFormat::png))
        QApplication::clipboard()->setImage(QImage::fromData(buffer.data(), "PNG"));
}

void exportMomentPage(QWidget &window, Services &services, GameDesk &desk)
{
    GameController &controller = desk.controller();
    const QString name = controller.words().gameName();
    const QString path =
        services.dialogs.fileToSave(&window, MomentCopies::tr("Save the Web Page"),
                                    QDir(services.settings.folder()).filePath(name + QStringLiteral(".html")),
                                    MomentCopies::tr("Web pages (*.html)"));
    if (path.isEmpty())
        return;
    services.settings.setFolder(QFileInfo(path).absolutePath());
    LanguageSwitch &languages = services.languages;
    const QString own = languages.current();
    const ScoreSheetModel sheet(controller);
    // The program speaks other languages for a moment, which nobody has to see.
    window.setUpdatesEnabled(false);
    const QByteArray page =
        positionPage({name, controller.table(), controller.shown().view, {}, nobody, &sheet},
                     everyLanguage(own), [&languages](const QString &code) { languages.set(code); });
    languages.set(own);
    window.setUpdatesEnabled(true);
    const QString error = replaceFile(path, page);
    if (error.isEmpty())
        SavedNote::show(window, path);
    else
        services.dialogs.showTrouble(&window, [&] {
            return fileTrouble(MomentCopies::tr("The web page cannot be saved."), FileDeed::write, path,
                               {error});
        });
}

} // namespace waystone

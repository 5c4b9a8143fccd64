#include "lessons/handout/print_out.h"

#include "print/print_pages.h"
#include "words/program_language.h"

#include <QCoreApplication>
#include <QPrinter>
#include <QWidget>

namespace waystone {

namespace {

struct PrintOut {
    Q_DECLARE_TR_FUNCTIONS(waystone::PrintOut)
};

} // namespace

void printOut(QWidget &window, Dialogs &dialogs, const PrintDocument &document, QPageSize::PageSizeId paper,
              PagesTo to, const Speak &speak)
{
    if (to == PagesTo::file)
        return;
    QPrinter printer(QPrinter::HighResolution);
    preparePrinter(printer, document, paper);
    const auto print = [&](QPrinter &target) {
        const QString own = programLanguage();
        // The program speaks another language for a moment, which nobody has to see.
        window.setUpdatesEnabled(false);
        if (!document.languages.isEmpty() && document.languages.front() != own)
            speak(document.languages.front());
        const int pages = printPages(document, target);
        if (programLanguage() != own)
            speak(own);
        window.setUpdatesEnabled(true);
        if (pages == 0)
            dialogs.showTrouble(&window, [&target] {
                Trouble trouble;
                trouble.text = PrintOut::tr("The pages cannot be printed.");
                trouble.details = QStringList(target.printerName());
                trouble.advice = PrintOut::tr("Look whether the printer is there and switched on, or save "
                                              "the pages as a PDF file.");
                return trouble;
            });
    };
    if (to == PagesTo::preview)
        dialogs.preview(&window, printer, print);
    else if (dialogs.choosePrinter(&window, printer))
        print(printer);
}

} // namespace waystone

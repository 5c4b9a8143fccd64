#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

class QPrinter;
class QWidget;

namespace waystone {

/// What went wrong: a sentence and, if need be, the details line by line.
struct Trouble {
    QString text;
    QStringList details;
    std::vector<std::string> codes = {}; ///< of problems whose rule can be read
    // By such a code; both are set by the window.
    std::function<QString(std::string_view)> ruleTitle = {}; ///< in the program's language
    std::function<void(std::string_view)> openRule = {};
    QString path = {};   ///< of the file that it is about; empty if it is about none
    QString advice = {}; ///< what can be done, in a sentence or two
};

/// Changes that are in no file, about to make room for something else.
struct UnsavedChanges {
    QString question;    ///< names what has changed
    QString consequence; ///< of discarding them
    bool canSave = true;
};

/// What becomes of them.
enum class Unsaved { save, discard, cancel };

/// Everything the window asks the user in a dialog of the system's. Tests answer in their own way.
class Dialogs {
public:
    virtual ~Dialogs();

    /// The name of a file to open; empty if the user thought better of it. `filter` as QFileDialog has it.
    virtual QString fileToOpen(QWidget *parent, const QString &title, const QString &folder,
                               const QString &filter) = 0;
    /// A folder that is there; empty likewise.
    virtual QString folderToOpen(QWidget *parent, const QString &title, const QString &folder) = 0;
    /// The name of a file to write, with its suffix; whoever answers has asked before overwriting.
    virtual QString fileToSave(QWidget *parent, const QString &title, const QString &proposal,
                               const QString &filter) = 0;
    virtual Unsaved aboutUnsaved(QWidget *parent, const UnsavedChanges &changes) = 0;
    /// Whether what `question` names may be deleted for good.
    virtual bool mayDelete(QWidget *parent, const QString &question) = 0;
    /// `trouble` is asked again when the language changes.
    virtual void showTrouble(QWidget *parent, const std::function<Trouble()> &trouble) = 0;
    /// Lets the user choose a printer, pages and copies; false if they thought better of it.
    virtual bool choosePrinter(QWidget *parent, QPrinter &printer) = 0;
    /// Shows the pages that `print` prints, and prints them from there. It may be called several times.
    virtual void preview(QWidget *parent, QPrinter &printer,
                         const std::function<void(QPrinter &)> &print) = 0;
};

/// The real ones.
[[nodiscard]] std::unique_ptr<Dialogs> systemDialogs();

} // namespace waystone

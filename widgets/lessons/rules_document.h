#pragma once

#include <QPageSize>
#include <QString>
#include <QStringList>

class QIODevice;
class QTextDocument;

namespace waystone {

/// All rules of a game on paper: chapter by chapter, with notes, pictures and where the books have them.
class RulesDocument {
public:
    struct Choice {
        QString game;          ///< its id
        QStringList languages; ///< one, or two side by side; ISO 639-1. Pictures speak the program's language
        QPageSize page = QPageSize(QPageSize::A4);
    };

    explicit RulesDocument(Choice choice) : choice_(std::move(choice)) {}

    /// False, and the document stays as it is, if there is no such game or no language.
    bool fill(QTextDocument &document) const;
    /// A PDF whose text can be selected. False if it cannot be written.
    bool writePdf(QIODevice &device) const;
    /// A file that cannot be written whole keeps what it held.
    bool writePdf(const QString &fileName) const;

private:
    Choice choice_;
};

} // namespace waystone

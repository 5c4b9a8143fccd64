#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace waystone {

/// One text of a translation file.
struct TranslatedMessage {
    QString context;
    QString source;
    QString comment;
    QStringList translations; ///< one, or one for each plural form
    bool isPlural = false;
    bool isUnfinished = false;

    [[nodiscard]] QString key() const;
};

/// Of the language's file below `root`, the folder of the sources.
[[nodiscard]] QList<TranslatedMessage> translatedMessages(const QString &root, const QString &language);

} // namespace waystone

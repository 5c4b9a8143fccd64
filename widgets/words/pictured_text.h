#pragma once

#include <QList>
#include <QMetaType>
#include <QString>

namespace waystone {

/// A sentence in which small pictures stand for some of the words. Read aloud it is a whole sentence all the same.
class PicturedText {
public:
    struct Part {
        QString spoken;
        QString shown;   ///< words; beside a picture what stands before it, mostly a number
        QString drawing; ///< of resources/pieces; empty for words alone

        friend bool operator==(const Part &, const Part &) = default;
    };

    PicturedText() = default;
    // Words are such a sentence.
    PicturedText(const QString &words);
    [[nodiscard]] static PicturedText picture(const QString &drawing, const QString &spoken,
                                              const QString &before = {});
    /// The pattern with %1 to %9 replaced by the first value to the ninth.
    [[nodiscard]] static PicturedText filled(const QString &pattern, const QList<PicturedText> &values);
    /// The items beside each other; commas between them are heard and not seen.
    [[nodiscard]] static PicturedText row(const QList<PicturedText> &items);

    PicturedText &operator+=(const PicturedText &other);

    [[nodiscard]] bool isEmpty() const { return parts_.isEmpty(); }
    [[nodiscard]] const QList<Part> &parts() const { return parts_; }
    /// For screen readers, searches and whatever else has no pictures.
    [[nodiscard]] QString spoken() const;

    friend bool operator==(const PicturedText &, const PicturedText &) = default;

private:
    QList<Part> parts_;
};

} // namespace waystone

Q_DECLARE_METATYPE(waystone::PicturedText)

#include "editor/position/field_text.h"

#include "words/foreign_text.h"
#include "words/general_words.h"

#include <QFileInfo>

namespace waystone {

QString FieldText::value(const Field &field, int value, const GameWords &words)
{
    switch (field.kind) {
    case Field::Kind::choice:
        if (value >= 0 && value < static_cast<int>(field.options.size()))
            return words.fieldOption(field.options[static_cast<std::size_t>(value)]);
        break;
    case Field::Kind::flag:
        return value != 0 ? tr("yes", "value of a field") : tr("no", "value of a field");
    case Field::Kind::seat:
        return value == Field::noSeat ? tr("nobody", "value of a field")
                                      : words.seatName(static_cast<Seat>(value));
    case Field::Kind::number:
        break;
    }
    return QString::number(value);
}

QString FieldText::step(const Field &field, int value, const GameWords &words)
{
    const QString now = FieldText::value(field, value, words);
    if (field.key.owner == nobody)
        return tr("%1: %2", "a field, its value").arg(words.fieldName(field), now);
    return tr("%1 (%2): %3", "a field, whose it is, its value")
        .arg(words.fieldName(field), words.seatName(field.key.owner), now);
}

QString FieldText::playerStep(Seat seat)
{
    return tr("%1: name and color", "a player").arg(general_words::player(seat));
}

QString FieldText::openStep(const QString &path)
{
    return tr("File opened: %1").arg(foreign_text::line(QFileInfo(path).completeBaseName()));
}

} // namespace waystone

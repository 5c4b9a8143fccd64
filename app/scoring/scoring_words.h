#pragma once

#include <QScrollArea>

class QLabel;

namespace waystone {

/// What the scoring has to tell at a step: a title and a sentence, with the mark of a winner. Two lines of the sentence
/// are seen at once, a longer one scrolls.
class ScoringWords final : public QScrollArea {
    Q_OBJECT

public:
    ScoringWords();

    void tell(const QString &title, const QString &sentence);
    /// Null for none.
    void setMark(const QPixmap &mark);

    [[nodiscard]] QString title() const;
    /// Empty where the title says all.
    [[nodiscard]] QString sentence() const;
    /// Of the title and two lines.
    [[nodiscard]] int reservedHeight() const;

private:
    QLabel *mark_;
    QLabel *title_;
    QLabel *sentence_;
};

} // namespace waystone

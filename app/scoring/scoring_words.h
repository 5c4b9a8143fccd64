#pragma once

#include <QScrollArea>
#include <QStringList>

class QLabel;

namespace waystone {

/// What the scoring has to tell at a step: a title and a sentence, with the mark of a winner. Two lines of the
/// sentence are seen at once, or more where one needs them; what is longer than a few scrolls. It takes the keyboard where
/// nothing is to be pressed.
class ScoringWords final : public QScrollArea {
    Q_OBJECT

public:
    ScoringWords();

    /// `ways` are the sentence and shorter ones, which say less: the first that has room is shown. May be empty.
    void tell(const QString &title, const QStringList &ways);
    /// Null for none.
    void setMark(const QPixmap &mark);

    [[nodiscard]] QString title() const;
    /// As much of it as there is to say; empty where the title says all.
    [[nodiscard]] QString sentence() const;
    /// Of the title and two lines, or more where one of these sentences needs them at this width.
    [[nodiscard]] int reservedHeight(const QStringList &sentences, int width) const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void choose();
    [[nodiscard]] int linesOf(const QString &sentence, int width) const;

    QStringList ways_;
    QLabel *mark_;
    QLabel *title_;
    QLabel *sentence_;
};

} // namespace waystone

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace waystone {

class FewLines;

/// Why what was clicked is not possible, beside a warning, with a link to the rule if somebody can show it. It is told
/// whole: in smaller letters where there is little room.
class RefusalLine final : public QWidget {
    Q_OBJECT

public:
    explicit RefusalLine(QWidget *parent = nullptr);

    void tell(const QString &sentence);
    void offerRule(bool offers);
    void retranslate();
    [[nodiscard]] QString text() const;
    /// Whether all of it can be read in this breadth.
    [[nodiscard]] bool fits(int width) const;

signals:
    void ruleWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshColors();

    QLabel *sign_;
    FewLines *sentence_;
    QPushButton *rule_;
};

} // namespace waystone

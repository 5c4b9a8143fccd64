#pragma once

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace waystone {

class LessonDraft;

/// What a lesson has as a whole beside its texts: its id, for whom it is, how its author files it, and in which languages it wants to be complete.
class LessonHead final : public QWidget {
    Q_OBJECT

public:
    explicit LessonHead(LessonDraft &draft, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void setId();
    void setTags();

    LessonDraft &draft_;
    QLineEdit *id_, *tags_;
    QComboBox *level_, *original_;
    QLabel *idLabel_, *levelLabel_, *originalLabel_, *languagesLabel_, *tagsLabel_;
    std::vector<QCheckBox *> languages_;
};

} // namespace waystone

#include "editor/lesson/marks_panel.h"

#include "controls/calm_view.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_names.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int kinds = 5;
constexpr int tones = 3;

} // namespace

MarksPanel::MarksPanel(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      mark_(new QPushButton),
      kind_(new QComboBox),
      tone_(new QComboBox),
      help_(new QLabel),
      list_(new CalmView<QListWidget>),
      remove_(new QToolButton)
{
    mark_->setObjectName(QStringLiteral("markBoard"));
    mark_->setCheckable(true);
    kind_->setObjectName(QStringLiteral("markKind"));
    tone_->setObjectName(QStringLiteral("markTone"));
    list_->setObjectName(QStringLiteral("marks"));
    remove_->setObjectName(QStringLiteral("removeMark"));
    help_->setWordWrap(true);
    for (int kind = 0; kind < kinds; ++kind)
        kind_->addItem(QString());
    for (int tone = 0; tone < tones; ++tone)
        tone_->addItem(QString());

    connect(mark_, &QPushButton::toggled, this, [this](bool marking) {
        arrowFrom_.reset();
        say();
        emit markingChanged(marking);
    });
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        arrowFrom_.reset();
        say();
        emit arrowChanged();
    });
    connect(remove_, &QToolButton::clicked, this, [this] {
        const int row = list_->currentRow();
        if (row >= 0)
            changeMarks([row](std::vector<LessonMark> &marks) { marks.erase(marks.begin() + row); });
    });
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) { remove_->setEnabled(row >= 0); });
    connect(&draft, &LessonDraft::changed, this, &MarksPanel::refresh);
    connect(&draft, &LessonDraft::stepChanged, this, [this] {
        arrowFrom_.reset();
        emit arrowChanged();
    });

    auto *choices = new QHBoxLayout;
    choices->addWidget(kind_, 1);
    choices->addWidget(tone_, 1);
    auto *below = new QHBoxLayout;
    below->addWidget(help_, 1);
    below->addWidget(remove_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(mark_, 0, Qt::AlignLeft); // beside the others the panel would be too broad
    layout->addLayout(choices);
    layout->addWidget(list_, 1);
    layout->addLayout(below);
    retranslate();
}

LessonMark::Kind MarksPanel::kind() const
{
    return static_cast<LessonMark::Kind>(kind_->currentIndex());
}

LessonMark::Tone MarksPanel::tone() const
{
    return static_cast<LessonMark::Tone>(tone_->currentIndex());
}

bool MarksPanel::isMarking() const
{
    return mark_->isChecked() && draft_.isLesson();
}

void MarksPanel::changeMarks(const std::function<void(std::vector<LessonMark> &)> &change)
{
    draft_.changeStep([] { return tr("Mark", "a step of the history"); },
                      [&change](LessonStep &step) { change(step.marks); });
}

void MarksPanel::click(Place place, const std::optional<Piece> &piece)
{
    LessonMark mark;
    mark.kind = kind();
    mark.tone = tone();
    mark.place = place;
    if (mark.kind == LessonMark::Kind::arrow && !arrowFrom_) {
        arrowFrom_ = place;
        say();
        emit arrowChanged();
        return;
    }
    if (mark.kind == LessonMark::Kind::arrow) {
        mark.to = place;
        mark.place = *arrowFrom_;
        arrowFrom_.reset();
        emit arrowChanged();
        if (mark.to == mark.place)
            return say();
    }
    if (mark.kind == LessonMark::Kind::ghost) {
        if (!piece)
            return say();
        mark.piece = *piece;
        mark.piece.place = place;
    }
    changeMarks([&mark](std::vector<LessonMark> &marks) {
        const auto there = std::ranges::find_if(marks, [&mark](const LessonMark &other) {
            return other.kind == mark.kind && other.place == mark.place && other.to == mark.to;
        });
        if (there != marks.end())
            marks.erase(there);
        else
            marks.push_back(mark);
    });
    say();
}

void MarksPanel::say()
{
    QString text;
    if (!isMarking())
        text = tr("Press “Mark the Board” and click places.");
    else if (kind() == LessonMark::Kind::arrow)
        text = arrowFrom_ ? tr("Click where the arrow ends.") : tr("Click where the arrow begins.");
    else if (kind() == LessonMark::Kind::ghost)
        text = tr("Choose a piece from the palette, then click where it should appear.");
    else if (kind() == LessonMark::Kind::label)
        text = tr("Click a place; write its words under “Texts”.");
    else
        text = tr("Click a place; click again to remove the mark.");
    help_->setText(text);
}

void MarksPanel::refresh()
{
    const QSignalBlocker blocker(list_);
    const int row = list_->currentRow();
    list_->clear();
    const bool isLesson = draft_.isLesson();
    if (isLesson)
        for (const LessonMark &mark : draft_.current().marks) {
            const GameWords &words = draft_.document().words();
            list_->addItem(mark.kind == LessonMark::Kind::arrow
                               ? tr("%1: %2 → %3", "an arrow and its places")
                                     .arg(LessonNames::markKind(mark.kind), words.placeName(mark.place),
                                          words.placeName(mark.to))
                               : tr("%1: %2", "a mark and its place")
                                     .arg(LessonNames::markKind(mark.kind), words.placeName(mark.place)));
        }
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    remove_->setEnabled(list_->currentRow() >= 0);
    setEnabled(isLesson);
    if (!isLesson)
        mark_->setChecked(false);
    say();
}

void MarksPanel::retranslate()
{
    mark_->setText(tr("Mark the Board"));
    remove_->setText(tr("Remove"));
    kind_->setAccessibleName(tr("Kind of mark"));
    tone_->setAccessibleName(tr("What the mark says"));
    list_->setAccessibleName(tr("Marks"));
    for (int kind = 0; kind < kinds; ++kind)
        kind_->setItemText(kind, LessonNames::markKind(static_cast<LessonMark::Kind>(kind)));
    for (int tone = 0; tone < tones; ++tone)
        tone_->setItemText(tone, LessonNames::markTone(static_cast<LessonMark::Tone>(tone)));
    refresh();
}

void MarksPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone

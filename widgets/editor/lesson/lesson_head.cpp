#include "editor/lesson/lesson_head.h"

#include "editor/lesson/lesson_draft.h"
#include "words/program_language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int levels = 3;
constexpr std::size_t mostTags = 20;
constexpr int longestTag = 60;
constexpr int longestTags = 400;
/// LessonDraft::change: the typing of one name is one step.
constexpr int typing = 2;

} // namespace

LessonHead::LessonHead(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      id_(new QLineEdit),
      tags_(new QLineEdit),
      level_(new QComboBox),
      original_(new QComboBox),
      idLabel_(new QLabel),
      levelLabel_(new QLabel),
      originalLabel_(new QLabel),
      languagesLabel_(new QLabel),
      tagsLabel_(new QLabel)
{
    id_->setObjectName(QStringLiteral("lessonId"));
    tags_->setObjectName(QStringLiteral("lessonTags"));
    tags_->setMaxLength(longestTags);
    level_->setObjectName(QStringLiteral("lessonLevel"));
    original_->setObjectName(QStringLiteral("lessonOriginal"));
    // resources/formats.md: plain words with dashes
    id_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[a-z0-9]+(-[a-z0-9]+)*-?")), id_));
    for (int level = 0; level < levels; ++level)
        level_->addItem(QString());
    auto *boxes = new QVBoxLayout; // side by side they would be cut in a narrow panel
    for (const auto &[language, name] : namedLanguages()) {
        original_->addItem(name);
        auto *box = new QCheckBox(name);
        box->setObjectName(QStringLiteral("wants_%1").arg(language));
        connect(box, &QCheckBox::clicked, this, [this, code = language.toStdString()](bool wanted) {
            draft_.change([] { return tr("Languages", "a step of the history"); },
                          [&](Lesson &lesson) {
                              std::erase(lesson.languages, code);
                              if (wanted)
                                  lesson.languages.push_back(code);
                          });
        });
        boxes->addWidget(box);
        languages_.push_back(box);
    }
    connect(id_, &QLineEdit::textEdited, this, &LessonHead::setId);
    connect(id_, &QLineEdit::editingFinished, this, [this] {
        draft_.document().endGesture();
        refresh();
    });
    connect(tags_, &QLineEdit::editingFinished, this, &LessonHead::setTags);
    connect(level_, &QComboBox::activated, this, [this](int level) {
        draft_.change([] { return tr("Level", "a step of the history"); },
                      [level](Lesson &lesson) { lesson.level = level + 1; });
    });
    connect(original_, &QComboBox::activated, this, [this](int which) {
        draft_.change([] { return tr("Original language", "a step of the history"); },
                      [which](Lesson &lesson) {
                          lesson.language = programLanguages[static_cast<std::size_t>(which)].code;
                          if (std::ranges::find(lesson.languages, lesson.language) == lesson.languages.end())
                              lesson.languages.push_back(lesson.language);
                      });
    });
    connect(&draft, &LessonDraft::changed, this, &LessonHead::refresh);

    auto *form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(idLabel_, id_);
    form->addRow(levelLabel_, level_);
    form->addRow(tagsLabel_, tags_);
    form->addRow(originalLabel_, original_);
    form->addRow(languagesLabel_, boxes);
    retranslate();
}

void LessonHead::setId()
{
    QString id = id_->text();
    while (id.endsWith(QLatin1Char('-')))
        id.chop(1);
    if (id.isEmpty())
        return;
    draft_.change([] { return tr("Name of the lesson’s file", "a step of the history"); },
                  [&id](Lesson &lesson) { lesson.id = id.toStdString(); }, typing);
}

void LessonHead::setTags()
{
    if (!tags_->isModified())
        return;
    std::vector<std::string> tags;
    for (const QString &part : tags_->text().split(QLatin1Char(','))) {
        // lesson_file.cpp has the bounds of a file.
        const std::string tag = part.simplified().left(longestTag).toStdString();
        if (!tag.empty() && tags.size() < mostTags && std::ranges::find(tags, tag) == tags.end())
            tags.push_back(tag);
    }
    if (draft_.isLesson() && tags != draft_.lesson().tags)
        draft_.change([] { return tr("Tags", "a step of the history"); },
                      [&tags](Lesson &lesson) { lesson.tags = tags; });
}

void LessonHead::refresh()
{
    setEnabled(draft_.isLesson());
    if (!draft_.isLesson())
        return;
    const Lesson &lesson = draft_.lesson();
    if (!id_->hasFocus())
        id_->setText(QString::fromStdString(lesson.id));
    if (!tags_->hasFocus()) {
        QStringList tags;
        for (const std::string &tag : lesson.tags)
            tags.append(QString::fromStdString(tag));
        tags_->setText(tags.join(QStringLiteral(", ")));
    }
    level_->setCurrentIndex(std::clamp(lesson.level, 1, levels) - 1);
    for (std::size_t at = 0; at < programLanguages.size(); ++at) {
        const bool isOriginal = lesson.language == programLanguages[at].code;
        if (isOriginal)
            original_->setCurrentIndex(static_cast<int>(at));
        languages_[at]->setChecked(std::ranges::find(lesson.languages, programLanguages[at].code) !=
                                   lesson.languages.end());
        languages_[at]->setEnabled(!isOriginal);
    }
}

void LessonHead::retranslate()
{
    idLabel_->setText(tr("Name of the file:"));
    id_->setToolTip(
        tr("Lowercase letters without accents, digits and hyphens. Progress is saved under this name."));
    tagsLabel_->setText(tr("Tags:"));
    tags_->setToolTip(tr("Words to find it by, with commas between them"));
    levelLabel_->setText(tr("Audience:"));
    level_->setItemText(0, tr("For beginners"));
    level_->setItemText(1, tr("For those who know the rules"));
    level_->setItemText(2, tr("For those who play well"));
    originalLabel_->setText(tr("Written in:"));
    languagesLabel_->setText(tr("Must be complete in:"));
    refresh();
}

void LessonHead::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone

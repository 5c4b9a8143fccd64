#include "editor/lesson/texts_panel.h"

#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_head.h"
#include "editor/lesson/lesson_text_model.h"
#include "editor/lesson/text_delegate.h"
#include "fitting/text_scale.h"
#include "lessons/words/goal_text.h"
#include "scenario/lesson/goal_numbers.h"
#include "words/general_words.h"
#include "words/program_language.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int headerWidth = 112;

/// What the texts are stands in a narrow column, on as many lines as it needs.
class TextTitles final : public QHeaderView {
public:
    TextTitles() : QHeaderView(Qt::Vertical)
    {
        setSectionResizeMode(ResizeToContents);
        setDefaultAlignment(Qt::AlignLeft | Qt::AlignTop | Qt::Alignment(Qt::TextWordWrap));
        setHighlightSections(false);
        setSectionsClickable(true);
        setMaximumWidth(besideText(headerWidth));
    }

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override
    {
        const QSize usual = QHeaderView::sectionSizeFromContents(section);
        const int margin = 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this) + 4;
        const QRect room(0, 0, maximumWidth() - margin, QWIDGETSIZE_MAX);
        const QRect text = fontMetrics().boundingRect(room, Qt::TextWordWrap | Qt::AlignLeft,
                                                      model()->headerData(section, Qt::Vertical).toString());
        return {usual.width(), text.height() + margin};
    }
};

QTableView *makeTable(LessonTextModel &model, const char *name)
{
    auto *table = new QTableView;
    table->setObjectName(QLatin1String(name));
    table->setModel(&model);
    table->setItemDelegate(new TextDelegate(table));
    table->setWordWrap(true);
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                           QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->setVerticalHeader(new TextTitles);
    // Rows of a low table may be higher than it.
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    return table;
}

/// Scrolls whatever the table lies in so that this text is seen.
void showWhole(const QTableView &table, const QModelIndex &index)
{
    const QRect cell = table.visualRect(index) & table.viewport()->rect();
    for (QWidget *each = table.parentWidget(); each != nullptr; each = each->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(each)) {
            const QPoint middle = table.viewport()->mapTo(area->widget(), cell.center());
            area->ensureVisible(middle.x(), middle.y(), 0, cell.height() / 2);
        }
}

} // namespace

TextsPanel::TextsPanel(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      stepTexts_(new LessonTextModel(draft, LessonTextModel::Scope::step, this)),
      lessonTexts_(new LessonTextModel(draft, LessonTextModel::Scope::lesson, this)),
      stepTable_(makeTable(*stepTexts_, "stepTexts")),
      lessonTable_(makeTable(*lessonTexts_, "lessonTexts")),
      tabs_(new QTabWidget),
      languages_(new QTabBar),
      sideBySide_(new QToolButton),
      goal_(new QLabel),
      state_(new QLabel),
      accept_(new QPushButton)
{
    makeLanguages();
    layOut(draft);
    for (QTableView *table : {stepTable_, lessonTable_}) {
        connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this,
                [this, table](const QModelIndex &index) {
                    showState();
                    if (index.isValid() && table == shownTable())
                        showWhole(*table, index);
                });
        connect(table->model(), &QAbstractItemModel::dataChanged, this, &TextsPanel::showState);
        connect(table->model(), &QAbstractItemModel::dataChanged, table, [this, table] { fitRows(*table); });
        connect(table->model(), &QAbstractItemModel::modelReset, this, &TextsPanel::showState);
    }
    connect(tabs_, &QTabWidget::currentChanged, this, &TextsPanel::showState);
    connect(accept_, &QPushButton::clicked, this, [this] {
        const QModelIndex index = shownTable()->currentIndex();
        (shownTable() == stepTable_ ? stepTexts_ : lessonTexts_)->accept(index);
    });
    // The models hear of it before.
    connect(&draft, &LessonDraft::changed, this, [this] {
        refreshLanguages();
        showGoal();
    });
    retranslate();
}

void TextsPanel::makeLanguages()
{
    languages_->setObjectName(QStringLiteral("textLanguages"));
    languages_->setExpanding(false);
    languages_->setDrawBase(false);
    sideBySide_->setObjectName(QStringLiteral("sideBySide"));
    sideBySide_->setCheckable(true);
    goal_->setObjectName(QStringLiteral("textGoal"));
    goal_->setWordWrap(true);
    goal_->setTextFormat(Qt::PlainText);
    connect(languages_, &QTabBar::currentChanged, this, &TextsPanel::showColumns);
    connect(sideBySide_, &QToolButton::toggled, this, [this](bool isOn) {
        showColumns();
        emit breadthWanted(isOn);
    });
}

void TextsPanel::layOut(LessonDraft &draft)
{
    tabs_->setObjectName(QStringLiteral("textTabs"));
    tabs_->setDocumentMode(true);
    tabs_->addTab(stepTable_, QString());
    auto *lessonPage = new QWidget;
    auto *lessonLayout = new QVBoxLayout(lessonPage);
    lessonLayout->setContentsMargins(0, 0, 0, 0);
    lessonLayout->addWidget(lessonTable_, 1);
    lessonLayout->addWidget(new LessonHead(draft));
    auto *scroll = new QScrollArea; // in a low window the head has no room
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(lessonPage);
    tabs_->addTab(scroll, QString());
    state_->setObjectName(QStringLiteral("textState"));
    state_->setWordWrap(true);
    accept_->setObjectName(QStringLiteral("acceptText"));
    tabs_->setCornerWidget(sideBySide_);
    auto *below = new QHBoxLayout;
    below->addWidget(state_, 1);
    below->addWidget(accept_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(languages_);
    layout->addWidget(tabs_, 1);
    layout->addWidget(goal_);
    layout->addLayout(below);
}

void TextsPanel::refreshLanguages()
{
    const QStringList codes = draft_.isLesson() ? stepTexts_->languages() : QStringList();
    const QSignalBlocker blocker(languages_);
    while (languages_->count() > codes.size())
        languages_->removeTab(languages_->count() - 1);
    while (languages_->count() < codes.size())
        languages_->addTab(QString());
    for (int column = 0; column < codes.size(); ++column) {
        bool isWhole = true;
        for (const LessonTextModel *model : {stepTexts_, lessonTexts_})
            for (int row = 0; row < model->rowCount(); ++row) {
                const LessonTextModel::State state = model->state(model->index(row, column));
                isWhole = isWhole && state != LessonTextModel::State::missing &&
                          state != LessonTextModel::State::outdated;
            }
        const QString name = languageName(codes[column]);
        languages_->setTabText(column, isWhole ? name : tr("%1 ⚠", "language that lacks texts").arg(name));
        languages_->setTabToolTip(column,
                                  isWhole ? QString() : tr("Texts are missing, or older than the original."));
    }
    showColumns();
}

void TextsPanel::showColumns()
{
    const int chosen = std::max(0, languages_->currentIndex());
    for (QTableView *table : {stepTable_, lessonTable_}) {
        const int columns = table->model()->columnCount();
        for (int column = 0; column < columns; ++column)
            table->setColumnHidden(column,
                                   !sideBySide_->isChecked() && column != std::min(chosen, columns - 1));
        fitRows(*table);
    }
    languages_->setVisible(!sideBySide_->isChecked());
}

void TextsPanel::showGoal()
{
    const LessonStep *step = draft_.isLesson() ? &draft_.current() : nullptr;
    goal_->setVisible(step != nullptr && step->kind == LessonStep::Kind::act && step->goal);
    if (goal_->isHidden())
        return;
    const QStringList lines = goalLines(*step->goal, draft_.document().words(), {step->seat, true});
    QString text =
        tr("The goal: %1", "what the reader is told").arg(lines.join(QLatin1Char(' ')).simplified());
    const ScenarioDocument &document = draft_.document();
    QStringList strange;
    for (const auto &[language, numbers] : strangeNumbers(document.game(), document.setup(), *step))
        for (const int number : numbers)
            if (const QString shown = QString::number(number); !strange.contains(shown))
                strange.append(shown);
    if (!strange.isEmpty())
        text += QLatin1Char('\n') + tr("⚠ The text names numbers that the goal does not: %1.", "numbers")
                                        .arg(strange.join(general_words::listSeparator()));
    goal_->setText(text);
}

void TextsPanel::showText(const TextKey &key, const QString &language)
{
    LessonTextModel *model = key.step < 0 ? lessonTexts_ : stepTexts_;
    QTableView *table = key.step < 0 ? lessonTable_ : stepTable_;
    const int column = std::max(0, static_cast<int>(model->languages().indexOf(language)));
    tabs_->setCurrentIndex(key.step < 0 ? 1 : 0);
    languages_->setCurrentIndex(column);
    for (int row = 0; row < model->rowCount(); ++row)
        if (model->keyAt(row) == key) {
            table->setCurrentIndex(model->index(row, column));
            table->scrollTo(model->index(row, column));
        }
    table->setFocus();
    // Once the panel that was raised for it has its size.
    QMetaObject::invokeMethod(
        table, [this, table] { fitRows(*table); }, Qt::QueuedConnection);
}

void TextsPanel::leaveSideBySide()
{
    sideBySide_->setChecked(false);
}

/// Gives the rows their heights, and keeps the text that is being written in sight.
void TextsPanel::fitRows(QTableView &table)
{
    table.resizeRowsToContents();
    if (!table.currentIndex().isValid())
        return;
    table.scrollTo(table.currentIndex());
    if (&table == shownTable())
        showWhole(table, table.currentIndex());
}

QTableView *TextsPanel::shownTable() const
{
    return tabs_->currentIndex() == 0 ? stepTable_ : lessonTable_;
}

void TextsPanel::showState()
{
    const QModelIndex index = shownTable()->currentIndex();
    state_->setText(index.isValid() ? index.data(Qt::AccessibleDescriptionRole).toString() : QString());
    const auto state =
        index.isValid() ? static_cast<LessonTextModel::State>(index.data(LessonTextModel::StateRole).toInt())
                        : LessonTextModel::State::fine;
    accept_->setVisible(state == LessonTextModel::State::outdated);
}

void TextsPanel::retranslate()
{
    tabs_->setTabText(0, tr("This Step"));
    tabs_->setTabText(1, tr("The Lesson"));
    accept_->setText(tr("The Translation Still Fits"));
    sideBySide_->setText(tr("Side by Side"));
    sideBySide_->setToolTip(tr("Shows all languages below the board"));
    languages_->setAccessibleName(tr("Language of the texts"));
    refreshLanguages();
    showGoal();
    stepTable_->setAccessibleName(tr("Texts of this step"));
    lessonTable_->setAccessibleName(tr("Texts of the lesson"));
    showState();
}

void TextsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        for (LessonTextModel *model : {stepTexts_, lessonTexts_}) {
            emit model->headerDataChanged(Qt::Vertical, 0, model->rowCount() - 1);
            emit model->headerDataChanged(Qt::Horizontal, 0, model->columnCount() - 1);
        }
    }
}

} // namespace waystone

#include "editor/lesson/texts_panel.h"

#include "editor/lesson/lesson_head.h"
#include "editor/lesson/lesson_text_model.h"
#include "editor/lesson/text_delegate.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace waystone {

namespace {

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
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignTop);
    return table;
}

} // namespace

TextsPanel::TextsPanel(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      stepTexts_(new LessonTextModel(draft, LessonTextModel::Scope::step, this)),
      lessonTexts_(new LessonTextModel(draft, LessonTextModel::Scope::lesson, this)),
      stepTable_(makeTable(*stepTexts_, "stepTexts")),
      lessonTable_(makeTable(*lessonTexts_, "lessonTexts")),
      tabs_(new QTabWidget),
      state_(new QLabel),
      accept_(new QPushButton)
{
    tabs_->setObjectName(QStringLiteral("textTabs"));
    tabs_->setDocumentMode(true);
    tabs_->addTab(stepTable_, QString());
    auto *lessonPage = new QWidget;
    auto *lessonLayout = new QVBoxLayout(lessonPage);
    lessonLayout->setContentsMargins(0, 0, 0, 0);
    lessonLayout->addWidget(lessonTable_, 1);
    lessonLayout->addWidget(new LessonHead(draft));
    tabs_->addTab(lessonPage, QString());
    state_->setObjectName(QStringLiteral("textState"));
    state_->setWordWrap(true);
    accept_->setObjectName(QStringLiteral("acceptText"));
    for (QTableView *table : {stepTable_, lessonTable_}) {
        connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TextsPanel::showState);
        connect(table->model(), &QAbstractItemModel::dataChanged, this, &TextsPanel::showState);
        connect(table->model(), &QAbstractItemModel::dataChanged, table, &QTableView::resizeRowsToContents);
        connect(table->model(), &QAbstractItemModel::modelReset, this, &TextsPanel::showState);
    }
    connect(tabs_, &QTabWidget::currentChanged, this, &TextsPanel::showState);
    connect(accept_, &QPushButton::clicked, this, [this] {
        const QModelIndex index = shownTable()->currentIndex();
        (shownTable() == stepTable_ ? stepTexts_ : lessonTexts_)->accept(index);
    });
    auto *below = new QHBoxLayout;
    below->addWidget(state_, 1);
    below->addWidget(accept_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tabs_, 1);
    layout->addLayout(below);
    retranslate();
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

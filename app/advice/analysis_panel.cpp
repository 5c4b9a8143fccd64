#include "advice/analysis_panel.h"

#include "advice/analysis_review_panel.h"
#include "advice/what_if_panel.h"
#include "controls/calm_view.h"
#include "controls/wrapping_delegate.h"

#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

AnalysisPanel::AnalysisPanel(GameController &controller, Adviser &adviser, AnalysisReview &review,
                             BoardScene &scene, QWidget *parent)
    : QWidget(parent),
      controller_(controller),
      adviser_(adviser),
      marks_(scene),
      model_(controller, adviser),
      status_(new QLabel),
      list_(new CalmView<QTreeView>),
      whatIf_(new WhatIfPanel(controller, adviser)),
      play_(new QPushButton),
      line_(new QFrame),
      review_(new ReviewPanel(controller, review))
{
    setObjectName(QStringLiteral("analysis"));
    shapeParts();
    layOut();
    connectList();
    connect(review_, &ReviewPanel::lessonWanted, this, &AnalysisPanel::lessonWanted);
    connect(&adviser, &Adviser::adviceChanged, this, &AnalysisPanel::refresh);
    connect(&controller, &GameController::viewAboutToChange, this, &AnalysisPanel::forgetChosen);
    connect(&controller, &GameController::viewChanged, this, &AnalysisPanel::refresh);
    connect(&controller, &GameController::languageChanged, this, &AnalysisPanel::refresh);
    refresh();
}

void AnalysisPanel::shapeParts()
{
    status_->setObjectName(QStringLiteral("analysisStatus"));
    status_->setTextFormat(Qt::PlainText);
    status_->setWordWrap(true);
    list_->setObjectName(QStringLiteral("analysisList"));
    list_->setModel(&model_);
    list_->setRootIsDecorated(false);
    // What tells actions apart often stands at the end of their texts.
    list_->setItemDelegate(new WrappingDelegate(AnalysisModel::ActionColumn, this));
    list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    list_->setAlternatingRowColors(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->header()->setStretchLastSection(false);
    list_->header()->setMinimumSectionSize(24);
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(AnalysisModel::ActionColumn, QHeaderView::Stretch);
    play_->setObjectName(QStringLiteral("analysisPlay"));
    line_->setFrameShape(QFrame::HLine);
    line_->setFrameShadow(QFrame::Sunken);
}

void AnalysisPanel::layOut()
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(status_);
    column->addWidget(list_);
    column->addWidget(whatIf_);
    column->addWidget(play_, 0, Qt::AlignLeft);
    column->addWidget(line_);
    column->addWidget(review_, 1);
    // What a small window has no room for is scrolled to.
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(scroll);
}

void AnalysisPanel::connectList()
{
    // Later: the other columns may not have their widths yet.
    connect(list_->header(), &QHeaderView::sectionResized, this, &AnalysisPanel::layRows,
            Qt::QueuedConnection);
    connect(&model_, &QAbstractItemModel::modelReset, this, &AnalysisPanel::layRows);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &AnalysisPanel::layRows);
    connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AnalysisPanel::chooseRow);
    connect(list_, &QTreeView::clicked, this, &AnalysisPanel::chooseRow);
    connect(list_, &QTreeView::activated, this, &AnalysisPanel::play);
    connect(whatIf_, &WhatIfPanel::chosen, this, &AnalysisPanel::showChosen);
    connect(play_, &QPushButton::clicked, this, &AnalysisPanel::play);
}

AnalysisPanel::~AnalysisPanel()
{
    adviser_.want(this, false);
}

void AnalysisPanel::setActive(bool active)
{
    active_ = active;
    wantAdvice();
}

void AnalysisPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    wantAdvice();
    refresh();
}

void AnalysisPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    wantAdvice();
    forgetChosen();
}

void AnalysisPanel::layRows()
{
    list_->doItemsLayout(); // wrapped rows do not hear that their column is another width
    const int rows = model_.rowCount();
    int height = list_->header()->sizeHint().height() + 2 * list_->frameWidth();
    for (int row = 0; row < rows; ++row)
        height += list_->visualRect(model_.index(row, 0)).height();
    for (int row = rows; row < AnalysisModel::mostRows; ++row)
        height += list_->fontMetrics().lineSpacing();
    // It does not shrink while it is looked at: what stands below would jump about.
    listHeight_ = std::max(listHeight_, height);
    list_->setFixedHeight(listHeight_);
}

void AnalysisPanel::forgetChosen()
{
    listHeight_ = 0;
    chosen_.reset();
    marks_.setMarks({});
}

void AnalysisPanel::wantAdvice()
{
    adviser_.want(this, active_ && isVisible());
}

QString AnalysisPanel::status() const
{
    if (!controller_.hasGame() || controller_.isOver())
        return tr("It is nobody’s turn to act.");
    const Seat seat = adviser_.subject();
    if (seat == nobody)
        return tr("No analysis here: it would reveal hidden information.");
    const QString name = controller_.words().seatName(seat);
    const Advice &advice = adviser_.advice();
    if (!advice.isKnown())
        return tr("Considering what %1 could do…", "player").arg(name);
    if (advice.candidates.size() == 1)
        return tr("%1 has no choice here.", "player").arg(name);
    return advice.isUnsure()
               ? tr("What %1 could do. It is not yet certain which is best.", "player").arg(name)
               : tr("What %1 could do. The first is the best.", "player").arg(name);
}

bool AnalysisPanel::canPlay() const
{
    return chosen_ && (controller_.isPerson(adviser_.subject()) || controller_.isStudy());
}

void AnalysisPanel::refresh()
{
    status_->setText(status());
    const bool hasSubject = adviser_.subject() != nobody;
    list_->setVisible(hasSubject);
    whatIf_->setVisible(hasSubject);
    play_->setVisible(hasSubject);
    list_->setAccessibleName(tr("The best actions"));
    play_->setText(tr("Play It"));
    play_->setToolTip(tr("Plays the chosen action; at an earlier moment it becomes a variation"));
    // The action stays chosen, wherever it stands now.
    if (const int row = chosen_ ? model_.rowOf(*chosen_) : -1; row >= 0 && row != list_->currentIndex().row())
        list_->setCurrentIndex(model_.index(row, 0));
    play_->setEnabled(canPlay());
}

void AnalysisPanel::chooseRow()
{
    const QModelIndex index = list_->currentIndex();
    if (!index.isValid())
        return;
    const Action action = model_.candidate(index.row()).action;
    whatIf_->choose(action);
    showChosen(action);
}

void AnalysisPanel::showChosen(Action action)
{
    chosen_ = action;
    if (model_.rowOf(action) < 0)
        list_->setCurrentIndex({});
    std::vector<LessonMark> marks;
    const std::vector<Route> routes = controller_.routes(action);
    if (!routes.empty())
        for (const Place place : routes.front()) {
            LessonMark ring;
            ring.place = place;
            marks.push_back(std::move(ring));
        }
    for (const Piece &piece : controller_.preview(action).placed) {
        LessonMark ghost;
        ghost.kind = LessonMark::Kind::ghost;
        ghost.place = piece.place;
        ghost.piece = piece;
        marks.push_back(std::move(ghost));
    }
    marks_.setMarks(std::move(marks));
    play_->setEnabled(canPlay());
}

void AnalysisPanel::play()
{
    if (!canPlay())
        return;
    const Seat seat = adviser_.subject();
    const bool isPerson = controller_.isPerson(seat);
    controller_.propose(seat, *chosen_,
                        isPerson ? GameController::Proposer::person : GameController::Proposer::program);
}

} // namespace waystone

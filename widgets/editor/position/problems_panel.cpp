#include "editor/position/problems_panel.h"

#include "controls/sentence_button.h"
#include "lessons/rules/rule_library.h"
#include "models/problems_model.h"

#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace waystone {

namespace {

constexpr int signSize = 16;

} // namespace

ProblemsPanel::ProblemsPanel(ScenarioDocument &document, EditBoard &board, QWidget *parent)
    : QWidget(parent),
      document_(document),
      board_(board),
      summary_(new QLabel),
      list_(new QListWidget),
      rule_(new QLabel),
      fixes_(new QScrollArea),
      column_(new QVBoxLayout(this))
{
    summary_->setObjectName(QStringLiteral("problemsSummary"));
    summary_->setWordWrap(true);
    list_->setObjectName(QStringLiteral("problems"));
    list_->setWordWrap(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setIconSize({signSize, signSize});
    list_->setSpacing(2);
    rule_->setObjectName(QStringLiteral("problemRule"));
    rule_->setWordWrap(true);
    rule_->setTextFormat(Qt::RichText);
    rule_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    QFont font = rule_->font();
    font.setBold(true);
    rule_->setFont(font);
    column_->setContentsMargins(6, 6, 6, 6);
    column_->setSpacing(4);
    column_->addWidget(summary_);
    column_->addWidget(list_, 1);
    column_->addWidget(rule_);
    // Many ways to mend must not push the list out of sight.
    constexpr int tallest = 116;
    fixes_->setMaximumHeight(tallest);
    fixes_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    fixes_->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    fixes_->setFrameShape(QFrame::NoFrame);
    fixes_->setWidgetResizable(true);
    fixes_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column_->addWidget(fixes_);
    connect(list_, &QListWidget::currentRowChanged, this, &ProblemsPanel::showCurrent);
    connect(list_, &QListWidget::itemClicked, this, &ProblemsPanel::showCurrent);
    connect(rule_, &QLabel::linkActivated, this, &ProblemsPanel::ruleWanted);
    connect(&document, &ScenarioDocument::changed, this, &ProblemsPanel::refresh);
    connect(&document, &ScenarioDocument::languageChanged, this, &ProblemsPanel::refresh);
    refresh();
}

QIcon ProblemsPanel::icon(Severity severity) const
{
    // Three shapes, not three colours alone.
    const Theme &theme = board_.view().board().theme();
    QPixmap pixmap(QSize(signSize, signSize) * devicePixelRatioF());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    // A light rim keeps the sign visible on a selected row too.
    painter.setPen(QPen(theme.panel, 1.6));
    const QRectF box(1, 1, signSize - 2, signSize - 2);
    switch (severity) {
    case Severity::impossible:
        painter.setBrush(theme.illegal);
        painter.drawRect(box.adjusted(1, 1, -1, -1));
        break;
    case Severity::againstRule:
        painter.setBrush(theme.lastMove);
        painter.drawPolygon(QPolygonF({{box.center().x(), box.top()}, box.bottomRight(), box.bottomLeft()}));
        break;
    case Severity::unusual:
        painter.setBrush(theme.subtleText);
        painter.drawEllipse(box.adjusted(1, 1, -1, -1));
        break;
    }
    return QIcon(pixmap);
}

void ProblemsPanel::refresh()
{
    const QScopedValueRollback refreshing(isRefreshing_, true);
    const std::vector<Finding> &findings = document_.findings();
    const int row = list_->currentRow();
    list_->clear();
    list_->setAccessibleName(tr("Problems"));
    order_.resize(findings.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::ranges::stable_sort(order_, {}, [&findings](std::size_t index) {
        return static_cast<int>(findings[index].problem.severity);
    });
    for (const std::size_t index : order_) {
        const Problem &problem = findings[index].problem;
        auto *item =
            new QListWidgetItem(icon(problem.severity), document_.words().problemText(problem), list_);
        item->setToolTip(ProblemsModel::severityName(problem.severity));
        item->setData(Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(item->toolTip(), item->text()));
    }
    summary_->setText(findings.empty() ? tr("Nothing is wrong with this position.")
                                       : tr("%n problem(s)", nullptr, static_cast<int>(findings.size())));
    list_->setVisible(!findings.empty());
    if (!findings.empty())
        list_->setCurrentRow(std::clamp(row, 0, list_->count() - 1));
    showCurrent();
}

void ProblemsPanel::showCurrent()
{
    delete fixes_->takeWidget();
    fixes_->hide();
    const int row = list_->currentRow();
    rule_->setVisible(row >= 0);
    if (row < 0)
        return;
    const std::size_t index = order_[static_cast<std::size_t>(row)];
    const Finding &finding = document_.findings()[index];
    const QString code = QString::fromStdString(finding.problem.code);
    const QString title = document_.words().ruleTitle(finding.problem.code).toHtmlEscaped();
    const bool canBeRead = ruleLibrary().ofProblem(finding.problem.code).rule != nullptr;
    rule_->setText(canBeRead ? QStringLiteral("<a href=\"%1\">%2</a>").arg(code, title) : title);
    rule_->setVisible(!title.isEmpty());
    if (!isRefreshing_)
        board_.showPlaces(finding.problem.places);
    if (finding.fixes.empty())
        return;
    auto *buttons = new QWidget;
    auto *layout = new QVBoxLayout(buttons);
    layout->setContentsMargins({});
    layout->setSpacing(3);
    for (std::size_t fix = 0; fix < finding.fixes.size(); ++fix) {
        auto *button = new SentenceButton(document_.words().fixText(finding.fixes[fix].name));
        button->setObjectName(QStringLiteral("fix%1").arg(fix));
        connect(
            button, &QPushButton::clicked, this, [this, index, fix] { mend(index, fix); },
            Qt::QueuedConnection);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    fixes_->setWidget(buttons);
    fixes_->show();
}

void ProblemsPanel::mend(std::size_t finding, std::size_t fix)
{
    const std::vector<Finding> &findings = document_.findings();
    if (finding >= findings.size() || fix >= findings[finding].fixes.size())
        return;
    const Fix chosen = findings[finding].fixes[fix];
    document_.replaceSetup(
        chosen.setup, [words = document_.sharedWords(), name = chosen.name] { return words->fixText(name); });
}

} // namespace waystone

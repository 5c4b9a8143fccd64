#include "lessons/results/results_dialog.h"

#include "dialogs/file_trouble.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "words/foreign_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int leastTableHeight = 220;
constexpr int widestHeader = 320;
constexpr int charactersWide = 90;
constexpr std::size_t mostRemarks = 5;

QLabel *wordsLabel(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ResultsDialog::ResultsDialog(Dialogs &dialogs, QWidget *parent)
    : FittedDialog(parent),
      dialogs_(dialogs),
      place_(wordsLabel("resultsFolder")),
      choose_(new QPushButton),
      lesson_(new QComboBox),
      pupilRows_(new QCheckBox),
      view_(new QTableView),
      advice_(wordsLabel("resultsAdvice")),
      remarks_(wordsLabel("resultsRemarks")),
      buttons_(new QDialogButtonBox),
      export_(new QPushButton)
{
    setObjectName(QStringLiteral("resultsDialog"));
    choose_->setObjectName(QStringLiteral("chooseResults"));
    lesson_->setObjectName(QStringLiteral("resultsLesson"));
    lesson_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pupilRows_->setObjectName(QStringLiteral("resultsPupilRows"));
    pupilRows_->setChecked(true);
    view_->setObjectName(QStringLiteral("resultsTable"));
    view_->verticalHeader()->setTextElideMode(Qt::ElideRight);
    fitToText(*view_, [this] { view_->verticalHeader()->setMaximumWidth(besideText(widestHeader)); });
    view_->setModel(&model_);
    view_->setMinimumHeight(besideText(leastTableHeight));
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    export_->setObjectName(QStringLiteral("exportResults"));
    buttons_->addButton(export_, QDialogButtonBox::ActionRole);
    auto *close = buttons_->addButton(QDialogButtonBox::Close);
    close->setObjectName(QStringLiteral("closeResults"));

    auto *middle = new QWidget;
    auto *column = new QVBoxLayout(middle);
    auto *top = new QHBoxLayout;
    top->addWidget(place_, 1);
    top->addWidget(choose_);
    column->addLayout(top);
    auto *shown = new QHBoxLayout;
    shown->addWidget(lesson_, 1);
    shown->addWidget(pupilRows_);
    column->addLayout(shown);
    column->addWidget(advice_);
    column->addWidget(view_, 1);
    column->addWidget(remarks_);
    setParts(middle, buttons_, charactersWide);

    connect(choose_, &QPushButton::clicked, this, &ResultsDialog::chooseFolder);
    connect(export_, &QPushButton::clicked, this, &ResultsDialog::exportCsv);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(lesson_, &QComboBox::currentIndexChanged, this, &ResultsDialog::showTable);
    connect(pupilRows_, &QCheckBox::toggled, this, [this](bool areRows) {
        model_.setPupilRows(areRows);
        view_->resizeColumnsToContents();
    });
    retranslate();
}

void ResultsDialog::open(const QString &folder)
{
    folder_ = folder;
    found_ = readResultFolder(QDir::toNativeSeparators(folder).toStdString());
    tables_ = resultTables(found_.results);
    retranslate();
    emit folderChanged(folder_);
}

void ResultsDialog::chooseFolder()
{
    const QString folder = dialogs_.folderToOpen(this, tr("The Folder of the Results"), folder_);
    if (!folder.isEmpty())
        open(folder);
}

void ResultsDialog::exportCsv()
{
    const QString file = dialogs_.fileToSave(this, tr("Export the Results"),
                                             QDir(folder_).filePath(QStringLiteral("results.csv")),
                                             tr("Tables (%1)").arg(QStringLiteral("*.csv")));
    if (file.isEmpty())
        return;
    const QString error = replaceFile(file, QByteArray::fromStdString(resultsCsv(tables_)));
    if (!error.isEmpty())
        dialogs_.showTrouble(this, [&] {
            return fileTrouble(tr("The results cannot be exported."), FileDeed::write, file, {error});
        });
}

QString ResultsDialog::advice() const
{
    if (folder_.isEmpty())
        return tr("Choose the folder in which you have gathered the results of your class.");
    if (tables_.empty())
        return tr("There are no results in this folder.");
    QStringList steps;
    for (const ResultTable::Task &task : model_.table().tasks)
        if (task.isToDiscuss())
            steps.append(tr("step %1").arg(task.number));
    return steps.isEmpty()
               ? tr("Most of the class solved every task on the first try.")
               : tr("Worth speaking about, because half of the class or more did not solve it on the first "
                    "try: %1.")
                     .arg(steps.join(QStringLiteral(", ")));
}

QString ResultsDialog::remarks() const
{
    QStringList lines;
    if (!found_.error.empty())
        lines.append(tr("The folder cannot be read: %1").arg(QString::fromStdString(found_.error)));
    for (const ResultFolder::Unread &unread : found_.unread) {
        if (lines.size() >= static_cast<qsizetype>(mostRemarks))
            break;
        lines.append(tr("%1 cannot be read: %2", "file, reason")
                         .arg(foreign_text::line(QString::fromStdString(unread.file)),
                              problemSentence(unread.problem)));
    }
    const std::size_t more = found_.unread.size() - std::min(found_.unread.size(), mostRemarks);
    if (more + found_.passedOver > 0)
        lines.append(
            tr("%n more file(s) could not be read.", nullptr, static_cast<int>(more + found_.passedOver)));
    if (!tables_.empty())
        lines.append({tr("✓ on the first try, ◐ with hints, ↻ after so many tries, – not solved"),
                      tr("Results are what pupils have saved themselves: they prove nothing.")});
    return lines.join(QLatin1Char('\n'));
}

void ResultsDialog::showTable()
{
    const int chosen = lesson_->currentIndex();
    model_.setTable(chosen < 0 ? ResultTable() : tables_[static_cast<std::size_t>(chosen)]);
    view_->resizeColumnsToContents();
    advice_->setText(advice());
}

void ResultsDialog::retranslate()
{
    setWindowTitle(tr("Results"));
    choose_->setText(tr("Choose a &Folder…"));
    place_->setText(foreign_text::line(QDir::toNativeSeparators(folder_), foreign_text::longestLine));
    const int chosen = std::max(0, lesson_->currentIndex());
    {
        const QSignalBlocker blocker(lesson_);
        lesson_->clear();
        for (const ResultTable &table : tables_)
            lesson_->addItem(tr("%1 (%n result(s))", nullptr, static_cast<int>(table.pupils.size()))
                                 .arg(foreign_text::line(
                                     QString::fromStdString(table.title.empty() ? table.lesson : table.title),
                                     foreign_text::longestLine)));
        lesson_->setCurrentIndex(std::min(chosen, lesson_->count() - 1));
    }
    lesson_->setAccessibleName(tr("Lesson"));
    lesson_->setVisible(!tables_.empty());
    pupilRows_->setText(tr("A &row for each pupil"));
    pupilRows_->setToolTip(tr("Otherwise a row for each task, and a column for each pupil"));
    pupilRows_->setVisible(!tables_.empty());
    view_->setAccessibleName(tr("Results"));
    view_->setVisible(!tables_.empty());
    export_->setText(tr("&Export for Spreadsheets…"));
    export_->setEnabled(!tables_.empty());
    showTable();
    remarks_->setText(remarks());
    remarks_->setVisible(!remarks_->text().isEmpty());
}

void ResultsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

} // namespace waystone

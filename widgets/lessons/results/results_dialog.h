#pragma once

#include "dialogs/dialogs.h"
#include "fitting/fitted_dialog.h"
#include "lessons/results/results_model.h"
#include "scenario/results/result_folder.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QTableView;

namespace waystone {

/// What a class has made of its lessons, read from a folder of results.
class ResultsDialog final : public FittedDialog {
    Q_OBJECT

public:
    explicit ResultsDialog(Dialogs &dialogs, QWidget *parent = nullptr);

    /// Reads what is in it.
    void open(const QString &folder);
    [[nodiscard]] const QString &folder() const { return folder_; }

signals:
    void folderChanged(const QString &folder);

protected:
    void changeEvent(QEvent *event) override;

private:
    void chooseFolder();
    void exportCsv();
    void showTable();
    void retranslate();
    /// Which tasks half of the class or more had trouble with.
    [[nodiscard]] QString advice() const;
    /// What could not be read, what the signs mean, and that results prove nothing.
    [[nodiscard]] QString remarks() const;

    Dialogs &dialogs_;
    QString folder_;
    ResultFolder found_;
    std::vector<ResultTable> tables_;
    ResultsModel model_;
    QLabel *place_;
    QPushButton *choose_;
    QComboBox *lesson_;
    QCheckBox *pupilRows_;
    QTableView *view_;
    QLabel *advice_;
    QLabel *remarks_;
    QDialogButtonBox *buttons_;
    QPushButton *export_;
};

} // namespace waystone

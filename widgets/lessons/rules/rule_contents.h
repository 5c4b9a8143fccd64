#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace waystone {

/// The contents of a game's rules: its chapters with their rules, or the rules that have the words that are searched.
class RuleContents : public QWidget {
    Q_OBJECT

public:
    explicit RuleContents(QWidget *parent = nullptr);

    /// All chapters of this game; what was searched in another one is forgotten.
    void setGame(const QString &game);
    /// What is open becomes the current line, to be seen with its chapter. Words that did not find it are forgotten.
    void follow(const QString &id);
    void retranslate();
    void focusSearch();
    /// What is searched; empty while the chapters are listed.
    [[nodiscard]] QString words() const;

signals:
    /// The reader wants to open a rule or chapter of the game.
    void chosen(const QString &id);
    /// Nothing is searched any more.
    void searchEnded();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void fillChapters();
    void fillFound();
    void mark();
    void scrollToCurrent();
    void choose(const QTreeWidgetItem *item);
    [[nodiscard]] QTreeWidgetItem *lineOf(const QString &id) const;

    QLineEdit *search_;
    QLabel *count_; ///< how many rules were found
    QTreeWidget *tree_;
    QString game_;
    QString open_;           ///< id of the rule or chapter that is open
    bool isShaping_ = false; ///< the widget itself changes the tree
};

} // namespace waystone

#pragma once

#include "scoring/category_rows.h"
#include "scoring/score_bars.h"
#include "scoring/winner_card.h"

#include <QScrollArea>

#include <functional>

class QLabel;

namespace waystone {

/// Beside the board once a game is over: the bars of all players and the categories as far as they have been told, then
/// the result.
class ScoringPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit ScoringPanel(GameController &controller, QWidget *parent = nullptr);

    /// Whether bars move; asked each time. They do not by default.
    void setMotion(std::function<bool()> moves) { bars_->setMotion(std::move(moves)); }

    /// Whether the board tells who has won, so that it need not be told here; asked each time. It does not by default.
    void setBoardTells(std::function<bool()> tells) { boardTells_ = std::move(tells); }

signals:
    /// A category is looked at again after the end; null when none is any more.
    void lookedAt(const waystone::ToldCategory *category);

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow();

    GameController &controller_;
    QLabel *title_;
    QLabel *step_;
    WinnerCard *winner_;
    ScoreBars *bars_;
    QLabel *known_;      ///< what is to be known before and all along
    QLabel *invitation_; ///< to look at the categories
    CategoryRows *rows_;
    std::function<bool()> boardTells_ = [] { return false; };
};

} // namespace waystone

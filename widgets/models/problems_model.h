#pragma once

#include "words/game_words.h"
#include "words/language_watcher.h"

#include <QAbstractListModel>

#include <memory>
#include <vector>

namespace waystone {

/// Problems of a position, in sentences.
class ProblemsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        CodeRole = Qt::UserRole + 1, ///< QString
        SeverityRole,                ///< Severity
        TitleRole,                   ///< QString: the rule
        PlacesRole,                  ///< std::vector<Place>
    };
    Q_ENUM(Role)

    explicit ProblemsModel(QObject *parent = nullptr);

    void setProblems(Problems problems, std::shared_ptr<const GameWords> words);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] static QString severityName(Severity severity);
    void retranslate();

    LanguageWatcher language_;
    Problems problems_;
    std::shared_ptr<const GameWords> words_;
};

} // namespace waystone

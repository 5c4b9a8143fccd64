#pragma once

#include "words/game_words.h"
#include "words/language_watcher.h"

#include <QAbstractListModel>

#include <memory>

namespace waystone {

/// Problems of a position or a file, in sentences.
class ProblemsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        CodeRole = Qt::UserRole + 1, ///< QString
        SeverityRole,                ///< int: Severity
        TitleRole,                   ///< QString: the rule
        PlacesRole,                  ///< QVariantList of Place
        LineRole,                    ///< int: line of the file; invalid if it is not about a file
        ColumnRole,                  ///< int
    };
    Q_ENUM(Role)

    explicit ProblemsModel(QObject *parent = nullptr);

    /// `words` may be null for problems that belong to no game (files, options).
    void setProblems(Problems problems, std::shared_ptr<const GameWords> words);
    [[nodiscard]] const Problems &problems() const { return problems_; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] static QString severityName(Severity severity);

public slots:
    void retranslate();

private:
    [[nodiscard]] QString text(const Problem &problem) const;
    [[nodiscard]] QString title(const Problem &problem) const;

    LanguageWatcher language_;
    Problems problems_;
    std::shared_ptr<const GameWords> words_;
};

} // namespace waystone

#pragma once

#include "scenario/lesson/lesson_texts.h"

#include <QAbstractTableModel>

#include <vector>

namespace waystone {

class LessonDraft;

/// The texts of the step that is looked at, or those of the lesson itself, one a row, with a column for each of the
/// lesson's languages: the original first.
class LessonTextModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        StateRole = Qt::UserRole + 1, ///< int: State
        WordsRole,                    ///< int: number of words
    };
    enum class State { fine, missing, outdated, tooLong };
    Q_ENUM(State)
    enum class Scope { lesson, step };

    LessonTextModel(LessonDraft &draft, Scope scope, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    [[nodiscard]] State state(const QModelIndex &index) const;
    [[nodiscard]] TextKey keyAt(int row) const { return keys_[static_cast<std::size_t>(row)]; }
    /// The languages by column.
    [[nodiscard]] const QStringList &languages() const { return languages_; }
    /// Says of an outdated text that it still fits.
    void accept(const QModelIndex &index);

private:
    void refresh();
    /// Takes these keys over by inserting or removing rows, if that is all it takes.
    bool changesRows(const std::vector<TextKey> &keys);
    [[nodiscard]] QString stateText(const QModelIndex &index) const;

    LessonDraft &draft_;
    Scope scope_;
    std::vector<TextKey> keys_;
    QStringList languages_;
};

} // namespace waystone

#pragma once

#include "edition/edition_document.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace waystone {

/// A part of an edition as a table: the single values of a group, a row each, or the rows of an array.
class EditionTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        ChoicesRole = Qt::UserRole, ///< QStringList: the words that may stand there; empty if any may
        PointerRole,                ///< QString
    };

    /// The values of the group that are in no array, or the array's rows if it is one.
    EditionTableModel(EditionDocument &document, EditionDocument::Pointer part, QObject *parent = nullptr);

    [[nodiscard]] bool isArray() const { return isArray_; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// One more row like this one, or like the last.
    void addRowLike(int row);
    void deleteRow(int row);

    /// The pointers of the arrays of a group, in the order of the file.
    [[nodiscard]] static std::vector<EditionDocument::Pointer> arrays(const EditionDocument &document,
                                                                      const std::string &group);
    /// What a key or a word is called.
    [[nodiscard]] static QString name(const EditionDocument &document, const std::string &word);

private:
    void rebuild();
    [[nodiscard]] EditionDocument::Pointer pointerAt(const QModelIndex &index) const;
    [[nodiscard]] QString shown(const Json &value) const;
    [[nodiscard]] QStringList wordsOf() const;

    EditionDocument &document_;
    EditionDocument::Pointer part_;
    bool isArray_ = false;
    std::vector<EditionDocument::Pointer> rows_;    ///< below the root
    std::vector<EditionDocument::Pointer> columns_; ///< below the row
};

} // namespace waystone

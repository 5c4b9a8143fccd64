#pragma once

#include "editor/document/scenario_document.h"

#include <QScrollArea>

#include <map>
#include <string>
#include <vector>

class QFormLayout;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace waystone {

/// The fields of the position: first those of the table, then those of each seat with its player, under headings that
/// fold. Which there are and what they may hold comes from the game's editing.
class InspectorPanel final : public QScrollArea {
    Q_OBJECT

public:
    explicit InspectorPanel(ScenarioDocument &document, QWidget *parent = nullptr);

    /// Unfolds the field and puts the keyboard there.
    void showField(const FieldKey &key);

private:
    struct Section {
        QToolButton *heading;
        QWidget *body;
        QFormLayout *form;
    };
    struct Row {
        FieldKey key;
        Field::Kind kind;
        QLabel *label;
        QWidget *control;
        QToolButton *heading; ///< of its section
    };

    void refresh();
    void rebuild(const std::vector<Field> &fields);
    void addPlayer(Seat seat);
    void addField(const Field &field, Section section);
    /// `name` tells the section apart for as long as the panel lives.
    Section addSection(const std::string &name, const QString &title, int depth);
    void showValue(const Row &row, const Field &field);
    void showNumber(const Row &row, const Field &field);
    void showChoice(const Row &row, const Field &field);
    [[nodiscard]] QWidget *makeControl(const Field &field);
    [[nodiscard]] bool isSameForm(const std::vector<Field> &fields) const;

    ScenarioDocument &document_;
    QWidget *page_ = nullptr;
    QVBoxLayout *column_ = nullptr;
    std::vector<Row> rows_;
    std::vector<QLineEdit *> names_; ///< of the players by seat
    std::map<std::string, bool> isFolded_;
    bool isRefreshing_ = false;
};

} // namespace waystone

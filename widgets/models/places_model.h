#pragma once

#include "session/game_controller.h"

#include <QAbstractListModel>

#include <map>

namespace waystone {

/// Every place of the table, one a row, in the order of Game::places(): what lies there, whether a click on it begins a
/// legal action, why not, and what it would bring. Board, side panel, keyboard and screen reader read it.
/// Reasons and points are worked out when they are asked for.
class PlacesModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        PlaceRole = Qt::UserRole + 1, ///< Place
        NameRole,                     ///< QString: "Space 7"
        AreaRole,                     ///< int: Place::area
        AreaNameRole,                 ///< QString
        OwnerRole,                    ///< int: seat, or -1
        ControlRole,                  ///< bool: a button rather than somewhere a piece lies
        PiecesRole,                   ///< QStringList: names of the pieces there, the lowest first
        PieceIdsRole,                 ///< QVariantList of quint32
        LegalRole,                    ///< bool: a click here begins a legal action of the acting seat
        ReasonRole,                   ///< QString: why not; empty where it is legal or nobody acts
        PointsRole,      ///< int: the most points that an action beginning here brings; invalid if not legal
        PointsTextRole,  ///< QString: "3 points", "1 to 4 points"; empty if none
        DescriptionRole, ///< QString: all of it in a line, for screen readers; also Qt::AccessibleTextRole
    };
    Q_ENUM(Role)

    explicit PlacesModel(GameController &controller, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Row of the place, or -1.
    [[nodiscard]] int rowOf(Place place) const;
    [[nodiscard]] QModelIndex indexOf(Place place) const { return index(rowOf(place)); }
    [[nodiscard]] Place placeAt(int row) const { return places_[static_cast<std::size_t>(row)]; }

public slots:
    void retranslate();

private:
    struct Points {
        int least = 0;
        int most = 0;
    };

    void begin(const ViewChange &change);
    void finish(const ViewChange &change);
    void collect();
    [[nodiscard]] std::optional<Points> pointsAt(Place place) const;
    [[nodiscard]] QStringList piecesAt(Place place) const;
    [[nodiscard]] QString pointsText(Place place) const;
    [[nodiscard]] QString reason(Place place) const;
    [[nodiscard]] QString description(Place place) const;

    GameController &controller_;
    bool isResetting_ = false;
    std::vector<Place> places_;
    std::map<Place, int> rows_;
    SharedSnapshot shown_ = std::make_shared<TableSnapshot>();
    std::map<Place, std::vector<const Piece *>> pieces_; ///< of the snapshot
    std::map<Place, std::vector<Action>> beginnings_;    ///< legal actions by the first click of their routes
    mutable std::map<Place, Points> points_;
    mutable std::map<Place, QString> reasons_;
};

} // namespace waystone

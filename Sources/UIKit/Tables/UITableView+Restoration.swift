import Foundation

extension UITableView {
    private var restorablePlaces: RestorablePlaces {
        RestorablePlaces(view: self, dataSource: dataSource) { [unowned self] path in
            path.count == 2 && path[0] >= 0 && path[0] < numberOfSections && path[1] >= 0 && path[1] < numberOfRows(inSection: path[0])
        }
    }

    /// The selected rows, the first one that is seen, and whether the table is edited.
    func encodePlaces(with coder: NSCoder) {
        let places = restorablePlaces
        places.encode(indexPathsForSelectedRows ?? [], with: coder, forKey: "UITableView.selected")
        if let first = indexPathsForVisibleRows?.first {
            places.encode([first], with: coder, forKey: "UITableView.first")
            coder.encode(Double(contentOffset.y - rectForRow(at: first).minY), forKey: "UITableView.firstOffset")
        }
        coder.encode(isEditing, forKey: "UITableView.isEditing")
    }

    func decodePlaces(with coder: NSCoder) {
        guard coder.containsValue(forKey: "UITableView.selected") else { return }
        layoutIfNeeded()
        if coder.decodeBool(forKey: "UITableView.isEditing") != isEditing { setEditing(!isEditing, animated: false) }
        let places = restorablePlaces
        for path in places.decode(with: coder, forKey: "UITableView.selected") {
            selectRow(at: path, animated: false, scrollPosition: .none)
        }
        // Rows may have come and gone above it.
        if let first = places.decode(with: coder, forKey: "UITableView.first").first {
            contentOffset.y = rectForRow(at: first).minY + CGFloat(coder.decodeDouble(forKey: "UITableView.firstOffset"))
        }
    }
}

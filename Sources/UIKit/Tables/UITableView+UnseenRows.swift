import Foundation

extension UITableView {
    /// Makes the cell of a row that nothing shows, calls a function with it where it would be, and puts it out of use again.
    func lookAtUnseenRow<Result>(_ path: IndexPath, _ look: (UITableViewCell) -> Result) -> Result? {
        guard let dataSource, staticContent == nil else { return nil }
        var result: Result?
        UIView.performWithoutAnimation {
            let cell = dataSource.tableView(self, cellForRowAt: path)
            let wasHere = cell.superview === self
            cell.isHidden = false
            if !wasHere { addSubview(cell) }
            cell.frame = rectForRow(at: path)
            cell.layoutIfNeeded()
            result = look(cell)
            cell.isHidden = true
            if let identifier = cell.reuseIdentifier {
                cellPool.give(cell, identifier)
            } else if !wasHere {
                cell.removeFromSuperview()
            }
        }
        return result
    }
}

import Foundation

extension UITableView {
    /// The row that a drag opens.
    func springTarget(_ context: any UISpringLoadedInteractionContext) -> SpringTarget? {
        guard let path = rowPath(at: context.location(in: self)), let cell = cellForRow(at: path) else { return nil }
        if let delegate = tableDelegate,
            OptionalRequirement.call({ delegate.tableView(self, shouldSpringLoadRowAt: path, with: context) }) == false
        {
            return nil
        }
        return SpringTarget(view: cell, item: path) { [weak self] in self?.selectByTap(path) }
    }
}

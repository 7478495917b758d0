import Foundation

/// Opens the menus of a table's rows, as its delegate says.
final class RowMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    /// Where the menu that is open belongs to.
    private var path: IndexPath?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ table: UITableView) {
        self.table = table
        super.init()
        table.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let delegate = table.delegate, let path = table.indexPathForRow(at: location), table.knownPath(path) != nil,
            table.cellForRow(at: path) != nil
        else {
            return nil
        }
        self.path = path
        let answer = OptionalRequirement.call { delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: location) }
        if let configuration = answer ?? nil { return configuration }
        showEditMenu(at: path, delegate)
        return nil
    }

    /// Shows the edit menu of a row, if the delegate wants one.
    private func showEditMenu(at path: IndexPath, _ delegate: any UITableViewDelegate) {
        guard let cell = table.cellForRow(at: path),
            OptionalRequirement.call({ delegate.tableView(table, shouldShowMenuForRowAt: path) }) == true
        else { return }
        let isShown = CellMenu.show(for: cell) { [weak table, weak cell] action, sender in
            guard let table, let cell, let delegate = table.delegate, let path = table.indexPath(for: cell) else { return false }
            return OptionalRequirement.call {
                delegate.tableView(table, canPerformAction: action, forRowAt: path, withSender: sender)
            } ?? false
        } perform: { [weak table, weak cell] action, sender in
            guard let table, let cell, let delegate = table.delegate, let path = table.indexPath(for: cell) else { return }
            OptionalRequirement.call { delegate.tableView(table, performAction: action, forRowAt: path, withSender: sender) }
        }
        // The finger that is still down selects nothing when it is lifted.
        if isShown { _ = table.touchCancelled() }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let answer = OptionalRequirement.call {
            table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
        if let preview = (answer ?? nil) ?? nil { return preview }
        return path.flatMap { table.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let answer = OptionalRequirement.call {
            table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
        }
        return (answer ?? nil) ?? nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        OptionalRequirement.call {
            table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.unhighlight()
        OptionalRequirement.call { table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.call { table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }
    }
}

import Foundation

/// A drop on a table.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private weak var table: UITableView?
    private weak var owner: TableDragDrop?

    init(
        _ items: [ListDropItem], to destination: IndexPath?, _ proposal: UITableViewDropProposal, of session: any UIDropSession,
        in table: UITableView, _ owner: TableDragDrop
    ) {
        (self.items, destinationIndexPath, self.proposal, self.session) = (items, destination, proposal, session)
        (self.table, self.owner) = (table, owner)
        super.init()
    }

    private var living: TableDragDrop {
        guard let owner else { preconditionFailure("the table view of a drop is gone") }
        return owner
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        let (owner, path) = (living, placeholder.path)
        let animation = owner.land(session) { [weak table = table] in
            let cell = table?.cellForRow(at: path)
            return table?.landingPlace(at: path, cell.flatMap { placeholder.previewParametersProvider?($0) })
        }
        let context = ListPlaceholder(
            dragItem, at: path, identifier: placeholder.identifier, height: placeholder.height, in: owner, animation: animation
        ) {
            if let cell = $0 as? UITableViewCell { placeholder.cellUpdateHandler?(cell) }
        }
        owner.show(context)
        return context
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        living.land(session) { [weak owner = owner, weak table = table] in
            guard let owner, let table else { return nil }
            let answer = OptionalRequirement.call { owner.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath) }
            return table.landingPlace(at: indexPath, (answer ?? nil) ?? nil)
        }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        living.land(session) { [weak table = table] in
            guard let table, table.exists(indexPath) else { return nil }
            let row = table.rectForRow(at: indexPath)
            return rect.offsetBy(dx: row.minX, dy: row.minY)
        }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        living.land(session, DropLanding(target))
    }
}

extension ListDropItem: UITableViewDropItem {}
extension ListPlaceholder: UITableViewDropPlaceholderContext {}

import Foundation

/// Takes what is dropped on a table. See https://developer.apple.com/documentation/uikit/uitableviewdropdelegate.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    // @objc(tableView:performDropWithCoordinator:)
    /// It was dropped: put it into the data. Not called for a row of the table itself that its data source moves.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    // @objc optional
    /// Whether the table has to do with a drag. It has if this is not there.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    // @objc optional
    /// The finger came over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    // @objc optional
    /// What a drop would do at a place. Rows of the table itself that can be moved are, others are copied, if this is not there.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    // @objc optional
    /// The finger left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    // @objc optional
    /// The drag is over, here or elsewhere.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    // @objc optional
    /// What of a row what was dropped becomes: the part that is visible by the parameters, or all of it.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

/// What a drop on a table would do. See https://developer.apple.com/documentation/uikit/uitableviewdropproposal.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where what is dropped goes.
    public enum Intent: Int, Sendable {
        /// It is not said.
        case unspecified = 0
        /// Between rows, which make room.
        case insertAtDestinationIndexPath = 1
        /// Into a row, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Between rows where the finger is near their edges, else into a row.
        case automatic = 3
    }

    /// Where what is dropped goes.
    public let intent: Intent

    // @objc(initWithDropOperation:intent:)
    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal that does not say where what is dropped goes.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    /// A proposal of the same.
    open override func copy(with zone: NSZone? = nil) -> Any { UITableViewDropProposal(operation: operation, intent: intent) }
}

/// One thing that is dropped on a table. See https://developer.apple.com/documentation/uikit/uitableviewdropitem.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// What was dragged.
    var dragItem: UIDragItem { get }
    /// Where it was in the table, if it is from there.
    var sourceIndexPath: IndexPath? { get }
    /// How large it was seen, in points.
    var previewSize: CGSize { get }
}

/// What is known of a drop on a table. See https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UITableViewDropItem] { get }
    /// Where it is dropped; `nil` if the table has no rows.
    var destinationIndexPath: IndexPath? { get }
    /// What the drop does; its intent is never automatic.
    var proposal: UITableViewDropProposal { get }
    /// The session: data can be asked for.
    var session: any UIDropSession { get }
    // @objc(dropItem:toPlaceholder:)
    /// Keeps a place for what is dropped until its data is there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
    // @objc(dropItem:toRowAtIndexPath:)
    /// Lets what was dragged fall onto a row that was inserted for it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    // @objc(dropItem:intoRowAtIndexPath:rect:)
    /// Lets what was dragged shrink into a rectangle of a row, in the row's points.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    // @objc(dropItem:toTarget:)
    /// Lets what was dragged go to a place of any view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

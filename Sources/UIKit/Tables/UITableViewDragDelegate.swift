import Foundation

/// Says what of a table is dragged. See https://developer.apple.com/documentation/uikit/uitableviewdragdelegate.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    // @objc(tableView:itemsForBeginningDragSession:atIndexPath:)
    /// What is dragged of a row; nothing for no drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    // @objc optional
    /// How the row looks while it is dragged.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    // @objc optional
    /// The drag is about to begin.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    // @objc optional
    /// The drag is over.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    // @objc optional
    /// Whether what is dragged may be moved. It may if this is not there.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    // @objc optional
    /// Whether it may not leave the app.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableView {
    /// Says what of the table is dragged; not kept.
    public weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragDrop?.dragDelegate }
        set { dragDropForWriting.dragDelegate = newValue }
    }
    /// Takes what is dropped on the table; not kept.
    public weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragDrop?.dropDelegate }
        set { dragDropForWriting.dropDelegate = newValue }
    }
    /// Whether rows can be dragged. They can by default, since iOS 15 on phones too.
    public var dragInteractionEnabled: Bool {
        get { dragDrop?.isEnabled ?? true }
        set { dragDropForWriting.isEnabled = newValue }
    }
    /// Whether a row of the table is dragged now.
    public var hasActiveDrag: Bool { dragDrop?.hasActiveDrag ?? false }
    /// Whether something is over the table that may be dropped.
    public var hasActiveDrop: Bool { dragDrop?.isDropTarget ?? false }

    private var dragDropForWriting: TableDragDrop {
        if let dragDrop { return dragDrop }
        let made = TableDragDrop(self)
        dragDrop = made
        return made
    }
}

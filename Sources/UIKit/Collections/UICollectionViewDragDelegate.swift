import Foundation

/// Says what of a collection view is dragged. See https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// What is dragged of an item; nothing for no drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    // @objc optional
    /// How the item looks while it is dragged.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    // @objc optional
    /// The drag is about to begin.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    // @objc optional
    /// The drag is over.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    // @objc optional
    /// Whether what is dragged may be moved. It may if this is not there.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    // @objc optional
    /// Whether it may not leave the app.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

/// Takes what is dropped on a collection view. See https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// It was dropped: put it into the data.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    // @objc optional
    /// Whether the collection view has to do with a drag. It has if this is not there.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    // @objc optional
    /// The finger came over the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    // @objc optional
    /// What a drop would do at a place. It copies if this is not there.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    // @objc optional
    /// The finger left the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    // @objc optional
    /// The drag is over, here or elsewhere.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    // @objc optional
    /// What of an item what was dropped becomes: the part that is visible by the parameters, or all of it.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

/// What a drop on a collection view would do. See https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where what is dropped goes.
    public enum Intent: Int, Sendable {
        /// It is not said.
        case unspecified
        /// Between items.
        case insertAtDestinationIndexPath
        /// Into an item.
        case insertIntoDestinationIndexPath
    }

    /// Where what is dropped goes.
    public let intent: Intent

    // @objc(initWithDropOperation:intent:)
    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal that does not say where what is dropped goes.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    /// A proposal of the same.
    open override func copy(with zone: NSZone? = nil) -> Any { UICollectionViewDropProposal(operation: operation, intent: intent) }
}

/// One thing that is dropped on a collection view. See https://developer.apple.com/documentation/uikit/uicollectionviewdropitem.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What was dragged.
    var dragItem: UIDragItem { get }
    /// Where it was in the collection view, if it is from there.
    var sourceIndexPath: IndexPath? { get }
    /// How large it was seen, in points.
    var previewSize: CGSize { get }
}

/// What is known of a drop on a collection view. See https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where it is dropped; `nil` beside all items.
    var destinationIndexPath: IndexPath? { get }
    /// What the drop does.
    var proposal: UICollectionViewDropProposal { get }
    /// The session: data can be asked for.
    var session: any UIDropSession { get }
    // @objc(dropItem:toPlaceholder:)
    /// Keeps a place for what is dropped until its data is there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
    // @objc(dropItem:toItemAtIndexPath:)
    /// Lets what was dragged fall onto an item that was inserted for it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    // @objc(dropItem:intoItemAtIndexPath:rect:)
    /// Lets what was dragged shrink into a rectangle of an item, in the item's points.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    // @objc(dropItem:toTarget:)
    /// Lets what was dragged go to a place of any view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place in a collection view that its data source does not know.
/// See https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let path: IndexPath
    let identifier: String
    /// Called when the placeholder's cell is made, to fill it.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder at a place, with a cell of an identifier.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (path, identifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// A place for something that was dropped and whose data is still to come.
/// See https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Says which part of the placeholder's cell what was dropped becomes; all of it by default.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown. See https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// What was dragged.
    var dragItem: UIDragItem { get }
    /// Puts an item in the placeholder's place: the closure inserts it into the data. Returns whether the placeholder was still there.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Takes the placeholder away. Returns whether it was still there.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Asks for the placeholder's cell to be brought up to date.
    func setNeedsCellUpdate()
}

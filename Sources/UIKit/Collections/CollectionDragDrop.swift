import Foundation

/// Lets a collection view's items be dragged, and things be dropped among them, as its delegates say.
@MainActor
final class CollectionDragDrop: ListDragDrop {
    private unowned let collection: UICollectionView
    weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { update() } }
    weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { update() } }
    private var proposal = UICollectionViewDropProposal(operation: .cancel)

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init(collection)
    }

    private func update() { interact(drags: dragDelegate != nil, drops: dropDelegate != nil) }

    override func path(at point: CGPoint) -> IndexPath? { collection.indexPathForItem(at: point) }
    override func cell(at path: IndexPath) -> (any DraggableCell)? { collection.cellForItem(at: path) }
    override func cancelTouch() { _ = collection.touchCancelled() }

    // MARK: Dragging

    override func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
    }

    override func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        let answer = OptionalRequirement.call { dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path) }
        return (answer ?? nil) ?? nil
    }

    override func dragWillBegin(_ session: any UIDragSession) {
        OptionalRequirement.call { dragDelegate?.collectionView(collection, dragSessionWillBegin: session) }
    }

    override func dragDidEnd(_ session: any UIDragSession) {
        OptionalRequirement.call { dragDelegate?.collectionView(collection, dragSessionDidEnd: session) }
    }

    override func allowsMove(_ session: any UIDragSession) -> Bool? {
        OptionalRequirement.call { dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) } ?? nil
    }

    override func isRestricted(_ session: any UIDragSession) -> Bool? {
        OptionalRequirement.call {
            dragDelegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session)
        } ?? nil
    }

    // MARK: Dropping

    override func takes(_ session: any UIDropSession) -> Bool {
        guard let dropDelegate else { return false }
        return OptionalRequirement.call { dropDelegate.collectionView(collection, canHandle: session) } ?? true
    }

    override func dropDidEnter(_ session: any UIDropSession) {
        OptionalRequirement.call { dropDelegate?.collectionView(collection, dropSessionDidEnter: session) }
    }

    override func proposal(for session: any UIDropSession) -> UIDropProposal {
        let answer = OptionalRequirement.call {
            dropDelegate?.collectionView(
                collection, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session))
        }
        proposal = (answer ?? nil) ?? UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        return proposal
    }

    override func dropDidExit(_ session: any UIDropSession) {
        OptionalRequirement.call { dropDelegate?.collectionView(collection, dropSessionDidExit: session) }
    }

    override func perform(_ session: any UIDropSession) {
        let coordinator = CollectionDropCoordinator(
            dropItems(of: session), to: destination(of: session), proposal, of: session, in: collection, self)
        dropDelegate?.collectionView(collection, performDropWith: coordinator)
    }

    override func dropDidEnd(_ session: any UIDropSession) {
        OptionalRequirement.call { dropDelegate?.collectionView(collection, dropSessionDidEnd: session) }
    }

    /// The item below the finger, or the end of the section that is nearest.
    private func destination(of session: any UIDropSession) -> IndexPath? {
        let place = session.location(in: collection)
        if let path = collection.indexPathForItem(at: place) { return path }
        guard collection.numberOfSections > 0 else { return nil }
        let section = collection.numberOfSections - 1
        let count = collection.numberOfItems(inSection: section)
        if count == 0 { return nil }
        let last = IndexPath(item: count - 1, section: section)
        guard let frame = collection.layoutAttributesForItem(at: last)?.frame else { return nil }
        // Below or after the last item it is put at the end.
        guard place.y > frame.maxY || (place.y >= frame.minY && place.x > frame.maxX) else { return nil }
        return IndexPath(item: hasActiveDrag ? count - 1 : count, section: section)
    }

    /// What of the item at a place what was dropped becomes, in the collection view's points.
    func landingPlace(at path: IndexPath, _ parameters: UIDragPreviewParameters?) -> CGRect? {
        guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return nil }
        return parameters?.visiblePath?.bounds.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    }

    // MARK: Placeholders

    private func note(_ update: ListUpdate, _ path: IndexPath, _ change: Int) {
        var counts = collection.counts
        if counts.indices.contains(path.section) { counts[path.section] += change }
        collection.note([update], counts: counts)
    }

    override func insertPlace(at path: IndexPath) { note(.insertItem(path), path, 1) }
    override func deletePlace(at path: IndexPath) { note(.deleteItem(path), path, -1) }
    override func reloadPlace(at path: IndexPath) { collection.reloadItems(at: [path]) }

    /// The cell of a placeholder, if one is at a place.
    func placeholderCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let placeholder = placeholder(at: path) else { return nil }
        let cell = collection.dequeueReusableCell(withReuseIdentifier: placeholder.identifier, for: path)
        placeholder.dress(cell)
        return cell
    }
}

/// A drop on a collection view.
@MainActor
private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private weak var collection: UICollectionView?
    private weak var owner: CollectionDragDrop?

    init(
        _ items: [ListDropItem], to destination: IndexPath?, _ proposal: UICollectionViewDropProposal, of session: any UIDropSession,
        in collection: UICollectionView, _ owner: CollectionDragDrop
    ) {
        (self.items, destinationIndexPath, self.proposal, self.session) = (items, destination, proposal, session)
        (self.collection, self.owner) = (collection, owner)
        super.init()
    }

    private var living: CollectionDragDrop {
        guard let owner else { preconditionFailure("the collection view of a drop is gone") }
        return owner
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        let (owner, path) = (living, placeholder.path)
        let animation = owner.land(session) { [weak owner, weak collection = collection] in
            let cell = collection?.cellForItem(at: path)
            return owner?.landingPlace(at: path, cell.flatMap { placeholder.previewParametersProvider?($0) })
        }
        let context = ListPlaceholder(dragItem, at: path, identifier: placeholder.identifier, in: owner, animation: animation) {
            if let cell = $0 as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) }
        }
        owner.show(context)
        return context
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        let owner = living
        // An item that was inserted for what was dropped comes forward.
        if let cell = collection?.cellForItem(at: indexPath) {
            cell.alpha = 0
            UIView.animate(withDuration: 0.25) { cell.alpha = 1 }
        }
        return owner.land(session) { [weak owner, weak collection = collection] in
            guard let owner, let collection else { return nil }
            let answer = OptionalRequirement.call {
                owner.dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: indexPath)
            }
            return owner.landingPlace(at: indexPath, (answer ?? nil) ?? nil)
        }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        living.land(session) { [weak collection = collection] in
            guard let frame = collection?.layoutAttributesForItem(at: indexPath)?.frame else { return nil }
            return rect.offsetBy(dx: frame.minX, dy: frame.minY)
        }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        living.land(session, DropLanding(target))
    }
}

extension ListDropItem: UICollectionViewDropItem {}
extension ListPlaceholder: UICollectionViewDropPlaceholderContext {}

extension UICollectionView {
    /// Says what of the collection view is dragged; not kept.
    public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { dragDrop?.dragDelegate }
        set { dragDropForWriting.dragDelegate = newValue }
    }
    /// Takes what is dropped on the collection view; not kept.
    public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { dragDrop?.dropDelegate }
        set { dragDropForWriting.dropDelegate = newValue }
    }
    /// Whether items can be dragged.
    public var dragInteractionEnabled: Bool {
        get { dragDrop?.isEnabled ?? true }
        set { dragDropForWriting.isEnabled = newValue }
    }
    /// Whether an item of the collection view is dragged now.
    public var hasActiveDrag: Bool { dragDrop?.hasActiveDrag ?? false }
    /// Whether something is over the collection view that may be dropped.
    public var hasActiveDrop: Bool { dragDrop?.isDropTarget ?? false }

    private var dragDropForWriting: CollectionDragDrop {
        if let dragDrop { return dragDrop }
        let made = CollectionDragDrop(self)
        dragDrop = made
        return made
    }
}

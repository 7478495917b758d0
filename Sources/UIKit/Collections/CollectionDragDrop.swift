import Foundation

/// Lets a collection view's items be dragged, and things be dropped among them, as its delegates say.
final class CollectionDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let collection: UICollectionView
    weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { update() } }
    weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { update() } }
    var isEnabled = true { didSet { drag?.isEnabled = isEnabled } }
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?
    /// Where the drag under way began.
    private var source: IndexPath?
    private weak var dragged: (any UIDragSession)?
    private(set) var isDropTarget = false
    private var proposal = UICollectionViewDropProposal(operation: .cancel)
    private(set) var placeholders: [PlaceholderContext] = []

    var hasActiveDrag: Bool { dragged != nil }

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
    }

    private func update() {
        if dragDelegate != nil, drag == nil {
            let interaction = UIDragInteraction(delegate: self)
            interaction.isEnabled = isEnabled
            collection.addInteraction(interaction)
            drag = interaction
        }
        if dropDelegate != nil, drop == nil {
            let interaction = UIDropInteraction(delegate: self)
            collection.addInteraction(interaction)
            drop = interaction
        }
    }

    // MARK: Dragging

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        source = collection.indexPathForItem(at: session.location(in: collection))
        guard let source, let dragDelegate else { return [] }
        return dragDelegate.collectionView(collection, itemsForBeginning: session, at: source)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let source, let cell = collection.cellForItem(at: source) else { return nil }
        let answer = OptionalRequirement.call { dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: source) }
        return UITargetedDragPreview(view: cell, parameters: ((answer ?? nil) ?? nil) ?? UIDragPreviewParameters())
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        dragged = session
        _ = collection.touchCancelled()
        OptionalRequirement.call { dragDelegate?.collectionView(collection, dragSessionWillBegin: session) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        let answer = OptionalRequirement.call { dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) }
        return (answer ?? nil) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        let answer = OptionalRequirement.call {
            dragDelegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session)
        }
        return (answer ?? nil) ?? false
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        (dragged, source) = (nil, nil)
        OptionalRequirement.call { dragDelegate?.collectionView(collection, dragSessionDidEnd: session) }
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let dropDelegate else { return false }
        return OptionalRequirement.call { dropDelegate.collectionView(collection, canHandle: session) } ?? true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isDropTarget = true
        OptionalRequirement.call { dropDelegate?.collectionView(collection, dropSessionDidEnter: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let answer = OptionalRequirement.call {
            dropDelegate?.collectionView(
                collection, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session))
        }
        proposal = (answer ?? nil) ?? UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isDropTarget = false
        OptionalRequirement.call { dropDelegate?.collectionView(collection, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let dropDelegate else { return }
        let isOwn = dragged != nil
        let items = session.items.enumerated().map { index, item in
            DropItem(
                item, source: isOwn && index == 0 ? source : nil,
                size: source.flatMap { collection.cellForItem(at: $0)?.bounds.size } ?? .zero)
        }
        let coordinator = DropCoordinator(items, destination(of: session), proposal, session, self)
        dropDelegate.collectionView(collection, performDropWith: coordinator)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isDropTarget = false
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
        return IndexPath(item: dragged == nil ? count : count - 1, section: section)
    }

    // MARK: Placeholders

    fileprivate func show(_ placeholder: UICollectionViewDropPlaceholder, for item: UIDragItem) -> PlaceholderContext {
        let context = PlaceholderContext(placeholder, item, self)
        var counts = collection.counts
        if counts.indices.contains(placeholder.path.section) { counts[placeholder.path.section] += 1 }
        placeholders.append(context)
        collection.note([.insertItem(placeholder.path)], counts: counts)
        return context
    }

    fileprivate func remove(_ context: PlaceholderContext) -> Bool {
        guard let index = placeholders.firstIndex(where: { $0 === context }) else { return false }
        placeholders.remove(at: index)
        return true
    }

    /// An item that was inserted for what was dropped comes forward.
    fileprivate func settle(at path: IndexPath) {
        guard let cell = collection.cellForItem(at: path) else { return }
        cell.alpha = 0
        UIView.animate(withDuration: 0.25) { cell.alpha = 1 }
    }

    fileprivate func reload(_ path: IndexPath) { collection.reloadItems(at: [path]) }

    fileprivate func delete(_ path: IndexPath) {
        var counts = collection.counts
        if counts.indices.contains(path.section) { counts[path.section] -= 1 }
        collection.note([.deleteItem(path)], counts: counts)
    }

    fileprivate func update(_ context: PlaceholderContext) {
        if let cell = collection.cellForItem(at: context.path) { context.placeholder.cellUpdateHandler?(cell) }
    }

    /// How many placeholders a section has, which the data source does not know.
    func count(in section: Int) -> Int { placeholders.lazy.filter { $0.path.section == section }.count }

    /// The cell of a placeholder, if one is at a place.
    func cell(at path: IndexPath) -> UICollectionViewCell? {
        guard let context = placeholders.first(where: { $0.path == path }) else { return nil }
        let cell = collection.dequeueReusableCell(withReuseIdentifier: context.placeholder.identifier, for: path)
        context.placeholder.cellUpdateHandler?(cell)
        return cell
    }

    /// The place that the data source knows an item by.
    func dataPath(_ path: IndexPath) -> IndexPath {
        let before = placeholders.lazy.filter { $0.path.section == path.section && $0.path.item < path.item }.count
        return before == 0 ? path : IndexPath(item: path.item - before, section: path.section)
    }
}

/// One thing that is dropped.
private final class DropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source, size)
        super.init()
    }
}

/// A drop on a collection view.
private final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private weak var owner: CollectionDragDrop?

    init(
        _ items: [any UICollectionViewDropItem], _ destination: IndexPath?, _ proposal: UICollectionViewDropProposal,
        _ session: any UIDropSession, _ owner: CollectionDragDrop
    ) {
        (self.items, destinationIndexPath, self.proposal, self.session) = (items, destination, proposal, session)
        self.owner = owner
        super.init()
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        guard let owner else { preconditionFailure("the collection view of a drop is gone") }
        return owner.show(placeholder, for: dragItem)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) { owner?.settle(at: indexPath) }
}

/// A placeholder that is shown.
final class PlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    let placeholder: UICollectionViewDropPlaceholder
    private weak var owner: CollectionDragDrop?

    init(_ placeholder: UICollectionViewDropPlaceholder, _ item: UIDragItem, _ owner: CollectionDragDrop) {
        (self.placeholder, dragItem, self.owner) = (placeholder, item, owner)
        super.init()
    }

    var path: IndexPath { placeholder.path }

    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let owner, owner.remove(self) else { return false }
        dataSourceUpdates(path)
        owner.reload(path)
        return true
    }

    @discardableResult
    func deletePlaceholder() -> Bool {
        guard let owner, owner.remove(self) else { return false }
        owner.delete(path)
        return true
    }

    func setNeedsCellUpdate() { owner?.update(self) }
}

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

import Foundation

/// One thing that is dropped on a list.
@MainActor
final class ListDropItem: NSObject {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source, size)
        super.init()
    }
}

/// A place in a list for something whose data is still to come: what a drop's coordinator gives the app.
@MainActor
final class ListPlaceholder: NSObject, UIDragAnimating {
    let dragItem: UIDragItem
    /// Where it is now, counting placeholders.
    var path: IndexPath
    /// Whether it is just being inserted, at the place that it has then.
    var isArriving = false
    let identifier: String
    /// How high it is, in points; the content decides if it is negative, the list if it is `nil`.
    let height: CGFloat?
    private weak var owner: ListDragDrop?
    private let animation: any UIDragAnimating
    private let dressing: (UIView) -> Void

    init(
        _ item: UIDragItem, at path: IndexPath, identifier: String, height: CGFloat? = nil, in owner: ListDragDrop,
        animation: any UIDragAnimating, dressing: @escaping (UIView) -> Void
    ) {
        (dragItem, self.path, self.identifier, self.height) = (item, path, identifier, height)
        (self.owner, self.animation, self.dressing) = (owner, animation, dressing)
        super.init()
    }

    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { owner?.commit(self, dataSourceUpdates) ?? false }

    @discardableResult
    func deletePlaceholder() -> Bool { owner?.delete(self) ?? false }

    func setNeedsCellUpdate() {
        if let owner, owner.placeholder(at: path) === self, let cell = owner.cell(at: path) { dressing(cell) }
    }

    /// Has the app bring a cell up to date.
    func dress(_ cell: UIView) { dressing(cell) }

    func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animation.addCompletion(completion) }
}

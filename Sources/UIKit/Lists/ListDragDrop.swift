import Foundation

/// A cell that hears how it takes part in a drag.
@MainActor
protocol DraggableCell: UIView {
    func takeDragState(_ state: UICellConfigurationState.DragState)
}

/// Lets a list's elements be dragged, and things be dropped among them: what table and collection views have in common.
/// Subclasses know the list and its delegates; their answers are `nil` where a delegate does not implement what it is asked.
@MainActor
class ListDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let list: UIScrollView
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?
    var isEnabled = true { didSet { drag?.isEnabled = isEnabled } }
    /// Where the drag under way began.
    private(set) var source: IndexPath?
    private var phase = UICellConfigurationState.DragState.none
    private weak var dragged: (any UIDragSession)?
    private weak var hovering: (any UIDropSession)?
    private var scrolling: FrameTicker?
    /// Places that are kept for what was dropped until its data is there.
    private(set) var placeholders: [ListPlaceholder] = []

    init(_ list: UIScrollView) {
        self.list = list
        super.init()
    }

    var hasActiveDrag: Bool { dragged != nil }
    var isDropTarget: Bool { hovering != nil }

    /// Sees to it that fingers can drag, and that drops are taken.
    func interact(drags: Bool, drops: Bool) {
        if drags, drag == nil {
            let interaction = UIDragInteraction(delegate: self)
            interaction.isEnabled = isEnabled
            interaction.didLift = { [weak self] in self?.enter(.lifting) }
            interaction.didCancelLift = { [weak self] in self?.leaveDrag() }
            list.addInteraction(interaction)
            drag = interaction
        }
        if drops, drop == nil {
            let interaction = UIDropInteraction(delegate: self)
            list.addInteraction(interaction)
            drop = interaction
        }
    }

    // MARK: What subclasses know

    func path(at point: CGPoint) -> IndexPath? { nil }
    func cell(at path: IndexPath) -> (any DraggableCell)? { nil }
    /// Takes back what a touch in the list has begun.
    func cancelTouch() {}
    func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] { [] }
    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? { nil }
    func dragWillBegin(_ session: any UIDragSession) {}
    func dragDidEnd(_ session: any UIDragSession) {}
    func allowsMove(_ session: any UIDragSession) -> Bool? { nil }
    func isRestricted(_ session: any UIDragSession) -> Bool? { nil }
    func takes(_ session: any UIDropSession) -> Bool { false }
    func dropDidEnter(_ session: any UIDropSession) {}
    func proposal(for session: any UIDropSession) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    func dropDidExit(_ session: any UIDropSession) {}
    func perform(_ session: any UIDropSession) {}
    func dropDidEnd(_ session: any UIDropSession) {}
    func insertPlace(at path: IndexPath) {}
    func deletePlace(at path: IndexPath) {}
    func reloadPlace(at path: IndexPath) {}

    // MARK: Dragging

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let path = path(at: session.location(in: list)), placeholder(at: path) == nil else { return [] }
        let found = items(for: session, at: dataPath(path))
        if !found.isEmpty { source = path }
        return found
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let source, let cell = cell(at: source) else { return nil }
        return UITargetedDragPreview(view: cell, parameters: previewParameters(at: dataPath(source)) ?? UIDragPreviewParameters())
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        dragged = session
        cancelTouch()
        // The same press may have shown the cell's edit menu.
        if let source, let cell = cell(at: source) { UIMenuController.shared.hideMenu(from: cell) }
        enter(.dragging)
        dragWillBegin(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        allowsMove(session) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        isRestricted(session) ?? false
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        dragged = nil
        leaveDrag()
        dragDidEnd(session)
    }

    private func leaveDrag() {
        enter(.none)
        source = nil
    }

    private func enter(_ new: UICellConfigurationState.DragState) {
        phase = new
        if let source { cell(at: source)?.takeDragState(new) }
    }

    /// How the cell at a place takes part in the drag under way.
    func dragState(at path: IndexPath) -> UICellConfigurationState.DragState { path == source ? phase : .none }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { takes(session) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hovering = session
        scrolling = FrameTicker { [weak self] _ in self?.scrollAtEdges() }
        dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        proposal(for: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leaveDrop()
        dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        scrolling = nil
        perform(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leaveDrop()
        dropDidEnd(session)
    }

    private func leaveDrop() { (hovering, scrolling) = (nil, nil) }

    /// What is held at an edge of the list scrolls it, as a row does that is moved by hand.
    private func scrollAtEdges() {
        guard let session = hovering as? LocalDragSession else { return }
        let finger = session.location(in: list)
        let seen = list.bounds.inset(by: list.adjustedContentInset)
        func step(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let edge: CGFloat = 44
            return place < low + edge ? -(low + edge - place) / 6 : place > high - edge ? (place - high + edge) / 6 : 0
        }
        let (x, y) = (step(finger.x, seen.minX, seen.maxX), step(finger.y, seen.minY, seen.maxY))
        let old = list.contentOffset
        let new = list.roundedToPixel(list.clamped(CGPoint(x: old.x + x, y: old.y + y)))
        guard new != old else { return }
        list.contentOffset = new
        session.run?.update()
    }

    /// What is dropped, as a coordinator lists it.
    func dropItems(of session: any UIDropSession) -> [ListDropItem] {
        let size = (session as? LocalDragSession)?.previewSize ?? .zero
        return session.items.enumerated().map { index, item in
            ListDropItem(item, source: hasActiveDrag && index == 0 ? source.map(dataPath) : nil, size: size)
        }
    }

    /// Lets what is dropped fall onto a place of the list, in its points; where that is, is asked when the animation begins.
    @discardableResult
    func land(_ session: any UIDropSession, _ place: @escaping @MainActor () -> CGRect?) -> any UIDragAnimating {
        land(
            session,
            DropLanding { [weak list = list] picture in
                guard let list, let rect = place() else { return }
                picture.transform = .identity
                picture.frame = list.convert(rect, to: nil)
            })
    }

    @discardableResult
    func land(_ session: any UIDropSession, _ landing: DropLanding) -> any UIDragAnimating {
        (session as? LocalDragSession)?.land(landing)
        return landing
    }

    // MARK: Placeholders

    func show(_ placeholder: ListPlaceholder) {
        placeholders.append(placeholder)
        placeholder.isArriving = true
        insertPlace(at: placeholder.path)
        placeholder.isArriving = false
    }

    /// Puts the app's own element in a placeholder's place. Whether the placeholder was still there.
    func commit(_ placeholder: ListPlaceholder, _ updates: (IndexPath) -> Void) -> Bool {
        guard forget(placeholder) else { return false }
        updates(dataPath(placeholder.path))
        reloadPlace(at: placeholder.path)
        return true
    }

    func delete(_ placeholder: ListPlaceholder) -> Bool {
        guard forget(placeholder) else { return false }
        deletePlace(at: placeholder.path)
        return true
    }

    private func forget(_ placeholder: ListPlaceholder) -> Bool {
        guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
        placeholders.remove(at: index)
        return true
    }

    /// Everything is asked for again: placeholders are gone.
    func forgetPlaceholders() { placeholders.removeAll() }

    /// How many placeholders a section has, which the data source does not know.
    func count(in section: Int) -> Int { placeholders.lazy.filter { $0.path.section == section }.count }

    func placeholder(at path: IndexPath) -> ListPlaceholder? { placeholders.first { $0.path == path } }

    /// The place that the data source knows an element by.
    func dataPath(_ path: IndexPath) -> IndexPath {
        let before = placeholders.lazy.filter { $0.path.section == path.section && $0.path.item < path.item }.count
        return before == 0 ? path : IndexPath(item: path.item - before, section: path.section)
    }

    /// The place at which an element of the data source is shown.
    func shownPath(_ path: IndexPath) -> IndexPath {
        var item = path.item
        for kept in placeholders.filter({ $0.path.section == path.section }).map(\.path.item).sorted() where kept <= item { item += 1 }
        return item == path.item ? path : IndexPath(item: item, section: path.section)
    }

    /// Elements were inserted, deleted and moved.
    func follow(_ map: ListUpdateMap) {
        source = source.flatMap(map.new)
        for placeholder in placeholders where !placeholder.isArriving {
            if let new = map.new(placeholder.path) { placeholder.path = new }
        }
    }
}

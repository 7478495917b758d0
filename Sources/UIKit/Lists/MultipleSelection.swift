import Foundation

/// A list whose rows or items two fingers select as they move over them.
@MainActor
protocol MultiplySelectableList: UIScrollView {
    /// How many elements each section has.
    var counts: [Int] { get }
    /// The element at a point of the content.
    func selectablePath(at point: CGPoint) -> IndexPath?
    /// Whether an element is selected now.
    func isSelected(_ path: IndexPath) -> Bool
    /// Whether fingers on an element may begin to select, as the delegate says.
    func mayBeginMultipleSelection(at path: IndexPath) -> Bool
    /// Tells the delegate that fingers begin to select.
    func multipleSelectionDidBegin(at path: IndexPath)
    /// Tells the delegate that the fingers were lifted.
    func multipleSelectionDidEnd()
    /// Selects an element or takes it out of the selection, as a tap would, if several may be selected.
    func selectByFingers(_ isSelected: Bool, _ path: IndexPath)
}

/// Recognizes two fingers that move over a list, a little before they scroll it.
final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
    override func beginsAfter(moving movement: CGPoint) -> Bool { hypot(movement.x, movement.y) >= Self.slop - 4 }
}

/// Selects what lies between where two fingers came down and where they are.
@MainActor
final class MultipleSelection: NSObject, UIGestureRecognizerDelegate {
    private unowned let list: any MultiplySelectableList
    private let recognizer = MultipleSelectionGestureRecognizer()
    /// Where the fingers came down, and whether they select or take out of the selection.
    private var anchor: IndexPath?
    private var selects = true
    /// What the fingers have changed so far.
    private var changed: Set<IndexPath> = []
    private var scrolling: FrameTicker?

    init(_ list: any MultiplySelectableList) {
        self.list = list
        super.init()
        recognizer.minimumNumberOfTouches = 2
        recognizer.maximumNumberOfTouches = 2
        recognizer.delegate = self
        recognizer.onAction = { [weak self] _ in self?.fingersDidMove() }
        list.addGestureRecognizer(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let path = list.selectablePath(at: recognizer.location(in: list)) else { return false }
        return list.mayBeginMultipleSelection(at: path)
    }

    private func fingersDidMove() {
        switch recognizer.state {
        case .began: begin()
        case .changed: extend()
        case .ended, .cancelled: end()
        default: break
        }
    }

    private func begin() {
        guard let path = list.selectablePath(at: recognizer.location(in: list)) else { return }
        list.multipleSelectionDidBegin(at: path)
        anchor = path
        changed.removeAll()
        // Fingers that come down on what is selected take it out.
        selects = !list.isSelected(path)
        scrolling = FrameTicker { [weak self] _ in self?.scrollAtEdges() }
        extend()
    }

    private func extend() {
        guard let anchor, let path = list.selectablePath(at: recognizer.location(in: list)) else { return }
        let reached = elements(from: min(anchor, path), through: max(anchor, path))
        for path in changed.subtracting(reached).sorted() {
            changed.remove(path)
            list.selectByFingers(!selects, path)
        }
        for path in reached where !changed.contains(path) && list.isSelected(path) != selects {
            changed.insert(path)
            list.selectByFingers(selects, path)
        }
    }

    private func elements(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
        let counts = list.counts
        guard first.section <= last.section else { return [] }
        return (first.section...last.section).filter(counts.indices.contains).flatMap { section in
            let low = section == first.section ? first.item : 0
            let high = section == last.section ? min(last.item, counts[section] - 1) : counts[section] - 1
            return low <= high ? (low...high).map { IndexPath(item: $0, section: section) } : []
        }
    }

    private func scrollAtEdges() {
        let finger = recognizer.location(in: list)
        let seen = list.bounds.inset(by: list.adjustedContentInset)
        let edge: CGFloat = 44
        var step: CGFloat = 0
        if finger.y < seen.minY + edge { step = -(seen.minY + edge - finger.y) / 6 }
        if finger.y > seen.maxY - edge { step = (finger.y - seen.maxY + edge) / 6 }
        guard step != 0 else { return }
        let target = list.roundedToPixel(list.clamped(CGPoint(x: list.contentOffset.x, y: list.contentOffset.y + step)))
        guard target != list.contentOffset else { return }
        list.contentOffset = target
        extend()
    }

    private func end() {
        scrolling = nil
        guard anchor != nil else { return }
        anchor = nil
        list.multipleSelectionDidEnd()
    }
}

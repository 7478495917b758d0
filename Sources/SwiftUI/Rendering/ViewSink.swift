import UIKit

/// The views that items put into a container, in their order.
@MainActor
final class ViewSink {
    private struct Entry {
        let view: UIView
        let item: LayoutItem
        let zIndex: Double
    }

    unowned let view: UIView
    /// The container, and the part of it that bars and edges leave, in its own coordinates.
    private(set) var bounds = CGRect.zero
    private(set) var safeArea = CGRect.zero
    /// Where the container is in the hosting view.
    private(set) var position = CGPoint.zero
    private var entries: [Entry] = []
    private var former: [Entry] = []
    private var hasBeenFilled = false
    /// How far forward what is being placed stands.
    var zIndex = 0.0

    init(_ view: UIView) { self.view = view }

    func begin(bounds: CGRect, safeArea: CGRect, position: CGPoint = .zero) {
        self.bounds = bounds
        self.safeArea = safeArea
        self.position = position
        former = entries
        entries = []
    }

    /// Begins within another container, whose edges count.
    func begin(within sink: ViewSink, frame: CGRect) {
        begin(
            bounds: sink.bounds.offsetBy(dx: -frame.minX, dy: -frame.minY),
            safeArea: sink.safeArea.offsetBy(dx: -frame.minX, dy: -frame.minY),
            position: CGPoint(x: sink.position.x + frame.minX, y: sink.position.y + frame.minY))
    }

    /// What bars and edges cover beyond a rectangle's sides, or of it, where it touches that.
    func insets(of frame: CGRect) -> EdgeInsets {
        let outer = expanded(frame, .all)
        return EdgeInsets(
            top: max(0, safeArea.minY - outer.minY), leading: max(0, safeArea.minX - outer.minX),
            bottom: max(0, outer.maxY - safeArea.maxY), trailing: max(0, outer.maxX - safeArea.maxX))
    }

    /// Places something for which the container ends at an edge of a rectangle.
    func ending(_ edge: Edge, at room: CGRect, _ place: () -> Void) {
        let former = (bounds, safeArea)
        bounds = Self.cut(bounds, edge, room)
        safeArea = Self.cut(safeArea, edge, room)
        place()
        (bounds, safeArea) = former
    }

    private static func cut(_ rect: CGRect, _ edge: Edge, _ room: CGRect) -> CGRect {
        var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        switch edge {
        case .top: top = room.minY
        case .bottom: bottom = room.maxY
        case .leading: left = room.minX
        case .trailing: right = room.maxX
        }
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// Adds a view with its frame in the container.
    func add(_ view: UIView, _ frame: CGRect, _ item: LayoutItem) {
        let frame = Self.rounded(frame, item)
        item.placement = ItemPlacement(view: self.view, frame: frame)
        if view.superview !== self.view || item.geometry == nil {
            seed(view, frame, item)
        } else {
            item.geometry?.set(frame, item.graph, item.graph.layoutTransaction)
        }
        Self.apply(item.geometry?.presented ?? frame, to: view)
        entries.append(Entry(view: view, item: item, zIndex: zIndex))
    }

    /// Puts a view at a place at once: its way begins there.
    func seed(_ view: UIView, _ frame: CGRect, _ item: LayoutItem) {
        let geometry = AnimatedData(frame)
        item.geometry?.stop()
        item.geometry = geometry
        geometry.changed = { [weak view, weak geometry] in
            if let view, let geometry { ViewSink.apply(geometry.presented, to: view) }
        }
        Self.apply(frame, to: view)
    }

    /// Lets a view go to a place.
    func move(_ view: UIView, _ frame: CGRect, _ item: LayoutItem) {
        item.geometry?.set(frame, item.graph, item.graph.layoutTransaction)
    }

    private static func apply(_ frame: CGRect, to view: UIView) {
        let bounds = CGRect(origin: view.bounds.origin, size: frame.size)
        if view.bounds != bounds { view.bounds = bounds }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if view.center != center { view.center = center }
    }

    /// Edges lie on pixels.
    private static func rounded(_ rect: CGRect, _ item: LayoutItem) -> CGRect {
        guard rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite else { return .zero }
        let (x, y) = (item.onPixel(rect.minX), item.onPixel(rect.minY))
        return CGRect(x: x, y: y, width: item.onPixel(rect.maxX) - x, height: item.onPixel(rect.maxY) - y)
    }

    /// Shows what was added, and no longer what was not.
    func finish() {
        if entries.contains(where: { $0.zIndex != 0 }) {
            entries = entries.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
        }
        let shown = Set(entries.map { ObjectIdentifier($0.view) })
        for entry in former where !shown.contains(ObjectIdentifier(entry.view)) && entry.view.superview === view {
            leave(entry)
        }
        former = []
        let present = view.subviews.filter { shown.contains(ObjectIdentifier($0)) }
        if present.count == entries.count, zip(present, entries).allSatisfy({ $0 === $1.view }) {
            hasBeenFilled = true
            return
        }
        // What stands where it has to is left there; views that are no entries, as those that are leaving, stay behind.
        var place = 0
        for entry in entries {
            let subviews = view.subviews
            while place < subviews.count, subviews[place] !== entry.view, !shown.contains(ObjectIdentifier(subviews[place])) { place += 1 }
            if place >= subviews.count || subviews[place] !== entry.view {
                let isNew = entry.view.superview !== view
                view.insertSubview(entry.view, at: place)
                if isNew, hasBeenFilled { appear(entry) }
            }
            place += 1
        }
        hasBeenFilled = true
    }

    private func appear(_ entry: Entry) {
        let transaction = entry.item.graph.layoutTransaction
        entry.view.alpha = entry.view is EffectView ? entry.view.alpha : 1
        guard transaction.animation != nil else { return }
        let transition = entry.item.traits.transition ?? .opacity
        entry.item.transitionItem?.appear(transaction)
        TransitionRun.start(entry.view, transition.insertion, isRemoval: false, entry.item.graph, transaction)
    }

    private func leave(_ entry: Entry) {
        entry.item.geometry = nil
        let graph = entry.item.graph
        guard graph.layoutTransaction.animation != nil else {
            entry.view.removeFromSuperview()
            return
        }
        let transition = entry.item.traits.transition ?? .opacity
        entry.view.isUserInteractionEnabled = false
        (entry.item as? MatchedItem)?.leave(self)
        entry.item.transitionItem?.leave(graph.layoutTransaction)
        TransitionRun.start(entry.view, transition.removal, isRemoval: true, graph, graph.layoutTransaction)
    }
}

/// A container of its own for what is within an item.
class EffectView: UIView {
    lazy private(set) var sink = ViewSink(self)
    /// The shape that takes touches, if one is set.
    var hitPath: ((CGRect) -> CGPath)?
    /// Whether touches between the contents count.
    var takesTouchesEverywhere = false
    /// Whether the contents take none.
    var keepsTouches = false
    /// The name of the view's coordinates.
    var spaceName: AnyHashable?
    /// Called when the view comes into a window or leaves it.
    var windowChanged: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        passesSafeAreaOn = true
    }

    required init?(coder: NSCoder) { fatalError("A view of SwiftUI's own is in no document.") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        windowChanged()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let found = super.hitTest(point, with: event) else { return nil }
        return keepsTouches ? self : found
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if let hitPath { return hitPath(bounds).contains(point) }
        if takesTouchesEverywhere, bounds.contains(point) { return true }
        return subviews.contains { $0.isUserInteractionEnabled && !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
    }
}

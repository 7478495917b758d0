import UIKit

/// What views that belong together have in common. See https://developer.apple.com/documentation/swiftui/matchedgeometryproperties.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Where they are.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large they are.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Views that belong together.
struct MatchKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// Where views that belong together are.
@MainActor
final class MatchedGeometry {
    /// A view that others take their geometry from, and its frame in the interface.
    private struct Source {
        weak var item: MatchedItem?
        var frame: CGRect
    }

    private var sources: [MatchKey: Source] = [:]
    private var followers: [MatchKey: [WeakItem]] = [:]

    private struct WeakItem {
        weak var item: MatchedItem?
    }

    /// Notes where a source is; returns where another one was that had its place before.
    func note(_ item: MatchedItem, _ key: MatchKey, _ frame: CGRect) -> CGRect? {
        let former = sources[key]
        sources[key] = Source(item: item, frame: frame)
        if former?.frame != frame {
            let waiting = (followers[key] ?? []).compactMap(\.item).filter { $0 !== item }
            if !waiting.isEmpty { item.graph.afterNextUpdate { for follower in waiting { follower.invalidateLayout() } } }
        }
        return former.flatMap { $0.item === item ? nil : $0.frame }
    }

    func frame(_ key: MatchKey, otherThan item: MatchedItem) -> CGRect? {
        guard let source = sources[key], source.item !== item else { return nil }
        return source.item == nil ? nil : source.frame
    }

    func follow(_ item: MatchedItem, _ key: MatchKey) {
        var waiting = (followers[key] ?? []).filter { $0.item != nil && $0.item !== item }
        waiting.append(WeakItem(item: item))
        followers[key] = waiting
    }
}

struct MatchedModifier: ItemModifier {
    let key: MatchKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> MatchedItem { MatchedItem(content, node) }
    func update(_ item: MatchedItem) {
        let isNew = item.match?.key != key || item.match?.isSource != isSource
        item.match = self
        if isNew { item.invalidateLayout() }
    }
}

/// A view whose geometry is another one's, or that others take theirs from.
final class MatchedItem: EffectItem {
    var match: MatchedModifier?

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        guard let match else { return super.place(sink, at: origin, proposal) }
        let own = CGRect(origin: origin, size: size(proposal))
        let position = sink.position
        guard match.isSource else {
            graph.matched.follow(self, match.key)
            guard let source = graph.matched.frame(match.key, otherThan: self)?.offsetBy(dx: -position.x, dy: -position.y) else {
                return super.place(sink, at: origin, proposal)
            }
            return placeLike(source, own, sink, match)
        }
        let former = graph.matched.note(self, match.key, own.offsetBy(dx: position.x, dy: position.y))
        let isNew = effectView.superview !== sink.view || geometry == nil
        if let former, isNew, graph.layoutTransaction.animation != nil, !graph.layoutTransaction.disablesAnimations {
            begin(at: former.offsetBy(dx: -position.x, dy: -position.y), own, sink, match)
        }
        super.place(sink, at: origin, proposal)
    }

    /// The frame that the view has with another one's geometry.
    private func matched(_ source: CGRect, _ own: CGRect, _ match: MatchedModifier) -> CGRect {
        let size = match.properties.contains(.size) ? source.size : own.size
        guard match.properties.contains(.position) else { return CGRect(origin: own.origin, size: size) }
        let point = match.anchor.point(in: source)
        return CGRect(
            x: point.x - size.width * match.anchor.x, y: point.y - size.height * match.anchor.y, width: size.width, height: size.height)
    }

    private func placeLike(_ source: CGRect, _ own: CGRect, _ sink: ViewSink, _ match: MatchedModifier) {
        let frame = matched(source, own, match)
        sink.add(effectView, frame, self)
        fill(frame, sink)
    }

    /// Lets the view's way begin where another one was, from which it takes over.
    private func begin(at former: CGRect, _ own: CGRect, _ sink: ViewSink, _ match: MatchedModifier) {
        let frame = matched(former, own, match)
        sink.view.addSubview(effectView)
        geometry = nil
        sink.seed(effectView, frame, self)
        fill(frame, sink)
        TransitionRun.start(effectView, (traits.transition ?? .opacity).insertion, isRemoval: false, graph, graph.layoutTransaction)
    }

    private func fill(_ frame: CGRect, _ sink: ViewSink) {
        effectView.sink.begin(within: sink, frame: frame)
        placeContent(effectView.sink, ProposedViewSize(frame.size))
        effectView.sink.finish()
    }

    /// Lets the view go to where the one is that has taken its place. What is in it can no longer be laid out: it keeps its size.
    func leave(_ sink: ViewSink) {
        guard let match, match.isSource, let target = graph.matched.frame(match.key, otherThan: self) else { return }
        let size = effectView.bounds.size
        let own = CGRect(
            x: effectView.center.x - size.width / 2, y: effectView.center.y - size.height / 2, width: size.width, height: size.height)
        sink.seed(effectView, own, self)
        guard let way = geometry else { return }
        let show = way.changed
        way.changed = { [way] in
            show()
            // The way keeps itself for as long as it goes on.
            if !way.isMoving { way.changed = {} }
        }
        let middle = CGPoint(x: target.midX - sink.position.x, y: target.midY - sink.position.y)
        sink.move(effectView, own.offsetBy(dx: middle.x - own.midX, dy: middle.y - own.midY), self)
    }
}

extension View {
    /// Makes the view one of several that belong together: the others take its geometry, or it takes theirs.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedModifier(
                key: MatchKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor, isSource: isSource))
    }
}

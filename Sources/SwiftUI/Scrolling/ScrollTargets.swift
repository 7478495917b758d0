import UIKit

/// Where scrolling comes to rest. See https://developer.apple.com/documentation/swiftui/scrolltarget.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that is seen then.
    public var rect: CGRect
    /// The point of the part that stands at the same point of the scroll view.
    public var anchor: UnitPoint?
    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What is known when scrolling is about to come to rest.
/// See https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the scroll view was when the scrolling began.
    public let originalTarget: ScrollTarget
    /// How fast it is, in points a second.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the part that is seen.
    public let containerSize: CGSize
    /// The directions in which it scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The places of the views at which it may come to rest.
    let targets: [CGRect]
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Says where scrolling comes to rest. See https://developer.apple.com/documentation/swiftui/scrolltargetbehavior.
public protocol ScrollTargetBehavior {
    /// What is known when scrolling is about to come to rest.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes where it comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// At pages as large as the scroll view. See https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    public init() {}
    /// The nearest page, or the next one if it is fast.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in context.axes.all {
            let length = context.containerSize[axis]
            guard length > 0 else { continue }
            let start = (context.originalTarget.rect.origin[axis] / length).rounded()
            let page = (target.rect.origin[axis] / length).rounded()
            target.rect.origin[axis] = min(max(page, start - 1), start + 1) * length
        }
    }
}

/// At views. See https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far one movement may go.
    /// See https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior/limitbehavior.
    public struct LimitBehavior: Sendable {
        enum Kind { case automatic, always, few, one, never }
        let kind: Kind
        /// As far as the scroll view is long where there is little room from side to side, else as far as it likes.
        public static let automatic = LimitBehavior(kind: .automatic)
        /// As far as the scroll view is long.
        public static let always = LimitBehavior(kind: .always)
        /// As far as the scroll view is long.
        public static let alwaysByFew = LimitBehavior(kind: .few)
        /// By one view.
        public static let alwaysByOne = LimitBehavior(kind: .one)
        /// As far as it likes.
        public static let never = LimitBehavior(kind: .never)
    }
    let limit: LimitBehavior

    /// Creates the behaviour.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// The nearest view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in context.axes.all {
            let edges = Set(context.targets.map { $0.origin[axis] }).sorted()
            guard !edges.isEmpty else { continue }
            func nearest(_ position: CGFloat) -> Int { edges.indices.min { abs(edges[$0] - position) < abs(edges[$1] - position) }! }
            let start = context.originalTarget.rect.origin[axis]
            var position = target.rect.origin[axis]
            let isLimited =
                switch limit.kind {
                case .automatic: context.horizontalSizeClass == .compact
                case .always, .few: true
                case .one, .never: false
                }
            let length = context.containerSize[axis]
            if isLimited { position = min(max(position, start - length), start + length) }
            var index = nearest(position)
            if limit.kind == .one {
                let first = nearest(start)
                index = min(max(index, first - 1), first + 1)
            }
            target.rect.origin[axis] = edges[index]
        }
    }
}

/// Any behaviour. See https://developer.apple.com/documentation/swiftui/anyscrolltargetbehavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior
    /// Hides a behaviour's type.
    public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }
    /// Where that comes to rest.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { base.updateTarget(&target, context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At pages as large as the scroll view.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// At views, not too far away.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension Axis.Set {
    var all: [Axis] { (contains(.horizontal) ? [.horizontal] : []) + (contains(.vertical) ? [.vertical] : []) }
}
extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

private struct TargetBehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }
extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[TargetBehaviorKey.self] }
        set { self[TargetBehaviorKey.self] = newValue }
    }
}

/// Marks the container whose views scrolling may come to rest at.
struct TargetLayoutModifier: ItemModifier {
    let isEnabled: Bool
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> TargetLayoutItem { TargetLayoutItem(content, node) }
    func update(_ item: TargetLayoutItem) { item.isEnabled = isEnabled }
}

final class TargetLayoutItem: WrapperItem {
    var isEnabled = true
}

extension LayoutItem {
    /// The views of the first container within that is a stack or a grid.
    var targetViews: [LayoutItem] {
        var next: LayoutItem = first(TargetLayoutItem.self).flatMap { $0.isEnabled ? $0 : nil } ?? self
        while !(next is ContainerItem || next is LazyItem), next.contents.count == 1 { next = next.contents[0] }
        return next.contents
    }

    /// What the app calls the view by: what it says of it, or its element's identity.
    var scrollIdentity: AnyHashable? {
        var current: _ViewNode = node
        while let parent = current.parent {
            if let own = (current as? any IdentityHolding)?.identity { return own }
            if let id = (parent as? any Identifying)?.identity(of: current) { return id }
            if parent is any RowScrolling { return nil }
            current = parent
        }
        return nil
    }
}

extension View {
    /// Says where scrolling within comes to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }
    /// Lets scrolling come to rest at the views of this one, a stack or a grid.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(TargetLayoutModifier(isEnabled: isEnabled)) }
}

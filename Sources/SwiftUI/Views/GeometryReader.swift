import UIKit

/// A view whose content knows its size. See https://developer.apple.com/documentation/swiftui/geometryreader.
public struct GeometryReader<Content: View>: View {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content
    /// Creates a view.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    /// A view without a body.
    public var body: Never { fatalError("GeometryReader has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { GeometryNode(view, inputs) }
}

/// A view's size and place. See https://developer.apple.com/documentation/swiftui/geometryproxy.
public struct GeometryProxy {
    /// The size.
    public let size: CGSize
    /// What bars cover.
    public let safeAreaInsets: EdgeInsets
    weak var item: (any FrameTelling)?

    /// The frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated { item?.frame(in: coordinateSpace) ?? CGRect(origin: .zero, size: size) }
    }
    /// The part of a named view that is seen, in the view's own coordinates; `nil` if it is not in such a view.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        MainActor.assumeIsolated {
            guard let view = item?.measuredView, let named = view.named(coordinateSpace.name) else { return nil }
            return view.convert(named.bounds, from: named)
        }
    }
    /// The frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }
}

/// What tells where a view is.
@MainActor
protocol FrameTelling: AnyObject {
    var measuredView: UIView { get }
    func frame(in space: CoordinateSpace) -> CGRect
}

extension FrameTelling {
    func frame(in space: CoordinateSpace) -> CGRect { measuredView.bounds(in: space) }
}

/// Where coordinates are counted from. See https://developer.apple.com/documentation/swiftui/coordinatespace.
public enum CoordinateSpace: Equatable, Hashable {
    case global, local
    case named(AnyHashable)
}

/// What is a coordinate space. See https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The whole screen's coordinates. See https://developer.apple.com/documentation/swiftui/globalcoordinatespace.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .global }
}
/// A view's own coordinates. See https://developer.apple.com/documentation/swiftui/localcoordinatespace.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .local }
}
/// The coordinates of a view with a name. See https://developer.apple.com/documentation/swiftui/namedcoordinatespace.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The whole screen's coordinates.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// A view's own coordinates.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of a view with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the nearest scroll view around the view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil))) }
    /// The coordinates of the nearest view around it that scrolls in a direction.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis))) }
}

/// The name of what scrolls a view.
struct ScrollSpace: Hashable {
    let axis: Axis?
}

final class GeometryNode<Content: View>: NodeOf<GeometryReader<Content>> {
    private var child: NodeOf<Content>?
    private lazy var item = GeometryItem(self)
    private var proxy: GeometryProxy?

    override init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        item.makeContent = { [weak self] in self?.items(for: $0) ?? [] }
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var items: [LayoutItem] { [item] }
    override func structureChanged() { item.invalidateLayout() }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }

    private func items(for proxy: GeometryProxy) -> [LayoutItem] {
        let isSame = self.proxy.map { $0.size == proxy.size && $0.safeAreaInsets == proxy.safeAreaInsets } ?? false
        self.proxy = proxy
        if child == nil || !isSame || isDirty || readsFrame { evaluate(proxy) }
        return child?.items ?? []
    }

    /// Whether the content has asked where it is, which changes without its size.
    private var readsFrame: Bool { item.frameWasRead }

    private func evaluate(_ proxy: GeometryProxy) {
        isDirty = false
        let content = graph.reading(self) { view.content(proxy) }
        if let child { child.update(content) } else { child = SwiftUI.makeNode(content, inputs) }
    }

    override func update(_ view: GeometryReader<Content>) {
        super.update(view)
        if let proxy { evaluate(proxy) }
        item.invalidateLayout()
    }

    override func reevaluate() {
        if let proxy { evaluate(proxy) }
        item.invalidateLayout()
    }
}

final class GeometryItem: LayoutItem, FrameTelling {
    private let frameView = EffectView()
    var makeContent: (GeometryProxy) -> [LayoutItem] = { _ in [] }
    private(set) var frameWasRead = false
    private var shown: [LayoutItem] = []

    override var view: UIView? { frameView }
    override var contents: [LayoutItem] { shown }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func frame(in space: CoordinateSpace) -> CGRect {
        frameWasRead = true
        lookAgain()
        return frameView.bounds(in: space)
    }

    /// What is asked before the view is in its place is asked again when it is.
    private func lookAgain() {
        guard frameView.superview == nil, !isLookingAgain else { return }
        isLookingAgain = true
        graph.afterNextFrame { [weak self] in
            self?.isLookingAgain = false
            self?.invalidateLayout()
        }
    }
    private var isLookingAgain = false

    var measuredView: UIView { frameView }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let size = size(proposal)
        let frame = CGRect(origin: origin, size: size)
        sink.add(frameView, frame, self)
        frameView.sink.begin(within: sink, frame: frame)
        shown = makeContent(GeometryProxy(size: size, safeAreaInsets: sink.insets(of: frame), item: self))
        for item in shown {
            item.container = self
            item.place(frameView.sink, at: .zero, ProposedViewSize(size))
        }
        frameView.sink.finish()
    }
}

extension UIView {
    /// The view around this one, or itself, whose coordinates have a name.
    func named(_ name: AnyHashable) -> UIView? {
        if let space = name.base as? ScrollSpace { return scroller(space.axis) }
        return sequence(first: self, next: \.superview).first { ($0 as? EffectView)?.spaceName == name }
    }

    /// Where the view is in a coordinate space.
    func bounds(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return bounds
        case .global: return convert(bounds, to: nil)
        case .named(let name):
            guard let view = named(name) else { return convert(bounds, to: nil) }
            // The coordinates of what scrolls the view stay where they are while it scrolls.
            let origin = view is UIScrollView ? view.bounds.origin : .zero
            return convert(bounds, to: view).offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    /// Where a point of a coordinate space of this view is in the window.
    package func windowPoint(_ point: CGPoint, from space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: point
        case .local: convert(point, to: nil)
        case .named(let name): named(name)?.convert(point, to: nil) ?? point
        }
    }

    /// Where a point of the window is in a coordinate space of this view.
    package func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: point
        case .local: convert(point, from: nil)
        case .named(let name): named(name)?.convert(point, from: nil) ?? point
        }
    }
}

struct SpaceNameModifier: AppearanceModifier {
    let name: AnyHashable
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) { view.spaceName = name }
}

extension View {
    /// Names the view's coordinates.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(SpaceNameModifier(name: AnyHashable(name))) }
    /// Names the view's coordinates.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modifier(SpaceNameModifier(name: name.name)) }
}

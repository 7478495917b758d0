import UIKit

/// Tells when a value of a view's geometry changes.
struct GeometryChangeModifier<T: Equatable>: ItemModifier {
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> GeometryChangeItem { GeometryChangeItem(content, node) }
    func update(_ item: GeometryChangeItem) {
        item.look = { [weak item] proxy in
            guard let item else { return }
            let new = transform(proxy)
            let old = item.last as? T
            guard old != new else { return }
            item.last = new
            item.graph.afterNextUpdate { action(old ?? new, new) }
        }
    }
}

final class GeometryChangeItem: EffectItem, FrameTelling, ScrollFollowing {
    var look: (GeometryProxy) -> Void = { _ in }
    /// The value that was seen last.
    var last: Any?
    private var safeArea = EdgeInsets()

    override init(_ content: LayoutItem, _ node: _ViewNode) {
        super.init(content, node)
        effectView.windowChanged = { [weak self] in
            guard let self, effectView.window != nil else { return }
            effectView.addScrollFollower(self)
            lookSoon()
        }
    }

    var measuredView: UIView { effectView }

    private func check() { look(GeometryProxy(size: placedSize, safeAreaInsets: safeArea, item: self)) }

    /// What is around the view has its place when the next frame is made.
    private func lookSoon() { graph.afterNextFrame { [weak self] in self?.check() } }

    override func placeContent(_ sink: ViewSink, _ proposal: ProposedViewSize) {
        safeArea = sink.insets(of: CGRect(origin: .zero, size: placedSize))
        super.placeContent(sink, proposal)
    }

    override func didPlace() {
        guard effectView.window != nil else { return }
        check()
        lookSoon()
    }

    func scrollMoved() { check() }
}

extension View {
    /// Calls a function when a value of the view's geometry changes, and with the first one.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View { modifier(GeometryChangeModifier(transform: transform) { action($1) }) }
    /// Calls a function when a value of the view's geometry changes, and with the first one.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modifier(GeometryChangeModifier(transform: transform, action: action)) }
}

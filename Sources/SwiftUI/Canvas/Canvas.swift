import UIKit

/// A view that is drawn by a function. See https://developer.apple.com/documentation/swiftui/canvas.
public struct Canvas<Symbols: View>: PrimitiveView {
    /// The views that the function can draw.
    public var symbols: Symbols
    /// Draws the view.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing covers all of the view.
    public var isOpaque: Bool
    /// Whether the drawing may be made beside other work.
    public var rendersAsynchronously: Bool

    /// Creates a view that is drawn by a function, which can draw other views.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        (isOpaque, self.rendersAsynchronously) = (opaque, rendersAsynchronously)
        (self.renderer, self.symbols) = (renderer, symbols())
    }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { CanvasNode(view, inputs) }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a view that is drawn by a function.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.init(opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() } }
}

final class CanvasNode<Symbols: View>: NodeOf<Canvas<Symbols>> {
    private var symbols: HostNode!
    private lazy var item = CanvasItem(self)

    override init(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        symbols = HostNode(view.symbols, self.inputs)
        take()
    }

    private func take() {
        isDirty = false
        item.canvas.isOpaque = view.isOpaque
        item.canvas.draw = { [weak self] context, size in
            guard let self else { return }
            var graphics = GraphicsContext(CanvasSurface(context, size, symbols: { [weak self] in self?.symbol($0) }), environment)
            graph.reading(self) { self.view.renderer(&graphics, size) }
        }
        item.canvas.setNeedsDisplay()
    }

    /// The picture of a view that the function can draw.
    private func symbol(_ id: AnyHashable) -> UIImage? {
        guard let item = symbols.items.first(where: { $0.traits.tag == id || $0.scrollIdentity == id }) else { return nil }
        let host = ItemHostView(graph) { [item] }
        host.respectsSafeArea = false
        host.structureChanged()
        host.frame = CGRect(origin: .zero, size: host.fittingSize(.unspecified))
        host.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = environment.displayScale
        format.opaque = false
        return UIGraphicsImageRenderer(size: host.bounds.size, format: format).image { host.layer.render(in: $0.cgContext) }
    }

    override var children: [_ViewNode] { [symbols] }
    override var items: [LayoutItem] { [item] }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }
    override func structureChanged() { item.canvas.setNeedsDisplay() }
    override func reevaluate() { take() }
    override func update(_ view: Canvas<Symbols>) {
        super.update(view)
        symbols.update(view.symbols)
        take()
    }
    override func environmentChanged(from old: EnvironmentValues) {
        super.environmentChanged(from: old)
        take()
    }
}

/// A drawing as it is laid out and shown.
final class CanvasItem: LayoutItem {
    let canvas = CanvasView()
    override var view: UIView? { canvas }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        sink.add(canvas, CGRect(origin: origin, size: size(proposal)), self)
    }
}

final class CanvasView: UIView {
    var draw: (CGContext, CGSize) -> Void = { _, _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("A view of SwiftUI's own is in no document.") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isOpaque {
            UIColor.black.setFill()
            UIRectFill(bounds)
        }
        draw(context, bounds.size)
    }
}

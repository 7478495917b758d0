import UIKit

/// A UIKit view that shows items: a whole interface, a row, a bar's item.
final class ItemHostView: UIView {
    let graph: ViewGraph
    /// Gives the items, which may change.
    private let content: () -> [LayoutItem]
    private lazy var sink = ViewSink(self)
    private var root: LayoutItem?
    private var isStale = true
    /// Whether the content keeps clear of bars.
    var respectsSafeArea = true
    var alignment = Alignment.center
    /// Called when the content has another size.
    var sizeChanged: () -> Void = {}
    /// Padding around the content.
    var insets = EdgeInsets() { didSet { if insets != oldValue { setNeedsLayout() } } }

    init(_ graph: ViewGraph, content: @escaping () -> [LayoutItem]) {
        self.graph = graph
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("A view of SwiftUI's own is in no document.") }

    /// Called when an item has changed its size or its views.
    func itemsChanged() {
        setNeedsLayout()
        sizeChanged()
    }

    /// Called when there are other items.
    func structureChanged() {
        isStale = true
        itemsChanged()
    }

    /// The item that is shown; several are one above the other.
    var rootItem: LayoutItem? {
        guard isStale else { return root }
        isStale = false
        let items = content()
        if items.count == 1 {
            root = items[0]
        } else if let first = items.first {
            let stack = ContainerItem(first.node, AnyLayoutBox(VStackLayout())) { items }
            root = stack
        } else {
            root = nil
        }
        root?.container = nil
        root?.host = self
        return root
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        graph.flush()
        var area = bounds
        if respectsSafeArea { area = bounds.inset(by: safeAreaInsets) }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        sink.begin(bounds: bounds, safeArea: area, position: graph.rootPosition(of: self))
        if let root = rootItem {
            let room = CGRect(
                x: area.minX + (isRightToLeft ? insets.trailing : insets.leading), y: area.minY + insets.top,
                width: max(0, area.width - insets.horizontal), height: max(0, area.height - insets.vertical))
            let proposal = ProposedViewSize(room.size)
            let inner = root.dimensions(proposal)
            let origin = alignment.origin(of: inner, in: ViewDimensions(room.size, proposal, nil))
            root.place(sink, at: CGPoint(x: room.minX + root.onPixel(origin.x), y: room.minY + root.onPixel(origin.y)), proposal)
        }
        sink.finish()
    }

    /// The size of the content, with its padding.
    func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
        graph.flush()
        guard let root = rootItem else { return .zero }
        let size = root.size(proposal.inset(insets))
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(ProposedViewSize(size)) }

    override var intrinsicContentSize: CGSize {
        let size = fittingSize(.unspecified)
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(width: ceil(size.width * scale) / scale, height: ceil(size.height * scale) / scale)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }
}

extension ViewGraph {
    /// Where a view is in the interface that the graph shows.
    func rootPosition(of view: UIView) -> CGPoint { view.convert(.zero, to: nil) }
}

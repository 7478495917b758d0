import UIKit

/// A line between views. See https://developer.apple.com/documentation/swiftui/divider.
public struct Divider: PrimitiveView {
    /// Creates a line.
    public init() {}
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { LeafNode(view, inputs, DividerItem.init) { _, _ in } }
}

final class DividerItem: LayoutItem {
    private let line = UIView()
    private var axis: Axis?
    override var view: UIView? { line }
    override init(_ node: _ViewNode) {
        super.init(node)
        line.backgroundColor = .separator
    }
    override func setStackAxis(_ axis: Axis?) { self.axis = axis }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = environment.pixelLength
        return axis == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
    }
    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        sink.add(line, CGRect(origin: origin, size: size(proposal)), self)
    }
}

import Foundation

/// Where a supplementary item is attached. See https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The edges; a corner has two of them, and none at all is the centre.
    public let edges: NSDirectionalRectEdge
    /// How far from there: in points, or in parts of the supplementary item's size. Rightwards (in reading direction) and down.
    public let offset: CGPoint
    /// Whether the offset is in parts of the item's size.
    public let isFractionalOffset: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
        super.init()
    }

    // @objc(layoutAnchorWithEdges:)
    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    // @objc(layoutAnchorWithEdges:absoluteOffset:)
    /// Creates an anchor at a distance from edges, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    // @objc(layoutAnchorWithEdges:fractionalOffset:)
    /// Creates an anchor at a distance from edges, in parts of the supplementary item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// The anchor itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Where along a rectangle's sides the anchor lies, from 0 to 1.
    private var place: CGPoint {
        func part(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
            switch (edges.contains(low), edges.contains(high)) {
            case (true, false): return 0
            case (false, true): return 1
            default: return 0.5
            }
        }
        return CGPoint(x: part(.leading, .trailing), y: part(.top, .bottom))
    }

    private func shift(_ size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    /// Where something of a size lies that hangs on this anchor of a rectangle: within it, or by an anchor of its own.
    func rect(of size: CGSize, on rect: CGRect, by own: NSCollectionLayoutAnchor?) -> CGRect {
        let (outer, inner) = (place, own?.place ?? place)
        let (shift, ownShift) = (shift(size), own?.shift(size) ?? .zero)
        return CGRect(
            x: rect.minX + rect.width * outer.x - size.width * inner.x + shift.x + ownShift.x,
            y: rect.minY + rect.height * outer.y - size.height * inner.y + shift.y + ownShift.y, width: size.width, height: size.height)
    }
}

/// Where something lies along a rectangle's edges. See https://developer.apple.com/documentation/uikit/nsrectalignment.
public enum NSRectAlignment: Int, Sendable {
    /// Nowhere in particular.
    case none = 0
    /// In the middle of the top.
    case top = 1
    /// At the top, where reading begins.
    case topLeading = 2
    /// In the middle of the side where reading begins.
    case leading = 3
    /// At the bottom, where reading begins.
    case bottomLeading = 4
    /// In the middle of the bottom.
    case bottom = 5
    /// At the bottom, where reading ends.
    case bottomTrailing = 6
    /// In the middle of the side where reading ends.
    case trailing = 7
    /// At the top, where reading ends.
    case topTrailing = 8

    /// The edges that it names.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: return []
        case .top: return .top
        case .topLeading: return [.top, .leading]
        case .leading: return .leading
        case .bottomLeading: return [.bottom, .leading]
        case .bottom: return .bottom
        case .bottomTrailing: return [.bottom, .trailing]
        case .trailing: return .trailing
        case .topTrailing: return [.top, .trailing]
        }
    }
}

/// One of the two directions of a layout, with the parts of sizes, points and insets that belong to it.
enum LayoutAxis {
    case horizontal, vertical

    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

    func of(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
    func low(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
    func high(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
    func before(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.leading : insets.top }
    func after(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.trailing : insets.bottom }
    func dimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
        self == .horizontal ? size.widthDimension : size.heightDimension
    }
    func set(_ value: CGFloat, of size: inout CGSize) {
        if self == .horizontal { size.width = value } else { size.height = value }
    }
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
}

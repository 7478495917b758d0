import CoreGraphics
import Foundation

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Neither.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Left and right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// All ways.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Does not scroll.
public let kCAScrollNone = CAScrollLayerScrollMode.none
/// Scrolls up and down.
public let kCAScrollVertically = CAScrollLayerScrollMode.vertically
/// Scrolls left and right.
public let kCAScrollHorizontally = CAScrollLayerScrollMode.horizontally
/// Scrolls all ways.
public let kCAScrollBoth = CAScrollLayerScrollMode.both

/// A layer that shows a part of what is in it, and moves its bounds to show another.
open class CAScrollLayer: CALayer {
    private final var mode = CAScrollLayerScrollMode.both

    /// Creates a layer that scrolls all ways.
    public override init() { super.init() }

    /// Creates a copy for the presentation tree.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { mode = other.mode }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The axes along which the layer scrolls.
    open var scrollMode: CAScrollLayerScrollMode {
        get { mode }
        set { if newValue != mode { changeOwn(.scrollMode) { mode = newValue } } }
    }

    /// Shows a point of the layer's coordinates at the layer's origin.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if mode == .both || mode == .horizontally { origin.x = p.x }
        if mode == .both || mode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as it takes to show a rectangle of the layer's coordinates; one that is too large is shown from its origin.
    open func scroll(to r: CGRect) {
        func place(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if low < start || high - low > length { return low }
            return high > start + length ? high - length : start
        }
        scroll(
            to: CGPoint(
                x: place(bounds.minX, bounds.width, r.minX, r.maxX), y: place(bounds.minY, bounds.height, r.minY, r.maxY)))
    }

    /// Shows a point, given in the layer's coordinates, at its origin.
    open override func scroll(_ p: CGPoint) { scroll(to: p) }

    /// Shows a rectangle, given in the layer's coordinates.
    open override func scrollRectToVisible(_ r: CGRect) { scroll(to: r) }

    override var frameworkClass: CALayer.Type { CAScrollLayer.self }
    override func makeFrameworkCopy() -> CALayer { CAScrollLayer(layer: self) }
    override func copyOwnProperties(from other: CALayer) { if let other = other as? CAScrollLayer { mode = other.mode } }
    override var archivedOwnKeys: [LayerKey] { [.scrollMode] }

    override func ownProperty(_ key: LayerKey) -> AnimatableValue? { key == .scrollMode ? .object(mode.rawValue) : nil }

    override func setOwnProperty(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
        guard key == .scrollMode, case .object(let any) = value else { return false }
        scrollMode = (any as? CAScrollLayerScrollMode) ?? CAScrollLayerScrollMode(rawValue: any as? String ?? "both")
        return true
    }
}

import CoreGraphics
import Foundation

/// A shape, around a middle of its own, in which a field works. Lengths are points.
/// See https://developer.apple.com/documentation/spritekit/skregion.
open class SKRegion: NSObject, NSCopying {
    private indirect enum Shape {
        case infinite
        case circle(CGFloat)
        case rectangle(CGSize)
        case path(CGPath)
        case inverse(Shape)
        case union(Shape, Shape)
        case difference(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .path(let path): path.contains(point)
            case .inverse(let shape): !shape.contains(point)
            case .union(let a, let b): a.contains(point) || b.contains(point)
            case .difference(let a, let b): a.contains(point) && !b.contains(point)
            case .intersection(let a, let b): a.contains(point) && b.contains(point)
            }
        }
    }

    private let shape: Shape

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    // @objc(infiniteRegion)
    /// The region of all points.
    open class func infinite() -> SKRegion { SKRegion(.infinite) }

    // @objc(initWithRadius:)
    /// Creates a circle.
    public init(radius: Float) {
        shape = .circle(CGFloat(radius))
        super.init()
    }

    // @objc(initWithSize:)
    /// Creates a rectangle.
    public init(size: CGSize) {
        shape = .rectangle(size)
        super.init()
    }

    // @objc(initWithPath:)
    /// Creates the region that a path encloses.
    public init(path: CGPath) {
        shape = .path(path.copy() ?? path)
        super.init()
    }

    /// The region's outline; `nil` for a region that has no end, or is made of others.
    open var path: CGPath? {
        switch shape {
        case .circle(let radius): CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), transform: nil)
        case .rectangle(let size):
            CGPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), transform: nil)
        case .path(let path): path
        case .infinite, .inverse, .union, .difference, .intersection: nil
        }
    }

    // @objc(inverseRegion)
    /// The region of the points that are not in this one.
    open func inverse() -> SKRegion { SKRegion(.inverse(shape)) }
    // @objc(regionByUnionWithRegion:)
    /// The region of the points that are in this one or in another.
    open func byUnion(with region: SKRegion) -> SKRegion { SKRegion(.union(shape, region.shape)) }
    // @objc(regionByDifferenceFromRegion:)
    /// The region of the points that are in this one, but not in another.
    open func byDifference(from region: SKRegion) -> SKRegion { SKRegion(.difference(shape, region.shape)) }
    // @objc(regionByIntersectionWithRegion:)
    /// The region of the points that are in this one and in another.
    open func byIntersection(with region: SKRegion) -> SKRegion { SKRegion(.intersection(shape, region.shape)) }

    // @objc(containsPoint:)
    /// Whether a point, seen from the region's middle, is in it.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

    /// The region itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

import CoreGraphics
import Foundation

/// A shape, around a middle of its own, in which a field works. Lengths are points.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiregion>
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying, NSCoding {
    private indirect enum Shape: Sendable {
        case infinite
        case circle(CGFloat)
        case rectangle(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case difference(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let a, let b): a.contains(point) || b.contains(point)
            case .difference(let a, let b): a.contains(point) && !b.contains(point)
            case .intersection(let a, let b): a.contains(point) && b.contains(point)
            }
        }

        /// The shape as numbers: its kind, its measures, then those that it is made of.
        var numbers: [Double] {
            switch self {
            case .infinite: [0]
            case .circle(let radius): [1, Double(radius)]
            case .rectangle(let size): [2, Double(size.width), Double(size.height)]
            case .inverse(let shape): [3] + shape.numbers
            case .union(let a, let b): [4] + a.numbers + b.numbers
            case .difference(let a, let b): [5] + a.numbers + b.numbers
            case .intersection(let a, let b): [6] + a.numbers + b.numbers
            }
        }

        /// Reads a shape off the front of numbers; `nil` if they are none, or are nested too deeply to be one.
        static func read(_ numbers: inout ArraySlice<Double>, depth: Int = 0) -> Shape? {
            guard depth < 64, let kind = numbers.popFirst() else { return nil }
            func next() -> Shape? { read(&numbers, depth: depth + 1) }
            switch kind {
            case 0: return .infinite
            case 1: return numbers.popFirst().map { .circle(CGFloat($0)) }
            case 2:
                guard let width = numbers.popFirst(), let height = numbers.popFirst() else { return nil }
                return .rectangle(CGSize(width: width, height: height))
            case 3: return next().map { .inverse($0) }
            case 4, 5, 6:
                guard let a = next(), let b = next() else { return nil }
                return kind == 4 ? .union(a, b) : kind == 5 ? .difference(a, b) : .intersection(a, b)
            default: return nil
            }
        }
    }

    private nonisolated let shape: Shape

    private nonisolated init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    private static let everywhere = UIRegion(.infinite)

    // @objc(infiniteRegion)
    /// The region of all points.
    open class var infinite: UIRegion { everywhere }

    /// Creates a circle.
    public nonisolated init(radius: CGFloat) {
        shape = .circle(radius)
        super.init()
    }

    /// Creates a rectangle.
    public nonisolated init(size: CGSize) {
        shape = .rectangle(size)
        super.init()
    }

    /// Creates a region from an archive; `nil` if that holds none.
    public nonisolated required init?(coder: NSCoder) {
        let kept = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "shape") as? [Double]
        var numbers = ArraySlice(kept ?? [])
        guard let shape = Shape.read(&numbers), numbers.isEmpty else { return nil }
        self.shape = shape
        super.init()
    }

    /// Writes the region to an archive.
    open nonisolated func encode(with coder: NSCoder) { coder.encode(shape.numbers as NSArray, forKey: "shape") }

    /// Returns the region itself: it never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    // @objc(inverseRegion)
    /// The region of the points that are not in this one.
    open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }
    // @objc(regionByUnionWithRegion:)
    /// The region of the points that are in this one or in another.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }
    // @objc(regionByDifferenceFromRegion:)
    /// The region of the points that are in this one, but not in another.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.difference(shape, region.shape)) }
    // @objc(regionByIntersectionWithRegion:)
    /// The region of the points that are in this one and in another.
    open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }

    // @objc(containsPoint:)
    /// Whether a point, seen from the region's middle, is in it.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
}

import Foundation

/// A small shape beside the pointer, such as an arrow that says where it may be moved. See
/// https://developer.apple.com/documentation/uikit/uipointeraccessory.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
    /// Where an accessory is. See https://developer.apple.com/documentation/uikit/uipointeraccessory/position-swift.struct.
    public struct Position: Hashable, Sendable {
        /// How far from the pointer, in points; at least 0.
        public var offset: CGFloat
        /// In which direction, in radians from above, clockwise.
        public var angle: CGFloat

        /// How far from the pointer accessories are where nothing else is said, in points.
        public static let defaultOffset: CGFloat = 6

        /// Creates a position.
        public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) { (self.offset, self.angle) = (offset, angle) }

        /// Above the pointer.
        public static let top = Position(angle: 0)
        /// Above the pointer, to the right.
        public static let topRight = Position(angle: .pi / 4)
        /// To the right of the pointer.
        public static let right = Position(angle: .pi / 2)
        /// Below the pointer, to the right.
        public static let bottomRight = Position(angle: 3 * .pi / 4)
        /// Below the pointer.
        public static let bottom = Position(angle: .pi)
        /// Below the pointer, to the left.
        public static let bottomLeft = Position(angle: 5 * .pi / 4)
        /// To the left of the pointer.
        public static let left = Position(angle: 3 * .pi / 2)
        /// Above the pointer, to the left.
        public static let topLeft = Position(angle: 7 * .pi / 4)
    }

    /// The shape. Its middle is at the position.
    public let shape: UIPointerShape
    /// Where the accessory is.
    public let position: Position
    /// Whether the shape is turned by the position's angle. Arrows are, others are not unless it is set.
    open var orientationMatchesAngle = false

    // @objc(accessoryWithShape:position:)
    /// Creates an accessory of a shape.
    public init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        self.position = Position(offset: max(0, position.offset), angle: position.angle)
        super.init()
    }

    // @objc(arrowAccessoryWithPosition:)
    /// An arrow that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 4.5, y: 0))
        path.addLine(to: CGPoint(x: 9, y: 5))
        path.close()
        let arrow = UIPointerAccessory(.path(path), position: position)
        arrow.orientationMatchesAngle = true
        return arrow
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerAccessory(shape, position: position)
        copy.orientationMatchesAngle = orientationMatchesAngle
        return copy
    }

    /// The shape around its middle, turned if it is to be.
    var outline: UIBezierPath {
        let path: UIBezierPath =
            switch shape {
            case .path(let path): path.copy() as? UIBezierPath ?? path
            case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
            case .verticalBeam(let length): UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: length))
            case .horizontalBeam(let length): UIBezierPath(rect: CGRect(x: 0, y: 0, width: length, height: 2))
            }
        let bounds = path.bounds
        path.apply(CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY))
        if orientationMatchesAngle { path.apply(CGAffineTransform(rotationAngle: position.angle)) }
        return path
    }
}

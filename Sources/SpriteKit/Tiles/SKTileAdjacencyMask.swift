import Foundation

/// Places around a tile. Six-sided tiles have other names for the lowest six bits.
/// See https://developer.apple.com/documentation/spritekit/sktileadjacencymask.
public struct SKTileAdjacencyMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Places of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // MARK: Around a tile with four sides

    /// Above.
    public static let adjacencyUp = SKTileAdjacencyMask(rawValue: 1 << 0)
    /// Above, to the right.
    public static let adjacencyUpperRight = SKTileAdjacencyMask(rawValue: 1 << 1)
    /// To the right.
    public static let adjacencyRight = SKTileAdjacencyMask(rawValue: 1 << 2)
    /// Below, to the right.
    public static let adjacencyLowerRight = SKTileAdjacencyMask(rawValue: 1 << 3)
    /// Below.
    public static let adjacencyDown = SKTileAdjacencyMask(rawValue: 1 << 4)
    /// Below, to the left.
    public static let adjacencyLowerLeft = SKTileAdjacencyMask(rawValue: 1 << 5)
    /// To the left.
    public static let adjacencyLeft = SKTileAdjacencyMask(rawValue: 1 << 6)
    /// Above, to the left.
    public static let adjacencyUpperLeft = SKTileAdjacencyMask(rawValue: 1 << 7)
    /// All eight.
    public static let adjacencyAll = SKTileAdjacencyMask(rawValue: 255)

    // MARK: Around a tile with six sides that stands on one

    /// Above a six-sided tile that stands on a side.
    public static let hexFlatAdjacencyUp = SKTileAdjacencyMask(rawValue: 1 << 0)
    /// Above it, to the right.
    public static let hexFlatAdjacencyUpperRight = SKTileAdjacencyMask(rawValue: 1 << 1)
    /// Below it, to the right.
    public static let hexFlatAdjacencyLowerRight = SKTileAdjacencyMask(rawValue: 1 << 2)
    /// Below it.
    public static let hexFlatAdjacencyDown = SKTileAdjacencyMask(rawValue: 1 << 3)
    /// Below it, to the left.
    public static let hexFlatAdjacencyLowerLeft = SKTileAdjacencyMask(rawValue: 1 << 4)
    /// Above it, to the left.
    public static let hexFlatAdjacencyUpperLeft = SKTileAdjacencyMask(rawValue: 1 << 5)
    /// All six.
    public static let hexFlatAdjacencyAll = SKTileAdjacencyMask(rawValue: 63)

    // MARK: Around a tile with six sides that stands on a corner

    /// Above a six-sided tile that stands on a corner, to the left.
    public static let hexPointyAdjacencyUpperLeft = SKTileAdjacencyMask(rawValue: 1 << 0)
    /// Above it, to the right.
    public static let hexPointyAdjacencyUpperRight = SKTileAdjacencyMask(rawValue: 1 << 1)
    /// To its right.
    public static let hexPointyAdjacencyRight = SKTileAdjacencyMask(rawValue: 1 << 2)
    /// Below it, to the right.
    public static let hexPointyAdjacencyLowerRight = SKTileAdjacencyMask(rawValue: 1 << 3)
    /// Below it, to the left.
    public static let hexPointyAdjacencyLowerLeft = SKTileAdjacencyMask(rawValue: 1 << 4)
    /// To its left.
    public static let hexPointyAdjacencyLeft = SKTileAdjacencyMask(rawValue: 1 << 5)
    /// All six; the name is Apple's.
    public static let hexPointyAdjacencyAdd = SKTileAdjacencyMask(rawValue: 63)

    // MARK: What lies around tiles at the rim of an area

    /// Around a tile at the upper edge.
    public static let adjacencyUpEdge: SKTileAdjacencyMask = [
        .adjacencyRight, .adjacencyLowerRight, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft,
    ]
    /// Around a tile where the upper and the right edge meet.
    public static let adjacencyUpperRightEdge: SKTileAdjacencyMask = [.adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft]
    /// Around a tile at the right edge.
    public static let adjacencyRightEdge: SKTileAdjacencyMask = [
        .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft, .adjacencyUpperLeft, .adjacencyUp,
    ]
    /// Around a tile where the lower and the right edge meet.
    public static let adjacencyLowerRightEdge: SKTileAdjacencyMask = [.adjacencyLeft, .adjacencyUpperLeft, .adjacencyUp]
    /// Around a tile at the lower edge.
    public static let adjacencyDownEdge: SKTileAdjacencyMask = [
        .adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLeft, .adjacencyUpperLeft,
    ]
    /// Around a tile where the lower and the left edge meet.
    public static let adjacencyLowerLeftEdge: SKTileAdjacencyMask = [.adjacencyUp, .adjacencyUpperRight, .adjacencyRight]
    /// Around a tile at the left edge.
    public static let adjacencyLeftEdge: SKTileAdjacencyMask = [
        .adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLowerRight, .adjacencyDown,
    ]
    /// Around a tile where the upper and the left edge meet.
    public static let adjacencyUpperLeftEdge: SKTileAdjacencyMask = [.adjacencyRight, .adjacencyLowerRight, .adjacencyDown]
    /// Around a tile that has all neighbours but the one below it on the left.
    public static let adjacencyUpperRightCorner: SKTileAdjacencyMask = .adjacencyAll.subtracting(.adjacencyLowerLeft)
    /// Around a tile that has all neighbours but the one above it on the left.
    public static let adjacencyLowerRightCorner: SKTileAdjacencyMask = .adjacencyAll.subtracting(.adjacencyUpperLeft)
    /// Around a tile that has all neighbours but the one above it on the right.
    public static let adjacencyLowerLeftCorner: SKTileAdjacencyMask = .adjacencyAll.subtracting(.adjacencyUpperRight)
    /// Around a tile that has all neighbours but the one below it on the right.
    public static let adjacencyUpperLeftCorner: SKTileAdjacencyMask = .adjacencyAll.subtracting(.adjacencyLowerRight)
}

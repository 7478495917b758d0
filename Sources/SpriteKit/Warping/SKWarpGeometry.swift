import Foundation
import UIKit

/// How a picture is bent. See https://developer.apple.com/documentation/spritekit/skwarpgeometry.
open class SKWarpGeometry: NSObject, NSCopying {
    /// The geometry itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What can be bent. See https://developer.apple.com/documentation/spritekit/skwarpable.
@preconcurrency @MainActor
public protocol SKWarpable: NSObjectProtocol {
    /// How the picture is bent; not at all if `nil`.
    var warpGeometry: SKWarpGeometry? { get set }
    /// How often each part of the geometry is halved, so that it is bent more evenly.
    var subdivisionLevels: Int { get set }
}

/// Bends a picture by a grid whose points are drawn elsewhere. See https://developer.apple.com/documentation/spritekit/skwarpgeometrygrid.
///
/// Places are fractions of the picture's size from its lower left corner, row by row from the upper left point.
open class SKWarpGeometryGrid: SKWarpGeometry {
    /// How many parts there are side by side.
    public let numberOfColumns: Int
    /// How many parts there are one above the other.
    public let numberOfRows: Int
    let sources: [SIMD2<Float>]
    let destinations: [SIMD2<Float>]

    // @objc(initWithColumns:rows:)
    /// Creates a grid that bends nothing.
    public convenience init(columns cols: Int, rows: Int) {
        self.init(columns: cols, rows: rows, sourcePositions: [], destinationPositions: [])
    }

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: how many parts there are side by side.
    ///   - rows: how many parts there are one above the other.
    ///   - sourcePositions: where the points are in the picture; evenly, if there are not as many as the grid has points.
    ///   - destinationPositions: where they are drawn; evenly, if there are not as many as the grid has points.
    public init(
        columns: Int, rows: Int, sourcePositions: [SIMD2<Float>] = [SIMD2<Float>](), destinationPositions: [SIMD2<Float>] = [SIMD2<Float>]()
    ) {
        (numberOfColumns, numberOfRows) = (max(1, columns), max(1, rows))
        let even = Self.even(numberOfColumns, numberOfRows)
        sources = sourcePositions.count == even.count ? sourcePositions : even
        destinations = destinationPositions.count == even.count ? destinationPositions : even
        super.init()
    }

    private static func even(_ columns: Int, _ rows: Int) -> [SIMD2<Float>] {
        (0...rows).flatMap { row in (0...columns).map { SIMD2(Float($0) / Float(columns), 1 - Float(row) / Float(rows)) } }
    }

    /// How many points there are.
    open var vertexCount: Int { sources.count }

    // @objc(sourcePositionAtIndex:)
    /// Where a point is in the picture.
    open func sourcePosition(at index: Int) -> SIMD2<Float> { sources[index] }

    // @objc(destPositionAtIndex:)
    /// Where a point is drawn.
    open func destPosition(at index: Int) -> SIMD2<Float> { destinations[index] }

    /// A grid whose points are elsewhere in the picture.
    public func replacingBySourcePositions(positions source: [SIMD2<Float>]) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(columns: numberOfColumns, rows: numberOfRows, sourcePositions: source, destinationPositions: destinations)
    }

    /// A grid whose points are drawn elsewhere.
    public func replacingByDestinationPositions(positions destination: [SIMD2<Float>]) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(columns: numberOfColumns, rows: numberOfRows, sourcePositions: sources, destinationPositions: destination)
    }

    /// The grid on its way to another one of as many points.
    func mixed(with other: SKWarpGeometryGrid, _ share: Float) -> SKWarpGeometryGrid {
        func mix(_ a: [SIMD2<Float>], _ b: [SIMD2<Float>]) -> [SIMD2<Float>] { zip(a, b).map { $0 + ($1 - $0) * share } }
        return SKWarpGeometryGrid(
            columns: numberOfColumns, rows: numberOfRows, sourcePositions: mix(sources, other.sources),
            destinationPositions: mix(destinations, other.destinations))
    }

    func isLike(_ other: SKWarpGeometryGrid) -> Bool { numberOfColumns == other.numberOfColumns && numberOfRows == other.numberOfRows }
}

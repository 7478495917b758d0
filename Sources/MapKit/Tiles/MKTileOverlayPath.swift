import Foundation

/// Which tile of a map it is. See https://developer.apple.com/documentation/mapkit/mktileoverlaypath.
public struct MKTileOverlayPath: Sendable, BitwiseCopyable {
    /// The column, from the west.
    public var x: Int
    /// The row, from the north; from the south where the overlay's geometry is flipped.
    public var y: Int
    /// How near it is: at 0 one tile is the world, at each further level each tile is four.
    public var z: Int
    /// Pixels a point that the tile is to have.
    public var contentScaleFactor: CGFloat

    /// The tile that is the world.
    public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 0) }
    /// A tile.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

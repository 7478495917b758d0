import Foundation
import UIKit

/// How far a tile's picture is turned, counterclockwise. See https://developer.apple.com/documentation/spritekit/sktiledefinitionrotation.
public enum SKTileDefinitionRotation: UInt, Sendable {
    /// It stands as it is.
    case rotation0 = 0
    /// By a quarter.
    case rotation90 = 1
    /// By a half.
    case rotation180 = 2
    /// By three quarters.
    case rotation270 = 3
}

/// One kind of tile: a picture, or several that follow each other. See https://developer.apple.com/documentation/spritekit/sktiledefinition.
open class SKTileDefinition: NSObject, NSCopying {
    /// The pictures; more than one are shown in turn.
    open var textures: [SKTexture] { didSet { TileChanges.note() } }
    /// What the app keeps with the tile.
    open var userData: NSMutableDictionary?
    /// The tile's name.
    open var name: String?
    /// The size in which the picture is drawn about the middle of its place, in points.
    open var size: CGSize { didSet { TileChanges.note() } }
    /// How long each of several pictures is shown, in seconds.
    open var timePerFrame: CGFloat { didSet { TileChanges.note() } }
    /// How often the tile is taken where a rule has several: the greater than the others', the more often.
    open var placementWeight = 1
    /// How far the picture is turned.
    open var rotation = SKTileDefinitionRotation.rotation0 { didSet { TileChanges.note() } }
    /// Whether the picture stands on its head.
    open var flipVertically = false { didSet { TileChanges.note() } }
    /// Whether left and right of the picture are exchanged.
    open var flipHorizontally = false { didSet { TileChanges.note() } }

    // @objc(initWithTexture:)
    /// Creates a tile of the texture's size.
    public init(texture: SKTexture) {
        (textures, size, timePerFrame) = ([texture], texture.size(), 0)
        super.init()
    }

    // @objc(initWithTexture:size:)
    /// Creates a tile of a size, in points.
    public init(texture: SKTexture, size: CGSize) {
        (textures, self.size, timePerFrame) = ([texture], size, 0)
        super.init()
    }

    // @objc(initWithTextures:size:timePerFrame:)
    /// Creates a tile whose pictures follow each other.
    ///
    /// - Parameters:
    ///   - textures: the pictures.
    ///   - size: the size, in points.
    ///   - timePerFrame: how long each picture is shown, in seconds.
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
        super.init()
    }

    /// A tile that looks the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileDefinition(textures: textures, size: size, timePerFrame: timePerFrame)
        (copy.name, copy.userData, copy.placementWeight) = (name, userData?.mutableCopy() as? NSMutableDictionary, placementWeight)
        (copy.rotation, copy.flipVertically, copy.flipHorizontally) = (rotation, flipVertically, flipHorizontally)
        return copy
    }

    /// Which of the pictures is shown when a time has gone by.
    func frame(at time: TimeInterval) -> Int {
        guard textures.count > 1, timePerFrame > 0, time > 0 else { return 0 }
        let passed = (time / Double(timePerFrame) + 1e-9).truncatingRemainder(dividingBy: Double(textures.count))
        return min(Int(passed), textures.count - 1)
    }
}

/// Counts how often kinds of tiles have changed: maps that show them look whether they have to be drawn anew.
enum TileChanges {
    nonisolated(unsafe) private static var changes = 0
    private static let lock = NSLock()

    static func note() { lock.withLock { changes += 1 } }
    static var count: Int { lock.withLock { changes } }
}

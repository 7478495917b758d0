import Foundation
import UIKit

/// How tiles lie beside each other. See https://developer.apple.com/documentation/spritekit/sktilesettype.
public enum SKTileSetType: UInt, Sendable {
    /// As rectangles, in rows and columns.
    case grid = 0
    /// As rhombs: a grid that is seen from a corner and from above.
    case isometric = 1
    /// As six-sided tiles that stand on a side, in columns.
    case hexagonalFlat = 2
    /// As six-sided tiles that stand on a corner, in rows.
    case hexagonalPointy = 3
}

/// The tiles of a map. See https://developer.apple.com/documentation/spritekit/sktileset.
open class SKTileSet: NSObject, NSCopying {
    /// Tiles that belong together.
    open var tileGroups: [SKTileGroup]
    /// The set's name.
    open var name: String?
    /// How the tiles lie beside each other.
    open var type: SKTileSetType { didSet { TileChanges.note() } }
    /// The tiles that an editor begins with.
    open var defaultTileGroup: SKTileGroup?
    /// The size that a map's tiles take when it is given the set, in points: at first that of the set's first tile.
    open var defaultTileSize: CGSize

    // @objc(initWithTileGroups:)
    /// Creates a set for a grid.
    public init(tileGroups: [SKTileGroup]) {
        (self.tileGroups, type, defaultTileSize) = (tileGroups, .grid, Self.firstSize(tileGroups))
        super.init()
    }

    // @objc(initWithTileGroups:tileSetType:)
    /// Creates a set of tiles that lie beside each other in a way.
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        (self.tileGroups, type, defaultTileSize) = (tileGroups, tileSetType, Self.firstSize(tileGroups))
        super.init()
    }

    private static func firstSize(_ groups: [SKTileGroup]) -> CGSize {
        groups.lazy.flatMap(\.rules).flatMap(\.tileDefinitions).first?.size ?? .zero
    }

    /// A set of the same groups.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileSet(tileGroups: tileGroups, tileSetType: type)
        (copy.name, copy.defaultTileGroup, copy.defaultTileSize) = (name, defaultTileGroup, defaultTileSize)
        return copy
    }
}

/// Tiles that belong together, as those of a meadow and its rim. See https://developer.apple.com/documentation/spritekit/sktilegroup.
open class SKTileGroup: NSObject, NSCopying {
    /// Which tile is taken where; none for a group that erases.
    open var rules: [SKTileGroupRule]
    /// The group's name.
    open var name: String?

    // @objc(initWithTileDefinition:)
    /// Creates a group of one tile.
    public init(tileDefinition: SKTileDefinition) {
        rules = [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])]
        super.init()
    }

    // @objc(initWithRules:)
    /// Creates a group by rules.
    public init(rules: [SKTileGroupRule]) {
        self.rules = rules
        super.init()
    }

    // @objc(emptyTileGroup)
    /// A group that erases the tile where it is placed.
    open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }

    /// A group of copies of the rules.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileGroup(rules: rules.compactMap { $0.copy() as? SKTileGroupRule })
        copy.name = name
        return copy
    }
}

/// What tile of a group is taken where certain places around hold tiles of the same group, and the others do not.
/// See https://developer.apple.com/documentation/spritekit/sktilegrouprule.
open class SKTileGroupRule: NSObject, NSCopying {
    /// The places that hold tiles of the group.
    open var adjacency: SKTileAdjacencyMask
    /// The tiles, one of which is taken.
    open var tileDefinitions: [SKTileDefinition]
    /// The rule's name.
    open var name: String?

    // @objc(initWithAdjacency:tileDefinitions:)
    /// Creates a rule.
    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
        super.init()
    }

    /// The same rule for the same tiles.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileGroupRule(adjacency: adjacency, tileDefinitions: tileDefinitions)
        copy.name = name
        return copy
    }
}

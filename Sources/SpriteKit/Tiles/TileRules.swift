import Foundation

/// Chooses the tile of a group for a place by what is around it.
enum TileRules {
    /// The bits of the four sides; a corner counts only where both sides beside it hold tiles.
    private static let corners: [(corner: UInt, sides: UInt)] = [
        (1 << 1, 1 << 0 | 1 << 2), (1 << 3, 1 << 2 | 1 << 4), (1 << 5, 1 << 4 | 1 << 6), (1 << 7, 1 << 6 | 1 << 0),
    ]
    private static let sides: UInt = 0b0101_0101

    /// The tile where nothing around is looked at: that which is surrounded by others of the group.
    static func middle(of group: SKTileGroup, _ type: SKTileSetType, _ cell: TileGeometry.Cell) -> SKTileDefinition? {
        let all: UInt = type.hasSixSides ? 63 : 255
        guard let rule = group.rules.first(where: { $0.adjacency.rawValue & all == all }) ?? group.rules.first else { return nil }
        return choice(of: rule, cell)
    }

    /// The tile where a mask says which places around hold tiles of the group: by the rule that fits, or by the one that fits best.
    static func definition(
        of group: SKTileGroup, around mask: UInt, _ type: SKTileSetType, _ cell: TileGeometry.Cell
    ) -> SKTileDefinition? {
        if let exact = group.rules.first(where: { $0.adjacency.rawValue == mask }) { return choice(of: exact, cell) }
        let seen = normal(mask, type)
        var best: (rule: SKTileGroupRule, distance: Int)?
        for rule in group.rules {
            let distance = distance(seen, normal(rule.adjacency.rawValue, type), type)
            if distance < best?.distance ?? .max { best = (rule, distance) }
        }
        return best.flatMap { choice(of: $0.rule, cell) }
    }

    /// A mask without corners that touch nothing.
    private static func normal(_ mask: UInt, _ type: SKTileSetType) -> UInt {
        guard !type.hasSixSides else { return mask & 63 }
        return corners.reduce(mask & 255) { $0 & $1.sides == $1.sides ? $0 : $0 & ~$1.corner }
    }

    /// How badly a rule fits: a side that is wrong is worse than all corners, and one that lacks a tile worse than one that has one too many.
    private static func distance(_ seen: UInt, _ wanted: UInt, _ type: SKTileSetType) -> Int {
        let wrong = seen ^ wanted
        let important = type.hasSixSides ? wrong : wrong & sides
        let lacking = important & wanted
        return important.nonzeroBitCount * 16 + lacking.nonzeroBitCount * 8 + (wrong & ~important).nonzeroBitCount
    }

    /// One of a rule's tiles by their weights: at the same place always the same.
    private static func choice(of rule: SKTileGroupRule, _ cell: TileGeometry.Cell) -> SKTileDefinition? {
        let definitions = rule.tileDefinitions
        guard definitions.count > 1 else { return definitions.first }
        let total = definitions.reduce(0) { $0 + max(0, $1.placementWeight) }
        guard total > 0 else { return definitions.first }
        var hash = UInt64(bitPattern: Int64(cell.column)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= UInt64(bitPattern: Int64(cell.row)) &* 0xC2B2_AE3D_27D4_EB4F
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        var left = Int((hash ^ (hash >> 31)) % UInt64(total))
        for definition in definitions {
            left -= max(0, definition.placementWeight)
            if left < 0 { return definition }
        }
        return definitions.last
    }
}

extension SKTileSetType {
    /// Whether tiles have six sides.
    var hasSixSides: Bool { self == .hexagonalFlat || self == .hexagonalPointy }
}

import CoreGraphics
import Foundation
import UIKit

/// A map's tiles as one layer, which holds those that are seen and some around them.
final class TileMapPicture: NodePicture {
    private weak var map: SKTileMapNode?
    private let batch = SpriteBatchLayer()
    private var shown: Shown?
    /// The part of the map whose tiles the layer holds, in the node's coordinates.
    private var covered = CGRect.null
    /// The kinds of tiles with several pictures, and which of them the layer holds.
    private var moving: [(definition: SKTileDefinition, frame: Int)] = []
    private var textures: [SKTexture] = []

    /// What the layer's contents follow from.
    private struct Shown: Equatable {
        var revision: Int
        var changes: Int
        var geometry: TileGeometry
        var tint: SIMD4<Double>
    }

    init(_ node: SKTileMapNode) {
        map = node
        super.init(layer: batch)
        batch.anchorPoint = .zero
    }

    override func update(_ context: PictureContext) {
        guard let map else { return }
        let alpha = Float(context.alpha)
        if batch.opacity != alpha { batch.opacity = alpha }
        batch.isAdditive = map.blendMode == .add
        let needsEffects = map.blendMode != .alpha && map.blendMode != .add
        let blend = map.blendMode.contentsBlend
        batch.rasterizationScale = context.pixelScale
        batch.effects = needsEffects ? LayerEffects(blendMode: blend.mode, arithmetic: blend.arithmetic) : nil
        // The sprites are placed in the node's coordinates: a map that only moves is not made anew.
        if batch.affineTransform() != context.transform { batch.setAffineTransform(context.transform) }
        showTiles(of: map, seen: Self.seen(context))
        let isNearest = !textures.isEmpty && textures.allSatisfy { $0.filteringMode == .nearest }
        if batch.isNearest != isNearest { batch.isNearest = isNearest }
    }

    /// The rectangle that is seen, in the node's coordinates.
    private static func seen(_ context: PictureContext) -> CGRect {
        let transform = context.transform
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return .zero }
        return context.bounds.applying(transform.inverted())
    }

    private func showTiles(of map: SKTileMapNode, seen: CGRect) {
        let state = Shown(revision: map.revision, changes: TileChanges.count, geometry: map.geometry, tint: Self.tint(map))
        let wanted = seen.intersection(CGRect(origin: map.origin, size: map.mapSize))
        let hasMoved = moving.contains { $0.definition.frame(at: map.elapsed) != $0.frame }
        guard state != shown || hasMoved || !(wanted.isNull || covered.contains(wanted)) else { return }
        shown = state
        covered = seen.insetBy(dx: -seen.width / 2, dy: -seen.height / 2)
        var pictures: [ObjectIdentifier: TilePicture] = [:]
        let (geometry, origin) = (state.geometry, map.origin)
        let overhang = Self.overhang(map)
        let cells = geometry.cells(in: covered.offsetBy(dx: -origin.x, dy: -origin.y), overhang: overhang)
        var sprites: [SpriteBatchLayer.Sprite] = []
        for cell in Self.order(cells.columns, cells.rows, geometry.type) {
            guard let definition = map.tileDefinition(atColumn: cell.column, row: cell.row) else { continue }
            let key = ObjectIdentifier(definition)
            if pictures[key] == nil { pictures[key] = TilePicture(definition, at: map.elapsed) }
            guard let picture = pictures[key], let image = picture.image else { continue }
            let center = geometry.center(cell)
            let place = picture.transform.concatenating(CGAffineTransform(translationX: origin.x + center.x, y: origin.y + center.y))
            sprites.append(SpriteBatchLayer.Sprite(image: image, source: picture.source, transform: place, color: state.tint))
        }
        batch.sprites = sprites
        textures = pictures.values.compactMap(\.texture)
        moving = pictures.values.filter { $0.definition.textures.count > 1 }.map { ($0.definition, $0.definition.frame(at: map.elapsed)) }
    }

    private static func tint(_ map: SKTileMapNode) -> SIMD4<Double> {
        let share = Double(min(max(map.colorBlendFactor, 0), 1))
        guard share > 0 else { return SIMD4(repeating: 1) }
        let parts = map.color.parts
        return SIMD4(1 + (parts.x - 1) * share, 1 + (parts.y - 1) * share, 1 + (parts.z - 1) * share, 1)
    }

    /// How far pictures may reach beyond their places.
    private static func overhang(_ map: SKTileMapNode) -> CGSize {
        var largest: CGFloat = 0
        for group in map.tileSet.tileGroups {
            for rule in group.rules { for tile in rule.tileDefinitions { largest = max(largest, tile.size.width, tile.size.height) } }
        }
        return CGSize(width: largest / 2, height: largest / 2)
    }

    /// The places from the farthest to the nearest: what is lower on the screen covers what is higher.
    private static func order(_ columns: Range<Int>, _ rows: Range<Int>, _ type: SKTileSetType) -> [TileGeometry.Cell] {
        let cells = rows.reversed().flatMap { row in columns.map { TileGeometry.Cell(column: $0, row: row) } }
        switch type {
        case .grid, .hexagonalPointy: return cells
        case .isometric:
            return cells.sorted { a, b in
                let (depthA, depthB) = (a.column - a.row, b.column - b.row)
                return depthA == depthB ? a.column < b.column : depthA < depthB
            }
        case .hexagonalFlat:
            // Odd columns stand higher.
            return cells.sorted { a, b in
                let (heightA, heightB) = (2 * a.row + (a.column & 1), 2 * b.row + (b.column & 1))
                return heightA == heightB ? a.column < b.column : heightA > heightB
            }
        }
    }
}

/// A kind of tile as it is drawn at the moment.
@MainActor
private final class TilePicture {
    let definition: SKTileDefinition
    let texture: SKTexture?
    let image: CGImage?
    /// The part of the image that is shown, in its pixels.
    let source: CGRect
    /// From the image's pixels to points about the tile's middle, y upwards.
    let transform: CGAffineTransform

    init(_ definition: SKTileDefinition, at time: TimeInterval) {
        self.definition = definition
        guard !definition.textures.isEmpty else {
            (texture, image, source, transform) = (nil, nil, .zero, .identity)
            return
        }
        let texture = definition.textures[definition.frame(at: time)]
        let (image, part) = (texture.picture.image, texture.partOfImage)
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let source = CGRect(x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
        let scaleX = definition.size.width / max(source.width, 1e-9) * (definition.flipHorizontally ? -1 : 1)
        let scaleY = definition.size.height / max(source.height, 1e-9) * (definition.flipVertically ? -1 : 1)
        let angle = CGFloat(definition.rotation.rawValue) * .pi / 2
        transform = CGAffineTransform(translationX: -source.midX, y: -source.midY)
            .concatenating(CGAffineTransform(scaleX: scaleX, y: -scaleY)).concatenating(CGAffineTransform(rotationAngle: angle))
        (self.texture, self.image, self.source) = (texture, image, source)
    }
}

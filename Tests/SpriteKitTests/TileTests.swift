import Foundation
import QuartzCore
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

@Suite(.session) @MainActor
struct TileTests {
    private let scene = SKScene(size: CGSize(width: 200, height: 200))
    private let stage: SpriteStage

    init() {
        scene.backgroundColor = .black
        stage = SpriteStage(scene: scene)
    }

    private static func texture(_ colors: [[UInt8]], side: Int) -> SKTexture {
        let texture = SKTexture(data: Data(colors.flatMap { $0 + [255] }), size: CGSize(width: side, height: side))
        texture.filteringMode = .nearest
        return texture
    }

    private static let (red, green, blue): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0], [0, 255, 0], [0, 0, 255])

    private func tile(_ color: [UInt8], _ name: String = "", size: CGFloat = 20) -> SKTileDefinition {
        let definition = SKTileDefinition(
            texture: Self.texture([color], side: 1), size: CGSize(width: size, height: size))
        definition.name = name
        return definition
    }

    private func map(_ groups: [SKTileGroup], _ type: SKTileSetType = .grid, columns: Int = 4, rows: Int = 3) -> SKTileMapNode {
        SKTileMapNode(
            tileSet: SKTileSet(tileGroups: groups, tileSetType: type), columns: columns, rows: rows, tileSize: CGSize(width: 20, height: 20)
        )
    }

    /// The colour at a point of the scene.
    private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] { stage.color(at: CGPoint(x: x, y: 200 - y)) }

    // MARK: Places

    @Test func aGridCountsFromItsLowerLeft() {
        let map = map([])
        #expect(map.mapSize == CGSize(width: 80, height: 60))
        #expect(map.frame == CGRect(x: -40, y: -30, width: 80, height: 60))
        #expect(map.centerOfTile(atColumn: 0, row: 0) == CGPoint(x: -30, y: -20))
        #expect(map.centerOfTile(atColumn: 3, row: 2) == CGPoint(x: 30, y: 20))
        #expect(map.tileColumnIndex(fromPosition: CGPoint(x: 21, y: 0)) == 3)
        #expect(map.tileRowIndex(fromPosition: CGPoint(x: 21, y: 11)) == 2)
        #expect(
            map.tileColumnIndex(fromPosition: CGPoint(x: 41, y: 0)) == -1 && map.tileRowIndex(fromPosition: CGPoint(x: 0, y: -31)) == -1)
        map.anchorPoint = .zero
        #expect(map.centerOfTile(atColumn: 0, row: 0) == CGPoint(x: 10, y: 10))
    }

    @Test(arguments: [SKTileSetType.grid, .isometric, .hexagonalFlat, .hexagonalPointy])
    func tilesAreFoundWhereTheyAre(type: SKTileSetType) {
        let geometry = TileGeometry(type: type, columns: 5, rows: 4, tile: CGSize(width: 40, height: 24))
        let whole = CGRect(origin: .zero, size: geometry.size).insetBy(dx: -1e-6, dy: -1e-6)
        for row in 0..<4 {
            for column in 0..<5 {
                let cell = TileGeometry.Cell(column: column, row: row)
                let center = geometry.center(cell)
                #expect(geometry.cell(at: center) == cell)
                #expect(geometry.cell(at: CGPoint(x: center.x + 7, y: center.y - 4)) == cell)
                #expect(whole.contains(CGRect(x: center.x - 20, y: center.y - 12, width: 40, height: 24)))
                let around = geometry.neighbours(of: cell)
                #expect(around.count == (type.hasSixSides ? 6 : 8))
                // Whoever is a neighbour has this one at the opposite side.
                for (index, neighbour) in around.enumerated() {
                    let back = geometry.neighbours(of: neighbour.cell)[(index + around.count / 2) % around.count]
                    #expect(back.cell == cell && neighbour.bit == 1 << UInt(index))
                }
                let seen = geometry.cells(in: CGRect(x: center.x - 1, y: center.y - 1, width: 2, height: 2), overhang: .zero)
                #expect(seen.columns.contains(column) && seen.rows.contains(row))
            }
        }
        #expect(geometry.cell(at: CGPoint(x: -5, y: -5)) == nil)
    }

    @Test func isometricAndSixSidedTilesInterlock() {
        let tile = CGSize(width: 40, height: 20)
        let isometric = TileGeometry(type: .isometric, columns: 3, rows: 2, tile: tile)
        #expect(isometric.size == CGSize(width: 100, height: 50))
        #expect(isometric.center(.init(column: 0, row: 0)) == CGPoint(x: 20, y: 30))
        #expect(isometric.center(.init(column: 1, row: 0)) == CGPoint(x: 40, y: 20))
        #expect(isometric.center(.init(column: 0, row: 1)) == CGPoint(x: 40, y: 40))
        let flat = TileGeometry(type: .hexagonalFlat, columns: 3, rows: 2, tile: tile)
        #expect(flat.size == CGSize(width: 100, height: 50))
        #expect(flat.center(.init(column: 1, row: 0)) == CGPoint(x: 50, y: 20))
        let pointy = TileGeometry(type: .hexagonalPointy, columns: 3, rows: 2, tile: tile)
        #expect(pointy.size == CGSize(width: 140, height: 35))
        #expect(pointy.center(.init(column: 0, row: 1)) == CGPoint(x: 40, y: 25))
    }

    // MARK: Groups

    @Test func withoutAutomappingATileStandsAmongItsLike() {
        let (edge, middle) = (tile(Self.red, "edge"), tile(Self.green, "middle"))
        let group = SKTileGroup(rules: [
            SKTileGroupRule(adjacency: .adjacencyUpEdge, tileDefinitions: [edge]),
            SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [middle]),
        ])
        let map = map([group])
        map.setTileGroup(group, forColumn: 1, row: 1)
        #expect(map.tileDefinition(atColumn: 1, row: 1) === middle && map.tileGroup(atColumn: 1, row: 1) === group)
        map.setTileGroup(group, andTileDefinition: edge, forColumn: 2, row: 1)
        #expect(map.tileDefinition(atColumn: 2, row: 1) === edge)
        map.setTileGroup(.empty(), forColumn: 1, row: 1)
        map.setTileGroup(nil, forColumn: 2, row: 1)
        #expect(map.tileDefinition(atColumn: 1, row: 1) == nil && map.tileGroup(atColumn: 2, row: 1) == nil)
        // Places that there are not are no error.
        map.setTileGroup(group, forColumn: 9, row: 0)
        #expect(map.tileDefinition(atColumn: -1, row: 0) == nil)
    }

    private static let nine: [(String, SKTileAdjacencyMask)] = [
        ("middle", .adjacencyAll), ("up", .adjacencyUpEdge), ("right", .adjacencyRightEdge), ("down", .adjacencyDownEdge),
        ("left", .adjacencyLeftEdge), ("upright", .adjacencyUpperRightEdge), ("downright", .adjacencyLowerRightEdge),
        ("downleft", .adjacencyLowerLeftEdge), ("upleft", .adjacencyUpperLeftEdge), ("dent", .adjacencyUpperRightCorner),
    ]

    @Test func rulesChooseTheTilesOfAnAreasRim() {
        let group = SKTileGroup(rules: Self.nine.map { SKTileGroupRule(adjacency: $1, tileDefinitions: [tile(Self.red, $0)]) })
        let map = map([group], columns: 6, rows: 6)
        map.enableAutomapping = true
        for row in 1...3 { for column in 1...3 { map.setTileGroup(group, forColumn: column, row: row) } }
        func names(_ row: Int) -> [String] { (1...3).map { map.tileDefinition(atColumn: $0, row: row)?.name ?? "" } }
        #expect(names(3) == ["upleft", "up", "upright"])
        #expect(names(2) == ["left", "middle", "right"])
        #expect(names(1) == ["downleft", "down", "downright"])
        // Another tile beside an edge leaves the edge what it is, however its corner touches.
        map.setTileGroup(group, forColumn: 4, row: 4)
        #expect(names(2) == ["left", "middle", "right"] && names(3)[2] == "upright")
        map.setTileGroup(nil, forColumn: 1, row: 1)
        #expect(map.tileDefinition(atColumn: 2, row: 2)?.name == "dent")
    }

    @Test func tilesAreTakenByTheirWeights() {
        let (never, often) = (tile(Self.red), tile(Self.green))
        (never.placementWeight, often.placementWeight) = (0, 3)
        let group = SKTileGroup(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [never, often])])
        let map = map([group], columns: 10, rows: 10)
        map.fill(with: group)
        func count(_ tile: SKTileDefinition) -> Int {
            (0..<100).filter { map.tileDefinition(atColumn: $0 % 10, row: $0 / 10) === tile }.count
        }
        #expect(count(never) == 0 && count(often) == 100)
        never.placementWeight = 1
        map.fill(with: group)
        let taken = count(never)
        #expect(taken > 5 && taken < 50)
        // The same place has the same tile each time.
        map.fill(with: group)
        #expect(count(never) == taken)
    }

    @Test func tilesThatRemainStayWhenAMapIsMadeSmallerOrLarger() {
        let (red, green) = (SKTileGroup(tileDefinition: tile(Self.red)), SKTileGroup(tileDefinition: tile(Self.green)))
        let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: [red, green]), columns: 2, rows: 2, tileSize: CGSize(width: 20, height: 20),
            tileGroupLayout: [red, green, green])
        #expect(map.tileGroup(atColumn: 1, row: 0) === green && map.tileGroup(atColumn: 0, row: 1) === green)
        #expect(map.tileGroup(atColumn: 1, row: 1) == nil)
        map.numberOfColumns = 3
        #expect(map.tileGroup(atColumn: 0, row: 1) === green && map.tileGroup(atColumn: 2, row: 0) == nil)
        map.numberOfRows = 1
        #expect(map.tileGroup(atColumn: 0, row: 0) === red && map.mapSize == CGSize(width: 60, height: 20))
        let copy = map.copy() as? SKTileMapNode
        #expect(copy?.tileGroup(atColumn: 1, row: 0) === green && copy?.mapSize == map.mapSize)
    }

    @Test func aSetThatIsGivenLaterBringsItsSize() {
        let map = map([])
        map.tileSet = SKTileSet(tileGroups: [SKTileGroup(tileDefinition: tile(Self.red, size: 30))])
        #expect(map.tileSize == CGSize(width: 30, height: 30) && map.mapSize == CGSize(width: 120, height: 90))
    }

    // MARK: Drawing

    @Test func tilesAreDrawnAtTheirPlacesAndAnewWhenTheyChange() {
        let (red, blue) = (SKTileGroup(tileDefinition: tile(Self.red)), SKTileGroup(tileDefinition: tile(Self.blue)))
        let map = map([red, blue])
        map.position = CGPoint(x: 100, y: 100)
        map.setTileGroup(red, forColumn: 0, row: 0)
        map.setTileGroup(blue, forColumn: 3, row: 2)
        scene.addChild(map)
        stage.frame()
        #expect(color(70, 80) == [255, 0, 0] && color(130, 120) == [0, 0, 255] && color(90, 80) == [0, 0, 0])
        map.setTileGroup(red, forColumn: 1, row: 0)
        stage.frame()
        #expect(color(90, 80) == [255, 0, 0])
        map.position.x += 20
        stage.frame()
        #expect(color(90, 80) == [255, 0, 0] && color(70, 80) == [0, 0, 0])
        (map.color, map.colorBlendFactor) = (.black, 1)
        stage.frame()
        #expect(color(90, 80) == [0, 0, 0])
    }

    @Test func picturesAreTurnedAndFlipped() {
        // The lowest row first: red and green, over it blue and white.
        let definition = SKTileDefinition(
            texture: Self.texture([Self.red, Self.green, Self.blue, [255, 255, 255]], side: 2), size: CGSize(width: 40, height: 40))
        let group = SKTileGroup(tileDefinition: definition)
        let map = map([group], columns: 1, rows: 1)
        map.position = CGPoint(x: 100, y: 100)
        map.fill(with: group)
        scene.addChild(map)
        stage.frame()
        #expect(color(90, 90) == [255, 0, 0] && color(110, 90) == [0, 255, 0] && color(90, 110) == [0, 0, 255])
        definition.rotation = .rotation90
        stage.frame()
        #expect(color(110, 90) == [255, 0, 0] && color(110, 110) == [0, 255, 0])
        (definition.rotation, definition.flipHorizontally) = (.rotation0, true)
        stage.frame()
        #expect(color(110, 90) == [255, 0, 0] && color(90, 90) == [0, 255, 0])
    }

    @Test func picturesFollowEachOtherByTime() {
        let definition = SKTileDefinition(
            textures: [Self.texture([Self.red], side: 1), Self.texture([Self.green], side: 1)], size: CGSize(width: 40, height: 40),
            timePerFrame: 0.5)
        let group = SKTileGroup(tileDefinition: definition)
        let map = map([group], columns: 1, rows: 1)
        map.position = CGPoint(x: 100, y: 100)
        map.fill(with: group)
        scene.addChild(map)
        stage.advance(0.2)
        #expect(color(100, 100) == [255, 0, 0])
        stage.advance(0.5)
        #expect(color(100, 100) == [0, 255, 0])
        stage.advance(0.5)
        #expect(color(100, 100) == [255, 0, 0])
        map.isPaused = true
        stage.advance(0.5)
        #expect(color(100, 100) == [255, 0, 0])
    }

    @Test func onlyTilesNearWhatIsSeenAreHeld() throws {
        let group = SKTileGroup(tileDefinition: tile(Self.red))
        let map = map([group], columns: 300, rows: 300)
        map.fill(with: group)
        let picture = TileMapPicture(map)
        let batch = try #require(picture.layer as? SpriteBatchLayer)
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        picture.update(PictureContext(transform: .identity, alpha: 1, bounds: bounds, pixelScale: 1))
        let count = batch.sprites.count
        #expect(count > 100 && count < 1500)
        // A little way goes without making them anew; the first tile tells.
        let first = batch.sprites.first?.transform
        picture.update(
            PictureContext(transform: CGAffineTransform(translationX: 50, y: 50), alpha: 1, bounds: bounds, pixelScale: 1))
        #expect(batch.sprites.first?.transform == first)
        picture.update(
            PictureContext(transform: CGAffineTransform(translationX: 500, y: 50), alpha: 1, bounds: bounds, pixelScale: 1))
        #expect(batch.sprites.first?.transform != first && batch.sprites.count > 100)
    }
}

import Foundation
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

/// Sprites that are bent, and textures of noise.
@Suite(.session) @MainActor
struct WarpTests {
    private let scene = SKScene(size: CGSize(width: 200, height: 200))
    private let stage: SpriteStage

    init() {
        scene.backgroundColor = .black
        stage = SpriteStage(scene: scene)
    }

    private func add(_ sprite: SKSpriteNode) -> SKSpriteNode {
        sprite.position = CGPoint(x: 100, y: 100)
        scene.addChild(sprite)
        return sprite
    }

    /// The colour at a point of the scene.
    private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] { stage.color(at: CGPoint(x: x, y: 200 - y)) }

    private let tall: [SIMD2<Float>] = [[0, 3], [1, 3], [0, 0], [1, 0]]

    @Test func pointsComeInRowsFromTheUpperLeft() {
        let grid = SKWarpGeometryGrid(columns: 2, rows: 1)
        #expect(grid.vertexCount == 6 && grid.sourcePosition(at: 0) == [0, 1] && grid.sourcePosition(at: 1) == [0.5, 1])
        #expect(grid.destPosition(at: 5) == [1, 0])
        let other = SKWarpGeometryGrid(columns: 1, rows: 1).replacingByDestinationPositions(positions: tall)
        #expect(other.destPosition(at: 1) == [1, 3] && other.sourcePosition(at: 1) == [1, 1])
        #expect(other.replacingBySourcePositions(positions: tall).sourcePosition(at: 0) == [0, 3])
    }

    @Test func aGridThatBendsNothingShowsTheSpriteAsItIs() {
        let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]]
        // Each colour is four pixels, so that the middle of one is of no other.
        let rows = [0, 0, 1, 1].map { row in [0, 0, 1, 1].flatMap { colors[2 * row + $0] } }
        let texture = SKTexture(data: Data(rows.flatMap { $0 }), size: CGSize(width: 4, height: 4))
        let sprite = add(SKSpriteNode(texture: texture, size: CGSize(width: 100, height: 100)))
        sprite.warpGeometry = SKWarpGeometryGrid(columns: 3, rows: 2)
        stage.frame()
        #expect(color(60, 60) == [255, 0, 0] && color(140, 60) == [0, 255, 0])
        #expect(color(60, 140) == [0, 0, 255] && color(140, 140) == [255, 255, 255] && color(30, 100) == [0, 0, 0])
        // Left and right of the picture exchanged.
        sprite.warpGeometry = SKWarpGeometryGrid(columns: 1, rows: 1, sourcePositions: [[1, 1], [0, 1], [1, 0], [0, 0]])
        stage.frame()
        #expect(color(60, 60) == [0, 255, 0] && color(140, 60) == [255, 0, 0])
        sprite.warpGeometry = nil
        stage.frame()
        #expect(color(60, 60) == [255, 0, 0])
    }

    @Test func pointsAreDrawnOutsideOfTheSpriteToo() {
        let sprite = add(SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40)))
        sprite.warpGeometry = SKWarpGeometryGrid(columns: 1, rows: 1, destinationPositions: tall)
        sprite.subdivisionLevels = 2
        stage.frame()
        #expect(color(100, 90) == [255, 0, 0] && color(100, 190) == [255, 0, 0] && color(100, 70) == [0, 0, 0])
        #expect(sprite.frame == CGRect(x: 80, y: 80, width: 40, height: 40))
        let copy = sprite.copy() as? SKSpriteNode
        #expect(copy?.warpGeometry === sprite.warpGeometry && copy?.subdivisionLevels == 2)
    }

    @Test func pointsThatAreNoNumbersAreLeftOut() {
        let sprite = add(SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40)))
        let even: [SIMD2<Float>] = [[0, 1], [0.5, 1], [1, 1], [0, 0], [0.5, 0], [1, 0]]
        for wrong in [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            var points = even
            points[5] = [wrong, wrong]
            sprite.warpGeometry = SKWarpGeometryGrid(columns: 2, rows: 1, sourcePositions: points)
            stage.frame()
            #expect(color(90, 100) == [255, 0, 0])
        }
        var points = even
        points[5] = [.infinity, 0]
        sprite.warpGeometry = SKWarpGeometryGrid(columns: 2, rows: 1, destinationPositions: points)
        stage.frame()
        #expect(color(90, 100) == [0, 0, 0])
        points[5] = [.nan, .nan]
        sprite.warpGeometry = SKWarpGeometryGrid(columns: 2, rows: 1, destinationPositions: points)
        stage.frame()
    }

    @Test func anActionBendsByAndBy() throws {
        let sprite = add(SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40)))
        let grid = SKWarpGeometryGrid(columns: 1, rows: 1, destinationPositions: tall)
        sprite.run(try #require(SKAction.warp(to: grid, duration: 1)))
        stage.advance(0.5)
        let half = try #require(sprite.warpGeometry as? SKWarpGeometryGrid)
        #expect(abs(half.destPosition(at: 0).y - 2) < 0.1 && half.destPosition(at: 3) == [1, 0])
        stage.advance(0.6)
        #expect(sprite.warpGeometry === grid)
        let even = SKWarpGeometryGrid(columns: 1, rows: 1)
        sprite.run(try #require(SKAction.animate(withWarps: [even, grid], times: [0.5, 1], restore: false)))
        stage.advance(0.5)
        #expect(abs(((sprite.warpGeometry as? SKWarpGeometryGrid)?.destPosition(at: 0).y ?? 0) - 1) < 0.15)
        stage.advance(0.6)
        sprite.warpGeometry = nil
        sprite.run(try #require(SKAction.animate(withWarps: [grid], times: [0.2], restore: true)))
        stage.advance(0.1)
        #expect(sprite.warpGeometry != nil)
        stage.advance(0.3)
        #expect(sprite.warpGeometry == nil)
        #expect(SKAction.animate(withWarps: [even, grid], times: [1]) == nil)
        #expect(SKAction.animate(withWarps: [even, SKWarpGeometryGrid(columns: 2, rows: 1)], times: [1, 2]) == nil)
    }

    // MARK: Noise

    /// How much neighbours of a row differ on the whole, the last one and the first one among them.
    private func roughness(_ texture: SKTexture) throws -> (all: Double, seam: Double) {
        let surface = try #require(texture.cgImage().surface)
        let row = (0..<surface.width).map { Double(surface.color($0, 3)[0]) }
        let differences = zip(row, row.dropFirst()).map { abs($0 - $1) }
        return (differences.reduce(0, +) / Double(differences.count), abs(row[0] - row[row.count - 1]))
    }

    @Test func noiseIsAsSmoothAsItIsToBeAndComesRound() throws {
        let size = CGSize(width: 64, height: 64)
        let rough = SKTexture(noiseWithSmoothness: 0, size: size, grayscale: true)
        let smooth = SKTexture(noiseWithSmoothness: 1, size: size, grayscale: true)
        #expect(rough.size() == size && SKTexture(noiseWithSmoothness: .nan, size: size, grayscale: true).size() == size)
        let (roughness, seam) = (try roughness(rough).all, try self.roughness(smooth))
        #expect(roughness > 40 && seam.all < 20 && seam.seam < 40)
        let pixels = try #require(rough.cgImage().surface)
        for x in 0..<64 { #expect(Set(pixels.color(x, 5)).count == 1) }
        let colored = try #require(SKTexture(noiseWithSmoothness: 0.2, size: size, grayscale: false).cgImage().surface)
        #expect((0..<64).contains { Set(colored.color($0, 5)).count > 1 })
    }

    @Test func vectorNoiseIsDirections() throws {
        let texture = SKTexture(vectorNoiseWithSmoothness: 0.5, size: CGSize(width: 32, height: 32))
        let surface = try #require(texture.cgImage().surface)
        for x in 0..<32 {
            let pixel = (surface.pixels + 7 * surface.bytesPerRow + 4 * x).load(as: UInt32.self)
            let alpha = Double(pixel >> 24)
            // Of little that is left of a colour nothing can be said.
            guard alpha > 100 else { continue }
            let parts = surface.color(x, 7).map { Double($0) / alpha * 2 - 1 }
            #expect(abs(parts.reduce(0) { $0 + $1 * $1 } - 1) < 0.1)
        }
    }
}

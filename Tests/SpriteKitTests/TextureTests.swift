import CoreGraphics
import Foundation
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

@Suite(.session) @MainActor
struct TextureTests {
    @Test func aTextureThatIsMissingIsACross() {
        let texture = SKTexture(imageNamed: "there is none")
        #expect(texture.size() == CGSize(width: 128, height: 128))
        #expect(texture.picture.image.surface?.color(64, 64) == [255, 0, 0])
        #expect(texture.picture.image.surface?.color(64, 20) == [255, 255, 255])
    }

    @Test func aTextureOfAnImageHasItsSizeInPoints() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { _ in }
        #expect(SKTexture(image: image).size() == CGSize(width: 10, height: 6))
        let sprite = SKSpriteNode(texture: SKTexture(image: image))
        #expect(sprite.size == CGSize(width: 10, height: 6))
    }

    @Test func partsOfPartsAreParts() {
        let whole = SKTexture(data: Data(), size: CGSize(width: 80, height: 40))
        let half = SKTexture(rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), in: whole)
        let quarter = SKTexture(rect: CGRect(x: 0, y: 0.5, width: 1, height: 0.5), in: half)
        #expect(quarter.textureRect() == CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
        #expect(quarter.size() == CGSize(width: 40, height: 20))
    }

    @Test func anAtlasOfImagesHasThemByName() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
        let atlas = SKTextureAtlas(dictionary: ["run": image, "jump": image])
        #expect(atlas.textureNames == ["jump.png", "run.png"])
        #expect(atlas.textureNamed("run") === atlas.textureNamed("run.png"))
        #expect(atlas.textureNamed("run").size() == CGSize(width: 3, height: 3))
    }

    @Test func aFolderOfPicturesIsAnAtlas() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        let atlas = folder.appendingPathComponent("Hero.atlas")
        try FileManager.default.createDirectory(at: atlas, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func png(_ side: CGFloat) throws -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return try #require(
                UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in }.pngData())
        }
        try png(8).write(to: atlas.appendingPathComponent("walk.png"))
        try png(16).write(to: atlas.appendingPathComponent("walk@2x.png"))
        try png(20).write(to: atlas.appendingPathComponent("stand@2x.png"))
        let bundle = try #require(Bundle(path: folder.path))
        let found = try #require(TextureFolder.named("Hero", in: bundle))
        #expect(Set(found.images.keys) == ["walk", "stand"])
        let texture = SKTexture(named: "stand", in: found)
        #expect(texture.size() == CGSize(width: 10, height: 10))
        #expect(SKTexture(named: "walk.png", in: found).size() == CGSize(width: 8, height: 8))
        #expect(TextureFolder.all(in: bundle).count == 1)
        #expect(TextureFolder.named("Villain", in: bundle) == nil)
    }

    @Test func keyframesAreMixed() {
        let sequence = SKKeyframeSequence(keyframeValues: [0, 10, 0], times: [0, 0.5, 1])
        #expect((sequence.sample(atTime: 0.25) as? NSNumber)?.doubleValue == 5)
        #expect((sequence.sample(atTime: 2) as? NSNumber)?.doubleValue == 0)
        sequence.repeatMode = .loop
        #expect((sequence.sample(atTime: 1.5) as? NSNumber)?.doubleValue == 10)
        sequence.interpolationMode = .step
        #expect((sequence.sample(atTime: 0.4) as? NSNumber)?.doubleValue == 0)
        let colors = SKKeyframeSequence(keyframeValues: [UIColor.red, UIColor.blue], times: [0, 1])
        #expect(colors.parts(at: 0.5) == SIMD4(0.5, 0, 0.5, 1))
    }
}

import CoreImage
import Foundation
import Golden
import QuartzCore
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

@Suite(.session) @MainActor
struct DrawingTests {
    private let scene = SKScene(size: CGSize(width: 200, height: 200))
    private let stage: SpriteStage

    init() {
        scene.backgroundColor = .black
        stage = SpriteStage(scene: scene)
    }

    /// A texture whose lower left quarter is red, lower right green, upper left blue and upper right white.
    private func quarters(_ side: Int = 2) -> SKTexture {
        var bytes = Data()
        for y in 0..<side {
            for x in 0..<side {
                switch (x < side / 2, y < side / 2) {
                case (true, true): bytes += [255, 0, 0, 255]
                case (false, true): bytes += [0, 255, 0, 255]
                case (true, false): bytes += [0, 0, 255, 255]
                case (false, false): bytes += [255, 255, 255, 255]
                }
            }
        }
        return SKTexture(data: bytes, size: CGSize(width: side, height: side))
    }

    private func add(_ node: SKNode, _ x: CGFloat, _ y: CGFloat, z: CGFloat = 0) {
        (node.position, node.zPosition) = (CGPoint(x: x, y: y), z)
        scene.addChild(node)
    }

    /// The colour at a point of the scene.
    private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] { stage.color(at: CGPoint(x: x, y: 200 - y)) }

    @Test func aSpriteStandsUpright() {
        let sprite = SKSpriteNode(texture: quarters(), size: CGSize(width: 100, height: 100))
        sprite.texture?.filteringMode = .nearest
        add(sprite, 100, 100)
        stage.frame()
        #expect(color(75, 75) == [255, 0, 0])
        #expect(color(125, 75) == [0, 255, 0])
        #expect(color(75, 125) == [0, 0, 255])
        #expect(color(125, 125) == [255, 255, 255])
        #expect(color(20, 20) == [0, 0, 0])
        // Turned counterclockwise by a quarter.
        sprite.zRotation = .pi / 2
        stage.frame()
        #expect(color(125, 75) == [255, 0, 0])
        #expect(color(125, 125) == [0, 255, 0])
        sprite.zRotation = 0
        sprite.xScale = -1
        stage.frame()
        #expect(color(125, 75) == [255, 0, 0])
    }

    @Test func aPartOfATextureIsCountedFromItsLowerLeftCorner() {
        let part = SKTexture(rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5), in: quarters(8))
        #expect(part.size() == CGSize(width: 4, height: 4))
        add(SKSpriteNode(texture: part, size: CGSize(width: 60, height: 60)), 100, 100)
        stage.frame()
        #expect(color(100, 100) == [0, 255, 0])
        #expect(color(75, 125) == [0, 255, 0])
        #expect(part.cgImage().width == 4)
    }

    @Test func heightsAreAddedUpWhateverTheParents() {
        let (a, b) = (SKNode(), SKNode())
        let red = SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50))
        let green = SKSpriteNode(color: .green, size: CGSize(width: 50, height: 50))
        (a.zPosition, red.zPosition, b.zPosition, green.zPosition) = (5, 1, 0, 5)
        add(a, 100, 100, z: 5)
        add(b, 100, 100)
        a.addChild(red)
        b.addChild(green)
        stage.frame()
        #expect(color(100, 100) == [255, 0, 0])
        green.zPosition = 7
        stage.frame()
        #expect(color(100, 100) == [0, 255, 0])
    }

    @Test func aTintMultipliesATexture() {
        let sprite = SKSpriteNode(texture: quarters(), size: CGSize(width: 100, height: 100))
        sprite.texture?.filteringMode = .nearest
        (sprite.color, sprite.colorBlendFactor) = (.blue, 1)
        add(sprite, 100, 100)
        stage.frame()
        #expect(color(125, 125) == [0, 0, 255])
        #expect(color(75, 75) == [0, 0, 0])
        sprite.colorBlendFactor = 0.5
        stage.frame()
        #expect(color(125, 125).map { $0 / 8 } == [16, 16, 31])
    }

    @Test func blendModesMixAsTheySay() {
        scene.backgroundColor = UIColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 1)
        for (index, mode) in [SKBlendMode.add, .subtract, .multiply, .multiplyX2, .screen, .replace].enumerated() {
            let sprite = SKSpriteNode(color: UIColor(red: 0.2, green: 0.8, blue: 0, alpha: 1), size: CGSize(width: 20, height: 20))
            sprite.blendMode = mode
            add(sprite, 20 + CGFloat(index) * 30, 100)
        }
        stage.frame()
        let found = (0..<6).map { color(20 + CGFloat($0) * 30, 100) }
        let wanted = [[153, 255, 102], [51, 0, 102], [20, 82, 0], [41, 163, 0], [133, 224, 102], [51, 204, 0]]
        for (a, b) in zip(found, wanted) { for (x, y) in zip(a, b) { #expect(abs(x - y) <= 1, "\(found)") } }
    }

    @Test func alphasAreMultipliedDownTheTree() {
        let parent = SKNode()
        parent.alpha = 0.5
        let child = SKSpriteNode(color: .white, size: CGSize(width: 50, height: 50))
        child.alpha = 0.5
        parent.addChild(child)
        add(parent, 100, 100)
        stage.frame()
        #expect(abs(color(100, 100)[0] - 64) <= 1)
        parent.isHidden = true
        stage.frame()
        #expect(color(100, 100) == [0, 0, 0])
    }

    @Test func aShapeIsFilledAndStroked() {
        let shape = SKShapeNode(rectOf: CGSize(width: 100, height: 60))
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (.red, .green, 10)
        add(shape, 100, 100)
        stage.frame()
        #expect(color(100, 100) == [255, 0, 0])
        #expect(color(100, 131) == [0, 255, 0])
        #expect(color(100, 140) == [0, 0, 0])
        #expect(shape.frame == CGRect(x: 45, y: 65, width: 110, height: 70))
        shape.glowWidth = 20
        stage.frame()
        let glow = color(100, 140)
        #expect(glow[1] > 20 && glow[1] < 255 && glow[0] == 0)
    }

    @Test func aShapeIsFilledWithATexture() {
        let shape = SKShapeNode(circleOfRadius: 50)
        (shape.fillColor, shape.lineWidth, shape.strokeColor) = (.white, 0, .clear)
        shape.fillTexture = quarters()
        shape.fillTexture?.filteringMode = .nearest
        add(shape, 100, 100)
        stage.frame()
        #expect(color(70, 70) == [255, 0, 0])
        #expect(color(130, 130) == [255, 255, 255])
        #expect(color(55, 55) == [0, 0, 0])
    }

    @Test func aCropNodeShowsWhatIsInItsMask() {
        let crop = SKCropNode()
        crop.addChild(SKSpriteNode(color: .red, size: CGSize(width: 100, height: 100)))
        let mask = SKShapeNode(circleOfRadius: 30)
        mask.fillColor = .black
        crop.maskNode = mask
        add(crop, 100, 100)
        stage.frame()
        #expect(color(100, 100) == [255, 0, 0])
        #expect(color(140, 140) == [0, 0, 0])
        crop.maskNode = nil
        stage.frame()
        #expect(color(140, 140) == [255, 0, 0])
    }

    @Test func anEffectNodeFiltersItsChildren() {
        let effect = SKEffectNode()
        effect.addChild(SKSpriteNode(color: .red, size: CGSize(width: 100, height: 100)))
        effect.filter = CIFilter(name: "CIColorInvert")
        add(effect, 100, 100)
        stage.frame()
        #expect(color(100, 100) == [0, 255, 255])
        effect.shouldEnableEffects = false
        stage.frame()
        #expect(color(100, 100) == [255, 0, 0])
    }

    @Test func anEmitterEmitsAtItsRateAndStops() {
        let emitter = SKEmitterNode()
        emitter.particleTexture = quarters(8)
        (emitter.particleBirthRate, emitter.particleLifetime, emitter.numParticlesToEmit) = (60, 0.5, 12)
        (emitter.particleSpeed, emitter.emissionAngle) = (100, 0)
        emitter.particleColorBlendFactor = 1
        emitter.particleColor = .green
        add(emitter, 20, 100)
        stage.frame(6)
        #expect((5...6).contains(emitter.cloud.particles.count))
        stage.frame(10)
        #expect(emitter.cloud.particles.count == 12)
        let line = (20..<60).map { color(CGFloat($0), 102) }
        #expect(line.contains { $0[1] > 100 } && line.allSatisfy { $0[0] == 0 && $0[2] == 0 })
        stage.advance(1)
        #expect(emitter.cloud.particles.isEmpty)
        emitter.resetSimulation()
        emitter.advanceSimulationTime(0.1)
        #expect(emitter.cloud.particles.count > 4)
    }

    @Test func particlesOfATargetStayBehind() {
        let (emitter, ship) = (SKEmitterNode(), SKNode())
        (emitter.particleBirthRate, emitter.particleLifetime) = (60, 10)
        emitter.particleSize = CGSize(width: 4, height: 4)
        emitter.targetNode = scene
        ship.addChild(emitter)
        add(ship, 50, 100)
        stage.frame(10)
        ship.position.x = 150
        stage.frame()
        #expect(color(50, 100) == [255, 255, 255])
    }

    @Test func aLabelsFrameIsWhereItsLettersAre() {
        let label = SKLabelNode(text: "HHH")
        (label.fontName, label.fontSize) = ("DejaVuSans", 40)
        #expect(label.frame.minY >= -1 && label.frame.minY <= 1)
        #expect(abs(label.frame.midX) < 0.5 && label.frame.width > 60)
        label.verticalAlignmentMode = .center
        #expect(abs(label.frame.midY) < 1e-6)
        label.verticalAlignmentMode = .top
        #expect(abs(label.frame.maxY) < 1e-6)
        label.horizontalAlignmentMode = .left
        #expect(label.frame.minX == 0)
        label.horizontalAlignmentMode = .right
        #expect(abs(label.frame.maxX) < 1e-6)
        (label.horizontalAlignmentMode, label.verticalAlignmentMode, label.fontColor) = (.center, .center, .yellow)
        add(label, 100, 100)
        stage.frame()
        let seen = (50..<150).filter { color(CGFloat($0), 100) == [255, 255, 0] }
        #expect(seen.count > 10 && seen.first! > 100 - Int(label.frame.width) && seen.last! < 100 + Int(label.frame.width))
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 80
        label.text = "HHH HHH HHH"
        #expect(label.frame.height > 100 && label.frame.width <= 80.5)
    }

    @Test func aTextureOfANodeHoldsWhatItShows() throws {
        let parent = SKSpriteNode(texture: quarters(), size: CGSize(width: 40, height: 40))
        parent.texture?.filteringMode = .nearest
        add(parent, 160, 160)
        let texture = try #require(stage.view.texture(from: parent))
        #expect(texture.size() == CGSize(width: 40, height: 40))
        let surface = try #require(texture.cgImage().surface)
        #expect(surface.color(2, surface.height - 3) == [255, 0, 0])
        #expect(surface.color(surface.width - 3, 2) == [255, 255, 255])
        let part = try #require(stage.view.texture(from: parent, crop: CGRect(x: -20, y: 0, width: 20, height: 20)))
        #expect(part.size() == CGSize(width: 20, height: 20))
        #expect(try #require(part.cgImage().surface).color(5, 5) == [0, 0, 255])
    }

    @Test func whatDoesNotMoveIsNotPaintedAnew() {
        for index in 0..<100 { add(SKSpriteNode(color: .red, size: CGSize(width: 5, height: 5)), CGFloat(index * 2), 100) }
        let moving = SKSpriteNode(color: .green, size: CGSize(width: 10, height: 10))
        add(moving, 20, 20)
        let renderer = LayerRenderer(rootLayer: UIScreen.main.rootLayer, pixelWidth: 200, pixelHeight: 200, scale: 1)
        stage.frame()
        _ = renderer.render(at: stage.now)
        moving.position.x = 40
        stage.frame()
        let damage = renderer.render(at: stage.now)
        #expect(!damage.isEmpty && damage.allSatisfy { $0.minY >= 174 && $0.maxX <= 46 && $0.minX >= 14 })
        stage.frame()
        #expect(renderer.render(at: stage.now).isEmpty)
    }

    @Test func aSceneLooksAsKept() throws {
        scene.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
        let sprite = SKSpriteNode(texture: quarters(), size: CGSize(width: 50, height: 50))
        sprite.zRotation = 0.4
        add(sprite, 50, 150)
        let label = SKLabelNode(text: "Score: 42")
        (label.fontName, label.fontSize) = ("DejaVuSans-Bold", 24)
        add(label, 100, 90)
        let shape = SKShapeNode(rectOf: CGSize(width: 60, height: 30), cornerRadius: 8)
        (shape.fillColor, shape.strokeColor, shape.lineWidth, shape.glowWidth) = (.orange, .yellow, 3, 6)
        add(shape, 145, 150)
        var points = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 40), CGPoint(x: 60, y: 0), CGPoint(x: 90, y: 40)]
        let spline = SKShapeNode(splinePoints: &points, count: points.count)
        (spline.strokeColor, spline.lineWidth) = (.green, 4)
        add(spline, 20, 20)
        let emitter = SKEmitterNode()
        (emitter.particleBirthRate, emitter.particleLifetime, emitter.particleSpeed) = (40, 1, 60)
        (emitter.emissionAngle, emitter.emissionAngleRange) = (.pi / 2, 1)
        (emitter.particleSize, emitter.particleColor, emitter.particleBlendMode) = (CGSize(width: 6, height: 6), .red, .add)
        add(emitter, 160, 20)
        stage.view.showsPhysics = true
        sprite.physicsBody = SKPhysicsBody(rectangleOf: sprite.size)
        sprite.physicsBody?.isDynamic = false
        stage.frame(60)
        #expect(Golden.difference(of: [try #require(stage.picture())], from: "scene") == nil)
    }
}

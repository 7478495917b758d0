import Foundation
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

/// Nodes that turn in space, and films.
@Suite(.session) @MainActor
struct NodeKindTests {
    private let scene = SKScene(size: CGSize(width: 200, height: 200))
    private let stage: SpriteStage

    init() {
        scene.backgroundColor = .black
        stage = SpriteStage(scene: scene)
    }

    /// The colour at a point of the scene.
    private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] { stage.color(at: CGPoint(x: x, y: 200 - y)) }

    @Test func whatTurnsAwayBecomesNarrower() {
        let node = SKTransformNode()
        node.position = CGPoint(x: 100, y: 100)
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 100, height: 100))
        node.addChild(sprite)
        scene.addChild(node)
        stage.frame()
        #expect(color(140, 100) == [255, 0, 0] && color(100, 140) == [255, 0, 0])
        node.yRotation = .pi / 3
        stage.frame()
        #expect(color(120, 100) == [255, 0, 0] && color(140, 100) == [0, 0, 0] && color(100, 140) == [255, 0, 0])
        node.setEulerAngles(vector_float3(.pi / 3, 0, 0))
        stage.frame()
        #expect(color(140, 100) == [255, 0, 0] && color(100, 140) == [0, 0, 0])
        // Points know nothing of it.
        #expect(scene.convert(CGPoint(x: 40, y: 40), from: sprite) == CGPoint(x: 140, y: 140))
        let angles = node.eulerAngles()
        #expect(abs(angles.x - .pi / 3) < 1e-5 && angles.y == 0 && angles.z == 0)
        let copy = node.copy() as? SKTransformNode
        #expect(copy?.xRotation == node.xRotation)
    }

    @Test func theBackIsAMirrorImage() {
        let node = SKTransformNode()
        node.position = CGPoint(x: 100, y: 100)
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
        sprite.position.x = 50
        node.addChild(sprite)
        scene.addChild(node)
        node.yRotation = .pi
        stage.frame()
        #expect(color(50, 100) == [255, 0, 0] && color(150, 100) == [0, 0, 0])
    }

    @Test func aFilmIsShownByItsPlayerWhereTheNodeIs() throws {
        let player = AVPlayer()
        let node = SKVideoNode(avPlayer: player)
        #expect(node.size == .zero)
        node.size = CGSize(width: 80, height: 40)
        node.setScale(2)
        #expect(node.size == CGSize(width: 160, height: 80))
        node.anchorPoint = CGPoint(x: 0, y: 1)
        node.position = CGPoint(x: 10, y: 100)
        #expect(node.frame == CGRect(x: 10, y: 20, width: 160, height: 80))
        node.play()
        #expect(player.rate == 1)
        node.pause()
        #expect(player.rate == 0)
        let picture = VideoPicture(node)
        let layer = try #require(picture.layer as? AVPlayerLayer)
        picture.update(
            PictureContext(
                transform: node.localTransform.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 200)), alpha: 0.5,
                bounds: CGRect(x: 0, y: 0, width: 200, height: 200), pixelScale: 1))
        #expect(layer.player === player && layer.frame == CGRect(x: 10, y: 100, width: 160, height: 80) && layer.opacity == 0.5)
        let missing = SKVideoNode(fileNamed: "not there.mov")
        #expect(missing.player.currentItem == nil)
    }

    private func decoded(_ className: String, _ entries: [String: String]) -> SKNode? {
        func reference(_ number: Int) -> String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }
        let values = entries.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        let object = "<dict><key>$class</key>\(reference(2))\(values)</dict>"
        let description = "<dict><key>$classname</key><string>\(className)</string></dict>"
        let archive = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>$objects</key><array><string>$null</string>\(object)\
            \(description)</array><key>$top</key><dict><key>root</key>\(reference(1))</dict></dict></plist>
            """
        return SceneDecoder(Data(archive.utf8))?.makeRoot()
    }

    @Test func filesHoldThemToo() throws {
        let video = try #require(decoded("SKVideoNode", ["_bounds": "{{0, 0}, {30, 20}}", "_position": "{5, 6}"]) as? SKVideoNode)
        #expect(video.size == CGSize(width: 30, height: 20) && video.position == CGPoint(x: 5, y: 6))
        #expect(decoded("SKTransformNode", ["_name": "turning"]) is SKTransformNode)
    }
}

import Foundation
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

@Suite(.session) @MainActor
struct SceneTests {
    @Test func aFrameGoesThroughItsStepsInOrder() {
        let scene = LoggingScene(size: CGSize(width: 100, height: 100))
        #expect(scene.log == ["loaded"])
        let stage = SpriteStage(scene: scene)
        #expect(scene.log == ["loaded", "moved", "update", "actions", "physics", "constraints", "finish"])
        scene.log = []
        stage.view.presentScene(nil)
        stage.frame()
        #expect(scene.log == ["left"] && scene.view == nil && stage.view.scene == nil)
    }

    @Test func aSceneThatResizesTakesTheViewsSize() {
        let scene = LoggingScene(size: CGSize(width: 10, height: 10))
        scene.scaleMode = .resizeFill
        let stage = SpriteStage(size: CGSize(width: 150, height: 80), scene: scene)
        #expect(scene.size == CGSize(width: 150, height: 80))
        #expect(scene.log.prefix(3) == ["loaded", "size 10", "moved"])
        stage.view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        stage.frame()
        #expect(scene.size == CGSize(width: 60, height: 60))
    }

    @Test func pointsAreConvertedAsTheSceneIsScaled() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let stage = SpriteStage(size: CGSize(width: 200, height: 400), scene: scene)
        func corner() -> CGPoint { scene.convertPoint(fromView: .zero) }
        scene.scaleMode = .fill
        #expect(corner() == CGPoint(x: 0, y: 100))
        scene.scaleMode = .aspectFill
        #expect(corner() == CGPoint(x: 25, y: 100))
        scene.scaleMode = .aspectFit
        #expect(corner() == CGPoint(x: 0, y: 150))
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(corner() == CGPoint(x: -50, y: 100))
        #expect(scene.convertPoint(toView: CGPoint(x: -50, y: 100)) == .zero)
        #expect(stage.view.convert(CGPoint(x: 100, y: 200), to: scene) == .zero)
        #expect(scene.frame == CGRect(x: -50, y: -50, width: 100, height: 100))
    }

    @Test func aCamerasPlaceIsTheMiddleOfWhatIsSeen() {
        let scene = SKScene(size: CGSize(width: 200, height: 200))
        let camera = SKCameraNode()
        scene.addChild(camera)
        scene.camera = camera
        camera.position = CGPoint(x: 500, y: 300)
        camera.setScale(2)
        let stage = SpriteStage(scene: scene)
        #expect(scene.convertPoint(fromView: CGPoint(x: 100, y: 100)) == CGPoint(x: 500, y: 300))
        #expect(scene.convertPoint(fromView: .zero) == CGPoint(x: 300, y: 500))
        let near = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        let far = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        near.position = CGPoint(x: 400, y: 300)
        scene.addChild(near)
        scene.addChild(far)
        #expect(camera.contains(near) && !camera.contains(far))
        #expect(camera.containedNodeSet() == [near])
        // What is in the camera stays where it is on the screen.
        let label = SKSpriteNode(color: .green, size: CGSize(width: 40, height: 40))
        camera.addChild(label)
        stage.frame()
        #expect(stage.color(at: CGPoint(x: 100, y: 100)) == [0, 255, 0])
    }

    private final class Button: SKSpriteNode {
        var touches: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let place = touches.first?.location(in: self) else { return }
            self.touches.append("began \(Int(place.x)) \(Int(place.y))")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("ended") }
    }

    private final class TouchScene: SKScene {
        var touches: [CGPoint] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches { self.touches.append(touch.location(in: self)) }
        }
    }

    @Test func touchesGoToTheFrontmostNodeThatTakesThem() {
        let scene = TouchScene(size: CGSize(width: 200, height: 200))
        let stage = SpriteStage(scene: scene)
        let button = Button(color: .red, size: CGSize(width: 40, height: 40))
        button.position = CGPoint(x: 100, y: 50)
        let cover = SKSpriteNode(color: .blue, size: CGSize(width: 40, height: 40))
        cover.position = button.position
        scene.addChild(button)
        scene.addChild(cover)
        stage.tap(CGPoint(x: 105, y: 140))
        #expect(scene.touches == [CGPoint(x: 105, y: 60)] && button.touches.isEmpty)
        button.isUserInteractionEnabled = true
        stage.drag(from: CGPoint(x: 105, y: 140), to: CGPoint(x: 10, y: 10))
        #expect(button.touches == ["began 5 10", "moved", "ended"])
        #expect(scene.touches.count == 1)
    }

    @Test func aNodeThatIgnoresTouchesHandsThemToItsParent() {
        let scene = TouchScene(size: CGSize(width: 200, height: 200))
        let stage = SpriteStage(scene: scene)
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
        sprite.isUserInteractionEnabled = true
        scene.addChild(sprite)
        stage.tap(CGPoint(x: 5, y: 195))
        #expect(scene.touches == [CGPoint(x: 5, y: 5)])
    }

    private static func transition(_ index: Int) -> SKTransition {
        switch index {
        case 0: .crossFade(withDuration: 0.5)
        case 1: .fade(withDuration: 0.5)
        case 2: .flipHorizontal(withDuration: 0.5)
        case 3: .flipVertical(withDuration: 0.5)
        case 4: .push(with: .left, duration: 0.5)
        case 5: .moveIn(with: .up, duration: 0.5)
        case 6: .reveal(with: .down, duration: 0.5)
        case 7: .doorsOpenHorizontal(withDuration: 0.5)
        case 8: .doorsCloseVertical(withDuration: 0.5)
        default: .doorway(withDuration: 0.5)
        }
    }

    @Test(arguments: 0..<10) func aTransitionEndsWithTheNewScene(_ index: Int) {
        let transition = Self.transition(index)
        let old = LoggingScene(size: CGSize(width: 200, height: 200)), new = LoggingScene(size: CGSize(width: 200, height: 200))
        (old.backgroundColor, new.backgroundColor) = (.red, .blue)
        let stage = SpriteStage(scene: old)
        #expect(stage.color(at: CGPoint(x: 100, y: 100)) == [255, 0, 0])
        stage.view.presentScene(new, transition: transition)
        #expect(stage.view.scene === new && new.log.contains("moved") && !old.log.contains("left"))
        stage.advance(0.2)
        // Until then both stand still, as the transition says.
        #expect(!new.log.contains("update"))
        stage.advance(0.5)
        #expect(stage.color(at: CGPoint(x: 10, y: 100)) == [0, 0, 255])
        #expect(stage.color(at: CGPoint(x: 190, y: 10)) == [0, 0, 255])
        #expect(old.log.last == "left" && old.view == nil && new.log.contains("update"))
    }

    @Test func aPushShowsBothScenesOnTheWay() {
        let old = SKScene(size: CGSize(width: 200, height: 200)), new = SKScene(size: CGSize(width: 200, height: 200))
        (old.backgroundColor, new.backgroundColor) = (.red, .blue)
        let stage = SpriteStage(scene: old)
        stage.view.presentScene(new, transition: .push(with: .left, duration: 1))
        stage.frame()
        stage.advance(0.5)
        #expect(stage.color(at: CGPoint(x: 50, y: 100)) == [255, 0, 0])
        #expect(stage.color(at: CGPoint(x: 150, y: 100)) == [0, 0, 255])
    }

    private final class Follower: NSObject, SKSceneDelegate {
        var log: [String] = []
        func update(_ currentTime: TimeInterval, for scene: SKScene) { log.append("update") }
        func didFinishUpdate(for scene: SKScene) { log.append("finish") }
    }

    @Test func aDelegateIsToldInPlaceOfASubclass() {
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        let follower = Follower()
        scene.delegate = follower
        _ = SpriteStage(scene: scene)
        #expect(follower.log == ["update", "finish"])
    }

    @Test func constraintsAreKeptInEachFrame() {
        let scene = SKScene(size: CGSize(width: 200, height: 200))
        let (target, held, turned) = (SKNode(), SKNode(), SKNode())
        for node in [target, held, turned] { scene.addChild(node) }
        target.position = CGPoint(x: 100, y: 100)
        held.position = CGPoint(x: 180, y: 100)
        held.constraints = [
            .distance(SKRange(upperLimit: 50), to: target), .positionX(SKRange(lowerLimit: 0, upperLimit: 140)),
        ]
        turned.position = CGPoint(x: 100, y: 0)
        turned.constraints = [.orient(to: target, offset: SKRange(constantValue: 0))]
        _ = SpriteStage(scene: scene)
        #expect(held.position == CGPoint(x: 140, y: 100))
        #expect(abs(turned.zRotation - .pi / 2) < 1e-9)
    }
}

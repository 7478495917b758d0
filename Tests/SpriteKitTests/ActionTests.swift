import Foundation
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

@Suite(.session) @MainActor
struct ActionTests {
    private let scene = SKScene(size: CGSize(width: 200, height: 200))
    private let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    private let stage: SpriteStage

    init() {
        scene.addChild(sprite)
        stage = SpriteStage(scene: scene)
    }

    /// The first frame is an action's beginning.
    private func run(_ action: SKAction, for seconds: Double) {
        sprite.run(action)
        stage.frame()
        stage.advance(seconds)
    }

    @Test func aMoveTakesItsTime() {
        run(.moveBy(x: 100, y: 50, duration: 1), for: 0.5)
        #expect(abs(sprite.position.x - 50) < 1e-6 && abs(sprite.position.y - 25) < 1e-6)
        stage.advance(0.5)
        #expect(abs(sprite.position.x - 100) < 1e-6)
        #expect(!sprite.hasActions())
    }

    @Test func twoMovesAddUp() {
        sprite.run(.moveBy(x: 100, y: 0, duration: 1))
        run(.moveBy(x: 0, y: 30, duration: 1), for: 1)
        #expect(abs(sprite.position.x - 100) < 1e-6 && abs(sprite.position.y - 30) < 1e-6)
    }

    @Test func aSequenceGoesOnWithTheTimeThatIsLeft() {
        let step = SKAction.moveBy(x: 10, y: 0, duration: 0.25)
        run(.sequence([step, step, step, step]), for: 1)
        #expect(abs(sprite.position.x - 40) < 1e-6)
        #expect(!sprite.hasActions())
    }

    @Test func aGroupEndsWithItsLongestAction() {
        var isDone = false
        sprite.run(.group([.wait(forDuration: 1), .fadeOut(withDuration: 0.2)])) { isDone = true }
        stage.advance(0.5)
        #expect(sprite.alpha == 0 && !isDone)
        stage.advance(0.6)
        #expect(isDone)
    }

    @Test func repetitionsAreCounted() {
        var calls = 0
        run(.repeat(.sequence([.run { calls += 1 }, .wait(forDuration: 0.1)]), count: 3), for: 1)
        #expect(calls == 3)
        sprite.run(.repeatForever(.run { calls += 1 }))
        stage.frame(5)
        #expect(calls == 8)
    }

    @Test func pacesChangeAsTheirModesSay() {
        let action = SKAction.moveTo(x: 100, duration: 1)
        action.timingMode = .easeIn
        run(action, for: 0.5)
        #expect(abs(sprite.position.x - 25) < 1e-6)
        sprite.removeAllActions()
        sprite.position = .zero
        action.timingFunction = { $0 < 0.4 ? 0 : 1 }
        run(action, for: 0.5)
        #expect(abs(sprite.position.x - 100) < 1e-6)
    }

    @Test func speedsOfActionsNodesAndScenesAreMultiplied() {
        let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
        action.speed = 2
        sprite.speed = 0.5
        scene.speed = 0.5
        run(action, for: 1)
        #expect(abs(sprite.position.x - 50) < 1e-6)
    }

    @Test func whatIsPausedStandsStill() {
        sprite.run(.moveBy(x: 60, y: 0, duration: 1))
        stage.frame()
        sprite.isPaused = true
        stage.advance(0.5)
        #expect(sprite.position.x == 0)
        sprite.isPaused = false
        stage.frame()
        #expect(abs(sprite.position.x - 1) < 1e-6)
        scene.isPaused = true
        stage.frame(10)
        #expect(abs(sprite.position.x - 1) < 1e-6)
        scene.isPaused = false
        stage.view.isPaused = true
        stage.frame(10)
        stage.view.isPaused = false
        stage.frame(2)
        #expect(abs(sprite.position.x - 2) < 0.01)
    }

    @Test func anActionTakesThePlaceOfTheOneWithItsKey() {
        sprite.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "move")
        stage.frame(2)
        #expect(sprite.action(forKey: "move") != nil)
        sprite.run(.moveBy(x: 0, y: 60, duration: 1), withKey: "move")
        stage.frame()
        let x = sprite.position.x
        stage.advance(1)
        #expect(sprite.position.x == x && abs(sprite.position.y - 60) < 1e-6)
        sprite.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "move")
        sprite.removeAction(forKey: "move")
        #expect(sprite.action(forKey: "move") == nil && !sprite.hasActions())
    }

    @Test func anActionBackwardsUndoesIt() {
        let there = SKAction.sequence([
            .moveBy(x: 30, y: 0, duration: 0.1), .rotate(byAngle: 1, duration: 0.1), .scale(by: 2, duration: 0.1),
        ])
        run(.sequence([there, there.reversed()]), for: 1)
        #expect(abs(sprite.position.x) < 1e-6 && abs(sprite.zRotation) < 1e-6 && abs(sprite.xScale - 1) < 1e-6)
        run(SKAction.fadeOut(withDuration: 0.1).reversed(), for: 0.2)
        #expect(sprite.alpha == 1)
    }

    @Test func aShortTurnGoesTheShorterWay() {
        sprite.zRotation = 0.1
        run(.rotate(toAngle: 2 * .pi - 0.1, duration: 1, shortestUnitArc: true), for: 0.5)
        #expect(abs(sprite.zRotation) < 1e-6)
    }

    @Test func aNodeFollowsAPathWithItsYAxis() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 100))
        sprite.position = CGPoint(x: 5, y: 5)
        sprite.run(.follow(path, asOffset: true, orientToPath: true, speed: 100))
        stage.frame()
        stage.advance(0.5)
        #expect(abs(sprite.position.x - 55) < 1e-6 && abs(sprite.position.y - 5) < 1e-6)
        #expect(abs(sprite.zRotation + .pi / 2) < 1e-6)
        stage.advance(1)
        #expect(abs(sprite.position.x - 105) < 1e-6 && abs(sprite.position.y - 55) < 1e-6)
        #expect(abs(sprite.zRotation) < 1e-6)
    }

    @Test func texturesAreShownInTurn() {
        let textures = (1...4).map { SKTexture(data: Data(), size: CGSize(width: $0, height: 1)) }
        sprite.texture = textures[3]
        sprite.run(.animate(with: Array(textures[0..<3]), timePerFrame: 0.1, resize: true, restore: true))
        stage.frame()
        #expect(sprite.texture === textures[0])
        stage.advance(0.15)
        #expect(sprite.texture === textures[1] && sprite.size.width == 2)
        stage.advance(0.2)
        #expect(sprite.texture === textures[3] && sprite.size.width == 10)
    }

    @Test func coloursAreMixed() {
        sprite.color = .white
        run(.colorize(with: .red, colorBlendFactor: 1, duration: 1), for: 0.5)
        #expect(abs(sprite.colorBlendFactor - 0.5) < 1e-6)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        sprite.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 1) < 1e-6 && abs(green - 0.5) < 1e-6)
    }

    @Test func blocksAreCalledWithTheNodeAndTheTime() {
        var times: [CGFloat] = []
        sprite.run(
            .customAction(withDuration: 0.1) { node, time in
                #expect(node is SKSpriteNode)
                times.append(time)
            })
        stage.advance(0.2)
        #expect(times.first == 0 && times.count == 7)
        #expect(abs((times.last ?? 0) - 0.1) < 1e-6)
    }

    @Test func anActionMayTakeItsNodeAway() {
        var isDone = false
        sprite.run(.sequence([.removeFromParent()])) { isDone = true }
        stage.frame()
        #expect(sprite.parent == nil && isDone && scene.children.isEmpty)
    }

    @Test func anActionRunsOnAChild() {
        let child = SKNode()
        child.name = "child"
        sprite.addChild(child)
        run(.run(.moveBy(x: 0, y: 10, duration: 0.1), onChildWithName: "child"), for: 0.3)
        #expect(abs(child.position.y - 10) < 1e-6)
    }

    @Test func waitingForARangeStaysInIt() {
        var times: [Double] = []
        let start = stage.now
        sprite.run(.repeat(.sequence([.wait(forDuration: 0.5, withRange: 0.4), .run { times.append(stage.now) }]), count: 5))
        stage.advance(5)
        #expect(times.count == 5)
        var last = start
        for time in times {
            #expect(time - last > 0.25 && time - last < 0.75)
            last = time
        }
    }

    @Test func sizesAndScalesChange() {
        run(.group([.resize(toWidth: 30, height: 40, duration: 0.5), .scaleX(to: 2, duration: 0.5)]), for: 0.6)
        #expect(abs(sprite.xScale - 2) < 1e-6 && sprite.yScale == 1)
        #expect(abs(sprite.size.height - 40) < 1e-6)
        run(.scale(to: CGSize(width: 100, height: 100), duration: 0.1), for: 0.2)
        #expect(abs(sprite.size.width - 100) < 1e-6 && abs(sprite.size.height - 100) < 1e-6)
    }
}

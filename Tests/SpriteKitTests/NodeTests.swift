import Foundation
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

@Suite(.session) @MainActor
struct NodeTests {
    private func node(_ name: String, _ children: [SKNode] = []) -> SKNode {
        let node = SKNode()
        node.name = name
        for child in children { node.addChild(child) }
        return node
    }

    @Test func childrenComeInTheOrderInWhichTheyWereAdded() {
        let (parent, a, b, c) = (SKNode(), SKNode(), SKNode(), SKNode())
        parent.addChild(a)
        parent.addChild(b)
        parent.insertChild(c, at: 1)
        #expect(parent.children == [a, c, b])
        #expect(c.parent === parent)
        c.removeFromParent()
        #expect(parent.children == [a, b])
        #expect(c.parent == nil)
        parent.removeAllChildren()
        #expect(parent.children.isEmpty && a.parent == nil)
    }

    @Test func nodesAreFoundByNamesPathsAndPatterns() {
        let root = node("root", [node("a", [node("x"), node("b1")]), node("b2", [node("x", [node("b3")])])])
        let a = root.children[0], b2 = root.children[1]
        #expect(root.childNode(withName: "a") === a)
        #expect(root.childNode(withName: "x") == nil)
        #expect(root.childNode(withName: "a/x") === a.children[0])
        #expect(root["//x"].count == 2)
        #expect(a["//x"].count == 2)
        #expect(a[".//x"].count == 1)
        #expect(a["../b2"] == [b2])
        #expect(root["//b*"].map { $0.name ?? "" } == ["b1", "b2", "b3"])
        #expect(root["//b[1-2]"].map { $0.name ?? "" } == ["b1", "b2"])
        #expect(root["*/x"].count == 2)
        #expect(b2["/a"] == [a])
        var seen = 0
        root.enumerateChildNodes(withName: "//x") { _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
    }

    @Test func pointsAreConvertedThroughScalesAndTurns() {
        let (root, outer, inner) = (SKNode(), SKNode(), SKNode())
        root.addChild(outer)
        outer.addChild(inner)
        outer.position = CGPoint(x: 100, y: 50)
        outer.zRotation = .pi / 2
        outer.setScale(2)
        inner.position = CGPoint(x: 10, y: 0)
        let place = root.convert(CGPoint(x: 5, y: 0), from: inner)
        #expect(abs(place.x - 100) < 1e-9 && abs(place.y - 80) < 1e-9)
        let back = root.convert(place, to: inner)
        #expect(abs(back.x - 5) < 1e-9 && abs(back.y) < 1e-9)
    }

    @Test func aNodeThatIsMovedToAnotherParentStaysWhereItIs() {
        let (root, a, b, child) = (SKNode(), SKNode(), SKNode(), SKNode())
        root.addChild(a)
        root.addChild(b)
        a.addChild(child)
        a.position = CGPoint(x: 30, y: 40)
        (b.position, b.zRotation) = (CGPoint(x: -10, y: 0), 1)
        b.setScale(3)
        child.position = CGPoint(x: 5, y: 6)
        child.zRotation = 0.5
        let place = root.convert(.zero, from: child)
        child.move(toParent: b)
        #expect(child.parent === b)
        let after = root.convert(.zero, from: child)
        #expect(abs(after.x - place.x) < 1e-9 && abs(after.y - place.y) < 1e-9)
        #expect(abs(child.zRotation + 0.5) < 1e-9 && abs(child.xScale - 1.0 / 3) < 1e-9)
    }

    @Test func framesAreOfWhatIsDrawn() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
        sprite.position = CGPoint(x: 100, y: 100)
        #expect(sprite.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
        sprite.anchorPoint = .zero
        sprite.setScale(2)
        #expect(sprite.frame == CGRect(x: 100, y: 100, width: 80, height: 40))
        #expect(sprite.size == CGSize(width: 80, height: 40))
        let child = SKSpriteNode(color: .blue, size: CGSize(width: 10, height: 10))
        child.position = CGPoint(x: 60, y: 5)
        sprite.addChild(child)
        #expect(sprite.calculateAccumulatedFrame() == CGRect(x: 100, y: 100, width: 130, height: 40))
        #expect(sprite.contains(CGPoint(x: 225, y: 110)))
        #expect(!sprite.contains(CGPoint(x: 235, y: 110)))
    }

    @Test func theFrontmostNodeIsFoundFirst() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let back = SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50))
        let front = SKSpriteNode(color: .blue, size: CGSize(width: 20, height: 20))
        let hidden = SKSpriteNode(color: .blue, size: CGSize(width: 20, height: 20))
        (back.zPosition, front.zPosition, hidden.zPosition) = (1, 5, 9)
        hidden.isHidden = true
        for node in [front, back, hidden] { scene.addChild(node) }
        #expect(scene.nodes(at: .zero) == [front, back])
        #expect(scene.atPoint(.zero) === front)
        #expect(scene.atPoint(CGPoint(x: 20, y: 0)) === back)
        #expect(scene.atPoint(CGPoint(x: 40, y: 40)) === scene)
        #expect(front.intersects(back))
    }

    @Test func aCopyHasCopiesOfChildrenAndNoParent() throws {
        let holder = SKNode()
        let sprite = SKSpriteNode(color: .green, size: CGSize(width: 7, height: 8))
        (sprite.name, sprite.alpha, sprite.position) = ("s", 0.5, CGPoint(x: 1, y: 2))
        sprite.physicsBody = SKPhysicsBody(circleOfRadius: 3)
        sprite.physicsBody?.categoryBitMask = 4
        let label = SKLabelNode(text: "words")
        sprite.addChild(label)
        holder.addChild(sprite)
        let copy = try #require(sprite.copy() as? SKSpriteNode)
        #expect(copy !== sprite && copy.parent == nil)
        #expect(copy.name == "s" && copy.alpha == 0.5 && copy.size == sprite.size && copy.color == .green)
        #expect((copy.children.first as? SKLabelNode)?.text == "words")
        #expect(copy.children.first !== label)
        #expect(copy.physicsBody !== sprite.physicsBody && copy.physicsBody?.categoryBitMask == 4)
    }

    @Test func nodesAreReleasedWithTheirScene() {
        weak var node: SKNode?
        weak var scene: SKScene?
        autoreleasepool {
            let made = SKScene(size: CGSize(width: 10, height: 10))
            let sprite = SKSpriteNode(color: .red, size: CGSize(width: 1, height: 1))
            sprite.physicsBody = SKPhysicsBody(circleOfRadius: 1)
            made.addChild(sprite)
            made.physicsWorld.sync()
            (node, scene) = (sprite, made)
        }
        #expect(node == nil && scene == nil)
    }

    private func autoreleasepool(_ body: () -> Void) { body() }
}

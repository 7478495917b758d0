import Foundation
import UIKit

/// How what a node draws is mixed with what is behind it. See https://developer.apple.com/documentation/spritekit/skblendmode.
public enum SKBlendMode: Int, Sendable {
    /// It covers what is behind it by its alpha.
    case alpha = 0
    /// It is added.
    case add = 1
    /// It is subtracted.
    case subtract = 2
    /// It is multiplied.
    case multiply = 3
    /// It is multiplied and doubled.
    case multiplyX2 = 4
    /// What both lack of white is multiplied.
    case screen = 5
    /// It takes the place of what is behind it.
    case replace = 6
    /// It is multiplied with the alpha of what is behind it.
    case multiplyAlpha = 7
}

/// A thing of a scene: a place for others, that draws nothing itself. See https://developer.apple.com/documentation/spritekit/sknode.
@preconcurrency @MainActor
open class SKNode: UIResponder, @preconcurrency NSCopying, _NodeOfFile {
    /// What the tree, physics and actions keep of the node.
    final var links = NodeLinks()

    /// Creates a node at its parent's origin.
    public override init() { super.init() }

    /// Creates what an archive holds: one of Xcode's scene editor.
    public required init?(coder aDecoder: NSCoder) {
        super.init()
        if let archive = aDecoder as? SceneDecoder { decode(archive) }
    }

    // MARK: Place

    /// Where the node is, in its parent's coordinates.
    open var position: CGPoint = .zero
    /// Where the node is between others: the greater, the nearer. Parents' are added.
    open var zPosition: CGFloat = 0
    /// How far the node is turned about the z axis, in radians, counterclockwise.
    open var zRotation: CGFloat = 0
    /// How much wider the node and what is in it are.
    open var xScale: CGFloat = 1
    /// How much higher the node and what is in it are.
    open var yScale: CGFloat = 1

    /// The rectangle that what the node itself draws takes up, in its parent's coordinates.
    open var frame: CGRect { frameOfContent }

    /// The rectangle that the node and all in it take up, in its parent's coordinates.
    open func calculateAccumulatedFrame() -> CGRect { accumulatedFrame }

    /// Sets both scales.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    // MARK: Looks

    /// How opaque the node and all in it are, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether neither the node nor what is in it is drawn. Their actions and bodies go on.
    open var isHidden = false

    // MARK: Time

    /// How fast actions of the node and of what is in it run; 1 is as they are.
    open var speed: CGFloat = 1
    /// Whether actions of the node and of what is in it stand still.
    open var isPaused = false

    // MARK: What it is

    /// The node's name, by which it can be found.
    open var name: String?
    /// Whether touches are handed to the node.
    open var isUserInteractionEnabled = false
    /// What the app keeps with the node.
    open var userData: NSMutableDictionary?
    /// Rules of place and direction that are kept each frame, in order.
    open var constraints: [SKConstraint]?
    /// What the node is to the laws of physics; nothing if `nil`.
    open var physicsBody: SKPhysicsBody? {
        get { links.body }
        set { setBody(newValue) }
    }

    /// The node above this one.
    open var parent: SKNode? { links.parent }
    /// The nodes in this one, in the order in which they came.
    open var children: [SKNode] { links.children }
    /// The scene that the node is in.
    open var scene: SKScene? { (links.root ?? self) as? SKScene }

    // MARK: The tree

    /// Adds a node that has no parent.
    open func addChild(_ node: SKNode) { insert(node, at: links.children.count) }

    // @objc(insertChild:atIndex:)
    /// Adds a node that has no parent at a place between the others.
    open func insertChild(_ node: SKNode, at index: Int) { insert(node, at: index) }

    // @objc(removeChildrenInArray:)
    /// Takes nodes away that are in this one.
    open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }

    /// Takes all nodes away that are in this one.
    open func removeAllChildren() { for node in links.children { node.removeFromParent() } }

    /// Takes the node out of its parent.
    open func removeFromParent() { detach() }

    /// Moves the node, without a change of how it looks on the screen, to another parent.
    open func move(toParent parent: SKNode) { reparent(to: parent) }

    // @objc(childNodeWithName:)
    /// The first node that a name, a pattern or a path stands for.
    open func childNode(withName name: String) -> SKNode? { NodeSearch(name).first(from: self) }

    // @objc(enumerateChildNodesWithName:usingBlock:)
    /// Calls a block with each node that a name, a pattern or a path stands for, until it says that it is enough.
    open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in NodeSearch(name).all(from: self) {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }

    // @objc(objectForKeyedSubscript:)
    /// The nodes that a name, a pattern or a path stands for.
    open subscript(name: String) -> [SKNode] { NodeSearch(name).all(from: self) }

    // @objc(inParentHierarchy:)
    /// Whether a node is above this one.
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        var node = links.parent
        while let next = node {
            if next === parent { return true }
            node = next.links.parent
        }
        return false
    }

    // MARK: Points

    // @objc(containsPoint:)
    /// Whether a point, in the parent's coordinates, is in what the node and all in it take up.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

    // @objc(nodeAtPoint:)
    /// The frontmost node at a point, in this node's coordinates; this node if there is none.
    open func atPoint(_ p: CGPoint) -> SKNode { frontmost(at: p) ?? self }

    // @objc(nodesAtPoint:)
    /// The nodes below this one that are at a point, in this node's coordinates, the frontmost first.
    open func nodes(at p: CGPoint) -> [SKNode] { allNodes(at: p) }

    // @objc(intersectsNode:)
    /// Whether what the two nodes take up overlaps.
    open func intersects(_ node: SKNode) -> Bool { overlaps(node) }

    // @objc(convertPoint:fromNode:)
    /// A point of another node's coordinates in this one's.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.treeTransform).applying(treeTransform.inverted())
    }

    // @objc(convertPoint:toNode:)
    /// A point of this node's coordinates in another one's.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    // MARK: Actions

    // @objc(runAction:)
    /// Starts an action.
    open func run(_ action: SKAction) { start(action, key: nil, completion: nil) }

    // @objc(runAction:completion:)
    /// Starts an action and calls a block when it has ended.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { start(action, key: nil, completion: block) }

    // @objc(runAction:withKey:)
    /// Starts an action by a key, in place of the one that runs by it.
    open func run(_ action: SKAction, withKey key: String) { start(action, key: key, completion: nil) }

    // @objc(hasActions)
    /// Whether an action runs.
    open func hasActions() -> Bool { links.actions.contains { !$0.isOver } }

    // @objc(actionForKey:)
    /// The action that runs by a key.
    open func action(forKey key: String) -> SKAction? { links.actions.first { $0.key == key && !$0.isOver }?.action }

    // @objc(removeActionForKey:)
    /// Ends the action that runs by a key. Its completion is not called.
    open func removeAction(forKey key: String) { removeActions { $0.key == key } }

    /// Ends all actions. Their completions are not called.
    open func removeAllActions() { removeActions { _ in true } }

    // MARK: Responding

    /// What touches go to that the node does not take: its parent.
    open override var next: UIResponder? { links.parent }

    /// A copy of the node with copies of all in it, without a parent.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = type(of: self).init(coder: CopyingCoder()) else {
            fatalError("SKNode.copy: \(type(of: self)).init(coder:) made nothing")
        }
        copy.take(from: self)
        return copy
    }

    // MARK: For the classes here

    /// The rectangle that is drawn, in the node's own coordinates; `nil` if nothing is.
    var contentBounds: CGRect? { nil }

    /// The node as a field; `nil` if it is none.
    var field: SKFieldNode? { nil }

    /// From the node's coordinates to its parent's as they are drawn, which may differ from how bodies and points have them.
    var drawnTransform: CGAffineTransform { localTransform }

    /// Takes over what an archive says of the node.
    func decode(_ archive: SceneDecoder) { decodeNode(archive) }

    /// Takes over what another node of the class is like.
    func take(from other: SKNode) { takeNode(from: other) }

    /// Does what the class does by itself as time goes by.
    func advance(by seconds: TimeInterval) {}

    /// The node came into a scene, or left it.
    func sceneChanged() {}

    /// Shows the node by layers of its own; `nil` if it shows nothing.
    func makePicture() -> NodePicture? { nil }
}

/// What a node is connected with.
struct NodeLinks {
    weak var parent: SKNode?
    var children: [SKNode] = []
    var actions: [RunningAction] = []
    var body: SKPhysicsBody?
}

/// A coder that tells initializers that a copy is made.
final class CopyingCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

import Foundation
import UIKit

/// How a scene fills its view. See https://developer.apple.com/documentation/spritekit/skscenescalemode.
public enum SKSceneScaleMode: Int, Sendable {
    /// Width and height are each scaled to the view's.
    case fill = 0
    /// The scene is scaled evenly until it covers the view.
    case aspectFill = 1
    /// The scene is scaled evenly until it touches the view's edges.
    case aspectFit = 2
    /// The scene takes the view's size.
    case resizeFill = 3
}

/// What a scene tells of each frame, in place of a subclass. See https://developer.apple.com/documentation/spritekit/skscenedelegate.
@preconcurrency @MainActor
public protocol SKSceneDelegate: AnyObject {
    // @objc optional
    /// A frame begins, at a time of the view's clock, in seconds.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    // @objc optional
    /// The frame's actions have been run.
    func didEvaluateActions(for scene: SKScene)
    // @objc optional
    /// The frame's physics have been worked out.
    func didSimulatePhysics(for scene: SKScene)
    // @objc optional
    /// The frame's constraints are kept.
    func didApplyConstraints(for scene: SKScene)
    // @objc optional
    /// All of the frame is done but for drawing it.
    func didFinishUpdate(for scene: SKScene)
}

/// The topmost node of what a view shows. See https://developer.apple.com/documentation/spritekit/skscene.
@preconcurrency @MainActor
open class SKScene: SKEffectNode {
    /// The size, in the scene's own points.
    open var size: CGSize {
        get { sizeStorage }
        set {
            let old = sizeStorage
            guard newValue != old else { return }
            sizeStorage = newValue
            didChangeSize(old)
        }
    }
    /// How the scene fills its view.
    open var scaleMode = SKSceneScaleMode.fill { didSet { view?.fitScene() } }
    /// Where the scene's origin is in the view, in fractions of the view's size from its lower left corner.
    open var anchorPoint = CGPoint.zero
    /// The node whose place is the middle of what is seen; the scene's own if `nil`.
    open weak var camera: SKCameraNode?
    /// The colour behind all nodes.
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    /// Who is told of each frame.
    open weak var delegate: (any SKSceneDelegate)?
    /// The node whose place sounds are heard from.
    open weak var listener: SKNode?
    /// The view that shows the scene.
    open internal(set) weak var view: SKView?
    /// The laws of physics that bodies in the scene obey.
    public let physicsWorld = SKPhysicsWorld()

    private var sizeStorage = CGSize.zero
    var clock = SceneClock()

    /// Creates a scene of one by one point.
    public override init() {
        super.init()
        begin(CGSize(width: 1, height: 1))
    }

    // @objc(initWithSize:)
    /// Creates a scene of a size, in points.
    public init(size: CGSize) {
        super.init()
        begin(size)
    }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        (isUserInteractionEnabled, physicsWorld.scene) = (true, self)
        if !(aDecoder is SceneDecoder) { shouldEnableEffects = false }
        sceneDidLoad()
    }

    private func begin(_ size: CGSize) {
        (sizeStorage, isUserInteractionEnabled, shouldEnableEffects) = (size, true, false)
        physicsWorld.scene = self
        sceneDidLoad()
    }

    // MARK: For subclasses

    /// The scene was made or read; called once.
    open func sceneDidLoad() {}
    // @objc(didMoveToView:)
    /// The scene is shown by a view.
    open func didMove(to view: SKView) {}
    // @objc(willMoveFromView:)
    /// The scene will no longer be shown by a view.
    open func willMove(from view: SKView) {}
    /// The size has changed.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// A frame begins, at a time of the view's clock, in seconds.
    open func update(_ currentTime: TimeInterval) {}
    /// The frame's actions have been run.
    open func didEvaluateActions() {}
    /// The frame's physics have been worked out.
    open func didSimulatePhysics() {}
    /// The frame's constraints are kept.
    open func didApplyConstraints() {}
    /// All of the frame is done but for drawing it.
    open func didFinishUpdate() {}

    // MARK: Points

    /// A point of the view's coordinates in the scene's.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        guard let view else { return point }
        return point.applying(viewTransform(in: view.bounds.size).inverted())
    }

    /// A point of the scene's coordinates in the view's.
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        guard let view else { return point }
        return point.applying(viewTransform(in: view.bounds.size))
    }

    /// The scene's rectangle, its origin by the anchor point.
    open override var frame: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    open override func calculateAccumulatedFrame() -> CGRect {
        children.reduce(frame) { $0.union($1.calculateAccumulatedFrame()) }
    }

    open override var next: UIResponder? { view?.next }

    // MARK: For the classes here

    override func decode(_ archive: SceneDecoder) {
        shouldEnableEffects = false
        super.decode(archive)
        decodeScene(archive)
    }

    override func take(from other: SKNode) {
        super.take(from: other)
        guard let other = other as? SKScene else { return }
        (sizeStorage, scaleMode, anchorPoint, backgroundColor) = (other.size, other.scaleMode, other.anchorPoint, other.backgroundColor)
        (physicsWorld.gravity, physicsWorld.speed) = (other.physicsWorld.gravity, other.physicsWorld.speed)
        if let name = other.camera?.name { camera = childNode(withName: "//" + name) as? SKCameraNode }
    }

    func decodeScene(_ archive: SceneDecoder) {
        if let size = archive.rect("Scene_bounds")?.size ?? archive.size("_size") { sizeStorage = size }
        if let anchor = archive.point("_anchorPoint") { anchorPoint = anchor }
        if let mode = archive.integer("_scaleMode").flatMap(SKSceneScaleMode.init) { scaleMode = mode }
        if let color = archive.color("_backgroundColor") { backgroundColor = color }
        if let world = archive.object("_physicsWorld") {
            if let gravity = world.vector("gravity") { physicsWorld.gravity = gravity }
            if let speed = world.number("speedMultiplier") { physicsWorld.speed = CGFloat(speed) }
        }
        camera = archive.node("_camera") as? SKCameraNode
        // The editor's scenes stand still until they are shown.
        isPaused = false
    }

    /// From the scene's coordinates to those of a view of a size.
    func viewTransform(in viewSize: CGSize) -> CGAffineTransform {
        var (x, y) = (viewSize.width / max(size.width, 1e-9), viewSize.height / max(size.height, 1e-9))
        switch scaleMode {
        case .fill: break
        case .aspectFill: (x, y) = (max(x, y), max(x, y))
        case .aspectFit: (x, y) = (min(x, y), min(x, y))
        case .resizeFill: (x, y) = (1, 1)
        }
        let toView = CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: viewSize.width / 2, ty: viewSize.height / 2)
        if let camera, camera.scene === self {
            let place = camera.treeTransform
            if place.a * place.d != place.b * place.c { return place.inverted().concatenating(toView) }
        }
        let middle = CGPoint(x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(toView)
    }
}

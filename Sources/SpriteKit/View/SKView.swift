import Foundation
import UIKit

/// A view that shows a scene. See https://developer.apple.com/documentation/spritekit/skview.
@preconcurrency @MainActor
open class SKView: UIView {
    /// What the view shows of the scene, and of the one before during a transition.
    let stage = SceneStage()

    /// The scene that is shown.
    open private(set) var scene: SKScene?
    /// Whether time stands still in the scene.
    open var isPaused = false { didSet { if isPaused != oldValue { pauseChanged() } } }
    /// Whether the scene is transparent where it draws nothing.
    open var allowsTransparency = false {
        didSet {
            guard allowsTransparency != oldValue else { return }
            stage.isTransparent = allowsTransparency
            isOpaque = !allowsTransparency
            backgroundColor = allowsTransparency ? .clear : .black
        }
    }
    /// Whether nodes at the same height may be drawn in any order. The order is the tree's either way.
    open var ignoresSiblingOrder = false
    /// Whether nodes that cannot be seen are left out. They are either way.
    open var shouldCullNonVisibleNodes = true
    /// Whether the number of frames a second is shown.
    open var showsFPS = false { didSet { stage.statistics.showsFPS = showsFPS } }
    /// Whether the number of nodes is shown.
    open var showsNodeCount = false { didSet { stage.statistics.showsNodeCount = showsNodeCount } }
    /// Whether the number of layers that are drawn is shown.
    open var showsDrawCount = false { didSet { stage.statistics.showsDrawCount = showsDrawCount } }
    /// Whether outlines of bodies are shown.
    open var showsPhysics = false { didSet { stage.showsPhysics = showsPhysics } }
    /// Whether frames may be drawn at another time than the rest of the screen. They are drawn with it either way.
    open var isAsynchronous = true
    /// How many frames a second there are at most.
    open var preferredFramesPerSecond = 60 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
    /// How many frames of the display there are for one of the scene's.
    open var frameInterval: Int {
        get { max(1, 60 / max(1, preferredFramesPerSecond)) }
        set { preferredFramesPerSecond = 60 / max(1, newValue) }
    }
    /// Who may leave frames out.
    open weak var delegate: (any SKViewDelegate)?

    // Read on no thread but the main one, until nobody has the view any more.
    nonisolated(unsafe) private var link: CADisplayLink?
    private var touchTargets: [ObjectIdentifier: SKNode] = [:]
    private var isInactive = false

    /// Creates a view without a scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates what a document holds.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.decodeInterface(into: self, as: SKView.self)
    }

    private func begin() {
        isOpaque = true
        backgroundColor = .black
        layer.insertSublayer(stage.layer, at: 0)
        layer.masksToBounds = true
        for (name, inactive) in [(UIApplication.willResignActiveNotification, true), (UIApplication.didBecomeActiveNotification, false)] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.isInactive = inactive }
                })
        }
    }

    nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        link?.invalidate()
    }

    // MARK: Scenes

    /// Shows a scene in place of the one that is shown.
    open func presentScene(_ scene: SKScene?) { present(scene, nil) }

    // @objc(presentScene:transition:)
    /// Shows a scene, and the way to it from the one that is shown.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { present(scene, self.scene == nil ? nil : transition) }

    private func present(_ new: SKScene?, _ transition: SKTransition?) {
        let old = scene
        if old === new { return }
        stage.finishTransition()
        if new?.view !== self { new?.view?.presentScene(nil) }
        scene = new
        touchTargets = [:]
        let leave = { [weak self] in
            guard let self, let old, old.view === self, self.scene !== old else { return }
            old.willMove(from: self)
            old.view = nil
            old.clock.last = nil
        }
        if let new {
            new.view = self
            fitScene()
            stage.show(new, transition: transition, from: old, size: bounds.size, whenDone: leave)
            if transition == nil { leave() }
            new.didMove(to: self)
        } else {
            leave()
            stage.show(nil, transition: nil, from: nil, size: bounds.size, whenDone: {})
        }
        updateLink()
    }

    /// Gives a scene that takes the view's size that size.
    func fitScene() {
        guard let scene, scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0 else { return }
        if scene.size != bounds.size { scene.size = bounds.size }
    }

    // MARK: Points and pictures

    // @objc(convertPoint:toScene:)
    /// A point of the view's coordinates in a scene's.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        point.applying(scene.viewTransform(in: bounds.size).inverted())
    }

    // @objc(convertPoint:fromScene:)
    /// A point of a scene's coordinates in the view's.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point.applying(scene.viewTransform(in: bounds.size)) }

    // @objc(textureFromNode:)
    /// A picture of a node and all in it; `nil` if nothing of it can be seen.
    open func texture(from node: SKNode) -> SKTexture? {
        texture(from: node, crop: (node as? SKScene)?.frame ?? node.calculateAccumulatedFrame().applying(node.localTransform.inverted()))
    }

    // @objc(textureFromNode:crop:)
    /// A picture of what a node and all in it show in a rectangle of the node's coordinates; `nil` if that is empty.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        let scale = contentScaleFactor > 0 ? contentScaleFactor : 1
        return stage.picture(of: node, crop: crop, scale: scale).map { SKTexture(cgImage: $0, scale: scale) }
    }

    // MARK: Frames

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLink()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fitScene()
    }

    private func pauseChanged() {
        scene?.clock.last = nil
        updateLink()
    }

    /// Frames come while there is a scene in a window.
    private func updateLink() {
        guard window != nil, scene != nil else {
            link?.invalidate()
            return link = nil
        }
        if link == nil {
            let made = CADisplayLink { [weak self] link in self?.frame(at: link.timestamp) }
            made.preferredFramesPerSecond = preferredFramesPerSecond
            made.add(to: .main, forMode: .common)
            link = made
        }
    }

    private func frame(at time: TimeInterval) {
        if let delegate, OptionalRequirement.call({ delegate.view(self, shouldRenderAtTime: time) }) == false { return }
        if !isPaused, !isInactive { stage.run(scene, at: time) }
        stage.draw(scene, in: bounds, pixelScale: contentScaleFactor > 0 ? contentScaleFactor : 1, at: time)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let scene else { return super.touchesBegan(touches, with: event) }
        for touch in touches {
            let point = convert(touch.location(in: self), to: scene)
            touchTargets[ObjectIdentifier(touch)] = scene.touched(at: point) ?? scene
        }
        hand(touches) { $0.touchesBegan($1, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        hand(touches) { $0.touchesMoved($1, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        hand(touches) { $0.touchesEnded($1, with: event) }
        for touch in touches { touchTargets[ObjectIdentifier(touch)] = nil }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        hand(touches) { $0.touchesCancelled($1, with: event) }
        for touch in touches { touchTargets[ObjectIdentifier(touch)] = nil }
    }

    /// Hands touches to the nodes that they began on.
    private func hand(_ touches: Set<UITouch>, _ call: (SKNode, Set<UITouch>) -> Void) {
        var groups: [(node: SKNode, touches: Set<UITouch>)] = []
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            guard let node = touchTargets[ObjectIdentifier(touch)] else { continue }
            if let index = groups.firstIndex(where: { $0.node === node }) {
                groups[index].touches.insert(touch)
            } else {
                groups.append((node, [touch]))
            }
        }
        for group in groups where group.node.isUserInteractionEnabled { call(group.node, group.touches) }
    }
}

/// Who may leave a view's frames out. See https://developer.apple.com/documentation/spritekit/skviewdelegate.
@preconcurrency @MainActor
public protocol SKViewDelegate: AnyObject {
    // @objc optional
    /// Whether a frame is to be made, at a time of the view's clock.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

import SpriteKit
import SwiftUI

/// Shows a scene of SpriteKit's. See https://developer.apple.com/documentation/spritekit/spriteview.
@MainActor @preconcurrency
public struct SpriteView: View {
    /// What a view need not do.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Options of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Nodes at the same height need not be drawn in the order of the tree.
        public static let ignoresSiblingOrder = Options(rawValue: 1)
        /// Nodes that are not seen are not drawn.
        public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
        /// What is behind the view is seen where the scene has no colour.
        public static let allowsTransparency = Options(rawValue: 4)
    }

    /// What a view shows of how it works.
    public struct DebugOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Options of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// How often something is drawn.
        public static let showsDrawCount = DebugOptions(rawValue: 1)
        /// How many nodes there are.
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        /// The outlines of bodies.
        public static let showsPhysics = DebugOptions(rawValue: 8)
        /// How many frames a second are drawn.
        public static let showsFPS = DebugOptions(rawValue: 16)
    }

    private let scene: SKScene
    private let transition: SKTransition?
    private let isPaused: Bool
    private let preferredFramesPerSecond: Int
    private let options: Options
    private let debugOptions: DebugOptions
    private let shouldRender: (TimeInterval) -> Bool

    /// Shows a scene, which comes by a transition where another was shown before.
    ///
    /// - Parameter shouldRender: whether a frame is to be made, at a time of the view's clock in seconds.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
        shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }
    ) {
        (self.scene, self.transition, self.isPaused, self.preferredFramesPerSecond) = (
            scene, transition, isPaused, preferredFramesPerSecond
        )
        (self.options, self.debugOptions, self.shouldRender) = (options, debugOptions, shouldRender)
    }

    /// The view of SpriteKit's.
    public var body: some View {
        SceneView { view, pace in
            pace.shouldRender = shouldRender
            view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
            view.shouldCullNonVisibleNodes = options.contains(.shouldCullNonVisibleNodes)
            view.allowsTransparency = options.contains(.allowsTransparency)
            view.showsDrawCount = debugOptions.contains(.showsDrawCount)
            view.showsNodeCount = debugOptions.contains(.showsNodeCount)
            view.showsPhysics = debugOptions.contains(.showsPhysics)
            view.showsFPS = debugOptions.contains(.showsFPS)
            view.preferredFramesPerSecond = preferredFramesPerSecond
            if view.scene !== scene {
                if let transition { view.presentScene(scene, transition: transition) } else { view.presentScene(scene) }
            }
            view.isPaused = isPaused
        }
    }
}

/// Says which frames are made.
private final class ScenePace: NSObject, SKViewDelegate {
    var shouldRender: (TimeInterval) -> Bool = { _ in true }
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { shouldRender(time) }
}

private struct SceneView: UIViewRepresentable {
    let update: (SKView, ScenePace) -> Void

    func makeCoordinator() -> ScenePace { ScenePace() }

    func makeUIView(context: Context) -> SKView {
        let view = SKView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ uiView: SKView, context: Context) { update(uiView, context.coordinator) }

    static func dismantleUIView(_ uiView: SKView, coordinator: ScenePace) { uiView.presentScene(nil) }
}

import Foundation
import UIKit

/// Shows a view's scene by layers, and the way to it from another one.
@MainActor
final class SceneStage {
    let layer = LayerGroup.makeContainer()
    let statistics = StageStatistics()
    var isTransparent = false
    var showsPhysics = false
    private var current: SceneBoard?
    private var former: SceneBoard?
    private var run: TransitionRun?
    private weak var currentScene: SKScene?
    private weak var formerScene: SKScene?
    private var formerKeeper: SKScene?
    private var whenDone: () -> Void = {}
    private let outlines = CAShapeLayer()

    init() {
        outlines.anchorPoint = .zero
        (outlines.fillColor, outlines.strokeColor) = (nil, UIColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 1).cgColor)
    }

    func show(_ scene: SKScene?, transition: SKTransition?, from old: SKScene?, size: CGSize, whenDone: @escaping () -> Void) {
        CATransaction.withoutActions {
            if let transition, let old, let board = current {
                (former, formerScene, formerKeeper, self.whenDone) = (board, old, old, whenDone)
                run = TransitionRun(transition)
            } else {
                current?.layer.removeFromSuperlayer()
            }
            let board = scene.map { _ in SceneBoard() }
            (current, currentScene) = (board, scene)
            if let board { layer.addSublayer(board.layer) }
            if let former, let run, run.isOldOnTop { layer.addSublayer(former.layer) }
        }
    }

    /// Ends a transition that is under way.
    func finishTransition() {
        guard run != nil else { return }
        CATransaction.withoutActions {
            if let former, let current { run?.end(old: former, new: current) }
            former?.layer.removeFromSuperlayer()
        }
        (run, former, formerScene, formerKeeper) = (nil, nil, nil, nil)
        let done = whenDone
        whenDone = {}
        done()
    }

    /// Goes through a frame of what is shown.
    func run(_ scene: SKScene?, at time: TimeInterval) {
        if let run {
            if let formerScene, !run.transition.pausesOutgoingScene { formerScene.runFrame(at: time) }
            run.advance(to: time)
            if run.transition.pausesIncomingScene, !run.isOver {
                scene?.clock.last = time
            } else {
                scene?.runFrame(at: time)
            }
            if run.isOver { finishTransition() }
        } else {
            scene?.runFrame(at: time)
        }
    }

    func draw(_ scene: SKScene?, in bounds: CGRect, pixelScale: CGFloat, at time: TimeInterval) {
        CATransaction.withoutActions {
            let place = CGRect(origin: .zero, size: bounds.size)
            layer.bounds = place
            layer.contentsScale = pixelScale
            layer.isHidden = scene == nil
            guard let scene, let current else { return }
            current.draw(scene, in: place, pixelScale: pixelScale, isTransparent: isTransparent)
            if let run, let former {
                if let formerScene, !run.transition.pausesOutgoingScene {
                    former.draw(formerScene, in: place, pixelScale: pixelScale, isTransparent: isTransparent)
                }
                run.apply(old: former, new: current, in: place, over: layer)
            }
            drawOutlines(scene, place)
            statistics.draw(over: layer, in: place, nodes: current.nodeCount, layers: current.layerCount, at: time)
        }
    }

    private func drawOutlines(_ scene: SKScene, _ bounds: CGRect) {
        guard showsPhysics else { return outlines.removeFromSuperlayer() }
        let path = CGMutablePath()
        let transform = scene.viewTransform(in: bounds.size)
        scene.forEachInTree { node in
            if let body = node.links.body { body.addOutline(to: path, node.treeTransform.concatenating(transform)) }
        }
        outlines.path = path
        layer.addSublayer(outlines)
    }

    /// A picture of a node.
    func picture(of node: SKNode, crop: CGRect, scale: CGFloat) -> CGImage? {
        guard crop.width > 0, crop.height > 0 else { return nil }
        return CATransaction.withoutActions {
            let group = LayerGroup()
            let place = CGRect(origin: .zero, size: crop.size)
            // The group puts the node where its parent has it.
            let toPicture = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -crop.minX, ty: crop.maxY)
            let transform = node is SKScene ? toPicture : node.localTransform.inverted().concatenating(toPicture)
            let context = PictureContext(transform: transform, alpha: 1, bounds: place, pixelScale: scale)
            if let scene = node as? SKScene {
                group.container.backgroundColor = scene.backgroundColor.cgColor
                group.show(scene.children, context)
            } else {
                group.show([node], context)
            }
            return group.image(of: place, scale: scale)
        }
    }
}

extension CATransaction {
    /// Changes layers without animations of their own.
    @MainActor
    static func withoutActions<Result>(_ body: () -> Result) -> Result {
        begin()
        setDisableActions(true)
        defer { commit() }
        return body()
    }
}

/// One scene's layers.
@MainActor
final class SceneBoard {
    let layer = LayerGroup.makeContainer()
    private let group = LayerGroup()
    private var effect: EffectPicture?
    private(set) var layerCount = 0

    init() {
        layer.masksToBounds = true
        layer.addSublayer(group.container)
    }

    var nodeCount: Int { group.nodeCount + 1 }

    func draw(_ scene: SKScene, in bounds: CGRect, pixelScale: CGFloat, isTransparent: Bool) {
        layer.bounds = bounds
        let color = isTransparent ? nil : scene.backgroundColor.cgColor
        if layer.backgroundColor != color { layer.backgroundColor = color }
        let transform = scene.viewTransform(in: bounds.size)
        let context = PictureContext(transform: transform, alpha: scene.alpha, bounds: bounds, pixelScale: pixelScale)
        if scene.shouldEnableEffects, scene.filter != nil {
            let picture = effect ?? EffectPicture(scene)
            if effect == nil {
                layer.addSublayer(picture.layer)
                group.container.isHidden = true
                effect = picture
            }
            picture.update(context)
            return
        }
        if let effect {
            effect.layer.removeFromSuperlayer()
            group.container.isHidden = false
            self.effect = nil
        }
        group.show(scene.isHidden ? [] : scene.children, context)
        layerCount = group.container.sublayers?.count ?? 0
    }

    /// What is shown, as one picture.
    func image(scale: CGFloat) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        guard layer.bounds.width > 0, layer.bounds.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image { layer.render(in: $0.cgContext) }.cgImage
    }
}

/// The numbers in a view's lower right corner.
@MainActor
final class StageStatistics {
    var showsFPS = false
    var showsNodeCount = false
    var showsDrawCount = false
    private let label = CATextLayer()
    private var times: [TimeInterval] = []

    init() {
        label.anchorPoint = .zero
        (label.fontSize, label.alignmentMode) = (12, .right)
        (label.foregroundColor, label.string) = (UIColor.white.cgColor, "")
    }

    func draw(over layer: CALayer, in bounds: CGRect, nodes: Int, layers: Int, at time: TimeInterval) {
        times.append(time)
        times.removeAll { $0 <= time - 1 }
        var parts: [String] = []
        if showsNodeCount { parts.append("nodes:\(nodes)") }
        if showsDrawCount { parts.append("draws:\(layers)") }
        if showsFPS {
            let span = time - (times.first ?? time)
            let rate = span > 0 ? Double(times.count - 1) / span : 0
            let tenths = Int((rate * 10).rounded())
            parts.append("\(tenths / 10).\(tenths % 10) fps")
        }
        guard !parts.isEmpty else { return label.removeFromSuperlayer() }
        let text = parts.joined(separator: "  ")
        if label.string as? String != text { label.string = text }
        label.contentsScale = layer.contentsScale
        label.frame = CGRect(x: bounds.maxX - 308, y: bounds.maxY - 22, width: 300, height: 16)
        if layer.sublayers?.last !== label { layer.addSublayer(label) }
    }
}

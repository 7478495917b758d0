import Foundation
import UIKit

/// A value of a node that changes as time goes by.
final class ChangeRun: ActionRun {
    private let action: SKAction
    private var elapsed: TimeInterval = 0
    private var last: CGFloat = 0
    private var hasBegun = false
    /// What the values were, and what they are to be.
    private var from = SIMD4<Double>.zero
    private var to = SIMD4<Double>.zero
    private var start = CGPoint.zero

    init(_ action: SKAction) { self.action = action }

    override func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
        if !hasBegun {
            hasBegun = true
            begin(node)
        }
        let speed = Double(action.speed)
        elapsed += seconds * speed
        let isOver = elapsed >= action.duration - 1e-9
        let share = isOver ? 1 : action.eased(elapsed / action.duration)
        apply(node, share, seconds * speed)
        last = share
        guard isOver else { return nil }
        return speed > 0 ? max(0, elapsed - action.duration) / speed : 0
    }

    private func begin(_ node: SKNode) {
        start = node.position
        let sprite = node as? SKSpriteNode
        switch action.kind {
        case .moveTo(let x, let y): set(node.position.x, node.position.y, to: x, y)
        case .rotateTo(let angle, let isShortest):
            var way = angle - node.zRotation
            if isShortest { way = remainder(way, 2 * .pi) }
            set(node.zRotation, 0, to: node.zRotation + way, nil)
        case .scale(let x, let y): set(node.xScale, node.yScale, to: node.xScale * x, node.yScale * y)
        case .scaleTo(let x, let y): set(node.xScale, node.yScale, to: x, y)
        case .scaleToSize(let size):
            let base = sprite?.baseSize ?? node.contentBounds?.size ?? .zero
            set(
                node.xScale, node.yScale, to: base.width == 0 ? nil : size.width / base.width,
                base.height == 0 ? nil : size.height / base.height)
        case .resizeTo(let width, let height): set(sprite?.size.width ?? 0, sprite?.size.height ?? 0, to: width, height)
        case .fadeTo(let alpha, _): set(node.alpha, 0, to: alpha, nil)
        case .speed(let factor): set(node.speed, 0, to: node.speed * factor, nil)
        case .speedTo(let speed): set(node.speed, 0, to: speed, nil)
        case .mass(let mass): set(node.physicsBody?.mass ?? 0, 0, to: mass, nil)
        case .fieldTo(let number, let value): set(number.value(of: node) ?? 0, 0, to: CGFloat(value), nil)
        case .colorize(let color, let factor): beginColor(node, color, factor)
        case .sounding(let change): beginSound(node as? SKAudioNode, change)
        default: break
        }
    }

    private func set(_ a: CGFloat, _ b: CGFloat, to x: CGFloat?, _ y: CGFloat?) {
        from = SIMD4(Double(a), Double(b), 0, 0)
        to = SIMD4(Double(x ?? a), Double(y ?? b), 0, 0)
    }

    private func apply(_ node: SKNode, _ share: CGFloat, _ seconds: TimeInterval) {
        let now = from + (to - from) * Double(share)
        let (x, y) = (CGFloat(now.x), CGFloat(now.y))
        let step = share - last
        switch action.kind {
        case .move(let way): node.position = CGPoint(x: node.position.x + way.dx * step, y: node.position.y + way.dy * step)
        case .moveTo(let toX, let toY):
            if toX != nil { node.position.x = x }
            if toY != nil { node.position.y = y }
        case .rotate(let angle): node.zRotation += angle * step
        case .rotateTo: node.zRotation = x
        case .scale, .scaleToSize: (node.xScale, node.yScale) = (x, y)
        case .scaleTo(let toX, let toY):
            if toX != nil { node.xScale = x }
            if toY != nil { node.yScale = y }
        case .resize(let width, let height):
            guard let sprite = node as? SKSpriteNode else { return }
            sprite.size = CGSize(width: sprite.size.width + width * step, height: sprite.size.height + height * step)
        case .resizeTo: (node as? SKSpriteNode)?.size = CGSize(width: x, height: y)
        case .fade(let change): node.alpha += change * step
        case .fadeTo: node.alpha = x
        case .speed, .speedTo: node.speed = x
        case .mass: node.physicsBody?.mass = x
        case .fieldTo(let number, _): number.set(x, of: node)
        case .fieldBy(let number, let change): if let old = number.value(of: node) { number.set(old + CGFloat(change) * step, of: node) }
        case .colorize: applyColor(node, share)
        case .follow(let path, let asOffset, let orients, let isReversed): follow(node, path, share, asOffset, orients, isReversed)
        case .custom(let block): block(node, CGFloat(min(elapsed, action.duration)))
        case .force(let force, let point): push(node, force, 1, point, isImpulse: false)
        case .torque(let torque): node.physicsBody?.applyTorque(torque)
        case .impulse(let impulse, let point): push(node, impulse, step, point, isImpulse: true)
        case .angularImpulse(let impulse): node.physicsBody?.applyAngularImpulse(impulse * step)
        case .sounding(let change): applySound(node as? SKAudioNode, change, Float(now.x))
        default: break
        }
    }

    private func push(_ node: SKNode, _ vector: CGVector, _ share: CGFloat, _ point: CGPoint?, isImpulse: Bool) {
        guard let body = node.physicsBody else { return }
        let vector = CGVector(dx: vector.dx * share, dy: vector.dy * share)
        switch (isImpulse, point) {
        case (true, let point?): body.applyImpulse(vector, at: point)
        case (true, nil): body.applyImpulse(vector)
        case (false, let point?): body.applyForce(vector, at: point)
        case (false, nil): body.applyForce(vector)
        }
    }

    private func follow(_ node: SKNode, _ path: PathWalk, _ share: CGFloat, _ asOffset: Bool, _ orients: Bool, _ isReversed: Bool) {
        guard let place = path.place(at: isReversed ? 1 - share : share) else { return }
        var point = place.point
        if asOffset {
            // Backwards it ends where the path begins.
            let origin = isReversed ? path.place(at: 1)?.point ?? .zero : .zero
            point = CGPoint(x: start.x + point.x - origin.x, y: start.y + point.y - origin.y)
        }
        node.position = point
        // The node's y axis leads along the path.
        if orients { node.zRotation = place.angle - .pi / 2 + (isReversed ? .pi : 0) }
    }

    // MARK: Colours

    private func beginColor(_ node: SKNode, _ color: UIColor?, _ factor: CGFloat) {
        switch node {
        case let sprite as SKSpriteNode: beginColor(sprite.color, sprite.colorBlendFactor, color, factor)
        case let label as SKLabelNode: beginColor(label.color ?? label.fontColor ?? .white, label.colorBlendFactor, color, factor)
        default: break
        }
    }

    private var fromColor = UIColor.white
    private var toColor: UIColor?

    private func beginColor(_ old: UIColor, _ oldFactor: CGFloat, _ new: UIColor?, _ factor: CGFloat) {
        (fromColor, toColor) = (old, new)
        set(oldFactor, 0, to: factor, nil)
    }

    private func applyColor(_ node: SKNode, _ share: CGFloat) {
        let factor = CGFloat(from.x + (to.x - from.x) * Double(share))
        let color = toColor.map { fromColor.mixed(with: $0, share) }
        switch node {
        case let sprite as SKSpriteNode:
            if let color { sprite.color = color }
            sprite.colorBlendFactor = factor
        case let label as SKLabelNode:
            if let color { label.color = color }
            label.colorBlendFactor = factor
        default: break
        }
    }

    // MARK: Sounds

    private func beginSound(_ node: SKAudioNode?, _ change: ActionKind.SoundChange) {
        guard let node else { return }
        switch change {
        case .play, .pause, .stop: break
        case .volume(let value, let isRelative): set(CGFloat(node.volume), value, isRelative)
        case .rate(let value, let isRelative): set(CGFloat(node.rate), value, isRelative)
        case .pan(let value, let isRelative): set(CGFloat(node.pan), value, isRelative)
        }
    }

    private func set(_ old: CGFloat, _ value: Float, _ isRelative: Bool) {
        set(old, 0, to: isRelative ? old + CGFloat(value) : CGFloat(value), nil)
    }

    private func applySound(_ node: SKAudioNode?, _ change: ActionKind.SoundChange, _ value: Float) {
        guard let node else { return }
        switch change {
        case .play: node.play()
        case .pause: node.pause()
        case .stop: node.stop()
        case .volume: node.volume = value
        case .rate: node.rate = value
        case .pan: node.pan = value
        }
    }
}

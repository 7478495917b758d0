import Foundation
import UIKit

/// A transition under way.
@MainActor
final class TransitionRun {
    let transition: SKTransition
    private var start: TimeInterval?
    private var progress: CGFloat = 0
    private var doors: [CALayer] = []
    private let curtain = LayerGroup.makeContainer()

    init(_ transition: SKTransition) { self.transition = transition }

    var isOver: Bool { progress >= 1 }

    /// Whether the old scene is in front of the new one.
    var isOldOnTop: Bool {
        switch transition.kind {
        case .reveal, .doorway, .doors(_, true): true
        default: false
        }
    }

    func advance(to time: TimeInterval) {
        let start = start ?? time
        self.start = start
        progress = transition.duration > 0 ? CGFloat(min(1, (time - start) / transition.duration)) : 1
    }

    func apply(old: SceneBoard, new: SceneBoard, in bounds: CGRect, over layer: CALayer) {
        let t = progress
        switch transition.kind {
        case .crossFade: new.layer.opacity = Float(t)
        case .fade(let color):
            if curtain.superlayer == nil { layer.addSublayer(curtain) }
            (curtain.bounds, curtain.backgroundColor) = (bounds, color.cgColor)
            curtain.opacity = Float(t < 0.5 ? 2 * t : 2 - 2 * t)
            new.layer.isHidden = t < 0.5
        case .flip(let isHorizontal):
            (old.layer.isHidden, new.layer.isHidden) = (t >= 0.5, t < 0.5)
            turn(old.layer, by: t * .pi, isHorizontal, bounds)
            turn(new.layer, by: (t - 1) * .pi, isHorizontal, bounds)
        case .push(let direction):
            let way = direction.way(bounds.size)
            shift(old.layer, way, t)
            shift(new.layer, way, t - 1)
        case .moveIn(let direction): shift(new.layer, direction.way(bounds.size), t - 1)
        case .reveal(let direction): shift(old.layer, direction.way(bounds.size), t)
        case .doors(let isHorizontal, let opens):
            open(opens ? old : new, isHorizontal, opens ? t : 1 - t, bounds, layer)
        case .doorway:
            let scale = 0.5 + 0.5 * t
            place(new.layer, CGAffineTransform(scaleX: scale, y: scale), bounds)
            open(old, true, t, bounds, layer)
        }
    }

    /// Shows the scenes as if there had been no transition.
    func end(old: SceneBoard, new: SceneBoard) {
        curtain.removeFromSuperlayer()
        for door in doors { door.removeFromSuperlayer() }
        for board in [old, new] {
            (board.layer.opacity, board.layer.isHidden, board.layer.transform) = (1, false, CATransform3DIdentity)
        }
    }

    private func shift(_ layer: CALayer, _ way: CGVector, _ share: CGFloat) {
        layer.setAffineTransform(CGAffineTransform(translationX: way.dx * share, y: way.dy * share))
    }

    /// Transforms a layer about the middle of the view.
    private func place(_ layer: CALayer, _ transform: CGAffineTransform, _ bounds: CGRect) {
        layer.setAffineTransform(
            CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY)))
    }

    private func turn(_ layer: CALayer, by angle: CGFloat, _ isHorizontal: Bool, _ bounds: CGRect) {
        var space = CATransform3DIdentity
        space.m34 = -1 / (2 * max(bounds.width, bounds.height, 1))
        let turned = CATransform3DRotate(space, angle, isHorizontal ? 1 : 0, isHorizontal ? 0 : 1, 0)
        layer.transform = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0), turned),
            CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
    }

    /// Shows a scene as two doors, of a picture that is taken once.
    private func open(_ board: SceneBoard, _ isHorizontal: Bool, _ t: CGFloat, _ bounds: CGRect, _ layer: CALayer) {
        if doors.isEmpty, let image = board.image(scale: layer.contentsScale) {
            board.layer.isHidden = true
            doors = [0, 1].map { side in
                let door = LayerGroup.makeContainer()
                door.contents = image
                let start = CGFloat(side) / 2
                door.contentsRect =
                    isHorizontal ? CGRect(x: start, y: 0, width: 0.5, height: 1) : CGRect(x: 0, y: start, width: 1, height: 0.5)
                layer.addSublayer(door)
                return door
            }
        }
        let half = CGSize(width: bounds.width / (isHorizontal ? 2 : 1), height: bounds.height / (isHorizontal ? 1 : 2))
        for (side, door) in doors.enumerated() {
            let offset = CGFloat(side) - (side == 0 ? t : -t)
            door.bounds = CGRect(origin: .zero, size: half)
            door.position = isHorizontal ? CGPoint(x: offset * half.width, y: 0) : CGPoint(x: 0, y: offset * half.height)
        }
    }
}

extension SKTransitionDirection {
    /// How far something goes that leaves the screen.
    fileprivate func way(_ size: CGSize) -> CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -size.height)
        case .down: CGVector(dx: 0, dy: size.height)
        case .right: CGVector(dx: size.width, dy: 0)
        case .left: CGVector(dx: -size.width, dy: 0)
        }
    }
}

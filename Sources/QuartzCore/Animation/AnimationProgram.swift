import CoreGraphics
import Foundation

/// What an animation does, worked out once when it is added, so that a frame has only to evaluate it.
indirect enum AnimationProgram {
    case property(PropertyProgram)
    case group(GroupProgram)
    case transition(TransitionProgram)

    /// The program's own timing.
    var timing: MediaTiming {
        get {
            switch self {
            case .property(let program): program.timing
            case .group(let program): program.timing
            case .transition(let program): program.timing
            }
        }
        set {
            switch self {
            case .property(var program):
                program.timing = newValue
                self = .property(program)
            case .group(var program):
                program.timing = newValue
                self = .group(program)
            case .transition(var program):
                program.timing = newValue
                self = .transition(program)
            }
        }
    }

    /// What drives the program in place of time.
    var pace: AnimationPace? { if case .property(let program) = self { program.pace } else { nil } }

    /// Changes a presentation copy to what it shows at a time of the parent.
    func apply(to layer: CALayer, at parentTime: Double) {
        switch self {
        case .property(let program): program.apply(to: layer, at: parentTime)
        case .group(let program): program.apply(to: layer, at: parentTime)
        case .transition(let program): program.apply(to: layer, at: parentTime)
        }
    }

    /// Whether the program changes a property that a class of layers draws.
    func needsDisplay(on cls: CALayer.Type) -> Bool {
        switch self {
        case .property(let program): cls.needsDisplay(forKey: program.target.key)
        case .group(let program): program.children.contains { $0.needsDisplay(on: cls) }
        case .transition: false
        }
    }
}

/// The way of one property.
struct PropertyProgram {
    var timing: MediaTiming
    var curve: UnitBezier?
    var target: AnimatedPath
    var isAdditive: Bool
    var isCumulative: Bool
    var course: Course
    var pace: AnimationPace?

    func apply(to layer: CALayer, at parentTime: Double) {
        if let pace { return apply(to: layer, progress: pace.progress) }
        guard let position = timing.position(at: parentTime) else { return }
        // What the property shows without the animation is looked up only where something starts or ends with it.
        let underlying = usesUnderlying ? layer.value(at: target) : nil
        var value: AnimatableValue
        var angle: Double?
        switch course {
        case .basic(let from, let to, let by, let spring):
            let start = from ?? underlying ?? .none
            let end = to ?? by.map { .sum(start, $0) } ?? underlying ?? .none
            let t = progress(position, spring)
            value = .interpolate(start, end, t)
            if isCumulative { value = .sum(value, end.multiplied(position.iteration)) }
        case .keyframes(let keyframes):
            let t = curve?.y(atX: position.fraction) ?? position.fraction
            value = keyframes.value(at: t)
            angle = keyframes.angle(at: t)
            if isCumulative { value = .sum(value, keyframes.value(at: 1).multiplied(position.iteration)) }
        }
        if isAdditive, let underlying { value = .sum(value, underlying) }
        layer.setValue(value, at: target)
        if let angle { layer.setValue(.number(angle), at: PropertyProgram.rotation) }
    }

    /// The same for an animation that is driven by hand.
    private func apply(to layer: CALayer, progress: Double) {
        let underlying = usesUnderlying ? layer.value(at: target) : nil
        var value: AnimatableValue
        switch course {
        case .basic(let from, let to, let by, _):
            let start = from ?? underlying ?? .none
            value = .interpolate(start, to ?? by.map { .sum(start, $0) } ?? underlying ?? .none, progress)
        case .keyframes(let keyframes): value = keyframes.value(at: min(1, max(0, progress)))
        }
        if isAdditive, let underlying { value = .sum(value, underlying) }
        layer.setValue(value, at: target)
    }

    private var usesUnderlying: Bool {
        if isAdditive { return true }
        guard case .basic(let from, let to, let by, _) = course else { return false }
        return from == nil || to == nil && by == nil
    }

    private func progress(_ position: MediaTiming.Position, _ spring: SpringOscillator?) -> Double {
        let paced = curve?.y(atX: position.fraction) ?? position.fraction
        guard let spring else { return paced }
        return spring.value(at: curve == nil ? position.time : paced * timing.duration)
    }

    private static let rotation = AnimatedPath("transform.rotation.z")
}

/// How far along an animation is that is driven by hand: scrubbed, paused and reversed at will.
package final class AnimationPace {
    /// The fraction of the way; springs go beyond 1.
    package var progress: Double
    /// Whether the fraction changes by itself from frame to frame.
    package var isMoving = false

    /// Creates a pace that stands still.
    package init(progress: Double = 0) { self.progress = progress }
}

/// Where a property goes.
enum Course {
    /// From one value to another, or by a third; what is missing is what the property shows without the animation.
    case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, spring: SpringOscillator?)
    /// Through a list of values or along a path.
    case keyframes(KeyframeCourse)
}

/// Several animations in one time frame.
struct GroupProgram {
    var timing: MediaTiming
    var curve: UnitBezier?
    var children: [AnimationProgram]

    func apply(to layer: CALayer, at parentTime: Double) {
        guard let position = timing.position(at: parentTime) else { return }
        let time = curve.map { $0.y(atX: position.fraction) * timing.duration } ?? position.time
        for child in children { child.apply(to: layer, at: time) }
    }
}

extension AnimatableValue {
    /// The value added to itself: `count` times in all.
    func multiplied(_ count: Int) -> AnimatableValue {
        switch self {
        case .number(let n): return .number(n * Double(count))
        case .point(let p): return .point(CGPoint(x: p.x * CGFloat(count), y: p.y * CGFloat(count)))
        case .size(let s): return .size(CGSize(width: s.width * CGFloat(count), height: s.height * CGFloat(count)))
        case .array(let values): return .array(values.map { $0.multiplied(count) })
        default:
            var result = zero
            for _ in 0..<count { result = .sum(result, self) }
            return result
        }
    }
}

import Foundation
import QuartzCore
import Symbols

/// Has the symbol of an image view move: by animations of the view's layer, which add to what it is otherwise.
@MainActor
final class SymbolEffectPlayer {
    private unowned let view: UIImageView
    private var playing: [String: Playing] = [:]

    /// An effect that the symbol has.
    private struct Playing {
        let effect: any SymbolEffect
        let movement: SymbolMovement
        let stop: AnimationStop
    }

    /// How many looks of a movement are shown in a second.
    private static let rate = 60.0
    /// How long something takes that is not to be seen, in seconds.
    private static let noTime = 0.001

    init(_ view: UIImageView) { self.view = view }

    private static func key(_ family: String) -> String { "symbol.\(family)" }

    /// The families of the effects that the symbol has.
    var families: [String] { playing.keys.sorted() }

    // MARK: Effects

    /// Gives the symbol an effect. What is no symbol does not move.
    func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, goesOn: Bool, isAnimated: Bool, completion: UISymbolEffectCompletion?
    ) {
        guard view.image?.isSymbolImage == true else { return tell(completion, of: effect, false) }
        let family = effect.configuration.family
        let movement = effect.configuration.movement(isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let former = playing[family]
        let stop = AnimationStop { [weak self] stop, isFinished in
            guard let self else { return }
            // What stays is there until it is taken away.
            if !movement.stays, playing[family]?.stop === stop { playing[family] = nil }
            tell(completion, of: effect, isFinished)
        }
        let animation: CAAnimationGroup
        if movement.stays {
            let start = former.map { $0.movement.look(1) } ?? movement.look(0)
            animation = Self.way(from: isAppearing(effect) ? movement.look(0) : start, along: movement, options, isAnimated)
            (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false)
        } else {
            animation = Self.rounds(of: movement, options)
            let isEndless = options.isRepeated || goesOn && options.count == nil
            animation.repeatCount = isEndless ? .infinity : Float(options.count ?? 1)
        }
        animation.delegate = stop
        playing[family] = Playing(effect: effect, movement: movement, stop: stop)
        view.layer.add(animation, forKey: Self.key(family))
    }

    private func isAppearing(_ effect: any SymbolEffect) -> Bool {
        if case .appear = effect.configuration.kind { true } else { false }
    }

    /// Takes an effect away: what stays goes back, and what goes on ends its round, unless all is to be seen at once.
    func remove(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isAnimated: Bool, completion: UISymbolEffectCompletion?
    ) {
        let family = effect.configuration.family
        guard let former = playing.removeValue(forKey: family) else { return tell(completion, of: effect, false) }
        let key = Self.key(family)
        let stop = AnimationStop { [weak self] _, isFinished in self?.tell(completion, of: effect, isFinished) }
        if isAnimated, former.movement.stays {
            let end = former.movement.look(1)
            let animation = Self.way(from: end, along: former.movement, options, true, isBackward: true)
            animation.delegate = stop
            view.layer.add(animation, forKey: key)
        } else if isAnimated, let animation = lastRound(key) {
            animation.delegate = stop
            view.layer.add(animation, forKey: key)
        } else {
            view.layer.removeAnimation(forKey: key)
            tell(completion, of: effect, true)
        }
    }

    /// Takes all effects away.
    func removeAll(_ options: SymbolEffectOptions, isAnimated: Bool) {
        for family in families {
            if let effect = playing[family]?.effect { remove(effect, options, isAnimated: isAnimated, completion: nil) }
        }
    }

    /// The animation that is under way, to the end of the round that it is in.
    private func lastRound(_ key: String) -> CAAnimationGroup? {
        guard let running = view.layer.animation(forKey: key)?.copy() as? CAAnimationGroup, running.beginTime > 0, running.duration > 0
        else { return nil }
        let elapsed = view.layer.convertTime(CACurrentMediaTime(), from: nil) - running.beginTime
        running.repeatCount = Float(max(1, (elapsed / running.duration).rounded(.up)))
        return running
    }

    private func tell(_ completion: UISymbolEffectCompletion?, of effect: any SymbolEffect, _ isFinished: Bool) {
        completion?(UISymbolEffectCompletionContext(isFinished: isFinished, effect: effect, sender: view))
    }

    // MARK: One symbol for another

    /// Has a symbol take the place of the one that is shown.
    func replace(with image: UIImage, by effect: any SymbolEffect, _ options: SymbolEffectOptions, completion: UISymbolEffectCompletion?) {
        let (former, old) = (view.image, view.layer.contents)
        view.image = image
        guard former?.isSymbolImage == true, image.isSymbolImage, former !== image else { return tell(completion, of: effect, true) }
        let movement = effect.configuration.movement()
        let animation = Self.rounds(of: movement, options)
        let contents = CAKeyframeAnimation(keyPath: "contents")
        contents.values = old.map { [$0] }
        contents.duration = movement.duration / options.speed / 2
        animation.animations?.append(contents)
        animation.delegate = AnimationStop { [weak self] _, isFinished in self?.tell(completion, of: effect, isFinished) }
        view.layer.add(animation, forKey: Self.key("replace"))
    }

    // MARK: Animations

    /// A movement, with a pause after it.
    private static func rounds(of movement: SymbolMovement, _ options: SymbolEffectOptions) -> CAAnimationGroup {
        let duration = movement.duration / options.speed
        let count = max(2, Int((duration * rate).rounded(.up)))
        let looks = (0...count).map { movement.look(Double($0) / Double(count)) }
        let round = animation(through: looks, duration, fillMode: .removed)
        round.duration = duration + options.delay
        return round
    }

    /// The way from a look to the end of a movement, or to no effect at all.
    private static func way(
        from start: SymbolMovement.Look, along movement: SymbolMovement, _ options: SymbolEffectOptions, _ isAnimated: Bool,
        isBackward: Bool = false
    ) -> CAAnimationGroup {
        let end = isBackward ? SymbolMovement.Look() : movement.look(1)
        return animation(through: [isAnimated ? start : end, end], isAnimated ? movement.duration / options.speed : noTime)
    }

    private static func animation(
        through looks: [SymbolMovement.Look], _ duration: Double, fillMode: CAMediaTimingFillMode = .both
    ) -> CAAnimationGroup {
        func course(_ keyPath: String, _ value: (SymbolMovement.Look) -> Double) -> CAKeyframeAnimation? {
            let values = looks.map(value)
            guard values.contains(where: { $0 != 0 }) else { return nil }
            let course = CAKeyframeAnimation(keyPath: keyPath)
            course.values = values.map { NSNumber(value: $0) }
            (course.isAdditive, course.duration, course.fillMode) = (true, duration, fillMode)
            return course
        }
        let group = CAAnimationGroup()
        group.duration = duration
        group.animations = [
            course("transform.scale") { $0.scale - 1 }, course("opacity") { $0.opacity - 1 }, course("transform.rotation.z") { $0.angle },
            course("transform.translation.x") { Double($0.offset.width) }, course("transform.translation.y") { Double($0.offset.height) },
        ].compactMap { $0 }
        return group
    }
}

/// Hears that an animation has ended.
private final class AnimationStop: NSObject, CAAnimationDelegate {
    private let body: @MainActor (AnimationStop, Bool) -> Void

    init(_ body: @escaping @MainActor (AnimationStop, Bool) -> Void) { self.body = body }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { MainActor.assumeIsolated { body(self, flag) } }
}

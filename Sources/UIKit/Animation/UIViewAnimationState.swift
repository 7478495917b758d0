import Foundation

/// The animation block that runs now: what turns changes of views into animations of their layers.
@MainActor
final class UIViewAnimationState {
    /// How values get from old to new.
    enum Pace {
        case curve(UIView.AnimationCurve)
        case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)
    }

    /// The innermost block; `nil` outside any.
    private(set) static var current: UIViewAnimationState?
    /// Whether blocks animate at all.
    static var isEnabled = true

    let duration: CFTimeInterval
    let delay: CFTimeInterval
    let pace: Pace
    let options: UIView.AnimationOptions
    private var wasInterrupted = false

    init(duration: CFTimeInterval, delay: CFTimeInterval, pace: Pace, options: UIView.AnimationOptions) {
        // A block in another takes its duration and curve over, unless told otherwise.
        let outer = options.contains(.overrideInheritedOptions) ? nil : Self.current
        self.duration = outer.map { options.contains(.overrideInheritedDuration) ? duration : $0.duration } ?? duration
        self.pace =
            outer.map { options.contains(.overrideInheritedCurve) || options.contains(.overrideInheritedDuration) ? pace : $0.pace } ?? pace
        self.delay = delay
        self.options = options
    }

    /// Runs a block whose changes are animated; `completion` is told once all of them ended.
    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        let outer = Self.current
        CATransaction.begin()
        if let completion {
            CATransaction.setCompletionBlock { [self] in MainActor.assumeIsolated { completion(!wasInterrupted) } }
        }
        Self.current = self
        animations()
        Self.current = outer
        CATransaction.commit()
    }

    /// Runs a block whose changes are not animated, though it may be in one whose are.
    static func runWithout(_ body: () -> Void) {
        let outer = current
        current = nil
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
        current = outer
    }

    /// The action for a change of a view's layer; `nil` if it is not animated.
    static func action(for view: UIView, key: String) -> (any CAAction)? {
        guard let state = current, isEnabled, state.duration > 0 || state.delay > 0, animatableKeys.contains(key) else { return nil }
        return ViewAction(
            state: state, key: key, old: view.layer.value(forKeyPath: key), shown: view.layer.presentation()?.value(forKeyPath: key))
    }

    /// What views animate of their layers.
    private static let animatableKeys: Set<String> = [
        "position", "bounds", "transform", "opacity", "backgroundColor", "anchorPoint", "cornerRadius", "contents", "contentsRect",
        "sublayerTransform", "zPosition", "borderWidth", "borderColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowColor",
        "shadowPath", "contentsScale",
    ]

    /// What adds up smoothly with animations already under way, as iOS 8 and later do it.
    static let additiveKeys: Set<String> = ["position", "bounds", "transform", "opacity", "cornerRadius", "zPosition"]

    /// Makes the animation of one property.
    func makeAnimation(_ key: String) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch pace {
        case .curve(let curve):
            animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = curve.timingFunction
            animation.duration = duration
        case .spring(let mass, let stiffness, let damping, let velocity):
            let spring = CASpringAnimation(keyPath: key)
            spring.mass = mass
            spring.stiffness = stiffness
            spring.damping = damping
            spring.initialVelocity = velocity
            spring.timingFunction = CAMediaTimingFunction(name: .linear)
            spring.duration = duration
            animation = spring
        }
        if delay > 0 { animation.fillMode = .backwards }
        if options.contains(.repeat) {
            animation.repeatCount = .infinity
            animation.autoreverses = options.contains(.autoreverse)
        }
        animation.delegate = Observer { [self] finished in if !finished { wasInterrupted = true } }
        return animation
    }

    /// Hears whether the animations came to their end.
    private final class Observer: NSObject, CAAnimationDelegate {
        private let onStop: (Bool) -> Void
        init(_ onStop: @escaping (Bool) -> Void) { self.onStop = onStop }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onStop(flag) }
    }
}

/// Animates one property of a view's layer from what it was.
private final class ViewAction: CAAction {
    private let state: UIViewAnimationState
    private let key: String
    private let old: Any?
    private let shown: Any?

    init(state: UIViewAnimationState, key: String, old: Any?, shown: Any?) {
        (self.state, self.key, self.old, self.shown) = (state, key, old, shown)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        MainActor.assumeIsolated { animate(layer) }
    }

    @MainActor
    private func animate(_ layer: CALayer) {
        let (from, to) = (AnimatableValue(old), AnimatableValue(layer.value(forKeyPath: key)))
        guard !AnimatableValue.equal(from, to) else { return }
        let animation = state.makeAnimation(key)
        if state.delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + state.delay }
        let isAdditive = UIViewAnimationState.additiveKeys.contains(key)
        if isAdditive {
            let difference = AnimatableValue.difference(from, to)
            animation.isAdditive = true
            animation.fromValue = difference.any
            animation.toValue = difference.zero.any
        } else {
            animation.fromValue = shown ?? old
        }
        let isTaken = isAdditive && layer.animation(forKey: key) != nil
        layer.add(animation, forKey: isTaken ? "\(key)-\(UInt(bitPattern: ObjectIdentifier(animation).hashValue))" : key)
    }
}

import Foundation

/// How an animation's fraction of change follows its fraction of time.
enum ViewPacing {
    case curve(CAMediaTimingFunction)
    /// A spring that comes to rest at about the end of the duration.
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGVector)

    /// The curve with a number as options and notifications have it; 7 is the keyboard's.
    static func named(_ number: Int) -> ViewPacing {
        switch number {
        case 0: .curve(CAMediaTimingFunction(name: .easeInEaseOut))
        case 1: .curve(CAMediaTimingFunction(name: .easeIn))
        case 2: .curve(CAMediaTimingFunction(name: .easeOut))
        case 3: .curve(CAMediaTimingFunction(name: .linear))
        default: .spring(mass: 3, stiffness: 1000, damping: 500, velocity: .zero)
        }
    }

    /// The spring that has a damping ratio and settles in a time.
    static func spring(dampingRatio: CGFloat, velocity: CGVector, settlingIn duration: TimeInterval) -> ViewPacing {
        let ratio = max(0.01, Double(dampingRatio))
        let speed = max(abs(velocity.dx), abs(velocity.dy))
        func settling(_ omega: Double) -> Double {
            SpringOscillator(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: Double(speed)).settlingDuration
        }
        // Stiffer springs settle sooner: halve the interval until it fits.
        var (low, high) = (1e-3, 1.0)
        while settling(high) > duration, high < 1e7 { high *= 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if settling(middle) > duration { low = middle } else { high = middle }
        }
        return .spring(mass: 1, stiffness: CGFloat(high * high), damping: CGFloat(2 * ratio * high), velocity: velocity)
    }
}

/// What an animation block asks for.
struct ViewAnimationSettings {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var pacing: ViewPacing
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
    var allowsUserInteraction = false
    var laysOutSubviews = false

    init(duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = []) {
        self.duration = max(0, duration)
        self.delay = delay
        pacing = .named(options.curve)
        apply(options)
    }

    private mutating func apply(_ options: UIView.AnimationOptions) {
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
        allowsUserInteraction = options.contains(.allowUserInteraction)
        laysOutSubviews = options.contains(.layoutSubviews)
    }

    /// Takes over what an animation inside another one does not have for itself.
    mutating func inherit(from outer: ViewAnimationSettings, _ options: UIView.AnimationOptions) {
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { pacing = outer.pacing }
        guard !options.contains(.overrideInheritedOptions) else { return }
        delay += outer.delay
        repeatCount = max(repeatCount, outer.repeatCount)
        autoreverses = autoreverses || outer.autoreverses
        beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
        allowsUserInteraction = allowsUserInteraction || outer.allowsUserInteraction
    }
}

/// An animation block that runs, and afterwards the animations it made: waits for their ends.
@MainActor
class ViewAnimation {
    let settings: ViewAnimationSettings
    private var completion: ((Bool) -> Void)?
    private var pending = 0
    private var allFinished = true
    private var isClosed = false
    /// The views that changed, for laying out their subviews.
    private var touched: [UIView] = []

    init(_ settings: ViewAnimationSettings, completion: ((Bool) -> Void)? = nil) {
        self.settings = settings
        self.completion = completion
    }

    /// Whether changes are animated at all.
    var animates: Bool { settings.duration > 0 || settings.delay > 0 }

    /// Runs a block whose changes are animated.
    func run(_ animations: () -> Void) {
        UIViewAnimationState.with(self) {
            animations()
            if settings.laysOutSubviews { for view in touched { view.layoutIfNeeded() } }
        }
        touched = []
        close()
    }

    /// The action for a property about to change; `nil` if it changes at once.
    func action(for view: UIView, key: LayerKey) -> (any CAAction)? {
        if settings.laysOutSubviews, key == .bounds { touched.append(view) }
        guard animates, let old = view.layer.property(key) else { return nil }
        return ViewAnimationAction(animation: self, view: view, key: key, old: old)
    }

    /// Animates a property's change on a layer.
    func animate(_ view: UIView, _ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue) {
        let layer = view.layer
        guard let animation = makeAnimation(key.rawValue, ViewAnimationChange(layer, key, from: old, to: new)) else { return }
        add(animation, to: layer, name: key.rawValue, view: view)
    }

    /// Adds an animation, and waits for its end.
    func add(_ animation: CAPropertyAnimation, to layer: CALayer, name: String, view: UIView) {
        animation.duration = settings.duration > 0 ? settings.duration : 1e-6
        animation.delayAfterCommit = settings.delay
        animation.repeatCount = settings.repeatCount
        animation.autoreverses = settings.autoreverses
        animation.fillMode = .both
        animation.delegate = ViewAnimationObserver(self)
        // Animations that add up live side by side; others replace one another.
        var key = name
        var number = 2
        while animation.isAdditive, layer.animation(forKey: key) != nil {
            key = "\(name)-\(number)"
            number += 1
        }
        pending += 1
        if !settings.allowsUserInteraction { UIViewAnimationState.block(view, until: animation) }
        layer.add(animation, forKey: key)
    }

    private func makeAnimation(_ keyPath: String, _ change: ViewAnimationChange) -> CAPropertyAnimation? {
        let animation: CABasicAnimation
        switch settings.pacing {
        case .curve(let curve):
            animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = curve
        case .spring(let mass, let stiffness, let damping, let velocity):
            let spring = CASpringAnimation(keyPath: keyPath)
            (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
            spring.initialVelocity = abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy
            animation = spring
        }
        animation.isAdditive = change.isAdditive
        animation.fromValue = change.from
        animation.toValue = change.to
        return animation
    }

    fileprivate func animationStopped(finished: Bool) {
        pending -= 1
        if !finished { allFinished = false }
        completeIfDone()
    }

    /// Waits for another animation block's animations too.
    func wait(for other: ViewAnimation) {
        pending += 1
        let own = other.completion
        other.completion = { [self] finished in
            own?(finished)
            animationStopped(finished: finished)
        }
    }

    /// No more changes will come.
    func close() {
        isClosed = true
        guard pending == 0 else { return }
        // Nothing to wait for: the block's caller returns first.
        RenderLoop.main.afterwards { [self] in MainActor.assumeIsolated { completeIfDone() } }
    }

    private func completeIfDone() {
        guard isClosed, pending == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}

/// What an animation blends: the distance to the new value, if values of that kind add up, or the two values themselves.
struct ViewAnimationChange {
    let isAdditive: Bool
    let from: Any
    let to: Any

    init(_ layer: CALayer, _ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue) {
        let canAdd: Bool
        switch (old, new) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): canAdd = true
        case (.transform, .transform(let new)): canAdd = CATransform3DIsInvertible(new)
        default: canAdd = false
        }
        isAdditive = canAdd
        if canAdd {
            from = AnimatableValue.difference(old, new)
            to = new.zero
        } else {
            // What shows now, if it is on its way already.
            from = layer.animationKeys() == nil ? old : layer.presentation()?.property(key) ?? old
            to = new
        }
    }
}

private func CATransform3DIsInvertible(_ t: CATransform3D) -> Bool { t.inverted() != nil }

/// Runs after a property changed, and animates the change.
private final class ViewAnimationAction: NSObject, CAAction {
    private let animation: ViewAnimation
    private let view: UIView
    private let key: LayerKey
    private let old: AnimatableValue

    init(animation: ViewAnimation, view: UIView, key: LayerKey, old: AnimatableValue) {
        (self.animation, self.view, self.key, self.old) = (animation, view, key, old)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        MainActor.assumeIsolated {
            guard let new = view.layer.property(key) else { return }
            animation.animate(view, key, from: old, to: new)
        }
    }
}

/// Told by layers when animations end; layers keep it, and it keeps the animation block's state.
final class ViewAnimationObserver: NSObject, CAAnimationDelegate {
    private let animation: ViewAnimation
    init(_ animation: ViewAnimation) { self.animation = animation }

    func animationDidStart(_ anim: CAAnimation) {}

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            UIViewAnimationState.unblock(anim)
            animation.animationStopped(finished: flag)
        }
    }
}

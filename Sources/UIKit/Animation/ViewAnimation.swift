import Foundation

/// An animation block that runs, and afterwards the animations it made: waits for their ends.
@MainActor
class ViewAnimation {
    var settings: ViewAnimationSettings
    private var completion: ((Bool) -> Void)?
    private var pending = 0
    private var allFinished = true
    private var isClosed = false
    /// Animations of views that were in no window.
    private var strays: [(view: UIView, name: String)] = []
    /// The views that changed, for laying out their subviews.
    private var touched: [UIView] = []
    /// Called when the first of the animations begins.
    var onStart: (() -> Void)?

    init(_ settings: ViewAnimationSettings, completion: ((Bool) -> Void)? = nil) {
        self.settings = settings
        self.completion = completion
    }

    /// Whether changes are animated at all.
    var animates: Bool { settings.duration > 0 || settings.delay > 0 }

    /// What an animation block inside this one starts from.
    var inheritedSettings: ViewAnimationSettings { settings }

    /// Whether animation blocks inside this one are part of it, and have no time of their own.
    var absorbsInnerBlocks: Bool { false }

    /// Runs an animation block that is part of this one.
    func absorb(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) { animations() }

    /// A property of a view is about to be animated from a value.
    func note(_ view: UIView, _ key: LayerKey, from old: AnimatableValue) {}

    /// Runs a block whose changes are animated.
    func run(_ animations: () -> Void) {
        UIViewAnimationState.with(self) {
            animations()
            layOutTouchedViews()
        }
        close()
    }

    /// Lays out the subviews of what changed its size, if that was asked for.
    func layOutTouchedViews() {
        if settings.laysOutSubviews { for view in touched { view.layoutIfNeeded() } }
        touched = []
    }

    /// The action for a property about to change; `nil` if it changes at once.
    func action(for view: UIView, key: LayerKey) -> (any CAAction)? {
        if settings.laysOutSubviews, key == .bounds { touched.append(view) }
        guard animates, var old = view.backingLayer.property(key) else { return nil }
        // Asked before the change: what shows is told from what is set.
        if settings.beginsFromCurrentState, view.backingLayer.animationKeys() != nil,
            let shown = view.backingLayer.presentation()?.property(key)
        {
            old = shown
        }
        return ViewAnimationAction(animation: self, view: view, key: key, old: old)
    }

    /// Animates a property's change on a view's layer.
    func animate(_ view: UIView, _ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue) {
        let layer = view.backingLayer
        // What is under way is given up in favour of one animation from what shows.
        if settings.beginsFromCurrentState { layer.removeViewAnimations(of: key) }
        let change = ViewAnimationChange(layer, key, from: old, to: new)
        let animation = settings.pacing.makeAnimation(key.rawValue)
        (animation.isAdditive, animation.fromValue, animation.toValue) = (change.isAdditive, change.from, change.to)
        add(animation, of: key, to: view)
    }

    /// Adds an animation of a property, and waits for its end.
    func add(_ animation: CAPropertyAnimation, of key: LayerKey, to view: UIView) {
        // Animations that add up live side by side; others replace one another.
        add(animation, forKey: animation.isAdditive ? view.backingLayer.unusedAnimationKey(key) : key.rawValue, to: view)
    }

    /// Adds an animation under a name, and waits for its end.
    func add(_ animation: CAAnimation, forKey name: String, to view: UIView) {
        settings.apply(to: animation)
        animation.delegate = ViewAnimationObserver(self)
        pending += 1
        if !settings.allowsUserInteraction { UIViewAnimationState.block(view, until: animation) }
        view.backingLayer.add(animation, forKey: name)
        if view.window == nil { strays.append((view, name)) }
    }

    /// What is not seen is over at once: animations of views that are still in no window when the frame is made.
    private func endStrays() {
        let unseen = strays.filter { $0.view.window == nil }
        strays = []
        for (view, name) in unseen {
            guard let observer = view.backingLayer.animation(forKey: name)?.delegate as? ViewAnimationObserver else { continue }
            observer.wasUnseen = true
            view.backingLayer.removeAnimation(forKey: name)
        }
    }

    fileprivate func animationStarted() {
        onStart?()
        onStart = nil
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

    /// Replaces what is called at the end.
    func setCompletion(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

    /// No more changes will come.
    func close() {
        isClosed = true
        if !strays.isEmpty { RenderLoop.main.afterwards { [self] in MainActor.assumeIsolated { endStrays() } } }
        guard pending == 0 else { return }
        // Nothing to wait for: the block's caller returns first.
        RenderLoop.main.afterwards { [self] in
            MainActor.assumeIsolated {
                onStart?()
                onStart = nil
                completeIfDone()
            }
        }
    }

    private func completeIfDone() {
        guard isClosed, pending == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}

extension CALayer {
    /// A name for one more animation of a property.
    func unusedAnimationKey(_ key: LayerKey) -> String {
        var (name, number) = (key.rawValue, 2)
        while animation(forKey: name) != nil {
            name = "\(key.rawValue)-\(number)"
            number += 1
        }
        return name
    }

    /// Removes the animations of a property that animation blocks made.
    fileprivate func removeViewAnimations(of key: LayerKey) {
        for name in animationKeys() ?? [] where name == key.rawValue || name.hasPrefix(key.rawValue + "-") {
            if animation(forKey: name)?.delegate is ViewAnimationObserver { removeAnimation(forKey: name) }
        }
    }
}

/// What an animation blends: the distance to the new value, if values of that kind add up, or the two values themselves.
struct ViewAnimationChange {
    let isAdditive: Bool
    let from: Any
    let to: Any

    init(_ layer: CALayer, _ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue) {
        isAdditive = Self.addsUp(old, new)
        if isAdditive {
            from = AnimatableValue.difference(old, new)
            to = new.zero
        } else {
            // What shows now, if it is on its way already. Animations of other properties tell nothing: the new value is set by now.
            from = layer.animation(forKey: key.rawValue) == nil ? old : layer.presentation()?.property(key) ?? old
            to = new
        }
    }

    /// Whether the way from one value to another can be added to other ways.
    private static func addsUp(_ old: AnimatableValue, _ new: AnimatableValue) -> Bool {
        switch (old, new) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): true
        case (.transform, .transform(let new)): new.inverted() != nil
        default: false
        }
    }
}

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
            guard let new = view.backingLayer.property(key) else { return }
            animation.animate(view, key, from: old, to: new)
        }
    }
}

/// Called by layers when animations end; layers keep it, and it keeps the animation block's state.
final class ViewAnimationObserver: NSObject, CAAnimationDelegate {
    private let animation: ViewAnimation
    /// Whether the animation was taken away because nobody could see it.
    var wasUnseen = false

    init(_ animation: ViewAnimation) { self.animation = animation }

    func animationDidStart(_ anim: CAAnimation) { MainActor.assumeIsolated { animation.animationStarted() } }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            UIViewAnimationState.unblock(anim)
            animation.animationStopped(finished: flag || wasUnseen)
        }
    }
}

import CoreGraphics
import Foundation
import ObjCRuntime

/// An animation that a layer has.
final class RunningAnimation {
    let key: String?
    let animation: CAAnimation
    var program: AnimationProgram?
    var state = State.pending
    var completions: [AnimationCompletion]

    enum State {
        /// Waits for a commit.
        case pending
        case running
        /// Came to its end, and stays to fill.
        case finished
    }

    init(key: String?, animation: CAAnimation, program: AnimationProgram?, completions: [AnimationCompletion]) {
        (self.key, self.animation, self.program, self.completions) = (key, animation, program, completions)
        for completion in completions { completion.enter() }
    }

    /// Sets the time of its beginning, if it has none of its own.
    func start(at localTime: Double) {
        state = .running
        guard animation.timing.beginTime == 0 else { return }
        // The copy tells where it began, as Apple's does.
        animation.timing.beginTime = localTime + animation.delayAfterCommit
        program?.timing.beginTime = localTime + animation.delayAfterCommit
    }

    /// The time the animation shows something at; one that was not committed yet shows its beginning.
    func time(at localTime: Double) -> Double {
        state == .pending && animation.timing.beginTime == 0 ? 0 : localTime
    }

    /// Tells the delegate that it is over, and those who wait for it.
    func stop(finished: Bool) {
        if let delegate = animation.delegate {
            OptionalRequirement.call { delegate.animationDidStop(animation, finished: finished) }
        }
        for completion in completions { completion.leave() }
        completions = []
    }
}

extension CALayer {
    final func addAnimation(_ animation: CAAnimation, key: String?) {
        if isPresentation { return }
        guard let copy = animation.copy() as? CAAnimation else { return }
        // A transition has one place, whatever it is called.
        let key = copy is CATransition ? kCATransition : key
        let transaction = TransactionStack.current
        if copy.duration == 0 {
            copy.duration = (copy as? CASpringAnimation)?.settlingDuration ?? transaction.top?.animationDuration ?? 0.25
        }
        if copy.timingFunction == nil {
            let implicit = (copy as? CAPropertyAnimation)?.isImplicit ?? (copy is CATransition)
            copy.timingFunction = transaction.top?.timingFunction ?? (implicit ? CAMediaTimingFunction(name: .default) : nil)
        }
        let new = RunningAnimation(
            key: key, animation: copy, program: copy.program(for: self), completions: transaction.openCompletions)
        if let key { removeAnimations { $0.key == key } }
        running.append(new)
        animationsChanged()
        mark(.commit)
    }

    final func removeEveryAnimation() { removeAnimations { _ in true } }

    final func removeAnimations(where matches: (RunningAnimation) -> Bool) {
        guard running.contains(where: matches) else { return }
        let removed = running.filter(matches)
        running.removeAll(where: matches)
        animationsChanged()
        mark(.commit)
        for animation in removed where animation.state != .finished {
            RenderLoop.main.afterwards { animation.stop(finished: false) }
        }
    }

    final func animationsChanged() {
        presentationKey = .none
        RenderLoop.main.track(self)
    }

    /// Starts what waits for this commit.
    final func startAnimations(at absolute: Double) {
        guard running.contains(where: { $0.state == .pending }) else { return }
        RenderLoop.main.track(self)
        let local = localTime(absolute)
        for animation in running where animation.state == .pending {
            animation.start(at: local)
            if let delegate = animation.animation.delegate {
                RenderLoop.main.afterwards {
                    OptionalRequirement.call { delegate.animationDidStart(animation.animation) }
                }
            }
        }
    }

    /// Takes out the animations that have come to their end; those that stay to fill are told of it once.
    final func finishAnimations(at absolute: Double) -> [(end: Double, animation: RunningAnimation)] {
        guard !running.isEmpty else { return [] }
        let local = localTime(absolute)
        var finished: [(end: Double, animation: RunningAnimation)] = []
        for animation in running where animation.state == .running {
            // Without a program of its own, what counts is the animation's timing.
            let timing = animation.program?.timing ?? animation.animation.timing
            if timing.phase(at: local) == .after {
                animation.state = .finished
                finished.append((absoluteTime(timing.endTime), animation))
            }
        }
        if !finished.isEmpty {
            running.removeAll { $0.state == .finished && $0.animation.isRemovedOnCompletion }
            animationsChanged()
            mark(.commit)
        }
        return finished
    }

    /// Whether the layer's picture changes by itself.
    final var isMoving: Bool {
        guard
            running.contains(where: {
                $0.state != .finished && $0.animation.timing.speed != 0 && $0.program?.pace?.isMoving ?? true
            })
        else { return false }
        var layer: CALayer? = self
        while let one = layer {
            if one.values.timing.speed == 0 { return false }
            layer = one.parent
        }
        return true
    }

    // MARK: Actions

    /// What says that a property changes at once: one object for all, as views give it for nearly every change.
    package nonisolated(unsafe) static let noAction: any CAAction = NSNull()

    final func searchAction(_ event: String) -> (any CAAction)? {
        if let delegate {
            let found: (any CAAction)?? = OptionalRequirement.call { delegate.action(for: self, forKey: event) }
            if let found, let action = found { return action is NSNull ? nil : action }
        }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        var style = self.style
        while let current = style {
            if let action = (current["actions"] as? [String: any CAAction])?[event] { return action is NSNull ? nil : action }
            style = current["style"] as? [AnyHashable: Any]
        }
        guard let action = Swift.type(of: self).defaultAction(forKey: event) else { return nil }
        return action is NSNull ? nil : action
    }

    static func implicitAction(_ event: String) -> (any CAAction)? {
        guard let key = LayerKey(rawValue: event), isAnimatable(key) else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.isImplicit = true
        return animation
    }

    private static func isAnimatable(_ key: LayerKey) -> Bool {
        switch key {
        case .bounds, .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .sublayerTransform, .opacity, .contents,
            .contentsRect, .contentsCenter, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity,
            .shadowOffset, .shadowRadius, .shadowPath:
            true
        case .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase, .colors, .locations, .startPoint,
            .endPoint, .fontSize, .foregroundColor, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
            .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset, .emitterPosition, .emitterZPosition, .emitterSize,
            .emitterDepth, .birthRate, .lifetime, .velocity, .scale, .spin, .blurRadius, .saturation, .tint, .brightness:
            true
        default: false
        }
    }
}

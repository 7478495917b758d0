import Foundation

/// The changes of one block of a property animator: animations that stand still but for what the animator says.
final class DrivenViewAnimation: ViewAnimation {
    /// A property that the block changed.
    private struct Change {
        let view: UIView
        let key: LayerKey
        let old: AnimatableValue
        /// What was set and what showed when the animations were stopped.
        var new: AnimatableValue
        var shown: AnimatableValue
    }

    /// What the animations follow.
    let pace = AnimationPace()
    /// The fraction of the animator's time after which the block's changes begin.
    let start: Double
    /// Once the animator was paused, the block follows the animator's progress: this pair is where it did so first.
    private var anchor: (animator: Double, block: Double)?
    private let allowsInteraction: Bool
    private let hitsWhatShows: Bool
    private var added: [(view: UIView, name: String)] = []
    private var changes: [Change] = []
    private var completions: [(Bool) -> Void] = []

    init(start: Double, allowsInteraction: Bool, hitsWhatShows: Bool) {
        self.start = start
        self.allowsInteraction = allowsInteraction
        self.hitsWhatShows = hitsWhatShows
        var settings = ViewAnimationSettings(duration: 1)
        settings.pacing = .linear
        super.init(settings)
    }

    /// How long the animator takes, for those who ask inside the block.
    var inheritedDuration: TimeInterval = 0

    override var inheritedSettings: ViewAnimationSettings {
        var settings = settings
        settings.duration = inheritedDuration
        return settings
    }

    override var absorbsInnerBlocks: Bool { true }

    /// Whether the block changed nothing that can be animated.
    var isEmpty: Bool { added.isEmpty }

    override func absorb(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
        animations()
    }

    override func animate(_ view: UIView, _ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue) {
        note(view, key, from: old)
        super.animate(view, key, from: old, to: new)
    }

    override func note(_ view: UIView, _ key: LayerKey, from old: AnimatableValue) {
        guard !changes.contains(where: { $0.view === view && $0.key == key }) else { return }
        changes.append(Change(view: view, key: key, old: old, new: old, shown: old))
    }

    override func add(_ animation: CAAnimation, forKey name: String, to view: UIView) {
        // Only properties can be driven; a transition takes its time.
        guard let property = animation as? CAPropertyAnimation else { return super.add(animation, forKey: name, to: view) }
        property.pace = pace
        property.duration = .infinity
        property.fillMode = .both
        if !allowsInteraction { UIViewAnimationState.block(view) }
        if hitsWhatShows { UIViewAnimationState.hitWhatShows(view) }
        added.append((view, name))
        view.backingLayer.add(property, forKey: name)
    }

    // MARK: Following the animator

    /// Follows an animator that is at a fraction of its time, and of its change.
    func follow(time: Double, progress: Double, _ pacing: ViewPacing, duration: TimeInterval) {
        pace.progress =
            if let anchor {
                anchored(progress, anchor)
            } else if start <= 0 {
                progress
            } else {
                start < 1 ? pacing.progress(at: (time - start) / (1 - start), duration: duration * (1 - start)) : 0
            }
    }

    /// From now on the animator's progress alone counts, which is `progress`.
    func anchor(at progress: Double) {
        if start > 0, anchor == nil { anchor = (progress, pace.progress) }
    }

    private func anchored(_ progress: Double, _ anchor: (animator: Double, block: Double)) -> Double {
        if progress >= anchor.animator {
            guard anchor.animator < 1 else { return progress >= 1 ? 1 : anchor.block }
            return anchor.block + (1 - anchor.block) * (progress - anchor.animator) / (1 - anchor.animator)
        }
        return anchor.block * progress / anchor.animator
    }

    // MARK: Ends

    /// Takes the animations away; the views show what is set.
    func removeAnimations() {
        for (view, name) in added {
            view.backingLayer.removeAnimation(forKey: name)
            if !allowsInteraction { UIViewAnimationState.unblock(view) }
            if hitsWhatShows { UIViewAnimationState.hitWhatIsSet(view) }
        }
        added = []
    }

    /// Remembers what is set and what shows.
    func remember() {
        for index in changes.indices {
            let (layer, key) = (changes[index].view.backingLayer, changes[index].key)
            guard let new = layer.property(key) else { continue }
            changes[index].new = new
            changes[index].shown = layer.presentation()?.property(key) ?? new
        }
    }

    /// Sets the views to what they were, are to be, or showed when it was remembered.
    func setViews(to position: UIViewAnimatingPosition) {
        for change in changes {
            switch position {
            case .start: change.view.set(change.key, to: change.old)
            case .end: change.view.set(change.key, to: change.new)
            case .current: change.view.set(change.key, to: change.shown)
            }
        }
    }

    /// Calls the completions of the animation blocks inside this one.
    func complete(finished: Bool) {
        let due = completions
        completions = []
        for completion in due { completion(finished) }
    }
}

extension UIView {
    /// Sets a property of the layer by way of the view's own, so that the view knows of it.
    fileprivate func set(_ key: LayerKey, to value: AnimatableValue) {
        switch key {
        case .bounds: if let rect = value.rect { bounds = rect }
        case .position: if let point = value.point { center = point }
        case .transform: if let transform = value.transform { transform3D = transform }
        case .opacity: if let opacity = value.number { alpha = CGFloat(opacity) }
        case .backgroundColor: backgroundColor = value.color.map { UIColor(cgColor: $0) }
        default: layer.setProperty(key, value)
        }
    }
}

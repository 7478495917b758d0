import Foundation

/// A drag over something that it opens if it stays.
@MainActor
final class SpringRun {
    private let interaction: UISpringLoadedInteraction
    private let context: SpringContext
    private var timer: HostTimer?
    /// Where the drag came to rest.
    private var rest: CGPoint
    private var isOver = false

    /// How long a drag stays until what is below it is about to open, and from then until it opens, in seconds.
    static let (dwelling, activating): (CFTimeInterval, CFTimeInterval) = (0.6, 0.4)
    /// A drag that moves no further than this stays, in points.
    private static let slack: CGFloat = 10

    private init(_ interaction: UISpringLoadedInteraction, _ context: SpringContext) {
        (self.interaction, self.context) = (interaction, context)
        rest = context.place
        enter(.possible)
        wait()
    }

    /// What a drag at a place of a window would open: the innermost that allows it.
    static func find(at place: CGPoint, in window: UIWindow) -> SpringRun? {
        var view = window.hitTest(place, with: nil)
        while let current = view {
            for case let spring as UISpringLoadedInteraction in current.interactions {
                let context = SpringContext(place, on: current, in: window)
                if spring.interactionBehavior.shouldAllow(spring, with: context) { return SpringRun(spring, context) }
            }
            view = current.superview
        }
        return nil
    }

    /// Goes along with the drag. Whether that is still over the same thing, also if it has opened already.
    func move(to place: CGPoint) -> Bool {
        guard let view = interaction.view, let window = view.window else { return false }
        let probe = SpringContext(place, on: view, in: window)
        guard let hit = window.hitTest(place, with: nil), hit.isDescendant(of: view),
            interaction.interactionBehavior.shouldAllow(interaction, with: probe),
            probe.targetView === context.targetView, Self.isSame(probe.targetItem, context.targetItem)
        else { return false }
        context.place = place
        if !isOver, hypot(place.x - rest.x, place.y - rest.y) > Self.slack {
            rest = place
            if context.state == .activating { enter(.possible) }
            wait()
        }
        return true
    }

    private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return a == nil && b == nil
    }

    /// The drag is elsewhere, or over.
    func end() {
        timer?.invalidate()
        guard !isOver else { return }
        isOver = true
        enter(.inactive)
        finish()
    }

    private func wait() {
        timer?.invalidate()
        timer = HostTimer.schedule(after: Self.dwelling) { [weak self] in
            guard let self else { return }
            enter(.activating)
            timer = HostTimer.schedule(after: Self.activating) { [weak self] in self?.open() }
        }
    }

    private func open() {
        isOver = true
        enter(.activated)
        interaction.activate(interaction, context)
        enter(.inactive)
        finish()
    }

    private func enter(_ state: UISpringLoadedInteractionEffectState) {
        guard context.state != state else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }

    private func finish() {
        let (behavior, interaction) = (interaction.interactionBehavior, interaction)
        OptionalRequirement.call { behavior.interactionDidFinish(interaction) }
    }
}

/// What a behaviour and an effect are told of a drag.
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    /// Where the drag is, in the window's points.
    var place: CGPoint
    private weak var window: UIWindow?

    init(_ place: CGPoint, on view: UIView, in window: UIWindow) {
        (self.place, targetView, self.window) = (place, view, window)
        super.init()
    }

    func location(in view: UIView?) -> CGPoint { view.map { $0.convert(place, from: nil) } ?? place }
}

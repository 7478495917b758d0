import Foundation
import QuartzCore

/// The pointer interactions of this session, and the one of them that has the pointer.
@MainActor
final class PointerRegions: PointerFollower {
    private var interactions: [Weak<UIPointerInteraction>] = []
    private weak var active: UIPointerInteraction?

    private init() { PointerTracker.current.add(self) }

    /// The present session's.
    static var current: PointerRegions { Session.current.part(PointerRegions.init) }

    func add(_ interaction: UIPointerInteraction) {
        interactions.removeAll { $0.object == nil }
        interactions.append(Weak(interaction))
    }

    func remove(_ interaction: UIPointerInteraction) {
        interactions.removeAll { $0.object == nil || $0.object === interaction }
        if active === interaction { activate(nil) }
    }

    private func activate(_ interaction: UIPointerInteraction?) {
        guard active !== interaction else { return }
        let old = active
        active = interaction
        old?.leave()
    }

    // MARK: The pointer

    var followsPointer: Bool {
        active != nil || interactions.contains { $0.object.map { $0.isEnabled && $0.view?.window != nil } ?? false }
    }

    func pointerLeaves(for hit: PointerHit?) {
        guard let active else { return }
        if !active.isEnabled || !(hit?.contains(active.view) ?? false) { activate(nil) }
    }

    func pointerMoves(to hit: PointerHit) {
        for view in hit.path {
            let own = view.interactions.reversed().compactMap { $0 as? UIPointerInteraction }
            for interaction in own + (view.hoverInteraction.map { [$0] } ?? []) where interaction.isEnabled {
                guard let region = interaction.region(at: hit.location) else { continue }
                activate(interaction)
                // Whoever was left may have taken it away.
                if active === interaction {
                    interaction.enter(region)
                    interaction.follow(hit.location)
                }
                return
            }
        }
        activate(nil)
    }
}

import Foundation

/// What goes along when the pointer enters or leaves a region. See
/// https://developer.apple.com/documentation/uikit/uipointerinteractionanimating.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Animates along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Is called when the animation is over, with whether it came to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says which regions a view has, and what the pointer does there. See
/// https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    // @objc optional
    /// The region that the pointer is in, asked as it moves; `nil` if the interaction has nothing to say there. The whole view, which is
    /// `defaultRegion`, if this is not there.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    // @objc optional
    /// What happens while the pointer is in a region, asked when it comes there; `nil` for nothing. The automatic effect on the view if this
    /// is not there.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    // @objc optional
    /// The pointer is about to enter a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    // @objc optional
    /// The pointer is about to leave a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

/// Runs what a delegate adds to the pointer's coming and going.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    /// How long effects take to come and to go, in seconds.
    static let duration: TimeInterval = 0.2

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { animations.forEach { $0() } }, completion: { isOver in completions.forEach { $0(isOver) } })
    }
}

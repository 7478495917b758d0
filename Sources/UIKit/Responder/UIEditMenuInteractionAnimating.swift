import Foundation

/// What goes along with an edit menu's animations.
/// See https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Animates along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Is called when the animation is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

import Foundation

/// Says what a find interaction finds, and hears of it. See https://developer.apple.com/documentation/uikit/uifindinteractiondelegate.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    // @objc(findInteraction:sessionForView:)
    /// The session that finds in a view; `nil` if nothing is to be found, and no panel to be shown.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    // @objc(findInteraction:didBeginFindSession:) optional
    /// The person began to find: the panel is shown.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    // @objc(findInteraction:didEndFindSession:) optional
    /// The person is done: the panel goes.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

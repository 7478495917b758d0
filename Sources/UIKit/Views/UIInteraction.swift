import Foundation

/// A behaviour that can be added to a view. See https://developer.apple.com/documentation/uikit/uiinteraction.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view the interaction is on.
    var view: UIView? { get }
    /// Called before the interaction moves to a view.
    func willMove(to view: UIView?)
    /// Called after the interaction moved to a view.
    func didMove(to view: UIView?)
}

import Foundation

/// What an alert view tells. See https://developer.apple.com/documentation/uikit/uialertviewdelegate.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    // @objc optional
    /// A button was tapped; the alert view goes next.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    // @objc(willPresentAlertView:) optional
    /// The alert view is about to be shown.
    func willPresent(_ alertView: UIAlertView)
    // @objc(didPresentAlertView:) optional
    /// The alert view is shown.
    func didPresent(_ alertView: UIAlertView)
    // @objc optional
    /// The alert view is about to go.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    // @objc optional
    /// The alert view is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    // @objc optional
    /// Whether the first button that does not cancel can be tapped; asked when the alert view is shown and
    /// at every change of a text field.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

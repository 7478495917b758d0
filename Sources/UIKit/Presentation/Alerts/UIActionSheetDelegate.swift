import Foundation

/// What an action sheet tells. See https://developer.apple.com/documentation/uikit/uiactionsheetdelegate.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    // @objc optional
    /// A button was tapped; the action sheet goes next.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    // @objc optional
    /// The action sheet goes without a button's tap: if this is not there, the cancel button counts as tapped.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    // @objc(willPresentActionSheet:) optional
    /// The action sheet is about to be shown.
    func willPresent(_ actionSheet: UIActionSheet)
    // @objc(didPresentActionSheet:) optional
    /// The action sheet is shown.
    func didPresent(_ actionSheet: UIActionSheet)
    // @objc optional
    /// The action sheet is about to go.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    // @objc optional
    /// The action sheet is gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

import Foundation

/// How the writing of a mail ended. See https://developer.apple.com/documentation/messageui/mfmailcomposeresult.
public enum MFMailComposeResult: Int, Sendable {
    /// The person did away with it.
    case cancelled = 0
    /// The person saved it as a draft.
    case saved = 1
    /// The person had it sent.
    case sent = 2
    /// It could not be saved or sent.
    case failed = 3
}

/// Hears how the writing of a mail ended. See https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    // @objc(mailComposeController:didFinishWithResult:error:) optional
    /// The person is done. The controller stays until the delegate dismisses it.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    )
}

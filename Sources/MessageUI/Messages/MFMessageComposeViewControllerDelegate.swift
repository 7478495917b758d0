import Foundation

/// How the writing of a message ended. See https://developer.apple.com/documentation/messageui/messagecomposeresult.
public enum MessageComposeResult: Int, Sendable {
    /// The person did away with it.
    case cancelled = 0
    /// The person had it sent.
    case sent = 1
    /// It could not be sent.
    case failed = 2
}

/// Hears how the writing of a message ended. See
/// https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    // @objc(messageComposeViewController:didFinishWithResult:)
    /// The person is done. The controller stays until the delegate dismisses it.
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

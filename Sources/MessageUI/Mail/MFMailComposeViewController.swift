import ObjCRuntime
import UIKit

/// Lets a person write a mail, which the app may have begun, and send it. See
/// https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller.
///
/// What is sent is written as a file of mail (`.eml`) into `Library/Outbox/Mail` of the app's container, a draft that is saved into
/// `Library/Outbox/Drafts`.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// Whether mail can be sent: it always can, for it is handed to the machine as a file.
    open class func canSendMail() -> Bool { true }

    /// Who is told how it ended.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    private let writing = MailComposeController()

    /// Creates a mail without text and recipients.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a mail without text and recipients; the name of a xib has no meaning.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        // A mail is not thrown away by a finger that slips.
        isModalInPresentation = true
        writing.onFinish = { [weak self] in self?.finish($0, $1) }
        setViewControllers([writing], animated: false)
    }

    /// There are no such controllers in documents.
    public required init?(coder: NSCoder) { nil }

    // MARK: What the app begins with

    /// Says what it is about.
    open func setSubject(_ subject: String) { writing.change { $0.subject = subject } }
    /// Says whom it goes to.
    open func setToRecipients(_ toRecipients: [String]?) { writing.change { $0.to = toRecipients ?? [] } }
    /// Says who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { writing.change { $0.cc = ccRecipients ?? [] } }
    /// Says who gets a copy without the others' knowledge.
    open func setBccRecipients(_ bccRecipients: [String]?) { writing.change { $0.bcc = bccRecipients ?? [] } }
    /// Says what is written in it, as plain text or as HTML.
    open func setMessageBody(_ body: String, isHTML: Bool) { writing.setBody(body, isHTML: isHTML) }
    // @objc(addAttachmentData:mimeType:fileName:)
    /// Adds a file.
    ///
    /// - Parameters:
    ///   - attachment: what is in it.
    ///   - mimeType: the type of the data by IANA's names, as `image/jpeg`.
    ///   - filename: what the recipient is to call it.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        writing.change { $0.attachments.append(Attachment(data: attachment, mimeType: mimeType, name: filename)) }
    }
    /// Says by which of the person's addresses it is to be sent.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { writing.change { $0.sender = emailAddress } }

    // MARK: The end

    private func finish(_ result: MFMailComposeResult, _ error: (any Error)?) {
        guard let mailComposeDelegate else { return }
        OptionalRequirement.call { mailComposeDelegate.mailComposeController(self, didFinishWith: result, error: error) }
    }
}

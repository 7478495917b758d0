import UIKit
import UniformTypeIdentifiers

/// The key of an attachment's file in `MFMessageComposeViewController.attachments`.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
/// The key of the name by which an attachment is sent in `MFMessageComposeViewController.attachments`.
public let MFMessageComposeViewControllerAttachmentAlternateFilename = "MFMessageComposeViewControllerAttachmentAlternateFilename"
/// The key of whether texts can be sent now, in the notification that it changed.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey = "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension Notification.Name {
    /// Whether texts can be sent has changed. It does not here: they always can.
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = Notification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

/// Lets a person write a message, which the app may have begun, and send it. See
/// https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller.
///
/// What is sent is written as a text into `Library/Outbox/Messages` of the app's container, attachments into a folder beside it.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    // MARK: What there is

    /// Whether messages can be sent: they always can, for they are handed to the machine as files.
    open class func canSendText() -> Bool { true }
    /// Whether messages can have a subject.
    open class func canSendSubject() -> Bool { true }
    /// Whether messages can have attachments.
    open class func canSendAttachments() -> Bool { true }
    // @objc(isSupportedAttachmentUTI:)
    /// Whether a file of a uniform type can be attached: one that has data.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { UTType(uti)?.conforms(to: .data) ?? false }

    /// Who is told how it ended.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    private let writing = MessageComposeController()
    private var attached: [(url: URL?, name: String?)] = []

    /// Creates a message without text and recipients.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a message without text and recipients; the name of a xib has no meaning.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        // A message is not thrown away by a finger that slips.
        isModalInPresentation = true
        writing.onFinish = { [weak self] result in
            guard let self else { return }
            messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
        }
        setViewControllers([writing], animated: false)
    }

    /// There are no such controllers in documents.
    public required init?(coder: NSCoder) { nil }

    // MARK: What the app begins with

    /// The phone numbers, or addresses of mail, that it goes to.
    open var recipients: [String]? { didSet { writing.change { $0.recipients = recipients ?? [] } } }
    /// What it is about. While it is `nil`, the person is not asked for a subject.
    open var subject: String? { didSet { writing.change { $0.subject = subject } } }
    /// What is written in it.
    open var body: String? { didSet { writing.change { $0.text = body ?? "" } } }

    // @objc(attachments)
    /// The app's attachments: of each its file and the name by which it is sent, by `MFMessageComposeViewControllerAttachmentURL` and
    /// `MFMessageComposeViewControllerAttachmentAlternateFilename`; `nil` if there are none.
    open var attachments: [[AnyHashable: Any]]? {
        guard !attached.isEmpty else { return nil }
        return attached.map { file in
            var entry: [AnyHashable: Any] = [:]
            entry[MFMessageComposeViewControllerAttachmentURL] = file.url
            entry[MFMessageComposeViewControllerAttachmentAlternateFilename] = file.name
            return entry
        }
    }

    // @objc(addAttachmentURL:withAlternateFilename:)
    /// Adds a file, to be sent by another name than its own if one is given. Returns whether it could be read.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
        let type = UTType(filenameExtension: attachmentURL.pathExtension) ?? .data
        guard attachmentURL.isFileURL, Self.isSupportedAttachmentUTI(type.identifier), let data = try? Data(contentsOf: attachmentURL)
        else { return false }
        attached.append((attachmentURL, alternateFilename))
        attach(data, type, alternateFilename ?? attachmentURL.lastPathComponent)
        return true
    }

    // @objc(addAttachmentData:typeIdentifier:filename:)
    /// Adds data of a uniform type, to be sent by a name. Returns whether such can be sent.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
        guard Self.isSupportedAttachmentUTI(uti), let type = UTType(uti) else { return false }
        attached.append((nil, filename))
        attach(attachmentData, type, filename)
        return true
    }

    private func attach(_ data: Data, _ type: UTType, _ name: String) {
        writing.change {
            $0.attachments.append(Attachment(data: data, mimeType: type.preferredMIMEType ?? "application/octet-stream", name: name))
        }
    }

    /// Has the person add no pictures of their own.
    open func disableUserAttachments() { writing.offersPictures = false }
}

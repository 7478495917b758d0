import Foundation

/// A mail as it is written.
struct MailDraft: Equatable {
    /// Whom it comes from; `nil` for the person's own address.
    var sender: String?
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var subject = ""
    /// The text.
    var text = ""
    /// The text as HTML, if it is more than plain.
    var html: String?
    var attachments: [Attachment] = []

    var hasRecipients: Bool { !(to + cc + bcc).isEmpty }
    var isEmpty: Bool { !hasRecipients && subject.isEmpty && text.isEmpty && html == nil && attachments.isEmpty }
}

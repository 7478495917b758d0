import Foundation

/// Attributes of messages.
extension CSSearchableItemAttributeSet {
    /// The account.
    public var accountIdentifier: String? {
        get { values["accountIdentifier"]?.text }
        set { values["accountIdentifier"] = newValue.map { .text($0) } }
    }
    /// The account's names.
    public var accountHandles: [String]? {
        get { values["accountHandles"]?.texts }
        set { values["accountHandles"] = newValue.map { .texts($0) } }
    }
    /// The text as HTML.
    public var htmlContentData: Data? {
        get { values["htmlContentData"]?.data }
        set { values["htmlContentData"] = newValue.map { .data($0) } }
    }
    /// The text.
    public var textContent: String? {
        get { values["textContent"]?.text }
        set { values["textContent"] = newValue.map { .text($0) } }
    }
    /// The senders' names.
    public var authorNames: [String]? {
        get { values["authorNames"]?.texts }
        set { values["authorNames"] = newValue.map { .texts($0) } }
    }
    /// The recipients' names.
    public var recipientNames: [String]? {
        get { values["recipientNames"]?.texts }
        set { values["recipientNames"] = newValue.map { .texts($0) } }
    }
    /// The senders' mail addresses.
    public var authorEmailAddresses: [String]? {
        get { values["authorEmailAddresses"]?.texts }
        set { values["authorEmailAddresses"] = newValue.map { .texts($0) } }
    }
    /// The recipients' mail addresses.
    public var recipientEmailAddresses: [String]? {
        get { values["recipientEmailAddresses"]?.texts }
        set { values["recipientEmailAddresses"] = newValue.map { .texts($0) } }
    }
    /// The senders' addresses.
    public var authorAddresses: [String]? {
        get { values["authorAddresses"]?.texts }
        set { values["authorAddresses"] = newValue.map { .texts($0) } }
    }
    /// The recipients' addresses.
    public var recipientAddresses: [String]? {
        get { values["recipientAddresses"]?.texts }
        set { values["recipientAddresses"] = newValue.map { .texts($0) } }
    }
    /// Telephone numbers.
    public var phoneNumbers: [String]? {
        get { values["phoneNumbers"]?.texts }
        set { values["phoneNumbers"] = newValue.map { .texts($0) } }
    }
    /// Mail addresses.
    public var emailAddresses: [String]? {
        get { values["emailAddresses"]?.texts }
        set { values["emailAddresses"] = newValue.map { .texts($0) } }
    }
    /// Addresses of instant messages.
    public var instantMessageAddresses: [String]? {
        get { values["instantMessageAddresses"]?.texts }
        set { values["instantMessageAddresses"] = newValue.map { .texts($0) } }
    }
    /// The mailboxes that it is in.
    public var mailboxIdentifiers: [String]? {
        get { values["mailboxIdentifiers"]?.texts }
        set { values["mailboxIdentifiers"] = newValue.map { .texts($0) } }
    }
    // @objc(likelyJunk)
    /// Whether nobody asked for it.
    public var isLikelyJunk: NSNumber? {
        get { values["likelyJunk"]?.number.map { NSNumber(value: $0) } }
        set { values["likelyJunk"] = newValue.map { .number($0.doubleValue) } }
    }
}

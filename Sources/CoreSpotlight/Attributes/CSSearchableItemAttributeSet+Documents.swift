import Foundation

/// Attributes of documents.
extension CSSearchableItemAttributeSet {
    /// What the document is about.
    public var subject: String? {
        get { values["subject"]?.text }
        set { values["subject"] = newValue.map { .text($0) } }
    }
    /// The document's theme.
    public var theme: String? {
        get { values["theme"]?.text }
        set { values["theme"] = newValue.map { .text($0) } }
    }
    /// What people are told of the content.
    public var contentDescription: String? {
        get { values["contentDescription"]?.text }
        set { values["contentDescription"] = newValue.map { .text($0) } }
    }
    /// The document's identifier.
    public var identifier: String? {
        get { values["identifier"]?.text }
        set { values["identifier"] = newValue.map { .text($0) } }
    }
    /// Whom it is for.
    public var audiences: [String]? {
        get { values["audiences"]?.texts }
        set { values["audiences"] = newValue.map { .texts($0) } }
    }
    /// The file's size, in megabytes.
    public var fileSize: NSNumber? {
        get { values["fileSize"]?.number.map { NSNumber(value: $0) } }
        set { values["fileSize"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How many pages there are.
    public var pageCount: NSNumber? {
        get { values["pageCount"]?.number.map { NSNumber(value: $0) } }
        set { values["pageCount"] = newValue.map { .number($0.doubleValue) } }
    }
    /// A page's width, in points.
    public var pageWidth: NSNumber? {
        get { values["pageWidth"]?.number.map { NSNumber(value: $0) } }
        set { values["pageWidth"] = newValue.map { .number($0.doubleValue) } }
    }
    /// A page's height, in points.
    public var pageHeight: NSNumber? {
        get { values["pageHeight"]?.number.map { NSNumber(value: $0) } }
        set { values["pageHeight"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How the document is protected.
    public var securityMethod: String? {
        get { values["securityMethod"]?.text }
        set { values["securityMethod"] = newValue.map { .text($0) } }
    }
    /// The program that made the document.
    public var creator: String? {
        get { values["creator"]?.text }
        set { values["creator"] = newValue.map { .text($0) } }
    }
    /// The programs that made the file.
    public var encodingApplications: [String]? {
        get { values["encodingApplications"]?.texts }
        set { values["encodingApplications"] = newValue.map { .texts($0) } }
    }
    /// The kind of document.
    public var kind: String? {
        get { values["kind"]?.text }
        set { values["kind"] = newValue.map { .text($0) } }
    }
    /// The fonts that are used.
    public var fontNames: [String]? {
        get { values["fontNames"]?.texts }
        set { values["fontNames"] = newValue.map { .texts($0) } }
    }
}

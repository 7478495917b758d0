import Foundation

/// One of the rectangles that a page has. See https://developer.apple.com/documentation/pdfkit/pdfdisplaybox.
public enum PDFDisplayBox: Int, Sendable {
    /// The sheet.
    case mediaBox
    /// What is shown of the sheet; all of it unless the page says otherwise.
    case cropBox
    /// What is printed to be cut.
    case bleedBox
    /// What is left once the sheet is cut.
    case trimBox
    /// What the page's contents fill.
    case artBox

    var box: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .mediaBox }
    /// The key of the box in a page's dictionary.
    var key: String { ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"][rawValue] }
}

/// Whether who reads a document may do all with it. See https://developer.apple.com/documentation/pdfkit/pdfdocumentpermissions.
public enum PDFDocumentPermissions: Int, Sendable {
    /// The document is not encrypted, or locked.
    case none
    /// It was unlocked with a reader's password.
    case user
    /// It was unlocked with the owner's password.
    case owner
}

/// What may be done with a document. See https://developer.apple.com/documentation/pdfkit/pdfaccesspermissions.
///
/// Apple's is an enumeration whose values are combined by their bits, which no enumeration written in Swift can have.
public struct PDFAccessPermissions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Print it, if only coarsely.
    public static let allowsLowQualityPrinting = PDFAccessPermissions(rawValue: 1 << 0)
    /// Print it as finely as the printer can.
    public static let allowsHighQualityPrinting = PDFAccessPermissions(rawValue: 1 << 1)
    /// Change it.
    public static let allowsDocumentChanges = PDFAccessPermissions(rawValue: 1 << 2)
    /// Insert, remove and turn pages.
    public static let allowsDocumentAssembly = PDFAccessPermissions(rawValue: 1 << 3)
    /// Copy text and pictures out of it.
    public static let allowsContentCopying = PDFAccessPermissions(rawValue: 1 << 4)
    /// Read it with assistive technologies.
    public static let allowsContentAccessibility = PDFAccessPermissions(rawValue: 1 << 5)
    /// Write annotations into it, and fill in its forms.
    public static let allowsCommenting = PDFAccessPermissions(rawValue: 1 << 6)
    /// Fill in its forms.
    public static let allowsFormFieldEntry = PDFAccessPermissions(rawValue: 1 << 7)

    static let all = PDFAccessPermissions(rawValue: 0xFF)
}

/// The keys of what a document says of itself. See https://developer.apple.com/documentation/pdfkit/pdfdocumentattribute.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title, a string.
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// Who wrote it, a string.
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// What it is about, a string.
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The app with which it was written, a string.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The library that made the file, a string.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    /// When it was made, a date.
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// When it was changed last, a date.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    /// Words by which it is found, an array of strings.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// How a document is written. See https://developer.apple.com/documentation/pdfkit/pdfdocumentwriteoption.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The password, a string of Latin-1's characters, of who may do all with the document. With another string it cannot be written.
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentOwnerPasswordOption")
    /// The password, a string of Latin-1's characters, without which the document cannot be read. With another string it cannot be written.
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentUserPasswordOption")
    /// What who has only the reader's password may do: a number, the raw value of `PDFAccessPermissions`.
    public static let accessPermissionsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentAccessPermissionsOption")
    /// Whether annotations become part of what their pages show: a Boolean.
    public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentBurnInAnnotationsOption")
}

extension Notification.Name {
    /// A document was unlocked with a password.
    public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlock")
    /// A search begins.
    public static let PDFDocumentDidBeginFind = Notification.Name("PDFDocumentDidBeginFind")
    /// A search is at its end.
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFind")
    /// A page is about to be searched; its index is under `PDFDocumentPageIndexKey`.
    public static let PDFDocumentDidBeginPageFind = Notification.Name("PDFDocumentDidBeginPageFind")
    /// A page was searched; its index is under `PDFDocumentPageIndexKey`.
    public static let PDFDocumentDidEndPageFind = Notification.Name("PDFDocumentDidEndPageFind")
    /// Something was found; it is under `PDFDocumentFoundSelectionKey`.
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDocumentDidFindMatch")
    /// A document is about to be written.
    public static let PDFDocumentDidBeginWrite = Notification.Name("PDFDocumentDidBeginWrite")
    /// A document was written.
    public static let PDFDocumentDidEndWrite = Notification.Name("PDFDocumentDidEndWrite")
    /// A page is about to be written; its index is under `PDFDocumentPageIndexKey`.
    public static let PDFDocumentDidBeginPageWrite = Notification.Name("PDFDocumentDidBeginPageWrite")
    /// A page was written; its index is under `PDFDocumentPageIndexKey`.
    public static let PDFDocumentDidEndPageWrite = Notification.Name("PDFDocumentDidEndPageWrite")
}

/// The key of the selection that was found, in a notification's `userInfo`.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
/// The key of the index of a page, in a notification's `userInfo`.
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"

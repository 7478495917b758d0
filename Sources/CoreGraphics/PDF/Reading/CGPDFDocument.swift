internal import CPoppler
import Foundation

/// What someone may do with a PDF document. See https://developer.apple.com/documentation/coregraphics/cgpdfaccesspermissions.
public struct CGPDFAccessPermissions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Print it, if only coarsely.
    public static let allowsLowQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 0)
    /// Print it as finely as the printer can.
    public static let allowsHighQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 1)
    /// Change it.
    public static let allowsDocumentChanges = CGPDFAccessPermissions(rawValue: 1 << 2)
    /// Insert, remove and turn pages.
    public static let allowsDocumentAssembly = CGPDFAccessPermissions(rawValue: 1 << 3)
    /// Copy text and pictures out of it.
    public static let allowsContentCopying = CGPDFAccessPermissions(rawValue: 1 << 4)
    /// Read it with assistive technologies.
    public static let allowsContentAccessibility = CGPDFAccessPermissions(rawValue: 1 << 5)
    /// Write remarks into it, and fill in its forms.
    public static let allowsCommenting = CGPDFAccessPermissions(rawValue: 1 << 6)
    /// Fill in its forms.
    public static let allowsFormFieldEntry = CGPDFAccessPermissions(rawValue: 1 << 7)
}

/// A PDF document that is read: its pages, and the objects that it is made of.
///
/// See https://developer.apple.com/documentation/coregraphics/cgpdfdocument.
public final class CGPDFDocument: @unchecked Sendable {
    private let content: NSData
    /// The `PopplerDocument`; `nil` as long as a password is missing.
    private var opened: OpaquePointer?
    private let lock = NSRecursiveLock()
    private var pages: [Int: WeakPage] = [:]
    private lazy var file = PDFFile(content as Data)

    private struct WeakPage { weak var page: CGPDFPage? }

    private enum Opening {
        case opened(OpaquePointer)
        case locked
        case malformed
    }

    /// Reads the document that a provider has the bytes of; `nil` if they are none.
    public convenience init?(_ provider: CGDataProvider) {
        guard let content = provider.content else { return nil }
        self.init(content: content)
    }

    /// Reads a file's document; `nil` if there is no such file, or no document in it.
    public convenience init?(_ url: CFURL) {
        guard let content = try? Data(contentsOf: url as URL) else { return nil }
        self.init(content: content)
    }

    private init?(content: Data) {
        self.content = content as NSData
        switch CGPDFDocument.open(self.content, nil) {
        case .opened(let document): opened = document
        case .locked: break
        case .malformed: return nil
        }
    }

    deinit { if let opened { g_object_unref(UnsafeMutableRawPointer(opened)) } }

    private static func open(_ content: NSData, _ password: UnsafePointer<CChar>?) -> Opening {
        var error: UnsafeMutablePointer<GError>?
        let document: OpaquePointer?
        if let password {
            // Poppler tries a wrong password a second time, and ends the process by that unless it has a file to open again (22.12).
            let file = poppler_memory_file()
            guard file >= 0 else { return .locked }
            defer { close(file) }
            guard write(file, content.bytes, content.length) == content.length else { return .locked }
            document = poppler_document_new_from_file("file:///proc/self/fd/\(file)", password, &error)
        } else {
            // The bytes stay where they are as long as the document lives.
            let bytes = g_bytes_new_static(content.bytes, gsize(content.length))
            defer { g_bytes_unref(bytes) }
            document = poppler_document_new_from_bytes(bytes, nil, &error)
        }
        if let document { return .opened(document) }
        defer { g_error_free(error) }
        let isLocked = error?.pointee.domain == poppler_error_quark() && error?.pointee.code == gint(POPPLER_ERROR_ENCRYPTED.rawValue)
        return isLocked ? .locked : .malformed
    }

    /// Calls `body` with poppler's document, and keeps others from it meanwhile; `nil` as long as a password is missing.
    func with<Result>(_ body: (OpaquePointer) -> Result) -> Result? { lock.withLock { opened.map(body) } }

    /// Calls `body` with the document's objects; `nil` if there are none that can be read.
    func withFile<Result>(_ body: (PDFFile) -> Result?) -> Result? { lock.withLock { file.flatMap(body) } }

    /// The bytes that the document was read from.
    package var data: Data { content as Data }

    // MARK: Access

    /// Whether the document is encrypted, and may want a password.
    public var isEncrypted: Bool { opened == nil || withFile { $0["Encrypt"] } != nil }

    /// Whether the document can be read: it is not encrypted, or without a password, or that was given.
    public var isUnlocked: Bool { lock.withLock { opened != nil } }

    /// Tries a password, that of a reader or of the owner; returns whether the document can be read.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        lock.withLock {
            guard let known = opened else {
                guard case .opened(let document) = CGPDFDocument.open(content, password) else { return false }
                opened = document
                return true
            }
            // The owner may do more than who has no password. Pages that were read keep the document that they are of.
            if isEncrypted, case .opened(let document) = CGPDFDocument.open(content, password) {
                opened = document
                g_object_unref(UnsafeMutableRawPointer(known))
            }
            return true
        }
    }

    /// What may be done with the document; nothing as long as it is locked.
    public var accessPermissions: CGPDFAccessPermissions {
        let granted = with { poppler_document_get_permissions($0) } ?? PopplerPermissions(0)
        func has(_ permission: PopplerPermissions) -> Bool { granted.rawValue & permission.rawValue != 0 }
        var result: CGPDFAccessPermissions = []
        if has(POPPLER_PERMISSIONS_OK_TO_PRINT) { result.insert(.allowsLowQualityPrinting) }
        // Poppler (22.12) tells nothing of fine printing. Who may do everything else is the owner, or meets no limits.
        let others: PopplerPermissions.RawValue = 0x7F
        if has(POPPLER_PERMISSIONS_OK_TO_PRINT_HIGH_RESOLUTION) || granted.rawValue & others == others {
            result.insert(.allowsHighQualityPrinting)
        }
        if has(POPPLER_PERMISSIONS_OK_TO_MODIFY) { result.insert(.allowsDocumentChanges) }
        if has(POPPLER_PERMISSIONS_OK_TO_ASSEMBLE) { result.insert(.allowsDocumentAssembly) }
        if has(POPPLER_PERMISSIONS_OK_TO_COPY) { result.insert(.allowsContentCopying) }
        if has(POPPLER_PERMISSIONS_OK_TO_EXTRACT_CONTENTS) { result.insert(.allowsContentAccessibility) }
        if has(POPPLER_PERMISSIONS_OK_TO_ADD_NOTES) { result.insert(.allowsCommenting) }
        if has(POPPLER_PERMISSIONS_OK_TO_FILL_FORM) { result.insert(.allowsFormFieldEntry) }
        return result
    }

    /// Whether the document may be printed.
    public var allowsPrinting: Bool { accessPermissions.contains(.allowsLowQualityPrinting) }
    /// Whether text and pictures may be copied out of the document.
    public var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }

    // MARK: Pages

    /// How many pages there are; 0 as long as the document is locked.
    public var numberOfPages: Int { with { Int(poppler_document_get_n_pages($0)) } ?? 0 }

    /// A page by its number, the first being 1; `nil` if there is none.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        lock.withLock {
            guard let opened, pageNumber >= 1, pageNumber <= numberOfPages else { return nil }
            if let known = pages[pageNumber]?.page { return known }
            guard let handle = poppler_document_get_page(opened, Int32(pageNumber - 1)) else { return nil }
            let made = CGPDFPage(self, pageNumber, handle)
            pages[pageNumber] = WeakPage(page: made)
            return made
        }
    }

    // MARK: What the document is

    /// Writes the version of PDF that the document is of, as 1 and 7 for 1.7.
    public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
        var (major, minor) = (guint(0), guint(0))
        if with({ poppler_document_get_pdf_version($0, &major, &minor) }) == nil { (major, minor) = headerVersion }
        (majorVersion.pointee, minorVersion.pointee) = (Int32(major), Int32(minor))
    }

    private var headerVersion: (guint, guint) {
        let head = (content as Data).prefix(1024)
        guard let mark = head.range(of: Data("%PDF-".utf8)) else { return (1, 0) }
        let digits = head[mark.upperBound...].prefix(3).map { $0 &- 0x30 }
        return digits.count == 3 && digits[0] < 10 && digits[2] < 10 ? (guint(digits[0]), guint(digits[2])) : (1, 0)
    }

    /// The dictionary that leads to all else: pages, outlines, names. `nil` for an encrypted document, whose objects cannot be read here.
    public var catalog: CGPDFDictionaryRef? { object("Root", .dictionary) }

    /// What the document says of itself: its title, its author. `nil` if it says nothing, and for an encrypted document.
    public var info: CGPDFDictionaryRef? { object("Info", .dictionary) }

    /// Two strings that tell the document from others, the second one also from its other versions; `nil` if there are none.
    public var fileIdentifier: CGPDFArrayRef? { withFile { $0["ID"] }.flatMap { $0.type == .array ? $0.pointer : nil } }

    private func object(_ key: String, _ type: CGPDFObjectType) -> CGPDFDictionaryRef? {
        if isEncrypted { return nil }
        return withFile { $0[key] }.flatMap { $0.type == type ? $0.pointer : nil }
    }
}

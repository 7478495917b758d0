import Foundation
import ObjCRuntime
import SampanFoundation

extension NSAttributedString {
    /// A kind of document. See https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a kind of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text alone.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// How a document is read. See https://developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a key of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The `DocumentType`; what the document itself says if there is none.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of the text's `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes that plain text is given, and HTML where it does not say.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// Where links start from: a `URL`.
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    }

    /// What is said of a document. See https://developer.apple.com/documentation/foundation/nsattributedstring/documentattributekey.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a key of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The raw value of the text's `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads a document: plain text, RTF or HTML. What of these is understood stands in `HTMLReader` and `RTFReader`.
    ///
    /// - Parameters:
    ///   - data: the document.
    ///   - options: how it is read.
    ///   - dict: where what the document says of itself goes.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:).
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = TextDocument.type(in: options) ?? TextDocument.type(of: data)
        let encoding = TextDocument.encoding(in: options[.characterEncoding])
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        switch type {
        case .html:
            let base = options[.baseURL] as? URL
            self.init(attributedString: HTMLReader.read(data, encoding: encoding, baseURL: base, defaults: attributes))
        case .rtf: self.init(attributedString: try RTFReader.read(data))
        case .plain:
            guard let text = String(data: data, encoding: encoding ?? .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
            self.init(string: text, attributes: attributes)
        default: throw CocoaError(.featureUnsupported, userInfo: [NSDebugDescriptionErrorKey: "There is no reader of \(type.rawValue)"])
        }
        dict?.pointee = [
            DocumentAttributeKey.documentType.rawValue: type.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: (encoding ?? .utf8).rawValue),
        ]
    }

    /// Reads a document of a file; its name tells its kind where the options do not.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if TextDocument.type(in: options) == nil, let type = TextDocument.type(filenameExtension: url.pathExtension) {
            options[.documentType] = type
        }
        if options[.baseURL] == nil { options[.baseURL] = url }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Writes a part of the text as a document: plain text, RTF or HTML.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsattributedstring/data(from:documentattributes:).
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let part = attributedSubstring(from: range)
        let type = dict[.documentType] as? DocumentType ?? (dict[.documentType] as? String).map(DocumentType.init(rawValue:)) ?? .plain
        switch type {
        case .html: return HTMLWriter.write(part)
        case .rtf: return RTFWriter.write(part)
        case .plain:
            let encoding = TextDocument.encoding(in: dict[.characterEncoding]) ?? .utf8
            guard let data = part.string.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
            return data
        default: throw CocoaError(.featureUnsupported, userInfo: [NSDebugDescriptionErrorKey: "There is no writer of \(type.rawValue)"])
        }
    }
}

private enum TextDocument {
    typealias DocumentType = NSAttributedString.DocumentType

    static func type(in options: [NSAttributedString.DocumentReadingOptionKey: Any]) -> DocumentType? {
        options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:))
    }

    static func type(filenameExtension: String) -> DocumentType? {
        switch filenameExtension.lowercased() {
        case "html", "htm": .html
        case "rtf": .rtf
        case "txt", "text", "md": .plain
        default: nil
        }
    }

    static func type(of data: Data) -> DocumentType {
        let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }

    static func encoding(in value: Any?) -> String.Encoding? {
        if let encoding = value as? String.Encoding { return encoding }
        return number(value).map { String.Encoding(rawValue: UInt($0)) }
    }
}

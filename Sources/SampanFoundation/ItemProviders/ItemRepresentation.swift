import Foundation
import UniformTypeIdentifiers

/// One of the types that an item provider has.
struct ItemRepresentation: @unchecked Sendable {
    /// What makes it.
    enum Source {
        case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
        case file(@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
        case item(NSItemProvider.LoadHandler)
    }

    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    var fileOptions: NSItemProviderFileOptions = []
    let source: Source
}

/// How items become data and data items.
enum ItemCoding {
    static func conforms(_ type: String, to other: String) -> Bool {
        if type == other { return true }
        guard let type = UTType(type), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }

    static func filenameExtension(of type: String) -> String? { UTType(type)?.preferredFilenameExtension }

    static func error(_ code: NSItemProvider.ErrorCode, _ text: String) -> any Error {
        NSError(domain: NSItemProvider.errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }

    static func noItem(of type: String) -> any Error {
        error(.itemUnavailableError, "Cannot load representation of type \(type)")
    }

    static let cancelled: any Error = CocoaError(.userCancelled)

    /// The type of an item that came without one.
    static func typeIdentifier(of item: any NSSecureCoding) -> String? {
        switch item {
        case let url as NSURL: url.isFileURL ? "public.file-url" : "public.url"
        case is NSString: "public.utf8-plain-text"
        case is NSData: "public.data"
        case let item as any NSItemProviderWriting: item.writableTypeIdentifiersForItemProvider.first
        default: nil
        }
    }

    /// An item as data.
    static func data(of item: any NSSecureCoding) throws -> Data {
        switch item {
        case let data as NSData: return data as Data
        case let url as NSURL where url.isFileURL: return try Data(contentsOf: url as URL)
        case let url as NSURL: return url.dataRepresentation
        case let text as NSString: return Data((text as String).utf8)
        default: return try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
        }
    }

    /// The item that data of a type stands for: an address or a text as such, all else as data.
    static func item(of data: Data, type: String) -> any NSSecureCoding {
        if conforms(type, to: "public.url"), let url = NSURL(dataRepresentation: data) { return url }
        if conforms(type, to: "public.plain-text"), let text = String(data: data, encoding: .utf8) { return text as NSString }
        return data as NSData
    }
}

extension NSURL {
    /// The address that data holds as text; `nil` if it holds none.
    convenience init?(dataRepresentation data: Data) {
        guard let text = String(data: data, encoding: .utf8) else { return nil }
        self.init(string: text)
    }

    var dataRepresentation: Data { Data(absoluteString.utf8) }
}

import Foundation
import UniformTypeIdentifiers

/// A value as what an encoder makes of it: JSON if none is named.
/// See https://developer.apple.com/documentation/coretransferable/codablerepresentation.
public struct CodableRepresentation<Item: Transferable & Codable & Sendable>: TransferRepresentation {
    /// A form without a body.
    public typealias Body = Never
    private let contentType: UTType
    /// Creates the form.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
    /// The form.
    public var _forms: [_TransferForm<Item>] {
        [
            _TransferForm(
                contentType: contentType, export: { try JSONEncoder().encode($0) },
                restore: { try JSONDecoder().decode(Item.self, from: $0) })
        ]
    }
}

/// A value as data that the app makes itself. See https://developer.apple.com/documentation/coretransferable/datarepresentation.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// A form without a body.
    public typealias Body = Never
    /// The form.
    public let _forms: [_TransferForm<Item>]
    /// Creates a form for both ways.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { _forms = [_TransferForm(contentType: contentType, export: exporting, restore: importing)] }
    /// Creates a form for giving a value away.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _forms = [_TransferForm(contentType: exportedContentType, export: exporting)]
    }
    /// Creates a form for taking a value.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _forms = [_TransferForm(contentType: importedContentType, restore: importing)]
    }
}

/// A value as another one. See https://developer.apple.com/documentation/coretransferable/proxyrepresentation.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    /// A form without a body.
    public typealias Body = Never
    private let export: (@Sendable (Item) async throws -> Proxy)?
    private let restore: (@Sendable (Proxy) async throws -> Item)?
    /// Creates a form for both ways.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy, importing: @escaping @Sendable (Proxy) async throws -> Item
    ) { (export, restore) = (exporting, importing) }
    /// Creates a form for giving a value away.
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) { (export, restore) = (exporting, nil) }
    /// Creates a form for taking a value.
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) { (export, restore) = (nil, importing) }
    /// The other value's forms.
    public var _forms: [_TransferForm<Item>] {
        Proxy.forms.compactMap { form in
            let (export, restore) = (export, restore)
            var own = _TransferForm<Item>(contentType: form.contentType)
            if let export, let write = form.export { own.export = { try await write(export($0)) } }
            if let restore, let read = form.restore { own.restore = { try await restore(read($0)) } }
            return own.export == nil && own.restore == nil ? nil : own
        }
    }
}

/// A file that is given away. See https://developer.apple.com/documentation/coretransferable/senttransferredfile.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether others may open it where it is.
    public let allowAccessingOriginalFile: Bool
    /// Creates what tells of a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that is taken. See https://developer.apple.com/documentation/coretransferable/receivedtransferredfile.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is, as long as it is looked at.
    public let file: URL
    /// Whether it is the file itself, not a copy.
    public let isOriginalFile: Bool
}

/// A value as a file. See https://developer.apple.com/documentation/coretransferable/filerepresentation.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// A form without a body.
    public typealias Body = Never
    /// The form.
    public let _forms: [_TransferForm<Item>]

    /// Creates a form for both ways.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _forms = [_TransferForm(contentType: contentType, export: Self.export(exporting), restore: Self.restore(contentType, importing))]
    }
    /// Creates a form for giving a value away.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) {
        _forms = [_TransferForm(contentType: exportedContentType, export: Self.export(exporting))]
    }
    /// Creates a form for taking a value.
    public init(importedContentType: UTType, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) {
        _forms = [_TransferForm(contentType: importedContentType, restore: Self.restore(importedContentType, importing))]
    }

    private static func export(
        _ make: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> Data { { try Data(contentsOf: try await make($0).file) } }

    private static func restore(
        _ type: UTType, _ take: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (Data) async throws -> Item {
        { data in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("file").appendingPathExtension(type.preferredFilenameExtension ?? "data")
            try data.write(to: file)
            return try await take(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }
}

extension String: Transferable {
    /// Text in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension Data: Transferable {
    /// The data itself.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address as text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw CocoaError(.coderReadCorrupt) }
            return url
        }
    }
}

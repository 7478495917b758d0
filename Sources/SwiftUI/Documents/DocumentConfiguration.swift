import Foundation

/// What a document of a scene is, beside its contents. See https://developer.apple.com/documentation/swiftui/documentconfiguration.
public struct DocumentConfiguration: Sendable {
    let status: DocumentStatus

    /// Where the document's file is.
    public var fileURL: URL? { status.fileURL }
    /// Whether the document can be changed: it is not only viewed, its file can be written, and nothing went wrong with that.
    public var isEditable: Bool { status.isEditable }
}

/// Where a document is, and whether it can be changed.
struct DocumentStatus: Equatable {
    var fileURL: URL?
    var isEditable: Bool
}

private struct DocumentStatusKey: EnvironmentKey { static var defaultValue: DocumentStatus? { nil } }

extension EnvironmentValues {
    var documentStatus: DocumentStatus? {
        get { self[DocumentStatusKey.self] }
        set { self[DocumentStatusKey.self] = newValue }
    }

    /// What the document is that the view is in; `nil` outside of a `DocumentGroup`. See
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/documentconfiguration.
    public var documentConfiguration: DocumentConfiguration? { documentStatus.map(DocumentConfiguration.init) }
}

/// An open document that is a value. See https://developer.apple.com/documentation/swiftui/filedocumentconfiguration.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. To set another value is a change that can be undone, and is saved; where the document cannot be changed nothing happens.
    @Binding public var document: Document
    /// Where the document's file is.
    public var fileURL: URL?
    /// Whether the document can be changed: it is not only viewed, its file can be written, and nothing went wrong with that.
    public var isEditable: Bool
}

/// An open document that is an object. See https://developer.apple.com/documentation/swiftui/referencefiledocumentconfiguration.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// Where the document's file is.
    public var fileURL: URL?
    /// Whether the document can be changed: it is not only viewed, its file can be written, and nothing went wrong with that.
    public var isEditable: Bool
}

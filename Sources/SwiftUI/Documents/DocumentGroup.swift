import UIKit

/// Windows that show documents: a browser of them first, and then the one that is opened. See
/// https://developer.apple.com/documentation/swiftui/documentgroup.
///
/// The documents of several groups of an app are in one browser. What is changed of a document is saved by itself.
public struct DocumentGroup<Document, Content: View>: Scene {
    private let kind: DocumentKind

    /// A scene without a body.
    public var body: Never { fatalError("DocumentGroup has no body.") }
    /// The group's windows.
    public func _windows() -> _SceneWindows {
        let kind = kind
        return _SceneWindows(groups: [
            _SceneWindows.Group(id: nil, title: nil, document: kind) { AnyView(DocumentBrowser(kinds: [kind])) }
        ])
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a group of documents that are values.
    ///
    /// - Parameters:
    ///   - newDocument: what a new document is.
    ///   - editor: shows a document, and changes it.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { kind = DocumentKind(newDocument, editor) }

    /// Creates a group of documents that are values, and are not changed.
    ///
    /// - Parameters:
    ///   - documentType: the kind of document.
    ///   - viewer: shows a document.
    public init(
        viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { kind = DocumentKind(nil, viewer) }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a group of documents that are objects. They are in the environment of what shows them, too.
    ///
    /// - Parameters:
    ///   - newDocument: makes a new document.
    ///   - editor: shows a document, and changes it; it registers with the undo manager how that is undone.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { kind = DocumentKind(newDocument, editor) }

    /// Creates a group of documents that are objects, and are not changed.
    ///
    /// - Parameters:
    ///   - documentType: the kind of document.
    ///   - viewer: shows a document.
    public init(
        viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { kind = DocumentKind(nil, viewer) }
}

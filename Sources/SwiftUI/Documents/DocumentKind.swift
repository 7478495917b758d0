import Foundation
import UIKit
import UniformTypeIdentifiers

/// What a `DocumentGroup` says of its documents.
@MainActor
struct DocumentKind {
    /// The types of files that are opened.
    let readableTypes: [UTType]
    /// The types of files that are written; none where documents are only viewed.
    let writableTypes: [UTType]
    /// Makes a document that is to be read.
    let makeModel: () -> any DocumentModel
    /// Makes a new document; `nil` where documents are only viewed.
    let makeNew: (() -> any DocumentModel)?
    /// What shows a document; nothing for one of another kind.
    private(set) var view: (any DocumentModel) -> AnyView

    init<Document: FileDocument, Content: View>(
        _ newDocument: (() -> Document)?, _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        readableTypes = Document.readableContentTypes
        writableTypes = newDocument == nil ? [] : Document.writableContentTypes
        makeModel = { ValueModel<Document>() }
        makeNew = newDocument.map { make in { ValueModel(make()) } }
        view = { model in AnyView((model as? ValueModel<Document>).map { ValueDocumentView(model: $0, content: content) }) }
    }

    init<Document: ReferenceFileDocument, Content: View>(
        _ newDocument: (() -> Document)?, _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        readableTypes = Document.readableContentTypes
        writableTypes = newDocument == nil ? [] : Document.writableContentTypes
        makeModel = { ObjectModel<Document>() }
        makeNew = newDocument.map { make in { ObjectModel(make()) } }
        view = { model in AnyView((model as? ObjectModel<Document>).map { ObjectDocumentView(model: $0, content: content) }) }
    }

    /// The kind, whose views are modified.
    func modified(_ change: @escaping (AnyView) -> AnyView) -> DocumentKind {
        var kind = self
        let view = view
        kind.view = { change(view($0)) }
        return kind
    }

    /// Whether documents of a file's type are of the kind.
    func opens(_ file: URL) -> Bool {
        let type = FileEntry(file).type
        return readableTypes.contains { type.conforms(to: $0) }
    }

    /// Writes a new document, from where it is brought to where the person wants it.
    func writeNew() throws -> ExportedFiles? {
        guard let model = makeNew?() else { return nil }
        return try ExportedFiles([{ try model.written(as: $0, over: nil) }], [], writable: writableTypes, name: "Untitled")
    }
}

/// What shows a document that is a value. Whoever has it within is evaluated as it changes.
private struct ValueDocumentView<Document: FileDocument, Content: View>: View {
    let model: ValueModel<Document>
    let content: (FileDocumentConfiguration<Document>) -> Content

    var body: some View {
        let status = model.status.value
        if let document = model.document {
            content(FileDocumentConfiguration(document: document, fileURL: status.fileURL, isEditable: status.isEditable))
                .environment(\.documentStatus, status)
        }
    }
}

/// What shows a document that is an object.
private struct ObjectDocumentView<Document: ReferenceFileDocument, Content: View>: View {
    let model: ObjectModel<Document>
    let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

    var body: some View {
        if let document = model.document { ObservedDocumentView(model: model, document: document, content: content) }
    }
}

private struct ObservedDocumentView<Document: ReferenceFileDocument, Content: View>: View {
    let model: ObjectModel<Document>
    @ObservedObject var document: Document
    let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

    var body: some View {
        let status = model.status.value
        content(ReferenceFileDocumentConfiguration(document: document, fileURL: status.fileURL, isEditable: status.isEditable))
            .environment(\.documentStatus, status)
            .environmentObject(document)
    }
}

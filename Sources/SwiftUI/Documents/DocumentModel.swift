import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// The app's value or object in an open document.
@MainActor
protocol DocumentModel: AnyObject {
    /// Where the document is, and whether it can be changed.
    var status: StateBox<DocumentStatus> { get }
    /// The document's file, which notes changes.
    var file: GroupDocument? { get set }
    /// Takes what was read.
    func read(_ file: FileWrapper, _ type: UTType) throws
    /// What is to be written.
    func written(as type: UTType, over existing: FileWrapper?) throws -> FileWrapper
}

/// A document that is a value.
final class ValueModel<Document: FileDocument>: DocumentModel {
    let status = StateBox(DocumentStatus(fileURL: nil, isEditable: false))
    weak var file: GroupDocument?
    private var box: StateBox<Document>?

    init(_ document: Document? = nil) { box = document.map { StateBox($0) } }

    func read(_ file: FileWrapper, _ type: UTType) throws {
        let document = try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file))
        if let box { box.value = document } else { box = StateBox(document) }
    }

    func written(as type: UTType, over existing: FileWrapper?) throws -> FileWrapper {
        guard let box else { throw CocoaError(.fileWriteUnknown) }
        return try box.value.file(of: type, over: existing)
    }

    /// The document, once it was read.
    var document: Binding<Document>? {
        guard let box else { return nil }
        return Binding(source: BindingSource(object: box, path: nil), get: { box.value }) { [weak self] value, transaction in
            let set: @MainActor @Sendable () -> Void = { withTransactionIfAnimated(transaction) { self?.set(value) } }
            if MainThreadChecker.isOnMain { MainActor.assumeIsolated(set) } else { DispatchQueue.main.async(execute: set) }
        }
    }

    private func set(_ value: Document) {
        guard let box, let file, status.value.isEditable else { return }
        let former = box.value
        guard !isSame(former, value) else { return }
        box.value = value
        file.noteChange(of: self) { $0.set(former) }
    }
}

/// A document that is an object.
final class ObjectModel<Document: ReferenceFileDocument>: DocumentModel {
    let status = StateBox(DocumentStatus(fileURL: nil, isEditable: false))
    weak var file: GroupDocument?
    private let box: StateBox<Document?>

    init(_ document: Document? = nil) { box = StateBox(document) }

    func read(_ file: FileWrapper, _ type: UTType) throws {
        box.value = try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file))
    }

    func written(as type: UTType, over existing: FileWrapper?) throws -> FileWrapper {
        guard let document = box.value else { throw CocoaError(.fileWriteUnknown) }
        return try document.file(of: type, over: existing)
    }

    /// The document, once it was read.
    var document: Document? { box.value }
}

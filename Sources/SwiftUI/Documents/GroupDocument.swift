import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// The file of an open document of a scene's.
final class GroupDocument: UIDocument {
    let model: any DocumentModel
    /// The types that the document can be written to; none for one that is only viewed.
    private let writableTypes: [UTType]
    /// What was read or written last.
    private var contents: FileWrapper?
    /// What went wrong last.
    private(set) var failure: (any Error)?

    init(_ url: URL, _ model: any DocumentModel, writableTypes: [UTType]) {
        (self.model, self.writableTypes) = (model, writableTypes)
        super.init(fileURL: url)
        model.file = self
    }

    /// How a document is while a change of it might be lost.
    private static let unsafe: UIDocument.State = [.closed, .inConflict, .savingError, .editingDisabled]

    /// Changes of this turn of the run loop are noted at its end.
    override var hasUnsavedChanges: Bool { super.hasUnsavedChanges || undoManager.groupingLevel > 0 }

    private var type: UTType { fileType.flatMap { UTType($0) } ?? .data }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        let file: FileWrapper
        switch contents {
        case let folder as FileWrapper: file = folder
        case let data as Data:
            file = FileWrapper(regularFileWithContents: data)
            file.filename = fileURL.lastPathComponent
            file.preferredFilename = file.filename
        default: throw CocoaError(.fileReadUnknown)
        }
        try model.read(file, typeName.flatMap { UTType($0) } ?? .data)
        self.contents = file
    }

    override func contents(forType typeName: String) throws -> Any {
        let file = try model.written(as: UTType(typeName) ?? .data, over: contents)
        contents = file
        return file
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        failure = error
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }

    override func presentedItemDidMove(to newURL: URL) {
        super.presentedItemDidMove(to: newURL)
        DispatchQueue.main.async { MainActor.assumeIsolated { self.updateStatus() } }
    }

    /// Tells the views where the document is, and whether it can be changed.
    func updateStatus() {
        let isWritable = writableTypes.contains { type.conforms(to: $0) } && FileManager.default.isWritableFile(atPath: fileURL.path)
        model.status.value = DocumentStatus(fileURL: fileURL, isEditable: isWritable && documentState.isDisjoint(with: Self.unsafe))
    }

    /// Notes a change, and how it is undone.
    func noteChange<Model: AnyObject>(of model: Model, undo: @escaping (Model) -> Void) {
        guard undoManager.isUndoRegistrationEnabled else { return updateChangeCount(.done) }
        undoManager.registerUndo(withTarget: model, handler: undo)
    }
}

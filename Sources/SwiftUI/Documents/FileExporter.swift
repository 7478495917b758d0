import CoreTransferable
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

extension View {
    /// Lets the person save a document to a file while a value is true, and there is a document.
    ///
    /// - Parameters:
    ///   - isPresented: the value; `false` before `onCompletion` is called, and when the person cancels.
    ///   - document: the document.
    ///   - contentType: the file's type. Where documents are not written to that, it is the first that they are written to.
    ///   - defaultFilename: the file's name; its ending may be left out.
    ///   - onCompletion: called with the file, or with what kept the document from being written.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        export(isPresented, document.map { [$0] } ?? [], [contentType], defaultFilename, one(onCompletion), {})
    }

    /// Lets the person save a document to a file while a value is true, and there is a document.
    ///
    /// - Parameters:
    ///   - isPresented: the value; `false` before `onCompletion` is called, and when the person cancels.
    ///   - document: the document.
    ///   - contentType: the file's type. Where documents are not written to that, it is the first that they are written to.
    ///   - defaultFilename: the file's name; its ending may be left out.
    ///   - onCompletion: called with the file, or with what kept the document from being written.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        export(isPresented, document.map { [$0] } ?? [], [contentType], defaultFilename, one(onCompletion), {})
    }

    /// Lets the person save documents to files while a value is true, and there are documents.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument { export(isPresented, Array(documents), [contentType], nil, onCompletion, {}) }

    /// Lets the person save documents to files while a value is true, and there are documents.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument { export(isPresented, Array(documents), [contentType], nil, onCompletion, {}) }

    /// Lets the person save a document to a file while a value is true, and there is a document.
    ///
    /// - Parameters:
    ///   - isPresented: the value; `false` before one of the functions is called.
    ///   - document: the document.
    ///   - contentTypes: the types that the file may have, the best first; all that documents are written to, if there are none.
    ///   - defaultFilename: the file's name; its ending may be left out.
    ///   - onCompletion: called with the file, or with what kept the document from being written.
    ///   - onCancellation: called when the person cancels.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        export(isPresented, document.map { [$0] } ?? [], contentTypes, defaultFilename, one(onCompletion), onCancellation)
    }

    /// Lets the person save a document to a file while a value is true, and there is a document.
    ///
    /// - Parameters:
    ///   - isPresented: the value; `false` before one of the functions is called.
    ///   - document: the document.
    ///   - contentTypes: the types that the file may have, the best first; all that documents are written to, if there are none.
    ///   - defaultFilename: the file's name; its ending may be left out.
    ///   - onCompletion: called with the file, or with what kept the document from being written.
    ///   - onCancellation: called when the person cancels.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        export(isPresented, document.map { [$0] } ?? [], contentTypes, defaultFilename, one(onCompletion), onCancellation)
    }

    /// Lets the person save documents to files while a value is true, and there are documents.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        export(isPresented, Array(documents), contentTypes, nil, onCompletion, onCancellation)
    }

    /// Lets the person save documents to files while a value is true, and there are documents.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        export(isPresented, Array(documents), contentTypes, nil, onCompletion, onCancellation)
    }

    /// Lets the person save a value to a file while another value is true, and there is one to save.
    ///
    /// - Parameters:
    ///   - isPresented: the value; `false` before one of the functions is called.
    ///   - item: what is saved.
    ///   - contentTypes: the types that the file may have, the best first; the first form of the item, if there are none.
    ///   - defaultFilename: the file's name; its ending may be left out.
    ///   - onCompletion: called with the file, or with what kept the item from being written.
    ///   - onCancellation: called when the person cancels.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        export(isPresented, items: item.map { [$0] } ?? [], contentTypes, defaultFilename, one(onCompletion), onCancellation)
    }

    /// Lets the person save values to files while another value is true, and there are some to save.
    public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        export(isPresented, items: Array(items), contentTypes, nil, onCompletion, onCancellation)
    }

    private func export<D: FileDocument>(
        _ isPresented: Binding<Bool>, _ documents: [D], _ types: [UTType], _ name: String?,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) -> some View {
        export(
            isPresented, documents.map { document in { try document.file(of: $0, over: nil) } }, types, D.writableContentTypes, name,
            onCompletion, onCancellation)
    }

    private func export<D: ReferenceFileDocument>(
        _ isPresented: Binding<Bool>, _ documents: [D], _ types: [UTType], _ name: String?,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) -> some View {
        export(
            isPresented, documents.map { document in { try document.file(of: $0, over: nil) } }, types, D.writableContentTypes, name,
            onCompletion, onCancellation)
    }

    private func export(
        _ isPresented: Binding<Bool>, _ documents: [(UTType) throws -> FileWrapper], _ types: [UTType], _ writable: [UTType],
        _ name: String?, _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) -> some View {
        fileDialog(
            isPresented,
            {
                guard !documents.isEmpty else { return nil }
                return .export { try ExportedFiles(documents, types, writable: writable, name: name) }
            }, onCompletion, onCancellation)
    }

    private func export(
        _ isPresented: Binding<Bool>, items: [any Transferable], _ types: [UTType], _ name: String?,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) -> some View {
        fileDialog(
            isPresented,
            {
                guard !items.isEmpty else { return nil }
                return .exportLater { try await ExportedFiles(items, types, name: name) }
            }, onCompletion, onCancellation)
    }
}

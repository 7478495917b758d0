import CoreTransferable
import Foundation
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// Files in a folder for a while, from which they are copied to where the person wants them.
struct ExportedFiles {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private(set) var files: [URL] = []

    /// Files of documents.
    ///
    /// - Parameters:
    ///   - documents: what is to be written of each one, for a type.
    ///   - types: what the app wants them to be, the best first.
    ///   - writable: what they can be.
    ///   - name: the name, if there is one for all of them.
    init(_ documents: [(UTType) throws -> FileWrapper], _ types: [UTType], writable: [UTType], name: String?) throws {
        guard let type = types.first(where: writable.contains) ?? writable.first else {
            throw CocoaError(
                .fileWriteUnknown, userInfo: [NSDebugDescriptionErrorKey: "writableContentTypes of the exported document is empty"])
        }
        do {
            for document in documents {
                let wrapper = try document(type)
                try add(name ?? wrapper.preferredFilename, type) { try wrapper.write(to: $0, originalContentsURL: nil) }
            }
        } catch {
            remove()
            throw error
        }
    }

    /// Files of values, each in the first of its forms that the app wants, or has at all if no types are named.
    ///
    /// - Throws: what making the form throws; `CocoaError.fileWriteUnknown` if a value has no such form.
    init(_ items: [any Transferable], _ types: [UTType], name: String?) async throws {
        do {
            for item in items { try await add(item, types, name) }
        } catch {
            remove()
            throw error
        }
    }

    private mutating func add(_ item: any Transferable, _ types: [UTType], _ name: String?) async throws {
        let provider = NSItemProvider(transferring: item)
        let forms = provider.registeredContentTypes
        let wanted = types.isEmpty ? forms.first : types.lazy.compactMap { type in forms.first { $0.conforms(to: type) } }.first
        guard let wanted else {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [NSDebugDescriptionErrorKey: "\(Swift.type(of: item)) is exported as \(forms); expected one of \(types)"])
        }
        let data = try await provider.contents(of: wanted)
        try add(name ?? provider.suggestedName, wanted) { try data.write(to: $0) }
    }

    private mutating func add(_ wanted: String?, _ type: UTType, _ write: (URL) throws -> Void) throws {
        // Names that are alike become others where they are copied to.
        let own = folder.appendingPathComponent("\(files.count)")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let file = own.appendingPathComponent(URL.fileName(of: wanted ?? "", else: "Untitled"), conformingTo: Self.withEnding(type))
        try write(file)
        files.append(file)
    }

    /// The type, or the nearest that it is a kind of and whose files have an ending.
    private static func withEnding(_ type: UTType) -> UTType {
        guard type.preferredFilenameExtension == nil else { return type }
        return type.supertypes.filter { $0.preferredFilenameExtension != nil }.max { $0.supertypes.count < $1.supertypes.count } ?? type
    }

    /// Called when they are no longer needed.
    func remove() { try? FileManager.default.removeItem(at: folder) }
}

extension NSItemProvider {
    /// A value's data of a type.
    fileprivate func contents(of type: UTType) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            _ = loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
    }
}

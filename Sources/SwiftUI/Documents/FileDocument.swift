import Combine
import Foundation
import SampanFoundation
import UniformTypeIdentifiers

/// A document that is a value, and what its file holds. See https://developer.apple.com/documentation/swiftui/filedocument.
@preconcurrency
public protocol FileDocument: Sendable {
    /// The types of files that documents are made of.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that documents are written to: those that are read, if nothing else is said.
    static var writableContentTypes: [UTType] { get }

    /// What a document is made of.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Makes the document of a file's contents; throws if they are none of a document.
    init(configuration: ReadConfiguration) throws
    /// What is to be written: a new wrapper, or the one that is there, changed.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types that are read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, and what its file holds. See https://developer.apple.com/documentation/swiftui/referencefiledocument.
///
/// Who changes the document registers with the undo manager how that is undone: by this it is known that there is something to save.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// What is written of a document as it was at a time.
    associatedtype Snapshot

    /// The types of files that documents are made of.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that documents are written to: those that are read, if nothing else is said.
    static var writableContentTypes: [UTType] { get }

    /// What a document is made of.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Makes the document of a file's contents; throws if they are none of a document.
    init(configuration: ReadConfiguration) throws
    /// What is to be written of the document as it is now.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// What is to be written of a snapshot: a new wrapper, or the one that is there, changed.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types that are read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is made of. See https://developer.apple.com/documentation/swiftui/filedocumentreadconfiguration.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// What is in the file.
    public let file: FileWrapper
}

/// What a document is written for. See https://developer.apple.com/documentation/swiftui/filedocumentwriteconfiguration.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// What is in the file so far; `nil` if there is none.
    public let existingFile: FileWrapper?
}

extension FileDocument {
    /// What is to be written into a file of a type.
    func file(of type: UTType, over existing: FileWrapper?) throws -> FileWrapper {
        try fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }
}

extension ReferenceFileDocument {
    /// What is to be written into a file of a type.
    func file(of type: UTType, over existing: FileWrapper?) throws -> FileWrapper {
        try fileWrapper(
            snapshot: snapshot(contentType: type),
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }
}

import Foundation
import SampanFoundation
import Synchronization

/// Where a document's file is, and the queue on which the document hears of others who read and write it.
final class DocumentPlace: Sendable {
    let queue = OperationQueue()
    private let place: Mutex<URL>

    init(_ url: URL) {
        place = Mutex(url)
        queue.maxConcurrentOperationCount = 1
    }

    var url: URL {
        get { place.withLock { $0 } }
        set { place.withLock { $0 = newValue } }
    }
}

/// Reading, writing and moving documents' files.
enum DocumentFile {
    /// A file's data, or a folder's wrapper, when nobody else writes it.
    static func read(_ url: URL, for document: UIDocument) throws -> Any {
        var read: Result<Any, any Error>?
        var refusal: NSError?
        NSFileCoordinator(filePresenter: document).coordinate(readingItemAt: url, error: &refusal) { url in
            read = Result { try contents(of: url) }
        }
        if let refusal { throw refusal }
        return try read!.get()
    }

    /// Writes when nobody else uses the file, beside it first: there is always a whole one.
    static func write(_ contents: Any, _ attributes: [AnyHashable: Any], to url: URL, for document: UIDocument) throws {
        var written: Result<Void, any Error>?
        var refusal: NSError?
        NSFileCoordinator(filePresenter: document).coordinate(writingItemAt: url, options: .forReplacing, error: &refusal) { url in
            written = Result { try write(contents, attributes, to: url) }
        }
        if let refusal { throw refusal }
        try written!.get()
    }

    /// Moves the file when nobody else uses it, and tells those who present it or its folder.
    static func move(_ old: URL, to new: URL, for document: UIDocument) throws {
        let coordinator = NSFileCoordinator(filePresenter: document)
        var moved: Result<Void, any Error>?
        var refusal: NSError?
        coordinator.coordinate(
            writingItemAt: old, options: .forMoving, writingItemAt: new, options: .forReplacing, error: &refusal
        ) { from, to in
            moved = Result { try FileManager.default.moveItem(at: from, to: to) }
            if case .success? = moved { coordinator.item(at: from, didMoveTo: to) }
        }
        if let refusal { throw refusal }
        try moved!.get()
    }

    static func date(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    private static func contents(of url: URL) throws -> Any {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue else {
            return try Data(contentsOf: url)
        }
        return try FileWrapper(url: url, options: .immediate)
    }

    private static func write(_ contents: Any, _ attributes: [AnyHashable: Any], to url: URL) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let wrapper as FileWrapper: try wrapper.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: url)
        default:
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSURLErrorKey: url,
                    NSDebugDescriptionErrorKey: "contents(forType:) returned \(Swift.type(of: contents)); expected Data or FileWrapper",
                ])
        }
        let known = attributes.compactMap { key, value in (key.base as? FileAttributeKey).map { ($0, value) } }
        if !known.isEmpty { try FileManager.default.setAttributes(Dictionary(known) { $1 }, ofItemAtPath: url.path) }
        var resources = Dictionary(attributes.compactMap { key, value in (key.base as? URLResourceKey).map { ($0, value) } }) { $1 }
        let thumbnails = resources.removeValue(forKey: .thumbnailDictionaryKey)
        if !resources.isEmpty { try (url as NSURL).setResourceValues(resources) }
        if let thumbnails { try DocumentThumbnails.keep(thumbnails, of: url) }
    }
}

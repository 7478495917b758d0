import Foundation

/// Reads and writes items of the file system in turn with others in this process, and with those who present them.
///
/// Each access first asks the presenters of the item to save and to let go of it, then waits for whoever reads or writes it, and tells the
/// presenters afterwards what has become of it. The presenter that a coordinator was made with is told nothing of its own accesses.
///
/// See https://developer.apple.com/documentation/foundation/nsfilecoordinator.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// How an item is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Creates a set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters are not asked to save first.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// What a link leads to is read.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Only what is known of the item without its contents is read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    }

    /// How an item is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Creates a set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is deleted: presenters are asked to let go of it for good.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// It is moved; `item(at:didMoveTo:)` says where to.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// It is changed in part: presenters are asked to save first.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// Another item takes its place.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Only what is known of the item is written, not its contents.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    private let presenter: (any NSFilePresenter)?
    private let lock = NSLock()
    private var cancelled = false
    private var moves: [(from: URL, to: URL)] = []

    /// Creates a coordinator.
    ///
    /// - Parameter filePresenterOrNil: who is told nothing of this coordinator's accesses.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { presenter = filePresenterOrNil }

    /// Names what the accesses are for. Coordinators of the same name do not wait for each other; each has a name of its own until it is given
    /// another one.
    open var purposeIdentifier = UUID().uuidString

    // MARK: Presenters

    /// Tells a presenter of accesses from now on. It is not kept alive.
    public class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.shared.add(filePresenter) }

    /// Tells a presenter nothing more.
    public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.shared.remove(filePresenter) }

    /// The presenters that are told of accesses.
    public class var filePresenters: [any NSFilePresenter] { FilePresenters.shared.all }

    // MARK: Accesses

    // @objc(coordinateReadingItemAtURL:options:error:byAccessor:)
    /// Waits until an item can be read, and calls a closure with its place.
    ///
    /// - Parameters:
    ///   - url: the item.
    ///   - options: how it is read.
    ///   - outError: set where the closure is not called: a presenter could not save, or `cancel()` was called.
    ///   - reader: reads the item.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void
    ) {
        access([FileAccess(url, .reading(options))], outError) { reader($0[0]) }
    }

    // @objc(coordinateWritingItemAtURL:options:error:byAccessor:)
    /// Waits until an item can be written, and calls a closure with its place.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void
    ) {
        access([FileAccess(url, .writing(options))], outError) { writer($0[0]) }
    }

    // @objc(coordinateReadingItemAtURL:options:writingItemAtURL:options:error:byAccessor:)
    /// Waits until one item can be read and another one written, and calls a closure with their places.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
    ) {
        access([FileAccess(readingURL, .reading(readingOptions)), FileAccess(writingURL, .writing(writingOptions))], outError) {
            readerWriter($0[0], $0[1])
        }
    }

    // @objc(coordinateWritingItemAtURL:options:writingItemAtURL:options:error:byAccessor:)
    /// Waits until two items can be written, and calls a closure with their places.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
        error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) {
        access([FileAccess(url1, .writing(options1)), FileAccess(url2, .writing(options2))], outError) { writer($0[0], $0[1]) }
    }

    // @objc(coordinateAccessWithIntents:queue:byAccessor:)
    /// Waits elsewhere until all of some items can be read and written, and calls a closure on a queue.
    ///
    /// - Parameters:
    ///   - intents: what is to be read and written; they say where when the closure is called.
    ///   - queue: what the closure runs on.
    ///   - accessor: reads and writes; it is given an error if it must not.
    open func coordinate(with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping ((any Error)?) -> Void) {
        nonisolated(unsafe) let accessor = accessor
        DispatchQueue.global().async { [self] in
            func run(_ error: (any Error)?) { queue.addOperations([BlockOperation { accessor(error) }], waitUntilFinished: true) }
            do {
                try access(intents.map { FileAccess($0.url, $0.access) }) { urls in
                    for (intent, url) in zip(intents, urls) { intent.url = url }
                    run(nil)
                }
            } catch { run(error) }
        }
    }

    // @objc(prepareForReadingItemsAtURLs:options:writingItemsAtURLs:options:error:byAccessor:)
    /// Waits until many items can be read and written, and calls a closure, within which this coordinator reads and writes them one by one.
    ///
    /// - Parameter batchAccessor: is given a closure that it calls when it has done all.
    open func prepare(
        forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [], writingItemsAt writingURLs: [URL],
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor batchAccessor: (@escaping () -> Void) -> Void
    ) {
        let accesses =
            readingURLs.map { FileAccess($0, .reading(readingOptions)) } + writingURLs.map { FileAccess($0, .writing(writingOptions)) }
        access(accesses, outError) { _ in
            let done = DispatchSemaphore(value: 0)
            batchAccessor { done.signal() }
            done.wait()
        }
    }

    // MARK: Moves

    // @objc(itemAtURL:willMoveToURL:)
    /// Says within an access that the item is about to be moved. Nobody is asked: who wrote for moving has asked already.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    // @objc(itemAtURL:didMoveToURL:)
    /// Says within an access that the item was moved: its presenters are told when the access ends.
    open func item(at oldURL: URL, didMoveTo newURL: URL) { lock.withLock { moves.append((oldURL, newURL)) } }

    // MARK: Ending

    /// Ends all waiting of this coordinator, from any thread: its accessors are not called then, and the error says `userCancelled`.
    open func cancel() {
        lock.withLock { cancelled = true }
        FileAccessTable.shared.wake()
    }

    var isCancelled: Bool { lock.withLock { cancelled } }

    // MARK: Steps of an access

    private func access(_ accesses: [FileAccess], _ outError: NSErrorPointer, _ accessor: ([URL]) -> Void) {
        do { try access(accesses, accessor) } catch { outError?.pointee = error as NSError }
    }

    private func access(_ accesses: [FileAccess], _ accessor: ([URL]) -> Void) throws {
        guard !isCancelled else { throw CocoaError(.userCancelled) }
        let conversation = PresenterConversation(accesses, own: presenter)
        // Who has let go of an item gets it back even if another presenter keeps it from being accessed.
        defer { conversation.end(moves: conversation.wasAccessed ? lock.withLock { take(&moves) } : []) }
        try conversation.begin()
        guard let number = FileAccessTable.shared.begin(accesses, owner: self) else { throw CocoaError(.userCancelled) }
        defer { FileAccessTable.shared.end(number) }
        accessor(accesses.map(\.url))
        conversation.wasAccessed = true
    }

    private func take(_ moves: inout [(from: URL, to: URL)]) -> [(from: URL, to: URL)] {
        defer { moves = [] }
        return moves
    }
}

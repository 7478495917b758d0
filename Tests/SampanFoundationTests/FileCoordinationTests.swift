import Foundation
import SampanFoundation
import Synchronization
import Testing

/// Notes what it is told of its item, and answers at once.
private final class Reader: NSObject, NSFilePresenter, @unchecked Sendable {
    let url: URL
    let presentedItemOperationQueue = OperationQueue()
    private let told = Mutex<[String]>([])
    private let paths = Mutex<[String]>([])
    var refusal: (any Error)?

    init(_ url: URL) {
        self.url = url
        super.init()
        presentedItemOperationQueue.maxConcurrentOperationCount = 1
    }

    var presentedItemURL: URL? { url }
    /// What it was told, when all that was under way has come.
    var heard: [String] {
        presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        return told.withLock { $0 }
    }
    /// Where it heard that its item was moved to.
    var moves: [String] {
        presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        return paths.withLock { $0 }
    }
    func note(_ words: String) { told.withLock { $0.append(words) } }

    func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) {
        note("reader")
        reader { self.note("read") }
    }
    func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) {
        note("writer")
        writer { self.note("written") }
    }
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
        note("save")
        completionHandler(refusal)
    }
    func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
        note("deletion")
        completionHandler(refusal)
    }
    func presentedItemDidChange() { note("change") }
    func presentedItemDidMove(to newURL: URL) {
        paths.withLock { $0.append(newURL.path) }
        note("move to \(newURL.lastPathComponent)")
    }
    func presentedSubitemDidAppear(at url: URL) { note("\(url.lastPathComponent) appears") }
    func presentedSubitemDidChange(at url: URL) { note("\(url.lastPathComponent) changes") }
}

/// Implements nothing that is optional.
private final class Silent: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    init(_ url: URL) { presentedItemURL = url }
}

/// Wants to hear of its item as a whole alone.
private final class Whole: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    private let count = Mutex(0)
    init(_ url: URL) { presentedItemURL = url }
    /// How often it was told that the item has changed, when all that was under way has come.
    var changes: Int {
        presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        return count.withLock { $0 }
    }
    func presentedItemDidChange() { count.withLock { $0 += 1 } }
}

@Suite final class FileCoordinationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var file: URL { folder.appendingPathComponent("note.txt") }
    private var presenters: [any NSFilePresenter] = []

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("one".utf8).write(to: file)
    }

    deinit {
        presenters.forEach(NSFileCoordinator.removeFilePresenter)
        try? FileManager.default.removeItem(at: folder)
    }

    private func present(_ url: URL) -> Reader {
        let reader = Reader(url)
        presenters.append(reader)
        NSFileCoordinator.addFilePresenter(reader)
        return reader
    }

    @Test func whoPresentsAnItemSavesItBeforeItIsReadAndHearsWhenItWas() throws {
        let reader = present(file)
        var text = ""
        var error: NSError?
        NSFileCoordinator().coordinate(readingItemAt: file, error: &error) { url in
            reader.note("reading")
            text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        }
        #expect(error == nil)
        #expect(text == "one")
        #expect(reader.heard == ["reader", "save", "reading", "read"])
    }

    @Test func whoPresentsAnItemIsNotAskedToSaveWithoutChanges() {
        let reader = present(file)
        NSFileCoordinator().coordinate(readingItemAt: file, options: .withoutChanges, error: nil) { _ in }
        #expect(reader.heard == ["reader", "read"])
    }

    @Test func whoPresentsAnItemHearsThatItWasWritten() {
        let reader = present(file)
        NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { url in try? Data("two".utf8).write(to: url) }
        #expect(reader.heard == ["writer", "change", "written"])
    }

    @Test func aCoordinatorTellsItsOwnPresenterNothing() {
        let (own, other) = (present(file), present(file))
        NSFileCoordinator(filePresenter: own).coordinate(writingItemAt: file, options: .forMerging, error: nil) { _ in }
        #expect(own.heard == [])
        #expect(other.heard == ["writer", "save", "change", "written"])
    }

    @Test func whoCannotSaveKeepsTheItemFromBeingReadAndTheErrorSaysWhy() {
        let reader = present(file)
        reader.refusal = CocoaError(.fileWriteOutOfSpace)
        var error: NSError?
        var wasCalled = false
        NSFileCoordinator().coordinate(readingItemAt: file, error: &error) { _ in wasCalled = true }
        #expect(!wasCalled)
        #expect(error?.code == CocoaError.fileWriteOutOfSpace.rawValue)
    }

    @Test func whoHasLetGoOfAnItemGetsItBackWhenAnotherKeepsItFromBeingRead() {
        let (willing, unwilling) = (present(file), present(file))
        unwilling.refusal = CocoaError(.fileWriteOutOfSpace)
        NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { _ in willing.note("reading") }
        #expect(willing.heard == ["reader", "save", "read"] && unwilling.heard == ["reader", "save", "read"])
    }

    @Test func whoPresentsAnItemIsAskedBeforeItIsDeletedAndToldNoChange() {
        let reader = present(file)
        NSFileCoordinator().coordinate(writingItemAt: file, options: .forDeleting, error: nil) {
            try? FileManager.default.removeItem(at: $0)
        }
        #expect(reader.heard == ["writer", "deletion", "written"])
    }

    @Test func whoPresentsAnItemHearsWhereItWasMoved() {
        let reader = present(file)
        let new = folder.appendingPathComponent("letter.txt")
        let coordinator = NSFileCoordinator()
        coordinator.coordinate(writingItemAt: file, options: .forMoving, writingItemAt: new, options: .forReplacing, error: nil) {
            old, new in
            try? FileManager.default.moveItem(at: old, to: new)
            coordinator.item(at: old, didMoveTo: new)
        }
        #expect(reader.heard == ["writer", "save", "move to letter.txt", "written"])
    }

    @Test func whoPresentsAnItemHearsWhereItWentWithItsFolder() throws {
        let (old, new) = (folder.appendingPathComponent("old"), folder.appendingPathComponent("new"))
        let inner = old.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let (reader, own) = (present(inner.appendingPathComponent("page.txt")), present(old))
        let coordinator = NSFileCoordinator()
        coordinator.coordinate(writingItemAt: old, options: .forMoving, error: nil) { place in
            try? FileManager.default.moveItem(at: place, to: new)
            coordinator.item(at: place, didMoveTo: new)
        }
        #expect(reader.moves == [new.appendingPathComponent("inner/page.txt").path] && own.moves == [new.path])
    }

    @Test func whoPresentsAFolderHearsOfWhatIsInIt() {
        let reader = present(folder)
        let new = folder.appendingPathComponent("new.txt")
        NSFileCoordinator().coordinate(writingItemAt: new, error: nil) { try? Data().write(to: $0) }
        NSFileCoordinator().coordinate(writingItemAt: new, error: nil) { try? Data("1".utf8).write(to: $0) }
        #expect(reader.heard == ["new.txt appears", "new.txt changes"])
    }

    @Test(arguments: [("Letter.rtfd", 1), ("Letters.v2", 0), ("Letters", 0)])
    func aPackageHasChangedAsAWholeWithWhatIsInIt(name: String, changes: Int) throws {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let whole = Whole(place)
        presenters.append(whole)
        NSFileCoordinator.addFilePresenter(whole)
        NSFileCoordinator().coordinate(writingItemAt: place.appendingPathComponent("TXT.rtf"), error: nil) { try? Data().write(to: $0) }
        #expect(whole.changes == changes)
    }

    @Test func whoImplementsNothingHoldsNobodyUp() {
        let silent = Silent(file)
        presenters.append(silent)
        NSFileCoordinator.addFilePresenter(silent)
        var wasCalled = false
        NSFileCoordinator().coordinate(writingItemAt: file, options: .forDeleting, error: nil) { _ in wasCalled = true }
        #expect(wasCalled)
    }

    @Test func aWriterWaitsForReadersOfTheFolderItIsIn() async {
        let order = Mutex<[String]>([])
        let (isReading, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (folder, file) = (folder, file)
        await withTaskGroup(of: Void.self) { group in
            await withCheckedContinuation { started in
                Thread.detachNewThread {
                    NSFileCoordinator().coordinate(readingItemAt: folder, error: nil) { _ in
                        isReading.signal()
                        mayEnd.wait()
                        order.withLock { $0.append("read") }
                    }
                }
                Thread.detachNewThread {
                    isReading.wait()
                    started.resume()
                }
            }
            group.addTask {
                await withCheckedContinuation { done in
                    Thread.detachNewThread {
                        NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in order.withLock { $0.append("written") } }
                        done.resume()
                    }
                }
            }
            mayEnd.signal()
        }
        #expect(order.withLock { $0 } == ["read", "written"])
    }

    @Test func aCoordinatorIsNeverInItsOwnWay() {
        let coordinator = NSFileCoordinator()
        var wasCalled = false
        coordinator.coordinate(writingItemAt: folder, error: nil) { _ in
            coordinator.coordinate(writingItemAt: file, error: nil) { _ in wasCalled = true }
        }
        #expect(wasCalled)
    }

    @Test func coordinatorsOfTheSamePurposeAreNotInEachOthersWay() {
        let (first, second) = (NSFileCoordinator(), NSFileCoordinator())
        #expect(first.purposeIdentifier != second.purposeIdentifier)
        second.purposeIdentifier = first.purposeIdentifier
        var wasCalled = false
        first.coordinate(writingItemAt: file, error: nil) { url in
            second.coordinate(readingItemAt: url, error: nil) { _ in wasCalled = true }
        }
        #expect(wasCalled)
    }

    @Test func aCancelledCoordinatorCallsNoAccessorAndNoPresenter() {
        let reader = present(file)
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var error: NSError?
        var wasCalled = false
        coordinator.coordinate(readingItemAt: file, error: &error) { _ in wasCalled = true }
        #expect(!wasCalled)
        #expect(error?.code == CocoaError.userCancelled.rawValue)
        #expect(reader.heard == [])
    }

    @Test func intentsAreGrantedTogetherOnTheQueue() async {
        let intents = [NSFileAccessIntent.readingIntent(with: file), .writingIntent(with: folder.appendingPathComponent("copy.txt"))]
        let error: (any Error)? = await withCheckedContinuation { done in
            NSFileCoordinator().coordinate(with: intents, queue: OperationQueue()) { error in
                try? FileManager.default.copyItem(at: intents[0].url, to: intents[1].url)
                done.resume(returning: error)
            }
        }
        #expect(error == nil)
        #expect((try? String(contentsOf: intents[1].url, encoding: .utf8)) == "one")
    }

    @Test func aPresenterThatIsGoneIsForgotten() {
        weak var gone: Reader?
        do {
            let reader = Reader(file)
            NSFileCoordinator.addFilePresenter(reader)
            gone = reader
        }
        #expect(gone == nil)
        #expect(!NSFileCoordinator.filePresenters.contains { $0.presentedItemURL == file })
    }
}

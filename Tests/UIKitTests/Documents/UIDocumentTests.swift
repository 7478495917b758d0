import Foundation
import SampanFoundation
import Sessions
import Synchronization
import Testing

@testable import UIKit

private final class Note: UIDocument {
    var text = ""
    var errors: [any Error] = []
    var thumbnail: UIImage?

    override func contents(forType typeName: String) throws -> Any {
        if text == "no" { throw CocoaError(.fileWriteUnknown) }
        return text == "wrong" ? text as Any : Data(text.utf8)
    }
    override func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws -> [AnyHashable: Any] {
        var attributes = try super.fileAttributesToWrite(to: url, for: saveOperation)
        if let thumbnail {
            attributes[URLResourceKey.thumbnailDictionaryKey] = [URLThumbnailDictionaryItem.NSThumbnail1024x1024SizeKey: thumbnail]
        }
        return attributes
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data, let read = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
        text = read
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        errors.append(error)
        finishedHandlingError(error, recovered: false)
    }
}

/// A folder of pages.
private final class Album: UIDocument {
    var pages = FileWrapper(directoryWithFileWrappers: [:])

    override func contents(forType typeName: String) throws -> Any { pages }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let wrapper = contents as? FileWrapper else { throw CocoaError(.fileReadCorruptFile) }
        pages = wrapper
    }
}

/// Notes where things in its folder are moved to.
private final class FolderWatch: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    private let told = Mutex<[String]>([])

    init(_ folder: URL) { presentedItemURL = folder }

    /// What it was told, when all that was under way has come.
    var moves: [String] {
        presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        return told.withLock { $0 }
    }
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {
        told.withLock { $0.append("\(oldURL.lastPathComponent) to \(newURL.lastPathComponent)") }
    }
}

@MainActor @Suite(.session)
final class UIDocumentTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("Shopping.txt") }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func written(_ name: String = "Shopping.txt") -> String? {
        try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test func aDocumentIsMadeSavedClosedAndOpenedAgain() async {
        let note = Note(fileURL: file)
        #expect(note.documentState == .closed && note.localizedName == "Shopping" && note.fileType == "public.plain-text")
        note.text = "Milk"
        #expect(await note.save(to: file, for: .forCreating))
        #expect(note.documentState == .normal && written() == "Milk" && note.fileModificationDate != nil)
        note.text = "Milk, bread"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges && written() == "Milk")
        #expect(await note.close())
        #expect(written() == "Milk, bread" && note.documentState == .closed && !note.hasUnsavedChanges)
        let again = Note(fileURL: file)
        #expect(await again.open())
        #expect(again.text == "Milk, bread" && again.documentState == .normal)
        #expect(await !again.open(), "it is open already")
    }

    @Test func aDocumentTellsOfItsProgressAndIsRevertedAndSavedWhileOneWaits() async throws {
        let note = Note(fileURL: file)
        #expect(note.progress.fractionCompleted == 0)
        note.text = "Milk"
        #expect(await note.save(to: file, for: .forCreating))
        #expect(note.progress.fractionCompleted == 1)
        note.text = "Bread"
        note.updateChangeCount(.done)
        #expect(await note.revert(toContentsOf: file))
        #expect(note.text == "Milk" && !note.hasUnsavedChanges)
        note.text = "Eggs"
        note.updateChangeCount(.done)
        #expect(await note.autosave())
        #expect(written() == "Eggs")
        let reporting: any ProgressReporting = note
        #expect(reporting.progress === note.progress)
        #expect(await note.close())
    }

    @Test func aDocumentsThumbnailIsKeptUntilItIsChangedWithoutOne() async throws {
        let note = Note(fileURL: file)
        let bounds = CGRect(x: 0, y: 0, width: 8, height: 6)
        note.thumbnail = UIGraphicsImageRenderer(bounds: bounds).image { $0.fill(bounds) }
        #expect(await note.save(to: file, for: .forCreating))
        #expect(written() == "" && note.errors.isEmpty)
        let place = try #require(DocumentThumbnails.place(of: file))
        defer { try? FileManager.default.removeItem(at: place) }
        let kept = try #require(DocumentThumbnails.picture(of: file)?.cgImage)
        let scale = Int(try #require(note.thumbnail).scale)
        #expect(kept.width == 8 * scale && kept.height == 6 * scale)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: file.path)
        #expect(DocumentThumbnails.picture(of: file) == nil)
        #expect(DocumentThumbnails.picture(of: folder.appendingPathComponent("other.txt")) == nil)
    }

    @Test func aDocumentCanBeAFolder() async throws {
        let url = folder.appendingPathComponent("Trip.album")
        let album = Album(fileURL: url)
        album.pages = FileWrapper(directoryWithFileWrappers: ["1.txt": FileWrapper(regularFileWithContents: Data("one".utf8))])
        #expect(await album.save(to: url, for: .forCreating))
        #expect(try String(contentsOf: url.appendingPathComponent("1.txt"), encoding: .utf8) == "one")
        album.pages.addRegularFile(withContents: Data("two".utf8), preferredFilename: "2.txt")
        #expect(await album.save(to: url, for: .forOverwriting))
        let again = Album(fileURL: url)
        #expect(await again.open())
        #expect(again.pages.fileWrappers?["2.txt"]?.regularFileContents == Data("two".utf8))
        _ = await album.close()
        _ = await again.close()
    }

    @Test func aFoldersTypeIsThatOfThePackage() async {
        let url = folder.appendingPathComponent("Trip.rtfd")
        let album = Album(fileURL: url)
        #expect(album.fileType == "com.apple.rtfd")
        #expect(await album.save(to: url, for: .forCreating))
        #expect(album.fileType == "com.apple.rtfd")
        _ = await album.close()
    }

    @Test func whoReadsTheFileThroughACoordinatorHasItSavedFirst() async {
        let note = Note(fileURL: file)
        #expect(await note.save(to: file, for: .forCreating))
        note.text = "Milk"
        note.updateChangeCount(.done)
        let file = file
        let read: String? = await withCheckedContinuation { done in
            Thread.detachNewThread {
                var text: String?
                NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { text = try? String(contentsOf: $0, encoding: .utf8) }
                done.resume(returning: text)
            }
        }
        #expect(read == "Milk" && !note.hasUnsavedChanges)
        _ = await note.close()
    }

    @Test func whatSomebodyElseHasWrittenIsTakenOver() async throws {
        let note = Note(fileURL: file)
        #expect(await note.save(to: file, for: .forCreating))
        let file = file
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { url in
                    try? Data("Bread".utf8).write(to: url)
                    try? FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 60)], ofItemAtPath: url.path)
                }
                done.resume()
            }
        }
        for _ in 0..<200 where note.text != "Bread" { try await Task.sleep(for: .milliseconds(10)) }
        #expect(note.text == "Bread" && !note.hasUnsavedChanges)
        _ = await note.close()
    }

    @Test func whoPresentsTheFolderHearsThatADocumentIsRenamed() async {
        let watch = FolderWatch(folder)
        NSFileCoordinator.addFilePresenter(watch)
        defer { NSFileCoordinator.removeFilePresenter(watch) }
        let note = Note(fileURL: file)
        #expect(await note.save(to: file, for: .forCreating))
        let renamed = await withCheckedContinuation { done in note.rename(to: "List") { done.resume(returning: $0) } }
        #expect(renamed && note.localizedName == "List" && watch.moves == ["Shopping.txt to List.txt"])
        _ = await note.close()
    }

    @Test func aDocumentIsFoundWhereItsFileWasMovedToAtOnce() async throws {
        let note = Note(fileURL: file)
        #expect(await note.save(to: file, for: .forCreating))
        let new = folder.appendingPathComponent("List.txt")
        note.presentedItemDidMove(to: new)
        #expect(note.presentedItemURL == new)
        for _ in 0..<200 where note.fileURL != new { try await Task.sleep(for: .milliseconds(10)) }
        #expect(note.fileURL == new && note.localizedName == "List")
        _ = await note.close()
    }

    @Test func aDocumentThatWasClosedReadsNothingAnew() async throws {
        let note = Note(fileURL: file)
        #expect(await note.save(to: file, for: .forCreating))
        #expect(await note.close())
        note.text = "Milk"
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 60)], ofItemAtPath: file.path)
        note.presentedItemDidChange()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(note.documentState == .closed && note.text == "Milk")
    }

    @Test func whatCannotBeReadIsTold() async throws {
        let note = Note(fileURL: file)
        #expect(await !note.open())
        #expect(note.errors.count == 1 && note.documentState == .closed)
        try Data([0xFF, 0xFE, 0xFD]).write(to: file)
        #expect(await !note.open())
        #expect((note.errors.last as? CocoaError)?.code == .fileReadCorruptFile)
    }

    @Test func whatCannotBeWrittenIsAStateUntilItCan() async {
        let note = Note(fileURL: file)
        #expect(await note.save(to: file, for: .forCreating))
        for text in ["no", "wrong"] {
            note.text = text
            note.updateChangeCount(.done)
            #expect(await !note.save(to: file, for: .forOverwriting))
            #expect(note.documentState == .savingError && note.hasUnsavedChanges && written() == "")
        }
        note.text = "yes"
        #expect(await note.save(to: file, for: .forOverwriting))
        #expect(note.documentState == .normal && written() == "yes")
        // On a busy machine it is saved by itself meanwhile, which fails once more.
        #expect(note.errors.count >= 2)
    }

    @Test func changesAreSavedAfterAWhile() async {
        let stage = Stage(UIViewController())
        let note = Note(fileURL: file)
        #expect(await note.save(to: file, for: .forCreating))
        note.text = "later"
        note.updateChangeCount(.done)
        stage.advance(14)
        #expect(note.hasUnsavedChanges)
        stage.advance(2)
        for _ in 0..<200 where note.hasUnsavedChanges { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(written() == "later" && !note.hasUnsavedChanges)
    }

    @Test func whatTwoSavesTookAtOnceIsSaved() {
        let note = Note(fileURL: file)
        note.updateChangeCount(.done)
        let tokens = [note.changeCountToken(for: .forOverwriting), note.changeCountToken(for: .forOverwriting)]
        for token in tokens { note.updateChangeCount(withToken: token, for: .forOverwriting) }
        #expect(!note.hasUnsavedChanges)
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
    }

    @Test func changesSinceASaveBeganAreNotSavedByIt() {
        let note = Note(fileURL: file)
        note.updateChangeCount(.done)
        let token = note.changeCountToken(for: .forOverwriting)
        note.updateChangeCount(.done)
        note.updateChangeCount(withToken: token, for: .forOverwriting)
        #expect(note.hasUnsavedChanges)
        note.updateChangeCount(.undone)
        #expect(!note.hasUnsavedChanges)
    }

    @Test func whatTheUndoManagerHearsIsAChange() {
        let note = Note(fileURL: file)
        let manager: UndoManager = note.undoManager
        manager.groupsByEvent = false
        func set(_ text: String) {
            let old = note.text
            manager.registerUndo(withTarget: note) { _ in set(old) }
            note.text = text
        }
        manager.beginUndoGrouping()
        set("a")
        manager.endUndoGrouping()
        #expect(note.hasUnsavedChanges)
        manager.undo()
        #expect(!note.hasUnsavedChanges && note.text == "")
        manager.redo()
        #expect(note.hasUnsavedChanges && note.text == "a")
    }

    @Test func revertingTakesBackWhatWasNotSaved() async {
        let note = Note(fileURL: file)
        note.text = "kept"
        #expect(await note.save(to: file, for: .forCreating))
        note.text = "lost"
        note.updateChangeCount(.done)
        var states: [UIDocument.State] = []
        let observer = NotificationCenter.default.addObserver(forName: UIDocument.stateChangedNotification, object: note, queue: nil) { _ in
            MainActor.assumeIsolated { states.append(note.documentState) }
        }
        #expect(await withCheckedContinuation { done in note.revert(toContentsOf: file) { done.resume(returning: $0) } })
        NotificationCenter.default.removeObserver(observer)
        #expect(note.text == "kept" && !note.hasUnsavedChanges && states == [.editingDisabled, .normal])
    }

    @Test func aDocumentIsReleased() async {
        weak var released: Note?
        do {
            let note = Note(fileURL: file)
            released = note
            _ = note.undoManager
            #expect(await note.save(to: file, for: .forCreating))
            #expect(await note.close())
        }
        for _ in 0..<100 where released != nil { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(released == nil)
    }
}

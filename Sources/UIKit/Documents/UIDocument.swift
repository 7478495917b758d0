import Foundation
import QuartzCore
import SampanFoundation
import UniformTypeIdentifiers

/// What an app keeps in a file: reads, changes and saves it. See https://developer.apple.com/documentation/uikit/uidocument.
///
/// Subclasses say by `contents(forType:)` what is written, and take by `load(fromContents:ofType:)` what was read: `Data`, or a `FileWrapper`
/// for a folder. Files are read and written on a queue of the document's own, everything else is called on the main one. Changes are saved by
/// themselves after a while, and when the app goes to the background.
///
/// While it is open it presents its file: who reads that through a coordinator has what was changed saved first, and what somebody else has
/// written or moved is taken over.
@preconcurrency @MainActor
open class UIDocument: NSObject, NSFilePresenter, @preconcurrency ProgressReporting {
    /// The name of the notification that a document's state changed.
    nonisolated public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

    /// How long a change waits until it is saved, in seconds.
    private static let autosaveDelay: Double = 15

    // @objc(initWithFileURL:)
    /// Creates a document of a file, which is not read yet, and need not be there.
    public init(fileURL url: URL) {
        fileURL = url
        presentedURL = DocumentPlace(url)
        super.init()
        fileType = UTType(nameOf: url)?.identifier
    }

    /// The document's file.
    open internal(set) var fileURL: URL { didSet { presentedURL.url = fileURL } }
    /// The document's name for people: its file's, without the ending.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The type of the file, by its ending.
    open internal(set) var fileType: String?
    /// When the file was changed last, as far as the document knows.
    open var fileModificationDate: Date?
    /// How far reading or writing the file has come: done, or not yet.
    open var progress: Progress { fileProgress }

    /// How the document is.
    open internal(set) var documentState: UIDocument.State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
        }
    }

    private let fileProgress = {
        let progress = Progress(parent: nil, userInfo: nil)
        progress.totalUnitCount = 1
        return progress
    }()
    private let files = DispatchQueue(label: "UIDocument")
    /// The file's place, for threads other than the main one.
    nonisolated private let presentedURL: DocumentPlace
    private var changes = 0
    /// How many changes there were when what is in the file was taken.
    private var savedChanges = 0
    private var disabledCount = 0
    private var autosaveTimer: HostTimer?
    private var undoStorage: UndoManager?
    nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    // MARK: Opening and closing

    // @objc(openWithCompletionHandler:)
    /// Reads the file; `completionHandler` is told whether that could be done.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        guard documentState.contains(.closed) else { return DispatchQueue.main.async { completionHandler?(false) } }
        readSoon(from: fileURL) { [self] succeeded in
            if succeeded {
                documentState.remove(.closed)
                watch()
            }
            completionHandler?(succeeded)
        }
    }

    /// Reads the file; returns whether that could be done.
    open func open() async -> Bool {
        await withCheckedContinuation { done in open { done.resume(returning: $0) } }
    }

    // @objc(closeWithCompletionHandler:)
    /// Saves what was changed, and closes; `completionHandler` is told whether all is saved.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard !documentState.contains(.closed) else { return DispatchQueue.main.async { completionHandler?(false) } }
        autosave { [self] succeeded in
            if succeeded {
                documentState.insert(.closed)
                unwatch()
            }
            completionHandler?(succeeded)
        }
    }

    /// Saves what was changed, and closes; returns whether all is saved.
    open func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    // @objc(revertToContentsOfURL:completionHandler:)
    /// Reads the document anew, from a file.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        readSoon(from: url) { [self] succeeded in
            enableEditing()
            if succeeded {
                undoStorage?.removeAllActions()
                updateChangeCount(.cleared)
            }
            completionHandler?(succeeded)
        }
    }

    /// Reads the document anew, from a file; returns whether that could be done.
    open func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
    }

    private func readSoon(from url: URL, _ completion: @escaping (Bool) -> Void) {
        fileProgress.completedUnitCount = 0
        performAsynchronousFileAccess { [self] in
            nonisolated(unsafe) let completion = completion
            do {
                nonisolated(unsafe) let contents: Any = try DocumentFile.read(url, for: self)
                let date = DocumentFile.date(of: url)
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        do {
                            try self.load(fromContents: contents, ofType: UTType(nameOf: url)?.identifier)
                            self.fileModificationDate = date
                            self.fileProgress.completedUnitCount = 1
                            completion(true)
                        } catch {
                            self.handleError(error, userInteractionPermitted: true)
                            completion(false)
                        }
                    }
                }
            } catch {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        self.handleError(error, userInteractionPermitted: true)
                        completion(false)
                    }
                }
            }
        }
    }

    // MARK: For subclasses: contents

    // @objc(loadFromContents:ofType:error:)
    /// Takes over what was read: `Data`, or a `FileWrapper` for a folder. The base class takes nothing.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    // @objc(contentsForType:error:)
    /// What is to be written: `Data` or a `FileWrapper`. A subclass has to say it.
    open func contents(forType typeName: String) throws -> Any {
        preconditionFailure("\(type(of: self)) has to override contents(forType:)")
    }

    // @objc(fileAttributesToWriteToURL:forSaveOperation:error:)
    /// What else is to be set of the file: attributes of `FileManager`, and resource values of URLs, a thumbnail among them.
    open func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// The type that the document is saved as.
    open var savingFileType: String? { fileType }

    // @objc(fileNameExtensionForType:saveOperation:)
    /// The ending of files of a type.
    open func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String {
        if typeName == fileType { return fileURL.pathExtension }
        return typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? ""
    }

    // MARK: Saving

    // @objc(saveToURL:forSaveOperation:completionHandler:)
    /// Writes the document into a file, which then is the document's; `completionHandler` is told whether that could be done.
    open func save(to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        let token = changeCountToken(for: saveOperation)
        nonisolated(unsafe) let contents: Any
        nonisolated(unsafe) let attributes: [AnyHashable: Any]
        do {
            contents = try self.contents(forType: savingFileType ?? "")
            attributes = try fileAttributesToWrite(to: url, for: saveOperation)
        } catch {
            saveEnded(error)
            return DispatchQueue.main.async { completionHandler?(false) }
        }
        nonisolated(unsafe) let completion = completionHandler
        fileProgress.completedUnitCount = 0
        performAsynchronousFileAccess { [self] in
            nonisolated(unsafe) var failure: (any Error)?
            do { try DocumentFile.write(contents, attributes, to: url, for: self) } catch { failure = error }
            let date = DocumentFile.date(of: url)
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if failure == nil {
                        self.fileProgress.completedUnitCount = 1
                        self.fileURL = url
                        self.fileType = UTType(nameOf: url)?.identifier
                        self.fileModificationDate = date
                        self.updateChangeCount(withToken: token, for: saveOperation)
                        if saveOperation == .forCreating, self.documentState.contains(.closed) {
                            self.documentState.remove(.closed)
                            self.watch()
                        }
                    }
                    self.saveEnded(failure)
                    completion?(failure == nil)
                }
            }
        }
    }

    /// Writes the document into a file; returns whether that could be done.
    open func save(to url: URL, for saveOperation: UIDocument.SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    private func saveEnded(_ error: (any Error)?) {
        guard let error else {
            documentState.remove(.savingError)
            return
        }
        documentState.insert(.savingError)
        handleError(error, userInteractionPermitted: true)
    }

    // @objc(autosaveWithCompletionHandler:)
    /// Saves if something was changed. Called after a while, before the document is closed, and when the app goes to the background.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        autosaveTimer?.invalidate()
        autosaveTimer = nil
        guard hasUnsavedChanges else { return DispatchQueue.main.async { completionHandler?(true) } }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Saves if something was changed; returns whether all is saved.
    open func autosave() async -> Bool {
        await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
    }

    /// Does something with files on the queue that all of the document's files are read and written on, one after the other.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        files.async { block() }
    }

    // MARK: Changes

    /// Whether something was changed that is not saved.
    open var hasUnsavedChanges: Bool { changes != savedChanges }

    /// Notes a change; it is saved after a while.
    open func updateChangeCount(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: savedChanges = changes
        }
        if !hasUnsavedChanges {
            autosaveTimer?.invalidate()
            autosaveTimer = nil
        } else if autosaveTimer == nil, !documentState.contains(.closed) {
            autosaveTimer = HostTimer.schedule(after: Self.autosaveDelay) { [weak self] in
                self?.autosaveTimer = nil
                self?.autosave()
            }
        }
    }

    // @objc(changeCountTokenForSaveOperation:)
    /// What stands for the changes so far, while they are being saved.
    open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { DocumentChangeToken(changes) }

    // @objc(updateChangeCountWithToken:forSaveOperation:)
    /// Notes that the changes of a token are saved; those since then are not.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation) {
        guard let token = changeCountToken as? DocumentChangeToken else { return }
        savedChanges = token.count
        if !hasUnsavedChanges { updateChangeCount(.cleared) }
    }

    /// Takes changes back: what is registered with it is noted as a change.
    open var undoManager: UndoManager! {
        get {
            if let undoStorage { return undoStorage }
            let manager = UndoManager()
            take(manager)
            return manager
        }
        set { take(newValue) }
    }

    private func take(_ manager: UndoManager?) {
        undoStorage = manager
        unwatchUndo()
        guard let manager else { return }
        let kinds: [(NSNotification.Name, UIDocument.ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone), (.NSUndoManagerDidRedoChange, .redone),
        ]
        undoObservers = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
                MainThreadChecker.perform {
                    MainActor.assumeIsolated {
                        guard let self, kind != .done || self.undoStorage.map({ !$0.isUndoing && !$0.isRedoing }) == true else { return }
                        self.updateChangeCount(kind)
                    }
                }
            }
        }
        observers += undoObservers
    }

    private var undoObservers: [any NSObjectProtocol] = []

    private func unwatchUndo() {
        for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
        observers.removeAll { observer in undoObservers.contains { $0 === observer } }
        undoObservers = []
    }

    private var background: (any NSObjectProtocol)?

    private func watch() {
        guard background == nil else { return }
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.autosave() }
        }
        background = observer
        observers.append(observer)
        NSFileCoordinator.addFilePresenter(self)
    }

    private func unwatch() {
        guard let background else { return }
        NSFileCoordinator.removeFilePresenter(self)
        NotificationCenter.default.removeObserver(background)
        observers.removeAll { $0 === background }
        self.background = nil
    }

    // MARK: Presenting

    /// The document's file.
    nonisolated open var presentedItemURL: URL? { presentedURL.url }
    /// The document's own queue.
    nonisolated open var presentedItemOperationQueue: OperationQueue { presentedURL.queue }

    /// Saves what was changed, for somebody who is about to read the file.
    nonisolated open func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
        nonisolated(unsafe) let completion = completionHandler
        onMain { document in
            document.autosave { saved in
                completion(saved ? nil : CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: document.fileURL]))
            }
        }
    }

    /// Closes without saving, for the file is about to be deleted.
    nonisolated open func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
        onMain { document in
            document.updateChangeCount(.cleared)
            document.documentState.insert(.closed)
            document.unwatch()
        }
        completionHandler(nil)
    }

    /// Goes with the file to its new place.
    nonisolated open func presentedItemDidMove(to newURL: URL) {
        // Who moves it again at once finds it by its new place.
        presentedURL.url = newURL
        onMain { $0.fileURL = newURL }
    }

    /// Reads the file anew when somebody else has written it, unless something was changed here that is not saved, or the document was closed
    /// meanwhile.
    nonisolated open func presentedItemDidChange() {
        onMain { document in
            guard !document.documentState.contains(.closed), !document.hasUnsavedChanges,
                DocumentFile.date(of: document.fileURL) != document.fileModificationDate
            else { return }
            document.revert(toContentsOf: document.fileURL)
        }
    }

    nonisolated private func onMain(_ body: @escaping @MainActor (UIDocument) -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body(self) } }
    }

    // MARK: Editing

    /// Called when the document must not be changed for a while; each call is undone by one of `enableEditing()`.
    open func disableEditing() {
        disabledCount += 1
        documentState.insert(.editingDisabled)
    }

    /// Called when the document may be changed again.
    open func enableEditing() {
        disabledCount = max(0, disabledCount - 1)
        if disabledCount == 0 { documentState.remove(.editingDisabled) }
    }

    // MARK: Errors

    // @objc(handleError:userInteractionPermitted:)
    /// Called when something could not be read or written. It is told in the log; a subclass may tell the person.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        FileHandle.standardError.write(Data("UIDocument \(fileURL.lastPathComponent): \(error.localizedDescription)\n".utf8))
        finishedHandlingError(error, recovered: false)
    }

    /// Called by a subclass when it has dealt with an error.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
}

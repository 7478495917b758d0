import Foundation
import SampanHost
import UIKit

/// What the person allowed. See https://developer.apple.com/documentation/photokit/phauthorizationstatus.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}

/// What the app wants of the library. See https://developer.apple.com/documentation/photokit/phaccesslevel.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite = 2
}

/// Hears of changes of the library. See https://developer.apple.com/documentation/photokit/phphotolibrarychangeobserver.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// The library has changed. Called on a queue of the library's own.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The person's photo library: the folder that `sampan run --photos` names, with what the app and `addmedia` add. See
/// https://developer.apple.com/documentation/photokit/phphotolibrary.
///
/// May be used on any thread.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary(store: .shared, permissions: .shared)

    let store: PhotoStore
    private let permissions: Permissions
    private let queue = DispatchQueue(label: "Photos.library")
    private let lock = NSLock()
    private var observers: [WeakObserver] = []

    private struct WeakObserver {
        weak var object: (any PHPhotoLibraryChangeObserver)?
    }

    init(store: PhotoStore, permissions: Permissions) {
        (self.store, self.permissions) = (store, permissions)
        super.init()
    }

    /// The person's library.
    open class func shared() -> PHPhotoLibrary { current }

    /// The library that assets are read from: a test has one of its own.
    @TaskLocal static var replacement: PHPhotoLibrary?
    static var current: PHPhotoLibrary { replacement ?? only }

    // MARK: Permission

    /// What the app may do.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    // @objc(authorizationStatusForAccessLevel:)
    /// What the app may do.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { current.status }

    private var status: PHAuthorizationStatus {
        switch permissions.answer(for: .photos) {
        case nil: .notDetermined
        case .denied: .denied
        case .granted, .grantedOnce: .authorized
        }
    }

    /// Asks the person, the first time, whether the app may use their photos.
    ///
    /// - Parameter handler: is called on a queue of the library's own.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    // @objc(requestAuthorizationForAccessLevel:handler:)
    /// Asks the person, the first time, whether the app may use their photos, or add some.
    ///
    /// - Parameter handler: is called on a queue of the library's own.
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {
        nonisolated(unsafe) let handler = handler
        let library = current
        let (title, key) =
            accessLevel == .addOnly
            ? ("Would Like to Add to your Photos", "NSPhotoLibraryAddUsageDescription")
            : ("Would Like to Access Your Photos", "NSPhotoLibraryUsageDescription")
        SystemPermission.request(
            .photos, title: "“\(SystemPermission.appName)” \(title)", usageKey: key, permissions: library.permissions
        ) { _ in library.queue.async { handler(library.status) } }
    }

    /// Asks the person, the first time, whether the app may use their photos, or add some.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { done in requestAuthorization(for: accessLevel) { done.resume(returning: $0) } }
    }

    /// What the app may see: nothing, if it is not allowed to.
    var contents: PhotoContents { status == .authorized ? store.contents : PhotoContents() }

    // MARK: Changing

    /// Changes the library. Pictures are deleted or modified if the person agrees.
    ///
    /// - Parameters:
    ///   - changeBlock: creates requests: `PHAssetChangeRequest` and others. Called on a queue of the library's own.
    ///   - completionHandler: is called on that queue, with an error if nothing was changed.
    open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
        nonisolated(unsafe) let (block, completion) = (changeBlock, completionHandler)
        queue.async {
            self.gather(block) { error in completion?(error == nil, error) }
        }
    }

    /// Changes the library, and waits for that. Not to be called on the main thread if pictures are deleted or modified: the person is asked there.
    ///
    /// - Throws: `PHPhotosError`.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        nonisolated(unsafe) let block = changeBlock
        nonisolated(unsafe) var failure: (any Error)?
        let done = DispatchSemaphore(value: 0)
        queue.async {
            self.gather(block) { error in
                failure = error
                done.signal()
            }
        }
        done.wait()
        if let failure { throw failure }
    }

    /// Changes the library.
    ///
    /// - Throws: `PHPhotosError`.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }

    private func gather(_ block: () -> Void, then completion: @escaping ((any Error)?) -> Void) {
        nonisolated(unsafe) let completion = completion
        guard status == .authorized else { return completion(PHPhotosError(.accessUserDenied)) }
        let gathered = ChangeGathering()
        ChangeGathering.$current.withValue(gathered, operation: block)
        if let failure = gathered.failure { return completion(failure) }
        guard let question = gathered.question else { return completion(perform(gathered)) }
        let (what, title) = (question.count == 1 ? "this photo" : "\(question.count) photos", SystemPermission.appName)
        DispatchQueue.main.async {
            SystemAlert.ask(
                "Allow “\(title)” to \(question.verb) \(what)?", message: nil,
                choices: [
                    .init("Don’t Allow") { self.queue.async { completion(PHPhotosError(.userCancelled)) } },
                    .init(question.answer, isPreferred: true) { self.queue.async { completion(self.perform(gathered)) } },
                ])
        }
    }

    private func perform(_ changes: ChangeGathering) -> (any Error)? {
        let before = contents
        do {
            try store.perform(changes.change)
        } catch { return error }
        let change = PHChange(before, contents, in: self)
        let told = lock.withLock {
            observers.removeAll { $0.object == nil }
            return observers.compactMap(\.object)
        }
        for observer in told { observer.photoLibraryDidChange(change) }
        return nil
    }

    // MARK: Observing

    // @objc(registerChangeObserver:)
    /// Has an object told of changes. The library does not keep it alive.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        lock.withLock { observers.append(WeakObserver(object: observer)) }
    }

    /// Has an object told of changes no more.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        lock.withLock { observers.removeAll { $0.object === observer || $0.object == nil } }
    }
}

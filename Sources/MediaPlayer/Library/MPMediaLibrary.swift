import Foundation
import SampanHost
import UIKit

extension Notification.Name {
    /// Posted by the library when it has changed: what was asked of it has to be asked anew.
    public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}

/// What the person allowed. See https://developer.apple.com/documentation/mediaplayer/mpmedialibraryauthorizationstatus.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case restricted = 2
    case authorized = 3
}

/// The person's music: a folder in the app's container, which `addmedia` brings files of sound and playlists to. See
/// https://developer.apple.com/documentation/mediaplayer/mpmedialibrary.
///
/// The device has no subscription to Apple Music. May be used on any thread.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let only = MPMediaLibrary()

    private let lock = NSLock()
    private var listeners = 0
    /// Whether a query has the person asked.
    private var isAsking = false
    private var observer: (any NSObjectProtocol)?

    override init() { super.init() }

    // @objc(defaultMediaLibrary)
    /// The person's library.
    open class func `default`() -> MPMediaLibrary { only }

    // MARK: Permission

    /// What the person said: a test has answers of its own.
    @TaskLocal static var permissions = Permissions.shared

    /// What the app may do.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
        switch permissions.answer(for: .mediaLibrary) {
        case nil: .notDetermined
        case .denied: .denied
        case .granted, .grantedOnce: .authorized
        }
    }

    /// Asks the person, the first time, whether the app may use their music; the app has to say why with `NSAppleMusicUsageDescription`.
    ///
    /// - Parameter handler: is called on a queue of the library's own.
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        nonisolated(unsafe) let handler = handler
        SystemPermission.request(
            .mediaLibrary,
            title: "“\(SystemPermission.appName)” Would Like to Access Apple Music, Your Music and Video Activity, and Your Media Library",
            usageKey: "NSAppleMusicUsageDescription", permissions: permissions
        ) { isGranted in DispatchQueue.global().async { handler(isGranted ? .authorized : .denied) } }
    }

    /// Asks the person, the first time, whether the app may use their music.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        await withCheckedContinuation { done in requestAuthorization { done.resume(returning: $0) } }
    }

    /// Whether what is in the library may be told. The person is asked where that is not known.
    static var isUsable: Bool {
        let asks =
            authorizationStatus() == .notDetermined
            && only.lock.withLock {
                defer { only.isAsking = true }
                return !only.isAsking
            }
        if asks { requestAuthorization { _ in only.lock.withLock { only.isAsking = false } } }
        return authorizationStatus() == .authorized
    }

    // MARK: What there is

    /// When it last changed.
    open var lastModifiedDate: Date { MusicStore.current.modified }

    /// Has changes told by `MPMediaLibraryDidChange`, until `endGeneratingLibraryChangeNotifications()` is called as often.
    open func beginGeneratingLibraryChangeNotifications() {
        lock.withLock {
            listeners += 1
            guard observer == nil else { return }
            observer = NotificationCenter.default.addObserver(forName: AddedMusic.didChange, object: nil, queue: nil) { [weak self] _ in
                DispatchQueue.main.async { [weak self] in self?.tell() }
            }
        }
    }

    /// Has changes told no more, if this is called as often as its opposite.
    open func endGeneratingLibraryChangeNotifications() {
        lock.withLock {
            listeners = max(0, listeners - 1)
            guard listeners == 0, let observer else { return }
            NotificationCenter.default.removeObserver(observer)
            self.observer = nil
        }
    }

    private func tell() {
        guard lock.withLock({ listeners > 0 }) else { return }
        NotificationCenter.default.post(name: .MPMediaLibraryDidChange, object: self)
    }

    // MARK: Playlists

    // @objc(getPlaylistWithUUID:creationMetadata:completionHandler:)
    /// The playlist that the app calls so; it is created if it is not there and is described.
    ///
    /// - Parameters:
    ///   - uuid: what the app calls it.
    ///   - creationMetadata: what it is to be called; `nil` if none is to be created.
    ///   - completionHandler: is called on a queue of the library's own, with an error, `MPError`'s `permissionDenied` or `notFound`, if there is
    ///     none.
    open func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
        completionHandler: @escaping (MPMediaPlaylist?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let completion = completionHandler
        let found = Result { try playlist(uuid, creationMetadata) }
        DispatchQueue.global().async {
            switch found {
            case .success(let list): completion(list, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }

    /// The playlist that the app calls so; it is created if it is not there and is described.
    ///
    /// - Throws: `MPError`'s `permissionDenied`, or `notFound`.
    open func getPlaylist(with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?) async throws -> MPMediaPlaylist {
        try playlist(uuid, creationMetadata)
    }

    private func playlist(_ uuid: UUID, _ metadata: MPMediaPlaylistCreationMetadata?) throws -> MPMediaPlaylist {
        guard Self.authorizationStatus() == .authorized else { throw MPError(.permissionDenied) }
        let facts = metadata.map {
            SongListFacts(
                identifier: uuid, name: $0.name, author: $0.authorDisplayName ?? SystemPermission.appName, about: $0.descriptionText)
        }
        let store = MusicStore.current
        guard let name = try store.list(of: uuid, creating: facts),
            let list = store.lists.first(where: { $0.file.lastPathComponent == name })
        else { throw MPError(.notFound) }
        return MPMediaPlaylist(list)
    }
}

import Foundation

extension Notification.Name {
    /// Posted by a music player when it does something else, while it generates notifications.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// Posted by a music player when it plays another item, while it generates notifications.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// Posted by a music player when its queue is another, while it generates notifications.
    public static let MPMusicPlayerControllerQueueDidChange = Notification.Name("MPMusicPlayerControllerQueueDidChangeNotification")
}

extension MPMusicPlayerController {
    /// Has notifications posted, on the main thread, until `endGeneratingPlaybackNotifications()` is called as often.
    public func beginGeneratingPlaybackNotifications() { listeners += 1 }

    /// Has notifications posted no more, if this is called as often as its opposite.
    public func endGeneratingPlaybackNotifications() { listeners = max(0, listeners - 1) }

    func post(_ name: Notification.Name) {
        guard listeners > 0 else { return }
        DispatchQueue.main.async { [weak self] in NotificationCenter.default.post(name: name, object: self) }
    }
}

import Foundation

/// The player of the Music app. See https://developer.apple.com/documentation/mediaplayer/mpsystemmusicplayercontroller.
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
    // @objc(openToPlayQueueDescriptor:)
    /// Plays what is described. The device has no Music app that would come to the front.
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

final class SystemMusicPlayer: MPMusicPlayerController, MPSystemMusicPlayerController, @unchecked Sendable {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {
        setQueue(with: queueDescriptor)
        play()
    }
}

/// A player whose queue can be changed. See https://developer.apple.com/documentation/mediaplayer/mpmusicplayerapplicationcontroller.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
    // @objc(performQueueTransaction:completionHandler:)
    /// Changes the queue.
    ///
    /// - Parameters:
    ///   - queueTransaction: changes what it is given, before this returns.
    ///   - completionHandler: is called on the main thread with the queue as it is then.
    open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) {
        let changed = changed(by: queueTransaction)
        nonisolated(unsafe) let completion = completionHandler
        DispatchQueue.main.async { completion(changed, nil) }
    }

    // @objc(performQueueTransaction:completionHandler:)
    /// Changes the queue, and returns it.
    @discardableResult
    open func perform(queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void) async throws
        -> MPMusicPlayerControllerQueue
    { changed(by: queueTransaction) }

    private func changed(by body: (MPMusicPlayerControllerMutableQueue) -> Void) -> MPMusicPlayerControllerQueue {
        adoptQueue()
        change { queue in
            let mutable = MPMusicPlayerControllerMutableQueue(queue)
            body(mutable)
            queue = mutable.queue
        }
        return MPMusicPlayerControllerQueue(queue)
    }
}

/// What a player plays, in order. See https://developer.apple.com/documentation/mediaplayer/mpmusicplayercontrollerqueue.
open class MPMusicPlayerControllerQueue: NSObject, @unchecked Sendable {
    fileprivate(set) var queue: MusicQueue

    init(_ queue: MusicQueue) {
        self.queue = queue
        super.init()
    }

    /// The items.
    open var items: [MPMediaItem] { queue.order.map(\.item) }
}

/// What a player plays, to be changed. See https://developer.apple.com/documentation/mediaplayer/mpmusicplayercontrollermutablequeue.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue, @unchecked Sendable {
    // @objc(insertQueueDescriptor:afterItem:)
    /// Adds what is described behind an item; at the beginning for `nil`.
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {
        queue.insert(queueDescriptor.entries().all, after: afterItem.flatMap { entry(of: $0) })
    }

    // @objc(removeItem:)
    /// Takes an item out.
    open func remove(_ item: MPMediaItem) { if let entry = entry(of: item) { queue.remove(entry) } }

    private func entry(of item: MPMediaItem) -> QueuedItem? { queue.order.first { $0.item == item } }
}

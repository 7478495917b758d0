import Foundation

extension MPMusicPlayerController {
    // @objc(setQueueWithQuery:)
    /// Has what a query finds played, in the query's order, the next time it is told to play.
    public func setQueue(with query: MPMediaQuery) { setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(query: query)) }

    // @objc(setQueueWithItemCollection:)
    /// Has items played the next time it is told to play.
    public func setQueue(with itemCollection: MPMediaItemCollection) {
        setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(itemCollection: itemCollection))
    }

    // @objc(setQueueWithStoreIDs:)
    /// Has songs of the store played the next time it is told to play. The device has no subscription: none is found.
    public func setQueue(with storeIDs: [String]) { setQueue(with: MPMusicPlayerStoreQueueDescriptor(storeIDs: storeIDs)) }

    // @objc(setQueueWithDescriptor:)
    /// Has what is described played the next time it is told to play. Until then what plays plays on.
    public func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) { nextQueue = MusicQueue(descriptor.entries()) }

    // @objc(prependQueueDescriptor:)
    /// Adds what is described behind what is played.
    public func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {
        change { $0.insert(descriptor.entries().all, after: entry) }
    }

    // @objc(appendQueueDescriptor:)
    /// Adds what is described at the end.
    public func append(_ descriptor: MPMusicPlayerQueueDescriptor) { change { $0.append(descriptor.entries().all) } }

    /// Changes the queue, or that which is yet to be played. What was taken out while it was played is followed by what stood behind it.
    func change(_ body: (inout MusicQueue) -> Void) {
        if var next = nextQueue {
            body(&next)
            nextQueue = next
        } else {
            let following = queue.place(of: entry).map { Array(queue.order[$0...]) } ?? []
            body(&queue)
            if entry != nil, queue.place(of: entry) == nil {
                if let next = following.first(where: { queue.place(of: $0) != nil }) { load(next) } else { stop() }
            }
        }
        post(.MPMusicPlayerControllerQueueDidChange)
    }

    /// Takes the queue that was set.
    func adoptQueue() {
        guard let next = nextQueue else { return }
        nextQueue = nil
        queue = next
        queue.arrange(by: shuffleMode, first: next.first)
        load(next.first ?? queue.order.first)
        post(.MPMusicPlayerControllerQueueDidChange)
    }
}

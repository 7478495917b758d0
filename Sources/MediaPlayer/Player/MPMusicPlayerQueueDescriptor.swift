import Foundation

/// What a player is to play. See https://developer.apple.com/documentation/mediaplayer/mpmusicplayerqueuedescriptor.
///
/// Apps use its subclasses.
open class MPMusicPlayerQueueDescriptor: NSObject {
    override init() { super.init() }

    /// What is to be played, in order, and with what it begins.
    func entries() -> (all: [QueuedItem], first: QueuedItem?) { ([], nil) }
}

/// Items of the library that a player is to play. See
/// https://developer.apple.com/documentation/mediaplayer/mpmusicplayermediaitemqueuedescriptor.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    /// The items: those that a query found when the descriptor was created.
    public let itemCollection: MPMediaItemCollection
    /// With what it begins; the first if `nil`.
    open var startItem: MPMediaItem?
    private var starts: [MPMediaEntityPersistentID: TimeInterval] = [:]
    private var ends: [MPMediaEntityPersistentID: TimeInterval] = [:]

    // @objc(initWithQuery:)
    /// Has what a query finds played, in the query's order.
    public convenience init(query: MPMediaQuery) { self.init(itemCollection: MPMediaItemCollection(items: query.items ?? [])) }

    // @objc(initWithItemCollection:)
    /// Has items played.
    public init(itemCollection: MPMediaItemCollection) {
        self.itemCollection = itemCollection
        super.init()
    }

    // @objc(setStartTime:forItem:)
    /// Has an item begin at a time, in seconds.
    open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) { starts[mediaItem.persistentID] = startTime }

    // @objc(setEndTime:forItem:)
    /// Has an item end at a time, in seconds.
    open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) { ends[mediaItem.persistentID] = endTime }

    override func entries() -> (all: [QueuedItem], first: QueuedItem?) {
        let all = itemCollection.items.map { QueuedItem($0, start: starts[$0.persistentID], end: ends[$0.persistentID]) }
        return (all, startItem.flatMap { item in all.first { $0.item == item } })
    }
}

/// Songs of the store that a player is to play. The device has no subscription: none is found. See
/// https://developer.apple.com/documentation/mediaplayer/mpmusicplayerstorequeuedescriptor.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    /// What the store calls the songs.
    open var storeIDs: [String]?
    /// With which it begins; the first if `nil`.
    open var startItemID: String?

    // @objc(initWithStoreIDs:)
    /// Has songs of the store played.
    public init(storeIDs: [String]) {
        self.storeIDs = storeIDs
        super.init()
    }
}

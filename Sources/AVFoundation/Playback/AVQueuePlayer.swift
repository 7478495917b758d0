import Foundation

/// Plays items one after the other. See https://developer.apple.com/documentation/avfoundation/avqueueplayer.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    /// Those that come after the present one.
    private var waiting: [AVPlayerItem] = []

    /// Creates a queue of nothing.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    // @objc(queuePlayerWithItems:)
    /// Plays items one after the other.
    public init(items: [AVPlayerItem]) {
        waiting = Array(items.dropFirst())
        super.init(playerItem: items.first)
        actionAtItemEnd = .advance
        for item in waiting { item.prepare() }
    }

    /// Plays an item, and what is inserted after it.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }

    /// The items that are yet to be played, with the present one.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

    /// Plays the next item; nothing, after the last one.
    open func advanceToNextItem() {
        let next = waiting.isEmpty ? nil : waiting.removeFirst()
        super.replaceCurrentItem(with: next)
    }

    /// Whether an item can be inserted after another, or at the end: it must not be in the queue already.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !items().contains(item) && (afterItem.map { items().contains($0) } ?? true)
    }

    /// Inserts an item after another, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        guard currentItem != nil else { return super.replaceCurrentItem(with: item) }
        if let afterItem, afterItem === currentItem {
            waiting.insert(item, at: 0)
        } else if let afterItem, let place = waiting.firstIndex(of: afterItem) {
            waiting.insert(item, at: place + 1)
        } else {
            waiting.append(item)
        }
        item.prepare()
    }

    /// Takes an item out; the next one is played, if it is the present one.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        waiting.removeAll { $0 === item }
    }

    /// Takes all items out.
    open func removeAllItems() {
        waiting = []
        super.replaceCurrentItem(with: nil)
    }

    /// Plays another item in the place of the present one.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if let item { waiting.removeAll { $0 === item } }
        super.replaceCurrentItem(with: item)
    }

    override func itemWasEnded(_ item: AVPlayerItem) {
        if item === currentItem, actionAtItemEnd == .advance { advanceToNextItem() }
    }
}

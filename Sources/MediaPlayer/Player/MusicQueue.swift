import Foundation

/// An item in a queue; one that is in it twice is two of these.
final class QueuedItem {
    let item: MPMediaItem
    /// Where it begins and ends, in seconds, if that is not where it does by itself.
    let start, end: TimeInterval?

    init(_ item: MPMediaItem, start: TimeInterval? = nil, end: TimeInterval? = nil) {
        (self.item, self.start, self.end) = (item, start, end)
    }
}

/// What a player plays, as it was set and as it is played.
struct MusicQueue {
    /// As it was set.
    private(set) var items: [QueuedItem]
    /// As it is played.
    private(set) var order: [QueuedItem]
    /// With what it begins.
    let first: QueuedItem?

    /// Items that lie nowhere cannot be played and are left out.
    init(_ entries: (all: [QueuedItem], first: QueuedItem?) = ([], nil)) {
        items = entries.all.filter { $0.item.assetURL != nil }
        order = items
        first = entries.first
    }

    /// The place of an entry among those that are played.
    func place(of entry: QueuedItem?) -> Int? { entry.flatMap { entry in order.firstIndex { $0 === entry } } }

    /// Adds entries behind another, or at the beginning.
    mutating func insert(_ new: [QueuedItem], after entry: QueuedItem?) {
        let new = new.filter { $0.item.assetURL != nil }
        for path in [\MusicQueue.items, \.order] {
            let place = self[keyPath: path].firstIndex { $0 === entry }.map { $0 + 1 } ?? 0
            self[keyPath: path].insert(contentsOf: new, at: place)
        }
    }

    /// Adds entries at the end.
    mutating func append(_ new: [QueuedItem]) {
        let new = new.filter { $0.item.assetURL != nil }
        items += new
        order += new
    }

    /// Takes an entry out.
    mutating func remove(_ entry: QueuedItem) {
        items.removeAll { $0 === entry }
        order.removeAll { $0 === entry }
    }

    /// Puts the entries in the order of a mode; when that is by chance, an entry or its album comes first.
    mutating func arrange(by mode: MPMusicShuffleMode, first: QueuedItem?) {
        var chance = Chance(items)
        switch mode {
        case .default, .off: order = items
        case .songs:
            order = items.shuffled(using: &chance)
            if let place = place(of: first) { order.insert(order.remove(at: place), at: 0) }
        case .albums:
            var albums = Dictionary(grouping: items) { $0.item.albumPersistentID }
            var numbers = albums.keys.sorted().shuffled(using: &chance)
            if let album = first?.item.albumPersistentID, let place = numbers.firstIndex(of: album) {
                numbers.insert(numbers.remove(at: place), at: 0)
            }
            order = numbers.flatMap { albums.removeValue(forKey: $0) ?? [] }
        }
    }
}

/// An order by chance that follows from what is put in order, so that a script meets the same each time: SplitMix64.
private struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(_ items: [QueuedItem]) { state = items.reduce(0) { ($0 &* 31) ^ $1.item.persistentID } }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

import Foundation

/// A key as a cache compares it: by `isEqual(_:)`, as a Swift value that can be hashed, or else by identity.
struct CacheKey: Hashable {
    private let value: AnyHashable

    init(_ key: AnyObject) {
        value = (key as? NSObject).map(AnyHashable.init) ?? (key as? AnyHashable) ?? AnyHashable(ObjectIdentifier(key))
    }
}

/// What a cache holds, from what was asked for longest ago to what was asked for last.
struct CacheEntries {
    final class Entry {
        let key: CacheKey
        /// The caller's key: it lives as long as the entry, for it may be known by nothing but where it lies.
        let owner: AnyObject
        let object: AnyObject
        let cost: Int
        fileprivate var newer: Entry?
        fileprivate weak var older: Entry?

        init(key: AnyObject, object: AnyObject, cost: Int) {
            self.key = CacheKey(key)
            owner = key
            self.object = object
            self.cost = cost
        }
    }

    private var table: [CacheKey: Entry] = [:]
    private(set) var oldest: Entry?
    private var newest: Entry?
    private(set) var totalCost = 0

    var count: Int { table.count }

    /// The entry of a key, which becomes the newest.
    mutating func find(_ key: CacheKey) -> Entry? {
        guard let entry = table[key] else { return nil }
        unlink(entry)
        link(entry)
        return entry
    }

    /// Adds the newest entry. There must be none of its key.
    mutating func add(_ entry: Entry) {
        table[entry.key] = entry
        totalCost &+= entry.cost
        link(entry)
    }

    mutating func remove(_ key: CacheKey) -> Entry? {
        guard let entry = table.removeValue(forKey: key) else { return nil }
        unlink(entry)
        totalCost &-= entry.cost
        return entry
    }

    /// Takes everything out, the oldest first.
    mutating func removeAll() -> [Entry] {
        var all: [Entry] = []
        while let entry = oldest, let removed = remove(entry.key) { all.append(removed) }
        return all
    }

    private mutating func link(_ entry: Entry) {
        entry.older = newest
        newest?.newer = entry
        newest = entry
        oldest = oldest ?? entry
    }

    private mutating func unlink(_ entry: Entry) {
        entry.older?.newer = entry.newer
        entry.newer?.older = entry.older
        if oldest === entry { oldest = entry.newer }
        if newest === entry { newest = entry.older }
        entry.newer = nil
        entry.older = nil
    }
}

import Foundation

/// The cache that the article describes; its listings are pictures that are lost.
final class Cache<Key: Hashable, Value> {
    private let store = NSCache<WrappedKey, Entry>()
    private let tracker = KeyTracker()
    private let now: () -> Date
    /// How long a record is kept, in seconds.
    let entryLifeTime: TimeInterval

    init(entryLifeTime: TimeInterval = 3600, countLimit: Int = 0, now: @escaping () -> Date = { Date() }) {
        (self.entryLifeTime, self.now) = (entryLifeTime, now)
        store.countLimit = countLimit
        store.delegate = tracker
    }

    /// The keys of what is kept.
    var keys: Set<Key> { tracker.keys }

    func insert(_ value: Value, forKey key: Key) {
        insert(Entry(key: key, value: value, expirationDate: now().addingTimeInterval(entryLifeTime)))
    }

    func value(forKey key: Key) -> Value? { entry(forKey: key)?.value }

    func removeValue(forKey key: Key) { store.removeObject(forKey: WrappedKey(key)) }

    subscript(key: Key) -> Value? {
        get { value(forKey: key) }
        set {
            if let newValue { insert(newValue, forKey: key) } else { removeValue(forKey: key) }
        }
    }

    private func insert(_ entry: Entry) {
        store.setObject(entry, forKey: WrappedKey(entry.key))
        tracker.keys.insert(entry.key)
    }

    private func entry(forKey key: Key) -> Entry? {
        guard let entry = store.object(forKey: WrappedKey(key)) else { return nil }
        if entry.expirationDate > now() { return entry }
        removeValue(forKey: key)
        return nil
    }

    final class WrappedKey: NSObject {
        let key: Key
        init(_ key: Key) { self.key = key }
        override var hash: Int { key.hashValue }
        override func isEqual(_ object: Any?) -> Bool { (object as? WrappedKey)?.key == key }
    }

    final class Entry {
        let key: Key
        let value: Value
        let expirationDate: Date
        init(key: Key, value: Value, expirationDate: Date) { (self.key, self.value, self.expirationDate) = (key, value, expirationDate) }
    }

    private final class KeyTracker: NSObject, NSCacheDelegate {
        var keys: Set<Key> = []
        func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
            if let entry = obj as? Entry { keys.remove(entry.key) }
        }
    }
}

extension Cache.Entry: Codable where Key: Codable, Value: Codable {}

extension Cache: Codable where Key: Codable, Value: Codable {
    convenience init(from decoder: Decoder) throws {
        self.init()
        try decoder.singleValueContainer().decode([Entry].self).forEach(insert)
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(keys.compactMap(entry))
    }

    static func file(_ name: String) -> URL {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent(name + ".cache")
    }

    func saveToDisk(_ name: String) throws { try JSONEncoder().encode(self).write(to: Self.file(name)) }
    static func load(_ name: String) throws -> Cache { try JSONDecoder().decode(Cache.self, from: Data(contentsOf: file(name))) }
}

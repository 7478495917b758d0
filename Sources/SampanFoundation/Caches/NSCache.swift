import Foundation
import ObjCRuntime

/// A store of objects by keys that lets objects go when there are too many of them, when they cost too much, and when memory is short.
///
/// Over a limit the objects go first that were asked for longest ago. Keys are not copied. It may be used from any thread.
///
/// It takes the place of Foundation's class of that name, which refuses new objects at its limit and keeps all when memory is short.
/// See https://developer.apple.com/documentation/foundation/nscache.
// replaces Foundation
open class NSCache<KeyType, ObjectType>: NSObject, MemoryReliever, @unchecked Sendable where KeyType: AnyObject, ObjectType: AnyObject {
    private let lock = NSLock()
    private var entries = CacheEntries()
    private weak var delegateStorage: (any NSCacheDelegate)?
    private var nameStorage = ""
    private var countLimitStorage = 0
    private var totalCostLimitStorage = 0
    private var evictsStorage = true

    /// Creates an empty cache without limits.
    public override init() {
        super.init()
        MemoryPressure.shared.add(self)
    }

    deinit { MemoryPressure.shared.remove(self) }

    /// The cache's name, for whoever reads logs. Empty at first.
    open var name: String {
        get { lock.withLock { nameStorage } }
        set { lock.withLock { nameStorage = newValue } }
    }

    /// Hears what leaves the cache.
    open weak var delegate: (any NSCacheDelegate)? {
        get { lock.withLock { delegateStorage } }
        set { lock.withLock { delegateStorage = newValue } }
    }

    /// How many objects are kept at most; 0, the default, means any number.
    open var countLimit: Int {
        get { lock.withLock { countLimitStorage } }
        set { change { countLimitStorage = newValue } }
    }

    /// How much all objects may cost together, in the unit of `setObject(_:forKey:cost:)`; 0, the default, means any cost.
    open var totalCostLimit: Int {
        get { lock.withLock { totalCostLimitStorage } }
        set { change { totalCostLimitStorage = newValue } }
    }

    /// Whether an object whose discardable content is gone leaves the cache. True at first.
    open var evictsObjectsWithDiscardedContent: Bool {
        get { lock.withLock { evictsStorage } }
        set { lock.withLock { evictsStorage = newValue } }
    }

    /// The object of a key.
    open func object(forKey key: KeyType) -> ObjectType? {
        let (found, evicts) = lock.withLock { (entries.find(CacheKey(key)), evictsStorage) }
        guard let found else { return nil }
        if evicts, (found.object as? any NSDiscardableContent)?.isContentDiscarded() == true {
            removeObject(forKey: key)
            return nil
        }
        return (found.object as! ObjectType)
    }

    /// Keeps an object that costs nothing.
    open func setObject(_ obj: ObjectType, forKey key: KeyType) { setObject(obj, forKey: key, cost: 0) }

    /// Keeps an object.
    ///
    /// - Parameter g: what keeping it costs, often its size in bytes.
    open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
        let entry = CacheEntries.Entry(key: key, object: obj, cost: g)
        change(forgetting: entry.key, for: obj) { entries.add(entry) }
    }

    /// Removes the object of a key.
    open func removeObject(forKey key: KeyType) { change(forgetting: CacheKey(key)) {} }

    /// Removes all objects.
    open func removeAllObjects() { tell(lock.withLock { entries.removeAll() }) }

    package func relieve() { removeAllObjects() }

    /// Changes the cache, and lets go what is over its limits after it.
    ///
    /// - Parameters:
    ///   - key: what leaves before the change.
    ///   - successor: what comes in its place. It does not leave if it was there already.
    private func change(forgetting key: CacheKey? = nil, for successor: AnyObject? = nil, _ body: () -> Void) {
        // What left is freed outside the lock: a key or an object may use the cache as it ends.
        let evicted = lock.withLock {
            var evicted = [key.flatMap { entries.remove($0) }].compactMap(\.self)
            body()
            while let oldest = entries.oldest, isOverLimit, let entry = entries.remove(oldest.key) { evicted.append(entry) }
            return evicted
        }
        tell(evicted.filter { $0.object !== successor })
    }

    private var isOverLimit: Bool {
        countLimitStorage > 0 && entries.count > countLimitStorage || totalCostLimitStorage > 0 && entries.totalCost > totalCostLimitStorage
    }

    private func tell(_ evicted: [CacheEntries.Entry]) {
        guard !evicted.isEmpty else { return }
        let delegate = delegate
        for object in evicted.map(\.object) {
            if let delegate {
                // References of all classes are alike, so a cache of any classes can be used as one of any objects.
                let cache = unsafeBitCast(self, to: NSCache<AnyObject, AnyObject>.self)
                _ = OptionalRequirement.call { delegate.cache(cache, willEvictObject: object) }
            }
            (object as? any NSDiscardableContent)?.discardContentIfPossible()
        }
    }
}

import Foundation

/// An object that a collection has, kept alive or not, and how it is told from others.
struct ObjectReference {
    private var kept: AnyObject?
    private weak var weakly: AnyObject?
    private let options: NSPointerFunctions.Options
    /// The object's hash, as it was when it came.
    let hash: Int

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        self.options = options
        var object = object
        if options.contains(.copyIn), let copied = (object as? NSCopying)?.copy(with: nil) { object = copied as AnyObject }
        hash = ObjectReference.hash(of: object, options)
        if options.isWeak { weakly = object } else { kept = object }
    }

    /// The object, unless it is gone.
    var object: AnyObject? { kept ?? weakly }

    /// Whether it is the object, or one that counts as the same.
    func isSame(as other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.comparesAddresses, let object = object as? NSObject, let other = other as? NSObject else { return false }
        return object.isEqual(other)
    }

    static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
        if !options.comparesAddresses, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }
}

/// Objects in no order, each with what belongs to it. What is gone is passed over.
struct ReferenceTable<Value> {
    private struct Entry {
        let key: ObjectReference
        var value: Value
    }

    private let options: NSPointerFunctions.Options
    private let isAlive: (Value) -> Bool
    private var buckets: [Int: [Entry]] = [:]

    /// - Parameter isAlive: whether a value is still there; an entry goes with its value.
    init(_ options: NSPointerFunctions.Options, isAlive: @escaping (Value) -> Bool = { _ in true }) {
        (self.options, self.isAlive) = (options, isAlive)
    }

    private func isThere(_ entry: Entry) -> Bool { entry.key.object != nil && isAlive(entry.value) }

    /// What is there.
    var entries: [(key: AnyObject, value: Value)] {
        buckets.values.joined().compactMap { entry in
            guard isAlive(entry.value), let key = entry.key.object else { return nil }
            return (key, entry.value)
        }
    }

    var count: Int { buckets.values.lazy.joined().count(where: isThere) }

    /// The object of the table that counts as the same as another, and its value.
    func entry(of object: AnyObject) -> (key: AnyObject, value: Value)? {
        let found = buckets[ObjectReference.hash(of: object, options)]?.first { isThere($0) && $0.key.isSame(as: object) }
        return found.flatMap { entry in entry.key.object.map { ($0, entry.value) } }
    }

    /// Takes an object, or gives the one that counts as the same another value.
    mutating func set(_ value: Value, of object: AnyObject) {
        let key = ObjectReference(object, options)
        // Passing a bucket is the time to leave out what is gone.
        var bucket = buckets[key.hash, default: []].filter(isThere)
        if let place = bucket.firstIndex(where: { $0.key.isSame(as: object) }) {
            bucket[place].value = value
        } else {
            bucket.append(Entry(key: key, value: value))
        }
        buckets[key.hash] = bucket
    }

    mutating func remove(_ object: AnyObject) {
        let hash = ObjectReference.hash(of: object, options)
        let rest = buckets[hash]?.filter { isThere($0) && !$0.key.isSame(as: object) } ?? []
        buckets[hash] = rest.isEmpty ? nil : rest
    }

    mutating func removeAll() { buckets = [:] }
}

/// Hands out objects one after the other.
final class ListEnumerator: NSEnumerator {
    private var rest: [AnyObject]

    init(_ objects: [AnyObject]) { rest = objects.reversed() }

    override func nextObject() -> Any? { rest.popLast() }
}

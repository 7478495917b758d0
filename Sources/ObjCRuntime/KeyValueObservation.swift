import Foundation

/// Who is told of a change.
enum ObservationTarget {
    case object(NSObject, UnsafeMutableRawPointer?)
    case block(NSKeyValueObservation)
}

/// The bookkeeping of key-value observing. What is observed of an object is kept in a table that goes with the object.
enum Observation {
    /// Whether anything was ever observed in this process. Until then lowered setters and the frameworks skip the notifications.
    nonisolated(unsafe) private(set) static var isActive = false

    /// One registration at one object for one path of keys.
    final class Record {
        let keyPath: String
        let options: NSKeyValueObservingOptions
        weak var observer: AnyObject?
        /// Who that is, also while it is going and its `deinit` takes it away.
        let identity: ObjectIdentifier
        let context: UnsafeMutableRawPointer?
        /// Tells the observer of a change.
        let notify: (_ change: [NSKeyValueChangeKey: Any]) -> Void
        /// For a longer path: what watches the rest of it at the object that the first key leads to now.
        var rest: (object: () -> NSObject?, record: Record)?
        /// The values before the changes under way, innermost last.
        var old: [Any?] = []
        /// Keys of the observed object that this record depends on: its own first key, and those that affect it.
        var keys: Set<String> = []
        var isCancelled = false

        init(
            _ keyPath: String, _ options: NSKeyValueObservingOptions, _ observer: AnyObject, _ context: UnsafeMutableRawPointer?,
            _ notify: @escaping ([NSKeyValueChangeKey: Any]) -> Void
        ) {
            (self.keyPath, self.options, self.observer, self.context, self.notify) = (keyPath, options, observer, context, notify)
            identity = ObjectIdentifier(observer)
        }
    }

    private final class Table {
        var records: [Record] = []
    }

    nonisolated(unsafe) private static var tableKey: UInt8 = 0
    private static let lock = NSRecursiveLock()

    private static func table(of object: AnyObject) -> Table? { ObjectLifetime.value(of: object, key: &tableKey) as? Table }

    private static func records(of object: AnyObject, key: String) -> [Record] {
        lock.withLock { table(of: object)?.records.filter { $0.keys.contains(canonical(key)) } ?? [] }
    }

    /// Whether anybody is told of changes of a key.
    static func isObserved(_ object: AnyObject, _ key: String) -> Bool { isActive && !records(of: object, key: key).isEmpty }

    /// `hidden` for `isHidden`: a truth value's key and its getter's name are taken for each other.
    private static func canonical(_ key: String) -> String { key.withoutIs ?? key }

    static func add(
        to object: any NSKeyValueObserving, _ keyPath: String, _ options: NSKeyValueObservingOptions, _ target: ObservationTarget
    ) {
        isActive = true
        if let defaults = object as? UserDefaults { ObservedDefaults.add(defaults) }
        let record: Record
        switch target {
        case .object(let observer, let context):
            record = Record(keyPath, options, observer, context) { [weak object, weak observer] change in
                guard let object, let observer else { return }
                observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            }
        case .block(let observation):
            record = Record(keyPath, options, observation, nil) { [weak object, weak observation] change in
                guard let object, let observation else { return }
                observation.tell(object, change)
            }
        }
        attach(record, to: object)
        guard options.contains(.initial) else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = value(object, keyPath) ?? NSNull() }
        record.notify(change)
    }

    private static func attach(_ record: Record, to object: any NSKeyValueObserving) {
        let first = record.keyPath.splitAtFirstDot?.head ?? record.keyPath
        record.keys = Set(affecting(first, type(of: object)).union([first]).map(canonical))
        lock.withLock {
            let table = ObjectLifetime.value(of: object, key: &tableKey, orMake: Table.init)
            // Observers that died without removing themselves are forgotten.
            table.records.removeAll { $0.observer == nil }
            table.records.append(record)
        }
        watchRest(of: record, at: object)
    }

    /// For `a.b.c` at an object: watches `b.c` at the object that `a` holds now.
    private static func watchRest(of record: Record, at object: any NSKeyValueObserving) {
        guard let (head, tail) = record.keyPath.splitAtFirstDot, let observer = record.observer else { return }
        guard let next = (object as? any NSKeyValueCoding)?.value(forKey: head).flatMap(ObjCValue.unwrapped) as AnyObject? as? NSObject
        else { return }
        let old = record.options.intersection([.old, .prior])
        let rest = Record(tail, old.union(.new), observer, nil) { [weak record] change in record?.passOn(change) }
        record.rest = ({ [weak next] in next }, rest)
        attach(rest, to: next)
    }

    private static func dropRest(of record: Record) {
        guard let (object, rest) = record.rest else { return }
        record.rest = nil
        detach(rest, from: object())
    }

    private static func detach(_ record: Record, from object: AnyObject?) {
        record.isCancelled = true
        dropRest(of: record)
        guard let object else { return }
        lock.withLock { table(of: object)?.records.removeAll { $0 === record } }
    }

    static func remove(
        from object: any NSKeyValueObserving, _ keyPath: String, _ observer: AnyObject, where matches: (UnsafeMutableRawPointer?) -> Bool
    ) {
        let found = lock.withLock {
            table(of: object)?.records.last { $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath && matches($0.context) }
        }
        guard let found else {
            ObjCException.raise(
                "NSRangeException",
                "Cannot remove an observer \(ObjCException.name(of: observer)) for the key path \"\(keyPath)\" from \(ObjCException.name(of: object)) because it is not registered as an observer."
            )
        }
        detach(found, from: object)
    }

    static func removeIfPresent(from object: any NSKeyValueObserving, _ keyPath: String, _ observer: AnyObject) {
        let found = lock.withLock {
            table(of: object)?.records.last { $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath }
        }
        if let found { detach(found, from: object) }
    }

    static func willChange(_ object: any NSKeyValueObserving, _ key: String) {
        guard isActive else { return }
        for record in records(of: object, key: key) where !record.isCancelled {
            let old = record.options.isDisjoint(with: [.old, .prior]) ? nil : value(object, record.keyPath)
            // Operations change on several threads.
            lock.withLock { record.old.append(old) }
            if record.keyPath.contains(".") { dropRest(of: record) }
            guard record.options.contains(.prior) else { continue }
            var change: [NSKeyValueChangeKey: Any] = [
                .kindKey: NSKeyValueChange.setting.rawValue, .notificationIsPriorKey: true,
            ]
            if record.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
            record.notify(change)
        }
    }

    static func didChange(_ object: any NSKeyValueObserving, _ key: String) {
        guard isActive else { return }
        for record in records(of: object, key: key) where !record.isCancelled {
            watchRest(of: record, at: object)
            let (old, isInner) = lock.withLock { (record.old.popLast() ?? nil, !record.old.isEmpty) }
            // Where two keys that affect a third change inside each other, the outer change tells.
            guard !isInner else { continue }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if record.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
            if record.options.contains(.new) { change[.newKey] = value(object, record.keyPath) ?? NSNull() }
            record.notify(change)
        }
    }

    private static func value(_ object: any NSKeyValueObserving, _ keyPath: String) -> Any? {
        (object as? any NSKeyValueCoding)?.value(forKeyPath: keyPath).flatMap(ObjCValue.unwrapped)
    }

    /// The keys that a key depends on: `keyPathsForValuesAffectingKey`, or the class's `keyPathsForValuesAffectingValue(forKey:)`.
    private static func affecting(_ key: String, _ cls: AnyClass) -> Set<String> {
        var result: Set<String> = []
        for (selector, arguments) in [
            ("keyPathsForValuesAffecting\(key.capitalizedFirst)", []), ("keyPathsForValuesAffectingValueForKey:", [key]),
        ] as [(String, [Any?])] {
            guard let implementation = ClassRegistry.classImplementation(of: Selector(selector), in: cls) else { continue }
            let paths = ObjCMessage.call(implementation, cls as AnyObject, arguments) as? Set<String> ?? []
            result.formUnion(paths.map { $0.splitAtFirstDot?.head ?? $0 })
        }
        return result
    }
}

extension Observation.Record {
    /// A change further down the path, told as a change of the whole path.
    fileprivate func passOn(_ change: [NSKeyValueChangeKey: Any]) {
        guard !isCancelled else { return }
        var change = change
        if !options.contains(.new) { change[.newKey] = nil }
        notify(change)
    }
}

/// What lowered setters and the frameworks call around a change of a property that may be observed; costs little while nobody observes.
public enum KeyValueObserving {
    /// Says that a property is about to change.
    public static func willChange(_ object: AnyObject, _ key: StaticString) {
        if let observed = observed(object, key) { observed.willChangeValue(forKey: key.description) }
    }

    /// Says that a property has changed.
    public static func didChange(_ object: AnyObject, _ key: StaticString) {
        if let observed = observed(object, key) { observed.didChangeValue(forKey: key.description) }
    }

    /// Whether anybody observes a property of an object.
    package static func isObserved(_ object: AnyObject, _ key: String) -> Bool { Observation.isObserved(object, key) }

    /// The object, if it may have observers and its class has them told.
    private static func observed(_ object: AnyObject, _ key: StaticString) -> NSObject? {
        guard Observation.isActive, let object = object as? NSObject else { return nil }
        return type(of: object).automaticallyNotifiesObservers(forKey: key.description) ? object : nil
    }
}

import Foundation

/// The registrations that one object made by selector, at one center. It goes with the object, and the registrations with it.
private final class SelectorObservers {
    struct Registration {
        let name: NSNotification.Name?
        weak var object: AnyObject?
        let hasObject: Bool
        let token: any NSObjectProtocol
    }
    weak var center: NotificationCenter?
    var registrations: [Registration] = []
    let lock = NSLock()

    init(_ center: NotificationCenter) { self.center = center }

    deinit { for registration in registrations { center?.removeToken(registration.token) } }

    func remove(where condition: (Registration) -> Bool) {
        let removed = lock.withLock {
            let removed = registrations.filter(condition)
            registrations.removeAll(where: condition)
            return removed
        }
        for registration in removed { center?.removeToken(registration.token) }
    }
}

/// The registrations of one object, by center.
private final class SelectorObserverTable {
    var centers: [ObjectIdentifier: SelectorObservers] = [:]
}

nonisolated(unsafe) private var observersKey: UInt8 = 0
private let observersLock = NSLock()

extension NotificationCenter {
    /// Sends `aSelector` to `observer` for each notification of a name, of an object, or both; `nil` means any.
    ///
    /// The observer is not kept alive, and its registrations end with it.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        let observer = observer as AnyObject
        let observers = observersLock.withLock {
            let table = ObjectLifetime.value(of: observer, key: &observersKey, orMake: SelectorObserverTable.init)
            let known = table.centers[ObjectIdentifier(self)]
            if let known, known.center === self { return known }
            let new = SelectorObservers(self)
            table.centers[ObjectIdentifier(self)] = new
            return new
        }
        // A class can be an observer, too; then it stays one.
        let lasting: AnyObject? = observer is AnyClass ? observer : nil
        nonisolated(unsafe) weak let weakly = observer
        nonisolated(unsafe) let strongly = lasting
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            guard let receiver = strongly ?? weakly else { return }
            ObjCMessage.send(aSelector, to: receiver, [notification])
        }
        let object = anObject.flatMap(ObjCValue.unwrapped).map { $0 as AnyObject }
        observers.lock.withLock {
            observers.registrations.append(.init(name: aName, object: object, hasObject: object != nil, token: token))
        }
    }

    /// Ends all registrations of an observer, or the one that a token stands for.
    public func removeObserver(_ observer: AnyObject) {
        observers(of: observer)?.remove { _ in true }
        removeToken(observer)
    }

    /// Ends the registrations of an observer for a name, for an object, or both; `nil` means any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.flatMap(ObjCValue.unwrapped).map { $0 as AnyObject }
        observers(of: observer)?.remove { registration in
            (aName == nil || registration.name == aName) && (object == nil || registration.hasObject && registration.object === object)
        }
        guard RemovedTokens.isToken(observer) else { return }
        RemovedTokens.remove { [self] in
            let foundation = self.removeObserver as (Any, NSNotification.Name?, Any?) -> Void
            foundation(observer, aName, anObject)
        }
    }

    private func observers(of observer: AnyObject) -> SelectorObservers? {
        let table = ObjectLifetime.value(of: observer, key: &observersKey) as? SelectorObserverTable
        return observersLock.withLock { table?.centers[ObjectIdentifier(self)] }
    }

    fileprivate func removeToken(_ token: AnyObject) {
        guard RemovedTokens.isToken(token) else { return }
        RemovedTokens.remove { [self] in
            let foundation = self.removeObserver as (Any) -> Void
            foundation(token)
        }
    }
}

/// Takes tokens out of Foundation's tables one after the other.
///
/// Foundation releases an observer's closure while it holds the lock of its tables. What goes with the closure may remove observers of its
/// own in its `deinit`: that waits until the first is done.
private enum RemovedTokens {
    private final class Removal {
        var isUnderWay = false
        var waiting: [() -> Void] = []
    }

    private static let removal = PerThread { Removal() }
    /// Of what class tokens are; Foundation looks for nothing else.
    private static let tokenClass: AnyClass = {
        // It is not removed, which would ask for the class: it goes with its center.
        type(of: NotificationCenter().addObserver(forName: nil, object: nil, queue: nil) { _ in })
    }()

    static func isToken(_ object: AnyObject) -> Bool { type(of: object) == tokenClass }

    static func remove(_ body: @escaping () -> Void) {
        let removal = removal.current
        removal.waiting.append(body)
        guard !removal.isUnderWay else { return }
        removal.isUnderWay = true
        while !removal.waiting.isEmpty { removal.waiting.removeFirst()() }
        removal.isUnderWay = false
    }
}

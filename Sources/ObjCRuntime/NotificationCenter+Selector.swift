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
        let foundation = self.removeObserver as (Any, NSNotification.Name?, Any?) -> Void
        foundation(observer, aName, anObject)
    }

    private func observers(of observer: AnyObject) -> SelectorObservers? {
        let table = ObjectLifetime.value(of: observer, key: &observersKey) as? SelectorObserverTable
        return observersLock.withLock { table?.centers[ObjectIdentifier(self)] }
    }

    fileprivate func removeToken(_ token: Any) {
        let foundation = self.removeObserver as (Any) -> Void
        foundation(token)
    }
}

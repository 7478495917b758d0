import Foundation

/// The appearance proxies, and how what is set on them reaches instances.
///
/// A proxy is an ordinary instance. What was set on it is what differs from another, fresh one; and an instance has a value of its own
/// if that differs from a fresh one's. So setters need not know of any of this, and an app's own `@objc` properties take part.
@MainActor
package enum AppearanceStore {
    private struct Proxy {
        let cls: AnyClass
        let containers: [AnyClass]
        let traits: UITraitCollection?
        let object: AnyObject
        /// How much it says of where it applies: later in the class chain, deeper in containers, with traits.
        let rank: (Int, Int, Int)
    }

    private static var proxies: [Proxy] = []
    /// Fresh instances, to compare with.
    private static var fresh: [ObjectIdentifier: AnyObject] = [:]

    /// Whether there is any proxy.
    static var isEmpty: Bool { proxies.isEmpty }

    /// Forgets all proxies; what they gave to instances stays.
    package static func removeAll() { proxies.removeAll() }

    // MARK: Proxies

    static func proxy<Object: AnyObject>(
        of cls: Object.Type, traits: UITraitCollection? = nil, containers: [any UIAppearanceContainer.Type] = []
    ) -> Object {
        let containers = containers.map { $0 as AnyClass }
        let known = proxies.first { proxy in
            proxy.cls == cls && proxy.traits == traits && proxy.containers.count == containers.count
                && zip(proxy.containers, containers).allSatisfy { $0 == $1 }
        }
        if let known { return unsafeDowncast(known.object, to: cls) }
        guard let object = make(cls) else {
            fatalError(
                "\(String(reflecting: cls)) has no initializer 'initWithFrame:' or 'init' that can be called for a class known at run "
                    + "time: it cannot have an appearance proxy.")
        }
        if fresh[ObjectIdentifier(cls)] == nil { fresh[ObjectIdentifier(cls)] = make(cls) }
        let rank = (chain(of: cls).count, containers.count, traits == nil ? 0 : 1)
        proxies.append(Proxy(cls: cls, containers: containers, traits: traits, object: object, rank: rank))
        proxies.sort { $0.rank > $1.rank }
        return unsafeDowncast(object, to: cls)
    }

    private static func make(_ cls: AnyClass) -> AnyObject? {
        DynamicClass.makeIfPossible(cls, "initWithFrame:", [CGRect.zero]) ?? DynamicClass.makeIfPossible(cls, "init", [])
    }

    /// A class and its superclasses, the base first.
    private static func chain(of cls: AnyClass) -> [AnyClass] {
        var chain: [AnyClass] = []
        var current: AnyClass? = cls
        while let c = current {
            chain.insert(c, at: 0)
            current = _getSuperclass(c)
        }
        return chain
    }

    /// A fresh instance of the nearest class of the frameworks' own above a class: what a subclass sets in its initializer is its own value.
    private static func plain(for cls: AnyClass) -> AnyObject? {
        for candidate in chain(of: cls).reversed() where ClassRegistry.isFramework(candidate) {
            if let known = fresh[ObjectIdentifier(candidate)] { return known }
            guard let made = make(candidate) else { continue }
            fresh[ObjectIdentifier(candidate)] = made
            return made
        }
        return nil
    }

    // MARK: Applying

    /// Gives a view that came into a window what the proxies say.
    static func apply(to view: UIView) {
        apply(to: view, in: view.next, traits: view.traitCollection, given: { view.extras?.appearance ?? [:] }) {
            view.extrasForWriting.appearance = $0
        }
    }

    /// Gives an object what the proxies say; `given` are the values that came from proxies before, and `keep` gets those that do now.
    static func apply(
        to target: AnyObject, in container: UIResponder?, traits: UITraitCollection, given: () -> [String: Any?],
        _ keep: ([String: Any?]) -> Void
    ) {
        let chain = chain(of: type(of: target))
        let classes = Set(chain.map { ObjectIdentifier($0) })
        let relevant = proxies.filter { proxy in
            classes.contains(ObjectIdentifier(proxy.cls)) && (proxy.traits.map { traits.containsTraits(in: $0) } ?? true)
                && isInside(proxy.containers, container)
        }
        guard !relevant.isEmpty else { return }
        var given = given()
        var decided: Set<String> = []
        for proxy in relevant {
            guard let untouched = fresh[ObjectIdentifier(proxy.cls)] else { continue }
            for property in AppearanceProperties.all(of: proxy.cls) where !decided.contains(property.name) {
                let value = property.get(proxy.object)
                guard !AppearanceValue.isSame(value, property.get(untouched)) else { continue }
                decided.insert(property.name)
                let present = property.get(target)
                let mayChange: Bool
                if let before = given[property.name] {
                    mayChange = AppearanceValue.isSame(present, before)
                } else {
                    let plain = property.isOfApp ? untouched : plain(for: type(of: target))
                    mayChange = plain.map { AppearanceValue.isSame(present, property.get($0)) } ?? true
                }
                guard mayChange else { continue }
                property.set(target, value)
                given[property.name] = .some(property.get(target))
            }
        }
        keep(given)
    }

    /// Whether instances of containers, the innermost first, are found on the way out.
    private static func isInside(_ containers: [AnyClass], _ innermost: UIResponder?) -> Bool {
        var wanted = containers[...]
        var current = innermost
        while let cls = wanted.first, let candidate = current {
            if chain(of: type(of: candidate)).contains(where: { $0 == cls }) { wanted = wanted.dropFirst() }
            // Between a controller's view and its container there is the controller itself.
            current = candidate.next
        }
        return wanted.isEmpty
    }
}

/// Compares values of properties whose types are not known.
enum AppearanceValue {
    static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (unwrapped(a), unwrapped(b)) {
        case (nil, nil): return true
        case (let a?, let b?):
            if let a = a as? any Equatable { return isEqual(a, b) }
            if let a = a as? [AnyHashable: Any], let b = b as? [AnyHashable: Any] {
                return a.count == b.count && a.allSatisfy { key, value in b[key].map { isSame(value, $0) } ?? false }
            }
            return type(of: a) is AnyClass && type(of: b) is AnyClass && (a as AnyObject) === (b as AnyObject)
        default: return false
        }
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }

    /// The value itself, however many optionals are around it.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }
}

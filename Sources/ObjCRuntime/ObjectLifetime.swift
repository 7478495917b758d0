import Foundation

// Declared here and not imported: every module that imports this one would need the C module's map.

/// `objc_lifetime_set_hooks` of CObjCRuntime.
@_silgen_name("objc_lifetime_set_hooks")
private func setHooks(
    _ begin:
        @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeMutablePointer<UnsafeMutableRawPointer>) ->
        UnsafeMutableRawPointer,
    _ end: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void)

/// `objc_lifetime_hook_class` of CObjCRuntime.
@_silgen_name("objc_lifetime_hook_class")
private func hookClass(_ cls: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer

/// `objc_lifetime_try_retain` of CObjCRuntime.
@_silgen_name("objc_lifetime_try_retain")
private func tryRetain(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

/// Values that belong to an object and go when it goes.
///
/// Swift on Linux tells nobody when an object dies. But every class's metadata starts with the function that destroys an instance;
/// on the first value for an instance of a class, that function is replaced in the metadata of exactly this class by one that
/// calls it and then releases the values. So values live to the very end of `deinit`, as at Apple, and no sooner or later; classes
/// that never had such a value pay nothing.
package enum ObjectLifetime {
    /// The values of one object.
    private final class Entry {
        var values: [UnsafeRawPointer: Any] = [:]
        /// The thread that destroys the object, from then on. Another object can get the same address before the entry is gone.
        var dyingOn: pthread_t?
    }

    private struct State {
        var entries: [UnsafeRawPointer: Entry] = [:]
        var destroyers: [UnsafeRawPointer: UnsafeMutableRawPointer] = [:]
        var hooksAreSet = false

        /// The values of the living object at `address`, or of the one that this thread is destroying.
        func entry(at address: UnsafeRawPointer) -> Entry? {
            guard let entry = entries[address] else { return nil }
            if let thread = entry.dyingOn, pthread_equal(thread, pthread_self()) == 0 { return nil }
            return entry
        }
    }

    nonisolated(unsafe) private static var state = State()
    private static let lock = NSLock()

    /// Retains the object at an address, and gives the address back; `nil` if the object's end has begun.
    ///
    /// The address must be that of an object that is not gone: one that takes itself out of a table in its deinitializer, where the table
    /// is looked into under the same lock.
    package static func retained(_ address: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? { tryRetain(address) }

    /// The value kept for `object` under a key, which is an address and nothing more.
    package static func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return lock.withLock { state.entry(at: address)?.values[key] }
    }

    /// Keeps a value for `object` under a key; `nil` takes it away.
    package static func setValue(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer) {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        // The old value is released after the lock: its deinitializer may come back here.
        var old: Any?
        lock.withLock {
            if let entry = state.entry(at: address) {
                old = entry.values.removeValue(forKey: key)
                entry.values[key] = value
            } else if let value {
                hook(classOf: address)
                let entry = Entry()
                entry.values[key] = value
                state.entries[address] = entry
            }
        }
        withExtendedLifetime(old) {}
    }

    /// The value kept for `object` under a key, made and kept if there is none.
    package static func value<T>(of object: AnyObject, key: UnsafeRawPointer, orMake make: () -> T) -> T {
        if let known = value(of: object, key: key) as? T { return known }
        let new = make()
        setValue(new, of: object, key: key)
        return new
    }

    /// Takes the values of `object` away that satisfy a condition.
    package static func removeValues(of object: AnyObject, where condition: (Any) -> Bool) {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        var old: [UnsafeRawPointer: Any] = [:]
        lock.withLock {
            guard let entry = state.entry(at: address) else { return }
            old = entry.values.filter { condition($0.value) }
            for key in old.keys { entry.values[key] = nil }
        }
        withExtendedLifetime(old) {}
    }

    /// To be called with the lock held.
    private static func hook(classOf object: UnsafeRawPointer) {
        if !state.hooksAreSet {
            state.hooksAreSet = true
            setHooks({ ObjectLifetime.begin($0, $1, $2) }, { ObjectLifetime.end($0, $1) })
        }
        let cls = object.load(as: UnsafeRawPointer.self)
        guard state.destroyers[cls] == nil else { return }
        state.destroyers[cls] = hookClass(UnsafeMutableRawPointer(mutating: cls))
    }

    private static func begin(
        _ object: UnsafeMutableRawPointer, _ cls: UnsafeRawPointer, _ destroy: UnsafeMutablePointer<UnsafeMutableRawPointer>
    ) -> UnsafeMutableRawPointer {
        lock.withLock {
            destroy.pointee = state.destroyers[cls]!
            // An entry is made even if there is none: a deinitializer may set a first value.
            let entry = state.entries[object] ?? Entry()
            state.entries[object] = entry
            entry.dyingOn = pthread_self()
            return Unmanaged.passRetained(entry).toOpaque()
        }
    }

    private static func end(_ object: UnsafeMutableRawPointer, _ token: UnsafeMutableRawPointer) {
        let entry = Unmanaged<Entry>.fromOpaque(token).takeRetainedValue()
        lock.withLock {
            if state.entries[object] === entry { state.entries[object] = nil }
        }
        withExtendedLifetime(entry) {}
    }
}

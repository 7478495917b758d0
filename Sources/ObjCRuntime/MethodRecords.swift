import Foundation

/// The methods that somebody asked for by `class_getInstanceMethod` and its kin, and those added at run time.
enum MethodRecords {
    private struct Key: Hashable {
        var cls: ObjectIdentifier
        var selector: Selector
        var isClassMethod: Bool
    }

    private struct CallKey: Hashable {
        var receiver: ObjectIdentifier
        var method: Key
    }

    nonisolated(unsafe) private static var records: [Key: MethodRecord] = [:]
    /// What calls come out at, until the next change.
    nonisolated(unsafe) private static var calls: [CallKey: MethodImplementation?] = [:]
    private static let lock = NSRecursiveLock()

    // MARK: Looking up

    /// The method that instances of a class, or the class itself, have under a name, inherited ones included.
    static func method(_ selector: Selector, of cls: AnyClass, isClassMethod: Bool) -> MethodRecord? {
        lock.withLock {
            // What was registered because somebody names a selector does not tell which class has the body; that is asked last.
            for find in [declared, exposed] {
                var current: AnyClass? = cls
                while let c = current {
                    if let found = find(selector, c, isClassMethod) { return found }
                    current = _getSuperclass(c)
                }
            }
            return nil
        }
    }

    /// What the class itself has, as far as its own description tells.
    private static func declared(_ selector: Selector, _ cls: AnyClass, _ isClassMethod: Bool) -> MethodRecord? {
        if let known = records[Key(cls: ObjectIdentifier(cls), selector: selector, isClassMethod: isClassMethod)] { return known }
        let description = ClassRegistry.description(of: cls)
        if let body = (isClassMethod ? description.exchangeableClassMethods : description.exchangeableMethods)[selector.description] {
            return record(selector, cls, isClassMethod, .exchangeable, body)
        }
        guard !isClassMethod, description.overrides.contains(selector.description) else { return nil }
        return record(selector, cls, isClassMethod, .fixed) { receiver, arguments in
            guard let inherited = ClassRegistry.implementation(of: selector, in: cls) else {
                ObjCMessage.doesNotRecognize(selector, receiver)
            }
            return inherited(receiver, arguments)
        }
    }

    private static func exposed(_ selector: Selector, _ cls: AnyClass, _ isClassMethod: Bool) -> MethodRecord? {
        let body =
            isClassMethod
            ? ClassRegistry.ownClassImplementation(of: selector, in: cls) : ClassRegistry.ownImplementation(of: selector, in: cls)
        return body.map { record(selector, cls, isClassMethod, .fixed, $0) }
    }

    private static func record(
        _ selector: Selector, _ cls: AnyClass, _ isClassMethod: Bool, _ origin: MethodRecord.Origin, _ body: @escaping ObjCImplementation
    ) -> MethodRecord {
        let implementation = MethodImplementation { receiver, _, arguments in ObjCMessage.call(body, receiver, arguments) }
        let made = MethodRecord(cls, selector, isClassMethod: isClassMethod, origin, implementation)
        records[Key(cls: ObjectIdentifier(cls), selector: selector, isClassMethod: isClassMethod)] = made
        MethodHooks.isActive = true
        return made
    }

    // MARK: Changing

    /// Puts another body into a method; returns the former one.
    static func replace(_ method: MethodRecord, by implementation: MethodImplementation, _ function: StaticString) -> MethodImplementation {
        method.requireExchangeable(function)
        return lock.withLock {
            let former = method.implementation
            method.implementation = implementation
            calls = [:]
            return former
        }
    }

    /// Adds a method to a class that has none of its own under that name; returns whether it was added.
    static func add(_ selector: Selector, to cls: AnyClass, _ implementation: MethodImplementation, _ function: StaticString) -> Bool {
        lock.withLock {
            if let inherited = method(selector, of: cls, isClassMethod: false) {
                guard inherited.cls != cls else { return false }
                // The inherited body is what asks for additions below it.
                inherited.requireExchangeable(function)
            }
            let made = MethodRecord(cls, selector, isClassMethod: false, .added, implementation)
            records[Key(cls: ObjectIdentifier(cls), selector: selector, isClassMethod: false)] = made
            calls = [:]
            MethodHooks.isActive = true
            return true
        }
    }

    // MARK: Calling

    /// What is to run instead of a class's own body; `nil` if that is to run.
    static func replacement(_ cls: AnyClass, _ selector: Selector, isClassMethod: Bool, _ receiver: AnyClass) -> MethodImplementation? {
        lock.withLock {
            let method = Key(cls: ObjectIdentifier(cls), selector: selector, isClassMethod: isClassMethod)
            let key = CallKey(receiver: ObjectIdentifier(receiver), method: method)
            if let known = calls[key] { return known }
            var found: MethodRecord?
            var current: AnyClass = receiver
            while current != cls {
                if let declared = declared(selector, current, isClassMethod) {
                    // A body between receiver and class has called its super: what was added below belongs to that one.
                    if declared.origin != .added { found = nil } else if found == nil { found = declared }
                }
                guard let next = _getSuperclass(current) else { break }
                current = next
            }
            if found == nil, let own = records[method], own.isReplaced { found = own }
            calls[key] = .some(found?.implementation)
            return found?.implementation
        }
    }

    /// The body of a method that was added to a class, not inherited.
    static func addition(_ selector: Selector, to cls: AnyClass) -> MethodImplementation? {
        lock.withLock {
            let known = records[Key(cls: ObjectIdentifier(cls), selector: selector, isClassMethod: false)]
            return known?.origin == .added ? known?.implementation : nil
        }
    }
}

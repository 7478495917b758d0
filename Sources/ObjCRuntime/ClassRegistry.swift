import Foundation

/// The classes known by name and what they expose; stands in for Objective-C's class and method tables.
///
/// Look-ups walk the superclass chain. Descriptions are built on first use, so registering costs a dictionary entry.
public enum ClassRegistry {
    private struct State {
        var builders: [ObjectIdentifier: [(ClassDescription) -> Void]] = [:]
        var generic: [(AnyClass, ClassDescription) -> Void] = []
        var classes: [String: AnyClass] = [:]
        var names: [ObjectIdentifier: String] = [:]
        var built: [ObjectIdentifier: ClassDescription] = [:]
    }

    nonisolated(unsafe) private static var state = State()
    private static let lock = NSRecursiveLock()

    /// Registers what a class exposes. `objcName` is the name given with `@objc(Name)`, if any.
    ///
    /// May be called several times for one class, once for each file that declares members of it.
    public static func register(_ cls: AnyClass, objcName: String? = nil, _ build: @escaping (ClassDescription) -> Void) {
        lock.withLock {
            let id = ObjectIdentifier(cls)
            state.builders[id, default: []].append(build)
            state.built[id] = nil
            guard let objcName else { return }
            state.classes[objcName] = cls
            state.names[id] = objcName
        }
    }

    /// Registers a generic class: `build` is asked for every class that is looked up, and adds members if the class is an
    /// instantiation of its own.
    public static func registerGeneric(_ build: @escaping (AnyClass, ClassDescription) -> Void) {
        lock.withLock {
            state.generic.append(build)
            state.built.removeAll()
        }
    }

    /// The class with the given Objective-C name, or the given `Module.Class` name.
    public static func `class`(named name: String) -> AnyClass? {
        lock.withLock { state.classes[name] } ?? NSClassFromString(name)
    }

    /// The class's name for Objective-C: that given with `@objc(Name)`, or `Module.Class`; nested classes have their outer types between.
    public static func name(of cls: AnyClass) -> String {
        lock.withLock { state.names[ObjectIdentifier(cls)] } ?? String(reflecting: cls)
    }

    /// What `cls` itself exposes, its superclasses left out.
    static func description(of cls: AnyClass) -> ClassDescription {
        lock.withLock {
            let id = ObjectIdentifier(cls)
            if let known = state.built[id] { return known }
            let description = ClassDescription()
            if let exposed = cls as? any ObjCExposed.Type { exposed.describeForObjC(cls, description) }
            for build in state.builders[id] ?? [] { build(description) }
            for build in state.generic { build(cls, description) }
            state.built[id] = description
            return description
        }
    }

    private static func first<T>(_ cls: AnyClass, _ find: (ClassDescription) -> T?) -> T? {
        FoundationClasses.registerOnce
        var current: AnyClass? = cls
        while let c = current {
            if let found = find(description(of: c)) { return found }
            current = _getSuperclass(c)
        }
        return nil
    }

    /// The implementation that instances of `cls` have for `selector`, inherited ones included.
    ///
    /// An exposed property is also its accessors: `name` and `setName:`.
    public static func implementation(of selector: Selector, in cls: AnyClass) -> ObjCImplementation? {
        if MethodHooks.isActive, let added = added(selector, in: cls) { return added }
        return first(cls) { $0.methods[selector.description] ?? accessor(selector, $0) }
    }

    /// What the class itself exposes for `selector`.
    static func ownImplementation(of selector: Selector, in cls: AnyClass) -> ObjCImplementation? {
        FoundationClasses.registerOnce
        let description = description(of: cls)
        return description.methods[selector.description] ?? accessor(selector, description)
    }

    /// A method added at run time, unless a class below the one that it was added to exposes one.
    private static func added(_ selector: Selector, in cls: AnyClass) -> ObjCImplementation? {
        var current: AnyClass? = cls
        while let c = current {
            if let body = MethodRecords.addition(selector, to: c) { return { body.call($0, selector, $1) } }
            if ownImplementation(of: selector, in: c) != nil { return nil }
            current = _getSuperclass(c)
        }
        return nil
    }

    /// The implementation that the class itself has for `selector` (a class method), inherited ones included.
    public static func classImplementation(of selector: Selector, in cls: AnyClass) -> ObjCImplementation? {
        first(cls) { $0.classMethods[selector.description] }
    }

    private static func accessor(_ selector: Selector, _ description: ClassDescription) -> ObjCImplementation? {
        if let property = description.properties[selector.description] {
            let get = property.get
            return { receiver, _ in get(receiver) }
        }
        guard let key = selector.setterKey else { return nil }
        guard let property = description.properties[key.lowered] ?? description.properties[key.raised], let set = property.set else {
            return nil
        }
        return { receiver, arguments in
            set(receiver, arguments.first ?? nil)
            return nil
        }
    }

    /// The property that instances of `cls` have under `key`, inherited ones included.
    public static func property(_ key: String, in cls: AnyClass) -> ClassDescription.Property? {
        first(cls) { $0.properties[key] }
    }

    /// The properties that `cls` itself exposes for writing, inherited ones left out.
    package static func writableProperties(of cls: AnyClass) -> [(key: String, property: ClassDescription.Property)] {
        description(of: cls).properties.filter { $1.set != nil }.map { ($0, $1) }.sorted { $0.key < $1.key }
    }

    /// The factory for an initializer of `cls` itself. Initializers are inherited by Swift's rules, not along the chain:
    /// whoever registers a class registers each initializer that it has, inherited ones included.
    public static func factory(_ selector: String, of cls: AnyClass) -> ObjCFactory? {
        FoundationClasses.registerOnce
        return description(of: cls).factories[selector]
    }
}

extension Selector {
    /// For `setKey:`, the key with a small and with a capital first letter.
    fileprivate var setterKey: (lowered: String, raised: String)? {
        guard description.hasPrefix("set"), description.hasSuffix(":"), description.utf8.count > 4, argumentCount == 1 else { return nil }
        let raised = String(description.dropFirst(3).dropLast())
        return (raised.prefix(1).lowercased() + raised.dropFirst(), raised)
    }
}

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
        var frameworks: [Framework] = []
    }

    /// A framework, which describes its classes, and those of others that it extends (`Module.Class`), when asked.
    private struct Framework {
        let name: String
        let classes: NameList
        let describe: (Int) -> FrameworkClass
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
        lock.withLock { state.classes[name] ?? frameworkClass(named: name) } ?? NSClassFromString(name)
    }

    /// The class's name for Objective-C: that given with `@objc(Name)`, or a framework's class's own name, or `Module.Class`; nested classes
    /// have their outer types between.
    public static func name(of cls: AnyClass) -> String {
        if let known = lock.withLock({ state.names[ObjectIdentifier(cls)] }) { return known }
        let full = String(reflecting: cls)
        guard let (module, name) = full.splitAtFirstDot else { return full }
        return lock.withLock { state.frameworks.contains { $0.name == module && $0.classes.index(of: name) != nil } } ? name : full
    }

    // MARK: Frameworks

    /// Enters a framework, when it is loaded: the names of the classes that it describes, and a function that describes one of them.
    package static func registerFramework(_ name: String, classes: NameList, _ describe: @escaping (Int) -> FrameworkClass) {
        lock.withLock {
            state.frameworks.append(Framework(name: name, classes: classes, describe: describe))
            state.built.removeAll()
        }
    }

    /// Whether a class is one of a framework's own, rather than the app's.
    package static func isFramework(_ cls: AnyClass) -> Bool {
        guard let (module, _) = String(reflecting: cls).splitAtFirstDot else { return false }
        return lock.withLock { state.frameworks.contains { $0.name == module } }
    }

    /// The names of the classes that a framework describes; those of other modules have the module before them.
    package static func classNames(of framework: String) -> [String] {
        lock.withLock { state.frameworks.filter { $0.name == framework }.flatMap(\.classes.names) }
    }

    /// Makes all that frameworks say of a class, and returns how much that is: for tests, which hold names against what they stand for.
    package static func makeEverything(of cls: AnyClass) -> (properties: Int, methods: Int, classMethods: Int, initializers: Int) {
        lock.withLock {
            frameworkClasses(cls).reduce(into: (0, 0, 0, 0)) { counts, described in
                counts.0 += described.properties.count(making: described.property)
                counts.1 += described.methods.count(making: described.method)
                counts.2 += described.classMethods.count(making: described.classMethod)
                counts.3 += described.initializers.count(making: described.initializer)
            }
        }
    }

    private static func frameworkClass(named name: String) -> AnyClass? {
        let parts = name.splitAtFirstDot
        for framework in state.frameworks {
            if let index = framework.classes.index(of: name) { return framework.describe(index).cls }
            if let parts, parts.head == framework.name, let index = framework.classes.index(of: parts.tail) {
                return framework.describe(index).cls
            }
        }
        return nil
    }

    /// What frameworks say of a class: its own one first.
    private static func frameworkClasses(_ cls: AnyClass) -> [FrameworkClass] {
        let full = String(reflecting: cls)
        guard let (module, name) = full.splitAtFirstDot else { return [] }
        let isOfFramework = state.frameworks.contains { $0.name == module }
        guard isOfFramework || module == "Foundation" else { return [] }
        let own = state.frameworks.first { $0.name == module }.flatMap { own in own.classes.index(of: name).map { own.describe($0) } }
        return [own].compactMap(\.self)
            + state.frameworks.filter { $0.name != module }.compactMap { other in other.classes.index(of: full).map { other.describe($0) } }
    }

    // MARK: Asking

    /// What `cls` itself exposes, its superclasses left out.
    static func description(of cls: AnyClass) -> ClassDescription {
        lock.withLock {
            let id = ObjectIdentifier(cls)
            if let known = state.built[id] { return known }
            let description = ClassDescription(frameworkClasses(cls))
            if let exposed = cls as? any ObjCExposed.Type { exposed.describeForObjC(cls, description) }
            for build in state.builders[id] ?? [] { build(description) }
            for build in state.generic { build(cls, description) }
            state.built[id] = description
            return description
        }
    }

    private static func first<T>(_ cls: AnyClass, _ find: (ClassDescription) -> T?) -> T? {
        FoundationClasses.registerOnce
        return lock.withLock {
            var current: AnyClass? = cls
            while let c = current {
                if let found = find(description(of: c)) { return found }
                current = _getSuperclass(c)
            }
            return nil
        }
    }

    /// What a class itself exposes, its superclasses left out.
    private static func own<T>(_ cls: AnyClass, _ find: (ClassDescription) -> T?) -> T? {
        FoundationClasses.registerOnce
        return lock.withLock { find(description(of: cls)) }
    }

    /// The implementation that instances of `cls` have for `selector`, inherited ones included.
    ///
    /// An exposed property is also its accessors: `name` and `setName:`.
    public static func implementation(of selector: Selector, in cls: AnyClass) -> ObjCImplementation? {
        if MethodHooks.isActive, let added = added(selector, in: cls) { return added }
        return first(cls) { $0.implementation(of: selector) }
    }

    /// What the class itself exposes for `selector`.
    static func ownImplementation(of selector: Selector, in cls: AnyClass) -> ObjCImplementation? {
        own(cls) { $0.implementation(of: selector) }
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
        first(cls) { $0.classImplementation(of: selector) }
    }

    /// What the class itself, which a message is sent to, exposes for `selector`.
    static func ownClassImplementation(of selector: Selector, in cls: AnyClass) -> ObjCImplementation? {
        own(cls) { $0.classImplementation(of: selector) }
    }

    /// The property that instances of `cls` have under `key`, inherited ones included.
    public static func property(_ key: String, in cls: AnyClass) -> ClassDescription.Property? {
        first(cls) { $0.property(for: key) }
    }

    /// The key that a key path from `cls` stands for, as the class says.
    static func key(of keyPath: AnyKeyPath, in cls: AnyClass) -> String? { own(cls) { $0.keyPaths[keyPath] } }

    /// The keys of the properties that frameworks say `cls` itself has.
    package static func describedKeys(of cls: AnyClass) -> [String] { lock.withLock { frameworkClasses(cls).flatMap(\.properties.names) } }

    /// The properties that appearance proxies set, as the class's framework says, inherited ones left out.
    package static func appearanceProperties(of cls: AnyClass) -> [(key: String, property: ClassDescription.Property)] {
        lock.withLock { description(of: cls).appearanceProperties }
    }

    /// The properties that `cls` itself exposes for writing, inherited ones left out.
    package static func writableProperties(of cls: AnyClass) -> [(key: String, property: ClassDescription.Property)] {
        description(of: cls).properties.filter { $1.set != nil }.map { ($0, $1) }.sorted { $0.key < $1.key }
    }

    /// The factory for an initializer of `cls` itself. Initializers are inherited by Swift's rules, not along the chain:
    /// whoever registers a class registers each initializer that it has, inherited ones included.
    public static func factory(_ selector: String, of cls: AnyClass) -> ObjCFactory? {
        own(cls) { $0.factory(for: selector) }
    }
}

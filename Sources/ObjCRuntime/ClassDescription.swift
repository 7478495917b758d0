import Foundation

/// What the body of an exposed method looks like to the registry: the receiver, then the arguments in order.
///
/// It is main-actor isolated so that lowered code may call members of UIKit classes without ceremony; the registry itself
/// calls it on whichever thread the message was sent from, as Objective-C does.
public typealias ObjCImplementation = @MainActor (_ receiver: AnyObject, _ arguments: [Any?]) -> Any?

/// Creates an instance; the arguments are those of the initializer, in order.
public typealias ObjCFactory = @MainActor (_ arguments: [Any?]) -> AnyObject?

/// What one class exposes to Objective-C's way of calling: methods by selector, properties by key, initializers by selector.
///
/// Lowered source fills this in (one block a class); for the frameworks' own classes it asks what the generator wrote of them
/// (`FrameworkClass`), and keeps what was asked for. Only the registry asks, one thread at a time.
public final class ClassDescription {
    /// One property that can be read, and perhaps written, by key.
    public struct Property {
        /// The property's type, where the description says it.
        package var type: Any.Type?
        /// Reads the property.
        public let get: @MainActor (AnyObject) -> Any?
        /// Writes the property, or `nil` if it is read-only. A value of the wrong type is a programmer's error and traps with the key's name.
        public let set: (@MainActor (AnyObject, Any?) -> Void)?
    }

    private var methods: [String: ObjCImplementation] = [:]
    private var classMethods: [String: ObjCImplementation] = [:]
    private(set) var properties: [String: Property] = [:]
    private var factories: [String: ObjCFactory] = [:]
    private(set) var exchangeableMethods: [String: ObjCImplementation] = [:]
    private(set) var exchangeableClassMethods: [String: ObjCImplementation] = [:]
    private(set) var overrides: Set<String> = []
    private var keyPathMakers: [() -> [AnyKeyPath: String]] = []
    /// Swift's key paths to properties of the class, inherited ones included, and the keys that they stand for.
    private(set) lazy var keyPaths = keyPathMakers.reduce(into: [:]) { all, make in all.merge(make()) { first, _ in first } }

    /// What frameworks say of the class: its own one, and those that extend it.
    private let frameworkClasses: [FrameworkClass]
    private var found = Found()

    /// What frameworks were asked for, and what they had.
    private struct Found {
        var methods: [String: ObjCImplementation?] = [:]
        var classMethods: [String: ObjCImplementation?] = [:]
        var properties: [String: Property?] = [:]
        var factories: [String: ObjCFactory?] = [:]
    }

    init(_ frameworkClasses: [FrameworkClass] = []) { self.frameworkClasses = frameworkClasses }

    /// Exposes a method under its Objective-C selector name.
    public func method(_ selector: String, _ body: @escaping ObjCImplementation) { methods[selector] = body }

    /// Exposes a class method under its Objective-C selector name; the receiver is the class it is sent to.
    public func classMethod(_ selector: String, _ body: @escaping ObjCImplementation) { classMethods[selector] = body }

    /// Declares that the class's own body of a method asks `MethodHooks` whether it was replaced; `original` calls that body, whichever
    /// subclass the receiver is of.
    public func exchangeableMethod(_ selector: String, original: @escaping ObjCImplementation) { exchangeableMethods[selector] = original }

    /// Declares that the class's own body of a class method asks `MethodHooks` whether it was replaced.
    public func exchangeableClassMethod(_ selector: String, original: @escaping ObjCImplementation) {
        exchangeableClassMethods[selector] = original
    }

    /// Declares methods that the class has bodies of its own for, which do not ask whether they were replaced.
    public func overrides(_ selectors: String...) { overrides.formUnion(selectors) }

    /// Exposes a property (an outlet, an `@objc` or `@IBInspectable` variable) under its key.
    public func property(
        _ key: String, get: @escaping @MainActor (AnyObject) -> Any?, set: (@MainActor (AnyObject, Any?) -> Void)? = nil
    ) {
        properties[key] = Property(get: get, set: set)
    }

    /// Exposes a property under its key for reading, unless it is exposed already.
    public func readableProperty(_ key: String, get: @escaping @MainActor (AnyObject) -> Any?) {
        if properties[key] == nil { properties[key] = Property(get: get, set: nil) }
    }

    /// Says which keys Swift's key paths to properties of the class stand for. Asked for when a key path is met that nobody has named.
    public func keyPaths(_ make: @escaping () -> [AnyKeyPath: String]) { keyPathMakers.append(make) }

    /// Exposes an initializer under its Objective-C selector name: `"init"`, `"initWithFrame:"`, `"initWithCoder:"`,
    /// `"initWithStyle:reuseIdentifier:"`, `"initWithNibName:bundle:"`.
    public func initializer(_ selector: String, _ make: @escaping ObjCFactory) { factories[selector] = make }

    // MARK: Looking up

    /// The method of that selector; an exposed property is also its accessors, `name` and `setName:`.
    func implementation(of selector: Selector) -> ObjCImplementation? {
        let name = selector.description
        return methods[name] ?? look(name, &found.methods, \.methods, \.method) ?? accessor(selector)
    }

    func classImplementation(of selector: Selector) -> ObjCImplementation? {
        let name = selector.description
        return classMethods[name] ?? look(name, &found.classMethods, \.classMethods, \.classMethod)
    }

    func property(for key: String) -> Property? { properties[key] ?? look(key, &found.properties, \.properties, \.property) }

    func factory(for selector: String) -> ObjCFactory? {
        factories[selector] ?? look(selector, &found.factories, \.initializers, \.initializer)
    }

    /// The properties that appearance proxies set, as the class's framework says.
    var appearanceProperties: [(key: String, property: Property)] {
        frameworkClasses.flatMap { known in known.properties.marked.map { ($0.name, known.property($0.index)) } }
    }

    /// Asks the frameworks for what has a name, the first time.
    private func look<Body>(
        _ name: String, _ known: inout [String: Body?], _ names: KeyPath<FrameworkClass, NameList>,
        _ make: KeyPath<FrameworkClass, (Int) -> Body>
    ) -> Body? {
        guard !frameworkClasses.isEmpty else { return nil }
        if let known = known[name] { return known }
        var made: Body?
        for candidate in frameworkClasses where made == nil {
            made = candidate[keyPath: names].index(of: name).map(candidate[keyPath: make])
        }
        known[name] = .some(made)
        return made
    }

    private func accessor(_ selector: Selector) -> ObjCImplementation? {
        if let property = property(for: selector.description) {
            let get = property.get
            return { receiver, _ in get(receiver) }
        }
        guard let key = selector.setterKey, let property = property(for: key.lowered) ?? property(for: key.raised), let set = property.set
        else { return nil }
        return { receiver, arguments in
            set(receiver, arguments.first ?? nil)
            return nil
        }
    }
}

/// A class that describes itself. Generic classes, and classes inside functions, are lowered to this: neither can be named where
/// other classes are registered.
public protocol ObjCExposed: AnyObject {
    /// Adds what the class itself exposes. `cls` is the class asked for, which may be a subclass that says nothing of itself.
    static func describeForObjC(_ cls: AnyClass, _ description: ClassDescription)
}

extension Selector {
    /// For `setKey:`, the key with a small and with a capital first letter.
    fileprivate var setterKey: (lowered: String, raised: String)? {
        guard description.hasPrefix("set"), description.hasSuffix(":"), description.utf8.count > 4, argumentCount == 1 else { return nil }
        let raised = String(description.dropFirst(3).dropLast())
        return (raised.prefix(1).lowercased() + raised.dropFirst(), raised)
    }
}

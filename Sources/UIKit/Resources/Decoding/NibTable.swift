import Foundation
import InterfaceBuilder

/// One attribute of a class: what Interface Builder calls it, and how an object takes it.
@MainActor
struct NibAttribute<Object: AnyObject> {
    /// The name of the attribute, or key of the element; `nil` for what is done to every object.
    let name: String?
    let apply: @MainActor (Object, NibRecord) -> Void

    /// Something to be done with an attribute.
    static func custom(_ name: String, _ apply: @escaping @MainActor (Object, NibRecord) -> Void) -> Self {
        NibAttribute(name: name, apply: apply)
    }

    /// Something to be done with every object.
    static func always(_ apply: @escaping @MainActor (Object, NibRecord) -> Void) -> Self { NibAttribute(name: nil, apply: apply) }

    static func bool(_ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>) -> Self {
        custom(name) { object, source in if let value = source.record.bool(name) { object[keyPath: path] = value } }
    }

    static func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>) -> Self {
        custom(name) { object, source in if let value = source.record.double(name) { object[keyPath: path] = CGFloat(value) } }
    }

    static func double(_ name: String, _ path: ReferenceWritableKeyPath<Object, Double>) -> Self {
        custom(name) { object, source in if let value = source.record.double(name) { object[keyPath: path] = value } }
    }

    static func float(_ name: String, _ path: ReferenceWritableKeyPath<Object, Float>) -> Self {
        custom(name) { object, source in if let value = source.record.double(name) { object[keyPath: path] = Float(value) } }
    }

    static func int(_ name: String, _ path: ReferenceWritableKeyPath<Object, Int>) -> Self {
        custom(name) { object, source in if let value = source.record.int(name) { object[keyPath: path] = value } }
    }

    static func text(_ name: String, _ path: ReferenceWritableKeyPath<Object, String?>) -> Self {
        custom(name) { object, source in object[keyPath: path] = source.record.text(name) }
    }

    static func size(_ name: String, _ path: ReferenceWritableKeyPath<Object, CGSize>) -> Self {
        custom(name) { object, source in if let value = source.record.size(name) { object[keyPath: path] = value } }
    }

    static func insets(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>) -> Self {
        custom(name) { object, source in if let value = source.insets(name) { object[keyPath: path] = value } }
    }

    static func color(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>) -> Self {
        custom(name) { object, source in object[keyPath: path] = source.color(name) }
    }

    static func image(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>) -> Self {
        custom(name) { object, source in object[keyPath: path] = source.image(name) }
    }

    /// One of several words; an unknown one is reported.
    static func choice<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ words: [String: Value]) -> Self {
        custom(name) { object, source in if let value = source.choice(name, words) { object[keyPath: path] = value } }
    }

    /// An object inside.
    static func child<Child: AnyObject>(
        _ key: String, as type: Child.Type = Child.self, _ apply: @escaping @MainActor (Object, Child) -> Void
    ) -> Self {
        custom(key) { object, source in
            if let record = source.record.child(key), let child = source.builder.make(record) as? Child { apply(object, child) }
        }
    }

    /// The objects of a list.
    static func list<Child: AnyObject>(
        _ name: String, of type: Child.Type = Child.self, _ apply: @escaping @MainActor (Object, [Child]) -> Void
    ) -> Self {
        custom(name) { object, source in
            apply(object, source.record.list(name).compactMap { source.builder.make($0) as? Child })
        }
    }
}

/// The attributes of one class, in the order in which they are set.
@MainActor
struct NibTable {
    let cls: AnyClass
    /// The class's name in Interface Builder's schema.
    let className: String
    /// The class whose `init(coder:)` ends with taking the attributes over: the class itself, or the one it inherits that initializer from.
    let initializer: AnyClass
    /// The attributes and elements that the table takes.
    let names: Set<String>
    private let applyAll: @MainActor (AnyObject, NibRecord, Bool) -> Void

    init<Object: AnyObject>(
        _ cls: Object.Type, name: String? = nil, initializedAs initializer: AnyClass? = nil, _ attributes: [NibAttribute<Object>]
    ) {
        self.cls = cls
        self.initializer = initializer ?? cls
        className = name ?? String(describing: cls)
        names = Set(attributes.compactMap(\.name))
        applyAll = { object, source, isWhole in
            guard let object = object as? Object else { return }
            for attribute in attributes {
                if let name = attribute.name {
                    if source.record.has(name) { attribute.apply(object, source) }
                } else if isWhole {
                    attribute.apply(object, source)
                }
            }
        }
    }

    /// Sets what the record has. `isWhole` is false for a record that holds only what differs by traits.
    func apply(to object: AnyObject, _ source: NibRecord, isWhole: Bool) { applyAll(object, source, isWhole) }
}

/// The tables of all classes.
@MainActor
enum NibTables {
    private static var tables: [ObjectIdentifier: NibTable] = [:]
    private static var classes: [String: AnyClass] = [:]
    private static var chains: [ObjectIdentifier: [NibTable]] = [:]
    private static var hasOwn = false

    /// Adds the tables of a framework.
    static func register(_ added: [NibTable]) {
        for table in added {
            tables[ObjectIdentifier(table.cls)] = table
            classes[table.className] = table.cls
        }
        chains.removeAll()
    }

    private static func registerOwn() {
        guard !hasOwn else { return }
        hasOwn = true
        register(all)
    }

    /// The class of that name in the schema, if there is one here.
    static func cls(named name: String) -> AnyClass? {
        registerOwn()
        return classes[name]
    }

    /// The table of just this class: of one of those that documents know, rather than the app's.
    static func table(of cls: AnyClass) -> NibTable? {
        registerOwn()
        return tables[ObjectIdentifier(cls)]
    }

    /// The tables of a class and its superclasses, the base first.
    static func chain(for cls: AnyClass) -> [NibTable] {
        registerOwn()
        if let known = chains[ObjectIdentifier(cls)] { return known }
        var chain: [NibTable] = []
        var current: AnyClass? = cls
        while let c = current {
            if let table = tables[ObjectIdentifier(c)] { chain.insert(table, at: 0) }
            current = _getSuperclass(c)
        }
        chains[ObjectIdentifier(cls)] = chain
        return chain
    }
}

@_spi(Reflection) import Swift

/// A property of a view that the graph keeps something for.
///
/// See https://developer.apple.com/documentation/swiftui/dynamicproperty.
public protocol DynamicProperty {
    /// Called before the view's body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing has to be done.
    public mutating func update() {}
}

/// One of SwiftUI's own properties.
protocol GraphProperty: DynamicProperty {
    /// Called before a body is evaluated: the property takes what is kept in its slot.
    @MainActor mutating func install(_ slot: PropertySlot)
}

/// What is kept for a property as long as its view has its place.
@MainActor
final class PropertySlot {
    weak var node: _ViewNode?
    /// The property's name; that of the one that it is part of, where it is part of one.
    let name: String
    /// The property's storage, of the property's own kind.
    var storage: AnyObject?
    /// Whether what the property reads of the environment has changed.
    var dependsOnEnvironment: ((EnvironmentValues, EnvironmentValues) -> Bool)?
    /// Called when the view is no longer there.
    var onRemove: (() -> Void)?

    init(name: String) { self.name = name }

    func storage<T: AnyObject>(orMake make: () -> T) -> T {
        if let storage { return storage as! T }
        let made = make()
        storage = made
        return made
    }
}

/// The slots of a value's dynamic properties, nested ones as well.
@MainActor
final class PropertySlots {
    weak var node: _ViewNode? { didSet { for slot in slots { slot.node = node } } }
    private let fields: [PropertyField]
    private let slots: [PropertySlot]

    init(of type: Any.Type) {
        fields = PropertyField.all(of: type)
        slots = fields.reduce(into: []) { slots, field in slots += (0..<field.slotCount).map { _ in PropertySlot(name: field.name) } }
    }

    func install<T>(in value: inout T) {
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            var index = 0
            for field in fields { field.install(UnsafeMutableRawPointer(pointer), slots, &index) }
        }
    }

    func depends(onChangeFrom old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        slots.contains { $0.dependsOnEnvironment?(old, new) ?? false }
    }

    func removeAll() {
        for slot in slots { slot.onRemove?() }
    }
}

/// A dynamic property of a type: where it lies in a value.
@MainActor
struct PropertyField {
    let name: String
    let slotCount: Int
    let install: (UnsafeMutableRawPointer, [PropertySlot], inout Int) -> Void

    private static var known: [ObjectIdentifier: [PropertyField]] = [:]

    /// The dynamic properties of a structure.
    static func all(of type: Any.Type) -> [PropertyField] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [PropertyField] = []
        _ = _forEachField(of: type, options: []) { name, offset, type, _ in
            if let dynamic = type as? any DynamicProperty.Type { fields.append(field(String(cString: name), dynamic, offset)) }
            return true
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    private static func field<P: DynamicProperty>(_ name: String, _ type: P.Type, _ offset: Int) -> PropertyField {
        if let own = type as? any GraphProperty.Type { return ownField(name, own, offset) }
        let nested = all(of: type)
        return PropertyField(name: name, slotCount: nested.reduce(0) { $0 + $1.slotCount }) { base, slots, index in
            for field in nested { field.install(base + offset, slots, &index) }
            (base + offset).assumingMemoryBound(to: P.self).pointee.update()
        }
    }

    private static func ownField<P: GraphProperty>(_ name: String, _ type: P.Type, _ offset: Int) -> PropertyField {
        PropertyField(name: name, slotCount: 1) { base, slots, index in
            (base + offset).assumingMemoryBound(to: P.self).pointee.install(slots[index])
            index += 1
        }
    }
}

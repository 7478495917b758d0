import Foundation

/// `objc_allocate` of CObjCRuntime, which is not imported: every module that imports this one would need its map.
@_silgen_name("objc_allocate")
private func allocate(_ type: UnsafeRawPointer, _ size: UInt) -> UnsafeMutableRawPointer

/// Writes the stored properties of an object of Foundation's that only Foundation can set: where they lie its library says.
struct StoredProperties {
    private let address: UnsafeMutableRawPointer
    /// What the names of the class's symbols begin with.
    private let prefix: String

    /// The properties of an object.
    init(of object: AnyObject, prefix: String) {
        address = Unmanaged.passUnretained(object).toOpaque()
        self.prefix = prefix
    }

    /// Those of a new object, none of which has a value yet.
    init(ofNew type: AnyClass, prefix: String) {
        // Kind, superclass, flags and address point come before the size of instances.
        let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
        address = allocate(type, UInt(type.load(fromByteOffset: 24, as: UInt32.self)))
        self.prefix = prefix
    }

    /// The new object. To be asked for once, when all its properties have values.
    func object<Object: AnyObject>(as type: Object.Type) -> Object { Unmanaged<Object>.fromOpaque(address).takeRetainedValue() }

    /// Sets a property, by the rest of its symbol's name.
    func set<Value>(_ property: String, to value: Value) { place(of: property, Value.self).pointee = value }

    /// Gives a property its first value.
    func begin<Value>(_ property: String, with value: Value) { place(of: property, Value.self).initialize(to: value) }

    private func place<Value>(of property: String, _: Value.Type) -> UnsafeMutablePointer<Value> {
        let symbol = prefix + property + "Wvd"
        guard let offset = dlsym(nil, symbol) else { fatalError("Foundation has no property \(symbol); see `sampan doctor`") }
        return (address + offset.load(as: Int.self)).assumingMemoryBound(to: Value.self)
    }
}

@_spi(Reflection) import Swift

/// `objc_allocate` of CObjCRuntime, which is not imported: every module that imports this one would need its map.
@_silgen_name("objc_allocate")
private func allocate(_ type: UnsafeRawPointer, _ size: UInt) -> UnsafeMutableRawPointer

/// Writes the stored properties of an object of Foundation's that only Foundation can set: where they lie, and their types, is what mirrors
/// know of its class.
struct StoredProperties {
    private let address: UnsafeMutableRawPointer
    private let cls: AnyClass

    /// The properties that an object has of a class.
    init(of object: AnyObject, as cls: AnyClass) {
        address = Unmanaged.passUnretained(object).toOpaque()
        self.cls = cls
    }

    /// Those of a new object, none of which has a value yet.
    init(ofNew cls: AnyClass) {
        // Kind, superclass, flags and address point come before the size of instances.
        let type = unsafeBitCast(cls, to: UnsafeRawPointer.self)
        address = allocate(type, UInt(type.load(fromByteOffset: 24, as: UInt32.self)))
        self.cls = cls
    }

    /// The new object. To be asked for once, when all its properties have values.
    func object<Object: AnyObject>(as type: Object.Type) -> Object { Unmanaged<Object>.fromOpaque(address).takeRetainedValue() }

    /// Sets a property.
    func set<Value>(_ property: String, to value: Value) { place(of: property, Value.self).pointee = value }

    /// Gives a property its first value.
    func begin<Value>(_ property: String, with value: Value) { place(of: property, Value.self).initialize(to: value) }

    private func place<Value>(of property: String, _: Value.Type) -> UnsafeMutablePointer<Value> {
        var found: Int?
        _ = _forEachField(of: cls, options: .classType) { name, offset, type, _ in
            guard String(cString: name) == property, type == Value.self else { return true }
            found = offset
            return false
        }
        guard let found else { fatalError("\(cls) has no property \(property) of \(Value.self); see `sampan doctor`") }
        return (address + found).assumingMemoryBound(to: Value.self)
    }
}

import ObjCRuntime

/// Numbers by numbers: the addresses of objects, or their numbers in a store, and where they are. It is what dictionaries are for, but for
/// keys that need no mixing, and without a weak reference for each entry: those make whatever is done with the object slow.
struct AddressTable {
    /// What the keys lead to, with 0 for no entry.
    private var values: ContiguousArray<UInt> = []
    private var keys: ContiguousArray<UInt> = []
    private(set) var count = 0
    private var shift: UInt = 64

    /// What a key leads to; `nil` if it is not there. 0 is none.
    subscript(key: UInt) -> UInt? {
        get {
            guard count > 0 else { return nil }
            let value = values[place(key)]
            return value == 0 ? nil : value
        }
        set {
            guard let newValue else { return remove(key) }
            if (count + 1) * 2 > keys.count { grow() }
            let place = place(key)
            if values[place] == 0 { count += 1 }
            (keys[place], values[place]) = (key, newValue)
        }
    }

    mutating func removeAll() { self = AddressTable() }

    /// All values.
    var all: [UInt] { values.filter { $0 != 0 } }

    /// Where a key is, or would be.
    @inline(__always)
    private func place(_ key: UInt) -> Int {
        var place = home(key)
        let last = keys.count - 1
        while values[place] != 0, keys[place] != key { place = (place + 1) & last }
        return place
    }

    @inline(__always)
    private func home(_ key: UInt) -> Int { Int((key &* 0x9e37_79b9_7f4a_7c15) >> shift) }

    private mutating func grow() {
        let (oldKeys, oldValues) = (keys, values)
        let size = max(16, oldKeys.count * 2)
        shift = 64 - UInt(size.trailingZeroBitCount)
        keys = ContiguousArray(repeating: 0, count: size)
        values = ContiguousArray(repeating: 0, count: size)
        for (key, value) in zip(oldKeys, oldValues) where value != 0 {
            let place = place(key)
            (keys[place], values[place]) = (key, value)
        }
    }

    private mutating func remove(_ key: UInt) {
        guard count > 0 else { return }
        var hole = place(key)
        guard values[hole] != 0 else { return }
        count -= 1
        // What comes after moves up, so that nothing is looked for in vain.
        let last = keys.count - 1
        var next = (hole + 1) & last
        while values[next] != 0 {
            if (next - home(keys[next])) & last >= (next - hole) & last {
                (keys[hole], values[hole]) = (keys[next], values[next])
                hole = next
            }
            next = (next + 1) & last
        }
        values[hole] = 0
    }
}

/// Objects that others keep, by a number. They take themselves out in their deinitializers; the table is used under a lock.
struct UnownedTable<Object: AnyObject> {
    private var table = AddressTable()

    var isEmpty: Bool { table.count == 0 }

    /// The object, unless its end has begun.
    func object(_ key: UInt) -> Object? { table[key].flatMap(Self.retained) }

    mutating func insert(_ object: Object, _ key: UInt) { table[key] = Self.address(object) }

    mutating func remove(_ key: UInt) { table[key] = nil }

    /// Takes an object out that ends, if no other has come in its place.
    mutating func forget(_ object: Object, _ key: UInt) {
        if table[key] == Self.address(object) { table[key] = nil }
    }

    mutating func removeAll() { table.removeAll() }

    var all: [Object] { table.all.compactMap(Self.retained) }

    private static func address(_ object: Object) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }

    private static func retained(_ address: UInt) -> Object? {
        guard let pointer = UnsafeMutableRawPointer(bitPattern: address), let kept = ObjectLifetime.retained(pointer) else { return nil }
        return Unmanaged<Object>.fromOpaque(kept).takeRetainedValue()
    }
}

extension UInt {
    /// The key of an object: its address.
    init(addressOf object: AnyObject) { self = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }
}

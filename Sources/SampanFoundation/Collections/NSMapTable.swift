import Foundation

/// Objects by keys, either of which it need not keep alive: a pair goes when one of its two does.
///
/// It is for one thread at a time. See https://developer.apple.com/documentation/foundation/nsmaptable.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var table: ReferenceTable<ObjectReference>
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - keyOptions: how keys are kept and compared.
    ///   - valueOptions: how objects are kept.
    ///   - initialCapacity: how many pairs are expected.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        table = ReferenceTable(keyOptions) { $0.object != nil }
    }

    /// Creates an empty table.
    public convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// A table that keeps keys and objects alive.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: [], valueOptions: []) }
    /// A table that keeps its objects alive, and lets go of them when their keys are gone.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: []) }
    /// A table that keeps its keys alive as long as their objects are there.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: [], valueOptions: .weakMemory) }
    /// A table that keeps nothing alive.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// How keys are kept and compared.
    open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: keyOptions) }
    /// How objects are kept.
    open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: valueOptions) }

    /// The object of a key; `nil` if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { table.entry(of: $0)?.value.object as? ObjectType } }

    /// Gives a key an object, in the place of the one it had. Without object or key nothing happens.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        table.set(ObjectReference(anObject, valueOptions), of: aKey)
    }

    /// Takes a key and its object out.
    open func removeObject(forKey aKey: KeyType?) { aKey.map { table.remove($0) } }

    /// Takes everything out.
    open func removeAllObjects() { table.removeAll() }

    /// How many pairs there are.
    open var count: Int { table.count }

    /// The keys, in no order.
    open func keyEnumerator() -> NSEnumerator { ListEnumerator(table.entries.map(\.key)) }

    /// The objects, in no order.
    open func objectEnumerator() -> NSEnumerator? { ListEnumerator(table.entries.compactMap(\.value.object)) }

    /// The pairs whose keys have a hash of their own.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        table.entries.reduce(into: [:]) { result, entry in
            guard let key = entry.key as? AnyHashable, let object = entry.value.object as? ObjectType else { return }
            result[key] = object
        }
    }

    open override var description: String {
        "NSMapTable {\n"
            + table.entries.map { "[\($0.key)] \($0.value.object.map { "\($0)" } ?? "")\n" }.joined() + "}\n"
    }
}

/// Keeps what it has alive.
public let NSMapTableStrongMemory: NSPointerFunctions.Options = .strongMemory
/// Keeps what it has as long as others do.
public let NSMapTableWeakMemory: NSPointerFunctions.Options = .weakMemory
/// Keeps copies.
public let NSMapTableCopyIn: NSPointerFunctions.Options = .copyIn
/// Tells objects apart by where they lie.
public let NSMapTableObjectPointerPersonality: NSPointerFunctions.Options = .objectPointerPersonality

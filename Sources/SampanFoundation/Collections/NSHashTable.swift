import Foundation

/// A set of objects that it need not keep alive.
///
/// It is for one thread at a time. See https://developer.apple.com/documentation/foundation/nshashtable.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var table: ReferenceTable<Void>
    private let options: NSPointerFunctions.Options

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - options: how objects are kept and compared.
    ///   - initialCapacity: how many objects are expected.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        self.options = options
        table = ReferenceTable(options)
    }

    /// Creates an empty table.
    public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

    /// Creates an empty table that keeps its objects alive.
    public convenience override init() { self.init(options: [], capacity: 0) }

    /// A table that does not keep its objects alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// How objects are kept and compared.
    open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

    private var objects: [ObjectType] { table.entries.compactMap { $0.key as? ObjectType } }

    /// How many objects there are.
    open var count: Int { table.count }
    /// The objects, in no order.
    open var allObjects: [ObjectType] { objects }
    /// One of the objects; `nil` if there is none.
    open var anyObject: ObjectType? { objects.first }
    /// The objects that have a hash of their own.
    open var setRepresentation: Set<AnyHashable> { Set(objects.compactMap { $0 as? AnyHashable }) }

    /// The object of the table that counts as the same as another.
    open func member(_ object: ObjectType?) -> ObjectType? { object.flatMap { table.entry(of: $0)?.key as? ObjectType } }
    /// Whether an object, or one that counts as the same, is in the table.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    /// Takes an object in, unless one that counts as the same is there.
    open func add(_ object: ObjectType?) {
        if let object, !contains(object) { table.set((), of: object) }
    }
    /// Takes an object out.
    open func remove(_ object: ObjectType?) { object.map { table.remove($0) } }
    /// Takes everything out.
    open func removeAllObjects() { table.removeAll() }
    /// The objects, in no order.
    open func objectEnumerator() -> NSEnumerator { ListEnumerator(objects) }

    /// Takes in what another table has.
    open func union(_ other: NSHashTable<ObjectType>) { other.objects.forEach(add) }
    /// Takes out what another table has.
    open func minus(_ other: NSHashTable<ObjectType>) { other.objects.forEach(remove) }
    /// Takes out what another table has not.
    open func intersect(_ other: NSHashTable<ObjectType>) { objects.filter { !other.contains($0) }.forEach(remove) }
    /// Whether an object is in both.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { objects.contains(where: other.contains) }
    /// Whether all objects are in another table, too.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { objects.allSatisfy(other.contains) }
    /// Whether both have the same objects.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { isSubset(of: other) && other.isSubset(of: self) }

    open override var description: String { "NSHashTable {\n" + objects.map { "[\($0)]\n" }.joined() + "}\n" }
}

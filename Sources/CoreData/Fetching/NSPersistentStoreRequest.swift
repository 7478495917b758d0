import SampanFoundation

/// What a request asks of stores.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    /// Objects.
    case fetchRequestType = 1
    /// That changes be saved.
    case saveRequestType
    /// That objects be inserted without a context.
    case batchInsertRequestType = 5
    /// That objects be changed without a context.
    case batchUpdateRequestType = 6
    /// That objects be deleted without a context.
    case batchDeleteRequestType = 7
}

/// What is asked of stores. See https://developer.apple.com/documentation/coredata/nspersistentstorerequest.
open class NSPersistentStoreRequest: NSObject, NSCopying {
    /// Creates a request for all stores.
    public override init() { super.init() }

    /// The stores that are asked; `nil` for all.
    open var affectedStores: [NSPersistentStore]?

    /// What is asked.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// A request alike.
    open func copy(with zone: NSZone? = nil) -> Any {
        CoreDataError.raise("\(type(of: self)) cannot be copied")
    }
}

/// What a request gives. See https://developer.apple.com/documentation/coredata/nspersistentstoreresult.
open class NSPersistentStoreResult: NSObject {}

/// What fetches may give: objects, identifiers, dictionaries, numbers.
///
/// At Apple it is a protocol that these classes conform to. Without Objective-C a protocol does not conform to itself, so that
/// `NSFetchRequest<NSFetchRequestResult>` could not be a type; this is.
public typealias NSFetchRequestResult = AnyObject

/// What the classes conform to that conform to `NSFetchRequestResult` at Apple. Lowered source has it where that protocol is extended,
/// inherited or conformed to.
public protocol _FetchRequestResult: NSObjectProtocol {}

extension NSDictionary: _FetchRequestResult {}
extension NSNumber: _FetchRequestResult {}

/// What a fetch gives. See https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a type of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Identifiers.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of properties.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// How many objects there are.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

import SampanFoundation

/// Where objects are kept. See https://developer.apple.com/documentation/coredata/nspersistentstore.
open class NSPersistentStore: NSObject {
    /// What kind of store there is, and what it is called. See https://developer.apple.com/documentation/coredata/nspersistentstore/storetype.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The type's name.
        public let rawValue: String
        /// Creates a type by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A store in an SQLite file.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A store in a file that is read and written as a whole.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// A store that lives as long as the process.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    weak var coordinator: NSPersistentStoreCoordinator?

    /// The coordinator that the store was added to.
    open weak var persistentStoreCoordinator: NSPersistentStoreCoordinator? { coordinator }
    /// The name of the configuration of the model whose objects the store keeps.
    public let configurationName: String
    /// The options that the store was opened with.
    public let options: [AnyHashable: Any]?
    /// Where the store lies.
    open var url: URL?
    /// What kind of store it is.
    open var type: String { storeType }
    private let storeType: String
    /// Whether the store is only read.
    open var isReadOnly: Bool
    /// The store's identifier, by which its objects are found.
    open var identifier: String! = UUID().uuidString
    /// What the store says of itself.
    open var metadata: [String: Any]! = [:]

    init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?) {
        storeType = type
        configurationName = configuration ?? NSManagedObjectModel.defaultConfiguration
        (self.url, self.options) = (url, options)
        isReadOnly =
            (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? (options?[NSReadOnlyPersistentStoreOption] as? Bool)
            ?? false
    }

    /// A truth value among the options.
    func flag(_ key: String) -> Bool { StoreOptions.flag(key, options) }

    open override var description: String {
        "<\(Swift.type(of: self)): \(ObjCException.address(of: self))> (URL: \(url?.absoluteString ?? "(null)"))"
    }
}

/// Values of a store's options.
enum StoreOptions {
    static func flag(_ key: String, _ options: [AnyHashable: Any]?) -> Bool {
        guard let value = options?[key] else { return false }
        if let truth = value as? Bool { return truth }
        if let number = value as? NSNumber { return number.boolValue }
        // History is asked for by a dictionary, too.
        return value is [AnyHashable: Any]
    }
}

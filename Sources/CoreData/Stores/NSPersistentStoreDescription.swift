import SampanFoundation

/// A store that a container is to open. See https://developer.apple.com/documentation/coredata/nspersistentstoredescription.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    /// Creates a description of a store at a URL.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Creates a description of a store at no URL.
    public override convenience init() { self.init(url: URL(fileURLWithPath: "/dev/null")) }

    /// What kind of store it is.
    open var type = NSSQLiteStoreType
    /// The configuration of the model whose objects are kept there; `nil` for all.
    open var configuration: String?
    /// Where the store lies.
    open var url: URL?

    /// The options that the store is opened with.
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// Whether the store is only read.
    open var isReadOnly: Bool {
        get { flag(NSReadOnlyPersistentStoreOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSReadOnlyPersistentStoreOption) }
    }

    /// For how many seconds a store that others use is waited for.
    open var timeout: TimeInterval {
        get { (options[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 240 }
        set { setOption(NSNumber(value: newValue), forKey: NSPersistentStoreTimeoutOption) }
    }

    /// SQLite's pragmas.
    open var sqlitePragmas: [String: NSObject] {
        (options[NSSQLitePragmasOption] as? NSDictionary as? [String: Any])?.compactMapValues { $0 as? NSObject ?? "\($0)" as NSString }
            ?? [:]
    }

    /// Sets one of SQLite's pragmas.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
        var pragmas = sqlitePragmas
        pragmas[name] = value
        let dictionary = NSMutableDictionary()
        for (key, value) in pragmas { dictionary[key] = value }
        setOption(dictionary, forKey: NSSQLitePragmasOption)
    }

    /// Whether the store is opened on another thread.
    open var shouldAddStoreAsynchronously = false

    /// Whether a store of another version of the model is migrated.
    open var shouldMigrateStoreAutomatically: Bool {
        get { flag(NSMigratePersistentStoresAutomaticallyOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSMigratePersistentStoresAutomaticallyOption) }
    }

    /// Whether the migration is inferred from the two models.
    open var shouldInferMappingModelAutomatically: Bool {
        get { flag(NSInferMappingModelAutomaticallyOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSInferMappingModelAutomaticallyOption) }
    }

    /// How the store would be kept in the cloud; there is none here, and the store stays on this machine.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    private func flag(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }

    /// A description alike.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        copy.cloudKitContainerOptions = cloudKitContainerOptions
        return copy
    }

    open override var description: String {
        "<\(Swift.type(of: self)): \(ObjCException.address(of: self))> (type: \(type), url: \(url?.absoluteString ?? "(null)"))"
    }
}

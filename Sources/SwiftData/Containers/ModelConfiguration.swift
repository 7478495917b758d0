import CoreData

/// Where models are stored, and how. See https://developer.apple.com/documentation/swiftdata/modelconfiguration.
public struct ModelConfiguration: Identifiable, Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    /// The folder of several apps that the store is to lie in.
    ///
    /// See https://developer.apple.com/documentation/swiftdata/modelconfiguration/groupcontainer-swift.struct.
    public struct GroupContainer: Hashable, Sendable {
        enum Kind: Hashable { case automatic, none, named(String) }
        let kind: Kind
        /// The first folder that the app is entitled to, if there is one: here there is none.
        public static let automatic = GroupContainer(kind: .automatic)
        /// The app's own folder.
        public static let none = GroupContainer(kind: .none)
        /// The folder with a name.
        public static func identifier(_ groupContainerIdentifier: String) -> GroupContainer {
            GroupContainer(kind: .named(groupContainerIdentifier))
        }
    }

    /// The database in Apple's cloud that the store is to be kept in step with. Here it stays on this machine.
    ///
    /// See https://developer.apple.com/documentation/swiftdata/modelconfiguration/cloudkitdatabase-swift.struct.
    public struct CloudKitDatabase: Hashable, Sendable {
        enum Kind: Hashable { case automatic, none, named(String) }
        let kind: Kind
        /// The first database that the app is entitled to, if there is one.
        public static let automatic = CloudKitDatabase(kind: .automatic)
        /// None.
        public static let none = CloudKitDatabase(kind: .none)
        /// The person's database with a name.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(kind: .named(privateDBName)) }
    }

    /// The configuration's name, which is also the store's.
    public let name: String
    /// The models that are stored; all of the container's if `nil`.
    public internal(set) var schema: Schema?
    /// Where the store lies.
    public let url: URL
    /// Whether nothing is written to files.
    public let isStoredInMemoryOnly: Bool
    /// Whether models can be saved.
    public let allowsSave: Bool
    /// The folder of several apps that the store is to lie in.
    public let groupContainer: GroupContainer
    /// The database in Apple's cloud that the store is to be kept in step with.
    public let cloudKitDatabase: CloudKitDatabase

    /// The configuration's name.
    public var id: String { name }
    /// The name of the folder of several apps; `nil` for the app's own.
    public var groupAppContainerIdentifier: String? {
        if case .named(let name) = groupContainer.kind { name } else { nil }
    }
    /// The name of the database in Apple's cloud.
    public var cloudKitContainerIdentifier: String? {
        if case .named(let name) = cloudKitDatabase.kind { name } else { nil }
    }

    /// Creates a configuration of a store in the app's folder for data that it makes: `default.store`, or one with the configuration's name.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(
            name, schema, Self.place(name ?? "default", groupContainer), isStoredInMemoryOnly, allowsSave, groupContainer, cloudKitDatabase)
    }

    /// Creates a configuration of a store that lies somewhere.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(name, schema, url, false, allowsSave, .none, cloudKitDatabase)
    }

    /// Creates a configuration of some models.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    private init(
        _ name: String?, _ schema: Schema?, _ url: URL, _ isInMemory: Bool, _ allowsSave: Bool, _ group: GroupContainer,
        _ cloud: CloudKitDatabase
    ) {
        (self.name, self.schema, self.url) = (name ?? "default", schema, url)
        (isStoredInMemoryOnly, self.allowsSave, groupContainer, cloudKitDatabase) = (isInMemory, allowsSave, group, cloud)
    }

    private static func place(_ name: String, _ group: GroupContainer) -> URL {
        var folder = NSPersistentContainer.defaultDirectoryURL()
        if case .named(let identifier) = group.kind,
            let shared = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier)
        {
            folder = shared.appendingPathComponent("Library/Application Support")
        }
        return folder.appendingPathComponent("\(name).store")
    }

    /// Ends with an error if the store's file cannot be called as the configuration is.
    func checkName() throws {
        if name.isEmpty || name.contains("/") || name.contains("\0") { throw SwiftDataError.configurationFileNameContainsInvalidCharacters }
        if name.utf8.count + ".store-journal".utf8.count > 255 { throw SwiftDataError.configurationFileNameTooLong }
    }

    /// The name and the place.
    public var debugDescription: String { "ModelConfiguration \(name): \(isStoredInMemoryOnly ? "in memory" : url.path)" }
}

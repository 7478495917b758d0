/// One version of a data model: what Xcode's model editor saves in a `.xcdatamodel`, typed.
///
/// It knows no managed object: Core Data makes its descriptions of it, the build tool its classes.
public struct DataModel: Codable, Hashable, Sendable {
    /// The version's name: "Model 2" of `Model 2.xcdatamodel`.
    public var name: String
    /// The entities, in the order of the document.
    public var entities: [Entity] = []
    /// The configurations that the document names. What Core Data calls the default one, with all entities in it, is none of them unless the
    /// document says so.
    @Sparse public var configurations: [Configuration] = []
    /// The templates of fetch requests, in the order of the document.
    @Sparse public var fetchRequests: [FetchRequest] = []
    /// The identifiers that the model's author gave this version.
    @Sparse public var versionIdentifiers: [String] = []
    /// Whether the model is to be synchronized by CloudKit as a whole.
    @Sparse public var isUsedWithCloudKit: Bool = false
    /// Whether classes are generated in Objective-C at Apple.
    @Sparse public var isForObjectiveC: Bool = false

    /// Creates a model without entities.
    public init(name: String) { self.name = name }

    /// The entity of a name.
    public func entity(named name: String) -> Entity? { entities.first { $0.name == name } }

    /// Some of a model's entities, by a name.
    public struct Configuration: Codable, Hashable, Sendable {
        /// The name.
        public var name: String
        /// The names of the entities in it.
        @Sparse public var entityNames: [String] = []
        /// Whether stores of this configuration are to be synchronized by CloudKit.
        @Sparse public var isUsedWithCloudKit: Bool = false
        /// The line of the document.
        @SourceLine public var line: Int = 0

        /// Creates a configuration.
        public init(name: String, entityNames: [String] = []) {
            self.name = name
            self.entityNames = entityNames
        }
    }
}

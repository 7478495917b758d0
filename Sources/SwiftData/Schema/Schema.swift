import Foundation

/// The classes of models that a container stores. See https://developer.apple.com/documentation/swiftdata/schema.
public final class Schema: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    /// Which edition of a schema it is. See https://developer.apple.com/documentation/swiftdata/schema/version.
    public struct Version: Codable, Hashable, Comparable, CustomStringConvertible, Sendable {
        /// The numbers.
        public let major, minor, patch: Int

        /// Creates a version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

        /// Whether a version comes before another one.
        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
        /// The numbers with full stops between them.
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// Which edition the schema is.
    public let version: Version
    /// What is stored of each class, by names.
    public let entities: [Entity]
    /// What is stored of each class, by its name.
    public let entitiesByName: [String: Entity]
    let types: [ModelType]
    private let typesByName: [String: ModelType]

    /// Creates a schema of classes, and of those that their relationships lead to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var found: [ModelType] = []
        var open = types.map(ModelType.of)
        while let next = open.first {
            open.removeFirst()
            guard !found.contains(where: { $0 === next }) else { continue }
            found.append(next)
            open += next.properties.compactMap { $0.destination.map(ModelType.of) }
        }
        self.types = found
        typesByName = Dictionary(found.map { ($0.name, $0) }) { first, _ in first }
        guard typesByName.count == found.count else {
            let twice = found.map(\.name).sorted()
            fatalError("Two classes of a schema have one name: \(twice.joined(separator: ", ")).")
        }
        entities = SchemaRelations(found).entities
        entitiesByName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Creates the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The name of a class's entity.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelType.name(of: type) }

    /// What is stored of a class; `nil` for one that the schema does not have.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { has(type) ? entitiesByName[ModelType.name(of: type)] : nil }

    func has(_ type: any PersistentModel.Type) -> Bool { typesByName[ModelType.name(of: type)]?.type == type }
    func type(named name: String) -> ModelType? { typesByName[name] }

    /// Two schemas are equal if they are of one version and have the same classes.
    public static func == (left: Schema, right: Schema) -> Bool {
        left.version == right.version && Set(left.types.map(ObjectIdentifier.init)) == Set(right.types.map(ObjectIdentifier.init))
    }
    /// Hashes the version and the classes' names.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(Set(typesByName.keys))
    }

    /// The classes' names.
    public var debugDescription: String { "Schema \(version): \(types.map(\.name).joined(separator: ", "))" }
}

/// A version of an app's classes of models. See https://developer.apple.com/documentation/swiftdata/versionedschema.
public protocol VersionedSchema {
    /// The classes.
    static var models: [any PersistentModel.Type] { get }
    /// Which version it is.
    static var versionIdentifier: Schema.Version { get }
}

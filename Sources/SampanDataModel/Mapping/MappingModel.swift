/// How the objects of one version of a data model become those of another: what Xcode's mapping editor saves in a `.xcmappingmodel`, typed.
public struct MappingModel: Codable, Hashable, Sendable {
    /// The name: "V1 to V2" of `V1 to V2.xcmappingmodel`.
    public var name: String
    /// The name of the version that objects come from; `nil` if the document does not say.
    public var sourceVersion: String?
    /// The name of the version that objects are made for; `nil` if the document does not say.
    public var destinationVersion: String?
    /// What becomes of the objects of each entity, in the order in which it is done.
    public var entityMappings: [EntityMapping] = []

    /// Creates a model without mappings.
    public init(name: String) { self.name = name }

    /// What becomes of the objects of an entity.
    public struct EntityMapping: Codable, Hashable, Sendable {
        /// The name: "ItemToItem" unless the document says another.
        public var name: String
        /// The name of the entity that objects come from; `nil` for objects that come from nowhere.
        public var sourceEntity: String?
        /// The name of the entity that objects are made of; `nil` for objects that are gone.
        public var destinationEntity: String?
        /// The class that does the work, as the document writes it; `nil` for Core Data's own.
        public var policyClassName: String?
        /// Where the attributes' values come from.
        @Sparse public var attributes: [PropertyMapping] = []
        /// Where the relationships' objects come from.
        @Sparse public var relationships: [PropertyMapping] = []
        /// The line of the document.
        @SourceLine public var line: Int = 0

        /// Creates a mapping without properties.
        public init(name: String) { self.name = name }
    }

    /// Where the value of a property comes from.
    public struct PropertyMapping: Codable, Hashable, Sendable {
        /// Where a value comes from.
        public enum Source: Codable, Hashable, Sendable {
            /// Nowhere: the property stays as it is in a new object.
            case none
            /// From the property of the same name, or what the key path leads to from `$source`; the objects of a relationship are those that a
            /// mapping made of them, of the given name or of their entity.
            case automatic(keyPath: String?, mappingName: String?)
            /// From an expression.
            case expression(MappingExpression)
        }

        /// The property's name in the version that objects are made for.
        public var name: String
        /// Where its value comes from.
        public var source: Source

        /// Creates the mapping of a property.
        public init(name: String, source: Source = .none) { (self.name, self.source) = (name, source) }
    }
}

/// An expression of a mapping model.
public indirect enum MappingExpression: Codable, Hashable, Sendable {
    /// A value; `nil` for none.
    case constant(DataModel.Value?)
    /// What Core Data knows by a name while it migrates: "source", "destination", "manager", "entityMapping", "entityPolicy" …
    case variable(String)
    /// The object itself.
    case evaluatedObject
    /// What a key path leads to, from what an expression is.
    case keyPath(MappingExpression, String)
    /// What a method returns: what it is called on, its selector, its arguments.
    case function(MappingExpression, String, [MappingExpression])
    /// A function that expressions have themselves, by its selector ("add:to:", "now").
    case predefined(String, [MappingExpression])
    /// Several values.
    case aggregate([MappingExpression])

    /// How deep an expression may be nested; deeper ones are refused.
    public static let depthLimit = 64
}

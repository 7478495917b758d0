import Foundation

extension DataModel {
    /// What an attribute's value is.
    public enum AttributeType: String, Codable, Hashable, Sendable, CaseIterable {
        /// Nothing is said: the attribute has to be transient.
        case undefined
        /// A whole number of 16 bits.
        case integer16
        /// A whole number of 32 bits.
        case integer32
        /// A whole number of 64 bits.
        case integer64
        /// A decimal number.
        case decimal
        /// A number of 64 bits.
        case double
        /// A number of 32 bits.
        case float
        /// A text.
        case string
        /// Yes or no.
        case boolean
        /// A moment.
        case date
        /// Bytes.
        case binary
        /// A UUID.
        case uuid
        /// A URL.
        case uri
        /// An object that a transformer makes bytes of.
        case transformable
        /// The identifier of a managed object.
        case objectID
        /// A group of attributes.
        case composite

        /// Whether a property of the type can be a number, truth value or time interval instead of an object.
        public var hasScalar: Bool {
            switch self {
            case .integer16, .integer32, .integer64, .double, .float, .boolean, .date: true
            default: false
            }
        }
    }

    /// A value in a model: a default, or a bound.
    public enum Value: Codable, Hashable, Sendable {
        /// A whole number: of integer attributes, and lengths of texts.
        case integer(Int64)
        /// A number: of attributes that are doubles or floats.
        case real(Double)
        /// The digits of a decimal number, as `Decimal` reads them.
        case decimal(String)
        /// Yes or no.
        case boolean(Bool)
        /// A text.
        case string(String)
        /// Seconds since the beginning of 2001.
        case date(Double)
        /// A UUID.
        case uuid(UUID)
        /// A URL.
        case uri(String)
    }

    /// A value that an entity's objects have.
    public struct Attribute: Codable, Hashable, Sendable {
        /// The name.
        public var name: String
        /// What the value is.
        public var type: AttributeType
        /// Whether there may be none.
        @Sparse public var isOptional: Bool = false
        /// Whether it is kept in memory only.
        @Sparse public var isTransient: Bool = false
        /// Whether its property is a number, truth value or time interval instead of an object.
        @Sparse public var usesScalar: Bool = false
        /// The value of new objects.
        public var defaultValue: Value?
        /// The least value: of a text, the least length.
        public var minimum: Value?
        /// The greatest value: of a text, the greatest length.
        public var maximum: Value?
        /// What a text has to match.
        public var regularExpression: String?
        /// The expression that a derived attribute's value follows from; `nil` for an attribute with a value of its own.
        public var derivation: String?
        /// The name of the transformer of a transformable attribute; `nil` for the default one.
        public var transformerName: String?
        /// The class of a transformable attribute's values, as generated classes have it.
        public var customClassName: String?
        /// The name of the group of a composite attribute.
        public var compositeName: String?
        /// The attributes of a composite attribute.
        @Sparse public var elements: [Attribute] = []
        /// Whether large values may be kept in files of their own.
        @Sparse public var allowsExternalStorage: Bool = false
        /// Whether the value is encrypted where CloudKit keeps it.
        @Sparse public var allowsCloudEncryption: Bool = false
        /// Whether the value stays in the history of a deleted object.
        @Sparse public var preservesValueOnDeletion: Bool = false
        /// Whether versions of Xcode before 9 made an index of it.
        @Sparse public var isIndexed: Bool = false
        /// Whether a search looks into it.
        @Sparse public var isIndexedBySpotlight: Bool = false
        /// What the author says of it besides.
        @Sparse public var userInfo: [String: String] = [:]
        /// The name that it had in the version before.
        public var renamingIdentifier: String?
        /// What tells it from an attribute of the same form.
        public var versionHashModifier: String?
        /// The line of the document.
        @SourceLine public var line: Int = 0

        /// Creates an attribute that is not optional.
        public init(name: String, type: AttributeType) { (self.name, self.type) = (name, type) }

        /// Whether the value follows from an expression.
        public var isDerived: Bool { derivation != nil }
    }
}

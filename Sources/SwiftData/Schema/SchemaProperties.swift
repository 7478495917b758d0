import CoreData

/// What an entity stores. See https://developer.apple.com/documentation/swiftdata/schemaproperty.
public protocol SchemaProperty: Hashable, Sendable {
    /// The property's name.
    var name: String { get }
    /// The name that it had in an earlier version.
    var originalName: String { get }
    /// The type of its values.
    var valueType: any Any.Type { get }
    /// Whether it is an attribute.
    var isAttribute: Bool { get }
    /// Whether it is a relationship.
    var isRelationship: Bool { get }
    /// Whether it can be `nil`.
    var isOptional: Bool { get }
    /// Whether it is not stored.
    var isTransient: Bool { get }
    /// Whether no two models have the same value.
    var isUnique: Bool { get }
}

extension Schema {
    /// A class's property with what its macros say of it.
    ///
    /// See https://developer.apple.com/documentation/swiftdata/schema/propertymetadata.
    public struct PropertyMetadata: @unchecked Sendable {
        let name: String
        let keypath: AnyKeyPath
        let defaultValue: Any?
        let metadata: Any?

        /// Creates a description of a property.
        ///
        /// - Parameters:
        ///   - name: the property's name.
        ///   - keypath: where it is in its class.
        ///   - defaultValue: what it is where nothing else was set.
        ///   - metadata: a `Schema.Attribute` or `Schema.Relationship`.
        public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: Any? = nil) {
            (self.name, self.keypath, self.defaultValue, self.metadata) = (name, keypath, defaultValue, metadata)
        }
    }

    /// A value that is stored. See https://developer.apple.com/documentation/swiftdata/schema/attribute.
    public final class Attribute: SchemaProperty, @unchecked Sendable {
        /// What is particular about an attribute.
        ///
        /// See https://developer.apple.com/documentation/swiftdata/schema/attribute/option.
        public struct Option: Hashable, Sendable {
            fileprivate let name: String
            fileprivate let transformer: String?

            private init(_ name: String, _ transformer: String? = nil) { (self.name, self.transformer) = (name, transformer) }

            /// No two models have the same value: one that is inserted takes the place of one that is there.
            public static let unique = Option("unique")
            /// Large data lies in files beside the store.
            public static let externalStorage = Option("externalStorage")
            /// The value may be encrypted in Apple's cloud.
            public static let allowsCloudEncryption = Option("allowsCloudEncryption")
            /// Changes are told of, and never stored.
            public static let ephemeral = Option("ephemeral")
            /// A deleted model's value stays in the history.
            public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")
            /// The value is to be found by Spotlight.
            public static let spotlight = Option("spotlight")
            /// The value is stored as a transformer makes it.
            public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
                let name = String(describing: transformerType)
                if ValueTransformer(forName: NSValueTransformerName(name)) == nil,
                    // Nothing of a transformer belongs to the main actor.
                    let make = ClassRegistry.factory("init", of: transformerType).map({
                        unsafeBitCast($0, to: (([Any?]) -> AnyObject?).self)
                    }),
                    let transformer = make([]) as? ValueTransformer
                {
                    ValueTransformer.setValueTransformer(transformer, forName: NSValueTransformerName(name))
                }
                return Option("transformable", name)
            }
            /// The value is stored as the transformer of a name makes it.
            public static func transformable(by transformerName: String) -> Option { Option("transformable", transformerName) }
        }

        /// The attribute's name.
        public let name: String
        /// The name that it had in an earlier version.
        public let originalName: String
        /// The type of its values.
        public let valueType: any Any.Type
        /// What is particular about it.
        public let options: [Option]
        /// What it is where nothing else was set.
        public let defaultValue: Any?
        /// What makes it another one for migrations, though it looks the same.
        public let hashModifier: String?

        /// Creates an attribute.
        public init(
            _ options: Option..., name: String = "", originalName: String? = nil, valueType: any Any.Type = Any.self,
            defaultValue: Any? = nil, hashModifier: String? = nil
        ) {
            (self.name, self.originalName, self.valueType) = (name, originalName ?? name, valueType)
            (self.options, self.defaultValue, self.hashModifier) = (options, defaultValue, hashModifier)
        }

        /// The attribute of a class's property.
        init(_ property: ModelProperty) {
            let said = property.attribute
            (name, valueType, defaultValue) = (property.name, property.valueType, property.defaultValue)
            originalName = said.flatMap { $0.originalName.isEmpty ? nil : $0.originalName } ?? property.name
            (options, hashModifier) = (said?.options ?? [], said?.hashModifier)
        }

        var transformerName: String? { options.lazy.compactMap(\.transformer).first }

        /// It is one.
        public var isAttribute: Bool { true }
        /// It is none.
        public var isRelationship: Bool { false }
        /// Whether it can be `nil`.
        public var isOptional: Bool { valueType is any OptionalValue.Type }
        /// Whether it is not stored.
        public var isTransient: Bool { options.contains(.ephemeral) }
        /// Whether no two models have the same value.
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether it is the raw value of what the app has.
        public var isTransformable: Bool { transformerName != nil }

        /// Two attributes are equal if they have one name, type, and the same options.
        public static func == (left: Attribute, right: Attribute) -> Bool {
            left.name == right.name && left.originalName == right.originalName && left.valueType == right.valueType
                && left.options == right.options && left.hashModifier == right.hashModifier
        }
        /// Hashes the name.
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// What leads to other models. See https://developer.apple.com/documentation/swiftdata/schema/relationship.
    public final class Relationship: SchemaProperty, @unchecked Sendable {
        /// What is particular about a relationship.
        public struct Option: Hashable, Sendable {
            private let name: String
            /// No two models lead to the same one.
            public static let unique = Option(name: "unique")
        }

        /// What becomes of related models when a model is deleted.
        ///
        /// See https://developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum.
        public enum DeleteRule: String, Codable, Hashable, Sendable {
            /// They are deleted.
            case cascade
            /// There may be none: the save fails.
            case deny
            /// Nothing.
            case noAction
            /// They forget the model.
            case nullify
        }

        /// The relationship's name.
        public let name: String
        /// The name that it had in an earlier version.
        public let originalName: String
        /// The type of its values.
        public let valueType: any Any.Type
        /// What is particular about it.
        public let options: [Option]
        /// What becomes of related models when the model is deleted.
        public let deleteRule: DeleteRule
        /// How many models it leads to at least.
        public let minimumModelCount: Int?
        /// How many models it leads to at most; any number, if it is 0 or `nil`.
        public let maximumModelCount: Int?
        /// What makes it another one for migrations, though it looks the same.
        public let hashModifier: String?
        /// The entity that it leads to.
        public let destination: String
        /// The relationship of the other entity that leads back.
        public internal(set) var inverseName: String?
        /// The relationship of the other class that leads back.
        public let inverseKeyPath: AnyKeyPath?
        /// Where it is in its class.
        public let keypath: AnyKeyPath?
        let isToMany: Bool

        /// Creates a relationship.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            (name, self.originalName, valueType, destination, keypath, isToMany) = ("", originalName ?? "", Any.self, "", nil, false)
            (self.options, self.deleteRule, self.hashModifier, inverseKeyPath) = (options, deleteRule, hashModifier, inverse)
            (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
        }

        /// The relationship of a class's property.
        init(_ property: ModelProperty, to destination: any PersistentModel.Type) {
            let said = property.relationship
            (name, valueType, keypath) = (property.name, property.valueType, property.keyPath)
            originalName = said.flatMap { $0.originalName.isEmpty ? nil : $0.originalName } ?? property.name
            (options, deleteRule, hashModifier) = (said?.options ?? [], said?.deleteRule ?? .nullify, said?.hashModifier)
            (minimumModelCount, maximumModelCount) = (said?.minimumModelCount, said?.maximumModelCount)
            (self.destination, inverseKeyPath) = (ModelType.name(of: destination), said?.inverseKeyPath)
            if case .toMany = property.kind { isToMany = true } else { isToMany = false }
        }

        /// It is none.
        public var isAttribute: Bool { false }
        /// It is one.
        public var isRelationship: Bool { true }
        /// Whether it can be `nil`.
        public var isOptional: Bool { valueType is any OptionalValue.Type }
        /// It is stored.
        public var isTransient: Bool { false }
        /// Whether no two models lead to the same one.
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether it leads to at most one model.
        public var isToOneRelationship: Bool { !isToMany }

        /// Two relationships are equal if they have one name, and lead to the same entity in the same way.
        public static func == (left: Relationship, right: Relationship) -> Bool {
            left.name == right.name && left.originalName == right.originalName && left.valueType == right.valueType
                && left.deleteRule == right.deleteRule && left.destination == right.destination && left.inverseName == right.inverseName
        }
        /// Hashes the name.
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// Properties of which no two models have the same values: what `#Unique` says.
    public final class Unique<Model: PersistentModel>: @unchecked Sendable {
        /// The properties, each list together.
        public let constraints: [[PartialKeyPath<Model>]]
        /// Creates a constraint.
        public init(_ constraints: [PartialKeyPath<Model>]...) { self.constraints = constraints }
    }

    /// Properties that models are often looked for by: what `#Index` says.
    public final class Index<Model: PersistentModel>: @unchecked Sendable {
        /// Properties, and how they are found.
        public struct Types<T: PersistentModel>: @unchecked Sendable {
            let properties: [PartialKeyPath<T>]
            /// By their order.
            public static func binary(_ properties: [PartialKeyPath<T>]) -> Types { Types(properties: properties) }
        }

        /// The properties, each list together.
        public let indices: [[PartialKeyPath<Model>]]
        /// Creates indices.
        public init(_ indices: [PartialKeyPath<Model>]...) { self.indices = indices }
        /// Creates indices.
        public init(_ indices: Types<Model>...) { self.indices = indices.map(\.properties) }
    }
}

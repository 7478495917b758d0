extension DataModel {
    /// A question for objects: a template by its name, or what a fetched property asks.
    public struct FetchRequest: Codable, Hashable, Sendable {
        /// What the answer is made of.
        public enum Result: String, Codable, Hashable, Sendable {
            /// Managed objects.
            case objects
            /// Identifiers of objects.
            case objectIDs
            /// Dictionaries of values.
            case dictionaries
            /// How many there are.
            case count
        }

        /// The name.
        public var name: String
        /// The name of the entity that is asked for.
        public var entityName: String
        /// The predicate's format; `nil` for all objects.
        public var predicate: String?
        /// What the answer is made of.
        public var result: Result = .objects
        /// How many objects at the most; 0 for all.
        @Sparse public var limit: Int = 0
        /// How many objects at a time; 0 for all at once.
        @Sparse public var batchSize: Int = 0
        /// Whether objects of derived entities count.
        public var includesSubentities = true
        /// Whether the objects' values are fetched with them.
        public var includesPropertyValues = true
        /// Whether changes that are not saved count.
        public var includesPendingChanges = true
        /// Whether objects come as faults.
        public var returnsObjectsAsFaults = true
        /// Whether equal answers come once.
        @Sparse public var returnsDistinctResults: Bool = false
        /// The line of the document.
        @SourceLine public var line: Int = 0

        /// Creates a request for all objects of an entity.
        public init(name: String, entityName: String) { (self.name, self.entityName) = (name, entityName) }
    }

    /// A property whose objects are asked for when it is read.
    public struct FetchedProperty: Codable, Hashable, Sendable {
        /// The name.
        public var name: String
        /// Whether the document says that there may be none.
        @Sparse public var isOptional: Bool = false
        /// The question.
        public var fetchRequest: FetchRequest
        /// What the author says of it besides.
        @Sparse public var userInfo: [String: String] = [:]
        /// The name that it had in the version before.
        public var renamingIdentifier: String?
        /// What tells it from a property of the same form.
        public var versionHashModifier: String?
        /// The line of the document.
        @SourceLine public var line: Int = 0

        /// Creates a fetched property.
        public init(name: String, fetchRequest: FetchRequest) { (self.name, self.fetchRequest) = (name, fetchRequest) }
    }

    /// What makes some fetches faster.
    public struct FetchIndex: Codable, Hashable, Sendable {
        /// A part of an index.
        public struct Element: Codable, Hashable, Sendable {
            /// What is looked for.
            public enum Subject: Codable, Hashable, Sendable {
                /// A property's value.
                case property(String)
                /// An expression's value, and the type that it has.
                case expression(String, AttributeType)
            }

            /// What is looked for.
            public var subject: Subject
            /// Whether it is an R-tree, for ranges, instead of a sorted list.
            @Sparse public var isRTree: Bool = false
            /// Whether greater values come first.
            @Sparse public var isDescending: Bool = false

            /// Creates a part of an index.
            public init(_ subject: Subject) { self.subject = subject }
        }

        /// The name.
        public var name: String
        /// Its parts, in their order.
        @Sparse public var elements: [Element] = []
        /// The format of the predicate that objects in the index fulfil; `nil` for all objects.
        public var predicate: String?
        /// The line of the document.
        @SourceLine public var line: Int = 0

        /// Creates an index of the given parts.
        public init(name: String, elements: [Element] = []) {
            self.name = name
            self.elements = elements
        }
    }
}

extension DataModel {
    /// A kind of object.
    public struct Entity: Codable, Hashable, Sendable {
        /// Which of an entity's class the build tool writes.
        public enum CodeGeneration: String, Codable, Hashable, Sendable {
            /// Neither the class nor its properties: "Manual/None".
            case none
            /// The class and its properties: "Class Definition".
            case `class`
            /// The properties, in an extension of a class that is there: "Category/Extension".
            case category
        }

        /// The name.
        public var name: String
        /// The class of its objects, as the document writes it: "Item" for a class without a module, ".Item" for one of the module that the
        /// model belongs to, "Kit.Item" for one of that module. A compiled model has no class with a dot first. `nil` for `NSManagedObject`
        /// itself.
        public var className: String?
        /// The name of the entity that it is derived from.
        public var parentName: String?
        /// Whether there are objects of derived entities only.
        @Sparse public var isAbstract: Bool = false
        /// Which of its class the build tool writes.
        public var codeGeneration: CodeGeneration = .none
        /// Its own attributes, in the order of the document.
        @Sparse public var attributes: [Attribute] = []
        /// Its own relationships, in the order of the document.
        @Sparse public var relationships: [Relationship] = []
        /// Its own fetched properties, in the order of the document.
        @Sparse public var fetchedProperties: [FetchedProperty] = []
        /// Its own indexes.
        @Sparse public var indexes: [FetchIndex] = []
        /// The indexes that versions of Xcode before 9 wrote: the names of the properties of each.
        @Sparse public var compoundIndexes: [[String]] = []
        /// What has to be different in any two objects: the names of the attributes of each constraint.
        @Sparse public var uniquenessConstraints: [[String]] = []
        /// The expression for the name that a search shows.
        public var spotlightDisplayName: String?
        /// What the author says of it besides.
        @Sparse public var userInfo: [String: String] = [:]
        /// The name that it had in the version before.
        public var renamingIdentifier: String?
        /// What tells it from an entity of the same form.
        public var versionHashModifier: String?
        /// The line of the document.
        @SourceLine public var line: Int = 0

        /// Creates an entity without properties.
        public init(name: String) { self.name = name }

        /// The class's name without its module; `nil` for `NSManagedObject` itself.
        public var baseClassName: String? {
            guard let className else { return nil }
            return className.lastIndex(of: ".").map { String(className[className.index(after: $0)...]) } ?? className
        }

        /// The class's module; empty for the module that the model belongs to; `nil` where the class is known by its name alone.
        public var classModule: String? {
            guard let className else { return nil }
            return className.lastIndex(of: ".").map { String(className[..<$0]) }
        }
    }
}

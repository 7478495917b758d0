extension DataModel {
    /// What becomes of the objects at the other end when an object is deleted.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
        /// Nothing: they keep what leads to it.
        case noAction
        /// They forget it.
        case nullify
        /// They are deleted, too.
        case cascade
        /// While there are any, it cannot be deleted.
        case deny
    }

    /// What leads from an entity's objects to other objects.
    public struct Relationship: Codable, Hashable, Sendable {
        /// The name.
        public var name: String
        /// The name of the entity of the objects at the other end.
        public var destinationName: String
        /// The relationship that leads back, of `inverseEntityName`.
        public var inverseName: String?
        /// The entity whose relationship leads back: the destination, or one that it is derived from.
        public var inverseEntityName: String?
        /// Whether there may be none.
        @Sparse public var isOptional: Bool = false
        /// Whether it is kept in memory only.
        @Sparse public var isTransient: Bool = false
        /// Whether it leads to any number of objects.
        @Sparse public var isToMany: Bool = false
        /// Whether these have an order.
        @Sparse public var isOrdered: Bool = false
        /// The least number of objects; 0 where nothing is said.
        @Sparse public var minimumCount: Int = 0
        /// The greatest number of objects; 0 for any. 1 if it leads to one.
        @Sparse public var maximumCount: Int = 0
        /// What becomes of the objects at the other end.
        public var deleteRule: DeleteRule = .nullify
        /// Whether versions of Xcode before 9 made an index of it.
        @Sparse public var isIndexed: Bool = false
        /// Whether a search looks into it.
        @Sparse public var isIndexedBySpotlight: Bool = false
        /// What the author says of it besides.
        @Sparse public var userInfo: [String: String] = [:]
        /// The name that it had in the version before.
        public var renamingIdentifier: String?
        /// What tells it from a relationship of the same form.
        public var versionHashModifier: String?
        /// The line of the document.
        @SourceLine public var line: Int = 0

        /// Creates a relationship to any number of objects, or to one.
        public init(name: String, destinationName: String, isToMany: Bool = false) {
            (self.name, self.destinationName) = (name, destinationName)
            self.isToMany = isToMany
            maximumCount = isToMany ? 0 : 1
        }
    }
}

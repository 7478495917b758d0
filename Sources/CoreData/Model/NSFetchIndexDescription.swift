import SampanFoundation

/// How an index keeps an element.
public enum NSFetchIndexElementType: UInt, Sendable {
    /// Sorted.
    case binary
    /// By ranges in several dimensions.
    case rTree
}

/// An element of an index. See https://developer.apple.com/documentation/coredata/nsfetchindexelementdescription.
open class NSFetchIndexElementDescription: NSObject, NSCopying {
    /// The property; `NSExpressionDescription` for an expression.
    open internal(set) var property: NSPropertyDescription?
    /// How the index keeps the element.
    open var collationType: NSFetchIndexElementType
    /// Whether the smallest comes first.
    open var isAscending = true
    /// The index.
    open internal(set) weak var indexDescription: NSFetchIndexDescription?
    /// The property's name.
    open var propertyName: String? { property?.name }

    /// Creates an element of a property.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        (self.property, self.collationType) = (property, collationType)
    }

    /// An element alike, of no index.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchIndexElementDescription(property: property ?? NSPropertyDescription(), collationType: collationType)
        copy.isAscending = isAscending
        return copy
    }
}

/// What is to be found fast. See https://developer.apple.com/documentation/coredata/nsfetchindexdescription.
open class NSFetchIndexDescription: NSObject, NSCopying {
    weak var owner: NSEntityDescription?
    /// The index's name.
    open var name: String
    /// What is looked for.
    open var elements: [NSFetchIndexElementDescription] {
        didSet { for element in elements { element.indexDescription = self } }
    }
    /// The entity.
    open var entity: NSEntityDescription? { owner }
    /// Which objects are in the index; `nil` for all.
    open var partialIndexPredicate: NSPredicate?

    /// Creates an index.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
        super.init()
        for element in self.elements { element.indexDescription = self }
    }

    /// An index alike, of no entity.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchIndexDescription(name: name, elements: elements.map { $0.copy() as! NSFetchIndexElementDescription })
        copy.partialIndexPredicate = partialIndexPredicate
        return copy
    }
}

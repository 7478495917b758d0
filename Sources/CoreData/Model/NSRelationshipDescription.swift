import SampanFoundation

/// What becomes of related objects when an object is deleted. See https://developer.apple.com/documentation/coredata/nsdeleterule.
public enum NSDeleteRule: UInt, Sendable {
    /// They stay as they are.
    case noActionDeleteRule
    /// They forget the object.
    case nullifyDeleteRule
    /// They are deleted, too.
    case cascadeDeleteRule
    /// As long as there are any, the object cannot be deleted.
    case denyDeleteRule
}

/// A property that is one or several objects. See https://developer.apple.com/documentation/coredata/nsrelationshipdescription.
open class NSRelationshipDescription: NSPropertyDescription {
    private weak var destination: NSEntityDescription?
    private weak var inverse: NSRelationshipDescription?
    /// The destination's name, until the model is put together.
    var destinationName: String?

    /// Creates a relationship that leads nowhere yet.
    public override init() { super.init() }

    /// The entity of the related objects.
    open weak var destinationEntity: NSEntityDescription? {
        get { destination }
        set {
            willModify()
            destination = newValue
            owner?.forgetLayout()
        }
    }

    /// The relationship by which the related objects know of this one's.
    open weak var inverseRelationship: NSRelationshipDescription? {
        get { inverse }
        set {
            willModify()
            inverse = newValue
            owner?.forgetLayout()
        }
    }

    /// How many objects there may be at most; 0 for any number, 1 for a relationship to one object.
    open var maxCount = 0 {
        willSet { willModify() }
        didSet { owner?.forgetLayout() }
    }

    /// How many objects there must be.
    open var minCount = 0 {
        willSet { willModify() }
    }

    /// What becomes of the related objects when an object is deleted.
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule {
        willSet { willModify() }
    }

    /// Whether there may be more than one object.
    open var isToMany: Bool { maxCount != 1 }

    /// Whether the objects have an order.
    open var isOrdered = false {
        willSet { willModify() }
        didSet { owner?.forgetLayout() }
    }

    override var versionText: String {
        "\(super.versionText)|R\(destination?.name ?? "")|\(inverse?.name ?? "")|\(minCount)|\(maxCount)|\(isOrdered)"
    }

    override func makeEmpty() -> NSPropertyDescription { NSRelationshipDescription() }

    override func take(_ other: NSPropertyDescription) {
        super.take(other)
        guard let other = other as? NSRelationshipDescription else { return }
        (maxCount, minCount, deleteRule, isOrdered) = (other.maxCount, other.minCount, other.deleteRule, other.isOrdered)
        (destination, inverse) = (other.destination, other.inverse)
    }

    /// What the model knows when all its entities are copies.
    func connect(destination: NSEntityDescription?, inverse: NSRelationshipDescription?) {
        (self.destination, self.inverse) = (destination, inverse)
    }
}

/// A property whose objects a request fetches. See https://developer.apple.com/documentation/coredata/nsfetchedpropertydescription.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    /// The request; in its predicate `$FETCH_SOURCE` is the object, `$FETCHED_PROPERTY` this description.
    open var fetchRequest: NSFetchRequest<NSFetchRequestResult>? {
        willSet { willModify() }
    }

    override func makeEmpty() -> NSPropertyDescription { NSFetchedPropertyDescription() }

    override func take(_ other: NSPropertyDescription) {
        super.take(other)
        fetchRequest = (other as? NSFetchedPropertyDescription)?.fetchRequest?.copy() as? NSFetchRequest<NSFetchRequestResult>
    }
}

/// A column of a fetch's dictionaries that is computed. See https://developer.apple.com/documentation/coredata/nsexpressiondescription.
open class NSExpressionDescription: NSPropertyDescription {
    /// Creates a column without an expression.
    public override init() { super.init() }

    /// What is computed.
    open var expression: NSExpression?
    /// The type of the result.
    open var expressionResultType: NSAttributeType = .undefinedAttributeType

    /// The type of the result.
    open var resultType: NSAttributeDescription.AttributeType {
        get { .init(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    override func makeEmpty() -> NSPropertyDescription { NSExpressionDescription() }

    override func take(_ other: NSPropertyDescription) {
        super.take(other)
        guard let other = other as? NSExpressionDescription else { return }
        (expression, expressionResultType) = (other.expression, other.expressionResultType)
    }
}

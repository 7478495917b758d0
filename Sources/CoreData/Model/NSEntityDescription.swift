import SampanFoundation

/// A kind of managed objects: its properties, and what it inherits.
///
/// See https://developer.apple.com/documentation/coredata/nsentitydescription.
open class NSEntityDescription: NSObject, NSCopying {
    weak var model: NSManagedObjectModel?
    weak var parent: NSEntityDescription?
    private var children: [NSEntityDescription] = []
    private var own: [NSPropertyDescription] = []
    private let lock = NSRecursiveLock()
    private var madeLayout: EntityLayout?

    /// Creates an entity without a name.
    public override init() { super.init() }

    /// The entity of a name in the model of a context; `nil` if it has none.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.requiredModel.entitiesByName[entityName]
    }

    /// Makes an object of the entity of a name and inserts it. A model that has no such entity ends the process.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = context.requiredModel.entitiesByName[entityName] else {
            CoreDataError.raise(
                "+entityForName: could not locate an entity named '\(entityName)' in this model.", "NSInternalInconsistencyException")
        }
        return ManagedClass.of(entity, in: context).make(entity, context)
    }

    // MARK: What the entity is

    /// The model that the entity belongs to. Asking an entity without one ends the process.
    open var managedObjectModel: NSManagedObjectModel {
        guard let model else { CoreDataError.raise("The entity \(name ?? "") belongs to no model") }
        return model
    }

    /// The name of the class of the entity's objects: `Module.Class`, or what `@objc(…)` calls it.
    open var managedObjectClassName: String! {
        get { className }
        set {
            willModify()
            className = newValue ?? "NSManagedObject"
        }
    }
    private var className = "NSManagedObject"

    /// The entity's name.
    open var name: String? {
        willSet { willModify() }
        didSet { model?.forgetNames() }
    }

    /// Whether there are only objects of subentities.
    open var isAbstract = false {
        willSet { willModify() }
    }

    /// What anybody wants to know of the entity.
    open var userInfo: [AnyHashable: Any]? {
        willSet { willModify() }
    }

    /// What makes the entity's version another one although it looks the same.
    open var versionHashModifier: String? {
        willSet { willModify() }
    }

    /// The name that the entity had in the version of the model before; its name unless it was given.
    open var renamingIdentifier: String? {
        get { givenRenamingIdentifier ?? name }
        set {
            willModify()
            givenRenamingIdentifier = newValue
        }
    }
    private var givenRenamingIdentifier: String?

    // MARK: Inheritance

    /// The entity that this one inherits from.
    open var superentity: NSEntityDescription? { parent }

    /// The entities that inherit from this one directly.
    open var subentities: [NSEntityDescription] {
        get { children }
        set {
            willModify()
            for old in children { old.parent = nil }
            children = newValue
            for child in newValue { child.parent = self }
            forgetLayout()
        }
    }

    /// The entities that inherit from this one directly, by their names.
    open var subentitiesByName: [String: NSEntityDescription] { Dictionary(children.map { ($0.name ?? "", $0) }) { $1 } }

    /// Whether the entity is another one, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var current: NSEntityDescription? = self
        while let candidate = current {
            if candidate === entity { return true }
            current = candidate.parent
        }
        return false
    }

    /// The entity at the top.
    var root: NSEntityDescription {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }

    /// The entity and all below it.
    var withDescendants: [NSEntityDescription] { [self] + children.flatMap(\.withDescendants) }

    // MARK: Properties

    /// All properties, the inherited ones first. What is set are the entity's own ones.
    open var properties: [NSPropertyDescription] {
        get { (parent?.properties ?? []) + own }
        set {
            willModify()
            for old in own { old.owner = nil }
            let inherited = parent?.properties ?? []
            own = newValue.filter { property in !inherited.contains { $0 === property } }
            for property in own { property.owner = self }
            forgetLayout()
        }
    }

    /// The properties that the entity does not inherit.
    var ownProperties: [NSPropertyDescription] { own }

    /// All properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] { layout.propertiesByName }

    /// All attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] { layout.attributesByName }

    /// All relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] { layout.relationshipsByName }

    /// The relationships that lead to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    // MARK: Indexes and constraints

    /// What is to be found fast.
    open var indexes: [NSFetchIndexDescription] = [] {
        willSet { willModify() }
        didSet { for index in indexes { index.owner = self } }
    }

    /// Names of properties, or expressions, that are looked for together; `indexes` says so better.
    open var compoundIndexes: [[Any]] = [] {
        willSet { willModify() }
    }

    /// Names of attributes, or their descriptions, whose values together no two objects share.
    open var uniquenessConstraints: [[Any]] = [] {
        willSet { willModify() }
    }

    /// The names in the constraints, inherited ones included.
    var constraintNames: [[String]] {
        (parent?.constraintNames ?? [])
            + uniquenessConstraints.map { $0.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name } }
    }

    /// The name by which the system's search shows objects; nobody searches here.
    open var coreSpotlightDisplayNameExpression = NSExpression(forConstantValue: nil)

    // MARK: Versions

    /// A digest of what matters of the entity for a store.
    open var versionHash: Data {
        let properties = layout.persistentProperties.map(\.versionText).sorted().joined(separator: "\n")
        return VersionHash.hash(
            of: "\(name ?? "")|\(isAbstract)|\(parent?.name ?? "")|\(versionHashModifier ?? "")|\(constraintNames)\n\(properties)")
    }

    // MARK: Changing

    /// Ends the process if the model is in use.
    func willModify() {
        guard model?.isInUse ?? false else { return }
        CoreDataError.raise("Can't modify an immutable model.", "NSInternalInconsistencyException")
    }

    /// What the entity's objects look like, made when it is first asked for.
    var layout: EntityLayout {
        lock.withLock {
            if let madeLayout { return madeLayout }
            let made = EntityLayout(self)
            madeLayout = made
            return made
        }
    }

    func forgetLayout() {
        lock.withLock { madeLayout = nil }
        for child in children { child.forgetLayout() }
    }

    /// An entity alike, which belongs to no model; what its relationships lead to stays the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        copy.take(self)
        return copy
    }

    func take(_ other: NSEntityDescription) {
        (name, className, isAbstract, userInfo) = (other.name, other.className, other.isAbstract, other.userInfo)
        (versionHashModifier, givenRenamingIdentifier) = (other.versionHashModifier, other.givenRenamingIdentifier)
        properties = other.own.map { $0.copy() as! NSPropertyDescription }
        indexes = other.indexes.map { $0.copy() as! NSFetchIndexDescription }
        compoundIndexes = other.compoundIndexes
        uniquenessConstraints = other.uniquenessConstraints.map { $0.map { ($0 as? NSPropertyDescription)?.name ?? $0 } }
    }

    open override var description: String {
        "(<\(type(of: self)): \(ObjCException.address(of: self))>) name \(name ?? ""), managedObjectClassName \(className), "
            + "renamingIdentifier \(renamingIdentifier ?? ""), isAbstract \(isAbstract ? 1 : 0), superentity name \(parent?.name ?? ""), "
            + "properties {\(properties.map { "\($0.name) = \"\($0)\"" }.joined(separator: "; "))}"
    }
}

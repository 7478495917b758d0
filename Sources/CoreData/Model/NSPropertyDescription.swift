import SampanFoundation

/// What is common to attributes, relationships and fetched properties of an entity.
///
/// See https://developer.apple.com/documentation/coredata/nspropertydescription.
open class NSPropertyDescription: NSObject, NSCopying {
    weak var owner: NSEntityDescription?
    private var predicates: [NSPredicate] = []
    private var warnings: [Any] = []

    /// Creates a property without a name.
    public override init() { super.init() }

    /// The entity that the property belongs to. Asking a property without one ends the process.
    open var entity: NSEntityDescription {
        guard let owner else { CoreDataError.raise("The property \(name) belongs to no entity") }
        return owner
    }

    /// The property's name.
    open var name = "" {
        willSet { willModify() }
        didSet { owner?.forgetLayout() }
    }

    /// Whether the property may have no value.
    open var isOptional = true {
        willSet { willModify() }
        didSet { owner?.forgetLayout() }
    }

    /// Whether the property is not saved.
    open var isTransient = false {
        willSet { willModify() }
        didSet { owner?.forgetLayout() }
    }

    /// What anybody wants to know of the property.
    open var userInfo: [AnyHashable: Any]? {
        willSet { willModify() }
    }

    /// What makes the property's version another one although it looks the same.
    open var versionHashModifier: String? {
        willSet { willModify() }
    }

    /// The name that the property had in the version of the model before; its name unless it was given.
    open var renamingIdentifier: String? {
        get { givenRenamingIdentifier ?? (name.isEmpty ? nil : name) }
        set {
            willModify()
            givenRenamingIdentifier = newValue
        }
    }
    private var givenRenamingIdentifier: String?

    /// Whether the property is to be found fast; `NSFetchIndexDescription` says so better.
    open var isIndexed = false {
        willSet { willModify() }
    }

    /// Whether the property is handed to the system's search; nobody searches here.
    open var isIndexedBySpotlight = false {
        willSet { willModify() }
    }

    // MARK: Validation

    /// What values have to pass.
    open var validationPredicates: [NSPredicate] { predicates }

    /// What is said of values that do not pass, one for each predicate: texts, or numbers of errors.
    open var validationWarnings: [Any] { warnings }

    /// Sets what values have to pass, and what is said of those that do not.
    open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?) {
        willModify()
        defer { owner?.forgetLayout() }
        predicates = validationPredicates ?? []
        warnings = validationWarnings ?? []
    }

    /// Sets predicates with the numbers of errors.
    func setValidation(_ predicates: [NSPredicate], codes: [Int]) {
        willModify()
        defer { owner?.forgetLayout() }
        self.predicates = predicates
        warnings = codes.map { NSNumber(value: $0) }
    }

    // MARK: Versions

    /// A digest of what matters of the property for a store.
    open var versionHash: Data { VersionHash.hash(of: versionText) }

    /// What the digest is made of.
    var versionText: String {
        "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")"
    }

    /// Ends the process if the model is in use.
    func willModify() { owner?.willModify() }

    // MARK: Copying

    /// A property alike, which belongs to no entity.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmpty()
        copy.take(self)
        return copy
    }

    /// A new property of the same class.
    func makeEmpty() -> NSPropertyDescription { NSPropertyDescription() }

    /// Takes over what another property says.
    func take(_ other: NSPropertyDescription) {
        (name, isOptional, isTransient, userInfo) = (other.name, other.isOptional, other.isTransient, other.userInfo)
        (versionHashModifier, givenRenamingIdentifier) = (other.versionHashModifier, other.givenRenamingIdentifier)
        (isIndexed, isIndexedBySpotlight) = (other.isIndexed, other.isIndexedBySpotlight)
        (predicates, warnings) = (other.predicates, other.warnings)
    }

    open override var description: String {
        "(<\(type(of: self)): \(ObjCException.address(of: self))>), name \(name), isOptional \(isOptional ? 1 : 0), "
            + "isTransient \(isTransient ? 1 : 0), entity \(owner?.name ?? "(null)"), renamingIdentifier \(renamingIdentifier ?? "")"
    }
}

/// Digests of entities and properties.
enum VersionHash {
    static func hash(of text: String) -> Data { SHA256.digest(Data(text.utf8)) }
}

import SampanFoundation

/// What kind of value an attribute has. See https://developer.apple.com/documentation/coredata/nsattributetype.
public enum NSAttributeType: UInt, Sendable {
    /// Any, for transient attributes.
    case undefinedAttributeType = 0
    /// A whole number of 16 bits.
    case integer16AttributeType = 100
    /// A whole number of 32 bits.
    case integer32AttributeType = 200
    /// A whole number of 64 bits.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A number of 64 bits.
    case doubleAttributeType = 500
    /// A number of 32 bits.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// A truth value.
    case booleanAttributeType = 800
    /// A date.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A UUID.
    case UUIDAttributeType = 1100
    /// A URL.
    case URIAttributeType = 1200
    /// Anything that a transformer makes bytes of.
    case transformableAttributeType = 1800
    /// An object's identifier, for transient attributes and expressions.
    case objectIDAttributeType = 2000
    /// Several values by name.
    case compositeAttributeType = 2100
}

/// A property that is a value. See https://developer.apple.com/documentation/coredata/nsattributedescription.
open class NSAttributeDescription: NSPropertyDescription {
    /// What kind of value an attribute has. See
    /// https://developer.apple.com/documentation/coredata/nsattributedescription/attributetype-swift.struct.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// The number of the type.
        public let rawValue: UInt
        /// Creates a type by its number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Any, for transient attributes.
        public static let undefined = AttributeType(rawValue: 0)
        /// A whole number of 16 bits.
        public static let integer16 = AttributeType(rawValue: 100)
        /// A whole number of 32 bits.
        public static let integer32 = AttributeType(rawValue: 200)
        /// A whole number of 64 bits.
        public static let integer64 = AttributeType(rawValue: 300)
        /// A decimal number.
        public static let decimal = AttributeType(rawValue: 400)
        /// A number of 64 bits.
        public static let double = AttributeType(rawValue: 500)
        /// A number of 32 bits.
        public static let float = AttributeType(rawValue: 600)
        /// A text.
        public static let string = AttributeType(rawValue: 700)
        /// A truth value.
        public static let boolean = AttributeType(rawValue: 800)
        /// A date.
        public static let date = AttributeType(rawValue: 900)
        /// Bytes.
        public static let binaryData = AttributeType(rawValue: 1000)
        /// A UUID.
        public static let uuid = AttributeType(rawValue: 1100)
        /// A URL.
        public static let uri = AttributeType(rawValue: 1200)
        /// Anything that a transformer makes bytes of.
        public static let transformable = AttributeType(rawValue: 1800)
        /// An object's identifier.
        public static let objectID = AttributeType(rawValue: 2000)
        /// Several values by name.
        public static let composite = AttributeType(rawValue: 2100)
    }

    /// Creates an attribute of no type.
    public override init() { super.init() }

    /// What kind of value the attribute has.
    open var attributeType: NSAttributeType = .undefinedAttributeType {
        willSet { willModify() }
        didSet { owner?.forgetLayout() }
    }

    /// What kind of value the attribute has.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    /// The class of the attribute's values: `NSString`, or that given for a transformable one.
    open var attributeValueClassName: String? {
        get { givenClassName ?? attributeType.valueClassName }
        set {
            willModify()
            givenClassName = newValue
        }
    }
    private var givenClassName: String?

    /// What new objects have.
    open var defaultValue: Any? {
        willSet { willModify() }
        didSet { owner?.forgetLayout() }
    }

    /// The name of what makes bytes of a transformable value and a value of bytes; keyed archives unless it is given.
    open var valueTransformerName: String? {
        willSet { willModify() }
    }

    /// Whether large bytes may lie in files beside the store.
    open var allowsExternalBinaryDataStorage = false {
        willSet { willModify() }
        didSet { owner?.forgetLayout() }
    }

    /// Whether values may be encrypted by the cloud; there is none here.
    open var allowsCloudEncryption = false {
        willSet { willModify() }
    }

    /// Whether the history keeps a deleted object's value.
    open var preservesValueInHistoryOnDeletion = false {
        willSet { willModify() }
    }

    override var versionText: String {
        "\(super.versionText)|A\(attributeType.rawValue)|\(givenClassName ?? "")|\(valueTransformerName ?? "")"
    }

    override func makeEmpty() -> NSPropertyDescription { NSAttributeDescription() }

    override func take(_ other: NSPropertyDescription) {
        super.take(other)
        guard let other = other as? NSAttributeDescription else { return }
        (attributeType, givenClassName, defaultValue) = (other.attributeType, other.givenClassName, other.defaultValue)
        (valueTransformerName, allowsExternalBinaryDataStorage) = (other.valueTransformerName, other.allowsExternalBinaryDataStorage)
        (allowsCloudEncryption, preservesValueInHistoryOnDeletion) =
            (other.allowsCloudEncryption, other.preservesValueInHistoryOnDeletion)
    }
}

/// An attribute that follows from others whenever its object is saved.
///
/// See https://developer.apple.com/documentation/coredata/nsderivedattributedescription.
open class NSDerivedAttributeDescription: NSAttributeDescription {
    /// What the attribute is: a path of keys, `canonical:(path)`, `uppercase:(path)`, `lowercase:(path)`, `path.@count`, `path.@sum.key`, `now()`.
    open var derivationExpression: NSExpression? {
        willSet { willModify() }
    }

    override var versionText: String { "\(super.versionText)|D\(derivationExpression?.description ?? "")" }

    override func makeEmpty() -> NSPropertyDescription { NSDerivedAttributeDescription() }

    override func take(_ other: NSPropertyDescription) {
        super.take(other)
        derivationExpression = (other as? NSDerivedAttributeDescription)?.derivationExpression
    }
}

/// An attribute that consists of others. See https://developer.apple.com/documentation/coredata/nscompositeattributedescription.
open class NSCompositeAttributeDescription: NSAttributeDescription {
    /// Creates a composite attribute without parts.
    public override init() {
        super.init()
        attributeType = .compositeAttributeType
    }

    /// What the attribute consists of; parts may be composite themselves.
    open var elements: [NSAttributeDescription] = [] {
        willSet { willModify() }
    }

    override var versionText: String { "\(super.versionText)|C[\(elements.map(\.versionText).joined(separator: ","))]" }

    override func makeEmpty() -> NSPropertyDescription { NSCompositeAttributeDescription() }

    override func take(_ other: NSPropertyDescription) {
        super.take(other)
        elements = ((other as? NSCompositeAttributeDescription)?.elements ?? []).map { $0.copy() as! NSAttributeDescription }
    }
}

extension NSAttributeType {
    /// The class of values of this type.
    var valueClassName: String? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType, .floatAttributeType,
            .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .objectIDAttributeType: "NSManagedObjectID"
        case .compositeAttributeType: "NSDictionary"
        case .undefinedAttributeType, .transformableAttributeType: nil
        }
    }
}

/// What the check's modules have beside what is printed of those that there are: what is hidden from printing, and what only Apple's have.
enum CheckAdditions {
    /// Foundation's: bridging, which the toolchain's Foundation does under names that are not printed, and what every object has.
    static var foundation: String { structures + bridging.map(bridge).joined() + objects }

    /// The text of another module with what it lacks.
    static func complete(_ text: String, of module: String) -> String {
        switch module {
        case "UIKit": text + uiKit + snapshots
        case "CoreData": text.replacing("public typealias NSFetchRequestResult = AnyObject", with: "") + fetchResults
        default: text
        }
    }

    /// Core Data's: what fetches give is a protocol of Objective-C's, one that is its own generic argument.
    private static let fetchResults = """
        @objc public protocol NSFetchRequestResult : NSObjectProtocol {}
        extension NSManagedObject : NSFetchRequestResult {}
        extension NSManagedObjectID : NSFetchRequestResult {}
        extension NSDictionary : NSFetchRequestResult {}
        extension NSNumber : NSFetchRequestResult {}

        """

    /// What hands a structure to Objective-C: those that are C's at Apple are Swift's here.
    private static let structures = """
        public protocol SampanCStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {}
        extension SampanCStructure {
          public func _bridgeToObjectiveC() -> NSValue
          public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?)
          @discardableResult public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool
          public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self
        }
        public struct NSRange : Equatable, Hashable, Codable {
          public var location: Int { get set }
          public var length: Int { get set }
          public init()
          public init(location: Int, length: Int)
          public init(from decoder: any Decoder) throws
          public func encode(to encoder: any Encoder) throws
        }
        extension NSRange: SampanCStructure, CustomStringConvertible, CustomDebugStringConvertible {
          public var description: String { get }
          public var debugDescription: String { get }
          public init?(_ string: String)
          public var lowerBound: Int { get }
          public var upperBound: Int { get }
          public func contains(_ index: Int) -> Bool
          public mutating func formUnion(_ other: NSRange)
          public func union(_ other: NSRange) -> NSRange
          public func intersection(_ other: NSRange) -> NSRange?
          public init<R, S>(_ region: R, in target: S) where R : RangeExpression, S : StringProtocol, R.Bound == S.Index
          public init<R>(_ region: R) where R : RangeExpression, R.Bound : FixedWidthInteger
        }

        """

    /// The values that are objects, too.
    private static let bridging: [(value: String, object: String, arguments: String)] =
        ["Bool", "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Double", "Float"].map {
            ($0, "NSNumber", "")
        } + [
            ("String", "NSString", ""), ("Array", "NSArray", "<Element>"), ("Dictionary", "NSDictionary", "<Key, Value>"),
            ("Set", "NSSet", "<Element>"), ("Data", "NSData", ""), ("Date", "NSDate", ""), ("Locale", "NSLocale", ""),
            ("UUID", "NSUUID", ""), ("DateInterval", "NSDateInterval", ""), ("Decimal", "NSDecimalNumber", ""),
            ("AnyHashable", "NSObject", ""),
        ]

    private static func bridge(_ value: String, _ object: String, _ arguments: String) -> String {
        """
        extension \(value) : _ObjectiveCBridgeable {
            public typealias _ObjectiveCType = \(object)
            public func _bridgeToObjectiveC() -> \(object)
            public static func _forceBridgeFromObjectiveC(_ source: \(object), result: inout \(value)\(arguments)?)
            @discardableResult public static func _conditionallyBridgeFromObjectiveC(
                _ source: \(object), result: inout \(value)\(arguments)?) -> Bool
            public static func _unconditionallyBridgeFromObjectiveC(_ source: \(object)?) -> \(value)\(arguments)
        }

        """
    }

    private static let objects = """
        extension CGFloat : _ObjectiveCBridgeable {}
        extension ReferenceConvertible {
          public func _bridgeToObjectiveC() -> ReferenceType
          public static func _forceBridgeFromObjectiveC(_ source: ReferenceType, result: inout Self?)
          @discardableResult public static func _conditionallyBridgeFromObjectiveC(_ source: ReferenceType, result: inout Self?) -> Bool
          public static func _unconditionallyBridgeFromObjectiveC(_ source: ReferenceType?) -> Self
        }
        extension NSObject : CustomStringConvertible, CustomDebugStringConvertible {
          @objc open var description: String { get }
          @objc open var debugDescription: String { get }
          @objc open class func description() -> String
          @objc open var classForCoder: AnyClass { get }
          @objc open class func classForCoder() -> AnyClass
          @objc open var classForKeyedArchiver: AnyClass? { get }
          @objc open class func debugDescription() -> String
        }

        """

    /// UIKit's: a snapshot of a list is an object, too.
    private static let snapshots = bridge(
        "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSnapshotReference", "<SectionIdentifierType, ItemIdentifierType>")

    /// UIKit's: what literals of colours and images are, and what every object hears of a document.
    private static let uiKit = """
        extension UIColor : _ExpressibleByColorLiteral {}
        extension _ExpressibleByColorLiteral where Self : UIColor {
            public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
        }
        public typealias _ColorLiteralType = UIColor
        extension UIImage : _ExpressibleByImageLiteral {}
        extension _ExpressibleByImageLiteral where Self : UIImage {
            public init(imageLiteralResourceName path: String)
        }
        public typealias _ImageLiteralType = UIImage
        extension NSObject {
            @MainActor @preconcurrency @objc dynamic open func awakeFromNib()
            @MainActor @preconcurrency @objc dynamic open func prepareForInterfaceBuilder()
        }

        """
}

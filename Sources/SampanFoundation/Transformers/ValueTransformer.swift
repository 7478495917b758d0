import Foundation
import ObjCRuntime

/// The name of a transformer. See https://developer.apple.com/documentation/foundation/nsvaluetransformername.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A truth value becomes its opposite.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// Whether there is no value.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// Whether there is a value.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    /// An archive becomes what is in it.
    public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
    /// An archive becomes what is in it, if that is of an allowed class.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes one value of another. See https://developer.apple.com/documentation/foundation/valuetransformer.
open class ValueTransformer: NSObject {
    /// Creates a transformer that leaves values as they are.
    public override init() { super.init() }

    /// Has a transformer found by a name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        Transformers.set(transformer, name)
    }

    /// The names that transformers are found by.
    open class func valueTransformerNames() -> [NSValueTransformerName] { Transformers.names }

    /// The class of what the transformer makes.
    open class func transformedValueClass() -> AnyClass { NSObject.self }

    /// Whether the transformer can also make the first value of the second.
    open class func allowsReverseTransformation() -> Bool { true }

    /// What the transformer makes of a value.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// What a value was made of.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        guard type(of: self).allowsReverseTransformation() else {
            ObjCException.raise(
                "NSInvalidArgumentException", "\(ObjCException.name(of: self)) does not allow reverse transformation")
        }
        return transformedValue(value)
    }
}

/// Lets an initializer of `ValueTransformer` return an instance that there is.
public protocol TransformerMaking {}

extension ValueTransformer: TransformerMaking {}

extension TransformerMaking where Self: ValueTransformer {
    /// The transformer of a name: one that was set, or an instance of the class of that name.
    public init?(forName name: NSValueTransformerName) {
        guard let found = Transformers.transformer(name) as? Self else { return nil }
        self = found
    }
}

/// An archive becomes what is in it, if that is of an allowed class.
///
/// See https://developer.apple.com/documentation/foundation/nssecureunarchivefromdatatransformer.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that an archive's root may be of.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self,
            NSNull.self,
        ]
    }

    open override class func transformedValueClass() -> AnyClass { NSObject.self }

    /// What is in an archive; `nil` for anything else.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data ?? (value as? NSData).map({ $0 as Data }) else { return nil }
        return try? KeyedArchive.root(of: data, classes: type(of: self).allowedTopLevelClasses)
    }

    /// The archive of a value.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value = ObjCValue.boxed(value) else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: PredicateValue.object(value), requiringSecureCoding: true)
    }
}

/// The transformers by their names.
private enum Transformers {
    private final class Plain: ValueTransformer {
        private let body: (Any?) -> Any?
        private let reverse: ((Any?) -> Any?)?
        init(_ body: @escaping (Any?) -> Any?, reverse: ((Any?) -> Any?)? = nil) { (self.body, self.reverse) = (body, reverse) }
        override func transformedValue(_ value: Any?) -> Any? { body(value) }
        override func reverseTransformedValue(_ value: Any?) -> Any? { reverse?(value) }
    }

    nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = {
        let negation: (Any?) -> Any? = { NSNumber(value: !(ObjCValue.convert($0, to: Bool.self) ?? false)) }
        return [
            .negateBooleanTransformerName: Plain(negation, reverse: negation),
            .isNilTransformerName: Plain { NSNumber(value: $0 == nil) },
            .isNotNilTransformerName: Plain { NSNumber(value: $0 != nil) },
            .keyedUnarchiveFromDataTransformerName: Plain(
                { value in
                    guard let data = value as? Data ?? (value as? NSData).map({ $0 as Data }) else { return nil }
                    return try? KeyedArchive.root(of: data)
                },
                reverse: { value in
                    guard let value = ObjCValue.boxed(value) else { return nil }
                    return try? NSKeyedArchiver.archivedData(withRootObject: PredicateValue.object(value), requiringSecureCoding: false)
                }),
            .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
        ]
    }()
    private static let lock = NSLock()

    static var names: [NSValueTransformerName] { lock.withLock { known.keys.sorted { $0.rawValue < $1.rawValue } } }

    static func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) { lock.withLock { known[name] = transformer } }

    static func transformer(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let found = lock.withLock({ known[name] }) { return found }
        guard let cls = ClassRegistry.class(named: name.rawValue), cls is ValueTransformer.Type,
            let factory = ClassRegistry.factory("init", of: cls)
        else { return nil }
        let made = unsafeBitCast(factory, to: (([Any?]) -> AnyObject?).self)([]) as? ValueTransformer
        set(made, name)
        return made
    }
}

import Foundation

/// A condition of a query. See https://developer.apple.com/documentation/mediaplayer/mpmediapredicate.
///
/// Apps use `MPMediaPropertyPredicate`.
open class MPMediaPredicate: NSObject, NSSecureCoding, @unchecked Sendable {
    override init() { super.init() }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the condition.
    open func encode(with coder: NSCoder) {}

    /// It can be read safely.
    open class var supportsSecureCoding: Bool { true }
}

/// How a property has to be. See https://developer.apple.com/documentation/mediaplayer/mpmediapredicatecomparison.
public enum MPMediaPredicateComparison: Int, Sendable {
    /// Equal to the value.
    case equalTo = 0
    /// A text that has the value in it, whatever the case and the accents.
    case contains = 1
}

/// The condition that a property of an item, or of a playlist that it is in, has a value. See
/// https://developer.apple.com/documentation/mediaplayer/mpmediapropertypredicate.
///
/// Kinds of media are as the value says if they have one of its kinds.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// The key of the property.
    public let property: String
    /// The value; `nil` for what is not known.
    public let value: Any?
    /// How the property has to be.
    public let comparisonType: MPMediaPredicateComparison

    // @objc(predicateWithValue:forProperty:)
    /// The condition that a property is equal to a value.
    public convenience init(value: Any?, forProperty property: String) {
        self.init(value: value, forProperty: property, comparisonType: .equalTo)
    }

    // @objc(predicateWithValue:forProperty:comparisonType:)
    /// The condition that a property has a value.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
        super.init()
    }

    private static let (propertyKey, valueKey, comparisonKey) = ("property", "value", "comparisonType")

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let property = coder.decodeObject(of: NSString.self, forKey: Self.propertyKey),
            let comparison = MPMediaPredicateComparison(rawValue: coder.decodeInteger(forKey: Self.comparisonKey))
        else { return nil }
        self.property = "\(property)"
        comparisonType = comparison
        switch coder.decodeObject(of: [NSString.self, NSNumber.self], forKey: Self.valueKey) {
        case let text as NSString: value = "\(text)"
        case let other: value = other
        }
        super.init(coder: coder)
    }

    /// Writes the condition.
    open override func encode(with coder: NSCoder) {
        coder.encode(property as NSString, forKey: Self.propertyKey)
        coder.encode(comparisonType.rawValue, forKey: Self.comparisonKey)
        if let value { coder.encode(Self.object(value), forKey: Self.valueKey) }
    }

    private static func object(_ value: Any) -> NSObject? {
        value as? NSObject ?? (value as? String).map { NSString(string: $0) } ?? number(value)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MPMediaPropertyPredicate else { return false }
        return property == other.property && comparisonType == other.comparisonType
            && (value.map(Self.text) == other.value.map(Self.text))
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(property)
        hasher.combine(value.map(Self.text))
        return hasher.finalize()
    }

    /// A value as a text, by which two of the same number are the same, whatever their types.
    private static func text(_ value: Any) -> String { number(value).map { "\($0)" } ?? "\(value)" }

    /// A value as a number; `nil` for others.
    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let flag as Bool: NSNumber(value: flag)
        case let number as any BinaryInteger: integer(number)
        case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
        case let kind as MPMediaType: NSNumber(value: kind.rawValue)
        default: nil
        }
    }

    private static func integer(_ number: some BinaryInteger) -> NSNumber {
        number < 0 ? NSNumber(value: Int64(clamping: number)) : NSNumber(value: UInt64(clamping: number))
    }

    /// Whether something has the value.
    func holds(of entity: MPMediaEntity) -> Bool {
        let found = entity.value(forProperty: property)
        guard let value, let found else { return value == nil && found == nil }
        if let wanted = Self.number(value), let number = Self.number(found) {
            if property == MPMediaItemPropertyMediaType { return wanted.uintValue & number.uintValue != 0 }
            // Fractions do not have all digits of the library's numbers, whole numbers none of a fraction's.
            return number.uint64Value == wanted.uint64Value && number.doubleValue == wanted.doubleValue
        }
        guard let text = found as? String else { return (found as? NSObject)?.isEqual(value) ?? false }
        let wanted = "\(value)"
        switch comparisonType {
        case .equalTo: return text == wanted
        case .contains: return text.range(of: wanted, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}

import Foundation

/// A feature's value with its type. See https://developer.apple.com/documentation/coreml/mlfeaturevalue.
///
/// Pictures are left out.
public class MLFeatureValue: NSObject, NSCopying {
    enum Content {
        case int64(Int64)
        case double(Double)
        case string(String)
        case multiArray(MLMultiArray)
        case dictionary([AnyHashable: NSNumber])
        case sequence(MLSequence)
        case undefined(MLFeatureType)
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    /// Creates a value of a whole number.
    public convenience init(int64 value: Int64) { self.init(.int64(value)) }

    /// Creates a value of a number.
    public convenience init(double value: Double) { self.init(.double(value)) }

    /// Creates a value of a text.
    public convenience init(string value: String) { self.init(.string(value)) }

    /// Creates a value of an array. The array is kept, not copied.
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray(value)) }

    /// Creates a value of a dictionary.
    ///
    /// - Throws: `MLModelError.featureType` if its keys are neither all texts nor all whole numbers.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        guard let keys = value.withUniformKeys else {
            throw MLModelError(.featureType, "Dictionary keys must be all strings or all numbers.")
        }
        self.init(.dictionary(keys))
    }

    /// Creates a value of a sequence.
    public convenience init(sequence: MLSequence) { self.init(.sequence(sequence)) }

    /// Creates a value of a type that is not there.
    public convenience init(undefined type: MLFeatureType) { self.init(.undefined(type)) }

    /// The value's type.
    public var type: MLFeatureType {
        switch content {
        case .int64: .int64
        case .double: .double
        case .string: .string
        case .multiArray: .multiArray
        case .dictionary: .dictionary
        case .sequence: .sequence
        case .undefined(let type): type
        }
    }

    /// Whether there is no value.
    public var isUndefined: Bool { if case .undefined = content { true } else { false } }

    /// The whole number; 0 for a value of another type.
    public var int64Value: Int64 { if case .int64(let value) = content { value } else { 0 } }

    /// The number; 0 for a value of another type.
    public var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }

    /// The text; empty for a value of another type.
    public var stringValue: String { if case .string(let value) = content { value } else { "" } }

    /// The array.
    public var multiArrayValue: MLMultiArray? { if case .multiArray(let value) = content { value } else { nil } }

    /// The dictionary, with texts or numbers of type `Int64` as keys; empty for a value of another type.
    public var dictionaryValue: [AnyHashable: NSNumber] { if case .dictionary(let value) = content { value } else { [:] } }

    /// The sequence.
    public var sequenceValue: MLSequence? { if case .sequence(let value) = content { value } else { nil } }

    /// Whether another value is the same, and of the same type.
    public func isEqual(to value: MLFeatureValue) -> Bool {
        switch (content, value.content) {
        case (.int64(let a), .int64(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.multiArray(let a), .multiArray(let b)): a.isEqual(b)
        case (.dictionary(let a), .dictionary(let b)): a == b
        case (.sequence(let a), .sequence(let b)): a.isEqual(b)
        case (.undefined(let a), .undefined(let b)): a == b
        default: false
        }
    }

    /// Whether another object is the same value.
    public override func isEqual(_ object: Any?) -> Bool { (object as? MLFeatureValue).map { isEqual(to: $0) } ?? false }

    /// The same for the same values.
    public override var hash: Int {
        switch content {
        case .int64(let value): value.hashValue
        case .double(let value): value.hashValue
        case .string(let value): value.hashValue
        case .multiArray(let value): value.hash
        case .dictionary(let value): value.count
        case .sequence(let value): value.hash
        case .undefined(let type): type.rawValue
        }
    }

    /// The value itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The type and the value, for people.
    public override var description: String {
        switch content {
        case .int64(let value): "Int64 : \(value)"
        case .double(let value): "Double : \(value)"
        case .string(let value): "String : \(value)"
        case .multiArray(let value): "MultiArray : \(value)"
        case .dictionary(let value): "Dictionary : \(value)"
        case .sequence(let value): "Sequence : \(value.type == .string ? "\(value.stringValues)" : "\(value.int64Values)")"
        case .undefined(let type): "\(type) : undefined"
        }
    }
}

extension [AnyHashable: NSNumber] {
    /// The dictionary with texts or numbers of type `Int64` as keys; `nil` if it has others, or both.
    fileprivate var withUniformKeys: [AnyHashable: NSNumber]? {
        if keys.allSatisfy({ $0.base is String }) { return self }
        var result: [AnyHashable: NSNumber] = [:]
        for (key, value) in self {
            switch key.base {
            case let number as Int64: result[number] = value
            case let number as any BinaryInteger:
                guard let number = Int64(exactly: number) else { return nil }
                result[number] = value
            case let number as NSNumber: result[number.int64Value] = value
            default: return nil
            }
        }
        return result
    }
}

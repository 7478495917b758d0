import Foundation

/// What has features by their names. See https://developer.apple.com/documentation/coreml/mlfeatureprovider.
public protocol MLFeatureProvider: AnyObject {
    /// The names of all features.
    var featureNames: Set<String> { get }
    /// The value of a feature; `nil` if there is none.
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Features in a dictionary. See https://developer.apple.com/documentation/coreml/mldictionaryfeatureprovider.
public class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    /// The features' values by their names.
    public let dictionary: [String: MLFeatureValue]

    /// Creates features.
    ///
    /// - Parameter dictionary: values by names: of `MLFeatureValue`, or what such a value is made of: numbers, texts, `MLMultiArray`,
    ///   `MLSequence`, dictionaries with numbers as values.
    /// - Throws: `MLModelError.featureType` for anything else.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.reduce(into: [:]) { values, entry in
            values[entry.key] = try MLFeatureValue.made(of: entry.value, for: entry.key)
        }
    }

    init(values: [String: MLFeatureValue]) { dictionary = values }

    /// The value of a feature; `nil` if there is none.
    public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }

    /// The names of all features.
    public var featureNames: Set<String> { Set(dictionary.keys) }

    /// The value of a feature; `nil` if there is none.
    public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

extension MLFeatureValue {
    /// The value that a feature has by what an app gives for it.
    static func made(of value: Any, for name: String) throws -> MLFeatureValue {
        switch value {
        case let value as MLFeatureValue: return value
        case let value as String: return MLFeatureValue(string: value)
        case let value as MLMultiArray: return MLFeatureValue(multiArray: value)
        case let value as MLSequence: return MLFeatureValue(sequence: value)
        // A number of Foundation's converts to all of Swift's, so it comes before them.
        case let number as NSNumber where Swift.type(of: value) is NSNumber.Type:
            return number.isFloating ? MLFeatureValue(double: number.doubleValue) : MLFeatureValue(int64: number.int64Value)
        case let value as Double: return MLFeatureValue(double: value)
        case let value as Float: return MLFeatureValue(double: Double(value))
        case let value as Bool: return MLFeatureValue(int64: value ? 1 : 0)
        case let value as any BinaryInteger:
            if let number = Int64(exactly: value) { return MLFeatureValue(int64: number) }
        case let value as [AnyHashable: Any]:
            let numbers = value.compactMapValues { $0 as? NSNumber ?? ($0 as? any Numbered)?.number }
            if numbers.count == value.count { return try MLFeatureValue(dictionary: numbers) }
        default: break
        }
        let type = Swift.type(of: value)
        throw MLModelError(.featureType, "The value for feature \(name) is of type \(type), which is no type of a feature value.")
    }
}

/// Numbers that a dictionary may have as values.
private protocol Numbered { var number: NSNumber { get } }
extension Double: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Float: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int64: Numbered { fileprivate var number: NSNumber { NSNumber(value: self) } }

extension NSNumber {
    /// Whether it is no whole number by its type.
    fileprivate var isFloating: Bool { ["d", "f"].contains(String(cString: objCType)) }
}

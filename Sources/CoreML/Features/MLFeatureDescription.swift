import Foundation
import SampanTrainedModel

/// What a feature of a model is like. See https://developer.apple.com/documentation/coreml/mlfeaturedescription.
public class MLFeatureDescription: NSObject, NSCopying {
    /// The feature's name.
    public let name: String
    /// What kind of value it has.
    public let type: MLFeatureType
    /// Whether it may be missing.
    public let isOptional: Bool
    /// What arrays it may have; `nil` if it has none.
    public let multiArrayConstraint: MLMultiArrayConstraint?
    /// What keys its dictionaries have; `nil` if it has none.
    public let dictionaryConstraint: MLDictionaryConstraint?
    /// What sequences it may have; `nil` if it has none.
    public let sequenceConstraint: MLSequenceConstraint?

    init(_ feature: TrainedModel.Feature) {
        name = feature.name
        isOptional = feature.isOptional
        var array: MLMultiArrayConstraint?
        var dictionary: MLDictionaryConstraint?
        var sequence: MLSequenceConstraint?
        switch feature.type {
        case nil: type = .invalid
        case .int64: type = .int64
        case .double: type = .double
        case .string: type = .string
        case .image: type = .image
        case .state: type = .state
        case .multiArray(let arrayType):
            type = .multiArray
            array = MLMultiArrayConstraint(arrayType)
        case .dictionary(let hasStringKeys):
            type = .dictionary
            dictionary = MLDictionaryConstraint(keyType: hasStringKeys ? .string : .int64)
        case .sequence(let isOfStrings, let range):
            type = .sequence
            let value = TrainedModel.Feature(name: feature.name, type: isOfStrings ? .string : .int64)
            sequence = MLSequenceConstraint(MLFeatureDescription(value), range)
        }
        (multiArrayConstraint, dictionaryConstraint, sequenceConstraint) = (array, dictionary, sequence)
    }

    /// Whether the model takes a value for the feature.
    public func isAllowedValue(_ value: MLFeatureValue) -> Bool {
        if value.isUndefined { return isOptional }
        guard value.type == type else { return false }
        if let array = value.multiArrayValue { return multiArrayConstraint?.allows(array.sizes) ?? true }
        if let sequence = value.sequenceValue { return sequenceConstraint?.allows(sequence) ?? true }
        if value.type == .dictionary, let dictionaryConstraint {
            return value.dictionaryValue.keys.allSatisfy { ($0.base is String) == (dictionaryConstraint.keyType == .string) }
        }
        return true
    }

    /// The description itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The name and the type, for people.
    public override var description: String { "\(name) : \(type)\(isOptional ? " (optional)" : "")" }
}

/// What keys a feature's dictionaries have. See https://developer.apple.com/documentation/coreml/mldictionaryconstraint.
public class MLDictionaryConstraint: NSObject {
    /// `.string` or `.int64`.
    public let keyType: MLFeatureType

    init(keyType: MLFeatureType) { self.keyType = keyType }
}

/// What sequences a feature may have. See https://developer.apple.com/documentation/coreml/mlsequenceconstraint.
public class MLSequenceConstraint: NSObject {
    /// What is in a sequence.
    public let valueDescription: MLFeatureDescription
    /// How many there may be: the least number, and how many numbers there are from it on.
    public let countRange: NSRange

    init(_ valueDescription: MLFeatureDescription, _ range: TrainedModel.SizeRange) {
        self.valueDescription = valueDescription
        countRange = range.nsRange
    }

    func allows(_ sequence: MLSequence) -> Bool {
        sequence.type == valueDescription.type && countRange.contains(sequence.count)
    }
}

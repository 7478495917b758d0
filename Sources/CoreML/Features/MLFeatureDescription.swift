import Foundation
import SampanTrainedModel

/// What a feature of a model is like. See https://developer.apple.com/documentation/coreml/mlfeaturedescription.
public class MLFeatureDescription: NSObject {
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

    /// The name and the type, for people.
    public override var description: String { "\(name) : \(type)\(isOptional ? " (optional)" : "")" }
}

/// What arrays a feature may have. See https://developer.apple.com/documentation/coreml/mlmultiarrayconstraint.
public class MLMultiArrayConstraint: NSObject {
    private let arrayType: TrainedModel.ArrayType

    init(_ arrayType: TrainedModel.ArrayType) { self.arrayType = arrayType }

    /// How many numbers there are in each direction; empty if that is open.
    public var shape: [NSNumber] { arrayType.shape.map { NSNumber(value: $0) } }

    /// What the numbers are.
    public var dataType: MLMultiArrayDataType {
        switch arrayType.element {
        case .double: .double
        case .float32: .float32
        case .float16: .float16
        case .int32: .int32
        case .int8: .int8
        }
    }

    /// Whether an array may have a shape.
    func allows(_ sizes: [Int]) -> Bool {
        if !arrayType.shapes.isEmpty { return arrayType.shapes.contains(sizes) || sizes == arrayType.shape }
        if !arrayType.ranges.isEmpty {
            return sizes.count == arrayType.ranges.count
                && zip(sizes, arrayType.ranges).allSatisfy { $0 >= $1.lower && $0 <= $1.upper ?? .max }
        }
        return arrayType.shape.isEmpty || sizes == arrayType.shape
    }
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
    /// How many there may be: the least number, and how many more than that.
    public let countRange: NSRange

    init(_ valueDescription: MLFeatureDescription, _ range: TrainedModel.SizeRange) {
        self.valueDescription = valueDescription
        countRange = NSRange(location: range.lower, length: (range.upper ?? .max) - range.lower)
    }

    func allows(_ sequence: MLSequence) -> Bool {
        sequence.type == valueDescription.type && sequence.count >= countRange.location
            && sequence.count - countRange.location <= countRange.length
    }
}

import SampanTrainedModel

/// What is written for a feature in the classes of a trained model.
struct ModelFeatureText {
    private let feature: TrainedModel.Feature
    /// The property's type, were the feature always there.
    let plainType: String
    /// The property's name.
    let identifier: String

    /// Names that the classes have themselves, or that stand for something else wherever they are.
    private static let taken: Set<String> = [
        "featureName", "featureNames", "featureValue", "provider", "input_", "self", "Self", "init", "Type", "Protocol",
    ]

    /// Prepares what is written for a feature; `nil` if it is of a kind that features cannot be here.
    init?(_ feature: TrainedModel.Feature) {
        guard let type = ModelFeatureText.typeName(of: feature) else { return nil }
        (self.feature, plainType) = (feature, type)
        let word = feature.name.asIdentifier
        identifier = ModelFeatureText.taken.contains(word) ? word + "_" : word
    }

    /// The type of a feature's property; `nil` if it is of a kind that features cannot be here.
    static func typeName(of feature: TrainedModel.Feature) -> String? {
        switch feature.type {
        case .int64: "Int64"
        case .double: "Double"
        case .string: "String"
        case .multiArray: "MLMultiArray"
        case .dictionary(let hasStringKeys): hasStringKeys ? "[String : Double]" : "[Int64 : Double]"
        case .sequence: "MLSequence"
        case .image, .state, nil: nil
        }
    }

    /// The property's name as declarations have it.
    var name: String { identifier.asName }

    /// The property as an argument: of the language's words only these need backticks there.
    var argument: String { "\(["inout", "let", "var"].contains(identifier) ? name : identifier): \(name)" }

    /// The feature's name as a literal.
    var literal: String { feature.name.debugDescription }

    /// The property's type.
    var type: String { feature.isOptional ? plainType + "?" : plainType }

    /// The property as a parameter, which may be left out if the feature may.
    var inputParameter: String { "\(name): \(type)\(feature.isOptional ? " = nil" : "")" }

    /// What the feature is, on one line whatever its maker wrote.
    var comment: String {
        let kind =
            switch feature.type {
            case .int64: "integer value"
            case .double: "double value"
            case .string: "string value"
            case .multiArray(let array):
                array.shape.isEmpty
                    ? "multidimensional array" : "\(array.shape.map(String.init).joined(separator: " by ")) array"
            case .dictionary(let hasStringKeys): "dictionary of \(hasStringKeys ? "strings" : "64-bit integers") to doubles"
            case .sequence(let isOfStrings, _): "sequence of \(isOfStrings ? "strings" : "64-bit integers")"
            case .image, .state, nil: "value"
            }
        let text = feature.text.isEmpty ? "\(feature.name) as \(feature.isOptional ? "optional " : "")\(kind)" : feature.text
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory.isControl ? " " : $0 }))
    }

    /// The value of an input's property.
    var value: String { feature.isOptional ? "\(name).map { \(value(of: "$0")) }" : plainValue }

    /// The value of a property that is always there.
    var plainValue: String { value(of: name) }

    private func value(of expression: String) -> String {
        switch feature.type {
        case .int64: "MLFeatureValue(int64: \(expression))"
        case .double: "MLFeatureValue(double: \(expression))"
        case .string: "MLFeatureValue(string: \(expression))"
        case .multiArray: "MLFeatureValue(multiArray: \(expression))"
        case .sequence: "MLFeatureValue(sequence: \(expression))"
        // The keys are of one type, so there is nothing to throw.
        case .dictionary:
            "try! MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: \(expression).map { (AnyHashable($0.key), NSNumber(value: $0.value)) }))"
        case .image, .state, nil: ""
        }
    }

    /// What reads the feature from the model's output.
    var reading: String {
        let value = "provider.featureValue(for: \(literal))!"
        switch feature.type {
        case .int64: return "\(value).int64Value"
        case .double: return "\(value).doubleValue"
        case .string: return "\(value).stringValue"
        case .multiArray: return "\(value).multiArrayValue!"
        case .sequence: return "\(value).sequenceValue!"
        case .dictionary(let hasStringKeys):
            let key = hasStringKeys ? "String" : "Int64"
            return "Dictionary(uniqueKeysWithValues: \(value).dictionaryValue.map { ($0.key.base as! \(key), $0.value.doubleValue) })"
        case .image, .state, nil: return ""
        }
    }
}

extension Unicode.GeneralCategory {
    /// Whether characters of the category could end a line, or change what is read of it.
    fileprivate var isControl: Bool { [.control, .format, .lineSeparator, .paragraphSeparator, .surrogate].contains(self) }
}

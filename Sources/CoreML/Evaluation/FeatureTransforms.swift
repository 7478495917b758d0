import Foundation
import SampanTrainedModel

extension Evaluation {
    /// What becomes of the one input of a model that prepares features.
    func transformed(_ value: MLFeatureValue?, of name: String) throws -> MLFeatureValue.Content {
        if case .imputer(let imputer) = model.kind { return try imputer.imputed(value) }
        guard let value else { throw MLModelError(.featureType, "Feature \(name) is required but not specified.") }
        func wrong() -> MLModelError {
            MLModelError(.featureType, "The value for feature \(name) is of type \(value.type), which the model does not take.")
        }
        switch model.kind {
        case .oneHotEncoder(let encoder):
            guard let place = try encoder.categories.place(of: value.content, else: wrong) else {
                guard encoder.ignoresUnknown else {
                    throw MLModelError(.generic, "Unknown category for feature \(name): \(value).")
                }
                return try encoder.encoded(nil)
            }
            return try encoder.encoded(place)
        case .dictionaryVectorizer(let keys):
            guard case .dictionary(let dictionary) = value.content else { throw wrong() }
            let all: [AnyHashable] =
                switch keys {
                case .strings(let keys): keys
                case .integers(let keys): keys
                }
            return .multiArray(try MLMultiArray(numbers: all.map { dictionary[$0]?.doubleValue ?? 0 }))
        case .scaler(let shift, let scale):
            return try mapped(value.content, else: wrong) { numbers in
                func element(_ list: [Double], _ index: Int, _ none: Double) throws -> Double {
                    if list.isEmpty { return none }
                    guard list.count == 1 || list.count == numbers.count else {
                        throw MLModelError(.featureType, "Feature \(name) has \(numbers.count) elements, and the scaler \(list.count).")
                    }
                    return list.count == 1 ? list[0] : list[index]
                }
                return try numbers.indices.map { (numbers[$0] + (try element(shift, $0, 0))) * (try element(scale, $0, 1)) }
            }
        case .normalizer(let norm):
            return try mapped(value.content, else: wrong) { numbers in
                let length: Double =
                    switch norm {
                    case .max: numbers.map(abs).max() ?? 0
                    case .l1: numbers.reduce(0) { $0 + abs($1) }
                    case .l2: numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
                    }
                return length == 0 ? numbers : numbers.map { $0 / length }
            }
        case .arrayFeatureExtractor(let indices):
            guard case .multiArray(let array) = value.content else { throw wrong() }
            let numbers = array.numbers
            return .multiArray(
                try MLMultiArray(
                    numbers: try indices.map { index in
                        guard numbers.indices.contains(index) else {
                            throw MLModelError(.featureType, "Feature \(name) has \(numbers.count) elements, and none at \(index).")
                        }
                        return numbers[index]
                    }, dataType: array.dataType))
        case .categoricalMapping(let mapping): return try mapping.mapped(value.content, of: name, else: wrong)
        default: throw wrong()
        }
    }

    /// A number, or an array of the same shape, after its numbers were changed.
    private func mapped(
        _ value: MLFeatureValue.Content, else wrong: () -> MLModelError, _ change: ([Double]) throws -> [Double]
    ) throws -> MLFeatureValue.Content {
        switch value {
        case .double(let number): return .double(try change([number])[0])
        case .int64(let number): return .double(try change([Double(number)])[0])
        case .multiArray(let array):
            let result = try MLMultiArray(sizes: array.sizes, dataType: .double)
            result.fill(with: try change(array.numbers))
            return .multiArray(result)
        default: throw wrong()
        }
    }
}

extension TrainedModel.Labels {
    /// Where a category is; `nil` if it is not among them.
    fileprivate func place(of value: MLFeatureValue.Content, else wrong: () -> MLModelError) throws -> Int? {
        switch (self, value) {
        case (.strings(let labels), .string(let text)): labels.firstIndex(of: text)
        case (.integers(let labels), .int64(let number)): labels.firstIndex(of: number)
        default: throw wrong()
        }
    }
}

extension TrainedModel.OneHotEncoder {
    fileprivate func encoded(_ place: Int?) throws -> MLFeatureValue.Content {
        if isSparse { return .dictionary(place.map { [Int64($0): 1] } ?? [:]) }
        var numbers = [Double](repeating: 0, count: categories.count)
        if let place { numbers[place] = 1 }
        return .multiArray(try MLMultiArray(numbers: numbers))
    }
}

extension TrainedModel.CategoricalMapping {
    fileprivate func mapped(
        _ value: MLFeatureValue.Content, of name: String, else wrong: () -> MLModelError
    ) throws -> MLFeatureValue.Content {
        func unknown(_ value: Any) -> MLModelError { MLModelError(.generic, "Unknown category for feature \(name): \(value).") }
        switch (self, value) {
        case (.stringToInteger(let map, let other), .string(let text)):
            guard let number = map[text] ?? other else { throw unknown(text) }
            return .int64(number)
        case (.integerToString(let map, let other), .int64(let number)):
            guard let text = map[number] ?? other else { throw unknown(number) }
            return .string(text)
        default: throw wrong()
        }
    }
}

extension TrainedModel.Imputer {
    /// The value, or what stands for it where it is missing. Where nothing else is said, a number that is none is missing.
    fileprivate func imputed(_ value: MLFeatureValue?) throws -> MLFeatureValue.Content {
        guard let value else { return try whole() }
        switch value.content {
        case .double(let number) where isMissing(number): return try whole()
        case .int64(let number) where replaced == .integer(number): return try whole()
        case .string(let text) where replaced == .string(text): return try whole()
        case .multiArray(let array): return .multiArray(try filled(array))
        case .dictionary(let dictionary): return .dictionary(filled(dictionary))
        default: return value.content
        }
    }

    private func isMissing(_ number: Double) -> Bool {
        switch replaced {
        case .double(let missing): number == missing || number.isNaN && missing.isNaN
        case .integer(let missing): number == Double(missing)
        default: number.isNaN
        }
    }

    private func whole() throws -> MLFeatureValue.Content {
        switch imputed {
        case .double(let number): .double(number)
        case .integer(let number): .int64(number)
        case .string(let text): .string(text)
        case .doubles(let numbers): .multiArray(try MLMultiArray(numbers: numbers))
        case .integers(let numbers): .multiArray(try MLMultiArray(numbers: numbers.map(Double.init), dataType: .int32))
        case .stringDictionary(let numbers): .dictionary(numbers.objects)
        case .integerDictionary(let numbers): .dictionary(numbers.objects)
        }
    }

    private func filled(_ array: MLMultiArray) throws -> MLMultiArray {
        let substitutes: [Double]? =
            switch imputed {
            case .double(let number): [number]
            case .integer(let number): [Double(number)]
            case .doubles(let numbers): numbers
            case .integers(let numbers): numbers.map(Double.init)
            default: nil
            }
        guard let substitutes, substitutes.count == 1 || substitutes.count == array.count else {
            throw MLModelError(.featureType, "What stands for missing elements does not fit an array of \(array.count) elements.")
        }
        let result = try MLMultiArray(sizes: array.sizes, dataType: array.dataType)
        result.fill(
            with: array.numbers.enumerated().map { index, number in
                isMissing(number) ? substitutes.count == 1 ? substitutes[0] : substitutes[index] : number
            })
        return result
    }

    private func filled(_ dictionary: [AnyHashable: NSNumber]) -> [AnyHashable: NSNumber] {
        let substitutes: [AnyHashable: NSNumber] =
            switch imputed {
            case .stringDictionary(let numbers): numbers.objects
            case .integerDictionary(let numbers): numbers.objects
            default: [:]
            }
        return dictionary.merging(substitutes) { isMissing($0.doubleValue) ? $1 : $0 }
    }
}

extension Dictionary where Value == Double {
    /// The dictionary as features have it.
    fileprivate var objects: [AnyHashable: NSNumber] {
        reduce(into: [:]) { $0[AnyHashable($1.key)] = NSNumber(value: $1.value) }
    }
}

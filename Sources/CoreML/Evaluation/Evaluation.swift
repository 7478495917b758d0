import Foundation
import SampanTrainedModel

/// What reckons a model's outputs of its inputs.
struct Evaluation {
    let model: TrainedModel
    private var description: TrainedModel.Description { model.description }

    init(_ model: TrainedModel) { self.model = model }

    /// The outputs by their names. What is optional and missing is not among the inputs.
    ///
    /// - Throws: `MLModelError` if they cannot be reckoned.
    func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
        switch model.kind {
        case .pipeline(let models): return try pipeline(models, inputs)
        case .linearRegressor(let linear, let transform):
            return try regression(linear.sums(of: try numbers(inputs)).map { $0.transformed(by: transform) })
        case .treeRegressor(let trees): return try regression(trees.regression(of: numbers(inputs)))
        case .supportVectorRegressor(let vectors, let coefficients, let rho):
            return try regression([zip(vectors.products(with: try numbers(inputs)), coefficients).reduce(-rho) { $0 + $1.0 * $1.1 }])
        case .linearClassifier(let linear, let transform, let encoding, let labels):
            let sums = try linear.sums(of: numbers(inputs))
            return try classification(labels, linear.probabilities(sums, transform, encoding, classes: labels.count))
        case .treeClassifier(let trees, let labels):
            return try classification(labels, trees.probabilities(of: numbers(inputs), classes: labels.count))
        case .supportVectorClassifier(let machine):
            let decision = machine.decision(for: try numbers(inputs))
            return try classification(machine.labels, decision.probabilities, predicted: decision.predicted)
        case .nearestNeighbors(let samples): return try neighbors(samples, numbers(inputs))
        case .featureVectorizer(let columns): return try output(.multiArray(MLMultiArray(numbers: vector(columns, inputs))))
        case .identity:
            return Dictionary(
                zip(description.outputs, description.inputs).compactMap { output, input in inputs[input.name].map { (output.name, $0) } },
                uniquingKeysWith: { $1 })
        case .oneHotEncoder, .imputer, .dictionaryVectorizer, .scaler, .categoricalMapping, .normalizer, .arrayFeatureExtractor:
            let input = description.inputs[0].name
            return try output(transformed(inputs[input], of: input))
        case .unsupported(let name): throw MLModelError(.generic, "A \(name) is not run here.")
        }
    }

    private func pipeline(_ models: [TrainedModel], _ inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
        var known = inputs
        for model in models {
            let names = Set(model.description.inputs.map(\.name))
            known.merge(try Evaluation(model).outputs(for: known.filter { names.contains($0.key) })) { $1 }
        }
        var outputs: [String: MLFeatureValue] = [:]
        for output in description.outputs { outputs[output.name] = try known[output.name].map { try converted($0.content, for: output) } }
        return outputs
    }

    // MARK: Inputs

    /// All inputs as numbers, one behind the other.
    private func numbers(_ inputs: [String: MLFeatureValue]) throws -> [Double] {
        try description.inputs.flatMap { feature in try numbers(inputs[feature.name], of: feature.name) }
    }

    /// A value as numbers; what is missing is no number, which trees know.
    private func numbers(_ value: MLFeatureValue?, of name: String) throws -> [Double] {
        switch value?.content {
        case nil: [.nan]
        case .double(let number): [number]
        case .int64(let number): [Double(number)]
        case .multiArray(let array): array.numbers
        default: throw MLModelError(.featureType, "The value for feature \(name) is of type \(value?.type ?? .invalid), and no number.")
        }
    }

    private func vector(_ columns: [TrainedModel.FeatureColumn], _ inputs: [String: MLFeatureValue]) throws -> [Double] {
        try columns.flatMap { column in
            let numbers = try numbers(inputs[column.name], of: column.name)
            guard numbers.count == column.count else {
                throw MLModelError(
                    .featureType, "Feature \(column.name) has \(numbers.count) elements, and the model expects \(column.count).")
            }
            return numbers
        }
    }

    // MARK: Outputs

    /// The value of the one output.
    func output(_ value: MLFeatureValue.Content) throws -> [String: MLFeatureValue] {
        [description.outputs[0].name: try converted(value, for: description.outputs[0])]
    }

    private func regression(_ values: [Double]) throws -> [String: MLFeatureValue] {
        let name = description.predictedFeatureName
        guard let feature = description.outputs.first(where: { $0.name == name }) else { return [:] }
        if case .multiArray = feature.type { return [name: try converted(.multiArray(MLMultiArray(numbers: values)), for: feature)] }
        guard values.count == 1 else {
            throw MLModelError(.generic, "The model predicts \(values.count) numbers, and \(name) is one.")
        }
        return [name: try converted(.double(values[0]), for: feature)]
    }

    /// What a classifier tells: the most probable class, and the probabilities if the model has an output for them.
    func classification(
        _ labels: TrainedModel.Labels, _ probabilities: [Double]?, predicted: Int? = nil
    ) throws -> [String: MLFeatureValue] {
        let best = predicted ?? probabilities?.indices.max { (probabilities?[$0] ?? 0) < (probabilities?[$1] ?? 0) } ?? 0
        var outputs: [String: MLFeatureValue] = [:]
        outputs[description.predictedFeatureName] =
            switch labels {
            case .strings(let labels): MLFeatureValue(string: labels[best])
            case .integers(let labels): MLFeatureValue(int64: labels[best])
            }
        if let probabilities, !description.predictedProbabilitiesName.isEmpty {
            let numbers = probabilities.map { NSNumber(value: $0) }
            let keys: [AnyHashable] =
                switch labels {
                case .strings(let labels): labels
                case .integers(let labels): labels
                }
            outputs[description.predictedProbabilitiesName] = MLFeatureValue(
                .dictionary(Dictionary(zip(keys, numbers), uniquingKeysWith: { first, _ in first })))
        }
        return outputs
    }

    private func neighbors(_ samples: TrainedModel.NearestNeighbors, _ numbers: [Double]) throws -> [String: MLFeatureValue] {
        guard samples.samples.isEmpty else {
            let (labels, probabilities) = try samples.probabilities(for: numbers)
            return try classification(labels, probabilities)
        }
        switch samples.fallback {
        case .string(let label)?: return try classification(.strings([label]), [1])
        case .integer(let label)?: return try classification(.integers([label]), [1])
        case nil: throw MLModelError(.generic, "The model has no samples.")
        }
    }

    /// A value as the type of an output has it.
    private func converted(_ value: MLFeatureValue.Content, for feature: TrainedModel.Feature) throws -> MLFeatureValue {
        switch (feature.type, value) {
        case (.double, .int64(let number)): return MLFeatureValue(double: Double(number))
        case (.int64, .double(let number)):
            guard let whole = Int64(exactly: number.rounded()) else {
                throw MLModelError(.generic, "The value \(number) for feature \(feature.name) is no integer.")
            }
            return MLFeatureValue(int64: whole)
        case (.double, .multiArray(let array)) where array.count == 1: return MLFeatureValue(double: array.numbers[0])
        case (.int64, .multiArray(let array)) where array.count == 1:
            return try converted(.double(array.numbers[0]), for: feature)
        case (.multiArray(let type), .double(let number)):
            return try converted(.multiArray(MLMultiArray(numbers: [number])), for: .init(name: feature.name, type: .multiArray(type)))
        case (.multiArray(let type), .multiArray(let array)):
            let dataType = MLMultiArrayConstraint(type).dataType
            guard array.dataType != dataType else { return MLFeatureValue(multiArray: array) }
            let copy = try MLMultiArray(sizes: array.sizes, dataType: dataType)
            copy.fill(with: array.numbers)
            return MLFeatureValue(multiArray: copy)
        default: return MLFeatureValue(value)
        }
    }
}

import Fuzzing
import ModelFiles
import SampanTrainedModel
import Testing

@testable import CoreML

/// Damaged models of every kind, and what they are asked to predict.
@Suite struct DamageTests {
    private static let seeds: [ModelMessage] = {
        let vector = [ModelFile.feature("x", .array([2]))]
        let (number, word) = ([ModelFile.feature("y", .double)], [ModelFile.feature("y", .string)])
        let probable = word + [ModelFile.feature("p", .dictionary(hasStringKeys: true))]
        let labels = ModelFile.labels(["a", "b", "c"])
        func classifier(_ kind: Int, _ content: ModelMessage) -> ModelMessage {
            ModelFile.model(kind, content, inputs: vector, outputs: probable, predicted: "y", probabilities: "p")
        }
        func regressor(_ kind: Int, _ content: ModelMessage) -> ModelMessage {
            ModelFile.model(kind, content, inputs: vector, outputs: number, predicted: "y")
        }
        func rows(_ rows: [[Double]]) -> ModelMessage { ModelMessage().messages(1, rows.map { ModelMessage().doubles(1, $0) }) }
        let kernel = ModelMessage().message(2, ModelMessage().double(1, 0.5))
        let dense = rows([[1, 0], [0, 1], [1, 1]])
        let machine = ModelMessage().message(1, kernel).integers(2, [1, 1, 1]).message(4, dense)
            .messages(5, [ModelMessage().doubles(1, [1, 1, 1]), ModelMessage().doubles(1, [1, 1, 1])]).doubles(6, [0, 0, 0])
            .doubles(7, [-1, -1, -1]).doubles(8, [0, 0, 0]).message(100, labels)
        let samples = ModelMessage().integer(1, 2).messages(2, [[0, 0], [0, 1], [5, 5]].map { ModelMessage().floats(1, $0) })
        let nodes = [ModelFile.branch(0, value: 5, yes: 1, no: 2), ModelFile.leaf(1, [1, 2, 3]), ModelFile.leaf(2, [2, 3, 1])]
        let map = ModelMessage().message(1, ModelMessage().message(1, ModelMessage().text(1, "a").integer(2, 3)))
        func transform(_ kind: Int, _ content: ModelMessage, _ input: ModelFile.FeatureType, _ output: ModelFile.FeatureType)
            -> ModelMessage
        {
            ModelFile.model(kind, content, inputs: [ModelFile.feature("x", input)], outputs: [ModelFile.feature("y", output)])
        }
        return [
            ModelFile.regressor(inputs: ["a", "b"], weights: [1, 2], offset: 3, output: "c"),
            regressor(300, rows([[1, 2]]).doubles(2, [1])), classifier(400, rows([[1, 2], [3, 4]]).message(100, labels)),
            regressor(301, ModelMessage().message(1, kernel).message(3, dense).message(4, ModelMessage().doubles(1, [1, 2, 3]))),
            classifier(401, machine), classifier(402, ModelFile.trees(nodes, dimensions: 3, transform: 1).message(100, labels)),
            classifier(404, ModelMessage().message(1, samples).message(3, ModelMessage().integer(1, 2)).message(100, labels)),
            transform(600, ModelMessage().message(1, labels), .string, .array([3])),
            transform(601, ModelMessage().message(4, ModelMessage().doubles(1, [8, 9])), .array([2]), .array([2])),
            transform(603, ModelMessage().message(1, labels), .dictionary(hasStringKeys: true), .array([3])),
            transform(604, ModelMessage().doubles(1, [1, 2]).doubles(2, [10]), .array([2]), .array([2], 65552)),
            transform(606, map, .string, .int64), transform(607, ModelMessage().integer(1, 2), .array([2]), .array([2])),
            transform(609, ModelMessage().integers(1, [1]), .array([2]), .int64),
            transform(900, ModelMessage(), .sequence(isOfStrings: true), .sequence(isOfStrings: true)),
        ]
    }()

    private func value(for feature: TrainedModel.Feature) throws -> MLFeatureValue? {
        switch feature.type {
        case .int64: MLFeatureValue(int64: .max)
        case .double: MLFeatureValue(double: .nan)
        case .string: MLFeatureValue(string: "a")
        case .multiArray: MLFeatureValue(multiArray: try MLMultiArray([1e300, -1]))
        case .dictionary: try MLFeatureValue(dictionary: ["a": 1])
        case .sequence: MLFeatureValue(sequence: MLSequence(strings: []))
        case .image, .state, nil: nil
        }
    }

    @Test func whatIsReadIsReckonedWithOrRefused() throws {
        var mutator = Mutator(seed: 11)
        var (read, predicted) = (0, 0)
        for index in 0..<6000 {
            let seed = Self.seeds[index % Self.seeds.count]
            // The first of each kind are as they were.
            let bytes =
                index < Self.seeds.count ? seed.bytes : mutator.mutate(seed.bytes, with: Self.seeds[index * 7 % Self.seeds.count].bytes)
            guard let model = try? TrainedModel(reading: bytes) else { continue }
            read += 1
            _ = MLModelDescription(model).inputDescriptionsByName.values.map { $0.isAllowedValue(MLFeatureValue(double: 1)) }
            var inputs: [String: MLFeatureValue] = [:]
            for feature in model.description.inputs { inputs[feature.name] = try value(for: feature) }
            do {
                _ = try Evaluation(model).outputs(for: inputs)
                predicted += 1
            } catch { #expect(error is MLModelError) }
            #expect(index >= Self.seeds.count || predicted == index + 1, "the model \(index)")
        }
        #expect(read > 1000 && predicted > 500)
    }
}

import Foundation
import ModelFiles
import Testing

@testable import CoreML

/// How models are loaded, what they tell of themselves, and what they take.
@Suite struct ModelTests {
    private let sleep = ModelFile.regressor(
        inputs: ["wake", "estimatedSleep", "coffee"], weights: [0.5, 100, -2], offset: 3, output: "actualSleep")

    @Test func aTableIsPredictedFrom() throws {
        let model = try MLModel.loaded(sleep)
        let outputs = try model.outputs(["wake": 10.0, "estimatedSleep": 8.0, "coffee": 1.0])
        #expect(outputs["actualSleep"]?.type == .double && outputs["actualSleep"]?.doubleValue == 806 && outputs.count == 1)
        // A whole number is as good.
        #expect(try model.outputs(["wake": 10, "estimatedSleep": 8, "coffee": 1])["actualSleep"]?.doubleValue == 806)
    }

    @Test func aModelTellsOfItself() throws {
        let description = try MLModel.loaded(sleep).modelDescription
        #expect(description.inputDescriptionsByName.keys.sorted() == ["coffee", "estimatedSleep", "wake"])
        #expect(description.outputDescriptionsByName["actualSleep"]?.type == .double)
        #expect(description.predictedFeatureName == "actualSleep" && description.predictedProbabilitiesName == nil)
        #expect(description.metadata[.author] as? String == "A learner" && description.classLabels == nil && !description.isUpdatable)
        #expect(
            description.metadata[.creatorDefinedKey] as? [String: String] == ["com.apple.coreml.model.preview.type": "tabularRegressor"])
    }

    @Test func severalArePredictedAtOnce() throws {
        let model = try MLModel.loaded(sleep)
        let batch = try MLArrayBatchProvider(dictionary: ["wake": [0.0, 2.0], "estimatedSleep": [0.0, 0.0], "coffee": [0.0, 0.0]])
        let results = try model.predictions(fromBatch: batch)
        #expect((0..<results.count).map { results.features(at: $0).featureValue(for: "actualSleep")?.doubleValue } == [3, 4])
        #expect(message { _ = try MLArrayBatchProvider(dictionary: ["a": [1], "b": []]) }?.code == 1)
    }

    @Test func whatIsMissingOrOfAnotherTypeIsAnError() throws {
        let model = try MLModel.loaded(sleep)
        let missing = try #require(message { _ = try model.outputs(["wake": 1.0, "coffee": 1.0]) })
        #expect(missing.code == 1 && missing.text == "Feature estimatedSleep is required but not specified.")
        let text = try #require(message { _ = try model.outputs(["wake": "early", "estimatedSleep": 1, "coffee": 1.0]) })
        #expect(text.code == 1 && text.text == "The value for feature wake is of type string, and the model expects double.")
        do { _ = try model.outputs([:]) } catch MLModelError.featureType {} catch { Issue.record("\(error)") }
    }

    @Test func anArrayOfAnotherShapeIsAnError() throws {
        let array = ModelFile.feature("x", .array([3]))
        let model = try MLModel.loaded(ModelFile.model(900, ModelMessage(), inputs: [array], outputs: [array]))
        let fault = try #require(message { _ = try model.outputs(["x": try MLMultiArray(shape: [1, 2], dataType: .double)]) })
        #expect(fault.text == "For input feature 'x', the provided shape (1 × 2) is not compatible with the model's feature description.")
        #expect(try model.outputs(["x": try MLMultiArray([1.0, 2, 3])])["x"]?.multiArrayValue?[2] == 3)
    }

    @Test func whatIsNoModelIsRefusedWhenItIsLoaded() throws {
        let nowhere = URL(fileURLWithPath: "/nowhere/A.mlmodelc")
        let missing = try #require(message { _ = try MLModel(contentsOf: nowhere) })
        #expect(missing.code == 3 && missing.text.hasPrefix("Unable to load model: file:///nowhere/A.mlmodelc"))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mlmodel")
        try Data([0x08]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let damaged = try #require(message { _ = try MLModel.compileModel(at: file) })
        #expect(damaged.code == 3 && damaged.text == "Error reading protobuf spec. validator error: model, byte 1: a number is cut off")
    }

    @Test func aNeuralNetworkIsRefusedByName() throws {
        let network = ModelFile.model(403, ModelMessage(), inputs: [ModelFile.feature("image", .image)], outputs: [])
        let fault = try #require(message { _ = try MLModel.loaded(network) })
        #expect(fault.code == 0 && fault.text.contains("neuralNetworkClassifier"))
    }

    @Test func modelsAreLoadedInTheBackground() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coreml-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(sleep.bytes).write(to: folder.appendingPathComponent("My Sleep.mlmodel"))
        let compiled = try MLModel.compileModel(at: folder.appendingPathComponent("My Sleep.mlmodel"))
        defer { try? FileManager.default.removeItem(at: compiled.deletingLastPathComponent()) }
        #expect(compiled.lastPathComponent == "My Sleep.mlmodelc")
        let configuration = MLModelConfiguration()
        configuration.computeUnits = .cpuOnly
        let model = try await MLModel.load(contentsOf: compiled, configuration: configuration)
        configuration.computeUnits = .all
        #expect(model.configuration.computeUnits == .cpuOnly)
        let input = try MLDictionaryFeatureProvider(dictionary: ["wake": 0.0, "estimatedSleep": 0.0, "coffee": 0.0])
        #expect(try await model.prediction(from: input).featureValue(for: "actualSleep")?.doubleValue == 3)
        let count = await withCheckedContinuation { continuation in
            MLModel.load(contentsOf: compiled) { result in
                continuation.resume(returning: (try? result.get())?.modelDescription.inputDescriptionsByName.count)
            }
        }
        #expect(count == 3)
    }
}

import Foundation
import SampanTrainedModel

/// A trained model. See https://developer.apple.com/documentation/coreml/mlmodel.
///
/// Regressors and classifiers by sums, trees, support vectors and neighbours, what prepares features for them, and pipelines of these. Neural
/// networks, ML programs and Apple's own models are refused when they are loaded.
public class MLModel: NSObject, @unchecked Sendable {
    /// What goes in and comes out, and who made the model.
    public let modelDescription: MLModelDescription
    private let model: TrainedModel
    private let settings: MLModelConfiguration

    /// How the model was loaded.
    public var configuration: MLModelConfiguration { settings.copy() as? MLModelConfiguration ?? settings }

    /// Loads a compiled model, a `.mlmodelc` folder.
    ///
    /// - Throws: `MLModelError.io` if it is none, `MLModelError.generic` if it is one that cannot be reckoned with here.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, configuration: MLModelConfiguration()) }

    /// Loads a compiled model, a `.mlmodelc` folder.
    ///
    /// - Throws: `MLModelError.io` if it is none, `MLModelError.generic` if it is one that cannot be reckoned with here.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        let file = url.appendingPathComponent(TrainedModel.compiledFileName)
        guard let data = try? Data(contentsOf: file) else {
            throw MLModelError(
                .io, "Unable to load model: \(url.absoluteString). Compile the model with Xcode or `MLModel.compileModel(at:)`. ")
        }
        model = try MLModel.read(data)
        if let kind = model.unsupportedKinds.first {
            throw MLModelError(
                .generic, "Unable to load model: \(url.absoluteString). It is or contains a \(kind), which Core ML here does not run.")
        }
        modelDescription = MLModelDescription(model)
        settings = configuration.copy() as? MLModelConfiguration ?? configuration
    }

    private static func read(_ data: Data) throws -> TrainedModel {
        do { return try TrainedModel(reading: Array(data)) } catch let fault as TrainedModelFault {
            throw MLModelError(.io, "Error reading protobuf spec. validator error: \(fault)")
        }
    }

    // MARK: Loading

    /// Loads a compiled model in the background.
    ///
    /// - Parameter handler: is called with the model, or what `init(contentsOf:configuration:)` throws, in the background.
    public class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
    ) {
        let work = UncheckedWork { handler(Result { try MLModel(contentsOf: url, configuration: configuration) }) }
        DispatchQueue.global().async { work.run() }
    }

    /// Loads a compiled model in the background.
    ///
    /// - Throws: what `init(contentsOf:configuration:)` throws.
    public class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
        try MLModel(contentsOf: url, configuration: configuration)
    }

    // MARK: Compiling

    /// Makes a `.mlmodelc` folder of a `.mlmodel` file or a `.mlpackage`, in the folder of temporary files.
    ///
    /// - Throws: `MLModelError.io` if the file cannot be read or is no model.
    public class func compileModel(at modelURL: URL) throws -> URL {
        guard let file = try? TrainedModel.file(of: modelURL), let data = try? Data(contentsOf: file) else {
            throw MLModelError(.io, "Failed to open file: \(modelURL.path). It is not a valid .mlmodel file.")
        }
        _ = try read(data)
        let name = modelURL.deletingPathExtension().lastPathComponent
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(name)_\(UUID().uuidString)/\(name).mlmodelc", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: folder.appendingPathComponent(TrainedModel.compiledFileName))
        return folder
    }

    /// Makes a `.mlmodelc` folder of a `.mlmodel` file or a `.mlpackage` in the background.
    ///
    /// - Parameter handler: is called with the folder, or what `compileModel(at:)` throws, in the background.
    public class func compileModel(at modelURL: URL, completionHandler handler: @escaping (Result<URL, any Error>) -> Void) {
        let work = UncheckedWork { handler(Result { try compileModel(at: modelURL) as URL }) }
        DispatchQueue.global().async { work.run() }
    }

    // MARK: Predicting

    /// Predicts the outputs for some inputs.
    ///
    /// - Throws: `MLModelError.featureType` if an input is missing or of another type than the model's.
    public func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        try prediction(from: input, options: MLPredictionOptions())
    }

    /// Predicts the outputs for some inputs.
    ///
    /// - Throws: `MLModelError.featureType` if an input is missing or of another type than the model's.
    public func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider {
        var values: [String: MLFeatureValue] = [:]
        for feature in model.description.inputs {
            if let description = modelDescription.inputDescriptionsByName[feature.name] {
                values[feature.name] = try description.checked(input.featureValue(for: feature.name))
            }
        }
        let outputs = try Evaluation(model).outputs(for: values)
        return MLDictionaryFeatureProvider(values: outputs)
    }

    /// Predicts the outputs for some inputs.
    ///
    /// - Throws: `MLModelError.featureType` if an input is missing or of another type than the model's.
    public func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> any MLFeatureProvider {
        let predict: (any MLFeatureProvider, MLPredictionOptions) throws -> any MLFeatureProvider = self.prediction(from:options:)
        return try predict(input, options)
    }

    /// Predicts the outputs for several sets of inputs.
    ///
    /// - Throws: `MLModelError.featureType` if an input is missing or of another type than the model's.
    public func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
        try predictions(from: inputBatch, options: MLPredictionOptions())
    }

    /// Predicts the outputs for several sets of inputs.
    ///
    /// - Throws: `MLModelError.featureType` if an input is missing or of another type than the model's.
    public func predictions(from inputBatch: any MLBatchProvider, options: MLPredictionOptions) throws -> any MLBatchProvider {
        MLArrayBatchProvider(array: try (0..<inputBatch.count).map { try prediction(from: inputBatch.features(at: $0), options: options) })
    }
}

/// Work for another thread, whose handler the app has not said may go there.
private struct UncheckedWork: @unchecked Sendable {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}

extension MLFeatureDescription {
    /// What an app gave for an input, as the model takes it; `nil` if it gave nothing and need not.
    ///
    /// - Throws: `MLModelError.featureType` for what the model does not take.
    fileprivate func checked(_ value: MLFeatureValue?) throws -> MLFeatureValue? {
        guard let value, !value.isUndefined else {
            guard isOptional else { throw MLModelError(.featureType, "Feature \(name) is required but not specified.") }
            return nil
        }
        if isAllowedValue(value) { return value }
        // A number takes a whole one, too.
        if type == .double, value.type == .int64 { return MLFeatureValue(double: Double(value.int64Value)) }
        if type == .multiArray, let array = value.multiArrayValue {
            let shape = array.sizes.map(String.init).joined(separator: " × ")
            throw MLModelError(
                .featureType,
                "For input feature '\(name)', the provided shape (\(shape)) is not compatible with the model's feature description.")
        }
        throw MLModelError(.featureType, "The value for feature \(name) is of type \(value.type), and the model expects \(type).")
    }
}

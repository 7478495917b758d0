import SampanTrainedModel
import SwiftParser
import SwiftSyntax

/// The classes by which an app uses a trained model, as Xcode writes them: NAMEInput, NAMEOutput and NAME.
///
/// See https://developer.apple.com/documentation/coreml/integrating-a-core-ml-model-into-your-app.
struct ModelClassText {
    /// The name of the model's class.
    let className: String
    /// Why there can be no classes; `nil` if there can.
    let reasonForNone: String?
    private let resourceName: String
    private let inputs: [ModelFeatureText]
    private let outputs: [ModelFeatureText]
    private let isPackage: Bool
    private let hasAsyncPrediction: Bool

    /// Prepares to write the classes.
    ///
    /// - Parameters:
    ///   - resourceName: the file's name without its extension.
    ///   - isPackage: whether the file is a package's, whose bundle is `Bundle.module`.
    ///   - hasAsyncPrediction: whether there is a prediction to be awaited. It came with iOS 17, and where there is one, code that awaits
    ///     other things has to await it.
    init(_ resourceName: String, of model: TrainedModel, isPackage: Bool, hasAsyncPrediction: Bool) {
        (self.resourceName, self.isPackage, self.hasAsyncPrediction) = (resourceName, isPackage, hasAsyncPrediction)
        className = resourceName.asIdentifier
        let features = model.description.inputs + model.description.outputs
        let foreign = features.first { ModelFeatureText.typeName(of: $0) == nil }
        inputs = model.description.inputs.compactMap(ModelFeatureText.init)
        outputs = model.description.outputs.compactMap(ModelFeatureText.init)
        func repeated(_ list: [ModelFeatureText]) -> String? {
            var seen: Set<String> = []
            return list.map(\.identifier).first { !seen.insert($0).inserted }
        }
        reasonForNone =
            if let foreign {
                "the feature \(foreign.name.debugDescription) is of a kind that features cannot be here"
            } else {
                (repeated(inputs) ?? repeated(outputs)).map { "two features would be called \"\($0)\"" }
            }
    }

    private var name: String { className.asName }

    /// The file's text.
    var source: String {
        """
        //
        // \(className).swift
        //
        // This file was automatically generated and should not be edited.
        //

        import CoreML


        \(inputClass)

        \(outputClass)

        \(modelClass)
        """
    }

    private func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }

    private func lines(_ parts: [String], indent: Int) -> String {
        parts.joined(separator: "\n" + String(repeating: " ", count: indent))
    }

    // MARK: Features

    private var inputClass: String {
        let properties = inputs.map { "    /// \($0.comment)\n    var \($0.name): \($0.type)\n" }.joined(separator: "\n")
        let values = inputs.map { "        if featureName == \($0.literal) {\n            return \($0.value)\n        }\n" }.joined()
        return """
            /// Model Prediction Input Type
            class \(className)Input : MLFeatureProvider {

            \(properties)
                var featureNames: Set<String> { [\(list(inputs.map(\.literal)))] }

                func featureValue(for featureName: String) -> MLFeatureValue? {
            \(values)        return nil
                }

                init(\(list(inputs.map(\.inputParameter)))) {
                    \(lines(inputs.map { "self.\($0.name) = \($0.name)" }, indent: 8))
                }

            }

            """
    }

    private var outputClass: String {
        let properties = outputs.map { output in
            """
                /// \(output.comment)
                var \(output.name): \(output.plainType) {
                    \(output.reading)
                }

            """
        }.joined(separator: "\n")
        let values = outputs.map { "\($0.literal) : \($0.plainValue)" }
        return """
            /// Model Prediction Output Type
            class \(className)Output : MLFeatureProvider {

                /// Source provided by CoreML
                private let provider : MLFeatureProvider

            \(properties)
                var featureNames: Set<String> {
                    provider.featureNames
                }

                func featureValue(for featureName: String) -> MLFeatureValue? {
                    provider.featureValue(for: featureName)
                }

                init(\(list(outputs.map { "\($0.name): \($0.plainType)" }))) {
                    self.provider = try! MLDictionaryFeatureProvider(dictionary: [\(values.isEmpty ? ":" : list(values))])
                }

                init(features: MLFeatureProvider) {
                    self.provider = features
                }
            }

            """
    }

    // MARK: The model

    private var modelClass: String {
        """
        /// Class for model loading and prediction
        class \(name) {
            let model: MLModel

            /// URL of model assuming it was installed in the same bundle as this class
            class var urlOfModelInThisBundle : URL {
                let bundle = \(isPackage ? "Bundle.module" : "Bundle(for: self)")
                return bundle.url(forResource: \(resourceName.debugDescription), withExtension:"mlmodelc")!
            }

            /// Constructs an instance with an existing MLModel object.
            init(model: MLModel) {
                self.model = model
            }

            /// Constructs an instance by automatically loading the model from the app's bundle.
            @available(*, deprecated, message: "Use init(configuration:) instead and handle errors appropriately.")
            convenience init() {
                try! self.init(contentsOf: type(of:self).urlOfModelInThisBundle)
            }

            /// Constructs an instance by loading the model from the app's bundle with a configuration.
            convenience init(configuration: MLModelConfiguration) throws {
                try self.init(contentsOf: type(of:self).urlOfModelInThisBundle, configuration: configuration)
            }

            /// Constructs an instance with the URL of a .mlmodelc directory.
            convenience init(contentsOf modelURL: URL) throws {
                try self.init(model: MLModel(contentsOf: modelURL))
            }

            /// Constructs an instance with the URL of a .mlmodelc directory and a configuration.
            convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
                try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
            }

        \(loading)

        \(predicting)
        }

        """
    }

    private var loading: String {
        """
            /// Constructs an instance asynchronously with optional configuration.
            class func load(configuration: MLModelConfiguration = MLModelConfiguration(), completionHandler handler: @escaping (Swift.Result<\(name), Error>) -> Void) {
                load(contentsOf: self.urlOfModelInThisBundle, configuration: configuration, completionHandler: handler)
            }

            /// Constructs an instance asynchronously with optional configuration.
            class func load(configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> \(name) {
                try await load(contentsOf: self.urlOfModelInThisBundle, configuration: configuration)
            }

            /// Constructs an instance asynchronously with the URL of a .mlmodelc directory with optional configuration.
            class func load(contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration(), completionHandler handler: @escaping (Swift.Result<\(name), Error>) -> Void) {
                MLModel.load(contentsOf: modelURL, configuration: configuration) { result in
                    switch result {
                    case .failure(let error):
                        handler(.failure(error))
                    case .success(let model):
                        handler(.success(\(name)(model: model)))
                    }
                }
            }

            /// Constructs an instance asynchronously with the URL of a .mlmodelc directory with optional configuration.
            class func load(contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> \(name) {
                let model = try await MLModel.load(contentsOf: modelURL, configuration: configuration)
                return \(name)(model: model)
            }
        """
    }

    private var predicting: String {
        let awaited = """


                /// Makes an asynchronous prediction using the structured interface.
                func prediction(input: \(className)Input, options: MLPredictionOptions = MLPredictionOptions()) async throws -> \(className)Output {
                    let outFeatures = try await model.prediction(from: input, options: options)
                    return \(className)Output(features: outFeatures)
                }
            """
        return """
                /// Makes a prediction using the structured interface.
                func prediction(input: \(className)Input) throws -> \(className)Output {
                    try prediction(input: input, options: MLPredictionOptions())
                }

                /// Makes a prediction using the structured interface.
                func prediction(input: \(className)Input, options: MLPredictionOptions) throws -> \(className)Output {
                    let outFeatures = try model.prediction(from: input, options: options)
                    return \(className)Output(features: outFeatures)
                }\(hasAsyncPrediction ? awaited : "")

                /// Makes a prediction using the convenience interface.
                func prediction(\(list(inputs.map(\.inputParameter)))) throws -> \(className)Output {
                    let input_ = \(className)Input(\(list(inputs.map(\.argument))))
                    return try prediction(input: input_)
                }

                /// Makes a batch prediction using the structured interface.
                func predictions(inputs: [\(className)Input], options: MLPredictionOptions = MLPredictionOptions()) throws -> [\(className)Output] {
                    let batchIn = MLArrayBatchProvider(array: inputs)
                    let batchOut = try model.predictions(from: batchIn, options: options)
                    var results : [\(className)Output] = []
                    results.reserveCapacity(inputs.count)
                    for i in 0..<batchOut.count {
                        let outProvider = batchOut.features(at: i)
                        let result =  \(className)Output(features: outProvider)
                        results.append(result)
                    }
                    return results
                }
            """
    }
}

extension String {
    /// The text as a word of Swift's: what is neither a letter nor a digit is "_", as it is with Xcode.
    var asIdentifier: String {
        func word(_ isKept: (Character) -> Bool) -> String {
            let word = String(map { isKept($0) ? $0 : "_" })
            return word.first.map { $0.isNumber } ?? true ? "_" + word : word
        }
        let full = word { $0.isLetter || $0.isNumber }
        // What the language does not take as a letter is none; its own words stay.
        let plain = word { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return full == plain || full.isValidSwiftIdentifier(for: .variableName) ? full : plain
    }

    /// An identifier as a declaration has it: a word of the language in backticks.
    var asName: String { isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }
}

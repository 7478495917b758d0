import Foundation
import SampanTrainedModel

/// What a model's metadata are found by. See https://developer.apple.com/documentation/coreml/mlmodelmetadatakey.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the model does: a `String`.
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    /// The model's version: a `String`.
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    /// Who made the model: a `String`.
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    /// What may be done with the model: a `String`.
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    /// What else its maker says of it: a `[String: String]`.
    public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}

/// What a model is like. See https://developer.apple.com/documentation/coreml/mlmodeldescription.
public class MLModelDescription: NSObject {
    /// What goes in, by its names.
    public let inputDescriptionsByName: [String: MLFeatureDescription]
    /// What comes out, by its names.
    public let outputDescriptionsByName: [String: MLFeatureDescription]
    /// What an app trains the model further with, by its names.
    public let trainingInputDescriptionsByName: [String: MLFeatureDescription]
    /// The output that is the prediction; `nil` if there is none.
    public let predictedFeatureName: String?
    /// The output that has the probabilities of classes; `nil` if there is none.
    public let predictedProbabilitiesName: String?
    /// Who made the model, and what is said of it. What is not said is an empty text.
    public let metadata: [MLModelMetadataKey: Any]
    /// The classes that a classifier tells apart, of `String` or `Int64`; `nil` if the model is none.
    public let classLabels: [Any]?
    /// Whether apps may train the model further.
    public let isUpdatable: Bool

    init(_ model: TrainedModel) {
        func byName(_ features: [TrainedModel.Feature]) -> [String: MLFeatureDescription] {
            // The reader has seen to it that no two have the same name.
            Dictionary(uniqueKeysWithValues: features.map { ($0.name, MLFeatureDescription($0)) })
        }
        let description = model.description
        inputDescriptionsByName = byName(description.inputs)
        outputDescriptionsByName = byName(description.outputs)
        trainingInputDescriptionsByName = byName(description.trainingInputs)
        predictedFeatureName = description.predictedFeatureName.isEmpty ? nil : description.predictedFeatureName
        predictedProbabilitiesName = description.predictedProbabilitiesName.isEmpty ? nil : description.predictedProbabilitiesName
        metadata = [
            .description: description.text, .versionString: description.versionString, .author: description.author,
            .license: description.license, .creatorDefinedKey: description.userDefined,
        ]
        isUpdatable = model.isUpdatable
        classLabels =
            switch model.classes {
            case .strings(let labels): labels
            case .integers(let labels): labels
            case nil: nil
            }
    }
}

extension TrainedModel {
    /// The classes that a classifier tells apart; those of a pipeline are the last classifier's.
    var classes: Labels? {
        switch kind {
        case .linearClassifier(_, _, _, let labels), .treeClassifier(_, let labels): labels
        case .supportVectorClassifier(let machine): machine.labels
        case .nearestNeighbors(let samples): samples.labels.unique
        case .pipeline(let models): models.reversed().lazy.compactMap(\.classes).first
        default: nil
        }
    }
}

extension TrainedModel.Labels {
    /// Each label once, in the order in which they come first.
    var unique: TrainedModel.Labels {
        func once<Label: Hashable>(_ labels: [Label]) -> [Label] {
            var seen: Set<Label> = []
            return labels.filter { seen.insert($0).inserted }
        }
        switch self {
        case .strings(let labels): return .strings(once(labels))
        case .integers(let labels): return .integers(once(labels))
        }
    }
}

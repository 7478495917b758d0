extension TrainedModel {
    /// Sees to it that a model that was read has the features that it reckons with.
    ///
    /// - Throws: `TrainedModelFault` naming what does not fit.
    func check(at place: String) throws {
        func fault(_ text: String) -> TrainedModelFault { TrainedModelFault(text, at: place) }
        func needsOutput(_ name: String, _ what: String) throws {
            guard description.outputs.contains(where: { $0.name == name }) else {
                throw fault("the \(what) is to be \"\(name)\", and there is no such output")
            }
        }
        switch kind {
        case .unsupported: return
        case .pipeline(let models):
            guard !models.isEmpty else { throw fault("the pipeline is empty") }
            try checkNames(of: models, fault)
            return
        case .linearRegressor, .treeRegressor, .supportVectorRegressor:
            try needsOutput(description.predictedFeatureName, "prediction")
        case .linearClassifier, .treeClassifier, .supportVectorClassifier, .nearestNeighbors:
            try needsOutput(description.predictedFeatureName, "prediction")
            if !description.predictedProbabilitiesName.isEmpty {
                if case .supportVectorClassifier(let machine) = kind, machine.probabilityA.isEmpty {
                    throw fault("there is nothing to reckon the probabilities by")
                }
                try needsOutput(description.predictedProbabilitiesName, "output of probabilities")
            }
        case .featureVectorizer(let columns):
            for column in columns where !description.inputs.contains(where: { $0.name == column.name }) {
                throw fault("the input \"\(column.name)\" is to be in the array, and there is no such input")
            }
            try needsOne(description.outputs, "output", fault)
        case .oneHotEncoder, .imputer, .dictionaryVectorizer, .scaler, .categoricalMapping, .normalizer, .arrayFeatureExtractor:
            try needsOne(description.inputs, "input", fault)
            try needsOne(description.outputs, "output", fault)
        case .identity:
            guard description.inputs.count == description.outputs.count else {
                throw fault("there are \(description.inputs.count) inputs and \(description.outputs.count) outputs")
            }
        }
        guard !description.inputs.isEmpty else { throw fault("there is no input") }
    }

    private func needsOne(_ features: [Feature], _ what: String, _ fault: (String) -> TrainedModelFault) throws {
        guard features.count == 1 else { throw fault("there are \(features.count) \(what)s, and one is expected") }
    }

    /// What a model of a pipeline takes is the pipeline's input, or came out of one before it.
    private func checkNames(of models: [TrainedModel], _ fault: (String) -> TrainedModelFault) throws {
        var known = Set(description.inputs.map(\.name))
        for (index, model) in models.enumerated() {
            for input in model.description.inputs where !known.contains(input.name) && !input.isOptional {
                throw fault("models[\(index)] takes \"\(input.name)\", which nothing before it gives")
            }
            known.formUnion(model.description.outputs.map(\.name))
        }
        for output in description.outputs where !known.contains(output.name) {
            throw fault("no model gives the output \"\(output.name)\"")
        }
    }
}

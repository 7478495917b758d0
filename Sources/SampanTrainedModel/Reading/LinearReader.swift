extension TrainedModel.LinearModel {
    /// Reads the fields that regressors and classifiers have alike; returns whether this was one.
    fileprivate mutating func read(_ field: WireField) throws -> Bool {
        switch field.number {
        case 1:
            var row: [Double] = []
            try field.message("weights[\(weights.count)]").forEachField { if $0.number == 1 { row += try $0.doubles() } }
            weights.append(row)
        case 2: offsets += try field.doubles()
        default: return false
        }
        return true
    }

    fileprivate func check(at place: String) throws {
        guard !weights.isEmpty else { throw TrainedModelFault("there are no weights", at: place) }
        guard weights.allSatisfy({ $0.count == weights[0].count }) else {
            throw TrainedModelFault("the rows of weights differ in length", at: place)
        }
        guard offsets.isEmpty || offsets.count == weights.count else {
            throw TrainedModelFault("there are \(weights.count) rows of weights and \(offsets.count) offsets", at: place)
        }
    }
}

extension TrainedModel.Kind {
    static func linearRegressor(_ message: WireMessage) throws -> TrainedModel.Kind {
        var (model, transform) = (TrainedModel.LinearModel(), TrainedModel.LinearTransform.none)
        try message.forEachField { field in
            if try !model.read(field), field.number == 3 { transform = try field.enumeration("transform of a regressor") }
        }
        try model.check(at: message.place)
        return .linearRegressor(model, transform)
    }

    static func linearClassifier(_ message: WireMessage) throws -> TrainedModel.Kind {
        var (model, transform) = (TrainedModel.LinearModel(), TrainedModel.LinearTransform.logit)
        var (encoding, labels) = (TrainedModel.ClassEncoding.referenceClass, TrainedModel.Labels.strings([]))
        try message.forEachField { field in
            if try model.read(field) { return }
            switch field.number {
            // A classifier's transforms are those of a regressor, but for none.
            case 3: transform = try field.bool() ? .probit : .logit
            case 4: encoding = try field.enumeration("encoding of classes")
            case 100: try labels.read(strings: field.message("stringClassLabels"))
            case 101: try labels.read(integers: field.message("int64ClassLabels"))
            default: break
            }
        }
        try model.check(at: message.place)
        // One row tells two classes apart, however they are encoded.
        let rows = encoding == .referenceClass || labels.count == 2 && model.weights.count == 1 ? labels.count - 1 : labels.count
        guard labels.count > 1, model.weights.count == rows else {
            throw TrainedModelFault("there are \(labels.count) classes and \(model.weights.count) rows of weights", at: message.place)
        }
        return .linearClassifier(model, transform, encoding, labels)
    }
}

extension TrainedModel {
    /// Reads a model's file.
    ///
    /// - Throws: `TrainedModelFault` if it is none, or none that could be reckoned with.
    public init(reading bytes: [UInt8]) throws {
        guard !bytes.isEmpty else { throw TrainedModelFault("the file is empty", at: "model") }
        try self.init(WireMessage(bytes, place: "model"))
    }

    init(_ message: WireMessage) throws {
        self.init(kind: .unsupported("model of no kind"))
        var found: (Int, WireField)?
        try message.forEachField { field in
            switch field.number {
            case 1: version = try field.count()
            case 2: try description.read(field.message("description"))
            case 10: isUpdatable = try field.bool()
            case 200...: found = (field.number, field)
            default: break
            }
        }
        guard let (number, field) = found else {
            throw TrainedModelFault("there is no model, or it is of a kind without a number", at: message.place)
        }
        guard let name = TrainedModel.kinds[number] else {
            kind = .unsupported("model of kind \(number)")
            return
        }
        let inner = try field.message(name)
        kind = try Kind(number, of: inner) ?? .unsupported(name)
        try check(at: inner.place)
    }

    /// The kinds' numbers and their names in the format.
    static let kinds: [Int: String] = [
        200: "pipelineClassifier", 201: "pipelineRegressor", 202: "pipeline", 300: "glmRegressor", 301: "supportVectorRegressor",
        302: "treeEnsembleRegressor", 303: "neuralNetworkRegressor", 304: "bayesianProbitRegressor", 400: "glmClassifier",
        401: "supportVectorClassifier", 402: "treeEnsembleClassifier", 403: "neuralNetworkClassifier",
        404: "kNearestNeighborsClassifier", 500: "neuralNetwork", 501: "itemSimilarityRecommender", 502: "mlProgram",
        555: "customModel", 556: "linkedModel", 560: "classConfidenceThresholding", 600: "oneHotEncoder", 601: "imputer",
        602: "featureVectorizer", 603: "dictVectorizer", 604: "scaler", 606: "categoricalMapping", 607: "normalizer",
        609: "arrayFeatureExtractor", 610: "nonMaximumSuppression", 900: "identity", 2000: "textClassifier", 2001: "wordTagger",
        2002: "visionFeaturePrint", 2003: "soundAnalysisPreprocessing", 2004: "gazetteer", 2005: "wordEmbedding",
        2006: "audioFeaturePrint", 3000: "serializedModel",
    ]

    /// The kinds of the models that cannot be reckoned here, those in pipelines among them, by their names in the format.
    public var unsupportedKinds: [String] {
        switch kind {
        case .unsupported(let name): [name]
        case .pipeline(let models): models.flatMap(\.unsupportedKinds)
        default: []
        }
    }
}

extension TrainedModel.Kind {
    /// Reads a model of a kind; `nil` if it is one that cannot be reckoned here.
    init?(_ number: Int, of message: WireMessage) throws {
        switch number {
        case 200, 201: self = .pipeline(try TrainedModel.Kind.wrappedPipeline(message))
        case 202: self = .pipeline(try TrainedModel.Kind.pipeline(message))
        case 300: self = try .linearRegressor(message)
        case 301: self = try .supportVectorRegressor(message)
        case 302: self = try .treeRegressor(message)
        case 400: self = try .linearClassifier(message)
        case 401: self = .supportVectorClassifier(try TrainedModel.SupportVectorClassifier(message))
        case 402: self = try .treeClassifier(message)
        case 404: self = .nearestNeighbors(try TrainedModel.NearestNeighbors(message))
        case 600: self = .oneHotEncoder(try TrainedModel.OneHotEncoder(message))
        case 601: self = .imputer(try TrainedModel.Imputer(message))
        case 602: self = .featureVectorizer(try TrainedModel.Kind.columns(message))
        case 603: self = try .dictionaryVectorizer(message)
        case 604: self = try .scaler(message)
        case 606: self = .categoricalMapping(try TrainedModel.CategoricalMapping(message))
        case 607: self = try .normalizer(message)
        case 609: self = try .arrayFeatureExtractor(message)
        case 900: self = .identity
        default: return nil
        }
    }

    private static func wrappedPipeline(_ message: WireMessage) throws -> [TrainedModel] {
        var models: [TrainedModel] = []
        try message.forEachField { field in
            if field.number == 1 { models += try pipeline(field.message("pipeline")) }
        }
        return models
    }

    private static func pipeline(_ message: WireMessage) throws -> [TrainedModel] {
        var models: [TrainedModel] = []
        try message.forEachField { field in
            if field.number == 1 { models.append(try TrainedModel(field.message("models[\(models.count)]"))) }
        }
        return models
    }
}

extension TrainedModel.Labels {
    /// Reads texts or numbers, and adds them to those that are of the same kind.
    mutating func read(strings message: WireMessage) throws {
        var labels: [String] = if case .strings(let known) = self { known } else { [] }
        try message.forEachField { if $0.number == 1 { labels.append(try $0.string()) } }
        self = .strings(labels)
    }

    mutating func read(integers message: WireMessage) throws {
        var labels: [Int64] = if case .integers(let known) = self { known } else { [] }
        try message.forEachField { if $0.number == 1 { labels += try $0.integers() } }
        self = .integers(labels)
    }
}

/// Models' files, as small as they can be.
public enum ModelFile {
    /// What kind of value a feature has.
    public enum FeatureType {
        /// A whole number.
        case int64
        /// A number.
        case double
        /// A text.
        case string
        /// A picture.
        case image
        /// An array of a shape; of numbers of 64 bits unless another type's number is given.
        case array([Int64], Int64 = 65600)
        /// Numbers by texts or whole numbers.
        case dictionary(hasStringKeys: Bool)
        /// Texts or whole numbers.
        case sequence(isOfStrings: Bool)

        fileprivate var message: ModelMessage {
            let empty = ModelMessage()
            return switch self {
            case .int64: empty.message(1, empty)
            case .double: empty.message(2, empty)
            case .string: empty.message(3, empty)
            case .image: empty.message(4, empty)
            case .array(let shape, let type): empty.message(5, empty.integers(1, shape).integer(2, type))
            case .dictionary(let hasStringKeys): empty.message(6, empty.message(hasStringKeys ? 2 : 1, empty))
            case .sequence(let isOfStrings):
                empty.message(7, empty.message(isOfStrings ? 3 : 1, empty).message(101, empty.integer(2, -1)))
            }
        }
    }

    /// A feature's description.
    public static func feature(_ name: String, _ type: FeatureType, isOptional: Bool = false, text: String = "") -> ModelMessage {
        ModelMessage().text(1, name).text(2, text).message(3, isOptional ? type.message.integer(1000, 1) : type.message)
    }

    /// A model.
    ///
    /// - Parameters:
    ///   - kind: the number of its kind, by which the format has it.
    ///   - content: what it is.
    public static func model(
        _ kind: Int, _ content: ModelMessage, inputs: [ModelMessage], outputs: [ModelMessage], predicted: String = "",
        probabilities: String = "", metadata: ModelMessage? = nil
    ) -> ModelMessage {
        var description = ModelMessage().messages(1, inputs).messages(10, outputs)
        if !predicted.isEmpty { description = description.text(11, predicted) }
        if !probabilities.isEmpty { description = description.text(12, probabilities) }
        if let metadata { description = description.message(100, metadata) }
        return ModelMessage().integer(1, 1).message(2, description).message(kind, content)
    }

    /// A regressor of a table's columns as Create ML makes it: a vectorizer and a linear regressor one after the other.
    public static func regressor(inputs: [String], weights: [Double], offset: Double, output: String) -> ModelMessage {
        let columns = inputs.map { feature($0, .double) }
        let vector = feature("vectorized_features", .array([Int64(inputs.count)]))
        let result = feature(output, .double)
        let vectorizer = model(
            602, ModelMessage().messages(1, inputs.map { ModelMessage().text(1, $0).integer(2, 1) }), inputs: columns, outputs: [vector])
        let linear = model(
            300, ModelMessage().message(1, ModelMessage().doubles(1, weights)).doubles(2, [offset]), inputs: [vector], outputs: [result],
            predicted: output)
        let metadata = ModelMessage().text(3, "A learner")
            .message(100, ModelMessage().text(1, "com.apple.coreml.model.preview.type").text(2, "tabularRegressor"))
        return model(
            201, ModelMessage().message(1, ModelMessage().messages(1, [vectorizer, linear])), inputs: columns, outputs: [result],
            predicted: output, metadata: metadata)
    }

    /// Labels of classes, as classifiers have them.
    public static func labels(_ labels: [String]) -> ModelMessage { ModelMessage().texts(1, labels) }

    /// A node of a tree that asks for a number.
    public static func branch(
        _ node: Int64, tree: Int64 = 0, feature: Int64 = 0, behavior: Int64 = 0, value: Double, yes: Int64, no: Int64,
        missingIsYes: Bool = false
    ) -> ModelMessage {
        ModelMessage().integer(1, tree).integer(2, node).integer(3, behavior).integer(10, feature).double(11, value).integer(12, yes)
            .integer(13, no).integer(14, missingIsYes ? 1 : 0)
    }

    /// A leaf of a tree.
    public static func leaf(_ node: Int64, tree: Int64 = 0, _ values: [Double]) -> ModelMessage {
        values.enumerated().reduce(ModelMessage().integer(1, tree).integer(2, node).integer(3, 6)) {
            $0.message(20, ModelMessage().integer(1, Int64($1.offset)).double(2, $1.element))
        }
    }

    /// Trees of nodes, in what regressors and classifiers have.
    public static func trees(_ nodes: [ModelMessage], dimensions: Int64 = 1, base: [Double] = [], transform: Int64 = 0) -> ModelMessage {
        let ensemble = ModelMessage().messages(1, nodes).integer(2, dimensions).doubles(3, base)
        return ModelMessage().message(1, ensemble).integer(2, transform)
    }
}

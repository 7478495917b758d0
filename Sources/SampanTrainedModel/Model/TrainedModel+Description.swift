extension TrainedModel {
    /// What goes into a model and comes out of it.
    public struct Description: Equatable, Sendable {
        /// What goes in.
        public var inputs: [Feature] = []
        /// What comes out.
        public var outputs: [Feature] = []
        /// What an app trains the model further with.
        public var trainingInputs: [Feature] = []
        /// The output that is the prediction; empty if there is none.
        public var predictedFeatureName = ""
        /// The output that has the probabilities of classes; empty if there is none.
        public var predictedProbabilitiesName = ""
        /// What the model does, in the words of who made it.
        public var text = ""
        /// The model's own version.
        public var versionString = ""
        /// Who made the model.
        public var author = ""
        /// What may be done with the model.
        public var license = ""
        /// What else who made it says of it.
        public var userDefined: [String: String] = [:]

        /// Creates an empty description.
        public init() {}
    }

    /// What goes in or comes out, by a name.
    public struct Feature: Equatable, Sendable {
        /// The name.
        public var name = ""
        /// What it is, in the words of who made the model.
        public var text = ""
        /// What kind of value it has; `nil` if the file does not say.
        public var type: FeatureType?
        /// Whether it may be missing.
        public var isOptional = false

        /// Creates a feature.
        public init(name: String = "", type: FeatureType? = nil, isOptional: Bool = false) {
            (self.name, self.type, self.isOptional) = (name, type, isOptional)
        }
    }

    /// What kind of value a feature has.
    public enum FeatureType: Equatable, Sendable {
        /// A whole number.
        case int64
        /// A number.
        case double
        /// A text.
        case string
        /// A picture.
        case image
        /// Numbers in rows, columns and so on.
        case multiArray(ArrayType)
        /// Numbers by texts, or by whole numbers.
        case dictionary(hasStringKeys: Bool)
        /// Texts one after the other, or whole numbers.
        case sequence(isOfStrings: Bool, count: SizeRange)
        /// What a model keeps between predictions.
        case state
    }

    /// How many there may be of something.
    public struct SizeRange: Equatable, Sendable {
        /// The least number.
        public var lower = 0
        /// The greatest number; `nil` if there is none.
        public var upper: Int?

        /// Creates a range.
        public init(lower: Int = 0, upper: Int? = nil) { (self.lower, self.upper) = (lower, upper) }
    }

    /// What an array is like.
    public struct ArrayType: Equatable, Sendable {
        /// The kinds of numbers in arrays.
        public enum Element: Int, Sendable {
            /// Of 32 bits.
            case float32 = 65568
            /// Of 64 bits.
            case double = 65600
            /// Whole, of 32 bits.
            case int32 = 131104
            /// Whole, of 8 bits.
            case int8 = 131080
            /// Of 16 bits.
            case float16 = 65552
        }

        /// How many there are in each direction; empty if the file does not say.
        public var shape: [Int] = []
        /// What the numbers are.
        public var element: Element = .double
        /// Other shapes that the array may have, besides `shape`.
        public var shapes: [[Int]] = []
        /// How many there may be in each direction.
        public var ranges: [SizeRange] = []

        /// Creates the type of an array.
        public init(shape: [Int] = [], element: Element = .double) { (self.shape, self.element) = (shape, element) }
    }
}

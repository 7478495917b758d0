/// A trained model as its file describes it: what goes in, what comes out, and what is reckoned between.
///
/// The format is public: https://apple.github.io/coremltools/mlmodel/index.html. What is no neural network is read whole.
public struct TrainedModel: Equatable, Sendable {
    /// The version of the format.
    public var version = 0
    /// What goes in and comes out, and who made the model.
    public var description = Description()
    /// Whether apps may train the model further.
    public var isUpdatable = false
    /// What is reckoned.
    public var kind: Kind

    /// Creates a model.
    public init(kind: Kind) { self.kind = kind }

    /// What a model reckons.
    public indirect enum Kind: Equatable, Sendable {
        /// Models one after the other, each of which finds the features of those before it.
        case pipeline([TrainedModel])
        /// Weighted sums.
        case linearRegressor(LinearModel, LinearTransform)
        /// Weighted sums that become probabilities.
        case linearClassifier(LinearModel, LinearTransform, ClassEncoding, Labels)
        /// Decisions in trees, whose leaves are added up.
        case treeRegressor(TreeEnsemble)
        /// Decisions in trees, whose leaves become probabilities.
        case treeClassifier(TreeEnsemble, Labels)
        /// Weighted distances of known samples.
        case supportVectorRegressor(SupportVectors, coefficients: [Double], rho: Double)
        /// Weighted distances of known samples, for each pair of classes.
        case supportVectorClassifier(SupportVectorClassifier)
        /// What most of the nearest samples are.
        case nearestNeighbors(NearestNeighbors)
        /// A category as a one among zeros.
        case oneHotEncoder(OneHotEncoder)
        /// What stands for values that are missing.
        case imputer(Imputer)
        /// Features one behind the other, with the numbers of theirs that count.
        case featureVectorizer([FeatureColumn])
        /// A dictionary's values by the places of their keys.
        case dictionaryVectorizer(Labels)
        /// `(x + shift) * scale`.
        case scaler(shift: [Double], scale: [Double])
        /// Texts for numbers, or numbers for texts.
        case categoricalMapping(CategoricalMapping)
        /// An array, divided by its length.
        case normalizer(Norm)
        /// Elements of an array.
        case arrayFeatureExtractor([Int])
        /// What goes in.
        case identity
        /// What cannot be reckoned here, by its name in the format.
        case unsupported(String)
    }

    /// A feature and how many numbers it is.
    public struct FeatureColumn: Equatable, Sendable {
        /// The feature's name.
        public var name: String
        /// How many numbers it is.
        public var count: Int
    }

    /// The classes that a classifier tells apart, or the keys of a dictionary.
    public enum Labels: Equatable, Sendable {
        /// Classes by texts.
        case strings([String])
        /// Classes by numbers.
        case integers([Int64])

        /// How many there are.
        public var count: Int {
            switch self {
            case .strings(let labels): labels.count
            case .integers(let labels): labels.count
            }
        }
    }

    /// By what an array is divided.
    public enum Norm: Int, Sendable {
        /// The largest absolute value.
        case max = 0
        /// The sum of the absolute values.
        case l1 = 1
        /// The root of the squares' sum.
        case l2 = 2
    }
}

extension TrainedModel {
    /// The file in a `.mlmodelc` folder that the model is in.
    public static let compiledFileName = "model.mlmodel"
}

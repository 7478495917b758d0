extension TrainedModel {
    /// How two samples are compared.
    public enum Kernel: Equatable, Sendable {
        /// By their product.
        case linear
        /// By the exponential of their distance.
        case radial(gamma: Double)
        /// By a power of their product.
        case polynomial(degree: Int, c: Double, gamma: Double)
        /// By the hyperbolic tangent of their product.
        case sigmoid(gamma: Double, c: Double)
    }

    /// The samples that a support vector machine has kept.
    public struct SupportVectors: Equatable, Sendable {
        /// How they are compared with what is to be predicted.
        public var kernel = Kernel.linear
        /// The samples: numbers by their places, those that are zero left out.
        public var vectors: [[SparseElement]] = []
    }

    /// A number at its place.
    public struct SparseElement: Equatable, Sendable {
        /// The place, from 0.
        public var index = 0
        /// The number.
        public var value = 0.0
    }

    /// A support vector machine that tells classes apart, each from each.
    public struct SupportVectorClassifier: Equatable, Sendable {
        /// The samples, those of a class together.
        public var vectors = SupportVectors()
        /// How many samples each class has.
        public var counts: [Int] = []
        /// The weights of samples: a row fewer than there are classes.
        public var coefficients: [[Double]] = []
        /// The threshold of each pair of classes.
        public var rho: [Double] = []
        /// What makes probabilities of decisions, for each pair: the factor. Empty if there are none.
        public var probabilityA: [Double] = []
        /// What makes probabilities of decisions, for each pair: the summand.
        public var probabilityB: [Double] = []
        /// The classes.
        public var labels = Labels.strings([])

        /// How many pairs of classes there are.
        public var pairs: Int { labels.count * (labels.count - 1) / 2 }
    }

    /// Samples with the classes that they have.
    public struct NearestNeighbors: Equatable, Sendable {
        /// A class by itself.
        public enum Label: Equatable, Sendable {
            /// By a text.
            case string(String)
            /// By a number.
            case integer(Int64)
        }

        /// How many numbers a sample has.
        public var dimensions = 0
        /// The samples.
        public var samples: [[Float]] = []
        /// The class of each sample.
        public var labels = Labels.strings([])
        /// How many neighbours are asked.
        public var count = 1
        /// What is predicted while there are no samples.
        public var fallback: Label?
        /// Whether those that are near weigh more.
        public var weighsByDistance = false
    }
}

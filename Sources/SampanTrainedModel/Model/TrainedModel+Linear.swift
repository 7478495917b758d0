extension TrainedModel {
    /// Sums of weighted numbers.
    public struct LinearModel: Equatable, Sendable {
        /// The weights of each sum.
        public var weights: [[Double]] = []
        /// What is added to each sum.
        public var offsets: [Double] = []
    }

    /// What becomes of a sum.
    public enum LinearTransform: Int, Sendable {
        /// Nothing.
        case none = 0
        /// The logistic function.
        case logit = 1
        /// The distribution function of the normal distribution.
        case probit = 2
    }

    /// What sums say of classes.
    public enum ClassEncoding: Int, Sendable {
        /// How the others compare with the first.
        case referenceClass = 0
        /// How each compares with all others.
        case oneVersusRest = 1
    }
}

extension TrainedModel {
    /// Trees of decisions, whose leaves' values are added up.
    public struct TreeEnsemble: Equatable, Sendable {
        /// What becomes of the sums.
        public enum Transform: Int, Sendable {
            /// Nothing.
            case none = 0
            /// Shares of the exponentials.
            case softmax = 1
            /// The logistic function.
            case logistic = 2
            /// Shares of the exponentials, with a zero for the first class.
            case softmaxWithZeroReference = 3
        }

        /// All trees' nodes.
        public var nodes: [Node] = []
        /// Where in `nodes` each tree begins.
        public var roots: [Int] = []
        /// How many sums there are.
        public var dimensions = 1
        /// What the sums begin with.
        public var base: [Double] = []
        /// What becomes of the sums.
        public var transform = Transform.none
    }

    /// A node of a tree.
    public struct Node: Equatable, Sendable {
        /// What a node asks of a number.
        public enum Behavior: Int, Sendable {
            /// Whether it is at most the node's.
            case lessThanOrEqual = 0
            /// Whether it is less than the node's.
            case lessThan = 1
            /// Whether it is at least the node's.
            case greaterThanOrEqual = 2
            /// Whether it is more than the node's.
            case greaterThan = 3
            /// Whether it is the node's.
            case equal = 4
            /// Whether it is not the node's.
            case notEqual = 5
            /// Nothing: the node is a leaf.
            case leaf = 6
        }

        /// What is asked.
        public var behavior = Behavior.lessThanOrEqual
        /// Which of the numbers is asked for.
        public var feature = 0
        /// What it is compared with.
        public var value = 0.0
        /// Where in the ensemble's nodes it goes on if the answer is yes.
        public var trueChild = 0
        /// Where it goes on if the answer is no.
        public var falseChild = 0
        /// Whether it goes on with yes where there is no number.
        public var missingIsTrue = false
        /// What a leaf adds to which sums.
        public var additions: [Addition] = []
    }

    /// What a leaf adds to a sum.
    public struct Addition: Equatable, Sendable {
        /// Which sum.
        public var dimension = 0
        /// What is added.
        public var value = 0.0
    }
}

extension TrainedModel {
    /// A category as a one among zeros.
    public struct OneHotEncoder: Equatable, Sendable {
        /// The categories in the order of their places.
        public var categories = Labels.strings([])
        /// Whether what comes out is a dictionary of the one place.
        public var isSparse = false
        /// Whether another category is all zeros, and no error.
        public var ignoresUnknown = false
    }

    /// What stands for values that are missing.
    public struct Imputer: Equatable, Sendable {
        /// A value of a feature.
        public enum Value: Equatable, Sendable {
            /// A number.
            case double(Double)
            /// A whole number.
            case integer(Int64)
            /// A text.
            case string(String)
            /// Numbers.
            case doubles([Double])
            /// Whole numbers.
            case integers([Int64])
            /// Numbers by texts.
            case stringDictionary([String: Double])
            /// Numbers by whole numbers.
            case integerDictionary([Int64: Double])
        }

        /// What stands for them.
        public var imputed: Value
        /// What is as good as missing, besides what is no number.
        public var replaced: Value?
    }

    /// Texts for numbers, or numbers for texts.
    public enum CategoricalMapping: Equatable, Sendable {
        /// Numbers for texts, and one for any other text.
        case stringToInteger([String: Int64], unknown: Int64?)
        /// Texts for numbers, and one for any other number.
        case integerToString([Int64: String], unknown: String?)
    }
}

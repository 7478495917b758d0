/// What kind of value a feature has. See https://developer.apple.com/documentation/coreml/mlfeaturetype.
public enum MLFeatureType: Int, Sendable {
    /// None.
    case invalid = 0
    /// A whole number.
    case int64 = 1
    /// A number.
    case double = 2
    /// A text.
    case string = 3
    /// A picture.
    case image = 4
    /// Numbers in rows, columns and so on.
    case multiArray = 5
    /// Numbers by texts, or by whole numbers.
    case dictionary = 6
    /// Texts one after the other, or whole numbers.
    case sequence = 7
    /// What a model keeps between predictions.
    case state = 8
}

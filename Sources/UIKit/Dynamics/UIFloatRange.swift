import Foundation

/// A range of numbers. See https://developer.apple.com/documentation/uikit/uifloatrange.
public struct UIFloatRange: Equatable, Codable, Sendable {
    /// The lower end.
    public var minimum: CGFloat
    /// The upper end.
    public var maximum: CGFloat

    /// Creates the range from 0 to 0.
    public init() { (minimum, maximum) = (0, 0) }

    /// Creates a range from its ends.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// No number.
    public static let zero = UIFloatRange()
    /// Every number.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether every number is in the range.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

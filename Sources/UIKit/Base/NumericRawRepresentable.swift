/// What is ordered and counted by the number that it stands for: priorities, weights of fonts, levels of windows.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    /// Whether the first one's number is less.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The value whose number is greater by that much.
    public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right)! }

    /// The value whose number is greater by that much.
    public static func + (left: RawValue, right: Self) -> Self { Self(rawValue: left + right.rawValue)! }

    /// The value whose number is less by that much.
    public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right)! }

    /// How much greater the first one's number is.
    public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

    /// Makes the number greater by that much.
    public static func += (left: inout Self, right: RawValue) { left = left + right }

    /// Makes the number less by that much.
    public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

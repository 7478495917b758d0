import CoreGraphics

/// A column or row of a grid. See https://developer.apple.com/documentation/swiftui/griditem.
public struct GridItem: Sendable {
    /// The room that a column has. See https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// The room.
    public var size: Size
    /// The space to the next one.
    public var spacing: CGFloat?
    /// Where views stand in it.
    public var alignment: Alignment?
    /// Creates a column or row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

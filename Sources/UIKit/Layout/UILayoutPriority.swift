import Foundation

/// How much a constraint matters, from just above 0 to 1000, which is required.
/// See https://developer.apple.com/documentation/uikit/uilayoutpriority.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Float

    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint must hold.
    public static let required = UILayoutPriority(rawValue: 1000)
    /// 750: how strongly a button resists being compressed.
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    /// 510: dragging that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
    /// 500: the scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
    /// 490: dragging that does not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
    /// 250: how strongly a button hugs its content.
    public static let defaultLow = UILayoutPriority(rawValue: 250)
    /// 50: how strongly `systemLayoutSizeFitting(_:)` wants its target size.
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

import Foundation

/// What a view does while the pointer is over it. The effects are UIKit's own; apps add none. See
/// https://developer.apple.com/documentation/uikit/uihovereffect-40091.
public protocol UIHoverEffect {}

/// What suits the view. See https://developer.apple.com/documentation/uikit/uihoverautomaticeffect-swift.struct.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable, Sendable {
    /// Creates the effect.
    public init() {}
}

/// The view is highlighted. See https://developer.apple.com/documentation/uikit/uihoverhighlighteffect-swift.struct.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable, Sendable {
    /// Creates the effect.
    public init() {}
}

/// The view is lifted. See https://developer.apple.com/documentation/uikit/uihoverlifteffect-swift.struct.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable, Sendable {
    /// Creates the effect.
    public init() {}
}

/// An effect of pointers, on the view that its preview is of.
extension UIPointerEffect: UIHoverEffect {}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// What suits the view.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// The view is highlighted.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view is lifted.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

import CoreGraphics
import Foundation

/// Distances from the four edges of a rectangle, positive inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// The inset from the top.
    public var top: CGFloat
    /// The inset from the left.
    public var left: CGFloat
    /// The inset from the bottom.
    public var bottom: CGFloat
    /// The inset from the right.
    public var right: CGFloat

    /// Insets that change nothing.
    public static let zero = UIEdgeInsets()

    /// Creates insets that change nothing.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets from the four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Distances from the four edges of a rectangle, positive inwards, the horizontal ones by reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The inset from the top.
    public var top: CGFloat
    /// The inset from the edge where reading begins.
    public var leading: CGFloat
    /// The inset from the bottom.
    public var bottom: CGFloat
    /// The inset from the edge where reading ends.
    public var trailing: CGFloat

    /// Insets that change nothing.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets that change nothing.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets from the four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A displacement by which something is moved from its natural place, in points.
public struct UIOffset: Hashable, Sendable, Codable {
    /// The displacement to the right.
    public var horizontal: CGFloat
    /// The displacement downwards.
    public var vertical: CGFloat

    /// No displacement.
    public static let zero = UIOffset()

    /// Creates no displacement.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Creates a displacement from its components.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }

    /// The rectangle with its edges moved inwards.
    public func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
}

import Foundation

/// Distances from the four edges of a screen, in points.
public struct ScreenInsets: Hashable, Sendable {
    /// The distance from the top, in points.
    public var top: CGFloat
    /// The distance from the left, in points.
    public var left: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the right, in points.
    public var right: CGFloat

    /// Creates insets from the four distances, in points.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// What kind of device an app believes to run on.
public enum DeviceIdiom: String, Sendable {
    case phone, pad
}

/// A device that an app can be shown on: its screen's geometry, and the names under which it is known.
public struct Device: Hashable, Sendable {
    /// The name a person types: "iPhone 15".
    public var name: String
    /// The machine identifier: "iPhone15,4".
    public var model: String
    /// Phone or pad.
    public var idiom: DeviceIdiom
    /// The portrait screen's size, in points.
    public var size: CGSize
    /// Pixels a point.
    public var scale: CGFloat
    /// The radius of the screen's corners, in points; 0 for square ones.
    public var cornerRadius: CGFloat
    /// The safe area's insets in portrait, the status bar's height being the top one.
    public var portraitInsets: ScreenInsets
    /// The safe area's insets in landscape.
    public var landscapeInsets: ScreenInsets

    /// The screen's size when the device is held on its side, or upright, in points.
    public func size(isLandscape: Bool) -> CGSize { isLandscape ? CGSize(width: size.height, height: size.width) : size }

    /// Whether the device has a home button (and so a square screen and a 20 pt status bar).
    public var hasHomeButton: Bool { portraitInsets.bottom == 0 }
}

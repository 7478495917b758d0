import UIKit

/// Which gestures are recognised. See https://developer.apple.com/documentation/swiftui/gesturemask.
public struct GestureMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None of them.
    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views within.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Keeps fingers from the views within, which stay what fingers come down on.
private struct SubviewGesturesModifier: AppearanceModifier {
    let isEnabled: Bool
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        view.keepsTouches = !isEnabled
    }
}

extension View {
    /// Adds a gesture, and says which gestures are recognised.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
        modifier(SubviewGesturesModifier(isEnabled: mask.contains(.subviews))).gesture(gesture, isEnabled: mask.contains(.gesture))
    }
    /// Adds a gesture that goes on beside others, and says which gestures are recognised.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
        modifier(SubviewGesturesModifier(isEnabled: mask.contains(.subviews)))
            .simultaneousGesture(gesture, isEnabled: mask.contains(.gesture))
    }
    /// Adds a gesture that goes first, and says which gestures are recognised.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
        modifier(SubviewGesturesModifier(isEnabled: mask.contains(.subviews)))
            .highPriorityGesture(gesture, isEnabled: mask.contains(.gesture))
    }
}

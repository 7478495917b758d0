import Foundation

/// The shadow of a background. See https://developer.apple.com/documentation/uikit/uishadowproperties-swift.struct.
@preconcurrency @MainActor
public struct UIShadowProperties: Equatable {
    /// The colour.
    public var color = UIColor.black
    /// How opaque the shadow is, from 0, which is none, to 1.
    public var opacity: CGFloat = 0
    /// How far the edges are blurred, in points.
    public var radius: CGFloat = 3
    /// How far the shadow lies from the background, in points.
    public var offset = CGSize(width: 0, height: -3)
    /// The shape of what casts the shadow, in the background's points; `nil` for the background itself.
    public var path: UIBezierPath?

    nonisolated init() {}

    /// Whether both are the same shadow, by the same path.
    nonisolated public static func == (left: UIShadowProperties, right: UIShadowProperties) -> Bool {
        MainActor.assumeIsolated {
            left.color == right.color && left.opacity == right.opacity && left.radius == right.radius && left.offset == right.offset
                && left.path === right.path
        }
    }
}

import CoreGraphics

/// What a timed object shows outside its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The final state stays visible when the animation is completed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The initial state shows before the animation begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The initial state shows before the animation begins, the final one after its end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation shows only while it is active.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var fillsBackwards: Bool { self == .backwards || self == .both }
    var fillsForwards: Bool { self == .forwards || self == .both }
}

/// Shows the final state after the end.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// Shows the initial state before the beginning.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// Fills in both directions.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// Shows nothing outside the active duration.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// A hierarchical timing system: each object maps its parent's time to its own.
public protocol CAMediaTiming: AnyObject {
    /// The begin time in the parent's time space, in seconds.
    var beginTime: CFTimeInterval { get set }
    /// An offset added in active local time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often the duration is repeated; may be fractional.
    var repeatCount: Float { get set }
    /// How many seconds the duration is repeated for.
    var repeatDuration: CFTimeInterval { get set }
    /// The basic duration, in seconds.
    var duration: CFTimeInterval { get set }
    /// The rate of local time to parent time.
    var speed: Float { get set }
    /// Whether each repetition plays backwards after playing forwards.
    var autoreverses: Bool { get set }
    /// What shows outside the active duration.
    var fillMode: CAMediaTimingFillMode { get set }
}

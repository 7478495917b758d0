/// The look of a bar: light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case blackTranslucent = 2
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// What bar metrics something is for.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
    /// An older name of `compact`.
    @available(iOS, introduced: 5.0, deprecated: 8.0, message: "Use UIBarMetricsCompact instead")
    public static let landscapePhone = UIBarMetrics.compact
    /// An older name of `compactPrompt`.
    @available(iOS, introduced: 7.0, deprecated: 8.0, message: "Use UIBarMetricsCompactPrompt")
    public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}

/// Which bars an image is for.
struct BarImageKey: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics

    /// What is for a bar at a position: what is for just that before what is for any, and of low bars what is for these before the rest.
    static func find<Value>(in values: [BarImageKey: Value], _ position: UIBarPosition, isLow: Bool) -> Value? {
        let metrics: [UIBarMetrics] = isLow ? [.compact, .default] : [.default]
        // Bars that are attached to the top are at the top.
        let positions: [UIBarPosition] = position == .topAttached ? [.topAttached, .top, .any] : [position, .any]
        return positions.lazy.flatMap { position in metrics.map { BarImageKey(position: position, metrics: $0) } }
            .compactMap { values[$0] }.first
    }
}

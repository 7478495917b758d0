import SampanDebugLog
import Foundation

/// The base of what gives feedback to the finger.
///
/// As on a device without a haptic engine nothing is felt; `sampan run --verbose` tells what would have been.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override nonisolated init() { super.init() }

    /// Readies the haptic engine, which this machine has none of.
    open func prepare() {}

    /// Tells a feedback.
    final func give(_ feedback: String) { DebugLog.write(.feedback, "haptic feedback: \(feedback)") }
}

/// Feedback of something that hits something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy and how hard what hits is.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator of a style.
    public nonisolated init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator of medium impacts.
    public override nonisolated convenience init() { self.init(style: .medium) }

    /// Gives the feedback in full.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Gives the feedback with an intensity between 0 and 1.
    open func impactOccurred(intensity: CGFloat) {
        give("\(style) impact" + (intensity == 1 ? "" : ", intensity \(intensity)"))
    }
}

/// Feedback of a selection that moves on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback.
    open func selectionChanged() { give("selection") }
}

/// Feedback of how something went.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Gives the feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) { give("\(notificationType) notification") }
}

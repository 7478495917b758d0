import SampanDebugLog
import Foundation

/// The base of what gives feedback to the finger.
///
/// As on a device without a haptic engine nothing is felt; `sampan run --verbose` tells what would have been.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the feedback is about, which keeps the generator among its interactions. See
    /// https://developer.apple.com/documentation/uikit/uifeedbackgenerator.
    open private(set) weak var view: UIView?

    /// Creates a generator.
    public override nonisolated init() { super.init() }

    // @objc(feedbackGeneratorForView:)
    /// Creates a generator and adds it to a view's interactions. See
    /// https://developer.apple.com/documentation/uikit/uifeedbackgenerator/init(view:).
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Called before the generator goes to a view.
    open func willMove(to view: UIView?) {}
    /// Called after the generator went to a view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Readies the haptic engine, which this machine has none of.
    open func prepare() {}

    /// Tells a feedback.
    final func give(_ feedback: String, at location: CGPoint? = nil) {
        let place = location.map { ", at \($0.x) \($0.y) of \(view.map { "\(type(of: $0))" } ?? "no view")" } ?? ""
        DebugLog.write(.feedback, "haptic feedback: \(feedback)\(place)")
    }
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

    // @objc(feedbackGeneratorWithStyle:forView:)
    /// Creates a generator of a style and adds it to a view's interactions. See
    /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:view:).
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Gives the feedback in full.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Gives the feedback with an intensity between 0 and 1.
    open func impactOccurred(intensity: CGFloat) { giveImpact(intensity, nil) }

    // @objc(impactOccurredAtLocation:)
    /// Gives the feedback in full, for a place of the view. See
    /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(at:).
    open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1, at: location) }

    // @objc(impactOccurredWithIntensity:atLocation:)
    /// Gives the feedback with an intensity between 0 and 1, for a place of the view. See
    /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:at:).
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { giveImpact(intensity, location) }

    private func giveImpact(_ intensity: CGFloat, _ location: CGPoint?) {
        give("\(style) impact" + (intensity == 1 ? "" : ", intensity \(intensity)"), at: location)
    }
}

/// Feedback of a selection that moves on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback.
    open func selectionChanged() { give("selection") }

    // @objc(selectionChangedAtLocation:)
    /// Gives the feedback for a place of the view. See
    /// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator/selectionchanged(at:).
    open func selectionChanged(at location: CGPoint) { give("selection", at: location) }
}

/// Feedback of what is drawn on a canvas. See https://developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    // @objc(alignmentOccurredAtLocation:)
    /// Gives the feedback of something that came to lie in line with something else, for a place of the view. See
    /// https://developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator/alignmentoccurred(at:).
    open func alignmentOccurred(at location: CGPoint) { give("alignment", at: location) }

    // @objc(pathCompletedAtLocation:)
    /// Gives the feedback of a path that is complete, for a place of the view. See
    /// https://developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator/pathcompleted(at:).
    open func pathCompleted(at location: CGPoint) { give("path completed", at: location) }
}

/// Feedback of how something went.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Gives the feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) { give("\(notificationType) notification") }

    // @objc(notificationOccurred:atLocation:)
    /// Gives the feedback for a place of the view. See
    /// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/notificationoccurred(_:at:).
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        give("\(notificationType) notification", at: location)
    }
}

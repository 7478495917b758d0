import Foundation

/// What is known of the update of the interface under way. Times are those of `CACurrentMediaTime()`, in seconds.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiupdateinfo>
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    /// The time that what moves is to be shown at.
    public let modelTime: TimeInterval
    /// When the update should be done.
    public let completionDeadlineTime: TimeInterval
    /// When it will be seen.
    public let estimatedPresentationTime: TimeInterval
    // @objc(isImmediatePresentationExpected)
    /// Whether it is seen as soon as it is done: where a link wants it.
    public let isImmediatePresentationExpected: Bool
    // @objc(isLowLatencyEventDispatchConfirmed)
    /// Whether the update has the phases of low latency: where a link wants such events.
    public let isLowLatencyEventDispatchConfirmed: Bool
    // @objc(isPerformingLowLatencyPhases)
    /// Whether the update is in one of these phases.
    open internal(set) var isPerformingLowLatencyPhases = false

    init(at time: TimeInterval, frame: TimeInterval, isImmediate: Bool, isLowLatency: Bool) {
        modelTime = time
        completionDeadlineTime = time + frame
        estimatedPresentationTime = isImmediate ? time : time + frame
        isImmediatePresentationExpected = isImmediate
        isLowLatencyEventDispatchConfirmed = isLowLatency
        super.init()
    }

    // @objc(currentUpdateInfoForWindowScene:)
    /// The update under way that shows a scene; `nil` outside of one, or if the scene is not on the screen.
    open class func current(for windowScene: UIWindowScene) -> Self? {
        windowScene.isOnDisplay ? UpdateLinks.current.info as? Self : nil
    }

    // @objc(currentUpdateInfoForView:)
    /// The update under way that shows a view; `nil` outside of one, or if the view is in no window.
    open class func current(for view: UIView) -> Self? { view.window != nil ? UpdateLinks.current.info as? Self : nil }
}

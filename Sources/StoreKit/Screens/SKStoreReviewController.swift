import Foundation
import UIKit

/// Asks the person to rate the app.
///
/// The sheet is shown each time, as it is while an app is developed; there is no store here that a rating would go to.
///
/// See https://developer.apple.com/documentation/storekit/skstorereviewcontroller.
open class SKStoreReviewController: NSObject {
    /// Asks the person to rate the app, over the scene that is shown.
    @available(iOS, introduced: 10.3, deprecated: 14.0, message: "Use requestReview(in:)")
    @MainActor
    open class func requestReview() { ReviewSheet.show() }

    /// Asks the person to rate the app, over a scene, if that is in the foreground.
    @MainActor
    open class func requestReview(in windowScene: UIWindowScene) {
        if windowScene.activationState != .background, windowScene.activationState != .unattached { ReviewSheet.show() }
    }
}

/// What an app asks of the store itself. See https://developer.apple.com/documentation/storekit/appstore.
public enum AppStore: Sendable {
    /// Asks the person to rate the app, over a scene, if that is in the foreground.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview(in: scene) }
}

/// The sheet with the stars.
@MainActor
private enum ReviewSheet {
    /// Whether it is shown, or waits for that: it is not shown twice.
    private static var isShown = false

    static func show() {
        guard !isShown else { return }
        isShown = true
        let stars = (1...5).reversed().map { count in
            SystemAlert.Choice(String(repeating: "★", count: count) + String(repeating: "☆", count: 5 - count)) { isShown = false }
        }
        SystemAlert.ask(
            "Enjoying \(SystemPermission.appName)?", message: "Tap a star to rate it on the App Store.",
            choices: stars + [SystemAlert.Choice("Not Now", isPreferred: true) { isShown = false }])
    }
}

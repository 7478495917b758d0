import Foundation

/// What the status bar is now, and whom to tell that controllers may want something else of it.
@MainActor
final class StatusBarState {
    /// That of the app that runs.
    static var current = StatusBarState()

    /// The height that the device gives the bar, in points.
    static var height: CGFloat { max(20, UIScreen.main.device.portraitInsets.top) }

    var isHidden = false
    var style = UIStatusBarStyle.default
    /// Asks controllers for their wishes; `nil` while no bar is shown.
    var follow: (() -> Void)?

    /// Says that the wishes of controllers may have changed.
    static func wishesMayHaveChanged() { current.follow?() }
}

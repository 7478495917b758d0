import Foundation

/// A window of the system's, over those of the app and over the status bar: what asks the person for a permission, or tells of a
/// notification. The app does not find it among its windows, and it is never key.
@MainActor
package final class SystemWindow: UIWindow {
    /// Where fingers meet the window; elsewhere they go to what is below. `nil` is everywhere.
    package var takesTouches: ((CGPoint) -> Bool)?

    /// Creates a window that fills the screen, not shown yet.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = .alert + 1_000_000
        backgroundColor = .clear
        // The status bar is a layer of the screen's own.
        backingLayer.zPosition = 2_000_000
    }

    package required init?(coder: NSCoder) { nil }

    package override var canBecomeKey: Bool { false }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let takesTouches, !takesTouches(point) { return nil }
        return super.hitTest(point, with: event)
    }
}

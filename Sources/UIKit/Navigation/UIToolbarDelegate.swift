import Foundation

/// Says where a toolbar stands. See https://developer.apple.com/documentation/uikit/uitoolbardelegate.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
